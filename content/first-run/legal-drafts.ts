import type { Localized } from '#lib/locale.ts'
import type { LegalKind } from '#content/collections/company/legal-texts.ts'

type Both = Required<Localized<string>>

/** What stands where only the company itself knows: nobody takes a text with such marks for a finished one. */
export const gap = { zh: '【待填写】', en: '[TO BE FILLED IN]' }

export interface LegalDraft {
  kind: LegalKind
  title: Both
  /** Headings with what stands below each. */
  parts: Record<keyof Both, readonly (readonly [heading: string, text: string])[]>
}

const privacy = (name: Both, mail: Both): LegalDraft => ({
  kind: 'privacy',
  title: { zh: '隐私政策', en: 'Privacy policy' },
  parts: {
    zh: [
      ['谁负责', `${name.zh}，地址${gap.zh}，邮箱${mail.zh}。个人信息保护负责人：${gap.zh}。`],
      ['我们收集什么', `咨询、留言和注册时您填写的内容；服务器日志中的网络地址。其他：${gap.zh}。`],
      ['为什么收集，依据是什么', `用于答复您和提供服务。法律依据：${gap.zh}。`],
      ['保存多久', `咨询保存${gap.zh}个月；账户信息保存到您删除账户为止。`],
      ['交给谁', `委托处理个人信息的服务商：${gap.zh}。是否向境外提供：${gap.zh}。`],
      ['您的权利', `您可以查询、复制、更正或删除您的信息，也可以撤回同意，请写信到${mail.zh}。`],
    ],
    en: [
      ['Who is responsible', `${name.en}, ${gap.en} (address), ${mail.en}. Data protection officer: ${gap.en}.`],
      [
        'What we collect',
        `What you write in enquiries, messages and when you register; network addresses in the server’s log. Anything else: ${gap.en}.`,
      ],
      ['Why, and on what basis', `To answer you and to provide our services. Legal basis: ${gap.en}.`],
      ['How long we keep it', `Enquiries for ${gap.en} months; account data until you delete your account.`],
      ['Who receives it', `Processors: ${gap.en}. Transfers to other countries: ${gap.en}.`],
      ['Your rights', `You may see, copy, correct or erase your data and withdraw your consent; write to ${mail.en}.`],
    ],
  },
})

const cookies: LegalDraft = {
  kind: 'cookies',
  title: { zh: 'Cookie说明', en: 'Cookie notice' },
  parts: {
    zh: [
      ['必需的内容', '记住您选择的语言；登录后记住您的浏览器。'],
      ['您可以关闭的内容', '外观、关闭过的公告和最近的搜索，可在页脚的“Cookie设置”中关闭。'],
      ['其他', `统计或第三方的Cookie：${gap.zh}。`],
    ],
    en: [
      ['What is necessary', 'The language that you chose; once you are signed in, that we know your browser.'],
      [
        'What you can turn off',
        'The theme, announcements that you closed and your latest searches, under “Cookie settings” at the foot of each page.',
      ],
      ['Anything else', `Cookies for statistics or of third parties: ${gap.en}.`],
    ],
  },
}

const disclaimer = (name: Both): LegalDraft => ({
  kind: 'disclaimer',
  title: { zh: '免责声明', en: 'Disclaimer' },
  parts: {
    zh: [
      ['本站内容', `本站由${name.zh}运营。内容的性质与适用范围：${gap.zh}。`],
      ['外部链接', '其他网站的内容由其运营者负责。'],
      ['商标与版权', `商标和版权归属：${gap.zh}。适用法律与争议解决：${gap.zh}。`],
    ],
    en: [
      ['This site', `This site is run by ${name.en}. What its content is for, and its limits: ${gap.en}.`],
      ['Links elsewhere', 'Those who run other sites are responsible for what stands there.'],
      ['Trademarks and copyright', `Owners of trademarks and copyright: ${gap.en}. Law and venue: ${gap.en}.`],
    ],
  },
})

/**
 * Outlines of the legal texts, as drafts: what each has to say, with marks where it is to be said. They are no legal advice, and
 * nothing makes them public by itself.
 */
export function legalDrafts({ email, name }: { name: Both; email: string }): LegalDraft[] {
  return [privacy(name, { zh: email || gap.zh, en: email || gap.en }), cookies, disclaimer(name)]
}
