import { createServerFeature, LinkFeature } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, FieldAffectingData, TextFieldSingleValidation } from 'payload'
import { recordPages } from '#domain/site/record-pages.ts'
import { isSafeLink } from '#lib/safe-link.ts'
import { refuseText, wordsIn } from './refuse-text.ts'

const wrongLink = {
  zh: '链接应以https://、http://、mailto:、tel:、/或#开头，或指向有自己页面的内容',
  en: 'A link starts with https://, http://, mailto:, tel:, / or #, or leads to a record with a page of its own',
}

interface Node {
  type?: unknown
  /** Where older versions of the editor kept it. */
  url?: unknown
  fields?: {
    url?: unknown
    linkType?: unknown
    doc?: { relationTo?: unknown } | null
    body?: { root?: Node } | null
  } | null
  children?: unknown
}

/** Kinds of records that a text may lead to: those with a page of their own. */
const linked: string[] = recordPages.map(({ collection }) => collection)

/** Whether every link leads to a page of a record, or to an address that cannot run anything. */
function hasSafeLinks({ children, fields, type, url }: Node): boolean {
  const isLink = type === 'link' || type === 'autolink'
  const isInternal = fields?.linkType === 'internal'
  const kind = isInternal ? fields?.doc?.relationTo : undefined
  if (isLink && kind !== undefined && kind !== null && !linked.some((each) => each === kind)) return false
  const address = isInternal ? undefined : (fields?.url ?? url)
  if (isLink && address !== undefined && address !== null && !(typeof address === 'string' && isSafeLink(address)))
    return false
  const inside = type === 'block' ? fields?.body?.root : undefined
  if (inside !== undefined && !hasSafeLinks(inside)) return false
  return !Array.isArray(children) || children.every((child: Node | null) => child === null || hasSafeLinks(child))
}

/** Drafts too, which no field validates, and whatever sends them: the admin shows what is stored as it is. */
export const safeLinks = createServerFeature({
  key: 'safeLinks',
  feature: {
    hooks: {
      beforeChange: [
        ({ collection, path, req, value }) => {
          const root = (value as { root?: Node } | null | undefined)?.root
          if (root === undefined || hasSafeLinks(root)) return value as unknown
          return refuseText({ at: { collection, path }, req, words: wrongLink })
        },
      ],
    },
  },
})

const validateUrl: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const isInternal = (siblingData as Node['fields'])?.linkType === 'internal'
  return isInternal || (typeof value === 'string' && isSafeLink(value)) ? true : wordsIn(req, wrongLink)
}

/** The form of a link says what is wrong before the text is saved. */
const withSafeUrl = (field: FieldAffectingData): FieldAffectingData =>
  field.name === 'url' ? ({ ...field, validate: validateUrl } as FieldAffectingData) : field

/** To addresses, and to records with a page of their own: the site finds its address in each language (portal/rich-text.ts). */
export const links = LinkFeature({
  enabledCollections: linked as CollectionSlug[],
  fields: ({ defaultFields }) => defaultFields.map(withSafeUrl),
})
