import type { FullText } from './types.ts'

type Level = 'registered' | 'certified' | 'strategic'

interface ProgrammeSeed {
  intro: FullText
  levels: { level: Level; title: FullText; text: FullText; requirements: FullText; term: FullText }[]
  benefits: { title: FullText; note?: FullText; levels: Level[] }[]
  steps: { title: FullText; icon: string; text: FullText; time: FullText }[]
  /** Slugs of partners. */
  featured: string[]
  apply: FullText
}

const all: Level[] = ['registered', 'certified', 'strategic']

/** The partner programme, in the terms that hold since 2026-05-01. */
export const programme: ProgrammeSeed = {
  intro: {
    zh: '伙伴做浑仪做不到的事：在客户身边，在别的产品里，在课堂上。计划写明双方各做什么。升级看人员和已交付的项目，不看采购额。',
    en: 'Partners do what Armilla can’t: work beside the customer, inside other products and in the classroom. The programme sets down what each side does. A higher level depends on people and delivered projects, not on purchases.',
  },
  levels: [
    {
      level: 'registered',
      title: { zh: '注册', en: 'Registered' },
      text: { zh: '刚开始合作的单位。', en: 'For organisations that begin to work with us.' },
      requirements: {
        zh: '有法人资格\n签署伙伴协议\n指定一名联系人',
        en: 'A legal entity\nA signed partner agreement\nA named contact',
      },
      term: { zh: '协议有效期内', en: 'As long as the agreement' },
    },
    {
      level: 'certified',
      title: { zh: '认证', en: 'Certified' },
      text: { zh: '有人员、有项目的单位。', en: 'For organisations with trained people and a project.' },
      requirements: {
        zh: '至少两人通过相应项目的考核\n一个项目的结果经客户书面确认\n高校以一门已经开设的课程代替项目',
        en: 'At least two people who passed the matching programme\nOne project whose result the customer confirmed in writing\nFor universities, one course that has been taught instead',
      },
      term: { zh: '两年，到期复核', en: 'Two years, then reviewed' },
    },
    {
      level: 'strategic',
      title: { zh: '战略', en: 'Strategic' },
      text: { zh: '与我们共同开发或编写的单位。', en: 'For organisations that develop or write together with us.' },
      requirements: {
        zh: '认证满两年\n三个经确认的项目\n一项共同开发或共同编写的成果',
        en: 'Certified for two years\nThree confirmed projects\nOne piece of work developed or written together',
      },
      term: { zh: '每年商定计划', en: 'A plan agreed each year' },
    },
  ],
  benefits: [
    { title: { zh: '评估许可', en: 'Evaluation licences' }, note: { zh: '每家两份，不用于交付', en: 'Two for each partner, not for delivery' }, levels: all },
    { title: { zh: '伙伴文档', en: 'Partner documents' }, note: { zh: '安装、接口与报价', en: 'Installation, interfaces and quotations' }, levels: all },
    {
      title: { zh: '技术支持时限', en: 'Support times' },
      note: { zh: '各级相同，只看严重程度', en: 'The same at every level; only severity counts' },
      levels: all,
    },
    { title: { zh: '名录中写明认证日期', en: 'Date of certification in the directory' }, levels: ['certified', 'strategic'] },
    {
      title: { zh: '固定的技术联系人', en: 'A fixed technical contact' },
      note: { zh: '工作日9:00—18:00', en: 'Working days, 9:00 to 18:00' },
      levels: ['certified', 'strategic'],
    },
    {
      title: { zh: '考核名额', en: 'Places in examinations' },
      note: { zh: '每年两名，不收费', en: 'Two a year without fee' },
      levels: ['certified', 'strategic'],
    },
    {
      title: { zh: '提前一个测试版拿到接口变更说明', en: 'Notes on interface changes one beta earlier' },
      levels: ['strategic'],
    },
    { title: { zh: '年度联合计划', en: 'A joint plan for the year' }, note: { zh: '每年一月商定', en: 'Agreed each January' }, levels: ['strategic'] },
  ],
  steps: [
    {
      title: { zh: '选定类别', en: 'Choose a class' },
      icon: 'lucide:shapes',
      text: {
        zh: '对照四类伙伴的定义和条件。一家单位可以申请一个以上的类别，条件分别核对。',
        en: 'Compare the definitions and criteria of the four classes. An organisation may apply for more than one; each is checked on its own.',
      },
      time: { zh: '由您决定', en: 'Yours to decide' },
    },
    {
      title: { zh: '提交申请', en: 'Apply' },
      icon: 'lucide:send',
      text: {
        zh: '说明公司、地区、产品或项目，指定一名联系人。',
        en: 'Tell us about your organisation, region and products or projects, and name a contact.',
      },
      time: { zh: '约十分钟', en: 'About ten minutes' },
    },
    {
      title: { zh: '核对条件', en: 'Criteria checked' },
      icon: 'lucide:list-checks',
      text: {
        zh: '生态部逐条核对，缺什么写明。不合条件的也会答复，并说明原因。',
        en: 'The partner team checks each criterion and says what is missing. Those who do not meet them get an answer too, with the reason.',
      },
      time: { zh: '五个工作日内答复', en: 'Answer within 5 working days' },
    },
    {
      title: { zh: '签署协议', en: 'Both sides sign' },
      icon: 'lucide:signature',
      text: {
        zh: '签署后成为注册伙伴，拿到评估许可和伙伴文档。',
        en: 'You are then a registered partner with evaluation licences and the partner documents.',
      },
      time: { zh: '通常两周', en: 'Two weeks as a rule' },
    },
  ],
  featured: ['kestrelfeld', 'fudian-engineering', 'yiqian-engineering', 'yanchuan-micro', 'tingzhou-technology', 'jiangzuo-tech'],
  apply: {
    zh: '申请需要单位名称、联系人和一段说明。我们在五个工作日内答复，也可以写信给partners@armilla.example。',
    en: 'An application takes the name of your organisation, a contact and a short description. We answer within 5 working days; you can also write to partners@armilla.example.',
  },
}
