import type { AttachmentSeed, FigureName, FullText } from './types.ts'

/** A block as the collection has it, with its texts in both languages; pictures and people by their names. */
type BlockSeed = { blockType: string; title?: FullText } & Record<string, unknown>

export interface CustomPageSeed {
  path: string
  title: FullText
  lead: FullText
  description: FullText
  blocks: BlockSeed[]
}

/** A page that is written in English alone. */
export interface EnglishPageSeed extends Pick<CustomPageSeed, 'path'> {
  title: { en: string }
  lead: { en: string }
  description: { en: string }
  blocks: ({ blockType: string } & Record<string, unknown>)[]
}

/** What a report of a flaw must say, to be taken along. */
export const reportForm: AttachmentSeed = {
  filename: 'vulnerability-report.txt',
  title: { zh: '漏洞报告模板', en: 'Template for a vulnerability report' },
  text: { zh: '纯文本，填好后加密发送。', en: 'Plain text; fill it in and send it encrypted.' },
  content: `产品与版本 / Product and version:
操作系统 / Operating system:
复现步骤 / Steps to reproduce:
影响 / Effect:
是否已公开 / Already public:
联系方式 / How to reach you:
`,
}

export const trust: CustomPageSeed = {
  path: '/trust',
  title: { zh: '安全与可信', en: 'Security and trust' },
  lead: {
    zh: '一个版本从源代码到您的电脑，中间每一步都留下别人可以核对的东西。这一页说明有哪些，怎样核对。',
    en: 'From source code to your computer, each step of a release leaves something that others can check. This page says what, and how.',
  },
  description: {
    zh: '浑仪怎样发布版本、处理漏洞报告和保存客户数据，以及您怎样自己核对。',
    en: 'How Armilla releases software, handles reports of vulnerabilities and keeps customers’ data, and how to check it yourself.',
  },
  blocks: [
    {
      blockType: 'text',
      body: {
        zh: '仿真软件的结果会进入设计决定，所以软件本身要经得起检查。我们不请您相信，只请您核对：安装包有签名，组件有清单，漏洞有公告，公告机器可读。\n\n核对所需的一切都在[下载中心](/product/download)和[安全公告](/help/SecurityIncident)，不需要账户。',
        en: 'Results of a simulation go into decisions about a design, so the software has to stand inspection itself. We do not ask you to believe us, only to check: packages are signed, components are listed, vulnerabilities are published, and machines can read the advisories.\n\nAll that it takes is in [downloads](/product/download) and [security advisories](/help/SecurityIncident), without an account.',
      },
    },
    {
      blockType: 'numbers',
      title: { zh: '我们承诺的时间', en: 'The times we promise' },
      items: [
        { value: '2', unit: { zh: '工作日', en: 'working days' }, label: { zh: '答复漏洞报告', en: 'To answer a report' }, source: { zh: 'PSIRT规程，杭州时间，自收到起算', en: 'PSIRT procedure, from receipt, Hangzhou time' } },
        { value: '1', unit: { zh: '工作小时', en: 'working hour' }, label: { zh: '首次答复严重程度1的工单', en: 'First answer to a ticket of severity 1' }, source: { zh: '支持承诺，周一至周五9:00至18:00', en: 'Support promise, Monday to Friday, 9:00 to 18:00' } },
        { value: '5', unit: { zh: '年', en: 'years' }, label: { zh: '长期支持版的安全更新', en: 'Of security updates for a long-term release' }, source: { zh: 'R2024b，支持到2029年11月30日', en: 'R2024b, supported until 30 November 2029' } },
      ],
    },
    {
      blockType: 'steps',
      title: { zh: '报告一个漏洞之后', en: 'After you report a vulnerability' },
      items: [
        { title: { zh: '确认收到', en: 'We confirm it' }, text: { zh: '两个工作日内有人答复，并给您一个编号。', en: 'Someone answers within two working days and gives you a number.' } },
        { title: { zh: '复现与评分', en: 'We reproduce and score it' }, text: { zh: '按CVSS 4.0评分，并查明受影响的版本。', en: 'It is scored by CVSS 4.0, and we find the versions that are affected.' } },
        { title: { zh: '修复与核对', en: 'We correct and verify it' }, text: { zh: '修复由另一个人核对，您可以先拿到构建试用。', en: 'Someone else verifies the correction, and you may try the build first.' } },
        { title: { zh: '公开', en: 'We publish it' }, text: { zh: '公告与修复版本同日公开，注明报告人，除非您不愿意。', en: 'Advisory and corrected release appear on one day and name you, unless you prefer not.' } },
      ],
    },
    {
      blockType: 'table',
      title: { zh: '您可以核对什么', en: 'What you can check' },
      cells: {
        zh: '对象 | 依据 | 格式\n安装包未被改动 | 校验值与签名 | SHA-256，OpenPGP\n用了哪些开源组件 | 物料清单 | CycloneDX\n哪些版本受影响 | 安全公告 | CSAF 2.0\n还支持多久 | 版本页 | 每个版本一行',
        en: 'What | By what | Format\nThe package is unchanged | Checksum and signature | SHA-256, OpenPGP\nWhich open-source components it has | Bill of materials | CycloneDX\nWhich versions are affected | Security advisory | CSAF 2.0\nHow long it is supported | Page of versions | A line for each release',
      },
      note: { zh: '全部文件公开，不需要登录。', en: 'All files are public; no account is needed.' },
    },
    {
      blockType: 'columns',
      title: { zh: '客户数据', en: 'Customers’ data' },
      body: {
        zh: '模型和结果留在您自己的电脑上，软件不上传。工单附件只有处理该工单的工程师能打开。\n\n请不要在报告里附上客户的模型，最小的例子更有用。',
        en: 'Models and results stay on your computer; the software uploads nothing. Only the engineers who work on a ticket can open its attachments.\n\nPlease do not attach a customer’s model to a report. The smallest example is more useful.',
      },
      beside: {
        zh: '### 信息安全管理\n\n杭州和西安的研发、发布与客户支持按GB/T 22080管理，证书列在[关于我们](/about)。',
        en: '### Information security\n\nDevelopment, release and support in Hangzhou and Xi’an are managed by ISO/IEC 27001; the certificate is listed under [About](/about).',
      },
    },
    {
      blockType: 'quotation',
      text: {
        zh: '发布前最后看一遍的人，不是写代码的人。这条规矩比任何工具都管用。',
        en: 'Whoever looks last before a release is not whoever wrote the code. That rule does more than any tool.',
      },
      person: { zh: '薄云深', en: 'Bo Yunshen' },
      role: { zh: '质量与安全负责人', en: 'Head of quality and security' },
    },
    { blockType: 'people', title: { zh: '谁对此负责', en: 'Who answers for this' }, people: ['薄云深', '顾以宁'] },
    {
      blockType: 'questions',
      title: { zh: '常见问题', en: 'Questions' },
      items: [
        { title: { zh: '不是客户也可以报告吗？', en: 'May I report without being a customer?' }, text: { zh: '可以。任何人都可以，不需要账户，也不需要许可证。', en: 'Yes. Anybody may, without an account and without a licence.' } },
        { title: { zh: '软件会连接外网吗？', en: 'Does the software connect to the internet?' }, text: { zh: '只有检查更新时会，而且可以关掉。离线许可证不需要任何连接。', en: 'Only to look for updates, which can be switched off. An offline licence needs no connection at all.' } },
        { title: { zh: '停止支持的版本还修漏洞吗？', en: 'Are vulnerabilities corrected in releases that are no longer supported?' }, text: { zh: '不修。公告会写明受影响，并给出可以升级到的版本。', en: 'No. The advisory says that they are affected and which release to move to.' } },
      ],
    },
    { blockType: 'downloads', title: { zh: '报告模板', en: 'To report' } },
    {
      blockType: 'action',
      title: { zh: '发现了问题？', en: 'Have you found something?' },
      text: { zh: '写明产品、版本和复现步骤。我们两个工作日内答复。', en: 'Name the product, the version and the steps to reproduce it. We answer within two working days.' },
      target: '/help/SecurityIncident',
      linkTitle: { zh: '报告漏洞', en: 'Report a vulnerability' },
    },
  ],
}

const image = (name: FigureName) => ({ blockType: 'figure', image: name })

const figures: CustomPageSeed = {
  path: '/about-our-figures',
  title: { zh: '网站上的图', en: 'The figures on this site' },
  lead: {
    zh: '每一张都是算出来的，不是画出来的。换一组参数，图就变了。',
    en: 'Each is computed, not drawn. With other parameters it would be another figure.',
  },
  description: {
    zh: '浑仪网站上的插图由程序从方程算出，这里说明是哪些方程。',
    en: 'The figures on Armilla’s site are computed from equations; this page says which.',
  },
  blocks: [
    { ...image('vortex-street'), isWide: true },
    {
      blockType: 'text',
      body: {
        zh: '图注写明模型和参数，所以别人可以重算。颜色表示数值，不表示心情：发散的量用玉色到黄铜色，单调的量由深到浅。',
        en: 'The caption names model and parameters, so that others can compute it again. Colour stands for a number and not for a mood: from jade to brass for what has a sign, from dark to light for what has none.',
      },
    },
    {
      blockType: 'gallery',
      title: { zh: '同一个程序算出的另外几张', en: 'More from the same program' },
      images: ['potential-flow', 'plate-modes', 'bode', 'lorenz', 'gear-train', 'orbit-transfer'],
    },
    {
      blockType: 'columns',
      body: {
        zh: '### 为什么底是深色的\n\n弱的数值在深色上才看得见。每张图另有浅色版本，由同一组数据画出。',
        en: '### Why the ground is dark\n\nWeak values can only be seen on a dark ground. Each figure has a light version too, made of the same data.',
      },
      image: 'nyquist',
    },
  ],
}

export const customPages: CustomPageSeed[] = [trust, figures]

/** For those who visit the office in Munich: not translated yet, on purpose, so that this state shows the other way round too. */
export const munich: EnglishPageSeed = {
  path: '/munich',
  title: { en: 'Visiting us in Munich' },
  lead: { en: 'Application engineering, training and standards work: what you can do here, and what to tell us before you come.' },
  description: {
    en: 'Armilla’s office in Munich: hours, hardware that can be booked, courses in English, and what to tell us before a visit.',
  },
  blocks: [
    {
      blockType: 'text',
      body: {
        en: 'Visits are by appointment: write to munich@armilla.example, with what you want to look at, and the person who knows it will be there. The office is open Monday to Friday, 9:00 to 17:00 local time. The entrance is on the street side; ring at “Armilla”. For the address see [contact](/contact).',
      },
    },
    {
      blockType: 'table',
      title: { en: 'What you can do here' },
      cells: {
        en: 'What | Tell us | When\nTry a Station S8 or a Station S4 | Step size and interfaces | A week ahead\nConnect your own hardware | Its interfaces and signal levels | Two weeks ahead\nExchange files between your tools and ours, and compare results | The tools and their versions | A week ahead\nTake a course in English | Which one, and how many people | See the dates of the course',
      },
    },
    {
      blockType: 'questions',
      title: { en: 'Questions' },
      items: [
        {
          title: { en: 'Does Munich answer tickets?' },
          text: {
            en: 'No. There is one queue for all customers, with support hours from Monday to Friday, 9:00 to 18:00 Asia/Shanghai. A ticket that you open in a European afternoon usually has its first answer the next morning.',
          },
        },
        {
          title: { en: 'Which courses are taught here?' },
          text: { en: 'Two programmes are taught in English, two classes of each a year. The dates are with each of them.' },
        },
      ],
    },
    {
      blockType: 'action',
      title: { en: 'Which courses, and when?' },
      text: { en: 'All programmes have their dates, places and prices with them.' },
      target: '/education/details',
      linkTitle: { en: 'See the courses' },
    },
  ],
}
