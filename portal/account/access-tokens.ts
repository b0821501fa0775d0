import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { mostTokens, tokenLives } from '#portal/auth/access-tokens.ts'
import { nameField, nothing, passwordField } from '#portal/auth/fields.ts'
import { confirmPassword, readUnchanged } from '#portal/auth/password.ts'
import { defineCall } from '#portal/call.ts'
import { meaning, recordNumber } from '#portal/schemas.ts'

const products = z
  .array(recordNumber)
  .max(50)
  .meta(
    meaning('可下载哪些产品的文件；空着为全部', 'The products whose files it can download; all products when empty'),
  )

export const accountTokens = defineCall({
  path: 'account/tokens',
  summary: { zh: '本人的访问令牌，新的在前', en: 'The person’s access tokens, newest first' },
  access: 'session',
  input: nothing,
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      products,
      createdAt: z.string(),
      usedAt: z.string().optional(),
      expiresAt: z.string(),
      isExpired: z.boolean(),
    }),
  ),
  async handler({ accounts, member }) {
    const tokens = await accounts.accessTokens.list(member.id)
    return tokens.map(({ createdAt, expiresAt, id, name, products: numbers, usedAt }) => ({
      id: String(id),
      name,
      products: numbers.map(String),
      createdAt,
      ...(usedAt && { usedAt }),
      expiresAt,
      isExpired: Date.parse(expiresAt) <= Date.now(),
    }))
  },
})

export const accountTokenCreate = defineCall({
  path: 'account/tokens/create',
  summary: {
    zh: '建一个访问令牌，供程序下载文件；要输入密码，令牌只显示这一次',
    en: 'Creates an access token, which lets programs download files. Requires the password; the token is shown only once',
  },
  access: 'session',
  changes: true,
  input: z.object({
    name: nameField,
    days: z.literal(tokenLives).meta(meaning('有效的天数', 'Validity in days')),
    products: products.default([]),
    password: passwordField,
  }),
  example: { name: 'build server', days: 90, products: [], password: 'seven wet umbrellas' },
  output: z.object({ token: z.string() }),
  async handler(context, { days, name, password, products: numbers }) {
    const checked = await confirmPassword(context, password)
    const known = await context.find('products', { where: { id: { in: numbers } }, limit: 0, select: ['slug'] })
    if (known.docs.length < new Set(numbers).size) throw new AppError('notFound', { detail: 'no such product' })
    const { accessTokens, atomically, outbox } = context.accounts
    return atomically(`member:${checked.id}`, async (req) => {
      const { email, id, language } = await readUnchanged(context, req, checked)
      if ((await accessTokens.list(id, req)).length >= mostTokens) throw new AppError('conflict')
      const token = await accessTokens.create(req, id, { name, days, products: numbers.map(Number) })
      await outbox.add(req, { to: email, template: 'security', language, change: 'tokenMade' })
      return { token }
    })
  },
})

export const accountTokenRevoke = defineCall({
  path: 'account/tokens/revoke',
  summary: { zh: '撤销一个访问令牌，立即失效', en: 'Revokes an access token, effective immediately' },
  access: 'session',
  changes: true,
  input: z.object({ id: recordNumber }),
  example: { id: '1' },
  output: nothing,
  async handler({ accounts, member }, { id }) {
    await accounts.atomically(`member:${member.id}`, async (req) => {
      if (!(await accounts.accessTokens.revoke(req, member.id, Number(id)))) throw new AppError('notFound')
    })
    return {}
  },
})
