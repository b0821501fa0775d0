import type { AttachmentSeed } from '#demo/content/types.ts'
import type { CourseSeed } from './types.ts'

const t = (zh: string, en: string) => ({ zh, en })

const wiring: AttachmentSeed = {
  filename: 'hil-wiring-checklist.csv',
  title: t('接线检查表', 'Wiring checklist'),
  text: t('上电之前逐项核对，共八项', 'Eight items to check before power is switched on'),
  content: `\uFEFF${[
    '序号 No.,检查,Check,合格条件,Passed if',
    '1,急停回路,Emergency stop,按下后电源断开,Power is off when pressed',
    '2,保护地,Protective earth,电阻不大于0.1 Ω,At most 0.1 ohm',
    '3,模拟输出量程,Analogue output range,与控制器输入一致,Same as the controller input',
    '4,模拟输入量程,Analogue input range,与控制器输出一致,Same as the controller output',
    '5,数字电平,Digital levels,"5 V或24 V,不混用","5 V or 24 V, never mixed"',
    '6,CAN终端电阻,CAN termination,总线两端各120 Ω,120 ohm at both ends',
    '7,屏蔽层,Cable shields,单端接地,Grounded at one end',
    '8,未用通道,Unused channels,已短接或端接,Shorted or terminated',
  ].join('\r\n')}\r\n`,
}

const certificate = t('在实验室独立完成一次闭环试验，由讲师见证。证书写明设备型号、软件版本和日期。', 'Carry out a closed-loop test on your own in the laboratory, witnessed by a teacher. The certificate states machine, release and date.')

export const hilCourses: CourseSeed[] = [
  {
    slug: t('di-yi-ge-bihuan', 'the-first-closed-loop'), programme: 'hil-engineer', difficulty: 'introductory', products: ['realtime'], image: 'component-network',
    title: t('第一个闭环', 'The first closed loop'),
    summary: t('从接线开始，到控制器与模型对上话为止。', 'From the wiring to the moment when controller and model talk to each other.'),
    audience: t('第一次使用实时仿真机的工程师和实验员。', 'Engineers and laboratory staff who use a real-time machine for the first time.'),
    goals: t('按检查表接线并上电\n标定一路模拟输入和一路模拟输出\n看懂步长、抖动和超时\n让一个真实控制器控制一个模型', 'Wire and power up by the checklist\nCalibrate one analogue input and one output\nRead step, jitter and overruns\nLet a real controller control a model'),
    teachers: ['haas'],
    software: t('浑仪实时R2025b或更新版本\n一台Station S4（课上提供）', 'Armilla Realtime R2025b or newer\nA Station S4 (provided in class)'),
    certificate, start: t('2027年1月18日至20日，西安', '18 to 20 January 2027, Xi’an'), startsOn: '2027-01-18', attachments: [wiring],
    lessons: [
      {
        slug: t('jiexian', 'wiring'), minutes: 180,
        title: t('接线', 'Wiring'),
        summary: t('上电之前八项检查，一项也不跳过。', 'Eight checks before power, none of them skipped.'),
        body: t('烧坏一块板卡通常只要两件事：量程不一致，或者地没有接好。检查表按后果的严重程度排序，所以急停在第一项。\n\n练习：两人一组，一人念检查表，一人动手；之后换过来，检查对方接的线。把不合格的项拍照附在记录里。', 'It takes two things to burn a board: ranges that differ, or an earth that is not connected. The checklist is sorted by consequence, so the emergency stop comes first.\n\nExercise: in pairs, one reads and one works; then change places and check the other’s wiring. Attach a photograph of each item that failed.'),
      },
      {
        slug: t('biaoding', 'calibration'), minutes: 150,
        title: t('标定', 'Calibration'),
        summary: t('5 V是多少牛顿，要有一条直线来回答。', 'How many newtons are 5 V? A straight line answers.'),
        body: t('标定是两点定一条线，再用第三点检验。第三点的误差写进报告，没有第三点就不知道误差。\n\n练习：标定一路±10 V模拟输出。在−8、0、8 V三处用万用表测量，求增益和零偏，再在4 V处检验。误差应小于5 mV。', 'Two points make the line and a third tests it. Its error goes into the report; without a third point the error is unknown.\n\nExercise: calibrate an analogue output of ±10 V. Measure at −8, 0 and 8 V, find gain and offset, then test at 4 V. The error should be below 5 mV.'),
      },
      {
        slug: t('buchang-yu-doudong', 'step-and-jitter'), minutes: 150,
        title: t('步长与抖动', 'Step and jitter'),
        summary: t('迟到的值就是错的值。', 'A late value is a wrong value.'),
        body: t('实时机每一步都要在规定时间内给出结果。抖动是实际时刻与规定时刻之差，超时是没有赶上。平均值很好看，没有用；要看最大值和99.99%分位数。\n\n练习：把步长从1 ms减到50 µs，记录执行时间和超时次数。超时从哪里开始出现？', 'A real-time machine has to deliver at each step in time. Jitter is the distance from the due moment; an overrun is a moment missed. The mean looks good and says nothing: look at the maximum and the 99.99% quantile.\n\nExercise: reduce the step from 1 ms to 50 µs and note execution time and overruns. Where do overruns begin?'),
      },
      {
        slug: t('bihuan', 'closing-the-loop'), minutes: 240,
        title: t('闭环', 'Closing the loop'),
        summary: t('先开环看符号，再闭环。', 'Signs first, with the loop open.'),
        body: t('闭环之前先开环走一遍：控制量加一点，测量值应当往预期的方向动。符号反了，闭环就是正反馈，急停会用上。\n\n练习：用实验室的电机控制器控制一个电机模型，做10%的转速阶跃，把响应与纯仿真的曲线画在一起，解释两条曲线的差别。', 'Walk through with the loop open first: a little more output should move the measurement the way you expect. With a wrong sign the closed loop is positive feedback and you will need the emergency stop.\n\nExercise: let the laboratory’s motor controller control a motor model, make a speed step of 10%, plot it with the pure simulation and explain the difference.'),
      },
    ],
  },
  {
    slug: t('guzhang-zhuru', 'fault-injection'), programme: 'hil-engineer', difficulty: 'intermediate', products: ['realtime'], image: 'spectrum',
    title: t('故障注入', 'Fault injection'),
    summary: t('断线、短路、传感器漂移和丢报文：有计划地弄坏它。', 'Broken wires, short circuits, drifting sensors and lost messages: breaking things by plan.'),
    audience: t('做过闭环试验、要写安全试验方案的工程师。', 'Engineers who have run closed-loop tests and have to write safety tests.'),
    goals: t('由故障树列出要试的故障\n在电气层和报文层各注入一种故障\n写出每种故障的判据和中止条件\n记录控制器的反应时间', 'List the faults to try from a fault tree\nInject one fault in the wiring and one in the messages\nWrite criterion and abort condition for each\nRecord how long the controller takes to react'),
    teachers: ['haas', 'qiao'],
    software: t('浑仪实时R2026a或更新版本\n需求与测试工具箱（开源）\n一台Station S8（课上提供）', 'Armilla Realtime R2026a or newer\nTest Bench toolbox (open source)\nA Station S8 (provided in class)'),
    certificate, start: t('2027年3月15日至17日，杭州', '15 to 17 March 2027, Hangzhou'), startsOn: '2027-03-15',
    lessons: [
      {
        slug: t('xian-xie-jihua', 'plan-first'), minutes: 150,
        title: t('先写计划', 'Plan first'),
        summary: t('没有判据的故障注入只是破坏。', 'Fault injection without a criterion is damage.'),
        body: t('每个故障写四样：怎样注入，期望什么反应，多久之内，何时中止。写不出期望反应的故障先不要做，去问设计的人。\n\n练习：为一台电池管理系统列十个故障，按后果排序，只留下前五个，写成表。', 'Each fault has four entries: how it is injected, which reaction is expected, within which time, and when to abort. If you cannot write the expected reaction, ask the designer before you try.\n\nExercise: list ten faults of a battery management system, sort them by consequence, keep five and make a table.'),
      },
      {
        slug: t('dianqi-guzhang', 'electrical-faults'), minutes: 180,
        title: t('电气故障', 'Electrical faults'),
        summary: t('断开、对地短接、对电源短接和两线互短。', 'Open, shorted to ground, shorted to supply, and shorted to each other.'),
        body: t('故障注入单元用继电器接入，动作时间约2 ms，所以测到的反应时间要减去它。对电源短接之前请核对限流值。\n\n练习：对一路温度传感器依次注入四种故障，记录控制器多久识别，识别成哪一种。', 'The injection unit uses relays that act in about 2 ms, to be subtracted from the measured reaction. Check the current limit before shorting to supply.\n\nExercise: inject all four faults into one temperature sensor and note how long the controller takes and which fault it reports.'),
      },
      {
        slug: t('baowen-guzhang', 'message-faults'), minutes: 150,
        title: t('报文故障', 'Message faults'),
        summary: t('丢失、重复、延迟和数值越界。', 'Lost, repeated, late, and out of range.'),
        body: t('总线上的故障比断线难发现，因为旧值看上去仍然合理。计数器和校验是否真的被检查，只有试过才知道。\n\n练习：让一条CAN报文停止更新但继续发送，观察控制器何时发现。没有发现，就是一个结果，照样写进报告。', 'Faults on a bus are harder to notice than a broken wire, since the old value still looks reasonable. Whether counter and checksum are really checked is known only after trying.\n\nExercise: let a CAN message go on with frozen content and see when the controller notices. If it does not, that is a result and belongs in the report.'),
      },
    ],
  },
  {
    slug: t('neng-chongzuo-de-baogao', 'reports-that-can-be-repeated'), programme: 'hil-engineer', difficulty: 'expert', products: ['realtime', 'studio'], image: 'scalogram',
    title: t('能重做的试验报告', 'Reports that can be repeated'),
    summary: t('判据、自动化和记录：半年之后，别人按报告做出同样的结果。', 'Criteria, automation and records: half a year later someone else gets the same result.'),
    audience: t('负责试验台架或验收的人。', 'Those in charge of a test rig or of acceptance.'),
    goals: t('把需求改写成可判定的判据\n让试验整夜自己跑，早上只看不合格项\n记录版本、参数和标定，足够重做\n区分模型误差与测量误差', 'Turn requirements into criteria that can be decided\nLet tests run overnight and read only what failed\nRecord releases, parameters and calibration, enough to repeat\nTell errors of the model from errors of measurement'),
    teachers: ['haas', 'shen'],
    software: t('浑仪实时和浑仪建模，R2026a或更新版本\n需求与测试工具箱（开源）', 'Armilla Realtime and Studio, R2026a or newer\nTest Bench toolbox (open source)'),
    certificate, start: t('2027年5月17日至19日，杭州', '17 to 19 May 2027, Hangzhou'), startsOn: '2027-05-17',
    lessons: [
      {
        slug: t('panju', 'criteria'), minutes: 180,
        title: t('判据', 'Criteria'),
        summary: t('“响应迅速”不是判据，“0.3 s内进入±2%”才是。', '“Responds quickly” is no criterion; “within ±2% after 0.3 s” is one.'),
        body: t('判据要有量、限值、条件和测量点。四样缺一样，两个人就会得到两个结论。\n\n练习：拿一份真实的需求文件，找出五条无法判定的句子，改写成判据，并请写需求的人确认。', 'A criterion has a quantity, a limit, a condition and a place of measurement. If one is missing, two people reach two conclusions.\n\nExercise: find five sentences in a real requirements document that cannot be decided, rewrite them, and have their author confirm.'),
      },
      {
        slug: t('zidonghua', 'automation'), minutes: 210,
        title: t('自动化', 'Automation'),
        summary: t('机器整夜做试验，人只看不合格的。', 'The machine tests all night; people look at what failed.'),
        body: t('自动化的难处不在跑，在停：一项失败之后设备要回到安全状态，下一项才能开始。每项试验都要有自己的复位步骤。\n\n练习：写一个含二十项的序列，故意让第七项超时，检查第八项是否在正确的初始状态下开始。', 'Running is easy; stopping is not. After a failure the rig has to return to a safe state before the next test begins, so each test needs a reset of its own.\n\nExercise: write a sequence of twenty tests, let the seventh time out on purpose, and check that the eighth starts from the right state.'),
      },
      {
        slug: t('baogao', 'the-report'), minutes: 210,
        title: t('报告', 'The report'),
        summary: t('写给半年后的另一个人。', 'Written for someone else, half a year later.'),
        body: t('报告里应有软件版本、模型的提交号、参数文件、标定日期和环境温度。图要有单位，结论要指回判据的编号。\n\n练习：交换报告，按对方的报告重做一项试验。做不出来的地方，就是报告缺的地方。', 'A report has the releases, the commit of the model, the parameter file, the date of calibration and the room’s temperature. Plots have units, and conclusions point to the number of a criterion.\n\nExercise: exchange reports and repeat one test from the other’s. Where you get stuck, something is missing.'),
      },
    ],
  },
]
