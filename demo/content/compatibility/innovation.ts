import type { FullText } from '#demo/content/types.ts'

type Status = 'yes' | 'partial' | 'planned' | 'no'

interface TestedSeed {
  product: string
  status: Status
  release?: string
  date?: string
  certificate?: string
  issuer?: FullText
  note?: FullText
}

export interface PlatformSeed {
  title: FullText
  kind: 'system' | 'processor' | 'database'
  version: FullText
  products: TestedSeed[]
}

const both = (text: string): FullText => ({ zh: text, en: text })
const passed = (products: string, date: string, release: string, more: Partial<TestedSeed> = {}): TestedSeed[] =>
  products.split(' ').map((product) => ({ product, status: 'yes', release, date, ...more }))

const openEuler = { zh: 'openEuler社区', en: 'openEuler community' }
const kylin = { zh: '麒麟软件', en: 'KylinSoft' }
const uniontech = { zh: '统信软件', en: 'UnionTech' }

const softwareRendering = {
  zh: '21个绘图用例改用软件渲染才通过；按项目提供。',
  en: '21 plotting cases pass with software rendering only; supplied by project.',
}
const onX86Only = { zh: '实时核固定使用x86-64。', en: 'The real-time cores are x86-64 only.' }
const noRepository = { zh: '不使用模型库数据库。', en: 'Does not use the model repository.' }

/** Certificate numbers begin with EX: they are examples, as the page says. */
export const platforms: PlatformSeed[] = [
  {
    title: both('openEuler'),
    kind: 'system',
    version: both('24.03 LTS'),
    products: [
      ...passed('studio control', '2026-11-06', 'R2026b', { certificate: 'EX-OE-2026-0187', issuer: openEuler }),
      ...passed('compute', '2026-10-24', 'R2026b', { certificate: 'EX-OE-2026-0188', issuer: openEuler }),
      ...passed('twin', '2026-11-09', 'R2026b'),
      { product: 'realtime', status: 'no', note: onX86Only },
    ],
  },
  {
    title: { zh: '麒麟', en: 'Kylin' },
    kind: 'system',
    version: { zh: 'V10 SP3', en: 'V10 SP3' },
    products: [
      ...passed('studio compute', '2026-08-14', 'R2026a', { certificate: 'EX-KYLIN-2026-0426', issuer: kylin }),
      ...passed('control twin', '2026-08-19', 'R2026a', { certificate: 'EX-KYLIN-2026-0427', issuer: kylin }),
      { product: 'realtime', status: 'no', note: onX86Only },
    ],
  },
  {
    title: { zh: '统信UOS', en: 'UnionTech UOS' },
    kind: 'system',
    version: both('V20 1070'),
    products: [
      ...passed('studio compute control', '2026-08-21', 'R2026a', { certificate: 'EX-UOS-2026-1093', issuer: uniontech }),
      {
        product: 'twin',
        status: 'partial',
        release: 'R2026a',
        date: '2026-08-21',
        note: { zh: '网关管理页面须用Chromium内核的浏览器。', en: 'The gateway page needs a Chromium-based browser.' },
      },
      { product: 'realtime', status: 'no', note: onX86Only },
    ],
  },
  {
    title: both('x86-64'),
    kind: 'processor',
    version: { zh: '带AVX2', en: 'with AVX2' },
    products: [
      ...passed('studio compute control twin', '2026-11-06', 'R2026b'),
      ...passed('realtime', '2026-11-10', 'R2026b'),
    ],
  },
  {
    title: { zh: '鲲鹏', en: 'Kunpeng' },
    kind: 'processor',
    version: both('920'),
    products: [
      ...passed('studio compute control twin', '2026-08-07', 'R2026a', {
        certificate: 'EX-KP-2026-0311',
        issuer: { zh: '鲲鹏生态', en: 'Kunpeng ecosystem' },
      }),
      { product: 'realtime', status: 'no', note: onX86Only },
    ],
  },
  {
    title: { zh: '飞腾', en: 'Phytium' },
    kind: 'processor',
    version: both('S2500, D2000'),
    products: [
      ...passed('studio compute control', '2026-08-11', 'R2026a', {
        certificate: 'EX-PT-2026-0079',
        issuer: { zh: '飞腾信息', en: 'Phytium' },
      }),
      ...passed('twin', '2026-08-12', 'R2026a'),
      { product: 'realtime', status: 'no', note: onX86Only },
    ],
  },
  {
    title: { zh: '龙芯', en: 'Loongson' },
    kind: 'processor',
    version: both('3A6000, 3C6000'),
    products: [
      { product: 'studio', status: 'partial', release: 'R2026a', date: '2026-08-18', note: softwareRendering },
      { product: 'compute', status: 'partial', release: 'R2026a', date: '2026-08-18', note: softwareRendering },
      { product: 'control', status: 'partial', release: 'R2026a', date: '2026-08-18', note: softwareRendering },
      { product: 'twin', status: 'planned', release: 'R2027a', note: { zh: '测试从2027年1月开始。', en: 'Tests begin in January 2027.' } },
      { product: 'realtime', status: 'no', note: onX86Only },
    ],
  },
  {
    title: { zh: '达梦', en: 'Dameng' },
    kind: 'database',
    version: both('DM8'),
    products: [
      ...passed('studio compute twin', '2026-08-24', 'R2026a', {
        certificate: 'EX-DM-2026-0152',
        issuer: { zh: '达梦数据库', en: 'Dameng' },
      }),
      { product: 'control', status: 'no', note: noRepository },
      { product: 'realtime', status: 'no', note: noRepository },
    ],
  },
  {
    title: { zh: '人大金仓', en: 'Kingbase' },
    kind: 'database',
    version: both('KingbaseES V9'),
    products: [
      ...passed('studio compute', '2026-08-24', 'R2026a', {
        certificate: 'EX-KB-2026-0098',
        issuer: { zh: '人大金仓', en: 'Kingbase' },
      }),
      { product: 'twin', status: 'planned', release: 'R2027a', note: { zh: '等待时序分区的测试。', en: 'Time-series partitions are still to be tested.' } },
      { product: 'control', status: 'no', note: noRepository },
      { product: 'realtime', status: 'no', note: noRepository },
    ],
  },
  {
    title: both('PostgreSQL'),
    kind: 'database',
    version: both('14 – 17'),
    products: [
      ...passed('studio compute twin', '2026-11-06', 'R2026b'),
      { product: 'control', status: 'no', note: noRepository },
      { product: 'realtime', status: 'no', note: noRepository },
    ],
  },
]

export const innovation = {
  date: '2026-11-12',
  method: {
    zh: '每种组合运行同一套9,600个用例：安装与卸载、许可、建模、编译、求解、绘图、模型库存取。数值结果与x86-64比较，相对差不超过1e-9。全部用例通过才标“通过”。证书编号以EX开头的是示例。',
    en: 'Each combination runs the same 9,600 cases: installing and removing, licences, modelling, compiling, solving, plotting and the model repository. Numbers are compared with x86-64 and agree within a relative difference of 1e-9. “Passed” means every case. Certificate numbers that begin with EX are examples.',
  },
  services: [
    {
      title: { zh: '盘点', en: 'Taking stock' },
      text: {
        zh: '一天，远程。列出模型、脚本、接口和数据库，标出在目标平台上没有测试过的部分。',
        en: 'One day, by remote. Models, scripts, interfaces and databases are listed, and what was not tested on the new platform is marked.',
      },
    },
    {
      title: { zh: '现场迁移', en: 'Moving on site' },
      text: {
        zh: '三天，两位工程师。安装、迁移模型库、用您的算例对照结果。前提：目标机器已装好系统，有一份可以停用两天的测试库。',
        en: 'Three days, two engineers: installing, moving the repository, and comparing results with your own examples. It needs machines with their system installed and a test repository that can be out of use for two days.',
      },
    },
    {
      title: { zh: '并行期支持', en: 'Support while both run' },
      text: {
        zh: '三十天。新旧平台并行期间，工单按原级别提高一级处理；第1级仍为一个工作小时。',
        en: 'Thirty days. While both platforms run, tickets are handled one severity higher; severity 1 stays at one working hour.',
      },
    },
  ],
  cases: ['fengdianchang-bingwang-shiyan', 'ranji-dianchang-luansheng'],
}
