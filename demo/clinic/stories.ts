import type { CategorySeed, FullText, MetricSeed } from '#demo/content/types.ts'
import type { PictureName } from './pictures.ts'

export const newsCategories: CategorySeed[] = [
  { slug: 'notice', title: { zh: '通知', en: 'Notices' } },
  { slug: 'product', title: { zh: '产品', en: 'Products' } },
  { slug: 'company', title: { zh: '公司', en: 'Company' } },
]

interface ClinicNews {
  slug: FullText
  category: string
  date: string
  title: FullText
  summary: FullText
  body: FullText
  products?: string[]
  picture: PictureName
}

export const news: ClinicNews[] = [
  {
    slug: { zh: 's18-shuoming-gengzheng', en: 's18-instructions-corrected' },
    category: 'notice',
    date: '2026-11-03',
    picture: 'steriliser',
    products: ['steriliser'],
    title: { zh: 'S18说明书更正：水的电导率单位', en: 'S18 instructions corrected: the unit of conductivity' },
    summary: {
      zh: '旧版第9页把µS/cm误印成mS/cm。请下载新版，设备本身不受影响。',
      en: 'Page 9 of the former edition says mS/cm where it should be µS/cm. Download the new one; the machine itself is not affected.',
    },
    body: {
      zh: '2026年11月以前的S18说明书第9页写“电导率不超过15 mS/cm”，应为15 µS/cm，相差一千倍。按旧版加水不会损坏设备，因为设备自己会检测水质并拒绝启动。\n\n## 请这样做\n\n- 在[下载](/product/download)取2026年11月版说明书，替换旧版。\n- 水质不合格时设备显示E31，换蒸馏水即可。\n\n有疑问请打电话或[提交工单](/support/ticket/new)。',
      en: 'Page 9 of the S18 instructions before November 2026 says “no more than 15 mS/cm”. It should be 15 µS/cm, a thousand times less. Nothing was damaged by it: the steriliser measures its water and does not start.\n\n## What to do\n\n- Get the edition of November 2026 under [Downloads](/product/download) and put it in the place of the old one.\n- If the display says E31, fill in distilled water.\n\nIf you have questions, call us or [open a ticket](/support/ticket/new).',
    },
  },
  {
    slug: { zh: 'bp2-da-xiudai', en: 'large-cuff-for-the-bp-2' },
    category: 'product',
    date: '2026-10-19',
    picture: 'monitor',
    products: ['bp-monitor'],
    title: { zh: 'BP-2大臂围袖带到货', en: 'A large cuff for the BP-2' },
    summary: { zh: '适用臂围32到45厘米，已有的BP-2直接可用。', en: 'For arms of 32 to 45 cm, and it fits every BP-2.' },
    body: {
      zh: '袖带小了，读数会偏高。新袖带适用臂围32到45厘米，接口与原来相同，插上即用，不需要升级。\n\n一条随新的BP-2发货；已有的用户可以单独订购。怎样量臂围，见[帮助](/help)。',
      en: 'A cuff that is too small reads too high. The new one is for arms of 32 to 45 cm. It has the same connector and needs no update.\n\nNew monitors come with one; for others it can be ordered apart. How to measure an arm is described under [Help](/help).',
    },
  },
  {
    slug: { zh: 'n3-xin-baozhuang', en: 'new-box-for-the-n3' },
    category: 'product',
    date: '2026-08-24',
    picture: 'gloves',
    products: ['nitrile-gloves'],
    title: { zh: 'N3手套换了盒子', en: 'A new box for the N3 gloves' },
    summary: {
      zh: '盒口改成折叠排列，一次只取一只，纸盒不再覆膜。',
      en: 'Folded so that one glove comes out at a time, and the box has no film any more.',
    },
    body: {
      zh: '三家诊所试用了两个月，平均每盒少浪费四只。新盒没有塑料膜，可以和废纸一起回收。\n\n手套本身没有变化，批号规则也不变。九月起发出的都是新盒。',
      en: 'Three clinics tried it for two months and wasted four gloves less a box. Without film the box can go into the waste paper.\n\nThe gloves are the same, and so is the way batches are numbered. All boxes sent from September on are new ones.',
    },
  },
  {
    slug: { zh: 'chengdu-ciri-da', en: 'next-day-from-chengdu' },
    category: 'company',
    date: '2026-06-08',
    picture: 'shop',
    title: { zh: '成都仓扩大，西南次日送达', en: 'A larger warehouse in Chengdu' },
    summary: {
      zh: '四川、重庆、贵州和云南，下午三点前下单，次日送达。',
      en: 'Order by three, and it is there the next day in Sichuan, Chongqing, Guizhou and Yunnan.',
    },
    body: {
      zh: '成都仓从600平方米扩到1,500平方米，常用的二百一十种耗材都有现货。维修也在成都做，血压计检定五个工作日寄回。\n\n大件（诊查床）仍从苏州发货，四到六天。',
      en: 'The warehouse has grown from 600 to 1,500 square metres and keeps the 210 supplies that are ordered most. Repairs are done there too, and a monitor sent in for calibration is back within five working days.\n\nCouches still come from Suzhou and take four to six days.',
    },
  },
]

export const caseCategories: CategorySeed[] = [
  { slug: 'new-clinic', title: { zh: '新诊所', en: 'A new clinic' } },
  { slug: 'every-day', title: { zh: '日常供应', en: 'Everyday supply' } },
]
export const trades: CategorySeed[] = [
  { slug: 'general-practice', title: { zh: '全科', en: 'General practice' } },
  { slug: 'dental', title: { zh: '口腔', en: 'Dental' } },
]

interface ClinicCase {
  slug: FullText
  category: string
  trade: string
  date: string
  picture: PictureName
  products: string[]
  customer: FullText
  title: FullText
  summary: FullText
  challenge: FullText
  approach: FullText
  results: MetricSeed[]
}

export const cases: ClinicCase[] = [
  {
    slug: { zh: 'shequ-zhensuo-kaiye', en: 'a-clinic-opens-in-three-weeks' },
    category: 'new-clinic',
    trade: 'general-practice',
    date: '2026-05-12',
    picture: 'clinic',
    products: ['couch', 'bp-monitor', 'dressings', 'nitrile-gloves'],
    customer: { zh: '某社区全科诊所', en: 'A general practice' },
    title: { zh: '三周配齐一间新诊所', en: 'A clinic furnished in three weeks' },
    summary: {
      zh: '一张清单，一次到货，开业当天没有缺一样东西。',
      en: 'One list, one delivery, and on the first day nothing was missing.',
    },
    challenge: {
      zh: '两位医生合开诊所，租约从月初开始算。上一家他们工作过的诊所，用品来自九个供应商，开业后两周还在等纱布。',
      en: 'Two doctors opened a practice, and the rent ran from the first of the month. Where they had worked before, supplies came from nine firms, and two weeks after the opening gauze was still missing.',
    },
    approach: {
      zh: '我们按“两间诊室、每天四十人”列出第一个月的用量，医生删改后分两批发货：家具先到，耗材在开业前三天到。设备当场教会护士使用。',
      en: 'We listed the needs of a first month for two rooms and forty patients a day. The doctors corrected the list. Furniture came first, supplies three days before the opening, and the nurse was shown the equipment on the spot.',
    },
    results: [
      {
        value: '9 → 1',
        unit: { zh: '家', en: 'firms' },
        label: { zh: '供应商', en: 'to order from' },
        source: { zh: '诊所自述，2026年5月（示例）', en: 'As told by the clinic, May 2026 (example)' },
      },
      {
        value: '21',
        unit: { zh: '天', en: 'days' },
        label: { zh: '从清单到开业', en: 'from the list to the opening' },
        source: { zh: '订单与签收日期（示例）', en: 'Dates of order and receipt (example)' },
      },
    ],
  },
  {
    slug: { zh: 'kouqiang-miejun-jilu', en: 'records-for-the-inspection' },
    category: 'every-day',
    trade: 'dental',
    date: '2026-03-20',
    picture: 'steriliser',
    products: ['steriliser', 'nitrile-gloves'],
    customer: { zh: '某口腔诊所', en: 'A dental clinic' },
    title: { zh: '灭菌记录不再手抄', en: 'No more copying by hand' },
    summary: { zh: '两年的灭菌记录，检查时十分钟导出。', en: 'Two years of sterilisation records in ten minutes.' },
    challenge: {
      zh: '每天六锅，护士手抄温度和时间。一次检查抽到三个月前的一锅，翻了一下午本子。',
      en: 'Six loads a day, and a nurse copied temperature and time by hand. When an inspector asked for a load of three months ago, it took an afternoon to find.',
    },
    approach: {
      zh: '换成两台S18，每锅自动存记录，每周一把U盘里的文件拷到电脑。旧的手抄本保留到期满。',
      en: 'Two S18 keep the record of each load by themselves, and each Monday the files are copied from the USB stick. The old books stay until their time is over.',
    },
    results: [
      {
        value: '25',
        unit: { zh: '分钟', en: 'minutes' },
        label: { zh: '每天省下的时间', en: 'saved each day' },
        source: {
          zh: '诊所记录的两周平均，2026年2月（示例）',
          en: 'Mean of two weeks, noted by the clinic in February 2026 (example)',
        },
      },
    ],
  },
]
