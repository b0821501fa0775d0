import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { nothing } from '#portal/auth/fields.ts'
import { type StoredMember, ticketMailChoices } from '#portal/auth/members.ts'
import { defineCall } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'

const notices = z.object({
  advisories: z
    .boolean()
    .meta(
      meaning(
        '下载过的版本受安全公告影响时发邮件',
        'An e-mail when a security advisory affects a release the person downloaded',
      ),
    ),
  tickets: z
    .enum(ticketMailChoices)
    .meta(
      meaning(
        '工单有答复时的邮件：all是本单位所有工单，mine是自己的，none是不发',
        'E-mail about ticket replies: the whole organisation’s, the person’s own, or none',
      ),
    ),
})

const describe = ({ declinesAdvisoryMails, ticketMails }: Partial<StoredMember>) => ({
  advisories: declinesAdvisoryMails !== true,
  tickets: ticketMails ?? ('mine' as const),
})

export const accountNotices = defineCall({
  path: 'account/notices',
  summary: { zh: '本人愿意收到的通知', en: 'The notifications the person receives' },
  access: 'session',
  input: nothing,
  output: notices,
  async handler({ accounts, member }) {
    const stored = await accounts.members.findById(member.id)
    return describe(stored ?? {})
  },
})

export const accountNoticesChange = defineCall({
  path: 'account/notices/change',
  summary: { zh: '更改本人愿意收到的通知', en: 'Changes which notifications the person receives' },
  access: 'session',
  changes: true,
  input: notices.partial(),
  example: { advisories: false },
  output: notices,
  handler: ({ accounts, member }, { advisories, tickets }) =>
    accounts.atomically(`member:${member.id}`, async (req) => {
      const stored = await accounts.members.findById(member.id, req)
      if (stored === undefined || stored.blocked) throw new AppError('sessionExpired')
      const changes = {
        ...(advisories !== undefined && { declinesAdvisoryMails: !advisories }),
        ...(tickets !== undefined && { ticketMails: tickets }),
      }
      await accounts.members.update(req, member.id, changes)
      return describe({ ...stored, ...changes })
    }),
})
