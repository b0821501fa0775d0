import type { FullText, Text } from './types.ts'

interface NamedSeed {
  slug: string
  title: FullText
}

export const positionTeams: NamedSeed[] = [
  { slug: 'solver', title: { zh: '求解器与编译器', en: 'Solvers and compilers' } },
  { slug: 'product', title: { zh: '产品与界面', en: 'Product and interface' } },
  { slug: 'realtime', title: { zh: '实时与硬件', en: 'Real time and hardware' } },
  { slug: 'application', title: { zh: '应用工程', en: 'Application engineering' } },
  { slug: 'operations', title: { zh: '质量、安全与职能', en: 'Quality, security and operations' } },
]

export const positionPlaces: (NamedSeed & { country: string; region: FullText })[] = [
  { slug: 'hangzhou', title: { zh: '杭州', en: 'Hangzhou' }, country: 'CN', region: { zh: '浙江', en: 'Zhejiang' } },
  { slug: 'beijing', title: { zh: '北京', en: 'Beijing' }, country: 'CN', region: { zh: '北京', en: 'Beijing' } },
  { slug: 'xian', title: { zh: '西安', en: 'Xi’an' }, country: 'CN', region: { zh: '陕西', en: 'Shaanxi' } },
  { slug: 'munich', title: { zh: '慕尼黑', en: 'Munich' }, country: 'DE', region: { zh: '巴伐利亚', en: 'Bavaria' } },
]

export interface PositionSeed {
  slug: Text
  title: Text
  summary: Text
  team: string
  place: string
  kind: 'full-time' | 'fixed-term' | 'internship'
  openings: number
  experience: Text
  pay: Text
  duties: Text
  requirements: Text
  niceToHave: Text
  /** Days in China. */
  postedAt: string
  closesAt: string
}

export const positions: PositionSeed[] = [
  {
    slug: { zh: 'qiujieqi-kaifa', en: 'solver-engineer' },
    title: { zh: '数值求解器工程师（圭表）', en: 'Numerical solver engineer (Gnomon)' },
    summary: {
      zh: '改进圭表的变步长积分和事件定位，让刚性模型算得准、算得完。',
      en: 'Improve variable-step integration and event location in Gnomon, so that stiff models solve, and solve correctly.',
    },
    team: 'solver',
    place: 'xian',
    kind: 'full-time',
    openings: 2,
    experience: { zh: '三年以上数值计算开发', en: 'Three years or more in numerical software' },
    pay: { zh: '每月28,000—42,000元，一年13个月', en: 'CNY 28,000 to 42,000 a month, 13 months a year' },
    duties: {
      zh: '实现和改进微分代数方程的隐式积分方法，包括误差控制和事件定位。\n分析用户送来的慢模型，写出可重算的报告。\n维护12个基准模型和每夜的对比，退步当天说明原因。\n为公开的测量值写明条件，供他人重算。',
      en: 'Implement and improve implicit methods for differential-algebraic equations, error control and event location included.\nAnalyse slow models that users send, and write reports that others can repeat.\nKeep the twelve benchmark models and the nightly comparison; explain a regression the day it appears.\nState the conditions of every figure that we publish.',
    },
    requirements: {
      zh: '能说清一种隐式方法的稳定域，以及它在什么模型上失效。\n熟练使用C++17或更新的标准，读过一个开源求解器的源代码。\n能用中文写技术报告，能读英文论文。',
      en: 'You can describe the stability region of an implicit method and a model on which it fails.\nFluent in C++17 or later, and you have read the source of an open solver.\nYou write technical reports in Chinese and read papers in English.',
    },
    niceToHave: {
      zh: '写过稀疏直接法或自动微分。\n了解Modelica的指标约化。',
      en: 'You have written a sparse direct solver or automatic differentiation.\nYou know index reduction as Modelica needs it.',
    },
    postedAt: '2026-11-16',
    closesAt: '2027-01-31',
  },
  {
    slug: { zh: 'bianyiqi-kaifa', en: 'compiler-engineer' },
    title: { zh: '模型编译器工程师（子午）', en: 'Model compiler engineer (Meridian)' },
    summary: {
      zh: '把上百万个方程的模型编译成可执行代码，时间和内存都要可预期。',
      en: 'Turn models of a million equations into code, in predictable time and memory.',
    },
    team: 'solver',
    place: 'xian',
    kind: 'full-time',
    openings: 1,
    experience: { zh: '三年以上编译器或符号计算', en: 'Three years or more in compilers or symbolic computing' },
    pay: { zh: '每月30,000—45,000元，一年13个月', en: 'CNY 30,000 to 45,000 a month, 13 months a year' },
    duties: {
      zh: '改进匹配、撕裂和公共子式消除，在公开模型库上量出效果。\n保持数组和循环不展开，使编译时间与模型规模近似成正比。\n处理语言规范中的疑难条目，向标准组织提交意见。',
      en: 'Improve matching, tearing and common-subexpression elimination, and measure the effect on public libraries.\nKeep arrays and loops unexpanded, so that compile time grows in proportion to the model.\nWork through hard clauses of the language specification and bring comments to the standard’s group.',
    },
    requirements: {
      zh: '写过一个能用的编译器前端或中间表示。\n熟悉图算法，能估算复杂度并用测量验证。\n愿意把设计写成文档再动手。',
      en: 'You have written a working front end or intermediate representation.\nYou know graph algorithms, can estimate their cost and check it by measuring.\nYou write a design down before you build it.',
    },
    niceToHave: { zh: '用过LLVM。\n用过Modelica或其他方程式语言。', en: 'Experience with LLVM.\nExperience with Modelica or another equation-based language.' },
    postedAt: '2026-11-10',
    closesAt: '2027-01-15',
  },
  {
    slug: { zh: 'qianduan-gongchengshi', en: 'interface-engineer' },
    title: { zh: '建模界面工程师', en: 'Engineer for the modelling interface' },
    summary: {
      zh: '做元件图编辑器：一万个元件时仍能流畅拖动、撤销和查找。',
      en: 'Build the diagram editor: dragging, undoing and finding stay smooth with ten thousand components.',
    },
    team: 'product',
    place: 'hangzhou',
    kind: 'full-time',
    openings: 2,
    experience: { zh: '两年以上界面开发', en: 'Two years or more in interface development' },
    pay: { zh: '每月22,000—35,000元，一年13个月', en: 'CNY 22,000 to 35,000 a month, 13 months a year' },
    duties: {
      zh: '用TypeScript开发元件图编辑器和参数面板。\n与应用工程师一起看用户怎样连线，改掉多余的步骤。\n保证键盘和读屏软件可以完成同样的操作。',
      en: 'Develop the diagram editor and the parameter panels in TypeScript.\nWatch with application engineers how users connect components, and remove needless steps.\nSee to it that keyboard and screen readers can do the same.',
    },
    requirements: {
      zh: '做过复杂的图形编辑器、地图或排版类界面。\n会用性能分析工具找到掉帧的原因。\n写得清楚的提交说明和测试。',
      en: 'You have built a graphical editor, a map or a layout tool.\nYou find out why frames are dropped with a profiler.\nYou write clear commit messages and tests.',
    },
    niceToHave: { zh: '了解WebGPU。\n学过一门工程课程。', en: 'You know WebGPU.\nYou have taken a course in engineering.' },
    postedAt: '2026-11-18',
    closesAt: '2027-02-28',
  },
  {
    slug: { zh: 'shuju-keshihua', en: 'rendering-engineer' },
    title: { zh: '绘图引擎工程师（星盘）', en: 'Rendering engineer (Astrolabe)' },
    summary: {
      zh: '让一千万个点以每秒60帧滚动和缩放，数值不丢，坐标不错。',
      en: 'Ten million points that scroll and zoom at 60 frames a second, with no value lost and no axis wrong.',
    },
    team: 'product',
    place: 'hangzhou',
    kind: 'full-time',
    openings: 1,
    experience: { zh: '三年以上图形开发', en: 'Three years or more in graphics' },
    pay: { zh: '每月28,000—40,000元，一年13个月', en: 'CNY 28,000 to 40,000 a month, 13 months a year' },
    duties: {
      zh: '维护分级抽样和绘制管线，保证缩放后峰值不消失。\n为无障碍提供同一张图的数据表。\n在集成显卡上测量并公布帧率。',
      en: 'Keep the pipeline of sampling and drawing, so that peaks do not vanish when zoomed out.\nGive the same plot as a table to those who do not see it.\nMeasure and publish frame rates on integrated graphics.',
    },
    requirements: {
      zh: '熟悉一种图形接口（Vulkan、Metal、WebGPU均可）。\n理解单精度在大坐标下的误差，做过处理。',
      en: 'You know one graphics interface well (Vulkan, Metal or WebGPU).\nYou understand what single precision does to large coordinates, and have dealt with it.',
    },
    niceToHave: { zh: '做过科学绘图库。', en: 'You have worked on a scientific plotting library.' },
    postedAt: '2026-11-05',
    closesAt: '2026-12-31',
  },
  {
    slug: { zh: 'shishi-neihe', en: 'realtime-kernel-engineer' },
    title: { zh: '实时内核工程师（刻漏）', en: 'Real-time kernel engineer (Clepsydra)' },
    summary: {
      zh: '在5 µs步长下守住抖动指标，找到并消除最坏的那一步。',
      en: 'Hold the jitter figure at a 5 µs step, and find and remove the worst step.',
    },
    team: 'realtime',
    place: 'hangzhou',
    kind: 'full-time',
    openings: 1,
    experience: { zh: '五年以上嵌入式或内核开发', en: 'Five years or more in embedded or kernel work' },
    pay: { zh: '每月35,000—50,000元，一年13个月', en: 'CNY 35,000 to 50,000 a month, 13 months a year' },
    duties: {
      zh: '维护实时调度、中断绑定和内存锁定。\n用外部计数器测量抖动，写出72小时报告。\n与硬件同事一起评审主板和固件设置。',
      en: 'Keep scheduling, interrupt binding and memory locking.\nMeasure jitter with an external counter, and write the 72-hour report.\nReview boards and firmware settings with the hardware colleagues.',
    },
    requirements: {
      zh: '能解释一次真实的延迟是从哪里来的，怎样证明。\n熟练使用C，读得懂x86-64或arm64的汇编。\n会看电路原理图。',
      en: 'You can explain where a real latency came from, and how you proved it.\nFluent in C; you read assembly for x86-64 or arm64.\nYou can read a circuit diagram.',
    },
    niceToHave: { zh: '向Linux内核提交过补丁。\n用过FPGA。', en: 'You have sent patches to the Linux kernel.\nYou have used FPGAs.' },
    postedAt: '2026-10-28',
    closesAt: '2026-12-20',
  },
  {
    slug: { zh: 'yingjian-ceshi', en: 'hardware-test-engineer' },
    title: { zh: '硬件测试工程师', en: 'Hardware test engineer' },
    summary: {
      zh: '搭建Station和Link的出厂测试台，每台设备的数据可追溯。',
      en: 'Build the factory benches for Station and Link, with traceable data for every unit.',
    },
    team: 'realtime',
    place: 'hangzhou',
    kind: 'full-time',
    openings: 2,
    experience: { zh: '两年以上电子测试', en: 'Two years or more in electronic testing' },
    pay: { zh: '每月16,000—25,000元，一年13个月', en: 'CNY 16,000 to 25,000 a month, 13 months a year' },
    duties: {
      zh: '编写通道精度、隔离和温度循环的测试程序。\n校准测试设备，保存证书和不确定度。\n分析退回的设备，给出原因和改进。',
      en: 'Write the test programs for channel accuracy, isolation and temperature cycles.\nCalibrate the equipment, and keep certificates and uncertainties.\nAnalyse returned units, and say why they failed and what to change.',
    },
    requirements: {
      zh: '会用示波器和数字万用表做有记录的测量。\n会写Python测试脚本。\n能接受每季度两次、每次三天以内的出差。',
      en: 'You make documented measurements with oscilloscope and multimeter.\nYou write test scripts in Python.\nYou can travel twice a quarter, up to three days each.',
    },
    niceToHave: { zh: '了解GB/T 17626电磁兼容试验。', en: 'You know the EMC tests of IEC 61000-4.' },
    postedAt: '2026-11-12',
    closesAt: '2027-01-20',
  },
  {
    slug: { zh: 'yingyong-hangkong', en: 'application-engineer-aerospace' },
    title: { zh: '应用工程师（航空）', en: 'Application engineer, aerospace' },
    summary: {
      zh: '和客户一起建飞机热与能量管理模型，说清模型能回答什么。',
      en: 'Build thermal and power models of aircraft with customers, and say what a model can answer.',
    },
    team: 'application',
    place: 'xian',
    kind: 'full-time',
    openings: 2,
    experience: { zh: '两年以上飞机系统仿真', en: 'Two years or more of simulating aircraft systems' },
    pay: { zh: '每月20,000—32,000元，一年13个月，另有项目奖金', en: 'CNY 20,000 to 32,000 a month, 13 months a year, and a project bonus' },
    duties: {
      zh: '与客户确定问题、数据和验收方法，写成一页纸再开工。\n搭建和标定模型，交付时附不确定度。\n把做不到的事反馈给产品团队，跟到解决。',
      en: 'Agree on question, data and acceptance with the customer, on one page, before work begins.\nBuild and calibrate models, and deliver them with their uncertainty.\nBring what does not work to the product team, and follow it until it does.',
    },
    requirements: {
      zh: '航空、热能或机械相关专业。\n独立完成过一个与试验对比过的仿真。\n能接受约20%的出差。',
      en: 'A degree in aerospace, thermal or mechanical engineering.\nYou have completed a simulation that was compared with a test.\nAbout 20% travel.',
    },
    niceToHave: { zh: '用过Modelica。\n参加过适航取证。', en: 'Experience with Modelica.\nYou have taken part in a certification.' },
    postedAt: '2026-11-14',
    closesAt: '2027-02-15',
  },
  {
    slug: { zh: 'yingyong-dianli', en: 'application-engineer-power' },
    title: { zh: '应用工程师（电力与新能源）', en: 'Application engineer, power and renewables' },
    summary: {
      zh: '做风电并网和变流器的硬件在环台架，从接线到报告。',
      en: 'Hardware-in-the-loop benches for wind farms and converters, from wiring to report.',
    },
    team: 'application',
    place: 'beijing',
    kind: 'full-time',
    openings: 1,
    experience: { zh: '两年以上电力系统或变流器', en: 'Two years or more in power systems or converters' },
    pay: { zh: '每月22,000—34,000元，一年13个月，另有项目奖金', en: 'CNY 22,000 to 34,000 a month, 13 months a year, and a project bonus' },
    duties: {
      zh: '为客户设计台架：模型、步长、通道、信号调理和保护。\n现场接线和调试，写出可重复的试验步骤。\n讲两天的台架培训。',
      en: 'Design benches for customers: model, step size, channels, conditioning and protection.\nWire and commission on site, and write a test procedure that others can repeat.\nTeach the two-day course on benches.',
    },
    requirements: {
      zh: '电气工程相关专业。\n用过任一种实时仿真机。\n懂现场安全规程，有低压电工证或愿意考。',
      en: 'A degree in electrical engineering.\nExperience with a real-time simulator of any make.\nYou know the safety rules of a site and hold, or will take, the low-voltage licence.',
    },
    niceToHave: { zh: '了解GB/T 19963。', en: 'You know the grid code for wind farms.' },
    postedAt: '2026-10-30',
    closesAt: '2026-12-31',
  },
  {
    slug: { zh: 'yingyong-munihei', en: 'application-engineer-munich' },
    title: { zh: '应用工程师（欧洲客户）', en: 'Application engineer for customers in Europe' },
    summary: {
      zh: '在慕尼黑支持使用FMI和SSP的客户，参加标准工作组。',
      en: 'Support customers who use FMI and SSP, from Munich, and take part in the standards groups.',
    },
    team: 'application',
    place: 'munich',
    kind: 'full-time',
    openings: 1,
    experience: { zh: '三年以上系统仿真', en: 'Three years or more in system simulation' },
    pay: { zh: '每年62,000—78,000欧元（税前）', en: 'EUR 62,000 to 78,000 a year before tax' },
    duties: {
      zh: '处理模型交换的问题，做出能说明问题的最小例子。\n每月一次在线答疑，用英语或德语。\n在FMI和SSP工作组里代表公司，带回修改意见。',
      en: 'Work on questions of model exchange, and reduce each to the smallest example that shows it.\nHold an open hour online once a month, in English or German.\nSpeak for the company in the FMI and SSP groups, and bring their changes home.',
    },
    requirements: {
      zh: '工程或数学专业的硕士学历，或同等经验。\n德语和英语可作工作语言，不要求中文。\n有在欧盟工作的许可。',
      en: 'A master’s degree in engineering or mathematics, or equal experience.\nGerman and English as working languages; Chinese is not required.\nThe right to work in the EU.',
    },
    niceToHave: { zh: '参加过标准工作组。', en: 'You have been in a standards group.' },
    postedAt: '2026-11-09',
    closesAt: '2027-01-31',
  },
  {
    slug: { zh: 'anquan-gongchengshi', en: 'product-security-engineer' },
    title: { zh: '产品安全工程师（PSIRT）', en: 'Product security engineer (PSIRT)' },
    summary: {
      zh: '接收和处理漏洞报告，两个工作日内答复，公告写得让人看懂。',
      en: 'Receive and handle reports of vulnerabilities, answer within two working days, and write advisories that people understand.',
    },
    team: 'operations',
    place: 'hangzhou',
    kind: 'full-time',
    openings: 1,
    experience: { zh: '三年以上产品安全', en: 'Three years or more in product security' },
    pay: { zh: '每月26,000—40,000元，一年13个月', en: 'CNY 26,000 to 40,000 a month, 13 months a year' },
    duties: {
      zh: '复现报告的问题，评出CVSS向量，与报告人商定公布日期。\n维护每个版本的物料清单和已知问题。\n为开发团队做模糊测试，跟踪修复。',
      en: 'Reproduce reports, score their CVSS vector, and agree on the day of publication with the reporter.\nKeep the bill of materials and the known issues of each release.\nFuzz with the developers, and follow the fixes.',
    },
    requirements: {
      zh: '独立发现并负责任地报告过漏洞，或处理过这类报告。\n读得懂C++和TypeScript。\n中英文都能写清楚。',
      en: 'You have found and responsibly reported a vulnerability, or handled such reports.\nYou read C++ and TypeScript.\nYou write clearly in Chinese and English.',
    },
    niceToHave: { zh: '写过CSAF公告。', en: 'You have written CSAF advisories.' },
    postedAt: '2026-11-17',
    closesAt: '2027-02-10',
  },
  {
    slug: { zh: 'jishu-fanyi', en: 'technical-translator' },
    title: { zh: '技术文档译者（中英）', en: 'Technical translator, Chinese and English' },
    summary: {
      zh: '把帮助文章和发布说明译得像母语写的，维护一张词表。',
      en: 'Translate help articles and release notes so that they read as if written in the language, and keep one list of terms.',
    },
    team: 'operations',
    place: 'beijing',
    kind: 'fixed-term',
    openings: 1,
    experience: { zh: '两年以上技术翻译', en: 'Two years or more of technical translation' },
    pay: { zh: '每月15,000—20,000元，合同两年', en: 'CNY 15,000 to 20,000 a month, contract of two years' },
    duties: {
      zh: '翻译和校对产品文档、帮助文章和网站。\n维护术语表，和开发团队商定界面用词。\n在产品里核对译文，不只看文件。',
      en: 'Translate and revise documentation, help articles and the website.\nKeep the list of terms, and agree on words of the interface with the developers.\nCheck translations in the product, not only in files.',
    },
    requirements: {
      zh: '一种语言为母语，另一种接近母语。\n有理工科背景，或译过两年以上工程文档。',
      en: 'One of the languages is your own and the other nearly so.\nA background in science or engineering, or two years of translating for engineers.',
    },
    niceToHave: { zh: '会写简单的脚本。', en: 'You can write simple scripts.' },
    postedAt: '2026-11-03',
    closesAt: '2026-12-25',
  },
  {
    slug: { zh: 'shixi-fangzhen' },
    title: { zh: '仿真开发实习生（2027年春季）' },
    summary: { zh: '用三到六个月做一个能写进发布说明的小课题，由一位工程师带。' },
    team: 'solver',
    place: 'hangzhou',
    kind: 'internship',
    openings: 4,
    experience: { zh: '硕士或博士在读' },
    pay: { zh: '每天300元，另有住房补贴每月1,500元' },
    duties: { zh: '选一个课题：元件库、求解器试验或界面改进。\n每两周讲一次进展，结束时交代码、测试和报告。\n课题结果可以写进论文，公开前互相看一遍。' },
    requirements: { zh: '工程、数学或计算机专业在读。\n会一门编程语言，做过一个完整的小项目。\n每周至少四天，连续三个月以上。' },
    niceToHave: { zh: '用过Modelica、Julia或类似语言。' },
    postedAt: '2026-11-19',
    closesAt: '2027-01-10',
  },
  {
    slug: { zh: 'jishu-zhichi', en: 'support-engineer' },
    title: { zh: '技术支持工程师', en: 'Support engineer' },
    summary: {
      zh: '接手工单，复现问题，给出能用的答复。',
      en: 'Take tickets, reproduce the problem, and give an answer that works.',
    },
    team: 'application',
    place: 'hangzhou',
    kind: 'full-time',
    openings: 1,
    experience: { zh: '一年以上', en: 'One year or more' },
    pay: { zh: '每月14,000—20,000元，一年13个月', en: 'CNY 14,000 to 20,000 a month, 13 months a year' },
    duties: {
      zh: '按承诺的时间答复工单。\n把常见问题写成帮助文章。',
      en: 'Answer tickets within the promised times.\nWrite help articles from what is asked often.',
    },
    requirements: {
      zh: '工科本科以上。\n能用英文答复工单。',
      en: 'A degree in engineering.\nYou answer tickets in English.',
    },
    niceToHave: { zh: '用过浑仪建模。', en: 'You have used Armilla Studio.' },
    postedAt: '2026-09-20',
    closesAt: '2026-11-15',
  },
]
