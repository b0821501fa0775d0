import { accounts } from './accounts.ts'
import { commits } from './commits.ts'
import { customers } from './customers.ts'
import { demo } from './demo.ts'
import { customPages } from './custom-pages.ts'
import { desk } from './desk.ts'
import { doctor } from './doctor.ts'
import { downloads } from './downloads.ts'
import { drawings } from './drawings.ts'
import { input } from './input.ts'
import type { Subject } from './mutant.ts'
import { moves } from './moves.ts'
import { pages } from './pages.ts'
import { picturesOfDrafts } from './pictures.ts'
import { publishedSide } from './published-side.ts'
import { purge } from './purge.ts'
import { mailTexts } from './mail-texts.ts'
import { redirects } from './redirects.ts'
import { requests } from './requests.ts'
import { rights } from './rights.ts'
import { secondFactors } from './second-factors.ts'
import { brand } from './brand.ts'
import { sections } from './sections.ts'
import { settings } from './settings.ts'
import { studio } from './studio.ts'
import { ownForms } from './own-forms.ts'
import { translations } from './translations.ts'
import { uploads } from './uploads.ts'

/** Lines that must be guarded, by subject. */
export const subjects: readonly Subject[] = [
  rights,
  accounts,
  secondFactors,
  pages,
  purge,
  publishedSide,
  studio,
  translations,
  brand,
  sections,
  demo,
  settings,
  doctor,
  picturesOfDrafts,
  mailTexts,
  redirects,
  customPages,
  moves,
  requests,
  commits,
  input,
  ownForms,
  uploads,
  downloads,
  drawings,
  customers,
  desk,
]
