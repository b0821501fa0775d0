import { createServerFeature, lexicalEditor, LinkFeature } from '@payloadcms/richtext-lexical'
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

const links = LinkFeature({ fields: ({ defaultFields }) => defaultFields.map(withSafeUrl) })

/** The editor of formatted text: Payload's own, with links that the site will show and that run nothing. */
export const richTextEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.map((feature) => (feature.key === 'link' ? links : feature)),
    safeLinks(),
  ],
})
