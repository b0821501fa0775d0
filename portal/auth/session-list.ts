import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { defineCall } from '#portal/call.ts'
import { meaning, recordNumber } from '#portal/schemas.ts'
import { nothing } from './fields.ts'

export const authSessions = defineCall({
  path: 'auth/sessions',
  summary: {
    zh: '本人的所有登录，最近使用的在前',
    en: 'Where the person is signed in, last used first',
  },
  access: 'session',
  input: nothing,
  output: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      agent: z.string().meta(meaning('浏览器的自我说明', 'The browser’s own user agent')),
      place: z.string().optional().meta(meaning('登录时所在的地方', 'Where it was when the person signed in')),
      createdAt: z.string(),
      usedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  async handler({ accounts, locale, member }) {
    const sessions = await accounts.sessions.list(member.id)
    return sessions.map(({ agent, createdAt, expiresAt, id, place, usedAt }) => ({
      id: String(id),
      isCurrent: id === member.sessionId,
      agent,
      place: place?.[locale],
      createdAt,
      usedAt,
      expiresAt,
    }))
  },
})

export const authSessionsRevoke = defineCall({
  path: 'auth/sessions/revoke',
  summary: {
    zh: '结束本人的某个登录，或其他所有登录',
    en: 'End one session of the person, or all others',
  },
  access: 'session',
  changes: true,
  input: z.object({
    id: recordNumber
      .optional()
      .meta(meaning('不填则结束除当前外的所有登录', 'Without it, every session except this one ends')),
  }),
  output: nothing,
  async handler({ accounts, caller, member }, { id }) {
    if (id !== undefined && (await accounts.sessions.end(member.id, Number(id))) === undefined)
      throw new AppError('notFound')
    await accounts.atomically(`member:${member.id}`, async (req) => {
      if (id === undefined) await accounts.sessions.endAll(req, member.id, member.sessionId)
      const stored = await accounts.members.findById(member.id, req)
      if (stored) await accounts.devices.forgetOthers(req, stored, caller)
    })
    return {}
  },
})
