import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { describeMember, memberInfo, nothing, passwordField } from '#portal/auth/fields.ts'
import { confirmPassword, readUnchanged } from '#portal/auth/password.ts'
import { defineCall } from '#portal/call.ts'
import { exportTickets, ownTickets } from '#portal/ticket/own-tickets.ts'
import { consentFacts, listConsents } from './consents.ts'

export const accountExport = defineCall({
  path: 'account/export',
  summary: {
    zh: '导出所保存的本人全部资料',
    en: 'Exports everything stored about the person',
  },
  access: 'session',
  input: nothing,
  output: z.object({
    exportedAt: z.string(),
    account: memberInfo.extend({ createdAt: z.string(), emailConfirmedAt: z.string() }),
    sessions: z.array(
      z.object({ agent: z.string(), createdAt: z.string(), usedAt: z.string(), expiresAt: z.string() }),
    ),
    linkedSignIns: z.array(
      z.object({ provider: z.string(), account: z.string(), createdAt: z.string(), usedAt: z.string() }),
    ),
    secondFactor: z.object({
      hasAuthenticator: z.boolean(),
      recoveryCodesLeft: z.number(),
      passkeys: z.array(z.object({ name: z.string(), createdAt: z.string() })),
    }),
    accessTokens: z.array(
      z.object({
        name: z.string(),
        products: z.array(z.string()),
        createdAt: z.string(),
        usedAt: z.string().optional(),
        expiresAt: z.string(),
      }),
    ),
    consents: z.array(consentFacts),
    learning: z.object({
      courses: z.array(z.string()),
      lessons: z.array(
        z.object({ lesson: z.string(), seconds: z.number(), isDone: z.boolean(), updatedAt: z.string() }),
      ),
    }),
    downloads: z.object({
      advisoryMails: z.boolean(),
      files: z.array(
        z.object({
          name: z.string(),
          release: z.string(),
          firstAt: z.string(),
          lastAt: z.string(),
          completed: z.number(),
          eula: z.string().optional(),
        }),
      ),
      agreements: z.array(z.object({ version: z.string(), language: z.string(), at: z.string() })),
      entitlements: z.array(z.object({ product: z.string(), until: z.string().optional() })),
      notices: z.array(z.object({ advisory: z.string(), at: z.string() })),
    }),
    ticketMails: z.string(),
    tickets: ownTickets,
  }),
  async handler(context) {
    const { accounts, member } = context
    const stored = await accounts.members.findById(member.id)
    if (stored === undefined) throw new AppError('sessionExpired')
    const sessions = await accounts.sessions.list(member.id)
    const identities = await accounts.identities.list(member.id)
    const passkeys = await accounts.passkeys.list(member.id)
    const tokens = await accounts.accessTokens.list(member.id)
    const courses = await context.learning.coursesOf(member.id)
    const places = await context.learning.placesOf(member.id)
    const { createdAt, recoveryCodes, totpSealed, verifiedAt } = stored
    return {
      exportedAt: new Date().toISOString(),
      account: { ...describeMember(member), createdAt, emailConfirmedAt: verifiedAt },
      sessions: sessions.map(({ agent, createdAt, expiresAt, usedAt }) => ({ agent, createdAt, usedAt, expiresAt })),
      linkedSignIns: identities.map(({ createdAt, label, provider, usedAt }) => ({
        provider,
        account: label ?? '',
        createdAt,
        usedAt,
      })),
      secondFactor: {
        hasAuthenticator: Boolean(totpSealed),
        recoveryCodesLeft: (recoveryCodes ?? []).length,
        passkeys: passkeys.map(({ createdAt, name }) => ({ name, createdAt })),
      },
      accessTokens: tokens.map(({ createdAt, expiresAt, name, products, usedAt }) => ({
        name,
        products: products.map(String),
        createdAt,
        ...(usedAt && { usedAt }),
        expiresAt,
      })),
      consents: await listConsents(context),
      learning: {
        courses: courses.map(String),
        lessons: places.map(({ isDone, lesson, seconds, updatedAt }) => ({
          lesson: String(lesson),
          seconds,
          isDone,
          updatedAt,
        })),
      },
      downloads: {
        advisoryMails: stored.declinesAdvisoryMails !== true,
        ...(await context.downloads.describeAll(member.id)),
      },
      ticketMails: stored.ticketMails ?? 'mine',
      tickets: await exportTickets(context),
    }
  },
})

export const accountDelete = defineCall({
  path: 'account/delete',
  summary: {
    zh: '删除账户及其登录、链接和邮件，不可恢复',
    en: 'Deletes the account with its sessions, links and e-mails; this can’t be undone',
  },
  access: 'session',
  changes: true,
  input: z.object({ password: passwordField }),
  output: nothing,
  async handler(context, { password }) {
    const { accounts } = context
    const checked = await confirmPassword(context, password)
    await accounts.atomically(`member:${checked.id}`, async (req) => {
      const { email, id, language } = await readUnchanged(context, req, checked)
      // Sessions and links go with the record (content/hooks/end-sessions.ts).
      await accounts.members.remove(req, id)
      await accounts.outbox.forget(req, email)
      await accounts.outbox.add(req, { to: email, template: 'deleted', language })
    })
    return {}
  },
})
