import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { checkEnquiry, enquiryFields, type EnquiryFaults, type EnquiryKind, type EnquiryValues } from '#lib/enquiry.ts'
import type { FieldError } from '#lib/errors.ts'
import type { FormTokens } from '#lib/form-token.ts'
import { kindOfReceipt } from '#portal/enquiry/receipt.ts'
import { shortestWriting } from '#portal/enquiry/spam.ts'
import type { CallAnswer, Portal } from '#portal/portal.ts'
import type { Submission } from '#site/features/enquiry/submission.ts'
import { type PageAddress, readPageAddress } from './addresses.ts'
import { answerRendered } from './answer-rendered.ts'
import { limitKey } from './client-address.ts'
import type { ServerEnv } from './middleware/request.ts'
import { createNonce, type RenderPage } from './render-page.ts'

interface FormRoutes {
  portal: Portal
  tokens: FormTokens
  render: RenderPage
  origin: string
  isDev: boolean
}
type FormContext = Context<ServerEnv>

/** The call behind each form, and where on its page the form stands. */
const forms = {
  partner: { path: 'ecology/apply', anchor: 'apply' },
  quotation: { path: 'contact/quotation', anchor: 'quotation' },
} as const satisfies Record<EnquiryKind, { path: string; anchor: string }>

/** Query name of a signed receipt number. No page reads it, so it makes no stored page. */
const received = 'received'
/** Longest form, in bytes. */
const longestForm = 64 * 1024

/**
 * Forms that are sent without scripts, to the page that they stand on. The page is drawn again with what was written and
 * what is wrong with it; once an enquiry is kept the browser is sent to the page with its receipt, which may be reloaded.
 * A stored page is the same for everybody and has no token, so the first sending asks the person to look once more.
 */
export function formRoutes({ isDev, origin, portal, render, tokens }: FormRoutes) {
  const app = new Hono<ServerEnv>()

  async function show(context: FormContext, address: PageAddress, submission: Submission, status = 200) {
    context.set('kind', 'page')
    const nonce = createNonce()
    const request = new Request(new URL(address.pathname + address.search, origin), {
      headers: { accept: 'text/html' },
    })
    const { locale } = address
    const page = await render(request, { locale, requestId: context.get('requestId'), nonce, submission })
    const rendered = page.status === 200 ? { ...page, status } : page
    return answerRendered(context, rendered, locale, isDev ? undefined : { nonce })
  }

  /** Takes a form, or says what hinders it. */
  async function take(context: FormContext, address: PageAddress, { homepage, kind, token, values }: SentForm) {
    const faults = checkEnquiry(kind, values)
    const isOpen = tokens.readAge(token, kind) !== undefined
    // Who had to send it twice has been writing for long enough.
    const again = { kind, values, token: isOpen ? token : tokens.open(kind, Date.now() - shortestWriting) }
    if (Object.keys(faults).length > 0) return show(context, address, { ...again, problem: 'faults', faults }, 422)
    if (!isOpen) return show(context, address, { ...again, problem: 'check' })
    const { envelope, errorName } = await portal.call({
      path: forms[kind].path,
      body: { ...values, homepage, token },
      locale: address.locale,
      requestId: context.get('requestId'),
      caller: { address: limitKey(context.get('clientAddress')) },
    })
    if (errorName !== undefined) {
      const { status, ...problem } = describeFailure(errorName, envelope.data)
      return show(context, address, { ...again, ...problem }, status)
    }
    const { receipt } = envelope.data as { receipt: string }
    const join = address.search === '' ? '?' : '&'
    const place = `${address.pathname}${address.search}${join}${received}=${tokens.sign(receipt)}#${forms[kind].anchor}`
    return context.redirect(place, 303)
  }

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
  app.post('*', limitBody, async (context, next) => {
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

interface SentForm {
  kind: EnquiryKind
  token: string
  homepage: string
  values: EnquiryValues
}

/** What a form holds; fields that it does not have are left out. */
function readForm(sent: URLSearchParams): SentForm | undefined {
  const kind = sent.get('form')
  if (kind !== 'partner' && kind !== 'quotation') return undefined
  const read = (name: string) => sent.get(name) ?? ''
  return {
    kind,
    token: read('token'),
    homepage: read('homepage'),
    values: Object.fromEntries(Object.keys(enquiryFields[kind]).map((name) => [name, read(name)])),
  }
}

/** Whether the form was sent by a page of this site, as far as its browser tells. */
function isOwnPage(context: FormContext, origin: string): boolean {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const from = context.req.header('origin')
  // By host: behind a proxy the scheme that reaches this process is another.
  return from === undefined || from === origin || URL.parse(from)?.host === context.req.header('host')
}

/** What the page says about a call that failed, and the status that goes with it. */
function describeFailure(
  name: NonNullable<CallAnswer['errorName']>,
  data: unknown,
): Pick<Submission, 'problem' | 'faults'> & { status: number } {
  if (name === 'tooManyRequests') return { problem: 'limit', status: 429 }
  if (name !== 'badInput') return { problem: 'failed', status: 500 }
  const { fields = [] } = (data ?? {}) as { fields?: FieldError[] }
  const faults: EnquiryFaults = Object.fromEntries(fields.map(({ path }) => [path, 'wrong' as const]))
  return { problem: 'faults', faults, status: 422 }
}
