import type { ConsultChannelSeed, ExpertSeed, OfficeSeed, PhoneSeed, QrCodeSeed } from './types.ts'

const chinaHours = { zh: '周一至周五9:00—18:00（北京时间）', en: 'Monday to Friday, 9:00 to 18:00, China Standard Time' }
const examplePhone = { zh: '+86 000 0000 0000（示例号码）', en: '+86 000 0000 0000 (example number)' }
const mandarin = { zh: '中文', en: 'Chinese' }
const english = { zh: '英语', en: 'English' }
const german = { zh: '德语', en: 'German' }

export const offices: OfficeSeed[] = [
  {
    slug: 'hangzhou',
    city: { zh: '杭州', en: 'Hangzhou' },
    role: { zh: '总部，研发、硬件实验室和技术支持', en: 'Head office, development, hardware laboratory and support' },
    address: { zh: '浙江省杭州市观象路1号浑仪楼，邮编000000（示例地址）', en: 'Armilla Building, 1 Guanxiang Road, Hangzhou, Zhejiang 000000, China (example address)' },
    phone: examplePhone,
    email: 'info@armilla.example',
    hours: chinaHours,
    timeZone: 'Asia/Shanghai',
    mapNote: {
      zh: '入口朝南，临观象路。访客在一层前台登记，硬件实验室在二层东侧。',
      en: 'The entrance faces south to Guanxiang Road. Visitors register at the desk on the ground floor; the laboratory is one floor up, on the east side.',
    },
  },
  {
    slug: 'beijing',
    city: { zh: '北京', en: 'Beijing' },
    role: { zh: '航天和电力行业，信创适配', en: 'Space and power industries, domestic platforms' },
    address: { zh: '北京市子午街24号3层，邮编000000（示例地址）', en: 'Floor 3, 24 Ziwu Street, Beijing 000000, China (example address)' },
    phone: examplePhone,
    email: 'beijing@armilla.example',
    hours: chinaHours,
    timeZone: 'Asia/Shanghai',
    mapNote: {
      zh: '楼门朝东，临子午街。出电梯右转到前台。',
      en: 'The door faces east to Ziwu Street. Turn right from the lift to the desk.',
    },
  },
  {
    slug: 'xian',
    city: { zh: '西安', en: 'Xi’an' },
    role: { zh: '求解器与编译器开发，航空行业，培训', en: 'Solver and compiler development, aerospace industry, training' },
    address: { zh: '陕西省西安市刻漏巷8号，邮编000000（示例地址）', en: '8 Kelou Lane, Xi’an, Shaanxi 000000, China (example address)' },
    phone: examplePhone,
    email: 'xian@armilla.example',
    hours: chinaHours,
    timeZone: 'Asia/Shanghai',
    mapNote: {
      zh: '院门在刻漏巷中段，培训教室在院内左手一层。',
      en: 'The gate is half-way along Kelou Lane; the training room is inside on the left, on the ground floor.',
    },
  },
  {
    slug: 'munich',
    city: { zh: '慕尼黑', en: 'Munich' },
    role: { zh: '应用工程、培训和标准工作', en: 'Application engineering, training and standards work' },
    address: { zh: 'Musterstraße 4, 00000 München, Deutschland（示例地址）', en: 'Musterstraße 4, 00000 Munich, Germany (example address)' },
    phone: { zh: '+49 00 0000 0000（示例号码）', en: '+49 00 0000 0000 (example number)' },
    email: 'munich@armilla.example',
    hours: { zh: '周一至周五9:00—17:00（当地时间，Europe/Berlin）', en: 'Monday to Friday, 9:00 to 17:00, local time (Europe/Berlin)' },
    timeZone: 'Europe/Berlin',
    mapNote: {
      zh: '入口在临街一侧，按门铃“Armilla”。',
      en: 'The entrance is on the street side; ring at “Armilla”.',
    },
  },
]

export const phones: PhoneSeed[] = [
  {
    purpose: 'sales',
    title: { zh: '咨询与报价', en: 'Sales and quotations' },
    number: examplePhone,
    email: 'sales@armilla.example',
    note: { zh: '询问产品、许可、硬件报价和试用。', en: 'Products, licences, quotations for machines and trials.' },
  },
  {
    purpose: 'support',
    title: { zh: '技术支持', en: 'Technical support' },
    number: examplePhone,
    email: 'support@armilla.example',
    note: {
      zh: '已有许可的用户。请先提交工单，来电时报工单号。',
      en: 'For licensed users. Please open a ticket first and give its number when you call.',
    },
  },
  {
    purpose: 'security',
    title: { zh: '安全问题报告', en: 'Security reports' },
    number: examplePhone,
    email: 'psirt@armilla.example',
    note: { zh: '请用邮件发送细节，PSIRT在两个工作日内答复。', en: 'Please send details by mail; PSIRT answers within 2 working days.' },
  },
  {
    purpose: 'press',
    title: { zh: '媒体联络', en: 'Press' },
    number: examplePhone,
    email: 'press@armilla.example',
    note: { zh: '采访、图片使用和数据核对。', en: 'Interviews, use of pictures and checks of figures.' },
  },
  {
    purpose: 'careers',
    title: { zh: '招聘', en: 'Careers' },
    number: examplePhone,
    email: 'careers@armilla.example',
    note: { zh: '询问职位和申请进度，请写明职位名称。', en: 'Positions and the state of an application; please name the position.' },
  },
]

export const consultChannels: ConsultChannelSeed[] = [
  {
    kind: 'expert',
    title: { zh: '预约专家咨询', en: 'Ask an expert' },
    text: {
      zh: '写下您的系统、要回答的问题和已有的数据，我们转给相应领域的工程师，由他与您约定时间。咨询不收费。',
      en: 'Describe your system, the question and the data you have. We pass it to an engineer in that field, who arranges a time with you. The consultation is free of charge.',
    },
    icon: 'lucide:users',
    link: { path: '/contact', title: { zh: '填写咨询表', en: 'Fill in the form' } },
  },
  {
    kind: 'phone',
    title: { zh: '打电话给我们', en: 'Call us' },
    text: {
      zh: '周一至周五9:00—18:00（北京时间）有人接听，可用中文或英语。',
      en: 'Answered Monday to Friday, 9:00 to 18:00, China Standard Time, in Chinese or English.',
    },
    icon: 'lucide:phone',
    value: examplePhone,
    link: { path: '/contact', title: { zh: '按用途查电话', en: 'Numbers by purpose' } },
  },
  {
    kind: 'mail',
    title: { zh: '写邮件给我们', en: 'Write to us' },
    text: {
      zh: '适合附上图纸、模型或数据。请不要发送涉密内容或他人的个人信息。',
      en: 'Use e-mail for drawings, models and data. Please don’t send classified material or other people’s personal data.',
    },
    icon: 'lucide:mail',
    value: { zh: 'info@armilla.example', en: 'info@armilla.example' },
    link: { path: '/contact', title: { zh: '全部联系方式', en: 'All contacts' } },
  },
  {
    kind: 'ticket',
    title: { zh: '提交支持工单', en: 'Open a ticket' },
    text: {
      zh: '已有许可的用户遇到故障，请提交工单。首次答复时间：1级一个工作小时，2级四小时，3级一天，4级三天。',
      en: 'Licensed and stuck? Open a ticket. First answer: severity 1 in one working hour, 2 in four hours, 3 in one day, 4 in three days.',
    },
    icon: 'lucide:ticket',
    link: { path: '/support/ticket/new', title: { zh: '提交工单', en: 'New ticket' } },
  },
]

export const experts: ExpertSeed[] = [
  {
    slug: 'shen-zhaoheng',
    name: { zh: '沈昭衡', en: 'Shen Zhaoheng' },
    topic: { zh: '多领域系统建模', en: 'Multi-domain modelling' },
    text: {
      zh: '做飞机热与能量管理模型。适合讨论模型该细到什么程度，哪些参数必须实测。',
      en: 'Models the heat and power of aircraft. Ask him how much detail a model needs and which parameters have to be measured.',
    },
    languages: [mandarin, english],
  },
  {
    slug: 'gu-yining',
    name: { zh: '顾以宁', en: 'Gu Yining' },
    topic: { zh: '求解器与M代码迁移', en: 'Solvers and migrating M code' },
    text: {
      zh: '参与开发圭表求解器。适合讨论刚性问题、仿真变慢的原因和M代码迁移的工作量。',
      en: 'Works on the Gnomon solver. Ask her about stiff systems, slow simulations and the effort of migrating M code.',
    },
    languages: [mandarin, english],
  },
  {
    slug: 'lu-huaijin',
    name: { zh: '陆怀瑾', en: 'Lu Huaijin' },
    topic: { zh: '控制设计与代码生成', en: 'Control design and code generation' },
    text: {
      zh: '做精密运动台的辨识和控制。适合讨论带宽、采样率和生成代码的验证。',
      en: 'Identifies and controls precision motion stages. Ask him about bandwidth, sampling rate and the verification of generated code.',
    },
    languages: [mandarin],
  },
  {
    slug: 'tang-yanqiu',
    name: { zh: '唐砚秋', en: 'Tang Yanqiu' },
    topic: { zh: '硬件在环台架', en: 'Hardware-in-the-loop benches' },
    text: {
      zh: '搭建过Station S4、S8和X16的台架。适合讨论步长、通道数、信号调理和接线。',
      en: 'Has built benches with Station S4, S8 and X16. Ask her about step size, channel counts, signal conditioning and wiring.',
    },
    languages: [mandarin, english],
  },
  {
    slug: 'han-ruochuan',
    name: { zh: '韩若川', en: 'Han Ruochuan' },
    topic: { zh: '降阶模型与机器孪生', en: 'Reduced models and twins' },
    text: {
      zh: '把风电和工程机械模型降阶后部署到网关。适合讨论训练数据要多少，模型何时失效。',
      en: 'Reduces models of wind turbines and construction machines for gateways. Ask him how much training data is needed and when a model stops being valid.',
    },
    languages: [mandarin, english],
  },
  {
    slug: 'katharina-lindner',
    name: { zh: '卡塔琳娜·林德纳', en: 'Katharina Lindner' },
    topic: { zh: 'FMI与SSP模型交换', en: 'Model exchange with FMI and SSP' },
    text: {
      zh: '在慕尼黑办公，负责标准一致性测试。适合讨论FMU在不同工具间结果不一致的原因。',
      en: 'Works in Munich on conformance with the standards. Ask her why an FMU gives different results in different tools.',
    },
    languages: [german, english],
  },
]

export const qrCode: QrCodeSeed = {
  content: 'https://armilla.example/contact',
  alt: { zh: '联系页地址的二维码', en: 'QR code of the contact page’s address' },
  text: { zh: '扫码在手机上打开联系页', en: 'Scan to open the contact page on your phone' },
}
