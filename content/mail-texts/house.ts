import type { Payload, PayloadRequest } from 'payload'
import { readHex } from '#domain/brand/oklch.ts'
import { colourNames } from '#domain/brand/palette.ts'
import { lookOf } from '#domain/mail/look.ts'
import type { MailHouse } from '#domain/mail/render.ts'
import { cleanLine } from '#domain/desk-mail/clean-text.ts'
import type { Locale } from '#lib/locale.ts'

/** What all mails of the company have. */
export interface MailFrame {
  site: string
  /** Where answers go to mails that nobody reads otherwise. */
  replyTo: string | undefined
  house: MailHouse
}

/** The company's name, sender, foot and colours in a language, as they are published. */
export async function readMailFrame(payload: Payload, locale: Locale, req?: PayloadRequest): Promise<MailFrame> {
  const asked = { locale, depth: 0, overrideAccess: false, ...(req && { req }) } as const
  const site = await payload.findGlobal({ ...asked, slug: 'site' })
  const brand = await payload.findGlobal({ ...asked, slug: 'brand' })
  const given = colourNames.flatMap((name) => {
    const hex = readHex(brand[name] ?? '')
    return hex === undefined ? [] : [[name, hex]]
  })
  // The filing number is Chinese words, whichever language it is asked in.
  const filing = locale === 'zh' ? (site.icp ?? '') : ''
  const footer = [...(site.mailFooter ?? '').split('\n'), filing].map((line) => line.trim())
  return {
    site: site.name,
    replyTo: site.mailReplyTo || undefined,
    house: {
      // One line: it becomes part of a header.
      sender: cleanLine(site.mailSender ?? '') || undefined,
      footer: footer.filter((line) => line !== ''),
      look: lookOf(Object.fromEntries(given)),
    },
  }
}
