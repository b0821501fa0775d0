import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AdminText } from '#content/fields/labels.ts'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { PoRefused, readPo, writePo } from '#domain/interface-texts/po.ts'
import { takeIn, type TakenText, type TextOutcome } from '#domain/interface-texts/take-in.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { openTextRecord } from './open-record.ts'
import { readOwnTexts } from './own-texts.ts'
import { productMessage, productMessages } from './product-messages.ts'
import { sayTextProblems } from './words.ts'

const languageOf = ({ i18n }: PayloadRequest): Locale => (i18n.language === 'zh' ? 'zh' : 'en')

/** The language of the file, from the address. @throws APIError 404 */
function fileLanguage({ routeParams }: PayloadRequest): Locale {
  const locale = locales.find((each) => each === routeParams?.language)
  if (locale === undefined) throw new APIError('Not Found', 404)
  return locale
}

/** `GET /admin/api/interface-texts/po/LANGUAGE`: all messages with their current words, drafts included. */
const writeFile: Omit<Endpoint, 'root'> = {
  path: '/po/:language',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const locale = fileLanguage(req)
    const own = await readOwnTexts({ payload: req.payload, req })
    const now = new Date()
    const messages = [...productMessages().values()].map(
      (message) => [message, own.get(message.key)?.words[locale] || message.words[locale]] as const,
    )
    return new Response(writePo(messages, locale, now), {
      headers: {
        'Content-Type': 'text/x-gettext-translation; charset=utf-8',
        'Content-Disposition': `attachment; filename="interface-${locale}-${now.toISOString().slice(0, 10)}.po"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

/** Why a file is refused, in words. */
const refused: Record<PoRefused['problem'], (piece: string) => AdminText> = {
  long: () => ({ zh: '文件太大，不是这里导出的。', en: 'The file is too large to be one from here.' }),
  broken: (line) => ({
    zh: `这不是完好的PO文件${line && `：第${line}行有错`}。`,
    en: `This is not a sound PO file${line && `: line ${line} is wrong`}.`,
  }),
  twice: (key) => ({ zh: `“${key}”在文件里出现了两次。`, en: `“${key}” is in the file twice.` }),
  language: (name) => ({
    zh: `文件是另一种语言的${name && `：${name}`}。`,
    en: `The file is of another language${name && `: ${name}`}.`,
  }),
  project: (name) => ({
    zh: `文件是另一个项目的${name && `：${name}`}。`,
    en: `The file is of another project${name && `: ${name}`}.`,
  }),
}

/** @throws APIError 400 with the reason for which a file is refused */
function readEntries(req: PayloadRequest, text: string, locale: Locale) {
  try {
    return readPo(text, locale)
  } catch (error) {
    if (!(error instanceof PoRefused)) throw error
    throw new APIError(refused[error.problem](error.piece)[languageOf(req)], 400, undefined, true)
  }
}

/** What became, or would become, of an entry of a file. */
export interface ReturnedText {
  key: string
  outcome: TextOutcome
  before: string
  after: string
  /** What is wrong, in words. */
  problem?: string
}

export interface ReturnedFile {
  /** What is changed or left out; of what says nothing new there is only the number. */
  texts: ReturnedText[]
  same: number
  /** How many are drafts now, and how many are still to become some. */
  saved: number
  left: number
}

/** Texts that are saved with one call, so that it never takes long: the same file is sent again until none is left. */
const mostSaved = 25

const file = z.object({ text: z.string(), isDryRun: z.boolean() })

async function saveDraft(req: PayloadRequest, locale: Locale, { key, stored }: TakenText): Promise<void> {
  const id = await openTextRecord(req, key)
  await req.payload.update({
    collection: 'interface-texts',
    id,
    locale,
    draft: true,
    depth: 0,
    data: { text: stored, _status: 'draft' },
    overrideAccess: false,
    user: req.user,
  })
}

/** `POST /admin/api/interface-texts/po/LANGUAGE`: the words of a file as drafts, or only what would become of them. */
const takeFile: Omit<Endpoint, 'root'> = {
  path: '/po/:language',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const locale = fileLanguage(req)
    const { isDryRun, text } = await readInput(req, file)
    const entries = readEntries(req, text, locale)
    const own = await readOwnTexts({ payload: req.payload, req })
    const ownOf = (key: string) => own.get(key)?.words[locale] ?? ''
    const taken = takeIn(entries, { locale, productOf: productMessage, ownOf })
    const changed = taken.filter(({ outcome }) => outcome === 'changed')
    const saved = isDryRun ? [] : changed.slice(0, mostSaved)
    for (const each of saved) await saveDraft(req, locale, each)
    const said = taken.filter(({ outcome }) => outcome !== 'same' && outcome !== 'empty')
    const answer: ReturnedFile = {
      texts: said.map(({ after, before, key, outcome, problems }) => ({
        key,
        outcome,
        before,
        after,
        ...(problems.length > 0 && { problem: sayTextProblems(problems, languageOf(req)) }),
      })),
      same: taken.length - said.length,
      saved: saved.length,
      left: changed.length - saved.length,
    }
    return answerJson(answer)
  },
}

export const poEndpoints: Omit<Endpoint, 'root'>[] = [writeFile, takeFile]
