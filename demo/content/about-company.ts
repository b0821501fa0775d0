import { reported } from './compatibility/counts.ts'
import type { FullText } from './types.ts'

interface RowSeed {
  title: FullText
  text: FullText
}

/** What the page about the company says beside its records. */
export const aboutPage = {
  legalName: { zh: '浑仪科技（杭州）有限公司（示例公司）', en: 'Armilla Technology (Hangzhou) Co., Ltd. (example company)' },
  founded: 2014,
  people: 420,
  mission: {
    zh: '让工程系统先在计算中成立，再去造它。',
    en: 'To prove an engineered system by computation before anyone builds it.',
  },
  principles: [
    {
      title: { zh: '用公开标准写模型', en: 'Models in public standards' },
      text: { zh: 'Modelica、FMI和SSP。离开我们的工具，模型也能读、能算。', en: 'Modelica, FMI and SSP. A model can be read and run without our tools.' },
    },
    {
      title: { zh: '数值带条件和来源', en: 'Numbers with condition and source' },
      text: { zh: '公布的测量值写明机器、模型和步长，别人可以重算。', en: 'A published measurement names machine, model and step size, so that others can repeat it.' },
    },
    {
      title: { zh: '做不到的写在文档里', en: 'Limits in the documentation' },
      text: { zh: '已知问题和不支持的功能按版本列出，不等客户来发现。', en: 'Known problems and missing functions are listed for each release, before a customer finds them.' },
    },
  ] satisfies RowSeed[],
}

export const milestones: (RowSeed & { year: number })[] = [
  { year: 2014, title: { zh: '在杭州成立', en: 'Founded in Hangzhou' }, text: { zh: '七个人，从一个DAE求解器开始。', en: 'Seven people, and a solver for differential-algebraic equations to begin with.' } },
  { year: 2015, title: { zh: '圭表求解器首次发布', en: 'First release of Gnomon' }, text: { zh: '支持事件定位和稀疏雅可比，随源代码给三所高校试用。', en: 'With event location and sparse Jacobians; three universities tried it with its source.' } },
  { year: 2016, title: { zh: '浑仪建模1.0', en: 'Armilla Studio 1.0' }, text: { zh: '元件图编辑、Modelica编译和结果查看在一个程序里。', en: 'Diagram editor, Modelica compiler and results in one program.' } },
  { year: 2017, title: { zh: '西安办公地', en: 'Office in Xi’an' }, text: { zh: '求解器与编译器团队在西安扩建，开始航空行业的项目。', en: 'The solver and compiler team grows in Xi’an, and aerospace projects begin.' } },
  { year: 2018, title: { zh: '子午编译器', en: 'Meridian, the compiler' }, text: { zh: '数组和循环不展开，编译时间不再随规模急剧增加。', en: 'Arrays and loops stay unexpanded, and compile time no longer explodes with size.' } },
  { year: 2019, title: { zh: '第一台实时仿真机', en: 'First real-time machine' }, text: { zh: 'Station S4出厂，刻漏内核在桌面机上跑出20 µs步长。', en: 'Station S4 ships; the Clepsydra kernel runs a 20 µs step on a desk-side machine.' } },
  { year: 2020, title: { zh: '北京办公地，信创适配', en: 'Office in Beijing, domestic platforms' }, text: { zh: '开始在openEuler、麒麟和鲲鹏、飞腾上测试每个版本。', en: 'Each release is tested on openEuler, Kylin, Kunpeng and Phytium from now on.' } },
  { year: 2021, title: { zh: '四个工具箱开放源代码', en: 'Four toolboxes become open source' }, text: { zh: '电气、信号处理、系统辨识和优化，此后又有两个。', en: 'Electrical, Signal, Identification and Optimisation; two more have followed.' } },
  { year: 2022, title: { zh: '参加标准工作组', en: 'In the standards groups' }, text: { zh: '工程师参加FMI和SSP工作组，并参加互操作测试。', en: 'Engineers take part in the FMI and SSP groups and in their interoperability tests.' } },
  { year: 2023, title: { zh: '设立PSIRT', en: 'PSIRT set up' }, text: { zh: '安全报告两个工作日内答复，公告用CSAF格式公开。', en: 'Security reports are answered within two working days, and advisories are published as CSAF.' } },
  { year: 2024, title: { zh: 'R2024b，首个长期支持版', en: 'R2024b, the first long-term release' }, text: { zh: '支持到2029年11月30日，五年内只修错不加功能。', en: 'Supported until 30 November 2029: five years of corrections and no new functions.' } },
  { year: 2025, title: { zh: '支持Modelica 3.6', en: 'Modelica 3.6' }, text: { zh: 'R2025b通过公开的一致性测试，已知差异逐条列出。', en: 'R2025b passes the public conformance tests, with the known differences listed one by one.' } },
  { year: 2025, title: { zh: '慕尼黑办公地', en: 'Office in Munich' }, text: { zh: '九月启用，十四人，做应用工程、培训和标准工作。', en: 'Opens in September with fourteen people for application engineering, training and standards work.' } },
  { year: 2026, title: { zh: `R2026b与${reported.covered}个M函数`, en: `R2026b and ${reported.covered} M functions` }, text: { zh: `十月报告：考察${reported.examined}个M函数，覆盖${reported.covered}个。十一月发布R2026b。`, en: `The October report examines ${reported.examined} M functions and finds ${reported.covered} covered. R2026b follows in November.` } },
]

export const leaders: (RowSeed & { role: FullText })[] = [
  { title: { zh: '裴观澜', en: 'Pei Guanlan' }, role: { zh: '创始人，首席执行官', en: 'Founder and chief executive' }, text: { zh: '学控制出身，写了圭表的第一版。现在管产品方向和招聘的最后一轮。', en: 'A control engineer who wrote the first Gnomon. He sets the direction of the products and interviews every candidate last.' } },
  { title: { zh: '顾以宁', en: 'Gu Yining' }, role: { zh: '首席技术官', en: 'Chief technology officer' }, text: { zh: '带求解器和编译器团队，每周仍审代码。', en: 'Leads solvers and compilers, and still reviews code every week.' } },
  { title: { zh: '莫听雨', en: 'Mo Tingyu' }, role: { zh: '产品负责人', en: 'Head of products' }, text: { zh: '此前在整车厂做了八年仿真，负责五个产品族的取舍。', en: 'Spent eight years in simulation at a car maker; she decides what goes into the five families and what doesn’t.' } },
  { title: { zh: '唐砚秋', en: 'Tang Yanqiu' }, role: { zh: '实时与硬件负责人', en: 'Head of real time and hardware' }, text: { zh: '从一块接口板做到五种硬件，管实验室和出厂测试。', en: 'From one interface board to five machines; she runs the laboratory and the factory tests.' } },
  { title: { zh: '薄云深', en: 'Bo Yunshen' }, role: { zh: '质量与安全负责人', en: 'Head of quality and security' }, text: { zh: '管质量体系、PSIRT和发布的最后一道核对。', en: 'Answers for the quality system, PSIRT and the last check before a release.' } },
  { title: { zh: '卡塔琳娜·林德纳', en: 'Katharina Lindner' }, role: { zh: '欧洲负责人', en: 'Head of Europe' }, text: { zh: '在慕尼黑带应用工程和标准工作。', en: 'Leads application engineering and standards work in Munich.' } },
]

export interface QualificationSeed {
  kind: 'certificate' | 'honour'
  title: FullText
  number?: string
  issuer: FullText
  scope: FullText
  issuedAt: string
  validUntil?: string
}

const exampleBody = (zh: string, en: string): FullText => ({ zh: `${zh}（示例机构）`, en: `${en} (example body)` })

/** Numbers are invented and say so. */
export const qualifications: QualificationSeed[] = [
  { kind: 'certificate', title: { zh: '质量管理体系认证GB/T 19001—2016', en: 'Quality management, ISO 9001:2015' }, number: 'EX-Q-2024-00000', issuer: exampleBody('示例认证中心', 'Example Certification Centre'), scope: { zh: '建模与仿真软件及实时仿真机的设计、开发和服务。', en: 'Design, development and service of simulation software and real-time machines.' }, issuedAt: '2024-06-18', validUntil: '2027-06-17' },
  { kind: 'certificate', title: { zh: '信息安全管理体系认证GB/T 22080—2016', en: 'Information security management, ISO/IEC 27001' }, number: 'EX-S-2025-00000', issuer: exampleBody('示例认证中心', 'Example Certification Centre'), scope: { zh: '杭州和西安的研发、发布与客户支持。', en: 'Development, release and customer support in Hangzhou and Xi’an.' }, issuedAt: '2025-03-11', validUntil: '2028-03-10' },
  { kind: 'certificate', title: { zh: '功能安全工具评估（ISO 26262，TCL2）', en: 'Tool assessment for functional safety (ISO 26262, TCL 2)' }, number: 'EX-F-2025-0000', issuer: exampleBody('示例技术监督协会', 'Example Technical Inspectorate'), scope: { zh: '浑仪控制的C代码生成，R2025b，限列出的元件。评估的是代码生成这个工具，不是生成的代码；代码的认证由使用者完成。', en: 'C code generation of Armilla Control, R2025b, for the listed blocks. The tool was assessed, not the code it generates, whose certification is up to the user.' }, issuedAt: '2025-12-02', validUntil: '2027-12-01' },
  { kind: 'certificate', title: { zh: '电磁兼容检测报告（Station S8）', en: 'EMC test report, Station S8' }, number: 'EX-E-2023-0000', issuer: exampleBody('示例检测院', 'Example Test Institute'), scope: { zh: 'GB/T 9254.1 A级，按送检配置。', en: 'CISPR 32 class A, as submitted.' }, issuedAt: '2023-09-20', validUntil: '2026-09-19' },
  { kind: 'certificate', title: { zh: '高新技术企业证书', en: 'High-tech enterprise certificate' }, number: 'EX-GR-2024-000000', issuer: exampleBody('示例认定机构', 'Example Recognition Office'), scope: { zh: '有效期三年。', en: 'Valid for three years.' }, issuedAt: '2024-12-06', validUntil: '2027-12-05' },
  { kind: 'honour', title: { zh: '示例仿真学会科技进步奖二等奖', en: 'Second prize for progress, Example Simulation Society' }, issuer: exampleBody('示例仿真学会', 'Example Simulation Society'), scope: { zh: '大规模DAE模型的编译方法，与两所高校合作。', en: 'Compiling large DAE models, with two universities.' }, issuedAt: '2025-10-24' },
  { kind: 'honour', title: { zh: '开源贡献提名', en: 'Nominated for open-source work' }, issuer: exampleBody('示例开源大会', 'Example Open Source Conference'), scope: { zh: '信号处理工具箱的测试集。', en: 'For the test set of the Signal toolbox.' }, issuedAt: '2024-09-07' },
  { kind: 'honour', title: { zh: '最清楚的安全公告（社区评选）', en: 'Clearest advisories, by vote of the community' }, issuer: exampleBody('示例应急响应论坛', 'Example Response Forum'), scope: { zh: '2023至2025年的全部公告。', en: 'For all advisories from 2023 to 2025.' }, issuedAt: '2026-03-15' },
]

export const careersPage: Record<'culture' | 'benefits' | 'steps', RowSeed[]> = {
  culture: [
    { title: { zh: '先写清楚，再动手', en: 'Write it down, then build it' }, text: { zh: '改动超过一周的事先写一页设计，大家看过再做。', en: 'Anything that takes longer than a week starts with a page of design that others have read.' } },
    { title: { zh: '会少，有记录', en: 'Few meetings, with notes' }, text: { zh: '上午十点到十二点不开会。会后当天有记录，决定写明理由。', en: 'No meetings between ten and twelve. Notes the same day, and decisions with their reason.' } },
    { title: { zh: '数字可以被质疑', en: 'Numbers may be questioned' }, text: { zh: '谁都可以要求重算一个公布的数，并得到数据和步骤。', en: 'Anyone can ask for a published number to be recomputed, and gets the data and the steps.' } },
  ],
  benefits: [
    { title: { zh: '假期', en: 'Leave' }, text: { zh: '带薪年假15天起，每满三年加一天，最多20天；慕尼黑30天。', en: 'Fifteen days of paid leave, one more for every three years up to twenty; thirty days in Munich.' } },
    { title: { zh: '工作时间', en: 'Working hours' }, text: { zh: '每周40小时，上班时间7:30至10:00自定；每周最多两天在家。', en: 'Forty hours a week, starting between 7:30 and 10:00; up to two days a week at home.' } },
    { title: { zh: '学习', en: 'Learning' }, text: { zh: '每年8,000元或1,200欧元，书、课程和会议都可以；写论文算工作时间。', en: 'CNY 8,000 or EUR 1,200 a year for books, courses and conferences. Writing a paper is working time.' } },
    { title: { zh: '保险', en: 'Insurance' }, text: { zh: '按当地法律足额缴纳，另有补充医疗保险，含一名家属。', en: 'Full statutory contributions, and supplementary health insurance that includes one relative.' } },
    { title: { zh: '迁居', en: 'Moving' }, text: { zh: '跨城市入职报销搬家费，上限15,000元或2,500欧元，另有两周临时住房。', en: 'Moving costs up to CNY 15,000 or EUR 2,500, and a place to stay for two weeks.' } },
    { title: { zh: '设备', en: 'Equipment' }, text: { zh: '工作站自选配置，三年一换；升降桌和人体工学椅。', en: 'A workstation of your choice every three years; a height-adjustable desk and a proper chair.' } },
  ],
  steps: [
    { title: { zh: '提交申请', en: 'Apply' }, text: { zh: '附一份简历。当天得到受理编号，十个工作日内得到答复。', en: 'With a CV. You get a receipt number immediately and an answer within ten working days.' } },
    { title: { zh: '电话交谈', en: 'A call' }, text: { zh: '30分钟，说明职位，回答您的问题。', en: 'Thirty minutes about the position and your questions.' } },
    { title: { zh: '小题目', en: 'A small task' }, text: { zh: '在家做，不超过三小时，题目与工作有关；也可以用您已公开的作品代替。', en: 'At home, up to three hours, taken from real work; something you’ve published can replace it.' } },
    { title: { zh: '见面', en: 'Meeting' }, text: { zh: '半天，见未来的同事，讲一件您做过的事。路费报销。', en: 'Half a day with your future colleagues; you present something you made. We cover travel.' } },
    { title: { zh: '决定', en: 'Decision' }, text: { zh: '五个工作日内书面答复，不录用也写明原因。', en: 'In writing within five working days, with reasons if the answer is no.' } },
  ],
}

/** When somebody answers, with the holidays of China in 2026 and 2027 as they are usually set; marked as examples. */
export const serviceHours = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opensAt: '09:00',
  closesAt: '18:00',
  holidays: [
    { title: { zh: '元旦', en: 'New Year’s Day' }, startsOn: '2027-01-01', endsOn: '2027-01-03' },
    { title: { zh: '春节', en: 'Spring Festival' }, startsOn: '2027-02-05', endsOn: '2027-02-11' },
    { title: { zh: '清明节', en: 'Qingming' }, startsOn: '2027-04-03', endsOn: '2027-04-05' },
    { title: { zh: '劳动节', en: 'Labour Day' }, startsOn: '2027-05-01', endsOn: '2027-05-05' },
    { title: { zh: '端午节', en: 'Dragon Boat Festival' }, startsOn: '2027-06-09', endsOn: '2027-06-09' },
    { title: { zh: '中秋节', en: 'Mid-Autumn Festival' }, startsOn: '2027-09-15', endsOn: '2027-09-15' },
    { title: { zh: '国庆节', en: 'National Day' }, startsOn: '2027-10-01', endsOn: '2027-10-07' },
  ],
  extraDays: [{ title: { zh: '春节调休（示例）', en: 'Worked for the Spring Festival (example)' }, on: '2027-01-31' }],
}

/** Whom a question reaches, by the address of an account that may answer it (demo/accounts.ts). */
export const consultTopics: { slug: string; people: string[]; title: FullText; text: FullText }[] = [
  { slug: 'modelling', people: ['agent@armilla.example'], title: { zh: '系统建模', en: 'System modelling' }, text: { zh: '模型该细到什么程度，参数从哪里来。', en: 'How much detail a model needs, and where its parameters come from.' } },
  { slug: 'solvers', people: ['agent@armilla.example'], title: { zh: '求解与性能', en: 'Solvers and speed' }, text: { zh: '仿真太慢、不收敛或结果有疑问。', en: 'A simulation is slow, does not converge or gives a doubtful result.' } },
  { slug: 'migration', people: ['agent@armilla.example', 'admin@armilla.example'], title: { zh: 'M代码与模型迁移', en: 'Migrating M code and models' }, text: { zh: '现有代码和模型能不能搬，要多少工作。', en: 'Whether existing code and models can be migrated, and how much work it takes.' } },
  { slug: 'control', people: ['admin@armilla.example'], title: { zh: '控制设计与代码生成', en: 'Control design and code generation' }, text: { zh: '带宽、采样率、辨识和生成代码的验证。', en: 'Bandwidth, sampling rate, identification, and verifying generated code.' } },
  { slug: 'hil', people: ['agent@armilla.example', 'admin@armilla.example'], title: { zh: '硬件在环台架', en: 'Hardware-in-the-loop benches' }, text: { zh: '步长、通道、信号调理和接线。', en: 'Step size, channels, conditioning and wiring.' } },
  { slug: 'twin', people: ['agent@armilla.example'], title: { zh: '降阶与机器孪生', en: 'Reduced models and twins' }, text: { zh: '训练数据要多少，模型何时失效。', en: 'How much training data is needed, and when a model stops being valid.' } },
  { slug: 'exchange', people: ['agent@armilla.example'], title: { zh: 'FMI与SSP交换', en: 'Exchange by FMI and SSP' }, text: { zh: '同一个FMU在不同工具里结果不同。', en: 'The same FMU behaves differently in different tools.' } },
]
