import type { Context } from 'hono'
import { AppError } from '#lib/errors.ts'
import { languageTags, type Locale, locales, localizePath } from '#lib/locale.ts'
import { failureEnvelope } from '#portal/envelope.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { askedLanguage } from './asked-language.ts'

/** What a program lacks that requests a gated file. */
type Lack = 'token' | 'validToken' | 'patience' | 'scope' | 'eula' | 'entitlement'

interface Refusal {
  lacks: Lack
  /** Page that helps, without language prefix. */
  page?: string
  eula?: string | undefined
  /** Seconds until a retry makes sense. */
  wait?: number
}

const accountPage = '/login?mode=account'

const words: Record<Lack, Record<Locale, (refusal: Required<Pick<Refusal, 'page' | 'eula'>>) => string>> = {
  token: {
    zh: () =>
      `这个文件要登录后下载。程序请带访问令牌：Authorization: Bearer …，令牌在${localizePath(accountPage, 'zh')}的“访问令牌”一节里建。`,
    en: () =>
      `This file needs signing in. Programs send an access token: Authorization: Bearer … Make one at ${localizePath(accountPage, 'en')}, under “Access tokens”.`,
  },
  validToken: {
    zh: () => '访问令牌不对、已过期或已撤销。请在账户页另建一个。',
    en: () => 'The access token is wrong, has expired or was revoked. Make another one on your account page.',
  },
  patience: {
    zh: () => '错误的访问令牌太多，请稍后再试。',
    en: () => 'Too many wrong access tokens. Please wait a little.',
  },
  scope: {
    zh: () => '这个访问令牌不能下载该产品的文件。请在账户页建一个包含该产品的。',
    en: () => 'This access token is not for files of this product. Make one that includes it on your account page.',
  },
  eula: {
    zh: ({ eula, page }) =>
      `请先接受许可协议EULA ${eula}：登录后在${localizePath(page, 'zh')}下载一次该版本的文件，读完并接受。`,
    en: ({ eula, page }) =>
      `Please accept EULA ${eula} first: sign in, download a file of this release at ${localizePath(page, 'en')}, and read and accept it there.`,
  },
  entitlement: {
    zh: () => '这个账户没有该产品的下载授权。购买后由您的客户经理开通，也可以提交工单询问。',
    en: () =>
      'This account has no entitlement to downloads of the product. Your account manager adds it after a purchase, or open a ticket.',
  },
}

const challenges: Partial<Record<Lack, string>> = {
  token: 'Bearer realm="downloads"',
  validToken: 'Bearer realm="downloads", error="invalid_token"',
  scope: 'Bearer realm="downloads", error="insufficient_scope"',
}

/** Tells a program what it lacks and how to get it (RFC 6750), in the language it asked for, or in both. */
export function answerRefused(context: Context<ServerEnv>, refusal: Refusal): Response {
  const { eula = '', lacks, page = '', wait } = refusal
  const asked = askedLanguage(context)
  const told = asked === undefined ? locales : [asked]
  const message = told.map((locale) => words[lacks][locale]({ eula, page })).join(' ')
  const error = new AppError(lacks === 'patience' ? 'tooManyRequests' : 'notAllowed')
  const { envelope } = failureEnvelope(error, told[0] ?? 'zh', context.get('requestId'))
  context.header('Cache-Control', 'no-store')
  context.header('Content-Language', told.map((locale) => languageTags[locale]).join(', '))
  if (challenges[lacks] !== undefined) context.header('WWW-Authenticate', challenges[lacks])
  if (wait !== undefined) context.header('Retry-After', String(wait))
  const status = lacks === 'patience' ? 429 : lacks === 'token' || lacks === 'validToken' ? 401 : 403
  return context.json({ ...envelope, message }, status)
}
