import type { CaseSeed } from './types.ts'

/** The other six customer stories. */
export const furtherCases: CaseSeed[] = [
  {
    slug: { zh: 'fengdianchang-bingwang-shiyan', en: 'wind-farm-grid-connection' },
    category: 'virtual-commissioning',
    industry: 'power',
    products: ['realtime', 'studio'],
    customer: { zh: '某风电场开发单位', en: 'A wind farm developer' },
    title: { zh: '现场调试从46天到12天：场站控制器先在实验室并网', en: 'Commissioning in 12 days instead of 46: the plant controller meets the grid in the laboratory' },
    summary: {
      zh: '40台机组和电网放在Station S8上，场站控制器真机接入，先把电压跌落试验做完。',
      en: 'Forty turbines and the grid run on a Station S8 with the real plant controller attached, and the voltage dips are tried there first.',
    },
    challenge: {
      zh: '并网试验要等风、等电网调度，一个窗口错过就是一周。前一座风场调试用了46天，其中29天在等。控制器参数在现场改，改一次等一次。',
      en: 'Grid tests wait for wind and for the dispatcher, and a missed window costs a week. At the previous farm commissioning took 46 days, 29 of them waiting. Controller parameters were changed on site, and each change meant another wait.',
    },
    approach: {
      zh: '用电力电子和电驱动工具箱建机组与变流器模型，电网用等值阻抗，固定步长50 µs，在Station S8的四个核上运行。场站控制器真机经通信规约接入。实验室里做完66种电压跌落和频率扰动，参数定稿后再去现场，只复核法规要求的工况。谐波不在此模型的范围内，仍在现场测。',
      en: 'Turbines and converters were modelled with the Power Electronics and Electric Drives toolboxes, the grid as an equivalent impedance, at a fixed 50 µs step on four cores of a Station S8. The real plant controller was attached by its own protocol. Sixty-six voltage dips and frequency disturbances were run in the laboratory and the parameters settled; on site only the cases that rules require were repeated. Harmonics are outside this model and still measured on site.',
    },
    results: [
      {
        value: '46 → 12',
        unit: { zh: '天', en: 'days' },
        label: { zh: '现场调试时间', en: 'of commissioning on site' },
        source: {
          zh: '两座40台规模的风场，2024年与2026年，施工日志；两处的等风天数分别为29天和7天',
          en: 'Two farms of 40 turbines, 2024 and 2026, site diaries; days spent waiting were 29 and 7',
        },
      },
      {
        value: '1.8',
        unit: { zh: '%', en: '%' },
        label: { zh: '电压跌落时有功功率的偏差', en: 'deviation of active power in a voltage dip' },
        source: {
          zh: '仿真与现场录波比较，5次跌落，跌至额定电压的20%至75%，占额定功率的比例，取最大值',
          en: 'Simulation against site recordings, 5 dips to between 20 and 75% of nominal voltage, share of rated power, largest value',
        },
      },
    ],
    quotation: {
      text: {
        zh: '风没有变多，我们只是不再带着没试过的参数去等风。',
        en: 'There is no more wind than before. We just no longer wait for it with untried parameters.',
      },
      person: { zh: '马先生', en: 'Mr Ma' },
      role: { zh: '并网技术经理', en: 'Grid connection manager' },
    },
    image: 'wind-field-deep',
    date: '2026-05-20',
  },
  {
    slug: { zh: 'jingmi-yundongtai-zhendang', en: 'precision-stage-settling' },
    category: 'control',
    industry: 'semiconductor-equipment',
    products: ['control', 'compute'],
    customer: { zh: '一家半导体装备企业', en: 'A maker of semiconductor equipment' },
    title: { zh: '整定时间从41 ms到28 ms：先看清模态，再加带宽', en: 'Settling time cut from 41 to 28 ms: look at the modes, then raise the bandwidth' },
    summary: {
      zh: '辨识出限制带宽的是第三阶模态，移动一个测点后再设计控制器，没有改结构。',
      en: 'Identification showed that the third mode limited the bandwidth. One sensor was moved and the controller redesigned; the structure stayed.',
    },
    challenge: {
      zh: '运动台每次定位后要等41 ms才能曝光，产能卡在这里。加大增益就振，陷波滤波器加到五个仍不稳。大家怀疑结构刚度不够，改结构要八个月。',
      en: 'After each move the stage had to settle for 41 ms before exposure, and throughput hung on that. More gain made it vibrate; five notch filters did not help. The structure was suspected, and changing it would have taken eight months.',
    },
    approach: {
      zh: '用系统辨识工具箱在27个台面位置测频率响应，每个位置多正弦激励20 s。第三阶模态612 Hz，它的相位随位置翻转，固定的陷波因此失效。在模型里把一个光栅读数头移动38 mm，翻转消失；然后用浑仪控制按最坏位置设计控制器，生成C代码。上机前先跑硬件在环，确认计算时间。',
      en: 'The Identification toolbox measured frequency responses at 27 stage positions, with 20 s of multisine at each. The third mode at 612 Hz changes the sign of its phase with position, so a fixed notch must fail. In the model, moving one encoder head by 38 mm removed the change of sign. The controller was then designed in Armilla Control for the worst position and generated as C. Its computing time was confirmed in hardware in the loop before it went on the machine.',
    },
    results: [
      {
        value: '41 → 28',
        unit: { zh: 'ms', en: 'ms' },
        label: { zh: '整定时间', en: 'settling time' },
        source: {
          zh: '移动20 mm后误差进入±10 nm的时间，27个位置的最大值，各500次，整机实测',
          en: 'Time to stay within ±10 nm after a 20 mm move, largest of 27 positions, 500 moves each, measured on the machine',
        },
      },
      {
        value: '180 → 260',
        unit: { zh: 'Hz', en: 'Hz' },
        label: { zh: '开环穿越频率', en: 'open-loop crossover' },
        source: {
          zh: '最坏位置，相位裕度不小于35°，实测频率响应',
          en: 'Worst position, phase margin at least 35°, measured frequency response',
        },
      },
      {
        value: '4.6',
        unit: { zh: 'nm', en: 'nm' },
        label: { zh: '静止时的位置波动（3σ）', en: 'position noise at rest (3σ)' },
        source: {
          zh: '60 s，采样10 kHz，27个位置的最大值，与改前的4.5 nm相当',
          en: '60 s at 10 kHz, largest of 27 positions, about the same as the earlier 4.5 nm',
        },
      },
    ],
    quotation: {
      text: {
        zh: '原来准备改结构的预算，花在了挪一个读数头上。',
        en: 'The budget for a new structure went into moving one encoder head.',
      },
      person: { zh: '程女士', en: 'Ms Cheng' },
      role: { zh: '运动控制部经理', en: 'Manager, motion control' },
    },
    image: 'nyquist',
    date: '2026-03-25',
  },
  {
    slug: { zh: 'chuanbo-hunhe-dongli', en: 'hybrid-ferry' },
    category: 'digital-twin',
    industry: 'marine',
    products: ['twin', 'studio'],
    customer: { zh: '某内河客渡船队', en: 'A river ferry fleet' },
    title: { zh: '同一条航线少烧8.4%：按下一段航程决定何时用电池', en: '8.4% less fuel on one route: choosing when to use the battery' },
    summary: {
      zh: '船上的降阶模型按流速和载客量推算功率，给船员一条切换建议；听不听由船员定。',
      en: 'A reduced model on board estimates power from current and load and suggests when to switch. The crew decides.',
    },
    challenge: {
      zh: '混合动力船有三种工作模式，切换靠经验。有的班组到港前就用完电池，有的整天不用。油耗同一航线相差21%，说不清是人、水流还是载客造成的。',
      en: 'A hybrid ferry has three modes, switched by experience. Some crews had used up the battery before the quay; others never touched it. Fuel on one route differed by 21% and nobody could say whether crew, current or passengers were the cause.',
    },
    approach: {
      zh: '用动力总成、电池和电驱动工具箱建推进系统模型，按码头试验和8个航次标定。浑仪孪生把它降到9个状态，装在船上的Edge E2，每10 s推算后面一段航程的功率，建议模式和切换点。水位或载客超出训练范围，建议不显示。船员可以不采纳，系统记录但不评价。',
      en: 'Propulsion was modelled with the Powertrain, Battery and Electric Drives toolboxes and calibrated on quay tests and 8 voyages. Armilla Twin reduced it to 9 states on an Edge E2 aboard. Every 10 s it estimates power for the leg ahead and suggests mode and switching point. When water level or load leaves the training range, no suggestion is shown. The crew may ignore it; that is recorded and not judged.',
    },
    results: [
      {
        value: '−8.4',
        unit: { zh: '%', en: '%' },
        label: { zh: '每航次燃油', en: 'fuel for each voyage' },
        source: {
          zh: '同一条船、同一航线，54个采用建议的航次与54个未采用的航次，按流速和载客配对；流量计不确定度0.5%；岸电耗电另计',
          en: 'Same ship and route, 54 voyages with the suggestion and 54 without, paired by current and load; flow meter uncertain by 0.5%; shore power counted apart',
        },
      },
      {
        value: '5.1',
        unit: { zh: '%', en: '%' },
        label: { zh: '推进功率的推算误差', en: 'error of estimated propulsion power' },
        source: {
          zh: '与轴功率仪比较的均方根误差，占额定功率的比例，20个未参加训练的航次',
          en: 'RMS against a shaft power meter as a share of rated power, 20 voyages not used in training',
        },
      },
    ],
    quotation: {
      text: {
        zh: '老轮机长先跟它比了两周，输的那几次都记在本子上。',
        en: 'Our oldest chief engineer competed with it for two weeks, and wrote down each time he lost.',
      },
      person: { zh: '顾先生', en: 'Mr Gu' },
      role: { zh: '机务主管', en: 'Technical superintendent' },
    },
    image: 'gear-train-fine',
    date: '2025-12-03',
  },
  {
    slug: { zh: 'dianji-kongzhi-daima-shengcheng', en: 'motor-control-generated-code' },
    category: 'control',
    industry: 'new-energy-vehicles',
    products: ['control', 'realtime'],
    customer: { zh: '一家电驱动供应商', en: 'A supplier of electric drives' },
    title: { zh: '电机控制代码改为生成：计算时间少31%，逐步可对照', en: 'Motor control as generated code: 31% less computing time, comparable step by step' },
    summary: {
      zh: '手写的磁场定向控制改由模型生成，与模型逐步对照，再到硬件在环上复核。',
      en: 'Hand-written field-oriented control is now generated from the model, compared with it step by step and checked in hardware in the loop.',
    },
    challenge: {
      zh: '控制算法在模型里设计，再由另一组人手写成C。两边各自修改，三年后对不上：模型里的弱磁策略，代码里没有。定位一次现场问题平均要13天，一半时间在比对谁是对的。',
      en: 'The algorithm was designed in a model and then written in C by another group. Both went on changing, and after three years they no longer agreed: the field weakening of the model was not in the code. A field problem took 13 days on average to locate, half of it spent finding out which of the two was right.',
    },
    approach: {
      zh: '以模型为准，用浑仪控制重新设计，代码生成工具箱生成定点C代码，100 µs周期。生成的代码与模型在4,200个用例上逐步对照，记录最大偏差。再用Station S4和电驱动工具箱的电机模型做硬件在环，验证中断抖动与保护动作。启动自检和底层驱动仍由人手写，不在生成范围内。',
      en: 'The model became the reference. The control was redesigned in Armilla Control and the Code Generation toolbox wrote fixed-point C for a cycle of 100 µs. Code and model were compared step by step in 4,200 cases and the largest difference recorded. Then a Station S4 with a motor model of the Electric Drives toolbox checked interrupt jitter and protection in the loop. Start-up checks and low-level drivers are still written by hand.',
    },
    results: [
      {
        value: '−31',
        unit: { zh: '%', en: '%' },
        label: { zh: '控制周期的计算时间', en: 'computing time of a control cycle' },
        source: {
          zh: '同一型号单片机、同一编译选项，最坏路径，由71 µs降到49 µs，示波器测引脚',
          en: 'Same microcontroller and compiler options, worst path, from 71 to 49 µs, pin measured by oscilloscope',
        },
      },
      {
        value: '0.4',
        unit: { zh: '%', en: '%' },
        label: { zh: '代码与模型的最大偏差', en: 'largest difference between code and model' },
        source: {
          zh: 'q轴电流，占额定值的比例，4,200个用例，偏差来自定点量化',
          en: 'q-axis current as a share of its rating, 4,200 cases; the difference comes from fixed-point rounding',
        },
      },
      {
        value: '13 → 4',
        unit: { zh: '天', en: 'days' },
        label: { zh: '定位一次现场问题', en: 'to locate a field problem' },
        source: {
          zh: '问题单从建立到确认原因的平均日历天数；此前26单，此后15单，客户问题库',
          en: 'Mean calendar days from report to confirmed cause; 26 reports before, 15 after, customer’s database',
        },
      },
    ],
    quotation: {
      text: {
        zh: '现在只有一种争论：模型对不对。',
        en: 'There is one argument left: whether the model is right.',
      },
      person: { zh: '梁先生', en: 'Mr Liang' },
      role: { zh: '电控软件经理', en: 'Manager, drive software' },
    },
    image: 'bode-soft',
    date: '2026-07-22',
  },
  {
    slug: { zh: 'ranji-dianchang-luansheng', en: 'gas-turbine-plant-twin' },
    category: 'digital-twin',
    industry: 'power',
    products: ['twin', 'compute'],
    customer: { zh: '某燃气电厂运行部', en: 'The operations department of a gas-fired power station' },
    title: { zh: '八个月误报3次：用模型分辨传感器漂移与部件退化', en: 'Three false alarms in eight months: telling sensor drift from wear' },
    summary: {
      zh: '降阶模型推算14个测点，与实测比较。残差的形状说明是传感器漂了，还是压气机脏了。',
      en: 'A reduced model computes 14 measured quantities and compares. The shape of the residual says whether a sensor drifts or the compressor is dirty.',
    },
    challenge: {
      zh: '固定门限报警一年217次，运行人员已经不看。压气机积垢到停机检修才发现，而有两次以为是积垢，拆开后是温度传感器漂移。',
      en: 'Fixed limits raised 217 alarms in a year and the operators had stopped looking. Fouling of the compressor was noticed only at overhaul. Twice it was suspected, and after opening the machine a temperature sensor turned out to have drifted.',
    },
    approach: {
      zh: '用燃气轮机工具箱建热力模型，取18个月的运行数据标定，再降到11个状态，在Edge E2上与机组同步运行。用浑仪计算分析14个测点残差的组合：单点偏移归为传感器，多点按比例变化归为部件。负荷低于40%时不判断，因为训练数据不足。报警只给建议，不接保护回路。',
      en: 'A thermodynamic model was built with the Gas Turbine toolbox, calibrated on 18 months of operating data and reduced to 11 states on an Edge E2 beside the unit. Armilla Compute examines the residuals of 14 points together: an offset at one point is put down to the sensor, a proportional change at several to the component. Below 40% load nothing is judged, for lack of training data. Alarms advise; they are not wired to protection.',
    },
    results: [
      {
        value: '3',
        unit: { zh: '次', en: 'alarms' },
        label: { zh: '误报，八个月内', en: 'that were false, in eight months' },
        source: {
          zh: '2025年10月至2026年5月，共报警22次，按检修记录核对，19次属实',
          en: 'October 2025 to May 2026, 22 alarms in all, 19 confirmed by maintenance records',
        },
      },
      {
        value: '19 / 23',
        unit: { zh: '起', en: 'events' },
        label: { zh: '实际发生的异常中被报出的', en: 'of those that occurred were reported' },
        source: {
          zh: '同期检修与校验记录的23起异常；漏报的4起都发生在负荷低于40%时',
          en: '23 events in maintenance and calibration records of the same period; all 4 missed occurred below 40% load',
        },
      },
    ],
    quotation: {
      text: {
        zh: '它不说话的时候，我们相信没事；这一点以前做不到。',
        en: 'When it is silent we now believe that nothing is wrong. Before, we could not.',
      },
      person: { zh: '韩女士', en: 'Ms Han' },
      role: { zh: '运行部主任', en: 'Head of operations' },
    },
    image: 'scalogram',
    date: '2026-06-24',
  },
  {
    slug: { zh: 'gongcheng-jixie-jianmo-peixun', en: 'training-a-modelling-team' },
    category: 'training',
    industry: 'construction-machinery',
    products: ['studio', 'control'],
    customer: { zh: '一家起重机企业的研究院', en: 'The research institute of a crane maker' },
    title: { zh: '46名工程师学建模：考核用自己的产品', en: 'Forty-six engineers learn to model, examined on their own product' },
    summary: {
      zh: '三个月，每周一天。结业任务是给自己的一台产品建模，并用测量数据说明误差。',
      en: 'Three months, one day a week. The final task: model one of your own machines and state its error against measurements.',
    },
    challenge: {
      zh: '研究院买了软件，一年后只有4个人在用。大家上过三天的软件课，会点按钮，回到自己的吊臂和回转机构前不知道从哪里开始。试过请外面的人代建，模型没有人会改。',
      en: 'The institute had bought software, and a year later four people used it. Everyone had taken a three-day course and knew the buttons, but not where to begin with a boom or a slewing drive of their own. Models built by outsiders could not be changed by anyone.',
    },
    approach: {
      zh: '按“建模基础”和“控制实践”两个项目排课，每周一天，其余时间做自己的题目。46人分成12组，每组一台在产的机构。教师每两周评一次：忽略了什么，凭什么忽略，拿什么数据核对。考核由两位教师独立评分，研究院的总工程师旁听，不打分。',
      en: 'The course followed Foundations of Modelling and Control in Practice, one day a week, with the rest of the time for their own subject. The 46 engineers formed 12 groups, each with a mechanism in production. Every two weeks a teacher asked three things: what is left out, on what ground, and against which data was it checked? Two teachers marked the examination independently. The institute’s chief engineer listened and gave no marks.',
    },
    results: [
      {
        value: '38 / 46',
        unit: { zh: '人', en: 'people' },
        label: { zh: '一次通过考核', en: 'passed at the first attempt' },
        source: {
          zh: '2025年12月，90分钟实作加答辩，两位教师独立评分；其余8人中5人补考通过',
          en: 'December 2025, 90 minutes of practical work and an oral, marked by two teachers; 5 of the other 8 passed later',
        },
      },
      {
        value: '4 → 29',
        unit: { zh: '人', en: 'people' },
        label: { zh: '每月使用建模软件的人数', en: 'using the modelling software each month' },
        source: {
          zh: '客户许可服务记录，培训前三个月与结业后第四至六个月的月均值',
          en: 'Customer’s licence records, monthly means of the three months before and of months four to six after',
        },
      },
    ],
    quotation: {
      text: {
        zh: '最难的一题是“你忽略了什么”。以前没有人问过我们。',
        en: 'The hardest question was what we had left out. Nobody had asked us before.',
      },
      person: { zh: '杜先生', en: 'Mr Du' },
      role: { zh: '研究院副院长', en: 'Deputy director of the institute' },
    },
    image: 'bracket-stress',
    date: '2026-07-01',
  },
]
