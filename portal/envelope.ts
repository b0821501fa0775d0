import type { z } from 'zod'
import { AppError, errorCodes, type ErrorName, type FieldError } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import { isOutage } from '#lib/outage.ts'
import type { Envelope } from './answer.ts'
import { fieldMessage } from './field-messages.ts'

// What a browser needs of an answer is apart, so that it gets no schemas along with it.
export { type Envelope, fallbackMessage, successCode } from './answer.ts'

type FailureText = Record<Locale, string>

const failureTexts: Record<ErrorName, FailureText> = {
  internal: {
    zh: '服务出错，已记录，请稍后重试',
    en: 'Something went wrong on our side. We’ve logged it; please try again later',
  },
  badInput: {
    zh: '提交的内容有误，请检查后重试',
    en: 'Some of the input isn’t valid. Please check it and try again',
  },
  notFound: { zh: '没有找到', en: 'Not found' },
  sessionExpired: { zh: '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again' },
  notAllowed: { zh: '没有权限', en: 'You don’t have permission to do this' },
  conflict: {
    zh: '与已有内容冲突，请刷新后重试',
    en: 'This conflicts with existing data. Please reload and try again',
  },
  tooManyRequests: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests. Try again in a moment' },
  unavailable: {
    zh: '所需的服务暂时不可用，请稍后重试',
    en: 'A service this needs isn’t available right now. Please try again later',
  },
  methodNotAllowed: { zh: '只接受POST请求', en: 'Only POST is accepted here' },
  tooLarge: { zh: '提交的内容过大', en: 'The request is too large' },
  unsupportedType: {
    zh: '只接受JSON格式（Content-Type: application/json）',
    en: 'Only JSON is accepted here (Content-Type: application/json)',
  },
  wrongCredentials: { zh: '邮箱或密码不正确', en: 'Incorrect e-mail address or password' },
  linkExpired: {
    zh: '链接已失效或已使用，请重新获取',
    en: 'This link has expired or has already been used. Please request a new one',
  },
  signInIncomplete: {
    zh: '登录服务的答复没有通过核对，或已超过十分钟。请重新开始',
    en: 'The sign-in service’s response couldn’t be verified, or took longer than ten minutes. Please start again',
  },
  issuerUnavailable: {
    zh: '登录服务没有回应。请稍后重试，或用邮箱和密码登录',
    en: 'The sign-in service isn’t responding. Please try again later, or sign in with your e-mail address and password',
  },
  addressUnconfirmed: {
    zh: '登录服务没有给出已确认的邮箱，无法建立账户。请先在那里确认邮箱，或直接注册',
    en: 'Your sign-in service didn’t provide a verified e-mail address, so we can’t create an account. Verify it there first, or register here',
  },
  addressTaken: {
    zh: '这个邮箱已有账户。请先用密码登录，再到账户页关联这种登录方式',
    en: 'There’s already an account with this e-mail address. Sign in with its password first, then link this service on your account page',
  },
  identityTaken: {
    zh: '这种登录方式已关联另一个账户',
    en: 'This sign-in is linked to another account',
  },
  wrongCode: {
    zh: '验证码不正确，或已经用过',
    en: 'Incorrect code, or it has already been used',
  },
  wrongPasskey: {
    zh: '这个通行密钥没有通过验证。请再试一次，或用密码登录',
    en: 'This passkey wasn’t accepted. Please try again, or use your password',
  },
  fileHeld: {
    zh: '文件还在查毒，请过几分钟再下载',
    en: 'The file is still being scanned for viruses. Please download it in a few minutes',
  },
  fileInfected: { zh: '这个文件里发现了病毒，已经删除', en: 'A virus was found in this file, and it was deleted' },
}

/** Words for a failure in a language. */
export function failureText(name: ErrorName, locale: Locale): string {
  return failureTexts[name][locale]
}

/** The published table of codes (contract W6). */
export const codeTable = (Object.keys(errorCodes) as ErrorName[]).map((name) => ({
  code: errorCodes[name],
  name,
  messages: failureTexts[name],
}))

/** Checks an input against a call's schema. @throws AppError `badInput` with each wrong field in the asked language. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, locale: Locale): z.output<S> {
  const result = schema.safeParse(value, { error: (issue) => fieldMessage(issue, locale) })
  const fields: FieldError[] = result.success
    ? findNul(result.data).map((path) => ({ path, message: nulText[locale] }))
    : result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  if (!result.success || fields.length > 0) throw new AppError('badInput', { fields })
  return result.data
}

const nulText: FailureText = { zh: '含有不允许的字符', en: 'Contains a character that isn’t allowed' }

/** Paths of texts with a NUL in them: no text has one, and PostgreSQL fails at it (22021). */
function findNul(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findNul(item, [...path, key]))
}

/** The name by which a failure is told: what is no {@link AppError} is a fault of ours, or something that is away. */
export function errorNameOf(error: unknown): ErrorName {
  if (error instanceof AppError) return error.errorName
  return isOutage(error) ? 'unavailable' : 'internal'
}

/** The envelope of a failure; what is not an {@link AppError} says nothing about its cause. */
export function failureEnvelope(
  error: unknown,
  locale: Locale,
  requestId: string,
): { envelope: Envelope; errorName: ErrorName } {
  const errorName = errorNameOf(error)
  const fields = error instanceof AppError ? error.fields : undefined
  return {
    errorName,
    envelope: {
      code: errorCodes[errorName],
      message: failureText(errorName, locale),
      data: fields ? { fields } : null,
      requestId,
    },
  }
}
