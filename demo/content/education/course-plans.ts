import type { CoursePlanSeed } from './teaching-types.ts'

const t = (zh: string, en: string) => ({ zh, en })

const modelling = {
  title: t('系统建模', 'System modelling'), semester: 3, lectures: 32, laboratory: 16, credits: 3, textbooks: ['system-modelling'],
  aims: t('写出并连接多领域组件，核对守恒。', 'Write and connect components of several domains, and check what is conserved.'),
  software: t('浑仪建模', 'Armilla Studio'),
}
const numerics = {
  title: t('数值方法', 'Numerical methods'), semester: 4, lectures: 32, laboratory: 16, credits: 3, textbooks: ['numerical-methods'],
  aims: t('选择求解器和容差，读懂求解器日志。', 'Choose solver and tolerance, and read the solver’s log.'),
  software: t('浑仪计算', 'Armilla Compute'),
}
const control = {
  title: t('自动控制原理', 'Principles of control'), semester: 4, lectures: 48, laboratory: 16, credits: 4, textbooks: ['control-principles'],
  aims: t('在时域和频域设计单回路控制器。', 'Design single-loop controllers in the time and the frequency domain.'),
  software: t('浑仪控制，控制系统设计工具箱', 'Armilla Control, Control Design toolbox'),
}

export const coursePlans: CoursePlanSeed[] = [
  {
    slug: 'control-engineering', revisedOn: '2026-09-01',
    title: t('控制工程', 'Control engineering'), degree: t('本科，第三至第七学期', 'Bachelor, semesters 3 to 7'),
    summary: t('从建模、辨识到控制器的硬件在环验证。', 'From modelling and identification to controllers verified in the loop.'),
    entries: [
      { code: 'CE101', ...modelling },
      { code: 'CE102', ...numerics },
      { code: 'CE103', ...control },
      {
        code: 'CE201', title: t('系统辨识', 'System identification'), semester: 5, lectures: 24, laboratory: 24, credits: 3, textbooks: ['identification'],
        aims: t('设计试验，由数据得到模型，并用新数据检验。', 'Design experiments, obtain models from data, and test them on new data.'),
        software: t('浑仪控制，系统辨识工具箱（开源）', 'Armilla Control, Identification toolbox (open source)'),
      },
      {
        code: 'CE202', title: t('嵌入式控制与代码生成', 'Embedded control and code generation'), semester: 6, lectures: 24, laboratory: 24, credits: 3, textbooks: ['control-principles'],
        aims: t('把控制器变成定点C代码，并证明与模型一致。', 'Turn a controller into fixed-point C and show that it agrees with the model.'),
        software: t('浑仪控制，代码生成工具箱', 'Armilla Control, Code Generation toolbox'),
      },
      {
        code: 'CE203', title: t('控制工程实验', 'Control laboratory'), semester: 6, lectures: 0, laboratory: 32, credits: 1, textbooks: ['hil-laboratory'],
        aims: t('先仿真、后上机，完成四个闭环实验。', 'Complete four closed-loop experiments, simulation first.'),
        software: t('浑仪实时，Station S4', 'Armilla Realtime, Station S4'),
      },
      {
        code: 'CE301', title: t('课程设计', 'Design project'), semester: 7, lectures: 8, laboratory: 40, credits: 2.5,
        aims: t('为一个真实对象完成从模型到验收报告的全过程。', 'Take a real plant from the model to the acceptance report.'),
        software: t('自选', 'Free choice'),
      },
    ],
  },
  {
    slug: 'vehicle-engineering', revisedOn: '2026-09-01',
    title: t('车辆工程', 'Vehicle engineering'), degree: t('本科，第三至第七学期', 'Bachelor, semesters 3 to 7'),
    summary: t('从车辆动力学到整车能量流。', 'From vehicle dynamics to whole-vehicle energy flow.'),
    entries: [
      { code: 'VE101', ...modelling },
      { code: 'VE102', ...control },
      {
        code: 'VE201', title: t('车辆动力学', 'Vehicle dynamics'), semester: 5, lectures: 40, laboratory: 8, credits: 3, textbooks: ['vehicle-dynamics'],
        aims: t('从单轨模型到整车，知道每个模型在哪里失效。', 'From the single-track model to the whole vehicle, knowing where each one fails.'),
        software: t('浑仪建模，车辆动力学与多体工具箱', 'Armilla Studio, Vehicle Dynamics and Multibody toolboxes'),
      },
      {
        code: 'VE202', title: t('电驱动与电池', 'Electric drives and batteries'), semester: 5, lectures: 32, laboratory: 16, credits: 3, textbooks: ['electric-drives'],
        aims: t('建立电机、逆变器和电池的模型，用台架数据定参数。', 'Model machine, inverter and battery, and set parameters from bench data.'),
        software: t('浑仪建模，电驱动与电池工具箱', 'Armilla Studio, Electric Drives and Battery toolboxes'),
      },
      {
        code: 'VE203', title: t('整车能量流', 'Whole-vehicle energy flow'), semester: 6, lectures: 24, laboratory: 24, credits: 3, textbooks: ['electric-drives', 'vehicle-dynamics'],
        aims: t('在一条工况上算出每一焦耳去了哪里。', 'Account for each joule over a driving cycle.'),
        software: t('浑仪建模，动力总成与热流体工具箱', 'Armilla Studio, Powertrain and Thermal Fluids toolboxes'),
      },
      {
        code: 'VE204', title: t('车辆电子实验', 'Vehicle electronics laboratory'), semester: 6, lectures: 0, laboratory: 32, credits: 1, textbooks: ['hil-laboratory'],
        aims: t('对一个控制器做总线通信和故障注入试验。', 'Test a controller with bus traffic and fault injection.'),
        software: t('浑仪实时，Station S4', 'Armilla Realtime, Station S4'),
      },
      {
        code: 'VE301', title: t('课程设计', 'Design project'), semester: 7, lectures: 8, laboratory: 40, credits: 2.5,
        aims: t('三人一组，完成一款车的整车能量流模型和报告。', 'In groups of three, build and report the energy model of one vehicle.'),
        software: t('自选', 'Free choice'),
      },
    ],
  },
  {
    slug: 'aerospace-systems', revisedOn: '2026-10-15',
    title: t('飞行器系统', 'Aerospace systems'), degree: t('本科，第三至第八学期', 'Bachelor, semesters 3 to 8'),
    summary: t('从飞行动力学到飞机系统和航天器轨道。', 'From flight dynamics to aircraft systems and spacecraft orbits.'),
    entries: [
      { code: 'AS101', ...modelling },
      { code: 'AS102', ...numerics },
      { code: 'AS103', ...control },
      {
        code: 'AS201', title: t('飞行动力学', 'Flight dynamics'), semester: 5, lectures: 48, laboratory: 16, credits: 4, textbooks: ['flight-dynamics'],
        aims: t('建立六自由度模型，会配平和线性化。', 'Build a model of six degrees of freedom, trim and linearise it.'),
        software: t('浑仪建模，飞行动力学工具箱', 'Armilla Studio, Flight Dynamics toolbox'),
      },
      {
        code: 'AS202', title: t('飞机系统', 'Aircraft systems'), semester: 6, lectures: 40, laboratory: 8, credits: 3, textbooks: ['aircraft-systems'],
        aims: t('建立液压、环控和配电的系统级模型。', 'Model hydraulics, environmental control and power at system level.'),
        software: t('浑仪建模，飞机系统与热流体工具箱', 'Armilla Studio, Aircraft Systems and Thermal Fluids toolboxes'),
      },
      {
        code: 'AS203', title: t('航天器轨道与姿态', 'Orbits and attitude'), semester: 6, lectures: 40, laboratory: 8, credits: 3, textbooks: ['orbits-and-attitude'],
        aims: t('传播轨道，估计摄动，设计姿态控制。', 'Propagate orbits, estimate perturbations and design attitude control.'),
        software: t('浑仪计算，航天器与轨道工具箱（开源）', 'Armilla Compute, Orbits toolbox (open source)'),
      },
      {
        code: 'AS204', title: t('飞行控制实验', 'Flight control laboratory'), semester: 7, lectures: 0, laboratory: 32, credits: 1, textbooks: ['hil-laboratory'],
        aims: t('在三自由度转台上验证一个姿态控制器。', 'Verify an attitude controller on a three-axis table.'),
        software: t('浑仪实时，Station S8', 'Armilla Realtime, Station S8'),
      },
      {
        code: 'AS301', title: t('课程设计', 'Design project'), semester: 8, lectures: 8, laboratory: 40, credits: 2.5,
        aims: t('完成一个子系统从需求到验证的报告。', 'Take one subsystem from requirement to verification.'),
        software: t('自选', 'Free choice'),
      },
    ],
  },
]
