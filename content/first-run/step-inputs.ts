import { z } from 'zod'
import { sections } from '#domain/section/sections.ts'
import type { Step } from './steps.ts'

const text = z.string().trim().max(300)
const needed = text.min(1)
/** Empty takes back what was there. */
const mail = z.union([z.literal(''), z.email()])
const image = z.string().max(1_500_000)

/** What each step asks for. */
export const stepInputs = {
  company: z.object({
    nameZh: needed,
    nameEn: needed,
    shortZh: needed,
    shortEn: needed,
    descriptionZh: needed,
    descriptionEn: needed,
    country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]),
    icp: text,
    publicSecurity: text,
  }),
  look: z.object({ main: text, markImage: image, markImageDark: image, logo: image, logoDark: image }),
  sections: z.object({ has: z.array(z.enum(sections)) }),
  contact: z.object({ email: mail, phone: text, addressZh: text, addressEn: text }),
  people: z.object({ enquiryEmail: mail, applicationEmail: mail, ticketEmail: mail }),
} satisfies Record<Step, z.ZodType>

export type StepValues = { [Name in Step]: z.output<(typeof stepInputs)[Name]> }
