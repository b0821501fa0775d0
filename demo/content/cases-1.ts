import type { CaseSeed } from './types.ts'

/** The first six customer stories; the three on the home page come first. */
export const firstCases: CaseSeed[] = [
  {
    slug: { zh: 'hangkong-fadongji-yingjian-zaihuan', en: 'aero-engine-hardware-in-the-loop' },
    category: 'virtual-commissioning',
    industry: 'aerospace',
    products: ['realtime', 'control', 'studio'],
    customer: { zh: '某航空发动机控制团队', en: 'An aero-engine controls team' },
    title: { zh: '台架试验减少62%：发动机控制软件先过硬件在环', en: '62% fewer bench tests: engine control software meets hardware in the loop first' },
    summary: {
      zh: '燃气轮机模型跑在Station S8上，与真实控制器闭环。原来上台架做的410次试验，现在做156次。',
      en: 'A gas-turbine model on a Station S8 closes the loop with the real controller. Of 410 tests once run on the bench, 156 remain.',
    },
    challenge: {
      zh: '控制软件每次改版，要在发动机台架上做410次试验。台架由三个项目共用，排期要等五周。传感器断线、卡滞这类故障在真机上不能随意做，做一次要评审一次。不少试验只是重复核对没有改动的功能。',
      en: 'Each version of the control software took 410 tests on an engine bench. Three projects shared the bench and the queue was five weeks long. Faults such as a broken sensor wire or a stuck valve could not be tried freely on a real engine; each one needed a review. Many tests merely confirmed what had not changed.',
    },
    approach: {
      zh: '用燃气轮机工具箱建部件级模型，按两台发动机的试车数据标定，再以固定步长1 ms放到Station S8上，经Link L2接真实控制器。团队把410次试验逐项分类：凡模型在该工况的误差小于判据裕度一半的，移到硬件在环；其余留在台架。起动、喘振边界和振动全部留在台架，因为模型在那里不够准。',
      en: 'The team built a component-level model with the Gas Turbine toolbox, calibrated it on test-cell data of two engines and ran it at a fixed 1 ms step on a Station S8, wired through Link L2 to the real controller. Each of the 410 tests was then classified. Where the model error at that condition was below half the margin of the criterion, the test moved to hardware in the loop. Starting, surge limits and vibration stayed on the bench, because the model is not good enough there.',
    },
    results: [
      {
        value: '−62',
        unit: { zh: '%', en: '%' },
        label: { zh: '台架试验次数', en: 'bench tests' },
        source: {
          zh: '一次软件改版的台架试验由410次减为156次；比较2024年与2026年两次范围相近的改版，客户试验记录',
          en: 'From 410 to 156 bench tests for one software version; two versions of similar scope, 2024 and 2026, customer’s test log',
        },
      },
      {
        value: '9 → 2',
        unit: { zh: '天', en: 'days' },
        label: { zh: '一轮回归试验', en: 'for one regression round' },
        source: {
          zh: '254项硬件在环用例全部跑完的时间，含夜间无人值守；9天为原台架净试验时间，不含排期',
          en: 'All 254 cases in hardware in the loop, nights included; 9 days is the former net bench time without the queue',
        },
      },
      {
        value: '31',
        unit: { zh: '个', en: 'faults' },
        label: { zh: '上台架之前发现的缺陷', en: 'found before the bench' },
        source: {
          zh: '2026年1月至8月，缺陷库中标注发现环节为硬件在环的条目',
          en: 'January to August 2026, entries of the fault database with hardware in the loop as the place of discovery',
        },
      },
    ],
    quotation: {
      text: {
        zh: '最有用的一步是分类。先承认模型哪里不准，剩下的才敢搬走。',
        en: 'Sorting the tests was what helped most. Once we had admitted where the model is poor, we dared to move the rest.',
      },
      person: { zh: '许先生', en: 'Mr Xu' },
      role: { zh: '控制系统试验负责人', en: 'Head of control system testing' },
    },
    image: 'bode-stiff',
    date: '2026-09-30',
  },
  {
    slug: { zh: 'gongcheng-jixie-yeya-bianxing', en: 'configurable-hydraulics' },
    category: 'variant-design',
    industry: 'construction-machinery',
    products: ['studio'],
    customer: { zh: '一家工程机械企业', en: 'A maker of construction machinery' },
    title: { zh: '变型设计从14天到3天：把液压系统做成可配置的模型', en: 'Variant design from 14 days to 3: hydraulics as a configurable model' },
    summary: {
      zh: '把挖掘机的液压系统拆成37个可替换组件，按订单配置、计算、出报告。',
      en: 'The hydraulics of an excavator became 37 exchangeable components, configured by order, computed and reported.',
    },
    challenge: {
      zh: '同一款挖掘机有四十多种属具和工况组合。每来一张特殊订单，工程师复制上一个模型，改管径、改阀、改标定，再手工写报告，平均14天。复制出来的模型有96个，修正一处错误要改96遍，实际上没有人改全。',
      en: 'One excavator is sold with more than forty combinations of attachment and duty. For each special order an engineer copied the last model, changed pipes, valves and calibration, and wrote the report by hand: 14 days in the median. There were 96 copies. Correcting one error meant correcting it 96 times, and nobody ever did.',
    },
    approach: {
      zh: '用浑仪建模和液压工具箱重建一个模型：泵、主阀、油缸、管路共37个组件，各有接口和可选实现。订单里的选项写成一张配置表，一行对应一台变型。需求与测试工具箱按表运行六个标准工况，检查压力峰值、流量分配和油温，生成报告。新结构的阀仍要单独建模和试验，配置表不代替它。',
      en: 'The team rebuilt one model in Armilla Studio with the Hydraulics toolbox: pump, main valves, cylinders and lines as 37 components, each with an interface and alternative implementations. The options of an order became a table with one line for each variant. The Test Bench toolbox runs six standard duties for a line, checks pressure peaks, flow sharing and oil temperature, and writes the report. A valve of new design is still modelled and tested on its own; no table replaces that.',
    },
    results: [
      {
        value: '14 → 3',
        unit: { zh: '天', en: 'days' },
        label: { zh: '变型设计周期', en: 'to design a variant' },
        source: {
          zh: '从收到订单到签发报告的工作日中位数；此前11台变型，此后9台，客户项目记录，2025至2026年',
          en: 'Median working days from order to signed report; 11 variants before and 9 after, customer’s project records, 2025 to 2026',
        },
      },
      {
        value: '6.8',
        unit: { zh: '%', en: '%' },
        label: { zh: '压力峰值的最大偏差', en: 'largest deviation of a pressure peak' },
        source: {
          zh: '与3台样机各6个工况的实测比较，油温45 °C，传感器精度0.5%',
          en: 'Against measurement on 3 prototypes in 6 duties each, oil at 45 °C, sensor accuracy 0.5%',
        },
      },
    ],
    quotation: {
      text: {
        zh: '以前改一个错要问谁手里有哪个版本。现在只有一个版本。',
        en: 'To correct an error I used to ask who had which version. Now there is one.',
      },
      person: { zh: '罗女士', en: 'Ms Luo' },
      role: { zh: '液压系统主任工程师', en: 'Chief engineer, hydraulics' },
    },
    image: 'step-response-firm',
    date: '2026-08-12',
  },
  {
    slug: { zh: 'dianchi-wendu-zaixian-yuce', en: 'battery-temperature-online' },
    category: 'digital-twin',
    industry: 'new-energy-vehicles',
    products: ['twin', 'studio'],
    customer: { zh: '一家电池企业', en: 'A battery company' },
    title: { zh: '热点温度误差0.8 °C：降阶模型在线运行', en: 'Hot spots within 0.8 °C: a reduced model online' },
    summary: {
      zh: '电池包内只有6个温度传感器。降阶模型用它们推算96个单体的温度，预测误差0.8 °C。',
      en: 'A pack has six temperature sensors. A reduced model infers the temperature of 96 cells from them, with a prediction error of 0.8 °C.',
    },
    challenge: {
      zh: '电池包装车后只有6个温度传感器，最热的单体往往不在传感器旁边。为了安全，快充电流按最坏情况限制，冬夏都偏保守。详细热模型有41,000个状态，算10分钟工况要用半小时，不能在线。',
      en: 'A pack in the vehicle has only six temperature sensors, and the hottest cell is seldom next to one. For safety the fast-charging current was limited for the worst case, which is cautious in winter and summer alike. The detailed thermal model has 41,000 states and needs half an hour for ten minutes of operation, so it cannot run online.',
    },
    approach: {
      zh: '先用电池工具箱建详细模型，在温箱里用24个热电偶标定。再用浑仪孪生降到18个状态，部署到充电场站的Edge E2网关，每秒取一次电流、电压和6个温度，推算96个单体的温度。训练范围是环境−10至40 °C、倍率不超过2C。超出范围，网关只给标记，充电回到原来的保守限制。',
      en: 'A detailed model was built with the Battery toolbox and calibrated in a climate chamber with 24 thermocouples. Armilla Twin reduced it to 18 states. On an Edge E2 gateway at the charging site it reads current, voltage and six temperatures once a second and infers those of 96 cells. The training range is −10 to 40 °C ambient and rates up to 2C. Outside it the gateway shows a mark only, and charging returns to the old cautious limit.',
    },
    results: [
      {
        value: '0.8',
        unit: { zh: '°C', en: '°C' },
        label: { zh: '温度预测误差', en: 'prediction error' },
        source: {
          zh: '与24个热电偶比较的均方根误差，31 h未参加训练的工况，环境−10至40 °C；热电偶不确定度0.5 °C',
          en: 'RMS against 24 thermocouples over 31 h of cases not used in training, −10 to 40 °C ambient; thermocouples uncertain by 0.5 °C',
        },
      },
      {
        value: '2.1',
        unit: { zh: '°C', en: '°C' },
        label: { zh: '同一试验中的最大误差', en: 'largest error in the same test' },
        source: {
          zh: '同上，出现在2C快充开始后的第4分钟',
          en: 'As above, in the fourth minute of fast charging at 2C',
        },
      },
      {
        value: '12',
        unit: { zh: 'ms', en: 'ms' },
        label: { zh: '每步计算时间', en: 'computing time for each step' },
        source: {
          zh: 'Edge E2，步长1 s，24 h内的最大值，浑仪R2026a',
          en: 'Edge E2, step 1 s, maximum within 24 h, Armilla R2026a',
        },
      },
    ],
    quotation: {
      text: {
        zh: '我们要的是两个数：平常差多少，最坏差多少。他们两个都给了。',
        en: 'We wanted two numbers, the usual error and the worst. We were given both.',
      },
      person: { zh: '沈先生', en: 'Mr Shen' },
      role: { zh: '热管理研发经理', en: 'R&D manager, thermal management' },
    },
    image: 'heat-sink-copper',
    date: '2026-07-08',
  },
  {
    slug: { zh: 'weixing-zikong-banwuli', en: 'satellite-attitude-control-test' },
    category: 'virtual-commissioning',
    industry: 'space',
    products: ['realtime', 'control'],
    customer: { zh: '某小卫星姿轨控团队', en: 'A small-satellite attitude and orbit team' },
    title: { zh: '连续2,400小时不丢步：姿轨控软件的长时间试验', en: '2,400 hours without a lost step: a long test of attitude and orbit software' },
    summary: {
      zh: '在Station X16上按真实时间跑100天任务，星上计算机全程在环。找出17个短时间试验发现不了的缺陷。',
      en: 'One hundred days of mission in real time on a Station X16, with the on-board computer in the loop. It found 17 faults that short tests had missed.',
    },
    challenge: {
      zh: '星上软件的某些缺陷要跑几十天才出现：计数器翻转、星历更新、飞轮累积卸载。以前的试验最长72小时，再长就会碰上试验机自己重启，分不清是谁的错。',
      en: 'Some faults of on-board software need weeks to appear: counters that wrap, ephemeris updates, accumulated wheel unloading. Tests used to end at 72 hours. Beyond that the test machine itself would restart, and one could not tell whose fault it was.',
    },
    approach: {
      zh: '用航天器与轨道工具箱建轨道、姿态、飞轮、磁力矩器和推力器模型，固定步长1 ms，跑在冗余的Station X16上。星上计算机、星敏感器电模拟器接入闭环。试验脚本按真实任务安排对日、对地和两次变轨，并注入43种故障。所有日志接同一个PTP时钟，超时的步单独记录。',
      en: 'The Orbits toolbox models orbit, attitude, wheels, magnetorquers and thrusters at a fixed 1 ms step on the redundant Station X16. On-board computer and star tracker simulator are in the loop. Scripts follow the real mission with sun pointing, earth pointing and two transfers, and inject 43 kinds of fault. All logs share one PTP clock, and a late step is recorded separately.',
    },
    results: [
      {
        value: '2,400',
        unit: { zh: 'h', en: 'h' },
        label: { zh: '连续运行，无丢步', en: 'continuous running without a lost step' },
        source: {
          zh: 'Station X16，固定步长1 ms，2026年1月至4月；其间两套计算单元接替一次，在两步之内完成',
          en: 'Station X16, fixed step 1 ms, January to April 2026; one take-over between the two units occurred, finished within two steps',
        },
      },
      {
        value: '17',
        unit: { zh: '个', en: 'faults' },
        label: { zh: '运行72小时之后才出现的缺陷', en: 'that appeared only after 72 hours' },
        source: {
          zh: '客户缺陷库，首次出现时间大于72 h且确认为星上软件缺陷的条目',
          en: 'Customer’s fault database, first seen after 72 h and confirmed as a fault of on-board software',
        },
      },
    ],
    quotation: {
      text: {
        zh: '第61天找到的那个缺陷，在轨要到第二年才会发作。',
        en: 'The fault of day 61 would have shown up in orbit in the second year.',
      },
      person: { zh: '高先生', en: 'Mr Gao' },
      role: { zh: '姿轨控分系统副主任设计师', en: 'Deputy lead, attitude and orbit control' },
    },
    image: 'orbit-transfer-inclined',
    date: '2026-06-10',
  },
  {
    slug: { zh: 'feiji-rezonghe-guanli', en: 'aircraft-thermal-management' },
    category: 'thermal-energy',
    industry: 'aerospace',
    products: ['studio', 'compute'],
    customer: { zh: '某通用飞机总体团队', en: 'A general aviation design team' },
    title: { zh: '冲压空气少用11%：在选型之前算清热量去向', en: '11% less ram air: following the heat before equipment is chosen' },
    summary: {
      zh: '把燃油、环控、滑油和电子设备的热连成一个模型，沿完整任务计算，改换热器的次序而不改大小。',
      en: 'Fuel, cabin, oil and electronics in one thermal model along the whole mission; the order of the heat exchangers changed, their size did not.',
    },
    challenge: {
      zh: '各专业分别算自己的热，余量层层加。冲压进气口按各家最坏值之和设计，阻力偏大。可是各系统的最坏时刻并不在同一段航程，没有一个模型能说明这一点。',
      en: 'Each discipline computed its own heat and added its own margin. The ram-air inlet was sized for the sum of all worst cases and had more drag than it should. The worst moments do not fall in the same leg of the flight, but no model could show it.',
    },
    approach: {
      zh: '用飞机系统和热流体工具箱连成一个模型，3,900个状态，沿6.5小时任务用变步长求解，单次约4分钟。用不确定性分析工具箱对环境温度、设备功率和换热系数抽样600次，看进气口在哪一段先到上限。比较四种换热器排列，选定一种后做地面热试验核对。高空低压工况没有试验数据，结论只用于比较方案。',
      en: 'The Aircraft Systems and Thermal Fluids toolboxes gave one model with 3,900 states, solved with variable step along a mission of 6.5 hours in about 4 minutes. The Uncertainty toolbox drew 600 samples of ambient temperature, equipment power and heat-transfer coefficients to see in which leg the inlet first reaches its limit. Four arrangements were compared and one checked in a ground test. There were no data for low pressure at altitude, so there the results serve to compare and no more.',
    },
    results: [
      {
        value: '−11',
        unit: { zh: '%', en: '%' },
        label: { zh: '冲压空气最大流量', en: 'peak ram-air flow' },
        source: {
          zh: '仿真，600次抽样的95%分位，与原排列比较，同一任务剖面',
          en: 'Simulation, 95th percentile of 600 samples, against the former arrangement on the same mission',
        },
      },
      {
        value: '3.2',
        unit: { zh: '%', en: '%' },
        label: { zh: '换热量与地面试验的偏差', en: 'deviation of heat flow from the ground test' },
        source: {
          zh: '5个稳态工况中的最大值，环境温度38 °C，流量计不确定度1%',
          en: 'Largest of 5 steady conditions at 38 °C ambient, flow meter uncertain by 1%',
        },
      },
    ],
    quotation: {
      text: {
        zh: '争了半年的余量，一张时间曲线就说清了。',
        en: 'We had argued about margins for half a year. One curve over time settled it.',
      },
      person: { zh: '唐女士', en: 'Ms Tang' },
      role: { zh: '总体热管理主管', en: 'Lead, aircraft thermal management' },
    },
    image: 'heat-sink-low',
    date: '2026-04-15',
  },
  {
    slug: { zh: 'zhengche-nengliangliu', en: 'whole-vehicle-energy-flow' },
    category: 'thermal-energy',
    industry: 'automotive',
    products: ['studio', 'compute'],
    customer: { zh: '一家乘用车企业', en: 'A passenger car maker' },
    title: { zh: '五家供应商的模型接成一辆车，能耗偏差2.1%', en: 'One car from five suppliers’ models, within 2.1% of measured consumption' },
    summary: {
      zh: '供应商交付FMU，不交源模型。整车能量流逐项对账，找出低温续航差异的来源。',
      en: 'Suppliers deliver FMUs and keep their sources. Energy is accounted for item by item, and the cause of a cold-weather difference in range was found.',
    },
    challenge: {
      zh: '两款车用同样的电池，低温续航差14%。电机、空调、电池、热泵分别来自五家供应商，各有模型，格式不同，也不愿交出源代码。手工拼起来的表格对不上账，差了5%不知去向。',
      en: 'Two cars with the same battery differed by 14% in range in the cold. Motor, air conditioning, battery and heat pump come from five suppliers, each with its own model and format and none willing to hand over the source. The spreadsheet put together by hand was 5% short, and nobody knew where it had gone.',
    },
    approach: {
      zh: '整车团队写一份接口约定：变量名、单位、通信步长10 ms，供应商按FMI 2.0或3.0交付联合仿真FMU。用SSP 2.0描述整车结构，浑仪建模导入时检查单位与悬空连接，第一轮查出11处单位不一致。用浑仪计算按部件逐项求能量，收支差超过0.5%的报错。最后在转鼓上用−7 °C工况核对。',
      en: 'The vehicle team wrote an agreement on interfaces: names, units and a communication step of 10 ms. Suppliers delivered co-simulation FMUs in FMI 2.0 or 3.0. The structure is in SSP 2.0; on import Armilla Studio checks units and loose connections and found eleven units that disagreed. Armilla Compute sums the energy of each component and reports any balance off by more than 0.5%. The result was checked on a chassis dynamometer at −7 °C.',
    },
    results: [
      {
        value: '2.1',
        unit: { zh: '%', en: '%' },
        label: { zh: '整车能耗偏差', en: 'deviation of energy consumption' },
        source: {
          zh: '与转鼓试验比较，−7 °C，3次试验的平均值，试验重复性1.2%',
          en: 'Against a chassis dynamometer at −7 °C, mean of 3 tests, repeatability of the test 1.2%',
        },
      },
      {
        value: '9 → 2',
        unit: { zh: '天', en: 'days' },
        label: { zh: '换一家供应商模型的时间', en: 'to exchange one supplier’s model' },
        source: {
          zh: '从收到文件到整车结果通过检查的工作日；此前4次、此后5次的中位数，客户记录',
          en: 'Working days from receipt to a checked vehicle result; medians of 4 cases before and 5 after, customer’s records',
        },
      },
    ],
    quotation: {
      text: {
        zh: '账平了，问题就剩下一个：热泵的除霜策略。',
        en: 'Once the balance closed, one question was left: how the heat pump defrosts.',
      },
      person: { zh: '方先生', en: 'Mr Fang' },
      role: { zh: '整车能量管理负责人', en: 'Head of vehicle energy management' },
    },
    image: 'component-network-small',
    date: '2026-08-27',
  },
]
