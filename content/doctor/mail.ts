import { Resolver } from 'node:dns/promises'
import { readAllOwnWords } from '#content/mail-texts/own-words.ts'
import { mailTextsPath } from '#content/mail-texts/view.ts'
import { listOf } from '#content/start/list-address.ts'
import { usableWords } from '#domain/mail/judge-words.ts'
import { mailOf } from '#domain/mail/mails.ts'
import { createSmtpMailer } from '#lib/mail/smtp.ts'
import type { Locale } from '#lib/locale.ts'
import type { Check, Examined, Finding } from './finding.ts'

const hour = 60 * 60_000
/** How long the mail server and the name server may take, in milliseconds. */
const patience = 8000

async function askServer(url: string): Promise<Finding[]> {
  const mailer = createSmtpMailer(url, patience)
  const reason = await mailer.verify()
  mailer.close()
  if (reason === undefined) return []
  const { host } = new URL(url)
  return [
    {
      name: 'mail-server',
      level: 'error',
      said: { zh: `邮件服务器${host}不接受连接：${reason}。`, en: `The mail server ${host} takes no mail: ${reason}.` },
      fix: {
        zh: '检查SMTP_URL里的主机、端口、用户名和密码。邮件会留在发件箱里，恢复后自动发出。',
        en: 'Check host, port, name and password in SMTP_URL. Mails wait in the outbox and go out by themselves afterwards.',
      },
    },
  ]
}

/** The texts of a name; none when it has none, undefined when no name server answers. */
async function readTexts(name: string): Promise<string[] | undefined> {
  const resolver = new Resolver({ timeout: patience / 2, tries: 2 })
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return ['ENODATA', 'ENOTFOUND'].includes((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined
  }
}

/** Names whose DMARC policy holds for a domain: its own, and those above it down to two labels (RFC 7489). */
const policyNames = (domain: string) => {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, skipped) => `_dmarc.${labels.slice(skipped).join('.')}`)
}

/** Without them, large receivers take our mails for spam or refuse them. */
async function askDomain(sender: string): Promise<Finding[]> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  const own = await readTexts(domain)
  const policies = await Promise.all(policyNames(domain).map(readTexts))
  const missing = [
    ...(own?.every((text) => !/^v=spf1(?: |$)/i.test(text)) ? ['SPF'] : []),
    ...(policies.every((texts) => texts?.every((text) => !/^v=dmarc1/i.test(text))) ? ['DMARC'] : []),
  ]
  return missing.map((record): Finding => ({
    name: `no-${record.toLowerCase()}`,
    level: 'warning',
    said: {
      zh: `发件域名${domain}没有${record}记录，邮件容易被当作垃圾邮件。`,
      en: `The domain of the sender, ${domain}, has no ${record} record, so mails are easily taken for spam.`,
    },
    fix: {
      zh: `按邮件服务商的说明，在域名解析里加上${record}记录。`,
      en: `Add the ${record} record to its DNS, as the mail provider says.`,
    },
  }))
}

/** Mails that should have gone out, and those that were refused for good. */
async function countMails({ content, now }: Examined): Promise<Finding[]> {
  if (content === undefined) return []
  const before = new Date(now - hour).toISOString()
  const count = async (where: Parameters<typeof listOf>[1]) =>
    (await content.payload.count({ collection: 'mails', where, overrideAccess: true })).totalDocs
  const waiting = { state: { in: ['ordered', 'queued'] }, createdAt: { less_than: before } }
  const failed = {
    state: { in: ['refused', 'expired'] },
    createdAt: { greater_than: new Date(now - 168 * hour).toISOString() },
  }
  const [late, lost] = [await count(waiting), await count(failed)]
  const found: Finding[] = []
  if (late > 0)
    found.push({
      name: 'mails-wait',
      level: 'error',
      said: { zh: `有${late}封邮件等了一小时以上还没有发出。`, en: `${late} mails have waited for more than an hour.` },
      fix: {
        zh: '看这些邮件记录的原因，多半是邮件服务器没有设置或拒绝连接。',
        en: 'Read the reason they carry: the mail server is missing or refuses them.',
      },
      href: listOf('mails', { state: { in: ['ordered', 'queued'] } }),
    })
  if (lost > 0)
    found.push({
      name: 'mails-failed',
      level: 'warning',
      said: { zh: `一周内有${lost}封邮件没有送达。`, en: `${lost} mails of the last week did not arrive.` },
      fix: {
        zh: '逐封查看原因，必要时换一种方式联系收件人。',
        en: 'Look at each, and reach the person another way if need be.',
      },
      href: listOf('mails', { state: { in: ['refused', 'expired'] } }),
    })
  return found
}

/** Words that were right when they were published, before the mail had to tell something else or somebody changed their row. */
async function judgeWords({ content }: Examined): Promise<Finding[]> {
  if (content === undefined) return []
  const wrong = (await readAllOwnWords(content)).filter(({ mail, own }) =>
    Object.entries(own).some(([locale, words]) => usableWords(words, locale as Locale, mailOf(mail)).wrong.length > 0),
  )
  if (wrong.length === 0) return []
  const titles = (locale: Locale) => wrong.map(({ mail }) => mailOf(mail).title[locale])
  return [
    {
      name: 'mail-texts-unusable',
      level: 'warning',
      said: {
        zh: `有${wrong.length}封邮件改过的文字不能用，发出的是默认文字：${titles('zh').join('、')}。`,
        en: `The texts of ${wrong.length} mails cannot be used, and the default is sent instead: ${titles('en').join(', ')}.`,
      },
      fix: {
        zh: '打开邮件文字，预览会说明原因，改好后再发布。',
        en: 'Open them under “Mail texts”: the preview says why. Correct and publish them.',
      },
      href: `/admin${mailTextsPath}`,
    },
  ]
}

const noServer: Finding = {
  name: 'no-mail-server',
  level: 'error',
  said: {
    zh: '没有邮件服务器：确认注册、重设密码和工单的邮件都发不出去。',
    en: 'There is no mail server: confirmations, password resets and answers to tickets are not sent.',
  },
  fix: {
    zh: '设置SMTP_URL和MAIL_FROM。在此之前，管理员可以在“邮件”里读到它们。',
    en: 'Set SMTP_URL and MAIL_FROM. Until then administrators read the mails in the list of mails.',
  },
  href: '/admin/collections/mails',
}

/** Whether mails leave, and whether receivers will believe them. */
export const checkMail: Check = async (examined) => {
  const { MAIL_FROM, SMTP_URL } = examined.env
  const found = await Promise.all([
    SMTP_URL === undefined ? [noServer] : askServer(SMTP_URL),
    SMTP_URL === undefined || MAIL_FROM === undefined ? [] : askDomain(MAIL_FROM),
    countMails(examined),
    judgeWords(examined),
  ])
  return found.flat()
}
