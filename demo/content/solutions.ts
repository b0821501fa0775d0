import type { CategorySeed, SolutionSeed } from './types.ts'

export const industries: CategorySeed[] = [
  { slug: 'aerospace', title: { zh: '航空', en: 'Aerospace' } },
  { slug: 'space', title: { zh: '航天', en: 'Space' } },
  { slug: 'new-energy-vehicles', title: { zh: '新能源汽车', en: 'New energy vehicles' } },
  { slug: 'automotive', title: { zh: '智能汽车', en: 'Automotive' } },
  { slug: 'construction-machinery', title: { zh: '工程机械', en: 'Construction machinery' } },
  { slug: 'power', title: { zh: '电力', en: 'Power' } },
  { slug: 'semiconductor-equipment', title: { zh: '半导体装备', en: 'Semiconductor equipment' } },
  { slug: 'marine', title: { zh: '船舶', en: 'Marine' } },
]

export const solutions: SolutionSeed[] = [
  {
    slug: 'aircraft-thermal-power',
    industry: 'aerospace',
    title: { zh: '飞机热与能量管理', en: 'Aircraft thermal and power management' },
    summary: {
      zh: '把燃油、环控、发电和用电设备连成一个模型，沿整段任务剖面计算热量去向和电功率余量，在选型之前看出哪一段先超限。',
      en: 'Connect fuel, environmental control, generation and loads in one model, follow heat and electrical margin along the whole mission, and see which leg goes over its limit before equipment is chosen.',
    },
    image: 'heat-sink-dense',
  },
  {
    slug: 'attitude-orbit',
    industry: 'space',
    title: { zh: '姿轨控联合仿真', en: 'Attitude and orbit co-simulation' },
    summary: {
      zh: '在同一时间轴上计算轨道、姿态、执行机构和星上软件。变轨期间的姿态误差和推进剂消耗一次算出，再把同一模型用于硬件在环试验。',
      en: 'Compute orbit, attitude, actuators and on-board software on one time axis. Attitude error and propellant use during a transfer come from one run, and the same model then serves the hardware-in-the-loop test.',
    },
    image: 'orbit-transfer',
  },
  {
    slug: 'battery-thermal-runaway',
    industry: 'new-energy-vehicles',
    title: { zh: '电池热失控传播', en: 'Battery thermal runaway propagation' },
    summary: {
      zh: '从单体放电和产热数据出发，计算一个单体失控后热量怎样传到相邻单体。比较隔热和冷却方案，减少需要做的破坏性试验；认证试验仍须实测。',
      en: 'Start from measured discharge and heat data of one cell and compute how heat reaches its neighbours once the cell runs away. Compare barriers and cooling and run fewer destructive tests; certification tests still have to be measured.',
    },
    image: 'battery-discharge',
  },
  {
    slug: 'vehicle-energy-flow',
    industry: 'automotive',
    title: { zh: '整车能量流分析', en: 'Whole-vehicle energy flow' },
    summary: {
      zh: '把动力总成、热管理、低压电气和行驶工况连成整车模型，逐项算出能量损失，找出续航差异来自哪个部件。',
      en: 'Join powertrain, thermal management, low-voltage electrics and the driving cycle in one vehicle model, account for each loss and find the component behind a difference in range.',
    },
    image: 'component-network-large',
  },
  {
    slug: 'hydraulic-prototype',
    industry: 'construction-machinery',
    title: { zh: '液压数字样机', en: 'Hydraulic digital prototype' },
    summary: {
      zh: '把泵、阀、油缸和工作装置建成可配置的样机，先在计算中比较阶跃响应、压力冲击和复合动作，再装第一台样车。',
      en: 'Build pump, valves, cylinders and attachment as a configurable prototype, compare step response, pressure peaks and combined movements by computation, then assemble the first machine.',
    },
    image: 'step-response-lively',
  },
  {
    slug: 'wind-farm-grid',
    industry: 'power',
    title: { zh: '风电场并网仿真', en: 'Wind farm and grid' },
    summary: {
      zh: '从来流、尾流和机组控制算到变流器和并网点，检查电压跌落时机组能否保持连接。控制器可以接入实时仿真机复核。',
      en: 'Compute from inflow, wakes and turbine control to converter and grid connection, and check whether turbines stay connected through a voltage dip. The controller can then be checked on a real-time machine.',
    },
    image: 'wind-field',
  },
  {
    slug: 'precision-motion',
    industry: 'semiconductor-equipment',
    title: { zh: '精密运动台设计', en: 'Precision motion stage' },
    summary: {
      zh: '把结构模态、驱动、测量和控制放在一起设计。先看清哪一阶模态限制带宽，再决定加刚度、改测点，还是改控制器。',
      en: 'Design structure, drive, measurement and control together. See which mode limits the bandwidth, then decide whether to stiffen the stage, move a sensor or change the controller.',
    },
    image: 'plate-modes',
  },
  {
    slug: 'hybrid-propulsion',
    industry: 'marine',
    title: { zh: '船舶混合动力推进', en: 'Marine hybrid propulsion' },
    summary: {
      zh: '把主机、齿轮箱、轴带电机、电池和螺旋桨连成推进系统，按航线计算油耗和切换过程，检查每种工作模式的转矩和温度。',
      en: 'Join main engine, gearbox, shaft machine, battery and propeller in one propulsion system, compute fuel use and mode changes along a route, and check torque and temperature in each mode.',
    },
    image: 'gear-train',
  },
]
