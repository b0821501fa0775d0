import { reported } from './compatibility/counts.ts'
import type {
  FullText,
  AboutFactSeed,
  AnnouncementSeed,
  BannerSeed,
  EngineSeed,
  ItemSeed,
  MetricSeed,
  OutsideLinkSeed,
  QuickLinkSeed,
} from './types.ts'

const gnomonMetric: MetricSeed = {
  value: '3.1',
  unit: { zh: '×', en: '×' },
  label: { zh: '求解速度，与R2026a相比', en: 'Solving speed compared with R2026a' },
  source: {
    zh: '12个基准模型的中位数，固定步长1 ms；浑仪R2026b发布说明',
    en: 'Median of 12 benchmark models, fixed step 1 ms; Armilla R2026b release notes',
  },
}

const clepsydraMetric: MetricSeed = {
  value: '5',
  unit: { zh: 'µs', en: 'µs' },
  label: { zh: '实时步长', en: 'Real-time step' },
  source: {
    zh: 'Station S8连续72小时，99.99%的步抖动小于1 µs；浑仪2025年12月测量报告',
    en: 'Jitter under 1 µs in 99.99% of steps, 72 hours on a Station S8; Armilla measurement report, December 2025',
  },
}

/* Of each engine a number that the first screen does not say already. */
const solverMetric: MetricSeed = {
  value: '41,000',
  unit: { zh: '个状态', en: 'states' },
  label: { zh: '最大的基准模型', en: 'In the largest benchmark model' },
  source: {
    zh: '固定步长1 ms，单线程；12个基准模型，2026年11月测量',
    en: 'Fixed step 1 ms, one thread; of 12 benchmark models, measured in November 2026',
  },
}

const kernelMetric: MetricSeed = {
  value: '231',
  unit: { zh: 'ms', en: 'ms' },
  label: { zh: '断电时最长的记录缺失', en: 'Longest loss of records in a power cut' },
  source: { zh: 'Station S8标准磁盘，断电500次', en: '500 power cuts on the standard drive of a Station S8' },
}

export const headline: MetricSeed[] = [
  gnomonMetric,
  {
    value: reported.covered,
    unit: { zh: '个', en: 'functions' },
    label: { zh: '已覆盖的M函数', en: 'M language coverage' },
    source: { zh: `共检查${reported.examined}个；2026年10月兼容性报告`, en: `Of ${reported.examined} examined; compatibility report, October 2026` },
  },
  {
    value: '24',
    unit: { zh: '个', en: 'toolboxes' },
    label: { zh: '工具箱，其中6个开源', en: 'For engineering domains, 6 of them open source' },
    source: { zh: 'R2026b产品清单，2026年11月12日', en: 'R2026b product list, 12 November 2026' },
  },
  clepsydraMetric,
]

export const banners: BannerSeed[] = [
  {
    title: { zh: '样机还没造，结果先算清', en: 'Know the result before the prototype' },
    subtitle: {
      zh: '从方程到硬件在环，同一个模型完成设计、仿真、验证和实时运行。每个结果都带着条件、单位和来源，别人可以重算。',
      en: 'One model goes from the equations to hardware in the loop: design, simulation, verification, real-time operation. Each result keeps its conditions, units and source, so that others can compute it again.',
    },
    image: 'van-der-pol',
    theme: 'ink',
    link: { path: '/product/download', title: { zh: '下载R2026b', en: 'Download R2026b' } },
    secondLink: { path: '/contact', title: { zh: '预约专家咨询', en: 'Ask an expert' } },
  },
  {
    title: { zh: '让模型守在机器旁', en: 'A model beside the machine' },
    subtitle: {
      zh: '浑仪孪生把详细模型降阶，放进Edge E2网关，与机器同步运行，估计传感器测不到的量，并标出模型不再有效的工况。',
      en: 'Armilla Twin reduces a detailed model, puts it on an Edge E2 gateway and runs it in step with the machine. It estimates what no sensor measures and marks where the model no longer holds.',
    },
    image: 'scalogram-sharp',
    theme: 'ink',
    link: { path: '/product/detail?id=twin', title: { zh: '了解浑仪孪生', en: 'About Armilla Twin' } },
    secondLink: { path: '/product/machine', title: { zh: '查看硬件', en: 'See the machines' } },
  },
  {
    title: { zh: '从课堂到硬件在环', en: 'From lecture to test bench' },
    subtitle: {
      zh: '四个项目，12门课程，40节课，分入门、进阶和专家三级，中英文字幕。控制工程、车辆工程和飞行器系统专业可按课程方案使用。',
      en: 'Four programmes, 12 courses and 40 lessons at three levels, with captions in Chinese and English. Universities can follow course plans in control, vehicle and aerospace engineering.',
    },
    image: 'nyquist-calm',
    theme: 'paper',
    link: { path: '/education/details', title: { zh: '查看课程', en: 'See the courses' } },
    secondLink: { path: '/Industry-education', title: { zh: '产教融合', en: 'For universities' } },
  },
]

export const icons: QuickLinkSeed[] = [
  {
    title: { zh: '下载中心', en: 'Downloads' },
    text: { zh: '安装包、校验值、签名和物料清单', en: 'Installers, checksums, signatures and SBOMs' },
    icon: 'lucide:download',
    path: '/product/download',
  },
  {
    title: { zh: '工具箱', en: 'Toolboxes' },
    text: { zh: '按工程领域查找，部分开放源码', en: 'By engineering domain, some of them open source' },
    icon: 'lucide:blocks',
    path: '/product/Toolbox',
  },
  {
    title: { zh: '硬件', en: 'Machines' },
    text: { zh: '实时仿真机、信号调理箱和网关', en: 'Real-time machines, signal conditioning, gateway' },
    icon: 'lucide:server',
    path: '/product/machine',
  },
  {
    title: { zh: 'M代码迁移', en: 'Move M code' },
    text: { zh: '查函数覆盖，看迁移步骤', en: 'Function coverage and migration steps' },
    icon: 'lucide:arrow-left-right',
    path: '/product/matlab-simulink',
  },
  {
    title: { zh: '课程', en: 'Courses' },
    text: { zh: '从入门到专家，中英文字幕', en: 'From beginner to expert, with captions' },
    icon: 'lucide:graduation-cap',
    path: '/education/details',
  },
  {
    title: { zh: '帮助', en: 'Help' },
    text: { zh: '搜索文章，查看标准支持', en: 'Articles and supported standards' },
    icon: 'lucide:book-open',
    path: '/help',
  },
  {
    title: { zh: '提交工单', en: 'Open a ticket' },
    text: { zh: '按严重程度承诺首次答复时间', en: 'First answer promised by severity' },
    icon: 'lucide:ticket',
    path: '/support/ticket/new',
  },
  {
    title: { zh: '安全公告', en: 'Security advisories' },
    text: { zh: '受影响版本和修复版本', en: 'Affected and fixed versions' },
    icon: 'lucide:shield-check',
    path: '/help/SecurityIncident',
  },
]

export const constructs: ItemSeed[] = [
  {
    title: { zh: '按开放标准书写模型', en: 'Models in open standards' },
    text: {
      zh: '模型用Modelica 3.6书写，组件用FMI 2.0和3.0交换，系统结构用SSP 2.0描述。换一个支持这些标准的工具，文件仍然可读。',
      en: 'Models are written in Modelica 3.6, components exchanged as FMI 2.0 and 3.0, system structures described in SSP 2.0. Another tool that supports these standards can read the files.',
    },
    icon: 'lucide:file-code',
    link: { path: '/help/OpenSystem', title: { zh: '查看标准支持', en: 'Supported standards' } },
  },
  {
    title: { zh: '六个工具箱开放源码', en: 'Six open-source toolboxes' },
    text: {
      zh: '电气、航天器与轨道、信号处理、系统辨识、优化、需求与测试六个工具箱公开源码。方程和测试都可以读，也可以改。',
      en: 'Electrical, Orbits, Signal, Identification, Optimisation and Test Bench are published as source. You can read and change both the equations and the tests.',
    },
    icon: 'lucide:git-branch',
    link: { path: '/product/Toolbox', title: { zh: '浏览工具箱', en: 'Browse the toolboxes' } },
  },
  {
    title: { zh: '结果随条件一起保存', en: 'Results keep their conditions' },
    text: {
      zh: '每个结果文件都记下模型版本、求解器版本、步长和容差。条件齐全，别人才能重算；重算一致，结论才能引用。',
      en: 'Each result file records the version of the model and of the solver, the step and the tolerance. With these, a colleague can run it again; when both runs agree, the result can be cited.',
    },
    icon: 'lucide:repeat',
    link: { path: '/product/detail?id=studio', title: { zh: '了解浑仪建模', en: 'About Armilla Studio' } },
  },
  {
    title: { zh: '按固定步长准时执行', en: 'On time at a fixed step' },
    text: {
      zh: '刻漏实时内核独占处理器核，每一步都计时。超时的步会被记录，不会被悄悄跳过。',
      en: 'The Clepsydra kernel has its processor cores to itself and times every step. A step that overruns is logged, not quietly dropped.',
    },
    icon: 'lucide:timer',
    link: { path: '/product/detail?id=realtime', title: { zh: '了解浑仪实时', en: 'About Armilla Realtime' } },
  },
  {
    title: { zh: '把限制写在功能旁边', en: 'Limits beside the features' },
    text: {
      zh: '检查过的M函数逐个列出，没有覆盖的也在表里。做不到的事先写明，您就不必在项目里才发现。',
      en: 'Every M function we examined is listed, including those not covered. What does not work is written down, so you don’t discover it mid-project.',
    },
    icon: 'lucide:ruler',
    link: { path: '/product/matlab-simulink', title: { zh: '查函数覆盖', en: 'Check the coverage' } },
  },
  {
    title: { zh: '安全问题公开到版本', en: 'Advisories down to the version' },
    text: {
      zh: '每份安全公告写明受影响版本、修复版本和CVSS 4.0分值。报告漏洞后，PSIRT在两个工作日内答复。',
      en: 'Each security advisory states the affected versions, the fixed versions and the CVSS 4.0 score. PSIRT answers a report within 2 working days.',
    },
    icon: 'lucide:shield-check',
    link: { path: '/help/SecurityIncident', title: { zh: '阅读安全公告', en: 'Read the advisories' } },
  },
]

export const life: ItemSeed[] = [
  {
    title: { zh: '周三一起读一篇论文', en: 'One paper every Wednesday' },
    text: {
      zh: '每周三午后，一个人讲，十来个人问。讲的人要重算论文里的一张图，算不出来也讲为什么。',
      en: 'On Wednesday afternoons one person presents and about ten ask. The presenter recomputes one figure of the paper, and if it does not come out, says why.',
    },
    image: 'lorenz',
    link: { path: '/joinUs', title: { zh: '查看职位', en: 'Open positions' } },
  },
  {
    title: { zh: '写代码的人也上台架', en: 'Programmers at the test bench' },
    text: {
      zh: '新同事入职后先在杭州实验室待两周，自己接线、上电、采数据。见过真实信号，再去写求解器。',
      en: 'New colleagues spend their first two weeks in the Hangzhou laboratory, where they wire, power up and record data themselves. They see real signals before they write solvers.',
    },
    image: 'kirsch-plate-close',
    link: { path: '/joinUs', title: { zh: '查看职位', en: 'Open positions' } },
  },
  {
    title: { zh: '每月一天维护开源', en: 'A day a month for open source' },
    text: {
      zh: '每月一个工作日，大家放下产品任务，处理六个开源工具箱的问题和修改。外部提交的修改，十个工作日内给出意见；不合并的，也说明理由。',
      en: 'One working day a month, product tasks rest and everyone handles issues and changes of the six open-source toolboxes. Changes from outside are answered within ten working days, with the reason if they are not merged.',
    },
    image: 'vortex-street-slow',
    link: { path: '/help/OpenSystem', title: { zh: '查看开源组件', en: 'Open-source components' } },
  },
  {
    title: { zh: '四地同事一起观星', en: 'Four offices watch the sky' },
    text: {
      zh: '公司的名字来自浑仪，所以秋天有观星夜。杭州、北京、西安、慕尼黑各自找一处暗的地方，记同一颗星的方位，第二天对数据。',
      en: 'The company is named after the armillary sphere, so we hold a stargazing night every autumn. Hangzhou, Beijing, Xi’an and Munich each find a dark place, record the position of the same star and compare the data next day.',
    },
    image: 'celestial-rings',
    link: { path: '/about', title: { zh: '关于浑仪', en: 'About Armilla' } },
  },
]

export const engines: EngineSeed[] = [
  {
    slug: 'gnomon',
    name: { zh: '圭表求解器', en: 'Gnomon' },
    text: {
      zh: '求解微分代数方程组，支持固定步长和变步长，处理刚性问题，定位事件。',
      en: 'Solves differential-algebraic equations at fixed or variable step, deals with stiff systems and locates events.',
    },
    icon: 'lucide:sun',
    metric: solverMetric,
    link: { path: '/product/detail?id=compute', title: { zh: '了解浑仪计算', en: 'About Armilla Compute' } },
  },
  {
    slug: 'meridian',
    name: { zh: '子午编译器', en: 'Meridian' },
    text: {
      zh: '把Modelica模型化成可求解的方程组：展开、化简、排序、降指标，再生成代码。',
      en: 'Turns a Modelica model into equations that can be solved: it flattens, simplifies, sorts, reduces the index and generates code.',
    },
    icon: 'lucide:globe',
    metric: {
      value: '94',
      unit: { zh: 's', en: 's' },
      label: { zh: '编译100万个方程', en: 'to compile 1 million equations' },
      source: { zh: '8核，冷却网络模型；浑仪2026年6月测量报告', en: 'Cooling network model on 8 cores; Armilla measurement report, June 2026' },
    },
    link: { path: '/product/detail?id=studio', title: { zh: '了解浑仪建模', en: 'About Armilla Studio' } },
  },
  {
    slug: 'clepsydra',
    name: { zh: '刻漏实时内核', en: 'Clepsydra' },
    text: {
      zh: '按固定步长执行模型和输入输出，每一步都计时。超时立即记录，并按您设定的规则继续或停机。',
      en: 'Executes model and I/O at a fixed step and times every step. An overrun is logged immediately, and the run continues or stops by the rule you set.',
    },
    icon: 'lucide:hourglass',
    metric: kernelMetric,
    link: { path: '/product/detail?id=realtime', title: { zh: '了解浑仪实时', en: 'About Armilla Realtime' } },
  },
  {
    slug: 'astrolabe',
    name: { zh: '星盘渲染器', en: 'Astrolabe' },
    text: {
      zh: '绘制曲线、网格和点云。缩放和平移时显示全部数据点，不抽样。',
      en: 'Draws curves, meshes and point clouds. Zooming and panning show every data point; nothing is sampled away.',
    },
    icon: 'lucide:compass',
    metric: {
      value: '60',
      unit: { zh: '帧/秒', en: 'frames/s' },
      label: { zh: '绘制1,000万个点', en: 'with 10 million points' },
      source: { zh: '有硬件加速，每帧绘制全部点；浑仪自测', en: 'With hardware acceleration, all points drawn in each frame; measured by Armilla' },
    },
    link: { path: '/product/detail?id=compute', title: { zh: '了解浑仪计算', en: 'About Armilla Compute' } },
  },
]

export const aboutFacts: AboutFactSeed[] = [
  {
    title: { zh: '成立年份', en: 'Founded' },
    text: { zh: '2014年在杭州成立。', en: 'Founded in Hangzhou in 2014.' },
    value: '2014',
    unit: { zh: '年', en: '' },
    link: { path: '/about', title: { zh: '公司沿革', en: 'Company history' } },
  },
  {
    title: { zh: '员工人数', en: 'People' },
    text: { zh: '在四个办公地工作。', en: 'At work in four offices.' },
    value: '420',
    unit: { zh: '人', en: 'people' },
    link: { path: '/joinUs', title: { zh: '加入我们', en: 'Join us' } },
  },
  {
    title: { zh: '办公地点', en: 'Offices' },
    text: { zh: '杭州、北京、西安、慕尼黑。', en: 'Hangzhou, Beijing, Xi’an and Munich.' },
    value: '4',
    unit: { zh: '处', en: 'offices' },
    link: { path: '/contact', title: { zh: '联系我们', en: 'Contact us' } },
  },
  {
    title: { zh: '合编教材', en: 'Textbooks' },
    text: { zh: '与高校教师一起编写，随课程方案使用。', en: 'Written with university teachers and used in the course plans.' },
    value: '10',
    unit: { zh: '本', en: 'books' },
    link: { path: '/Industry-education/textbook-plan', title: { zh: '查看教材', en: 'See the textbooks' } },
  },
  {
    title: { zh: '硬件型号', en: 'Machines' },
    text: { zh: '三种实时仿真机，一种信号调理箱，一种边缘网关。', en: 'Three real-time machines, one signal conditioning box and one edge gateway.' },
    value: '5',
    unit: { zh: '种', en: 'models' },
    link: { path: '/product/machine', title: { zh: '查看硬件', en: 'See the machines' } },
  },
  {
    title: { zh: '合作高校', en: 'Partner universities' },
    text: { zh: '共建三个课程方案。', en: 'With three course plans made together.' },
    value: '6',
    unit: { zh: '所', en: 'universities' },
    link: { path: '/Industry-education', title: { zh: '产教融合', en: 'Industry-education' } },
  },
]

export const announcements: AnnouncementSeed[] = [
  {
    level: 'info',
    title: { zh: 'R2026b已发布：圭表求解器重写，FMI 3.0齐备', en: 'R2026b is released: Gnomon rewritten, FMI 3.0 complete' },
    text: {
      zh: '2026年11月12日发布，支持到2028年11月30日。',
      en: 'Released on 12 November 2026 and supported to 30 November 2028.',
    },
    startsAt: '2026-11-12T09:00:00+08:00',
    endsAt: '2027-05-31T18:00:00+08:00',
    link: { path: '/product/download', title: { zh: '下载', en: 'Download' } },
  },
  {
    level: 'warning',
    title: { zh: '安全公告ARM-2026-008：请更换许可服务', en: 'Advisory ARM-2026-008: please replace the licence service' },
    text: {
      zh: '影响R2025b和R2026a的许可服务，CVSS 4.0分值8.7。R2026b和R2026a Update 3已修复。',
      en: 'The licence service of R2025b and R2026a is affected, CVSS 4.0 score 8.7. Fixed in R2026b and R2026a Update 3.',
    },
    startsAt: '2026-11-12T10:00:00+08:00',
    endsAt: '2027-02-28T18:00:00+08:00',
    link: { path: '/help/SecurityIncident?id=arm-2026-008', title: { zh: '阅读公告', en: 'Read the advisory' } },
  },
  {
    level: 'notice',
    title: { zh: 'R2025a的支持已经结束', en: 'Support for R2025a has ended' },
    text: {
      zh: '支持于2026年6月30日结束，此后不再提供更新。请换用R2026b，或长期支持版R2024b（支持到2029年11月30日）。',
      en: 'Support ended on 30 June 2026 and no updates follow. Please move to R2026b, or to R2024b LTS, which is supported to 30 November 2029.',
    },
    startsAt: '2026-07-01T09:00:00+08:00',
    endsAt: '2027-06-30T18:00:00+08:00',
    link: { path: '/product/downHistory', title: { zh: '查看历史版本', en: 'See earlier versions' } },
  },
]

export const friendLinks: OutsideLinkSeed[] = [
  { title: { zh: 'Modelica协会', en: 'Modelica Association' }, url: 'https://modelica.org/' },
  { title: { zh: 'FMI标准', en: 'FMI standard' }, url: 'https://fmi-standard.org/' },
  { title: { zh: 'SSP标准', en: 'SSP standard' }, url: 'https://ssp-standard.org/' },
  { title: { zh: 'openEuler社区', en: 'openEuler community' }, url: 'https://www.openeuler.org/' },
  { title: { zh: 'PostgreSQL', en: 'PostgreSQL' }, url: 'https://www.postgresql.org/' },
  { title: { zh: 'CVSS评分标准（FIRST）', en: 'CVSS at FIRST' }, url: 'https://www.first.org/cvss/' },
]

/** Headings of the home page's sections, by section. */
export const headings: Record<string, FullText> = {
  products: { zh: '一套模型，五件仪器', en: 'One model, five instruments' },
  engines: { zh: '四台引擎，各有一个实测数字', en: 'Four engines, each with a measured number' },
  constructs: { zh: '建在开放标准上', en: 'Built on open standards' },
  solutions: { zh: '按行业，看问题怎样解决', en: 'By industry: how the problem is solved' },
  cases: { zh: '结果都有实测', en: 'Measured results' },
  news: { zh: '新闻与动态', en: 'News' },
  ecology: { zh: '一起做事的伙伴', en: 'The people we work with' },
  about: { zh: '浑仪科技的几个数字', en: 'Armilla in a few numbers' },
  life: { zh: '在这里工作', en: 'Working here' },
  consult: { zh: '把问题交给写模型的人', en: 'Put the question to the people who write the models' },
}
