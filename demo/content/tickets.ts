import type { TicketSeed } from './types.ts'

/** Tickets of the two visitors, in several states. Times are hours before the pack is loaded. */
export const tickets: TicketSeed[] = [
  {
    number: 'T-7KMD-3XV9', member: 'lin.xia@example.com', product: 'studio', version: 'R2026b', system: 'windows',
    severity: '2', category: 'fault', status: 'waiting', copies: ['test.bench@example.com'],
    subject: '热流体回路模型在t=0.42 s处求解中止',
    messages: [
      { ago: 76, text: '用R2026b计算冷却回路，求解器圭表在t=0.42 s中止，R2026a没有这个问题。\n\n重现步骤：\n\n1. 打开附带示例“飞机热管理”，把燃油入口温度改为-45 °C。\n2. 变步长，相对误差1e-6，仿真10 s。\n\n出错信息：\n\n```text\nGNO-2114: step size below 1e-12 s at t = 0.420 s\nstate: fuelLoop.hx1.T_wall\n```\n\n期望：与R2026a一样算完10 s。' },
      { ago: 74.5, by: 'agent', after: 'open', text: '已经重现。换热器壁面在入口温度低于-40 °C时进入物性表外推区，R2026b收紧了外推的检查。我们正在确认是检查过严，还是物性表本身不够。' },
      { ago: 51, by: 'agent', after: 'waiting', text: '物性表缺少-60 °C到-40 °C的数据，R2026b因此中止，R2026a则默默外推。请先用下面的设置继续工作，结果与R2026a相同，但低于-40 °C的部分没有数据依据：\n\n```modelica\nfuelLoop.medium.extrapolation = ThermalFluids.Types.Extrapolation.Linear;\n```\n\n请告诉我们您用的燃油牌号，我们按牌号补数据。' },
    ],
    note: '物性表负责人确认：RP-3补到-60 °C，列入R2026b Update 1。等客户回牌号。',
  },
  {
    number: 'T-4HWP-8QNC', member: 'lin.xia@example.com', product: 'realtime', version: 'R2026b', system: 'linux',
    severity: '1', category: 'fault', status: 'open', subject: 'Station S8上实时任务启动后立即退出',
    messages: [
      { ago: 5, text: '两台S8都不能启动任务，台架停了。升级到R2026b之后出现，固件没有动过。\n\n```text\nCLP-0031: timer source HPET refused, falling back\nCLP-0040: period 5 us not reachable, task stopped\n```' },
      { ago: 4.6, by: 'agent', after: 'open', text: '收到，正在处理。R2026b要求S8固件3.2或更高。请先在“设备—关于”里读一下固件版本；低于3.2时，任务周期改为20 µs可以启动，先恢复台架。' },
      { ago: 4.1, text: '固件是3.0。周期改成20 µs以后能启动，台架恢复了。今晚可以升级固件，请给步骤。' },
    ],
    note: '已和硬件组约20点远程陪同升级。3.0直接升3.2要走两步，中间是3.1。',
  },
  {
    number: 'T-9RBT-2FJM', member: 'lin.xia@example.com', product: 'compute', version: 'R2026b', system: 'linux',
    severity: '3', category: 'performance', status: 'new', subject: '稀疏矩阵分解在64核上比16核慢',
    messages: [
      { ago: 1.5, text: '矩阵1,048,576阶，非零元2.1e7个，对称正定。\n\n```m\nA = gallery_poisson(1024);\ntic; R = chol(A); toc\n```\n\n16核：41 s；32核：38 s；64核：66 s。机器两路处理器，内存512 GB。是否需要设置线程的绑定？' },
    ],
  },
  {
    number: 'T-3VXK-6DYA', member: 'lin.xia@example.com', product: 'studio', version: 'R2026b', system: 'openeuler',
    severity: '3', category: 'installation', status: 'solved', rating: 5, ratingComment: '当天解决，步骤清楚。',
    subject: 'openEuler 24.03上安装后找不到图形库',
    messages: [
      { ago: 240, text: '在openEuler 24.03（鲲鹏）上安装完成，启动时报：\n\n```text\nerror while loading shared libraries: libEGL.so.1\n```' },
      { ago: 236, by: 'agent', after: 'waiting', text: '最小安装的系统没有这个库。请执行：\n\n```sh\nsudo dnf install mesa-libEGL\n```\n\n再启动一次，告诉我们结果。' },
      { ago: 235, text: '可以启动了。' },
      { ago: 234, by: 'agent', after: 'solved', text: '好的。安装说明里已经补上这一条。' },
    ],
  },
  {
    number: 'T-5CGN-9WHB', member: 'lin.xia@example.com', product: 'control', version: 'R2026a', system: 'windows',
    severity: '4', category: 'usage', status: 'closed', subject: '生成的C代码能否不用浮点',
    messages: [
      { ago: 900, text: '目标芯片没有浮点单元。代码生成能否全部用定点？' },
      { ago: 882, by: 'agent', after: 'waiting', text: '可以。在“代码生成—数据类型”里选“定点”，并给每个信号设定范围；没有范围的信号会列在报告里。限制：三角函数用查表，误差在报告里给出。' },
      { ago: 880, text: '明白了，谢谢。' },
      { ago: 860, by: 'agent', after: 'solved', text: '不客气。如有信号的范围难以确定，可以用仿真记录的最小值和最大值。' },
    ],
    closed: 500,
  },
  {
    number: 'T-8PQF-4ZSE', member: 'lin.xia@example.com', severity: '3', category: 'licence', status: 'waiting',
    subject: '许可服务换机器后客户端仍连旧地址',
    messages: [
      { ago: 30, text: '许可服务器从10.0.0.5换到10.0.0.8，一半的客户端还在连旧地址。已经改过环境变量。' },
      { ago: 27, by: 'agent', after: 'waiting', text: '客户端先读用户目录里的设置，再读环境变量。请在一台连旧地址的机器上看这个文件有没有`server`一行：\n\n```text\n%APPDATA%\\Armilla\\licence.ini\n```\n\n有的话删掉这一行。' },
    ],
  },
  {
    number: 'T-6MJD-7KRT', member: 'maya.hart@example.com', product: 'studio', version: 'R2026b', system: 'linux',
    severity: '2', category: 'fault', status: 'open', subject: 'FMU 3.0 export fails for models with clocks',
    messages: [
      { ago: 29, text: 'Exporting a model with two clocked partitions as FMU 3.0 (co-simulation) fails. FMU 2.0 of the same model works.\n\n```text\nMER-1187: clock partition 2 has no inferred interval\n```\n\nThe second partition is driven by `Clock(Clock(1, 100), 4)`. I expected an interval of 0.04 s.' },
      { ago: 27, by: 'agent', after: 'open', text: 'Confirmed. The compiler does not infer the interval of a sub-sampled clock whose base is rational. Until it is fixed, write the clock as `Clock(1, 25)`; the partition is the same.\n\nWe will tell you the release of the fix here.' },
      { ago: 25, text: 'The rewritten clock exports. Our import checker accepts the FMU. Please keep this open until the fix has a release.' },
    ],
    note: 'Fixed on trunk. Goes into R2026b Update 1 if QA has the clock suite done by Thursday.',
  },
  {
    number: 'T-2NXB-5GCV', member: 'maya.hart@example.com', product: 'twin', version: 'R2026b', system: 'any',
    severity: '3', category: 'usage', status: 'waiting', subject: 'Reduced model drifts after a sensor is replaced',
    messages: [
      { ago: 120, text: 'The reduced model of our pump beside an Edge E2 drifts by about 1.5 % per day since the inlet pressure sensor was replaced. The new sensor has the same range, but another offset.' },
      { ago: 116, by: 'agent', after: 'waiting', text: 'The observer treats a constant offset as a change of the plant, so it adapts slowly. Please send the log of one day (Edge E2, Maintenance, Export log), and the calibration sheet of the new sensor.' },
    ],
  },
  {
    number: 'T-9DKW-3TQH', member: 'maya.hart@example.com', product: 'realtime', version: 'R2026b', system: 'linux',
    severity: '3', category: 'performance', status: 'new', subject: 'Jitter above 1 µs with 8 EtherCAT slaves',
    messages: [
      { ago: 2, text: 'Station S4, R2026b, 50 µs step, 8 EtherCAT slaves. The 99.99 % jitter is 1.8 µs over one hour; with 6 slaves it is 0.9 µs. The published figure is under 1 µs at 99.99 %. Does it hold for a number of slaves?' },
    ],
  },
  {
    number: 'T-7YFE-8BMA', member: 'maya.hart@example.com', product: 'compute', version: 'R2025b', system: 'macos',
    severity: '4', category: 'usage', status: 'solved', subject: 'Which functions of our scripts are covered',
    messages: [
      { ago: 400, text: 'We have 312 M files and would like to know which of their functions are covered before we move.' },
      { ago: 392, by: 'agent', after: 'solved', text: 'You can check them yourself, without sending them: the page on moving from MATLAB and Simulink reads .m files in your browser and lists the functions that are covered, covered in part and not covered. The table is that of the report of October 2026.' },
    ],
  },
  {
    number: 'T-4SRP-6JXD', member: 'maya.hart@example.com', product: 'control', version: 'R2026a', system: 'windows',
    severity: '2', category: 'fault', status: 'closed', rating: 4, subject: 'Wrong sign in identified transfer function',
    messages: [
      { ago: 1500, text: 'Identification of a second-order system with a right half-plane zero gives the numerator with the wrong sign. Data and script:\n\n```m\nsys = identify(u, y, Order=[1 2], Ts=0.01);\nzero(sys)   % expected +3.2, found -3.2\n```' },
      { ago: 1497, by: 'agent', after: 'open', text: 'Reproduced with your lines on a synthetic record. It happens only when `Ts` is given by name. Without the name the sign is right.' },
      { ago: 1300, by: 'agent', after: 'solved', text: 'Fixed in R2026a Update 3, which is in the download centre. The release notes list it as CTL-4471.' },
    ],
    closed: 1200,
  },
  {
    number: 'T-8HVC-2WKN', member: 'maya.hart@example.com', severity: '3', category: 'licence', status: 'solved',
    subject: 'Floating licence returned late after a crash',
    messages: [
      { ago: 70, text: 'After a workstation crash its floating licence stays taken for two hours. Can that be made shorter?' },
      { ago: 66, by: 'agent', after: 'solved', text: 'Yes. The licence service takes a licence back when a client has been silent for `lease_minutes`; the default is 120, the least is 10. Set it in licence-service.toml and restart the service. Clients on slow lines may then lose a licence when the line is down for longer than that.' },
    ],
  },
]
