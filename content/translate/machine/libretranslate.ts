import { z } from 'zod'
import { codesToHtml, htmlToCodes } from '#domain/translate/html-codes.ts'
import { askService, MachineFailure } from './ask-service.ts'
import type { Machine, MachineSettings } from './service.ts'

const answered = z.object({ translatedText: z.array(z.string()) })

/** LibreTranslate, which keeps elements of HTML where they belong. It knows no terms: what lacks one is said beside the text. */
export function createLibreTranslate({ address, key, patience }: MachineSettings): Machine {
  return {
    async translate(texts, { from, signal, to }) {
      const coded = texts.map(codesToHtml)
      const body = {
        q: coded.map(({ html }) => html),
        source: from,
        target: to,
        format: 'html',
        ...(key !== undefined && { api_key: key }),
      }
      const found = answered.safeParse(await askService(`${address}/translate`, { body, patience, signal }))
      if (!found.success) throw new MachineFailure('nonsense')
      return found.data.translatedText.map((html, place) => htmlToCodes(html, coded[place]?.kept ?? []))
    },
  }
}
