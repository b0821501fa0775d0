import type { AttachmentSeed } from '#demo/content/types.ts'
import type { TextbookSeed } from './teaching-types.ts'

const t = (zh: string, en: string) => ({ zh, en })

const press = {
  jiangzuo: t('江左理工大学出版社（示例）', 'Jiangzuo University Press (example)'),
  yunling: t('云岭航空教育出版社（示例）', 'Yunling Aeronautical Press (example)'),
  beiyuan: t('北原工程出版社（示例）', 'Beiyuan Engineering Press (example)'),
}

const sample = (filename: string, zh: string, en: string, content: string): AttachmentSeed => ({
  filename,
  title: t(`${zh}：样章`, `${en}: sample chapter`),
  text: t('纯文本，含中英文各一节', 'Plain text, one section in Chinese and one in English'),
  content,
})

const pack = t('课件、习题答案和模型文件。任课教师用学校邮箱写信索取，注明课程和学生人数。', 'Slides, answers and model files. Teachers ask for it from their university mailbox and name the course and the number of students.')

export const textbooks: TextbookSeed[] = [
  {
    slug: 'system-modelling', image: 'component-network', isbn: '979-5-0000-0101-0', year: 2025, state: 'published', pack,
    title: t('系统建模基础', 'Foundations of System Modelling'), authors: t('沈知遥、周牧', 'Shen Zhiyao, Zhou Mu'), publisher: press.jiangzuo,
    summary: t('从守恒律到面向方程的模型，十二章，每章一个能运行的例子。', 'From conservation laws to equation-based models: twelve chapters with a running example each.'),
    sample: sample('system-modelling-sample.txt', '系统建模基础', 'Foundations of System Modelling', '第三章 组件与连接（样章）\n\n3.1 两类量\n连接处相等的量叫势，相加为零的量叫流。电压、温度、压力是势；电流、热流、质量流是流。\n每个连接器都写清哪个量属于哪一类，连接的意义就唯一了。\n\n习题3.1 为一维平动写出连接器，并说明为什么力是流。\n\n\nChapter 3. Components and connections (sample)\n\n3.1 Two kinds of quantities\nWhat is equal at a connection is called a potential, what sums to zero a flow. Voltage, temperature and pressure are potentials; current, heat flow and mass flow are flows.\nOnce a connector says which quantity is of which kind, the meaning of a connection is unique.\n\nExercise 3.1 Write a connector for one-dimensional motion and say why force is the flow.\n'),
  },
  {
    slug: 'numerical-methods', image: 'lorenz', isbn: '979-5-0000-0102-7', year: 2025, state: 'published', pack,
    title: t('微分代数方程的数值方法', 'Numerical Methods for DAE'), authors: t('顾衡', 'Gu Heng'), publisher: press.jiangzuo,
    summary: t('步长控制、刚性、指标约简和事件，写给要读懂求解器日志的人。', 'Step control, stiffness, index reduction and events, for people who have to read a solver’s log.'),
    sample: sample('numerical-methods-sample.txt', '微分代数方程的数值方法', 'Numerical Methods for DAE', '第五章 刚性（样章）\n\n5.1 一个例子\n方程 x\' = -1000 (x - cos t)，x(0) = 0。快的部分在几毫秒内消失，显式欧拉法的步长却始终不能超过2 ms。\n\n习题5.1 用步长1.9 ms和2.1 ms各算1 s，画出误差。\n\n\nChapter 5. Stiffness (sample)\n\n5.1 An example\nTake x\' = -1000 (x - cos t) with x(0) = 0. The fast part is gone after a few milliseconds, yet explicit Euler may never step further than 2 ms.\n\nExercise 5.1 Compute 1 s with steps of 1.9 ms and 2.1 ms and plot the errors.\n'),
  },
  {
    slug: 'control-principles', image: 'step-response', isbn: '979-5-0000-0103-4', year: 2026, state: 'published', pack,
    title: t('控制原理与实践', 'Control: Principles and Practice'), authors: t('乔一鸣、罗青', 'Qiao Yiming, Luo Qing'), publisher: press.jiangzuo,
    summary: t('时域与频域并行，每个结论都用一台小电机验证。', 'Time and frequency domain side by side; each result is verified on a small motor.'),
    sample: sample('control-principles-sample.txt', '控制原理与实践', 'Control: Principles and Practice', '第二章 阶跃响应（样章）\n\n2.1 从曲线读数\n超调是峰值超出稳态值的部分，以百分数表示。调节时间要写明误差带，本书取±2 %。\n\n习题2.1 阻尼比0.1的二阶系统，超调是多少？（答案：约73 %）\n\n\nChapter 2. The step response (sample)\n\n2.1 Reading a curve\nOvershoot is the part of the peak above the steady value, in per cent. Settling time needs an error band, which is ±2 % in this book.\n\nExercise 2.1 What is the overshoot of a second-order system with a damping ratio of 0.1? (Answer: about 73 %)\n'),
  },
  {
    slug: 'identification', image: 'bode', isbn: '979-5-0000-0104-1', year: 2026, state: 'press', pack,
    title: t('系统辨识：从试验到模型', 'Identification: From Experiment to Model'), authors: t('程越', 'Cheng Yue'), publisher: press.jiangzuo,
    summary: t('秦岭工程大学主编。九组公开数据贯穿全书，用到的工具箱是开源的。', 'Edited by Qinling University of Engineering. Nine public records run through the book; its toolbox is open source.'),
  },
  {
    slug: 'hil-laboratory', image: 'spectrum', isbn: '979-5-0000-0105-8', year: 2026, state: 'press', pack,
    title: t('硬件在环实验', 'Hardware in the Loop: Experiments'), authors: t('马丁·哈斯、陆川', 'Martin Haas, Lu Chuan'), publisher: press.jiangzuo,
    summary: t('十个实验，每个两页指导书、一页检查表和一份有错的模型。', 'Ten experiments, each with two pages of instructions, a checklist and a model with an error in it.'),
  },
  {
    slug: 'vehicle-dynamics', image: 'gear-train', isbn: '979-5-0000-0106-5', year: 2027, state: 'review', pack,
    title: t('车辆动力学建模', 'Modelling Vehicle Dynamics'), authors: t('韩砚、佟舟', 'Han Yan, Tong Zhou'), publisher: press.beiyuan,
    summary: t('从单轨模型到整车多体，各写明在什么速度和侧向加速度以内可信。', 'From the single-track model to the whole vehicle, each with the speeds and lateral accelerations within which it holds.'),
  },
  {
    slug: 'electric-drives', image: 'battery-discharge', isbn: '979-5-0000-0107-2', year: 2027, state: 'review',
    title: t('电驱动与电池系统', 'Electric Drives and Batteries'), authors: t('佟舟', 'Tong Zhou'), publisher: press.beiyuan,
    summary: t('永磁电机、逆变器和电池的模型，以及怎样用台架数据定参数。', 'Models of permanent magnet machines, inverters and batteries, and how bench data sets their parameters.'),
  },
  {
    slug: 'flight-dynamics', image: 'potential-flow', isbn: '979-5-0000-0108-9', year: 2026, state: 'published', pack,
    title: t('飞行动力学与仿真', 'Flight Dynamics and Simulation'), authors: t('白岑、尹朔', 'Bai Cen, Yin Shuo'), publisher: press.yunling,
    summary: t('六自由度方程、配平、线性化和闭环验证，数据取自公开的标准算例。', 'Six degrees of freedom, trim, linearisation and closed-loop verification, with data of public standard cases.'),
    sample: sample('flight-dynamics-sample.txt', '飞行动力学与仿真', 'Flight Dynamics and Simulation', '第四章 配平（样章）\n\n4.1 未知量与条件\n定常平飞有三个未知量：迎角、升降舵偏角和推力；也有三个条件：升力平衡重力、推力平衡阻力、俯仰力矩为零。\n\n习题4.1 写出协调转弯的未知量与条件，并核对数目。\n\n\nChapter 4. Trim (sample)\n\n4.1 Unknowns and conditions\nSteady level flight has three unknowns, angle of attack, elevator and thrust, and three conditions: lift balances weight, thrust balances drag, and the pitching moment is zero.\n\nExercise 4.1 Write unknowns and conditions of a coordinated turn and check that their numbers agree.\n'),
  },
  {
    slug: 'aircraft-systems', image: 'heat-sink', isbn: '979-5-0000-0109-6', year: 2027, state: 'writing',
    title: t('飞机系统建模', 'Modelling Aircraft Systems'), authors: t('尹朔', 'Yin Shuo'), publisher: press.yunling,
    summary: t('液压、环控、燃油和配电，一架虚构的支线客机从头算到尾。', 'Hydraulics, environmental control, fuel and power distribution of one invented regional aircraft, from start to end.'),
  },
  {
    slug: 'orbits-and-attitude', image: 'orbit-transfer', isbn: '979-5-0000-0110-2', year: 2027, state: 'writing',
    title: t('航天器轨道与姿态', 'Orbits and Attitude of Spacecraft'), authors: t('白岑', 'Bai Cen'), publisher: press.yunling,
    summary: t('二体问题、摄动、姿态确定与控制。算例用开源的航天器与轨道工具箱。', 'The two-body problem, perturbations, attitude determination and control. Examples use the open-source Orbits toolbox.'),
  },
]
