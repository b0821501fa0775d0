import { inputList } from './solution-inputs.ts'
import type { SolutionDetailSeed } from './types.ts'

/** Aircraft, spacecraft, batteries and whole vehicles. */
export const firstDetails: Record<string, SolutionDetailSeed> = {
  'aircraft-thermal-power': {
    pain: {
      zh: '电子设备功率逐代增加，能用的冷源还是那几个：燃油、冲压空气、蒙皮。换热器、管路和发电机由不同的团队选型，各自按最坏点留裕度，加起来又重又大，而真正先超限的一段任务常常没有人算过。\n\n整机热试验在型号后期才做。那时改一个进气口要动结构，只能限制飞行包线。',
      en: 'Each generation of equipment uses more power, while the heat sinks stay the same: fuel, ram air, skin. Heat exchangers, ducts and generators are chosen by different teams, each with a margin for its own worst point. Together they are heavy and large, and the leg of the mission that goes over its limit first has often never been computed.\n\nA thermal test of the whole aircraft comes late. By then a larger intake means new structure, and the only way out is a smaller envelope.',
    },
    method: [
      {
        title: { zh: '建立热网络', en: 'Build the heat network' },
        text: {
          zh: '按部件建燃油箱、换热器、环控、滑油和设备舱模型，接口只有流量、温度、压力和电功率，不同团队可以各交一块。',
          en: 'Tanks, heat exchangers, environmental control, oil and equipment bays are modelled by component. Interfaces carry flow, temperature, pressure and electrical power only, so each team can hand in its part.',
        },
      },
      {
        title: { zh: '沿任务计算', en: 'Run the mission' },
        text: {
          zh: '沿完整任务剖面求解，记录每一时刻的热量去向和发电余量。6.5小时的任务，3,900个状态，单次约4分钟（8核工作站）。',
          en: 'The whole mission is solved, and the path of the heat and the electrical margin are recorded throughout. A mission of 6.5 hours with 3,900 states takes about 4 minutes on eight cores.',
        },
      },
      {
        title: { zh: '抽样找先超限的一段', en: 'Sample for the first limit' },
        text: {
          zh: '对环境温度、设备功率和换热系数抽样，给出每一段超限的概率，而不是一个最坏点。',
          en: 'Ambient temperature, equipment power and heat transfer are sampled. Each leg gets a probability of going over its limit in place of one worst point.',
        },
      },
      {
        title: { zh: '比较方案，地面核对', en: 'Compare, then check on the ground' },
        text: {
          zh: '比较换热器的次序和大小，选定后做地面热试验，用稳态工况核对换热量。',
          en: 'Order and size of the heat exchangers are compared. The chosen arrangement is checked in a ground test at steady conditions.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '输入', en: 'Inputs' },
        parts: { zh: '任务剖面\n大气与日照\n设备功率表', en: 'Mission profile\nAtmosphere and sun\nPower schedule' },
        flow: { zh: '高度、马赫数、环境温度、电功率', en: 'Altitude, Mach number, ambient temperature, electrical power' },
      },
      {
        title: { zh: '模型', en: 'Models' },
        parts: { zh: '燃油系统\n环控系统\n滑油与齿轮箱\n发电与配电\n设备舱', en: 'Fuel system\nEnvironmental control\nOil and gearbox\nGeneration and distribution\nEquipment bays' },
        flow: { zh: '流量、温度、压力', en: 'Flow, temperature, pressure' },
      },
      {
        title: { zh: '求解', en: 'Solution' },
        parts: { zh: '子午编译\n圭表变步长求解\n600次抽样', en: 'Meridian compiler\nGnomon, variable step\n600 samples' },
        flow: { zh: '每次任务的轨迹', en: 'One trajectory for each mission' },
      },
      {
        title: { zh: '结果', en: 'Results' },
        parts: { zh: '热量去向\n超限概率\n方案比较', en: 'Path of the heat\nProbability of a limit\nComparison of variants' },
      },
    ],
    products: ['studio', 'compute'],
    results: [
      {
        value: '−11',
        unit: { zh: '%', en: '%' },
        label: { zh: '冲压空气最大流量', en: 'peak ram-air flow' },
        source: { zh: '一个改进案例：600次抽样的95%分位，与原排列比较，同一任务剖面', en: 'One redesign: 95th percentile of 600 samples against the former arrangement, same mission' },
      },
      {
        value: '3.2',
        unit: { zh: '%', en: '%' },
        label: { zh: '换热量与地面试验的偏差', en: 'deviation of heat flow from the ground test' },
        source: { zh: '5个稳态工况中的最大值，环境38 °C，流量计不确定度1%', en: 'Largest of 5 steady conditions, 38 °C ambient, flow meter uncertainty 1%' },
      },
    ],
    limits: {
      zh: '高空低压下的换热没有公开的试验数据，结果只用于比较方案。结冰、凝水和舱内局部温度不在模型范围内，适航验证仍须试验。',
      en: 'Heat transfer at altitude rests on few published tests, so results there only compare variants. Icing, condensation and local temperatures inside a bay are outside the model, and airworthiness still has to be shown by test.',
    },
    attachments: [
      inputList('aircraft-thermal-power', { zh: '飞机热与能量管理', en: 'Aircraft thermal and power management' }, [
        ['任务剖面', 'Mission profile', 'm; -; min', '总体', 'Aircraft design', '1 min'],
        ['设备功率表', 'Equipment power schedule', 'W', '各设备供应商', 'Equipment suppliers', '5 %'],
        ['燃油流量与油量', 'Fuel flow and quantity', 'kg/s; kg', '发动机与燃油系统', 'Engine and fuel system', '2 %'],
        ['换热器特性', 'Heat exchanger maps', 'W/K', '供应商试验', 'Supplier test', '3 %'],
        ['冲压进气口特性', 'Ram-air intake maps', 'kg/s; Pa', '风洞或CFD', 'Wind tunnel or CFD', '5 %'],
        ['发电机效率', 'Generator efficiency', '%', '供应商试验', 'Supplier test', '1 %'],
        ['温度上限', 'Temperature limits', '°C', '设备规范', 'Equipment specification', '1 K'],
      ]),
    ],
  },
  'attitude-orbit': {
    pain: {
      zh: '轨道、姿态和星上软件常由三个工具分别算，时间轴对不上。变轨期间推力方向随姿态误差摆动，推进剂的账要等三份结果拼起来才看得出。\n\n软件缺陷往往在连续运行几天之后才出现，实验室里的短时间试验碰不到。',
      en: 'Orbit, attitude and on-board software are often computed by three tools on three time axes. During a transfer the thrust direction swings with the attitude error, and the propellant account only closes once three sets of results are pieced together.\n\nSoftware faults tend to appear after days of running, where a short laboratory test never gets to.',
    },
    method: [
      {
        title: { zh: '一个时间轴', en: 'One time axis' },
        text: {
          zh: '轨道、姿态、飞轮、磁力矩器、推力器和太阳翼放在一个模型里，用同一步长求解，摄动项逐项可开关。',
          en: 'Orbit, attitude, wheels, magnetorquers, thrusters and solar array stand in one model with one step. Each perturbation can be switched on and off.',
        },
      },
      {
        title: { zh: '软件在环', en: 'Software in the loop' },
        text: {
          zh: '把星上软件按控制周期接入，注入故障，记录姿态误差与推进剂消耗。',
          en: 'The on-board software is attached at its control period, faults are injected, and attitude error and propellant use are recorded.',
        },
      },
      {
        title: { zh: '换成真机', en: 'Exchange it for the real computer' },
        text: {
          zh: '模型不改，放到Station X16上以1 ms固定步长运行，星上计算机和敏感器电模拟器接入闭环。',
          en: 'The same model moves to a Station X16 at a fixed 1 ms step, with the on-board computer and sensor simulators in the loop.',
        },
      },
      {
        title: { zh: '长时间运行', en: 'Run it for long' },
        text: {
          zh: '按真实任务安排连续运行数百小时，日志接同一个PTP时钟，超时的步单独记录。',
          en: 'The real mission schedule runs for hundreds of hours. All logs share one PTP clock, and each late step is recorded.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '环境', en: 'Environment' },
        parts: { zh: '地球引力场20×20\n大气阻力\n日月与光压\n地磁场', en: 'Gravity field 20×20\nAtmospheric drag\nSun, Moon and radiation\nMagnetic field' },
        flow: { zh: '力、力矩、磁场', en: 'Forces, torques, field' },
      },
      {
        title: { zh: '航天器', en: 'Spacecraft' },
        parts: { zh: '刚体与挠性附件\n飞轮与磁力矩器\n推力器与贮箱\n敏感器', en: 'Rigid body and flexible parts\nWheels and magnetorquers\nThrusters and tanks\nSensors' },
        flow: { zh: '测量值，周期100 ms', en: 'Measurements every 100 ms' },
      },
      {
        title: { zh: '星上软件', en: 'On-board software' },
        parts: { zh: '定姿\n控制律\n故障处理', en: 'Attitude determination\nControl law\nFault handling' },
        flow: { zh: '指令', en: 'Commands' },
      },
      {
        title: { zh: '结果', en: 'Results' },
        parts: { zh: '姿态误差\n推进剂消耗\n缺陷清单', en: 'Attitude error\nPropellant use\nList of faults' },
      },
    ],
    products: ['studio', 'control', 'realtime'],
    results: [
      {
        value: '2,400',
        unit: { zh: 'h', en: 'h' },
        label: { zh: '连续运行，无丢步', en: 'continuous running without a lost step' },
        source: { zh: '一个案例：Station X16，固定步长1 ms，2026年1月至4月', en: 'One case: Station X16, fixed step 1 ms, January to April 2026' },
      },
      {
        value: '17',
        unit: { zh: '个', en: 'faults' },
        label: { zh: '运行72小时之后才出现的缺陷', en: 'that appeared only after 72 hours' },
        source: { zh: '同一案例，客户缺陷库，确认为星上软件缺陷的条目', en: 'Same case, customer’s fault database, confirmed as faults of the on-board software' },
      },
    ],
    limits: {
      zh: '推力器羽流、液体晃动和热变形只有简化模型。真实的辐射环境和单粒子效应不在仿真范围内。',
      en: 'Plumes, sloshing and thermal distortion are represented by simple models. Radiation and single-event effects are outside the simulation.',
    },
    attachments: [
      inputList('attitude-orbit', { zh: '姿轨控联合仿真', en: 'Attitude and orbit co-simulation' }, [
        ['初始轨道根数', 'Initial orbital elements', 'km; °', '任务设计', 'Mission design', '1 m'],
        ['质量特性', 'Mass properties', 'kg; kg·m²', '结构', 'Structure', '1 %'],
        ['挠性模态', 'Flexible modes', 'Hz; -', '模态试验', 'Modal test', '2 %'],
        ['飞轮与推力器特性', 'Wheel and thruster maps', 'N·m; N', '供应商试验', 'Supplier test', '2 %'],
        ['敏感器噪声', 'Sensor noise', 'arcsec', '供应商', 'Supplier', '10 %'],
        ['控制软件接口表', 'Interface list of the software', '-', '软件', 'Software', '-'],
      ]),
    ],
  },
  'battery-thermal-runaway': {
    pain: {
      zh: '一个单体热失控后，热量、气体和喷出物怎样到相邻单体，只做试验要烧掉一个又一个电池包。一次整包试验费用高，得到的是一种布置、一个触发点的结果。\n\n隔热层加厚就占体积，冷却加大就费电。没有模型，只能凭经验选。',
      en: 'Once a cell runs away, heat, gas and ejected matter reach its neighbours. To learn how by testing alone means burning one pack after another. A test of a whole pack is expensive and tells about one arrangement and one point of ignition.\n\nA thicker barrier takes volume, stronger cooling takes energy. Without a model the choice is made by experience.',
    },
    method: [
      {
        title: { zh: '测一个单体', en: 'Measure one cell' },
        text: {
          zh: '绝热量热仪测自产热，放电试验测内阻与容量，喷射试验测气体量。三种试验都在单体上做。',
          en: 'Self-heating comes from an adiabatic calorimeter, resistance and capacity from discharge, gas from a vent test. All three use single cells.',
        },
      },
      {
        title: { zh: '标定四段反应', en: 'Calibrate four reactions' },
        text: {
          zh: 'SEI分解、负极、隔膜与正极、电解液，四段反应的参数按量热数据标定，给出误差区间。',
          en: 'SEI decomposition, anode, separator with cathode, and electrolyte: the parameters of four reactions are fitted to the calorimeter data, with their intervals.',
        },
      },
      {
        title: { zh: '连成模组', en: 'Join the cells to a module' },
        text: {
          zh: '单体之间有导热、辐射和喷出物三条路，隔热层和冷板按供应商数据。',
          en: 'Heat passes between cells by conduction, radiation and ejected matter. Barriers and cold plates use suppliers’ data.',
        },
      },
      {
        title: { zh: '比较，再烧一次', en: 'Compare, then burn once' },
        text: {
          zh: '比较几十种隔热与冷却方案，只把最后两种拿去做整包试验。',
          en: 'Dozens of barriers and cooling arrangements are compared, and only the last two go to a test of the whole pack.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '单体试验', en: 'Cell tests' },
        parts: { zh: '绝热量热\n放电与内阻\n喷射气体', en: 'Adiabatic calorimetry\nDischarge and resistance\nVent gas' },
        flow: { zh: '产热率、触发温度、气体量', en: 'Heat rate, onset temperature, gas' },
      },
      {
        title: { zh: '单体模型', en: 'Cell model' },
        parts: { zh: '二阶RC电路\n四段放热反应\n壳体热容', en: 'Circuit with two RC pairs\nFour exothermic reactions\nHeat capacity of the case' },
        flow: { zh: '温度、热流', en: 'Temperature, heat flow' },
      },
      {
        title: { zh: '模组模型', en: 'Module model' },
        parts: { zh: '96个单体\n隔热层\n冷板与管路\n泄压通道', en: '96 cells\nBarriers\nCold plate and pipes\nVent channel' },
        flow: { zh: '每个单体的温度历程', en: 'Temperature of each cell over time' },
      },
      {
        title: { zh: '结果', en: 'Results' },
        parts: { zh: '传播时间\n未失控的单体数\n方案比较', en: 'Time to propagate\nCells that stay safe\nComparison of variants' },
      },
    ],
    products: ['studio', 'twin'],
    results: [
      {
        value: '0.8',
        unit: { zh: '°C', en: '°C' },
        label: { zh: '正常运行时的温度误差', en: 'temperature error in normal running' },
        source: { zh: '一个案例：降阶模型，96个单体，与24个热电偶比较的均方根，31 h，环境−10至40 °C', en: 'One case: reduced model of 96 cells against 24 thermocouples, root mean square, 31 h, −10 to 40 °C ambient' },
      },
      {
        value: '9',
        unit: { zh: '%', en: '%' },
        label: { zh: '传播时间的偏差', en: 'deviation of propagation time' },
        source: { zh: '三个8单体模组的触发试验，第一个到第二个单体的时间，最大值，浑仪与沐岩安全技术，2026年5月', en: 'Three modules of 8 cells, time from first to second cell, largest value; Armilla and Muyan Safety, May 2026' },
      },
    ],
    limits: {
      zh: '喷出物的路径有随机性，模型给的是分布，不是一条确定的时间线。认证试验（如GB 38031）仍须实测。换一种单体，标定要重做。',
      en: 'Where ejected matter goes is random, so the model gives a distribution and not one time line. Certification tests such as GB 38031 still have to be measured. Another cell type means another calibration.',
    },
    attachments: [
      inputList('battery-thermal-runaway', { zh: '电池热失控传播', en: 'Battery thermal runaway propagation' }, [
        ['量热曲线', 'Calorimeter curve', '°C/min', 'ARC试验', 'ARC test', '2 %'],
        ['放电曲线C/10至5 C', 'Discharge C/10 to 5 C', 'V; Ah', '单体试验', 'Cell test', '1 mV'],
        ['内阻随温度', 'Resistance by temperature', 'mΩ', '单体试验', 'Cell test', '3 %'],
        ['喷射气体量与成分', 'Vent gas and composition', 'L; %', '密闭舱试验', 'Closed vessel test', '10 %'],
        ['隔热材料导热系数', 'Conductivity of barriers', 'W/(m·K)', '供应商，至800 °C', 'Supplier, up to 800 °C', '5 %'],
        ['冷板流量与压降', 'Cold plate flow and pressure', 'L/min; kPa', '供应商', 'Supplier', '3 %'],
      ]),
    ],
  },
  'vehicle-energy-flow': {
    pain: {
      zh: '两台样车续航差40 km，差在哪里说不清。动力总成、热管理和低压电气各有各的模型，合不到一张账上；供应商只交黑盒，单位和步长对不齐。\n\n冬季试验一年只有一次窗口，错过就等下一年。',
      en: 'Two prototypes differ by 40 km in range and nobody can say why. Powertrain, thermal management and low-voltage electrics each have a model of their own that does not add up with the others. Suppliers hand over black boxes whose units and steps do not match.\n\nWinter testing has one window a year. Miss it, and you wait for the next.',
    },
    method: [
      {
        title: { zh: '约定接口', en: 'Agree on interfaces' },
        text: {
          zh: '写一份变量名、单位和通信步长的约定，供应商按FMI 2.0或3.0交付，用SSP 2.0描述整车。',
          en: 'One sheet fixes names, units and the communication step. Suppliers deliver FMI 2.0 or 3.0, and SSP 2.0 describes the vehicle.',
        },
      },
      {
        title: { zh: '导入时查错', en: 'Check on import' },
        text: {
          zh: '检查单位、悬空连接和代数环。一个案例的第一轮就查出11处单位不一致。',
          en: 'Units, loose connections and algebraic loops are checked. In one case the first round found 11 units that did not match.',
        },
      },
      {
        title: { zh: '逐项记账', en: 'Account for each loss' },
        text: {
          zh: '按部件求进出的能量，收支差超过0.5%就报错，不让误差藏在合计里。',
          en: 'Energy in and out is summed for each component. A balance off by more than 0.5% is an error, so that nothing hides in the total.',
        },
      },
      {
        title: { zh: '转鼓核对', en: 'Check on the dynamometer' },
        text: {
          zh: '在−7 °C和23 °C各做三次转鼓试验，比较合计与分项。',
          en: 'Three dynamometer runs at −7 °C and three at 23 °C are compared in total and item by item.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '工况', en: 'Cycle' },
        parts: { zh: 'CLTC与WLTC\n环境温度\n驾驶员', en: 'CLTC and WLTC\nAmbient temperature\nDriver' },
        flow: { zh: '车速、坡度、温度', en: 'Speed, slope, temperature' },
      },
      {
        title: { zh: '部件FMU', en: 'Component FMUs' },
        parts: { zh: '电池\n电驱动\n热泵与冷却\n低压电气\n制动与轮胎', en: 'Battery\nElectric drive\nHeat pump and cooling\nLow-voltage electrics\nBrakes and tyres' },
        flow: { zh: '功率、热流，每10 ms', en: 'Power and heat flow every 10 ms' },
      },
      {
        title: { zh: '整车', en: 'Vehicle' },
        parts: { zh: 'SSP 2.0结构\n能量记账\n单位检查', en: 'SSP 2.0 structure\nEnergy accounts\nUnit check' },
        flow: { zh: '各部件损失', en: 'Loss of each component' },
      },
      {
        title: { zh: '结果', en: 'Results' },
        parts: { zh: '续航与能耗\n损失排序\n方案比较', en: 'Range and consumption\nLosses by size\nComparison of variants' },
      },
    ],
    products: ['studio', 'compute'],
    results: [
      {
        value: '2.1',
        unit: { zh: '%', en: '%' },
        label: { zh: '整车能耗偏差', en: 'deviation of energy consumption' },
        source: { zh: '一个案例：与转鼓试验比较，−7 °C，3次平均，试验重复性1.2%', en: 'One case: against a dynamometer at −7 °C, mean of 3 runs, repeatability 1.2%' },
      },
      {
        value: '9 → 2',
        unit: { zh: '天', en: 'days' },
        label: { zh: '换一家供应商模型的时间', en: 'to exchange one supplier’s model' },
        source: { zh: '同一案例，工作日中位数，此前4次、此后5次，客户记录', en: 'Same case, median working days, 4 exchanges before and 5 after, customer’s records' },
      },
    ],
    limits: {
      zh: '驾驶风格、胎压和路面是输入，不是预测。黑盒FMU内部的误差看不见，只能按接口核对。',
      en: 'Driving style, tyre pressure and road are inputs and not predictions. Errors inside a black-box FMU cannot be seen, only checked at its interface.',
    },
    attachments: [
      inputList('vehicle-energy-flow', { zh: '整车能量流分析', en: 'Whole-vehicle energy flow' }, [
        ['滑行阻力', 'Coast-down', 'N; N/(km/h)²', '道路试验', 'Road test', '2 %'],
        ['电驱动效率图', 'Drive efficiency map', '%', '台架', 'Bench', '0.5 %'],
        ['电池内阻与容量', 'Battery resistance and capacity', 'mΩ; Ah', '供应商', 'Supplier', '2 %'],
        ['热泵特性', 'Heat pump maps', 'W; -', '供应商', 'Supplier', '4 %'],
        ['低压负载表', 'Low-voltage loads', 'W', '电气', 'Electrics', '5 %'],
        ['转鼓试验记录', 'Dynamometer record', 'kWh', '试验', 'Test', '1 %'],
      ]),
    ],
  },
}
