import { checkAccounts } from './accounts.ts'
import { checkAddress } from './address.ts'
import { checkContent } from './content.ts'
import { checkData } from './data.ts'
import type { Examined, Finding, Level, Subject } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkOperation } from './operation.ts'

const subjects: readonly Subject[] = [
  { name: 'address', title: { zh: '地址与证书', en: 'Address and certificate' }, check: checkAddress },
  { name: 'mail', title: { zh: '邮件', en: 'Mail' }, check: checkMail },
  { name: 'data', title: { zh: '数据与备份', en: 'Data and backups' }, check: checkData },
  { name: 'accounts', title: { zh: '账户', en: 'Accounts' }, check: checkAccounts },
  { name: 'operation', title: { zh: '运行设置', en: 'Operation' }, check: checkOperation },
  { name: 'content', title: { zh: '内容与合规', en: 'Content and law' }, check: checkContent },
]

/** What was found about a subject, the worst first. */
export type Examination = Omit<Subject, 'check'> & { findings: Finding[] }

const order: readonly Level[] = ['error', 'warning', 'note']

/** A check that fails is a finding too, and keeps no other from being made. */
function failed(error: unknown): Finding {
  const { message, name } = error instanceof Error ? error : { message: '', name: 'unknown' }
  // A failed query has its statement and values in its message.
  const reason = message === '' || message.length > 200 || /query/i.test(message) ? name : message
  return {
    name: 'not-checked',
    level: 'error',
    said: { zh: `这一项没有查成：${reason}`, en: `This could not be checked: ${reason}` },
    fix: { zh: '再查一次；仍然不行就看日志。', en: 'Check again; if it stays so, read the log.' },
  }
}

/**
 * Looks at everything that bites in production. Nobody but the site's own address, mail server, name server, scanner,
 * bucket, service for machine drafts and database is asked, and nothing is changed.
 *
 * @param given.now milliseconds since 1970
 */
export function examine(given: Omit<Examined, 'now'> & { now?: number }): Promise<Examination[]> {
  const examined: Examined = { now: Date.now(), ...given }
  return Promise.all(
    subjects.map(async ({ check, ...subject }) => {
      const findings = await Promise.resolve()
        .then(() => check(examined))
        .catch((error: unknown) => [failed(error)])
      return {
        ...subject,
        findings: findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level)),
      }
    }),
  )
}

/** The worst of what was found. */
export function worstOf(examinations: readonly Examination[]): Level | undefined {
  const levels = new Set(examinations.flatMap(({ findings }) => findings.map(({ level }) => level)))
  return order.find((level) => levels.has(level))
}
