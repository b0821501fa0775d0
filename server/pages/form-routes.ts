import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { doubtField, type ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { AppError, errorStatus, type FieldError } from '#lib/errors.ts'
import { fileRules } from '#domain/form-file/form-files.ts'
import type { FormFaults } from '#domain/form/form-fields.ts'
import { versionName } from '#domain/form/site-form.ts'
import type { FormTokens } from '#domain/enquiry/form-token.ts'
import { kindOfReceipt } from '#portal/enquiry/receipt.ts'
import { shortestWriting } from '#portal/enquiry/spam.ts'
import type { FormFiles } from '#portal/form-file/form-files.ts'
import type { Portal } from '#portal/portal.ts'
import type { CallAnswer } from '#portal/call-request.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { type PageAddress, readPageAddress } from './addresses.ts'
import { answerUnstored } from './unstored-page.ts'
import { limitKey } from '#server/client-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerError } from '#server/middleware/error-answer.ts'
import type { RateLimiter } from '#server/rate-limits.ts'
import { anchorOf, type AskCall, judgeForm } from './judge-form.ts'
import { longestForm, longestWithFiles, readForm, readMultipart, type SentForm } from './read-form.ts'
import { createNonce, type RenderPage } from './render-page.ts'

/** What forms need besides the site. */
export interface FormParts {
  tokens: FormTokens
  files: FormFiles
  limiter: RateLimiter
}

interface FormRoutes extends FormParts {
  portal: Portal
  render: RenderPage
  origin: string
  isDev: boolean
}
type FormContext = Context<ServerEnv>

/** Query name of a signed receipt number. No page reads it, so such an address is never stored. */
const received = 'received'
/**
 * Forms submitted without scripts, to the page that they are on. With errors the page is rendered again with the values
 * and messages; once an enquiry is stored, the browser is redirected to the page with its receipt, which is safe to
 * reload. A stored page is the same for everybody and has no token. A browser that says the form comes from this site
 * needs none; otherwise the page is rendered once more, with a token.
 */
export function formRoutes({ files, isDev, limiter, origin, portal, render, tokens }: FormRoutes) {
  const app = new Hono<ServerEnv>()

  const show = createShow({ render, origin, isDev })

  const take = createTake({ files, portal, tokens }, show)

  app.get('*', async (context, next) => {
    const url = new URL(context.req.url)
    const signed = url.searchParams.get(received)
    if (signed === null) return next()
    const receipt = tokens.readSigned(signed)
    const kind = receipt && kindOfReceipt(receipt)
    const address = kind && readPageAddress(url)
    if (!address || !kind || address.route.forms?.includes(kind) !== true) return next()
    return show(context, address, { kind, receipt })
  })

  const limitBody = bodyLimit({ maxSize: longestForm, onError: (context) => context.text('Payload Too Large', 413) })
  app.post('*', takeMultipart({ files, limiter, origin }, take), limitBody, async (context, next) => {
    const address = readPageAddress(new URL(context.req.url))
    if (address?.route.forms === undefined) return next()
    if (!isOwnPage(context, origin)) return context.text('Forbidden', 403)
    if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(context.req.header('content-type') ?? ''))
      return context.text('Unsupported Media Type', 415)
    const sent = readForm(new URLSearchParams(await context.req.text()))
    if (sent === undefined || !address.route.forms.includes(sent.kind)) return context.text('Bad Request', 400)
    return take(context, address, sent)
  })

  return app
}

/** Renders a page with the result of its form. */
function createShow({ isDev, origin, render }: Pick<FormRoutes, 'render' | 'origin' | 'isDev'>) {
  return async (context: FormContext, address: PageAddress, submission: Submission, status = 200) => {
    context.set('kind', 'page')
    const nonce = createNonce()
    const request = new Request(new URL(address.pathname + address.search, origin), {
      headers: { accept: 'text/html' },
    })
    const { locale } = address
    const page = await render(request, { locale, requestId: context.get('requestId'), nonce, submission })
    const rendered = page.status === 200 ? { ...page, status } : page
    return answerUnstored(context, rendered, locale, isDev ? undefined : { nonce })
  }
}

type Show = ReturnType<typeof createShow>
type Take = (context: FormContext, address: PageAddress, sent: SentForm) => Promise<Response>

/** Accepts a form, or says what is wrong with it. */
function createTake({ files, portal, tokens }: Pick<FormRoutes, 'files' | 'portal' | 'tokens'>, show: Show): Take {
  return async (context, address, sent) => {
    const { homepage, isConfirmed, kind, token, values } = sent
    const ask: AskCall = (path, body) =>
      portal.call({
        path,
        body,
        locale: address.locale,
        requestId: context.get('requestId'),
        caller: { address: limitKey(context.get('clientAddress')) },
      })
    const id = new URLSearchParams(address.search).get('id') ?? ''
    const judged = await judgeForm(sent, id, address.locale, ask)
    // A form that is gone: its page says so.
    if (judged === undefined) return show(context, address, { kind }, 404)
    const { body, faults, filesFault, isChanged, path } = judged
    const isOpen = tokens.readAge(token, kind) !== undefined
    // Without scripts the time spent on the form is unknown.
    const opened = isOpen ? token : tokens.open(kind, Date.now() - shortestWriting)
    const again = {
      kind,
      values,
      // Files that were sent already need not be sent again.
      files: files.recall(kind, sent.files),
      filesFault,
      token: opened,
    }
    if (isChanged) return show(context, address, { ...again, problem: 'changed', faults }, 422)
    if (Object.keys(faults).length > 0 || filesFault !== undefined)
      return show(context, address, { ...again, problem: 'faults', faults }, 422)
    if (!isOpen && !saysWhereFrom(context)) return show(context, address, { ...again, problem: 'check' })
    const { envelope, errorName } = await ask(path, { ...body, homepage, token: opened, isConfirmed })
    if (errorName !== undefined) {
      const { status, ...problem } = describeFailure(kind, errorName, envelope.data)
      return show(context, address, { ...again, ...problem }, status)
    }
    const { receipt } = envelope.data as { receipt: string }
    const join = address.search === '' ? '?' : '&'
    const place = `${address.pathname}${address.search}${join}${received}=${tokens.sign(receipt)}#${anchorOf(kind)}`
    return context.redirect(place, 303)
  }
}

/** Forms with files take a separate way, which the size limit of short forms doesn't cover. */
function takeMultipart(
  { files, limiter, origin }: Pick<FormRoutes, 'files' | 'limiter' | 'origin'>,
  take: Take,
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    if (!/^multipart\/form-data\s*;/i.test(context.req.header('content-type') ?? '')) return next()
    const address = readPageAddress(new URL(context.req.url))
    const kinds = (address?.route.forms ?? []).filter((kind) => fileRules[kind] !== undefined)
    if (address === undefined || kinds.length === 0) return next()
    if (!isOwnPage(context, origin)) return context.text('Forbidden', 403)
    const length = Number(context.req.header('content-length') ?? Number.NaN)
    if (Number.isNaN(length)) return context.text('Length Required', 411)
    if (length > longestWithFiles(kinds)) return answerError(context, new AppError('tooLarge'), 413)
    const key = limitKey(context.get('clientAddress'))
    const mayStore = async () => (await limiter.take('formFile', key)) === undefined
    const { incoming } = context.env
    const sent = await readMultipart({ incoming, kinds, files, mayStore }).catch(() => undefined)
    return sent && kinds.includes(sent.kind) ? take(context, address, sent) : context.text('Bad Request', 400)
  }
}

/** Whether the client says where the form comes from, as every browser does. */
const saysWhereFrom = ({ req }: FormContext) => (req.header('sec-fetch-site') ?? req.header('origin')) !== undefined

/** Whether the form was sent by a page of this site, according to the browser. */
export function isOwnPage(context: FormContext, origin: string): boolean {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const from = context.req.header('origin')
  // Compared by host: behind a proxy this process may see another scheme.
  return from === undefined || from === origin || URL.parse(from)?.host === context.req.header('host')
}

/** The page's message about a failed call, and the matching status. */
function describeFailure(
  kind: ReceivedKind,
  name: NonNullable<CallAnswer['errorName']>,
  data: unknown,
): Pick<Submission, 'problem' | 'faults' | 'filesFault'> & { status: number } {
  if (name === 'tooManyRequests') return { problem: 'limit', status: 429 }
  if (name !== 'badInput') return { problem: 'failed', status: errorStatus[name] ?? 500 }
  const { fields = [] } = (data ?? {}) as { fields?: FieldError[] }
  const filesFault = fields.find(({ path }) => path === 'files')?.message
  if (fields.some(({ path }) => path === doubtField)) return { problem: 'doubt', status: 422 }
  // Published anew in the moment between.
  if (fields.some(({ path }) => path === versionName(kind))) return { problem: 'changed', status: 422 }
  const others = fields.filter(({ path }) => path !== 'files')
  const faults: FormFaults = Object.fromEntries(
    others.map(({ path }) => [path.replace(/^answers\./, ''), 'wrong' as const]),
  )
  return { problem: 'faults', faults, filesFault, status: 422 }
}
