// Written by `npm run generate` from the collections; not to be changed by hand.
import type { Locale } from '#lib/locale.ts'

/** A value in each language in which it is published. */
export type Localized<Value> = { [Language in Locale]?: Value }

export interface PublishedCollections {
  news: PublishedNews
  'news-categories': PublishedNewsCategories
  cases: PublishedCases
  'case-categories': PublishedCaseCategories
  products: PublishedProducts
  'product-criteria': PublishedProductCriteria
  releases: PublishedReleases
  'release-files': PublishedReleaseFiles
  toolboxes: PublishedToolboxes
  'toolbox-domains': PublishedToolboxDomains
  machines: PublishedMachines
  'machine-classes': PublishedMachineClasses
  'machine-interfaces': PublishedMachineInterfaces
  engines: PublishedEngines
  industries: PublishedIndustries
  solutions: PublishedSolutions
  'function-areas': PublishedFunctionAreas
  'block-libraries': PublishedBlockLibraries
  platforms: PublishedPlatforms
  'help-articles': PublishedHelpArticles
  'help-categories': PublishedHelpCategories
  standards: PublishedStandards
  components: PublishedComponents
  advisories: PublishedAdvisories
  partners: PublishedPartners
  'partner-classes': PublishedPartnerClasses
  regions: PublishedRegions
  programmes: PublishedProgrammes
  difficulties: PublishedDifficulties
  courses: PublishedCourses
  lessons: PublishedLessons
  teachers: PublishedTeachers
  videos: PublishedVideos
  'course-plans': PublishedCoursePlans
  textbooks: PublishedTextbooks
  banners: PublishedBanners
  announcements: PublishedAnnouncements
  offices: PublishedOffices
  experts: PublishedExperts
  'consult-topics': PublishedConsultTopics
  milestones: PublishedMilestones
  leaders: PublishedLeaders
  qualifications: PublishedQualifications
  positions: PublishedPositions
  'position-teams': PublishedPositionTeams
  'position-places': PublishedPositionPlaces
  'legal-texts': PublishedLegalTexts
  columns: PublishedColumns
  'friend-links': PublishedFriendLinks
  media: PublishedMedia
  'former-slugs': PublishedFormerSlugs
  attachments: PublishedAttachments
}

export interface PublishedGlobals {
  site: PublishedSiteGlobal
  home: PublishedHomeGlobal
  navigation: PublishedNavigationGlobal
  programme: PublishedProgrammeGlobal
  compatibility: PublishedCompatibilityGlobal
  innovation: PublishedInnovationGlobal
  'open-platform': PublishedOpenPlatformGlobal
  teaching: PublishedTeachingGlobal
  'about-page': PublishedAboutPageGlobal
  'careers-page': PublishedCareersPageGlobal
  'service-hours': PublishedServiceHoursGlobal
}

export interface PublishedNews {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  slug?: Localized<string>
  date?: string
  category?: number | PublishedNewsCategories
  summary?: Localized<string>
  image?: number | PublishedMedia
  author?: Localized<string>
  source?: {
    title?: Localized<string>
    target?: string
  }
  body?: Localized<unknown>
  products?: (number | PublishedProducts)[]
  attachments?: (number | PublishedAttachments)[]
}

export interface PublishedNewsCategories {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedCases {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  slug?: Localized<string>
  date?: string
  category?: number | PublishedCaseCategories
  industry?: number | PublishedIndustries
  products?: (number | PublishedProducts)[]
  customer?: Localized<string>
  summary?: Localized<string>
  challenge?: Localized<string>
  approach?: Localized<string>
  results?: {
    id: string
    value?: string
    unit?: Localized<string>
    label?: Localized<string>
    source?: Localized<string>
  }[]
  quotation?: {
    text?: Localized<string>
    person?: Localized<string>
    role?: Localized<string>
  }
  image?: number | PublishedMedia
}

export interface PublishedCaseCategories {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedProducts {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  tagline?: Localized<string>
  summary?: Localized<string>
  icon?: string
  image?: number | PublishedMedia
  positioning?: Localized<string>
  limits?: Localized<string>
  tasks?: {
    id: string
    title?: Localized<string>
  }[]
  capabilities?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    metric?: {
      value?: string
      unit?: Localized<string>
      label?: Localized<string>
      source?: Localized<string>
    }
  }[]
  architecture?: {
    id: string
    title?: Localized<string>
    parts?: Localized<string>
  }[]
  useCases?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  comparison?: {
    id: string
    criterion?: number | PublishedProductCriteria
    status?: 'yes' | 'partial' | 'planned' | 'no'
    title?: Localized<string>
  }[]
  requirements?: {
    id: string
    title?: Localized<string>
    minimum?: Localized<string>
    recommended?: Localized<string>
  }[]
  licence?: Localized<string>
  trial?: Localized<string>
  documents?: {
    id: string
    title?: Localized<string>
    target?: string
  }[]
  questions?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
}

export interface PublishedProductCriteria {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  note?: Localized<string>
}

export interface PublishedReleases {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  products?: (number | PublishedProducts)[]
  version?: string
  versionKey?: string
  channel?: 'stable' | 'lts' | 'beta'
  date?: string
  supportedUntil?: string
  eula?: string
  notes?: Localized<unknown>
  requirements?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
}

export interface PublishedReleaseFiles {
  id: number
  createdAt: string
  updatedAt: string
  release?: number | PublishedReleases
  product?: number | PublishedProducts
  name?: string
  text?: Localized<string>
  kind?: 'installer' | 'archive' | 'toolbox' | 'model' | 'data' | 'script' | 'documentation'
  system?: 'windows' | 'linux' | 'openeuler' | 'macos' | 'any'
  architecture?: 'x86-64' | 'arm64' | 'loong64' | 'any'
  toolbox?: number | PublishedToolboxes
  upload?: string
  expectedSha256?: string
  signature?: string
  state?: 'draft' | 'published' | 'withdrawn'
  reason?: Localized<string>
  gate?: 'open' | 'session' | 'eula' | 'entitlement'
  size?: number
  sha256?: string
  sha512?: string
  publishedAt?: string
  missingSince?: string
}

export interface PublishedToolboxes {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  slug?: Localized<string>
  package?: string
  domain?: number | PublishedToolboxDomains
  products?: (number | PublishedProducts)[]
  licence?: 'open' | 'commercial'
  source?: string
  summary?: Localized<string>
  purpose?: Localized<string>
  functions?: Localized<string>
  examples?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    file?: string
    code?: string
  }[]
  dependsOn?: (number | PublishedToolboxes)[]
  counterparts?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  releases?: {
    id: string
    name?: string
    date?: string
    title?: Localized<string>
  }[]
  firstReleasedOn?: string
  lastReleasedOn?: string
}

export interface PublishedToolboxDomains {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedMachines {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  class?: number | PublishedMachineClasses
  interfaces?: (number | PublishedMachineInterfaces)[]
  tagline?: Localized<string>
  summary?: Localized<string>
  image?: number | PublishedMedia
  gallery?: (number | PublishedMedia)[]
  purpose?: Localized<string>
  specifications?: {
    id: string
    title?: Localized<string>
    rows?: {
      id: string
      title?: Localized<string>
      value?: number
      upTo?: number
      unit?: Localized<string>
      tolerance?: Localized<string>
      text?: Localized<string>
      condition?: Localized<string>
    }[]
  }[]
  signals?: {
    id: string
    title?: Localized<string>
    channels?: number
    direction?: 'in' | 'out' | 'both'
    level?: Localized<string>
    rate?: Localized<string>
  }[]
  products?: (number | PublishedProducts)[]
  software?: Localized<string>
  certificates?: {
    id: string
    title?: Localized<string>
    number?: string
    date?: string
    issuer?: Localized<string>
  }[]
  dataSheet?: {
    number?: string
    date?: string
    target?: string
  }
  warranty?: Localized<string>
  documents?: {
    id: string
    title?: Localized<string>
    target?: string
  }[]
}

export interface PublishedMachineClasses {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedMachineInterfaces {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedEngines {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  text?: Localized<string>
  icon?: string
  metric?: {
    value?: string
    unit?: Localized<string>
    label?: Localized<string>
    source?: Localized<string>
  }
  target?: string
}

export interface PublishedIndustries {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedSolutions {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  industry?: number | PublishedIndustries
  summary?: Localized<string>
  image?: number | PublishedMedia
  pain?: Localized<string>
  method?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  architecture?: {
    id: string
    title?: Localized<string>
    parts?: Localized<string>
    flow?: Localized<string>
  }[]
  products?: (number | PublishedProducts)[]
  results?: {
    id: string
    value?: string
    unit?: Localized<string>
    label?: Localized<string>
    source?: Localized<string>
  }[]
  limits?: Localized<string>
  attachments?: (number | PublishedAttachments)[]
}

export interface PublishedFunctionAreas {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  subject?: 'functions' | 'commands'
  groups?: {
    id: string
    state?: 'covered' | 'partly' | 'no'
    since?: string
    names?: string
    note?: Localized<string>
  }[]
}

export interface PublishedBlockLibraries {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  isBase?: boolean
  blocks?: {
    id: string
    title?: Localized<string>
    types?: string
    state?: 'covered' | 'partly' | 'no'
    replacement?: Localized<string>
    note?: Localized<string>
  }[]
}

export interface PublishedPlatforms {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  kind?: 'system' | 'processor' | 'database'
  version?: Localized<string>
  products?: {
    id: string
    product?: number | PublishedProducts
    status?: 'yes' | 'partial' | 'planned' | 'no'
    release?: string
    date?: string
    certificate?: string
    issuer?: Localized<string>
    note?: Localized<string>
  }[]
}

export interface PublishedHelpArticles {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  slug?: Localized<string>
  summary?: Localized<string>
  category?: number | PublishedHelpCategories
  products?: (number | PublishedProducts)[]
  from?: string
  before?: string
  sections?: {
    id: string
    title?: Localized<string>
    text?: Localized<unknown>
    file?: string
    code?: string
  }[]
  checkedOn?: Localized<string>
  related?: (number | PublishedHelpArticles)[]
}

export interface PublishedHelpCategories {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedStandards {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  organisation?: string
  summary?: Localized<string>
  support?: {
    id: string
    product?: number | PublishedProducts
    since?: string
    scope?: Localized<string>
    limits?: Localized<string>
  }[]
  evidence?: Localized<string>
  evidenceLink?: string
}

export interface PublishedComponents {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  version?: string
  licence?: string
  package?: string
  website?: string
  purpose?: Localized<string>
  usedIn?: {
    id: string
    products?: (number | PublishedProducts)[]
    from?: string
    before?: string
  }[]
}

export interface PublishedAdvisories {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  slug?: Localized<string>
  number?: string
  summary?: Localized<string>
  text?: Localized<string>
  remedy?: Localized<string>
  mitigation?: Localized<string>
  cve?: string
  cwe?: string
  cvss4?: string
  cvss4Score?: number
  cvss3?: string
  cvss3Score?: number
  affected?: {
    id: string
    status?: 'affected' | 'unaffected'
    products?: (
      | { relationTo: 'products'; value: number | PublishedProducts }
      | { relationTo: 'machines'; value: number | PublishedMachines }
    )[]
    component?: Localized<string>
    from?: string
    before?: string
    fixedIn?: string
  }[]
  revisions?: {
    id: string
    number?: string
    date?: string
    title?: Localized<string>
  }[]
  date?: string
  revisedOn?: string
  credits?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  references?: {
    id: string
    title?: Localized<string>
    target?: string
  }[]
}

export interface PublishedPartners {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  class?: number | PublishedPartnerClasses
  level?: 'registered' | 'certified' | 'strategic'
  region?: number | PublishedRegions
  summary?: Localized<string>
  products?: (number | PublishedProducts)[]
  since?: string
  site?: string
  logo?: number | PublishedMedia
}

export interface PublishedPartnerClasses {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  icon?: string
  definition?: Localized<string>
  criteria?: Localized<string>
  benefits?: Localized<string>
}

export interface PublishedRegions {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedProgrammes {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  summary?: Localized<string>
}

export interface PublishedDifficulties {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  text?: Localized<string>
}

export interface PublishedCourses {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  programme?: number | PublishedProgrammes
  difficulty?: number | PublishedDifficulties
  products?: (number | PublishedProducts)[]
  image?: number | PublishedMedia
  summary?: Localized<string>
  audience?: Localized<string>
  goals?: Localized<string>
  teachers?: (number | PublishedTeachers)[]
  software?: Localized<string>
  certificate?: Localized<string>
  start?: Localized<string>
  startsOn?: string
  attachments?: (number | PublishedAttachments)[]
}

export interface PublishedLessons {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  slug?: Localized<string>
  course?: number | PublishedCourses
  position?: number
  minutes?: number
  summary?: Localized<string>
  body?: Localized<string>
  video?: number | PublishedVideos
  attachments?: (number | PublishedAttachments)[]
}

export interface PublishedTeachers {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  role?: Localized<string>
  text?: Localized<string>
}

export interface PublishedVideos {
  id: number
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  poster?: number | PublishedMedia
  seconds?: number
  pictureWidth?: number
  pictureHeight?: number
  captions?: Localized<string>
  chapters?: Localized<string>
  url?: string
  thumbnailURL?: string
  filename?: string
  mimeType?: string
  filesize?: number
  width?: number
  height?: number
  focalX?: number
  focalY?: number
}

export interface PublishedCoursePlans {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  degree?: Localized<string>
  summary?: Localized<string>
  revisedOn?: string
  entries?: {
    id: string
    title?: Localized<string>
    code?: string
    semester?: number
    lectures?: number
    laboratory?: number
    credits?: number
    aims?: Localized<string>
    software?: Localized<string>
    textbooks?: (number | PublishedTextbooks)[]
  }[]
}

export interface PublishedTextbooks {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  image?: number | PublishedMedia
  authors?: Localized<string>
  publisher?: Localized<string>
  isbn?: string
  year?: number
  state?: 'writing' | 'review' | 'press' | 'published'
  summary?: Localized<string>
  sample?: number | PublishedAttachments
  pack?: Localized<string>
}

export interface PublishedBanners {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  subtitle?: Localized<string>
  image?: number | PublishedMedia
  video?: string
  link?: {
    target?: string
    title?: Localized<string>
  }
  theme?: 'ink' | 'paper'
  startsAt?: string
  endsAt?: string
}

export interface PublishedAnnouncements {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  level?: 'info' | 'notice' | 'warning'
  link?: {
    target?: string
    title?: Localized<string>
  }
  startsAt?: string
  endsAt?: string
}

export interface PublishedOffices {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  role?: Localized<string>
  address?: Localized<string>
  phone?: Localized<string>
  email?: string
  note?: Localized<string>
  hours?: Localized<string>
  timeZone?: string
  mapPlace?: {
    x?: number
    y?: number
    side?: 'right' | 'left' | 'above' | 'below'
  }
}

export interface PublishedExperts {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  topic?: Localized<string>
  text?: Localized<string>
  languages?: Localized<string>
}

export interface PublishedConsultTopics {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  text?: Localized<string>
  people?: number[]
}

export interface PublishedMilestones {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  year?: number
  text?: Localized<string>
}

export interface PublishedLeaders {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  role?: Localized<string>
  text?: Localized<string>
}

export interface PublishedQualifications {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  kind?: 'certificate' | 'honour'
  number?: string
  issuer?: Localized<string>
  scope?: Localized<string>
  issuedAt?: string
  validUntil?: string
}

export interface PublishedPositions {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  slug?: Localized<string>
  summary?: Localized<string>
  team?: number | PublishedPositionTeams
  place?: number | PublishedPositionPlaces
  kind?: 'full-time' | 'fixed-term' | 'internship'
  openings?: number
  experience?: Localized<string>
  pay?: Localized<string>
  duties?: Localized<string>
  requirements?: Localized<string>
  niceToHave?: Localized<string>
  postedAt?: string
  closesAt?: string
}

export interface PublishedPositionTeams {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
}

export interface PublishedPositionPlaces {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  slug?: Localized<string>
  country?: string
  region?: Localized<string>
}

export interface PublishedLegalTexts {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  kind?: 'privacy' | 'cookies' | 'disclaimer' | 'eula'
  version?: string
  effectiveAt?: string
  changes?: Localized<string>
  body?: Localized<unknown>
}

export interface PublishedColumns {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  path?: string
  description?: Localized<string>
  lead?: Localized<string>
  body?: Localized<unknown>
  icon?: string
}

export interface PublishedFriendLinks {
  id: number
  _status?: Localized<'draft' | 'published'>
  createdAt: string
  updatedAt: string
  _order?: string
  title?: Localized<string>
  url?: string
  logo?: number | PublishedMedia
}

export interface PublishedMedia {
  id: number
  createdAt: string
  updatedAt: string
  alt?: Localized<string>
  caption?: Localized<string>
  url?: string
  thumbnailURL?: string
  filename?: string
  mimeType?: string
  filesize?: number
  width?: number
  height?: number
  focalX?: number
  focalY?: number
  sizes?: {
    avif480?: {
      url?: string
      width?: number
      height?: number
      mimeType?: string
      filesize?: number
      filename?: string
    }
    avif720?: {
      url?: string
      width?: number
      height?: number
      mimeType?: string
      filesize?: number
      filename?: string
    }
    avif960?: {
      url?: string
      width?: number
      height?: number
      mimeType?: string
      filesize?: number
      filename?: string
    }
    avif1440?: {
      url?: string
      width?: number
      height?: number
      mimeType?: string
      filesize?: number
      filename?: string
    }
    fallback?: {
      url?: string
      width?: number
      height?: number
      mimeType?: string
      filesize?: number
      filename?: string
    }
  }
}

export interface PublishedFormerSlugs {
  id: number
  createdAt: string
  updatedAt: string
  kind?: string
  slug?: string
  locale?: 'zh' | 'en'
  record?: number
}

export interface PublishedAttachments {
  id: number
  createdAt: string
  updatedAt: string
  title?: Localized<string>
  text?: Localized<string>
  language?: 'zh' | 'en' | 'both'
  url?: string
  thumbnailURL?: string
  filename?: string
  mimeType?: string
  filesize?: number
  width?: number
  height?: number
  focalX?: number
  focalY?: number
}

export interface PublishedSiteGlobal {
  id: number
  updatedAt?: string
  slug?: string
  name?: Localized<string>
  shortName?: Localized<string>
  line?: Localized<string>
  description?: Localized<string>
  copyright?: Localized<string>
  country?: string
  icp?: Localized<string>
  publicSecurity?: Localized<string>
  email?: string
  phone?: Localized<string>
  hours?: Localized<string>
  timeZone?: string
  header?: string
  userDefaultImg?: number | PublishedMedia
  social?: {
    id: string
    title?: Localized<string>
    url?: string
  }[]
  phones?: {
    id: string
    purpose?: Localized<string>
    phone?: Localized<string>
    email?: string
  }[]
  channels?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    icon?: string
    value?: Localized<string>
    target?: string
  }[]
  mapImage?: number | PublishedMedia
  qrCode?: number | PublishedMedia
  qrText?: Localized<string>
  enquiryEmail?: string
  applicationEmail?: string
  ticketEmail?: string
  enquiryMonths?: number
  applicationMonths?: number
  securityEmail?: string
}

export interface PublishedHomeGlobal {
  id: number
  updatedAt?: string
  headings?: {
    products?: Localized<string>
    engines?: Localized<string>
    constructs?: Localized<string>
    solutions?: Localized<string>
    cases?: Localized<string>
    news?: Localized<string>
    ecology?: Localized<string>
    about?: Localized<string>
    life?: Localized<string>
    consult?: Localized<string>
  }
  headline?: {
    id: string
    title?: Localized<string>
    value?: string
    unit?: Localized<string>
    source?: Localized<string>
  }[]
  icons?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    icon?: string
    target?: string
  }[]
  constructs?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    icon?: string
    target?: string
    linkTitle?: Localized<string>
  }[]
  life?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    image?: number | PublishedMedia
    target?: string
    linkTitle?: Localized<string>
  }[]
  about?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    value?: string
    unit?: Localized<string>
    target?: string
    linkTitle?: Localized<string>
  }[]
}

export interface PublishedNavigationGlobal {
  id: number
  updatedAt?: string
  first?: {
    id: string
    title?: Localized<string>
    target?: string
    icon?: string
    summary?: Localized<string>
    promoted?: string
    children?: {
      id: string
      title?: Localized<string>
      target?: string
      icon?: string
      summary?: Localized<string>
    }[]
  }[]
  bottom?: {
    id: string
    title?: Localized<string>
    target?: string
    icon?: string
    summary?: Localized<string>
    children?: {
      id: string
      title?: Localized<string>
      target?: string
      icon?: string
      summary?: Localized<string>
    }[]
  }[]
  product?: {
    id: string
    title?: Localized<string>
    target?: string
    icon?: string
    summary?: Localized<string>
    children?: {
      id: string
      title?: Localized<string>
      target?: string
      icon?: string
      summary?: Localized<string>
    }[]
  }[]
  ecology?: {
    id: string
    title?: Localized<string>
    target?: string
    icon?: string
    summary?: Localized<string>
    children?: {
      id: string
      title?: Localized<string>
      target?: string
      icon?: string
      summary?: Localized<string>
    }[]
  }[]
  about?: {
    id: string
    title?: Localized<string>
    target?: string
    icon?: string
    summary?: Localized<string>
    children?: {
      id: string
      title?: Localized<string>
      target?: string
      icon?: string
      summary?: Localized<string>
    }[]
  }[]
}

export interface PublishedProgrammeGlobal {
  id: number
  updatedAt?: string
  intro?: Localized<string>
  levels?: {
    id: string
    title?: Localized<string>
    level?: 'registered' | 'certified' | 'strategic'
    text?: Localized<string>
    requirements?: Localized<string>
    term?: Localized<string>
  }[]
  benefits?: {
    id: string
    title?: Localized<string>
    note?: Localized<string>
    levels?: ('registered' | 'certified' | 'strategic')[]
  }[]
  steps?: {
    id: string
    title?: Localized<string>
    icon?: string
    text?: Localized<string>
    time?: Localized<string>
  }[]
  featured?: (number | PublishedPartners)[]
  apply?: Localized<string>
}

export interface PublishedCompatibilityGlobal {
  id: number
  updatedAt?: string
  date?: string
  release?: string
  counterpart?: string
  method?: Localized<string>
  comparison?: {
    id: string
    title?: Localized<string>
    ours?: Localized<string>
    theirs?: Localized<string>
    better?: 'ours' | 'theirs' | 'even'
  }[]
  limits?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    subject?: string
  }[]
  steps?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  trademark?: Localized<string>
}

export interface PublishedInnovationGlobal {
  id: number
  updatedAt?: string
  method?: Localized<string>
  date?: string
  services?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  cases?: (number | PublishedCases)[]
}

export interface PublishedOpenPlatformGlobal {
  id: number
  updatedAt?: string
  layers?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    offers?: Localized<string>
  }[]
  sdks?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    version?: string
    release?: string
    licence?: string
    file?: string
    sample?: string
  }[]
  licences?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  apps?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    partner?: number | PublishedPartners
    uses?: Localized<string>
    target?: string
  }[]
  changes?: {
    id: string
    title?: Localized<string>
    version?: string
    date?: string
    kind?: 'added' | 'changed' | 'removed'
    text?: Localized<string>
  }[]
}

export interface PublishedTeachingGlobal {
  id: number
  updatedAt?: string
  models?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    icon?: string
    target?: string
    linkTitle?: Localized<string>
  }[]
  universities?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    city?: Localized<string>
    since?: string
  }[]
  laboratories?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    place?: Localized<string>
    equipment?: Localized<string>
    seats?: string
  }[]
  competitions?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
    time?: Localized<string>
    result?: Localized<string>
  }[]
  results?: {
    id: string
    title?: Localized<string>
    value?: string
    unit?: Localized<string>
    source?: Localized<string>
  }[]
  contact?: Localized<string>
  email?: string
}

export interface PublishedAboutPageGlobal {
  id: number
  updatedAt?: string
  legalName?: Localized<string>
  founded?: number
  people?: number
  mission?: Localized<string>
  principles?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
}

export interface PublishedCareersPageGlobal {
  id: number
  updatedAt?: string
  culture?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  benefits?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
  steps?: {
    id: string
    title?: Localized<string>
    text?: Localized<string>
  }[]
}

export interface PublishedServiceHoursGlobal {
  id: number
  updatedAt?: string
  days?: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]
  opensAt?: string
  closesAt?: string
  holidays?: {
    id: string
    title?: Localized<string>
    startsOn?: string
    endsOn?: string
  }[]
  extraDays?: {
    id: string
    title?: Localized<string>
    on?: string
  }[]
}
