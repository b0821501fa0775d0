/**
 * The shapes of the demo pack. Texts come in both languages; a text given in one language only is a record that is
 * not translated yet, on purpose, so that this state shows on the site.
 */

/** One text in both languages. `en` may be missing where a record is left untranslated on purpose. */
export interface Text {
  zh: string
  en?: string
}

/** A text that must exist in both languages: labels, alternative texts, names. */
export interface FullText {
  zh: string
  en: string
}

/** Name of a figure of `demo/figures`, for example `vortex-street`. */
export type FigureName = string

/** A path inside the site without language prefix (`/product/detail?id=studio`) or an absolute `https://` address. */
export type Target = string

/** The record behind one public route: its menu label, heading, description and the text of its page. */
export interface ColumnSeed {
  /** The route's path in its exact case, for example `/product/Toolbox`. */
  path: string
  title: FullText
  /** One sentence for search engines and link previews, 60 to 150 characters in English. */
  description: FullText
  /** One or two sentences under the heading. */
  lead: FullText
  /** Two to five short paragraphs or lists in Markdown (paragraphs, `##`/`###`, lists, bold, links, tables are not used). */
  body: FullText
  /** Iconify name, from the lucide set only, for example `lucide:download`. */
  icon?: string
}

export interface MenuItemSeed {
  title: FullText
  path: Target
  icon?: string
  /** One short line under the title in mega menus. */
  summary?: FullText
  children?: MenuItemSeed[]
  /** What stands out in the open menu: the address of a record. */
  promoted?: Target
}

export interface NavigationSeed {
  first: MenuItemSeed[]
  bottom: MenuItemSeed[]
  product: MenuItemSeed[]
  ecology: MenuItemSeed[]
  about: MenuItemSeed[]
}

/** A measured number. `value` is text so that `14 → 3` and `1,184` are possible. */
export interface MetricSeed {
  value: string
  unit: FullText
  label: FullText
  /** Where the number comes from and under which condition. */
  source: FullText
}

export interface ItemSeed {
  title: FullText
  text: FullText
  icon?: string
  image?: FigureName
  link?: { path: Target; title: FullText }
}

export interface NewsSeed {
  slug: Text
  category: string
  /** ISO date, Asia/Shanghai. */
  date: string
  title: Text
  summary: Text
  /** Markdown: paragraphs, `##`, lists, bold, links. 150 to 450 English words; Chinese of the same substance. */
  body: Text
  author: FullText
  image?: FigureName
  /** Slugs (zh) of products it is about. */
  products?: string[]
  /** Where the text is from, or what it rests on. */
  source?: { title: FullText; target: Target }
  attachments?: AttachmentSeed[]
}

/** A file to take along, with its whole content. */
export interface AttachmentSeed {
  filename: string
  title: FullText
  text: FullText
  content: string
}

export interface CaseSeed {
  slug: FullText
  category: string
  industry: string
  /** Slugs of products used. */
  products: string[]
  customer: FullText
  title: FullText
  summary: FullText
  challenge: FullText
  approach: FullText
  /** How the result was measured is in each metric's `source`. */
  results: MetricSeed[]
  quotation: { text: FullText; person: FullText; role: FullText }
  image: FigureName
  date: string
}

export interface CategorySeed {
  slug: string
  title: FullText
}

export interface ProductSeed {
  slug: string
  name: FullText
  /** One line: what it is. */
  tagline: FullText
  summary: FullText
  icon: string
  image: FigureName
  imageCaption: FullText
}

export interface SolutionSeed {
  slug: string
  industry: string
  title: FullText
  summary: FullText
  image: FigureName
}

/** What a solution's own page says beside its entry in the lists. */
export interface SolutionDetailSeed {
  /** Paragraphs, parted by an empty line. */
  pain: FullText
  method: { title: FullText; text: FullText }[]
  /** Layers from the inputs to the results; `parts` has one part in each line. */
  architecture: { title: FullText; parts: FullText; flow?: FullText }[]
  products: string[]
  results: MetricSeed[]
  limits: FullText
  attachments: AttachmentSeed[]
}

export interface PartnerSeed {
  name: FullText
  slug: string
  class: string
  level: 'registered' | 'certified' | 'strategic'
  /** Slug of a region. */
  region: string
  summary: FullText
  /** Slugs of products. */
  products: string[]
  since: string
  url?: string
}

// --- site, home, company ---

/** A link with its text. */
interface LinkSeed {
  path: Target
  title: FullText
}

/** An address outside the site with the name under which it is shown. */
export interface OutsideLinkSeed {
  title: FullText
  url: string
  icon?: string
}

/** Site settings (C15). Numbers and addresses are examples and say so. */
export interface SiteSeed {
  /** The last segment of `/base/column/about{name}`. */
  slug: string
  name: FullText
  shortName: FullText
  legalName: FullText
  line: FullText
  description: FullText
  copyright: FullText
  icp: string
  publicSecurity: string
  email: string
  /** Where the security team reads. */
  securityEmail: string
  enquiryEmail: string
  applicationEmail: string
  ticketEmail: string
  phone: FullText
  /** ISO 3166-1 alpha-2. */
  country: string
  /** IANA time zone name. */
  timeZone: string
  hours: FullText
  /** HTML fragment; its first element goes into the document head (N3). */
  header: string
  social: OutsideLinkSeed[]
}

/** One picture of the first screen (C1). */
export interface BannerSeed {
  title: FullText
  subtitle: FullText
  image: FigureName
  theme: 'ink' | 'paper'
  link: LinkSeed
  secondLink?: LinkSeed
}

/** A quick link of the icons row (C14). */
export interface QuickLinkSeed {
  title: FullText
  text: FullText
  icon: string
  path: Target
}

/** An engine with its measured figure (C4). */
export interface EngineSeed {
  slug: string
  name: FullText
  text: FullText
  icon: string
  metric: MetricSeed
  link: LinkSeed
}

/** A fact about the company (C7). */
export interface AboutFactSeed {
  title: FullText
  text: FullText
  value?: string
  unit?: FullText
  link: LinkSeed
}

/** A site-wide announcement (C16). Times are ISO 8601 with offset. */
export interface AnnouncementSeed {
  level: 'info' | 'notice' | 'warning'
  title: FullText
  text: FullText
  startsAt: string
  endsAt: string
  link: LinkSeed
}

/** A class of partners: what it is and what it asks for. */
export interface PartnerClassSeed extends CategorySeed {
  icon: string
  definition: FullText
  criteria: FullText[]
  benefits: FullText[]
}

export interface OfficeSeed {
  slug: string
  city: FullText
  role: FullText
  address: FullText
  phone: FullText
  email: string
  hours: FullText
  /** IANA time zone name. */
  timeZone: string
  /** How to find the door. */
  mapNote: FullText
}

export interface PhoneSeed {
  purpose: 'sales' | 'support' | 'security' | 'press' | 'careers'
  title: FullText
  number: FullText
  email: string
  note: FullText
}

/** A way to reach a person (C18). `value` is what is shown to copy, `link` is where it leads. */
export interface ConsultChannelSeed {
  kind: 'expert' | 'phone' | 'mail' | 'ticket'
  title: FullText
  text: FullText
  icon: string
  value?: FullText
  link: LinkSeed
}

export interface ExpertSeed {
  slug: string
  name: FullText
  topic: FullText
  text: FullText
  languages: FullText[]
}

/** The QR code of the contact page (C19): what it holds and what it says beside it. */
export interface QrCodeSeed {
  content: string
  alt: FullText
  text: FullText
}

// --- products, toolboxes, machines ---

/** A row with a heading and its text. */
export interface TextRowSeed {
  title: FullText
  text: FullText
}

/** A version as the products were released under it. */
export interface ReleaseRecordSeed {
  version: string
  channel: 'stable' | 'lts' | 'beta'
  /** Day in China. */
  date: string
  supportedUntil?: string
  eula: string
  /** Slugs. */
  products: readonly string[]
  title: FullText
  /** Markdown. */
  notes: FullText
  requirements?: { title: FullText; text: FullText }[]
}

export interface CriterionSeed {
  key: string
  title: FullText
  note?: FullText
}

/** All that a product's page tells beyond what {@link ProductSeed} has for lists. */
export interface ProductPageSeed {
  positioning: FullText
  limits: FullText
  tasks: FullText[]
  capabilities: (TextRowSeed & { metric?: MetricSeed })[]
  /** Layers from top to bottom. */
  architecture: { title: FullText; parts: { zh: string[]; en: string[] } }[]
  useCases: TextRowSeed[]
  /** By the key of the criterion: status and words. */
  comparison: Record<string, ['yes' | 'partial' | 'planned' | 'no', FullText]>
  requirements: { title: FullText; minimum: FullText; recommended?: FullText }[]
  licence: FullText
  trial: FullText
  documents: { title: FullText; target: Target }[]
  questions: TextRowSeed[]
}

export interface ToolboxSeed {
  /** Both languages have the same. */
  slug: string
  package: string
  title: Text
  domain: string
  products: string[]
  licence: 'open' | 'commercial'
  summary: Text
  purpose: Text
  /** Name, what it does in Chinese and in English. */
  functions: [name: string, zh: string, en: string][]
  examples: { title: FullText; text: FullText; file: string; code: string }[]
  /** Slugs of toolboxes before it in the list. */
  dependsOn?: string[]
  counterparts: TextRowSeed[]
  /** Newest first: release, day, what changed. */
  releases: [name: string, date: string, change: FullText][]
}

export interface QuantitySeed {
  title: FullText
  value?: number
  upTo?: number
  unit?: FullText
  tolerance?: FullText
  text?: FullText
  condition?: FullText
}

export interface MachineSeed {
  slug: string
  title: FullText
  class: string
  interfaces: string[]
  tagline: FullText
  summary: FullText
  image: FigureName
  gallery: FigureName[]
  purpose: FullText
  specifications: { title: FullText; rows: QuantitySeed[] }[]
  signals: {
    title: FullText
    channels: number
    direction: 'in' | 'out' | 'both'
    level: FullText
    rate?: FullText
  }[]
  products: string[]
  software: FullText
  certificates: { title: FullText; number: string; date: string; issuer: FullText }[]
  dataSheet: { number: string; date: string }
  warranty: FullText
  documents: { title: FullText; target: Target }[]
}

// Tickets
/** A ticket of a visitor of the demo; texts are in the customer's language alone. */
export interface TicketSeed {
  number: string
  /** E-mail address of the visitor. */
  member: string
  subject: string
  severity: '1' | '2' | '3' | '4'
  category: 'fault' | 'usage' | 'performance' | 'installation' | 'licence' | 'other'
  status: 'new' | 'open' | 'waiting' | 'solved' | 'closed'
  /** Slug of the product. */
  product?: string
  version?: string
  system?: 'windows' | 'linux' | 'openeuler' | 'macos' | 'any' | 'other'
  copies?: string[]
  /** The first is the customer's. `ago` is in hours before the pack is loaded; `after` is the status after an agent's answer. */
  messages: { ago: number; text: string; by?: 'agent'; after?: 'waiting' | 'open' | 'solved' }[]
  /** What agents wrote among themselves. */
  note?: string
  /** When the customer closed it, in hours before the pack is loaded. */
  closed?: number
  rating?: number
  ratingComment?: string
}
