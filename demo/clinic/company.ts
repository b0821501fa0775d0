import type { FullText, MetricSeed, SiteSeed } from '#demo/content/types.ts'

/** An invented supplier of clinics. Every number and address is an example and says so. */
export const company: Omit<SiteSeed, 'line' | 'header' | 'legalName'> = {
  slug: 'Baiyu',
  name: { zh: '白榆诊所用品', en: 'Baiyu Clinic Supply' },
  shortName: { zh: '白榆', en: 'Baiyu' },
  description: {
    zh: '白榆为基层诊所供应耗材、小型设备和诊室家具，附中英文说明书，当天发货，三年保修。',
    en: 'Baiyu supplies small clinics with consumables, equipment and furniture, with instructions in two languages.',
  },
  copyright: {
    zh: '©2009—2026白榆诊所用品（示例公司，内容均为虚构）',
    en: '© 2009–2026 Baiyu Clinic Supply (an example company; all content is invented)',
  },
  icp: '苏ICP备00000000号（示例）',
  publicSecurity: '苏公网安备00000000000000号（示例）',
  email: 'info@baiyu.example',
  securityEmail: 'safety@baiyu.example',
  enquiryEmail: 'orders@baiyu.example',
  applicationEmail: 'people@baiyu.example',
  ticketEmail: 'service@baiyu.example',
  phone: { zh: '+86 000 0000 0000（示例号码）', en: '+86 000 0000 0000 (example number)' },
  country: 'CN',
  timeZone: 'Asia/Shanghai',
  hours: { zh: '周一至周六8:30—17:30（北京时间）', en: 'Monday to Saturday, 8:30 to 17:30, China Standard Time' },
  social: [],
}

/** What such a company does not have. */
export const sectionsOff = ['toolboxes', 'machines', 'solutions', 'partners', 'education', 'jobs'] as const

export const offices = [
  {
    title: { zh: '苏州', en: 'Suzhou' },
    role: { zh: '总部、仓库和维修', en: 'Head office, warehouse and repairs' },
    address: { zh: '江苏省苏州市榆钱路6号（示例地址）', en: '6 Yuqian Road, Suzhou, Jiangsu, China (example address)' },
    phone: company.phone,
    email: 'info@baiyu.example',
    hours: company.hours,
    timeZone: 'Asia/Shanghai',
    note: {
      zh: '送货请走北门；自提在门卫右侧的窗口。',
      en: 'Deliveries by the north gate; collect at the window to the right of the gatehouse.',
    },
  },
  {
    title: { zh: '成都', en: 'Chengdu' },
    role: { zh: '西南地区发货和上门维修', en: 'Deliveries and repairs for the south-west' },
    address: {
      zh: '四川省成都市白果巷15号（示例地址）',
      en: '15 Baiguo Lane, Chengdu, Sichuan, China (example address)',
    },
    phone: company.phone,
    email: 'chengdu@baiyu.example',
    hours: company.hours,
    timeZone: 'Asia/Shanghai',
    note: { zh: '在院内二号楼一层。', en: 'Ground floor of building 2, inside the yard.' },
  },
]

export const serviceHours = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  opensAt: '08:30',
  closesAt: '17:30',
}

const source: FullText = { zh: '白榆2025年发货记录（示例）', en: 'Baiyu’s delivery records of 2025 (example)' }

export const headline: MetricSeed[] = [
  {
    value: '1,940',
    unit: { zh: '家', en: 'clinics' },
    label: { zh: '诊所在2025年向我们订过货', en: 'ordered from us in 2025' },
    source,
  },
  {
    value: '93',
    unit: { zh: '%', en: '%' },
    label: { zh: '的订单当天发出', en: 'of orders left on the same day' },
    source,
  },
  {
    value: '3',
    unit: { zh: '年', en: 'years' },
    label: { zh: '设备保修', en: 'warranty on equipment' },
    source: { zh: '白榆售后条款，2026年1月起', en: 'Baiyu’s terms of service, from January 2026' },
  },
]

export const about = {
  legalName: {
    zh: '白榆诊所用品（苏州）有限公司（示例公司）',
    en: 'Baiyu Clinic Supply (Suzhou) Co., Ltd. (example company)',
  },
  founded: 2009,
  people: 86,
  mission: {
    zh: '让一家只有三个人的诊所，也能像大医院一样按时拿到合格的用品。',
    en: 'A clinic of three people should get good supplies as surely as a large hospital does.',
  },
  principles: [
    {
      title: { zh: '批号可查', en: 'Every batch can be traced' },
      text: {
        zh: '每箱贴批号，凭批号能查到检验报告和发货去向。',
        en: 'Each box carries its batch number, which leads to the test report and to where it was sent.',
      },
    },
    {
      title: { zh: '说明书先行', en: 'Instructions first' },
      text: {
        zh: '中英文说明书齐备才上架，可以在本站下载。',
        en: 'Nothing is sold before its instructions exist in both languages, here to download.',
      },
    },
    {
      title: { zh: '缺货提前说', en: 'Shortages are said beforehand' },
      text: {
        zh: '库存不足两周时通知订过货的诊所。',
        en: 'When stock falls below two weeks we tell the clinics that order it.',
      },
    },
  ],
}

export const milestones = [
  {
    year: 2009,
    title: { zh: '在苏州成立', en: 'Founded in Suzhou' },
    text: {
      zh: '四个人，一间仓库，先做手套和敷料。',
      en: 'Four people and one warehouse, with gloves and dressings to begin with.',
    },
  },
  {
    year: 2014,
    title: { zh: '开始做小型设备', en: 'First equipment' },
    text: {
      zh: '血压计和台式灭菌器，自建维修间。',
      en: 'Blood pressure monitors and sterilisers, and a repair shop of our own.',
    },
  },
  {
    year: 2020,
    title: { zh: '成都仓库', en: 'Warehouse in Chengdu' },
    text: { zh: '西南地区次日送达。', en: 'Next-day delivery in the south-west.' },
  },
  {
    year: 2024,
    title: { zh: '批号查询上线', en: 'Batches can be looked up' },
    text: { zh: '凭批号下载检验报告。', en: 'Test reports are downloaded by batch number.' },
  },
]

export const leaders = [
  {
    title: { zh: '温若水', en: 'Wen Ruoshui' },
    role: { zh: '创始人，总经理', en: 'Founder and managing director' },
    text: {
      zh: '做过十一年社区护士，现在每季度仍去三家诊所跟一天班。',
      en: 'A community nurse for eleven years; she still spends a day in three clinics each quarter.',
    },
  },
  {
    title: { zh: '褚向明', en: 'Chu Xiangming' },
    role: { zh: '质量负责人', en: 'Head of quality' },
    text: {
      zh: '管进货检验和批号，也决定什么时候召回。',
      en: 'Answers for incoming tests and batches, and decides when something is called back.',
    },
  },
]

export const banner = {
  title: { zh: '诊所每天要用的，一次配齐', en: 'Everything a clinic uses in a day' },
  subtitle: {
    zh: '耗材、小型设备和诊室家具，下午三点前下单，当天发出。',
    en: 'Consumables, equipment and furniture. Order by three in the afternoon and it leaves today.',
  },
  link: { target: '/product', title: { zh: '看产品', en: 'See the products' } },
}

/** Both begin with what is true of the product itself; the rest is the company’s. */
export const legalTexts = [
  {
    kind: 'privacy',
    title: { zh: '隐私政策', en: 'Privacy policy' },
    body: {
      zh: '## 我们得到什么\n\n您在询价、留言、注册和报修时填写的内容，以及诊所的收货地址。我们不收集病人的信息，请不要在留言和附件里发送。\n\n## 保存多久\n\n询价保存36个月；订单和批号去向保存五年，召回时要用；账户信息保存到您删除账户为止。\n\n## 谁看得到\n\n负责答复和发货的员工，以及承运的快递公司（只有收货人、电话和地址）。我们不出售信息。\n\n## 您的权利\n\n查询、复制、更正、删除，请写信到info@baiyu.example，十五个工作日内答复。',
      en: '## What we receive\n\nWhat you write in enquiries, messages, repairs and when you register, and the delivery address of your clinic. We do not collect data of patients; please send none in messages or attachments.\n\n## How long we keep it\n\nEnquiries for 36 months; orders and where each batch went for five years, which a recall needs; account data until you delete your account.\n\n## Who sees it\n\nThe staff who answer and deliver, and the carrier (name, phone and address only). We sell nothing.\n\n## Your rights\n\nTo see, copy, correct or erase your data, write to info@baiyu.example. We answer within fifteen working days.',
    },
  },
  {
    kind: 'cookies',
    title: { zh: 'Cookie说明', en: 'Cookie notice' },
    body: {
      zh: '## 必需的内容\n\n记住您选择的语言；登录后记住您的浏览器。\n\n## 您可以关闭的内容\n\n外观、关闭过的公告和最近的搜索，可在页脚的“Cookie设置”中关闭。\n\n## 其他\n\n本站没有统计、广告和第三方Cookie。',
      en: '## What is necessary\n\nThe language that you chose; once you are signed in, that we know your browser.\n\n## What you can turn off\n\nThe theme, announcements that you closed and your latest searches, under “Cookie settings” at the foot of each page.\n\n## Anything else\n\nThere are no cookies for statistics, advertising or third parties.',
    },
  },
  {
    kind: 'disclaimer',
    title: { zh: '免责声明', en: 'Disclaimer' },
    body: {
      zh: '白榆是示例公司，本站的产品、数字和人物都是虚构的，不能订购，也不能当作医疗建议。真实的产品请以其注册证和说明书为准。',
      en: 'Baiyu is an example company. Its products, numbers and people are invented; nothing here can be ordered or is medical advice. For a real product, its registration and its instructions are what counts.',
    },
  },
]
