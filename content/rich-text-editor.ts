import {
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  lexicalEditor,
  LinkFeature,
} from '@payloadcms/richtext-lexical'
import { type FieldAffectingData, type PayloadRequest, type TextFieldSingleValidation, ValidationError } from 'payload'
import { isSafeLink } from '#lib/safe-link.ts'

const wrongLink = {
  zh: '链接应以https://、http://、mailto:、tel:、/或#开头',
  en: 'A link starts with https://, http://, mailto:, tel:, / or #',
}
const messageIn = ({ i18n }: PayloadRequest) => wrongLink[i18n.language === 'zh' ? 'zh' : 'en']

interface Node {
  type?: unknown
  /** Where older versions of the editor kept it. */
  url?: unknown
  fields?: { url?: unknown; linkType?: unknown } | null
  children?: unknown
}

/** Whether every link that leads to an address leads to one that cannot run anything. */
function hasSafeLinks({ children, fields, type, url }: Node): boolean {
  const isLink = type === 'link' || type === 'autolink'
  const address = fields?.linkType === 'internal' ? undefined : (fields?.url ?? url)
  if (isLink && address !== undefined && address !== null && !(typeof address === 'string' && isSafeLink(address)))
    return false
  return !Array.isArray(children) || children.every((child: Node | null) => child === null || hasSafeLinks(child))
}

/** Drafts too, which no field validates, and whatever sends them: the admin shows what is stored as it is. */
const safeLinks = createServerFeature({
  key: 'safeLinks',
  feature: {
    hooks: {
      beforeChange: [
        ({ collection, path, req, value }) => {
          const root = (value as { root?: Node } | null | undefined)?.root
          if (root === undefined || hasSafeLinks(root)) return value as unknown
          const errors = [{ path: path.join('.'), message: messageIn(req) }]
          throw new ValidationError({ ...(collection && { collection: collection.slug }), errors, req }, req.t)
        },
      ],
    },
  },
})

const validateUrl: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const isInternal = (siblingData as Node['fields'])?.linkType === 'internal'
  return isInternal || (typeof value === 'string' && isSafeLink(value)) ? true : messageIn(req)
}

/** The form of a link says what is wrong before the text is saved. */
const withSafeUrl = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' ? ({ ...field, validate: validateUrl } as FieldAffectingData) : field

/** To addresses alone: of a link to a record the site has no address, and shows its words (portal/rich-text.ts). */
const links = LinkFeature({
  enabledCollections: [],
  fields: ({ defaultFields }) => defaultFields.map(withSafeUrl),
})

/** The title of the page is its first heading; the contents of a page are made of the second and third. */
const headings = HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] })

/** What the site leaves out when it renders a text, so that nobody writes in vain; and a toolbar that the fixed one replaces. */
const leftOut = new Set(['align', 'checklist', 'indent', 'relationship', 'toolbarInline', 'upload'])

/** The editor of formatted text: Payload's own, with what the site will show, and links that run nothing. */
export const richTextEditor = lexicalEditor({
  admin: {
    placeholder: ({ i18n }) =>
      i18n.language === 'zh'
        ? '在此书写。行首输入“/”可插入标题、列表、引用或分隔线'
        : 'Write here. Type / at the start of a line for headings, lists, a quotation or a rule',
  },
  features: ({ defaultFeatures }) => [
    FixedToolbarFeature(),
    ...defaultFeatures
      .filter(({ key }) => !leftOut.has(key))
      .map((feature) => ({ heading: headings, link: links })[feature.key] ?? feature),
    safeLinks(),
  ],
})
