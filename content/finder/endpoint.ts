import { getTranslation } from '@payloadcms/translations'
import { APIError, type Endpoint } from 'payload'
import { hasRole, roles } from '#content/access/roles.ts'
import type { LanguageState } from '#content/language-states.ts'
import type { Locale } from '#lib/locale.ts'
import { addressOf, nameOf } from './facts.ts'
import { findPlaces, type Place } from './places.ts'
import { findRecords, wordsOf } from './search.ts'

/** A record as the finder lists it. */
interface FoundRecord {
  kind: string
  title: string
  href: string
  states?: Record<Locale, LanguageState>
}

export interface Found {
  records: FoundRecord[]
  places: Place[]
}

/** Longest question, in characters. */
const longestQuestion = 80

/** `GET /admin/api/finder?q=…`: what the person may open, by what it is called. */
export const finder: Endpoint = {
  path: '/finder',
  method: 'get',
  async handler(req) {
    if (!req.user) throw new APIError('Unauthorized', 401)
    if (!hasRole(req.user, ...roles)) throw new APIError('Forbidden', 403)
    const { q } = req.query
    const question = typeof q === 'string' ? q.trim() : ''
    if (question.length > longestQuestion) throw new APIError('Bad Request', 400)
    const locale: Locale = req.i18n.language === 'zh' ? 'zh' : 'en'
    const records = await findRecords(req, question)
    const found: Found = {
      places: await findPlaces(req, wordsOf(question), locale),
      records: records.map((facts) => ({
        kind: getTranslation(facts.kind.config.labels.singular, req.i18n),
        title: nameOf(facts, locale),
        href: addressOf(facts, locale),
        ...(facts.states && { states: facts.states }),
      })),
    }
    return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
  },
}
