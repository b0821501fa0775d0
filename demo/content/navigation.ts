import type { MenuItemSeed, NavigationSeed } from './types.ts'

const families: MenuItemSeed[] = [
  {
    title: { zh: '浑仪建模', en: 'Armilla Studio' },
    path: '/product/detail?id=studio',
    icon: 'lucide:waypoints',
    summary: { zh: '用Modelica建多领域系统模型', en: 'System modelling in Modelica' },
  },
  {
    title: { zh: '浑仪计算', en: 'Armilla Compute' },
    path: '/product/detail?id=compute',
    icon: 'lucide:sigma',
    summary: { zh: '科学计算语言和求解器', en: 'Technical computing language and solvers' },
  },
  {
    title: { zh: '浑仪控制', en: 'Armilla Control' },
    path: '/product/detail?id=control',
    icon: 'lucide:sliders-horizontal',
    summary: { zh: '控制设计、辨识、生成C代码', en: 'Control design, identification, C code' },
  },
  {
    title: { zh: '浑仪实时', en: 'Armilla Realtime' },
    path: '/product/detail?id=realtime',
    icon: 'lucide:timer',
    summary: { zh: '硬件在环，确定性执行', en: 'Hardware in the loop, deterministic' },
  },
  {
    title: { zh: '浑仪孪生', en: 'Armilla Twin' },
    path: '/product/detail?id=twin',
    icon: 'lucide:copy',
    summary: { zh: '降阶模型在机器旁运行', en: 'Reduced models beside the machine' },
  },
]

const toolboxes: MenuItemSeed = {
  title: { zh: '工具箱', en: 'Toolboxes' },
  path: '/product/Toolbox',
  icon: 'lucide:blocks',
  summary: { zh: '24个领域工具箱，6个开源', en: '24 toolboxes, 6 of them open source' },
}

const machines: MenuItemSeed = {
  title: { zh: '硬件', en: 'Machines' },
  path: '/product/machine',
  icon: 'lucide:server',
  summary: { zh: '三种实时仿真机、调理箱和网关', en: 'Three real-time machines, signal box, gateway' },
}

const downloads: MenuItemSeed = {
  title: { zh: '下载中心', en: 'Downloads' },
  path: '/product/download',
  icon: 'lucide:download',
  summary: { zh: '安装包、校验值和物料清单', en: 'Installers, checksums and SBOMs' },
}

const downloadHistory: MenuItemSeed = {
  title: { zh: '历史版本与我的下载', en: 'Download history' },
  path: '/product/downHistory',
  icon: 'lucide:archive',
  summary: { zh: '各版本说明、支持期和下载记录', en: 'Versions, support dates and your downloads' },
}

const moving: MenuItemSeed = {
  title: { zh: 'MATLAB与Simulink迁移', en: 'Migrating from MATLAB and Simulink' },
  path: '/product/matlab-simulink',
  icon: 'lucide:arrow-left-right',
  summary: { zh: '函数覆盖、导入限制和迁移步骤', en: 'Coverage, import limits, migration steps' },
}

const openPlatform: MenuItemSeed = {
  title: { zh: '开放平台', en: 'Open platform' },
  path: '/product/open-platform',
  icon: 'lucide:code-xml',
  summary: { zh: '接口、开发包和示例', en: 'Interfaces, SDKs and samples' },
}

const domestic: MenuItemSeed = {
  title: { zh: '信创适配', en: 'Domestic platforms' },
  path: '/product/Innovation',
  icon: 'lucide:cpu',
  summary: { zh: '操作系统、处理器和数据库', en: 'Operating systems, processors, databases' },
}

const solutionItems: MenuItemSeed[] = [
  {
    title: { zh: '飞机热与能量管理', en: 'Aircraft thermal and power' },
    path: '/solution/detail?id=aircraft-thermal-power',
    icon: 'lucide:plane',
    summary: { zh: '航空', en: 'Aerospace' },
  },
  {
    title: { zh: '姿轨控联合仿真', en: 'Attitude and orbit' },
    path: '/solution/detail?id=attitude-orbit',
    icon: 'lucide:satellite',
    summary: { zh: '航天', en: 'Space' },
  },
  {
    title: { zh: '电池热失控传播', en: 'Battery thermal runaway' },
    path: '/solution/detail?id=battery-thermal-runaway',
    icon: 'lucide:battery-charging',
    summary: { zh: '新能源汽车', en: 'New energy vehicles' },
  },
  {
    title: { zh: '整车能量流分析', en: 'Whole-vehicle energy flow' },
    path: '/solution/detail?id=vehicle-energy-flow',
    icon: 'lucide:car',
    summary: { zh: '智能汽车', en: 'Automotive' },
  },
  {
    title: { zh: '液压数字样机', en: 'Hydraulic digital prototype' },
    path: '/solution/detail?id=hydraulic-prototype',
    icon: 'lucide:tractor',
    summary: { zh: '工程机械', en: 'Construction machinery' },
  },
  {
    title: { zh: '风电场并网仿真', en: 'Wind farm and grid' },
    path: '/solution/detail?id=wind-farm-grid',
    icon: 'lucide:wind',
    summary: { zh: '电力', en: 'Power' },
  },
  {
    title: { zh: '精密运动台设计', en: 'Precision motion stage' },
    path: '/solution/detail?id=precision-motion',
    icon: 'lucide:microchip',
    summary: { zh: '半导体装备', en: 'Semiconductor equipment' },
  },
  {
    title: { zh: '船舶混合动力推进', en: 'Marine hybrid propulsion' },
    path: '/solution/detail?id=hybrid-propulsion',
    icon: 'lucide:ship',
    summary: { zh: '船舶', en: 'Marine' },
  },
]

const product: MenuItemSeed[] = [
  ...families,
  toolboxes,
  machines,
  moving,
  openPlatform,
  domestic,
  downloads,
  downloadHistory,
]

const ecology: MenuItemSeed[] = [
  {
    title: { zh: '伙伴计划', en: 'Partner programme' },
    path: '/ecology',
    icon: 'lucide:handshake',
    summary: { zh: '级别、权益和加入步骤', en: 'Levels, benefits and how to join' },
  },
  {
    title: { zh: '伙伴类别', en: 'Partner classes' },
    path: '/ecology/class',
    icon: 'lucide:boxes',
    summary: { zh: '技术、解决方案、渠道、高校', en: 'Technology, solution, channel, university' },
  },
  {
    title: { zh: '伙伴名录', en: 'Partner directory' },
    path: '/ecology/list',
    icon: 'lucide:list',
    summary: { zh: '按地区、类别和级别查找', en: 'Find by region, class and level' },
  },
  openPlatform,
  domestic,
]

const about: MenuItemSeed[] = [
  {
    title: { zh: '关于浑仪', en: 'About Armilla' },
    path: '/about',
    icon: 'lucide:info',
    summary: { zh: '公司、沿革和办公地', en: 'Company, history and offices' },
  },
  {
    title: { zh: '新闻', en: 'News' },
    path: '/news',
    icon: 'lucide:newspaper',
    summary: { zh: '发布、活动和公司消息', en: 'Releases, events and company news' },
  },
  {
    title: { zh: '加入我们', en: 'Careers' },
    path: '/joinUs',
    icon: 'lucide:briefcase',
    summary: { zh: '职位、福利和申请', en: 'Positions, benefits and applications' },
  },
  {
    title: { zh: '联系我们', en: 'Contact' },
    path: '/contact',
    icon: 'lucide:mail',
    summary: { zh: '电话、邮箱和地址', en: 'Telephone, mail and addresses' },
  },
]

const education: MenuItemSeed[] = [
  {
    title: { zh: '课程', en: 'Courses' },
    path: '/education/details',
    icon: 'lucide:graduation-cap',
    summary: { zh: '四个项目，12门课程', en: 'Four programmes, 12 courses' },
  },
  {
    title: { zh: '产教融合', en: 'Industry-education' },
    path: '/Industry-education',
    icon: 'lucide:school',
    summary: { zh: '六所高校，共建课程和实验室', en: 'Six universities, courses and laboratories' },
  },
  {
    title: { zh: '课程方案', en: 'Course plans' },
    path: '/Industry-education/course-plan',
    icon: 'lucide:calendar-range',
    summary: { zh: '控制、车辆、飞行器三个方向', en: 'Control, vehicle and aerospace' },
  },
  {
    title: { zh: '教材方案', en: 'Textbook plans' },
    path: '/Industry-education/textbook-plan',
    icon: 'lucide:book-copy',
    summary: { zh: '十本教材和教师资料', en: 'Ten textbooks and teacher’s packs' },
  },
]

const support: MenuItemSeed[] = [
  {
    title: { zh: '帮助', en: 'Help' },
    path: '/help',
    icon: 'lucide:book-open',
    summary: { zh: '搜索文章，按产品和版本筛选', en: 'Articles by product and version' },
  },
  downloads,
  downloadHistory,
  {
    title: { zh: '我的工单', en: 'My tickets' },
    path: '/support/ticket/mine',
    icon: 'lucide:ticket',
    summary: { zh: '进度、答复和附件', en: 'Progress, replies and attachments' },
  },
  {
    title: { zh: '提交工单', en: 'New ticket' },
    path: '/support/ticket/new',
    icon: 'lucide:message-square-text',
    summary: { zh: '工作日由工程师答复', en: 'Answered by engineers on working days' },
  },
  {
    title: { zh: '标准与开源组件', en: 'Standards and open source' },
    path: '/help/OpenSystem',
    icon: 'lucide:file-check',
    summary: { zh: '支持的标准、版本和许可证', en: 'Standards, versions and licences' },
  },
  {
    title: { zh: '安全公告', en: 'Security advisories' },
    path: '/help/SecurityIncident',
    icon: 'lucide:shield-check',
    summary: { zh: '公告和漏洞报告方式', en: 'Advisories and how to report' },
  },
]

export const navigation: NavigationSeed = {
  first: [
    { title: { zh: '产品', en: 'Products' }, path: '/product', children: product, promoted: '/product/detail?id=realtime' },
    { title: { zh: '解决方案', en: 'Solutions' }, path: '/solution', children: solutionItems, promoted: '/case/detail?id=aircraft-thermal-management' },
    { title: { zh: '案例', en: 'Customers' }, path: '/case' },
    { title: { zh: '生态', en: 'Partners' }, path: '/ecology', children: ecology, promoted: '/case/detail?id=training-a-modelling-team' },
    { title: { zh: '教育', en: 'Education' }, path: '/education/details', children: education, promoted: '/education/details?id=from-data-to-model' },
    { title: { zh: '支持', en: 'Support' }, path: '/help', children: support, promoted: '/help?id=trial-licence' },
    { title: { zh: '关于', en: 'About' }, path: '/about', children: about, promoted: '/news/detail?id=r2026b-released' },
  ],
  bottom: [
    {
      title: { zh: '产品与方案', en: 'Products and solutions' },
      path: '/product',
      children: [
        { title: { zh: '产品族', en: 'Product families' }, path: '/product' },
        { title: { zh: '工具箱', en: 'Toolboxes' }, path: '/product/Toolbox' },
        { title: { zh: '硬件', en: 'Machines' }, path: '/product/machine' },
        { title: { zh: '行业方案', en: 'Solutions by industry' }, path: '/solution' },
        { title: { zh: '客户案例', en: 'Customer stories' }, path: '/case' },
        { title: { zh: 'MATLAB与Simulink迁移', en: 'From MATLAB and Simulink' }, path: '/product/matlab-simulink' },
        { title: { zh: '开放平台', en: 'Open platform' }, path: '/product/open-platform' },
        { title: { zh: '信创适配', en: 'Domestic platforms' }, path: '/product/Innovation' },
      ],
    },
    {
      title: { zh: '支持', en: 'Support' },
      path: '/help',
      children: [
        { title: { zh: '帮助', en: 'Help' }, path: '/help' },
        { title: { zh: '下载中心', en: 'Downloads' }, path: '/product/download' },
        { title: { zh: '我的工单', en: 'My tickets' }, path: '/support/ticket/mine' },
        { title: { zh: '安全公告', en: 'Security advisories' }, path: '/help/SecurityIncident' },
        { title: { zh: '标准与开源组件', en: 'Standards and open source' }, path: '/help/OpenSystem' },
      ],
    },
    {
      title: { zh: '教育与生态', en: 'Education and partners' },
      path: '/education/details',
      children: [
        { title: { zh: '课程', en: 'Courses' }, path: '/education/details' },
        { title: { zh: '产教融合', en: 'Industry-education' }, path: '/Industry-education' },
        { title: { zh: '课程方案', en: 'Course plans' }, path: '/Industry-education/course-plan' },
        { title: { zh: '教材方案', en: 'Textbook plans' }, path: '/Industry-education/textbook-plan' },
        { title: { zh: '伙伴计划', en: 'Partner programme' }, path: '/ecology' },
        { title: { zh: '伙伴名录', en: 'Partner directory' }, path: '/ecology/list' },
      ],
    },
    {
      title: { zh: '法律', en: 'Legal' },
      path: '/PrivacyPolicy',
      children: [
        { title: { zh: '隐私政策', en: 'Privacy policy' }, path: '/PrivacyPolicy' },
        { title: { zh: 'Cookie说明', en: 'Cookie notice' }, path: '/cookies' },
        { title: { zh: '免责声明', en: 'Disclaimer' }, path: '/disclaimer' },
        { title: { zh: '网站地图', en: 'Sitemap' }, path: '/sitemap' },
      ],
    },
  ],
  product,
  ecology,
  about,
}
