import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { describeMember, memberInfo, nameField } from '#portal/auth/fields.ts'
import { defineCall } from '#portal/call.ts'
import { AppError } from '#lib/errors.ts'

export const accountProfile = defineCall({
  path: 'account/profile',
  summary: { zh: '修改本人的姓名和邮件语言', en: 'Changes the person’s name and e-mail language' },
  access: 'session',
  changes: true,
  input: z.object({ name: nameField, language: z.enum(locales) }),
  output: memberInfo,
  async handler({ accounts, member }, change) {
    return accounts.atomically(`member:${member.id}`, async (req) => {
      const stored = await accounts.members.findById(member.id, req)
      if (stored === undefined || stored.blocked) throw new AppError('sessionExpired')
      await accounts.members.update(req, member.id, change)
      return describeMember({ ...stored, ...change })
    })
  },
})
