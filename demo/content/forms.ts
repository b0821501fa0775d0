import type { FieldKind } from '#domain/form/form-fields.ts'
import type { FullText } from './types.ts'

interface FormSeed {
  slug: string
  /** Accounts by their addresses. */
  receivers: string[]
  title: FullText
  summary: FullText
  consentText?: FullText
  receivedText: FullText
  keepDays: number
  questions: {
    title: FullText
    kind: FieldKind
    hint?: FullText
    choices?: { title: FullText }[]
    least?: number
    most?: number
    isRequired: boolean
    isHalf: boolean
  }[]
}

export const forms: FormSeed[] = [
  {
    slug: 'laboratory-visit',
    receivers: ['agent@armilla.example'],
    title: { zh: '参观杭州实时仿真实验室', en: 'Visit our real-time laboratory in Hangzhou' },
    summary: {
      zh: '在浑仪楼看硬件在环台架怎样运行，和做台架的工程师谈您的系统。每次约两小时，不收费。',
      en: 'See hardware-in-the-loop benches at work in the Armilla Building and talk about your system with the engineers who build them. A visit takes about two hours and is free.',
    },
    consentText: {
      zh: '我同意按照隐私政策处理以上信息，用于安排这次参观和办理进楼登记。',
      en: 'I agree that the details above are processed under the privacy policy, to arrange this visit and to register us at the entrance.',
    },
    receivedText: {
      zh: '我们在三个工作日内回信，确认日期或商量别的时间。进楼登记需要每个人的姓名，回信时一并问您。',
      en: 'We answer within three working days, to confirm the day or to agree on another. Everybody’s name is needed at the entrance; we ask for them in our answer.',
    },
    keepDays: 90,
    questions: [
      {
        title: { zh: '公司或单位', en: 'Company or institution' },
        kind: 'line', isRequired: true, isHalf: true,
      },
      {
        title: { zh: '电话', en: 'Telephone' },
        hint: { zh: '参观当天联系用。', en: 'To reach you on the day.' },
        kind: 'phone', isRequired: false, isHalf: true,
      },
      {
        title: { zh: '希望的日期', en: 'Preferred day' },
        hint: { zh: '周一至周五。', en: 'Monday to Friday.' },
        kind: 'date', isRequired: true, isHalf: true,
      },
      {
        title: { zh: '人数', en: 'Number of visitors' },
        hint: { zh: '实验室一次最多站得下12人。', en: 'The laboratory has room for 12 at a time.' },
        kind: 'number', least: 1, most: 12, isRequired: true, isHalf: true,
      },
      {
        title: { zh: '想看什么', en: 'What you would like to see' },
        kind: 'choices', isRequired: true, isHalf: false,
        choices: [
          { title: { zh: '液压台架', en: 'The hydraulic bench' } },
          { title: { zh: '电驱动与电池台架', en: 'The electric drive and battery bench' } },
          { title: { zh: '从模型到实时目标机', en: 'From a model to the real-time target' } },
          { title: { zh: '降阶模型和机器孪生', en: 'Reduced models and twins of machines' } },
        ],
      },
      {
        title: { zh: '讲解语言', en: 'Language of the visit' },
        kind: 'choice', isRequired: true, isHalf: false,
        choices: [{ title: { zh: '中文', en: 'Chinese' } }, { title: { zh: '英文', en: 'English' } }],
      },
      {
        title: { zh: '您的系统和问题', en: 'Your system and your questions' },
        hint: { zh: '写几句就够，我们好请对口的工程师到场。', en: 'A few lines will do, so that the right engineer is there.' },
        kind: 'passage', most: 1500, isRequired: false, isHalf: false,
      },
      {
        title: { zh: '资料', en: 'Papers' },
        hint: { zh: '例如系统框图；请不要发送涉密内容。', en: 'Such as a block diagram; nothing confidential, please.' },
        kind: 'file', most: 2, isRequired: false, isHalf: false,
      },
    ],
  },
]
