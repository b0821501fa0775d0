import { inputList } from './solution-inputs.ts'
import type { SolutionDetailSeed } from './types.ts'

/** Hydraulics, wind power, motion stages and ships. */
export const furtherDetails: Record<string, SolutionDetailSeed> = {
  'hydraulic-prototype': {
    pain: {
      zh: '同一款机器有几十种属具和工况组合。每来一张特殊订单，就复制上一个模型来改，改着改着没有人知道哪一版是对的。\n\n压力冲击和复合动作的干涉，要等样车装好才看得见，那时阀块已经铸好了。',
      en: 'One machine is sold with dozens of combinations of attachment and duty. For each special order the last model is copied and changed, until nobody knows which version is right.\n\nPressure peaks and movements that disturb each other show only on the assembled prototype. By then the valve block has been cast.',
    },
    method: [
      {
        title: { zh: '拆成可换的组件', en: 'Part it into exchangeable components' },
        text: {
          zh: '泵、主阀、油缸、管路和工作装置各有接口和可选实现，液体性质随温度和含气量变化。',
          en: 'Pump, main valve, cylinders, lines and attachment each have an interface and several implementations. Fluid properties follow temperature and air content.',
        },
      },
      {
        title: { zh: '用表配置', en: 'Configure by table' },
        text: {
          zh: '一行对应一台变型。表是唯一的来源，图和报告由它生成。',
          en: 'One line is one variant. The table is the only source; drawings and reports are made from it.',
        },
      },
      {
        title: { zh: '跑六个标准工况', en: 'Run six standard duties' },
        text: {
          zh: '挖掘、装车、平地、行走、回转制动和复合动作，检查压力峰值、流量分配和油温。',
          en: 'Digging, loading, levelling, travelling, braking the swing and combined movement, with checks of pressure peaks, flow sharing and oil temperature.',
        },
      },
      {
        title: { zh: '样机核对', en: 'Check on a prototype' },
        text: {
          zh: '首台样机在六个工况各测一次，偏差写进报告；新结构的阀另做台架。',
          en: 'The first prototype is measured in the six duties, and the deviation goes into the report. A valve of new design gets a bench of its own.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '配置', en: 'Configuration' },
        parts: { zh: '订单选项\n属具\n液压油与环境温度', en: 'Order options\nAttachment\nOil and ambient temperature' },
        flow: { zh: '一行配置', en: 'One line of the table' },
      },
      {
        title: { zh: '组件', en: 'Components' },
        parts: { zh: '变量泵\n负载敏感主阀\n油缸与马达\n管路\n多体工作装置', en: 'Variable pump\nLoad-sensing main valve\nCylinders and motors\nLines\nMultibody attachment' },
        flow: { zh: '压力、流量、力', en: 'Pressure, flow, force' },
      },
      {
        title: { zh: '工况', en: 'Duties' },
        parts: { zh: '六个标准工况\n操作员输入\n检查判据', en: 'Six standard duties\nOperator’s inputs\nCriteria' },
        flow: { zh: '时间历程', en: 'Time histories' },
      },
      {
        title: { zh: '结果', en: 'Results' },
        parts: { zh: '压力峰值\n流量分配\n油温\n签发的报告', en: 'Pressure peaks\nFlow sharing\nOil temperature\nSigned report' },
      },
    ],
    products: ['studio', 'control'],
    results: [
      {
        value: '14 → 3',
        unit: { zh: '天', en: 'days' },
        label: { zh: '变型设计周期', en: 'to design a variant' },
        source: { zh: '一个案例：从收到订单到签发报告的工作日中位数，此前11台、此后9台，2025至2026年', en: 'One case: median working days from order to signed report, 11 variants before and 9 after, 2025 to 2026' },
      },
      {
        value: '6.8',
        unit: { zh: '%', en: '%' },
        label: { zh: '压力峰值的最大偏差', en: 'largest deviation of a pressure peak' },
        source: { zh: '同一案例，3台样机各6个工况，油温45 °C，传感器精度0.5%', en: 'Same case, 3 prototypes in 6 duties each, oil at 45 °C, sensor accuracy 0.5%' },
      },
    ],
    limits: {
      zh: '气蚀和噪声只给出判据，不给声压。软管老化和泄漏的增长不在模型里。',
      en: 'Cavitation and noise are given as criteria, not as sound pressure. Ageing of hoses and growing leakage are not in the model.',
    },
    attachments: [
      inputList('hydraulic-prototype', { zh: '液压数字样机', en: 'Hydraulic digital prototype' }, [
        ['泵特性', 'Pump maps', 'L/min; %', '供应商', 'Supplier', '2 %'],
        ['主阀开口面积', 'Valve opening areas', 'mm²', '图纸或台架', 'Drawing or bench', '3 %'],
        ['油缸与连杆尺寸', 'Cylinder and linkage geometry', 'mm', '图纸', 'Drawing', '0.1 mm'],
        ['质量与转动惯量', 'Mass and inertia', 'kg; kg·m²', 'CAD', 'CAD', '2 %'],
        ['液压油牌号', 'Oil grade', 'mm²/s', '供应商', 'Supplier', '2 %'],
        ['样机压力记录', 'Pressure record', 'MPa', '样机试验', 'Prototype test', '0.5 %'],
      ]),
    ],
  },
  'wind-farm-grid': {
    pain: {
      zh: '场站控制器在现场调试，要等风、等电网调度。一次电压跌落试验要协调三方，40台机组的风场要调一个多月。\n\n参数在现场改，改完没有时间全部重测，留下的问题在投运之后才出现。',
      en: 'A plant controller is commissioned on site, where one waits for wind and for the grid operator. A voltage dip takes three parties to arrange, and a farm of 40 turbines takes more than a month.\n\nParameters are changed on site with no time to repeat every test. What is left over shows after start-up.',
    },
    method: [
      {
        title: { zh: '从来流到并网点', en: 'From inflow to the grid' },
        text: {
          zh: '尾流模型给出每台机组的风速，机组与变流器模型给出有功、无功，电网用等值阻抗。',
          en: 'A wake model gives the wind at each turbine, turbine and converter models give active and reactive power, and the grid is an equivalent impedance.',
        },
      },
      {
        title: { zh: '放到实时机上', en: 'Move it to a real-time machine' },
        text: {
          zh: '固定步长50 µs，40台机组在Station S8的四个核上运行。',
          en: 'At a fixed step of 50 µs, 40 turbines run on four cores of a Station S8.',
        },
      },
      {
        title: { zh: '接入控制器真机', en: 'Attach the real controller' },
        text: {
          zh: '按现场的通信规约接入，做完各种电压跌落和频率扰动，定下参数。',
          en: 'It is attached with the protocol used on site, goes through voltage dips and frequency disturbances, and its parameters are fixed.',
        },
      },
      {
        title: { zh: '现场只复核', en: 'On site, verify only' },
        text: {
          zh: '现场只做法规要求的工况，用录波与仿真比较，偏差写进报告。',
          en: 'On site only the required tests remain. Recordings are compared with the simulation, and the deviation is reported.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '风况', en: 'Wind' },
        parts: { zh: '来流风速与风向\n高斯尾流\n湍流', en: 'Speed and direction\nGaussian wakes\nTurbulence' },
        flow: { zh: '每台机组的风速', en: 'Wind at each turbine' },
      },
      {
        title: { zh: '机组', en: 'Turbines' },
        parts: { zh: '叶轮与传动链\n发电机\n变流器\n变桨', en: 'Rotor and drive train\nGenerator\nConverter\nPitch' },
        flow: { zh: '有功、无功', en: 'Active and reactive power' },
      },
      {
        title: { zh: '电网', en: 'Grid' },
        parts: { zh: '集电线路\n主变与无功补偿\n等值阻抗', en: 'Collector lines\nTransformer and compensation\nEquivalent impedance' },
        flow: { zh: '并网点电压、频率', en: 'Voltage and frequency at the connection' },
      },
      {
        title: { zh: '控制器真机', en: 'Real controller' },
        parts: { zh: '场站控制器\n通信规约\n录波', en: 'Plant controller\nProtocol\nRecorder' },
      },
    ],
    products: ['realtime', 'studio', 'control'],
    results: [
      {
        value: '46 → 12',
        unit: { zh: '天', en: 'days' },
        label: { zh: '现场调试时间', en: 'of commissioning on site' },
        source: { zh: '一个案例：两座40台规模的风场，2024年与2026年，施工日志；等风天数分别为29天和7天', en: 'One case: two farms of 40 turbines, 2024 and 2026, site logs; 29 and 7 of these days were spent waiting for wind' },
      },
      {
        value: '1.8',
        unit: { zh: '%', en: '%' },
        label: { zh: '电压跌落时有功功率的偏差', en: 'deviation of active power in a voltage dip' },
        source: { zh: '同一案例，与现场录波比较，5次跌落，占额定功率的比例，最大值', en: 'Same case, against recordings of 5 dips, share of rated power, largest value' },
      },
    ],
    limits: {
      zh: '谐波和次同步振荡需要更细的电网模型，不在这个步长的范围内，仍在现场测。',
      en: 'Harmonics and subsynchronous oscillation need a finer grid model than this step allows, and are still measured on site.',
    },
    attachments: [
      inputList('wind-farm-grid', { zh: '风电场并网仿真', en: 'Wind farm and grid' }, [
        ['机位坐标', 'Turbine positions', 'm', '总图', 'Site plan', '1 m'],
        ['功率与推力曲线', 'Power and thrust curves', 'kW; -', '整机厂', 'Turbine maker', '2 %'],
        ['变流器控制框图', 'Converter control diagrams', '-', '整机厂', 'Turbine maker', '-'],
        ['集电线路参数', 'Collector line data', 'Ω/km', '设计院', 'Design institute', '2 %'],
        ['短路容量', 'Short-circuit level', 'MVA', '电网公司', 'Grid operator', '5 %'],
        ['控制器点表', 'Point list of the controller', '-', '控制器厂', 'Controller maker', '-'],
      ]),
    ],
  },
  'precision-motion': {
    pain: {
      zh: '控制带宽上不去，整定时间就下不来。加刚度要改结构，改一轮半年；不改结构，又不清楚是哪一阶模态在限制。\n\n固定的陷波在一个位置有效，台面移到另一端就失效，原因常被当成装配问题。',
      en: 'While bandwidth stays low, settling stays long. A stiffer structure takes half a year a round; without it, nobody is sure which mode is the limit.\n\nA fixed notch works at one position and fails at the other end of travel, and the cause is often taken for a fault of assembly.',
    },
    method: [
      {
        title: { zh: '测全行程', en: 'Measure the whole travel' },
        text: {
          zh: '在二三十个台面位置测频率响应，多正弦激励，每个位置20 s。',
          en: 'Frequency responses are measured at twenty to thirty positions with a multisine of 20 s each.',
        },
      },
      {
        title: { zh: '辨识模态', en: 'Identify the modes' },
        text: {
          zh: '辨识频率、阻尼和振型，看清哪一阶的相位随位置翻转。',
          en: 'Frequency, damping and shape are identified, and one sees which mode turns its phase along the travel.',
        },
      },
      {
        title: { zh: '先改测点，再改结构', en: 'Move a sensor before the structure' },
        text: {
          zh: '在模型里移动读数头和作动点，比较可达带宽。结构改动放在最后。',
          en: 'Sensor and actuator positions are moved in the model and the reachable bandwidths compared. Structure comes last.',
        },
      },
      {
        title: { zh: '按最坏位置设计', en: 'Design for the worst position' },
        text: {
          zh: '控制器按最坏位置设计，生成C代码，硬件在环确认计算时间，再上机验收。',
          en: 'The controller is designed for the worst position, generated as C, checked for computing time in the loop and then accepted on the machine.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '测量', en: 'Measurement' },
        parts: { zh: '多正弦激励\n27个位置\n光栅与加速度计', en: 'Multisine excitation\n27 positions\nEncoders and accelerometers' },
        flow: { zh: '频率响应', en: 'Frequency responses' },
      },
      {
        title: { zh: '模型', en: 'Model' },
        parts: { zh: '结构模态\n直线电机与放大器\n读数头\n采样与延迟', en: 'Structural modes\nLinear motor and amplifier\nReading heads\nSampling and delay' },
        flow: { zh: '随位置变化的对象', en: 'A plant that varies with position' },
      },
      {
        title: { zh: '控制器', en: 'Controller' },
        parts: { zh: '前馈\n反馈与陷波\n生成的C代码', en: 'Feedforward\nFeedback and notches\nGenerated C code' },
        flow: { zh: '代码', en: 'Code' },
      },
      {
        title: { zh: '验收', en: 'Acceptance' },
        parts: { zh: '整定时间\n静止噪声\n最坏位置的裕度', en: 'Settling time\nNoise at rest\nMargin at the worst position' },
      },
    ],
    products: ['control', 'compute', 'realtime'],
    results: [
      {
        value: '41 → 28',
        unit: { zh: 'ms', en: 'ms' },
        label: { zh: '整定时间', en: 'settling time' },
        source: { zh: '一个案例：移动20 mm后误差进入±10 nm，27个位置的最大值，各500次，整机实测', en: 'One case: error within ±10 nm after a 20 mm move, largest of 27 positions, 500 moves each, on the machine' },
      },
      {
        value: '180 → 260',
        unit: { zh: 'Hz', en: 'Hz' },
        label: { zh: '开环穿越频率', en: 'open-loop crossover' },
        source: { zh: '同一案例，最坏位置，相位裕度不小于35°，实测频率响应', en: 'Same case, worst position, phase margin of 35° or more, measured response' },
      },
    ],
    limits: {
      zh: '温度漂移、气浮波动和地基振动另测，不在模态模型里。超过1 kHz的模态辨识误差变大。',
      en: 'Thermal drift, air-bearing noise and floor vibration are measured apart and are not in the modal model. Above 1 kHz identification loses accuracy.',
    },
    attachments: [
      inputList('precision-motion', { zh: '精密运动台设计', en: 'Precision motion stage' }, [
        ['各位置频率响应', 'Frequency response by position', 'm/N', '现场测量', 'Measured on site', '1 dB; 2°'],
        ['电机常数与放大器带宽', 'Motor constant and amplifier bandwidth', 'N/A; Hz', '供应商', 'Supplier', '2 %'],
        ['读数头位置', 'Positions of reading heads', 'mm', '图纸', 'Drawing', '0.5 mm'],
        ['移动质量', 'Moving mass', 'kg', '称重', 'Weighed', '0.5 %'],
        ['采样与计算延迟', 'Sampling and computing delay', 'µs', '控制器', 'Controller', '1 µs'],
        ['运动轨迹', 'Motion profile', 'm; s', '工艺', 'Process', '-'],
      ]),
    ],
  },
  'hybrid-propulsion': {
    pain: {
      zh: '主机、轴带电机和电池怎样配合，船东问的是一年省多少油，船厂手里只有一个工况点的比较。\n\n切换过程中轴系转矩会不会超限，要等海试才知道，而海试的每一天都很贵。',
      en: 'A ship owner asks how much fuel a year the engine, shaft machine and battery save together. The yard has a comparison at one operating point.\n\nWhether shaft torque goes over its limit during a change of mode shows only in sea trials, where each day is expensive.',
    },
    method: [
      {
        title: { zh: '建推进系统', en: 'Model the propulsion' },
        text: {
          zh: '主机、离合器、齿轮箱、轴带电机、电池和螺旋桨连成一个模型，轴系按扭振分段。',
          en: 'Engine, clutch, gearbox, shaft machine, battery and propeller form one model, with the shaft line divided for torsional vibration.',
        },
      },
      {
        title: { zh: '按航线计算', en: 'Compute the route' },
        text: {
          zh: '用航次记录里的航速、流速和载重，算一年的油耗与充放电，而不是一个点。',
          en: 'Speed, current and load from voyage records give fuel and battery use over a year in place of one point.',
        },
      },
      {
        title: { zh: '查切换过程', en: 'Check each change of mode' },
        text: {
          zh: '逐一计算合离合器、起停主机和电动推进的过程，检查转矩、转速和温度。',
          en: 'Clutching, starting and stopping the engine and electric drive are computed one by one, with checks of torque, speed and temperature.',
        },
      },
      {
        title: { zh: '码头试验标定', en: 'Calibrate at the quay' },
        text: {
          zh: '用码头试验和几个航次标定，再用没有参加标定的航次核对。',
          en: 'Quay trials and a few voyages calibrate the model; other voyages check it.',
        },
      },
    ],
    architecture: [
      {
        title: { zh: '航次', en: 'Voyage' },
        parts: { zh: '航线与流速\n载重\n靠泊与岸电', en: 'Route and current\nLoad\nBerths and shore power' },
        flow: { zh: '所需推力', en: 'Thrust needed' },
      },
      {
        title: { zh: '推进', en: 'Propulsion' },
        parts: { zh: '主机\n离合器与齿轮箱\n轴带电机\n电池\n螺旋桨', en: 'Main engine\nClutch and gearbox\nShaft machine\nBattery\nPropeller' },
        flow: { zh: '转矩、转速、功率', en: 'Torque, speed, power' },
      },
      {
        title: { zh: '能量管理', en: 'Energy management' },
        parts: { zh: '模式选择\n充放电限制\n切换次序', en: 'Choice of mode\nCharging limits\nSequence of changes' },
        flow: { zh: '指令', en: 'Commands' },
      },
      {
        title: { zh: '结果', en: 'Results' },
        parts: { zh: '年油耗\n轴系转矩\n电池寿命估计', en: 'Fuel for a year\nShaft torque\nEstimated battery life' },
      },
    ],
    products: ['studio', 'twin'],
    results: [
      {
        value: '−8.4',
        unit: { zh: '%', en: '%' },
        label: { zh: '每航次燃油', en: 'fuel for each voyage' },
        source: { zh: '一个案例：同一条船、同一航线，采用与未采用建议的航次各54个，流量计不确定度0.5%；岸电另计', en: 'One case: same ship and route, 54 voyages with the advice and 54 without, flow meter uncertainty 0.5%; shore power counted apart' },
      },
      {
        value: '5.1',
        unit: { zh: '%', en: '%' },
        label: { zh: '推进功率的推算误差', en: 'error of estimated propulsion power' },
        source: { zh: '同一案例，与轴功率仪比较的均方根，占额定功率的比例，20个未参加训练的航次', en: 'Same case, root mean square against a shaft power meter, share of rated power, 20 voyages not used in training' },
      },
    ],
    limits: {
      zh: '船体污底和风浪增阻用经验公式，误差比推进系统本身大。排放只按油耗换算，不代替船级社的测量。',
      en: 'Fouling and added resistance in waves use empirical formulas, whose error is larger than that of the propulsion itself. Emissions are derived from fuel and do not replace a class society’s measurement.',
    },
    attachments: [
      inputList('hybrid-propulsion', { zh: '船舶混合动力推进', en: 'Marine hybrid propulsion' }, [
        ['船体阻力曲线', 'Hull resistance', 'kN', '拖曳试验', 'Towing tank', '3 %'],
        ['螺旋桨敞水特性', 'Open-water propeller data', '-', '供应商', 'Supplier', '2 %'],
        ['主机油耗图', 'Fuel map of the engine', 'g/kWh', '台架', 'Bench', '1 %'],
        ['轴系刚度与惯量', 'Shaft stiffness and inertia', 'N·m/rad; kg·m²', '图纸', 'Drawing', '3 %'],
        ['电池容量与内阻', 'Battery capacity and resistance', 'kWh; mΩ', '供应商', 'Supplier', '2 %'],
        ['航次记录', 'Voyage records', 'kn; t; h', '船东，至少一季', 'Owner, one season at least', '1 min'],
      ]),
    ],
  },
}
