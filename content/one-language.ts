import { type Field, type LabelFunction, type SanitizedConfig, traverseFields } from 'payload'
import { isLocale, type Locale } from '#lib/locale.ts'
import type { AdminText } from './fields/labels.ts'

type AskedLabel = (asked: { i18n: { language: Locale }; t: () => string }) => unknown

/**
 * A label of the configuration in a language, whether it is asked for it or a text of each.
 * @returns nothing for one of Payload's own, which asks for its words
 */
export function labelText(label: unknown, language: Locale): string | undefined {
  const told: unknown = typeof label === 'function' ? (label as AskedLabel)({ i18n: { language }, t: () => '' }) : label
  const text = isPair(told) ? told[language] : told
  return typeof text === 'string' && text !== '' ? text : undefined
}

interface Labelled {
  label?: unknown
  labels?: Partial<Record<'plural' | 'singular', unknown>>
  options?: unknown[]
  blocks?: Labelled[]
  admin?: { description?: unknown; components?: Record<string, unknown> }
}

const isPair = (text: unknown): text is AdminText =>
  typeof text === 'object' && text !== null && 'zh' in text && 'en' in text

/** A text of two languages as one that is asked for its language; anything else as it is. */
function askLanguage(text: unknown): unknown {
  if (!isPair(text)) return text
  const say: LabelFunction = ({ i18n: { language } }) => text[isLocale(language) ? language : 'en']
  return say
}

function settleLabels(labelled: Labelled): void {
  const { label, labels } = labelled
  if (isPair(label)) labelled.label = askLanguage(label)
  if (labels) labelled.labels = { singular: askLanguage(labels.singular), plural: askLanguage(labels.plural) }
}

/**
 * Whether Payload hands the field to a component: it keeps what it hands over for all languages, in that of who came first
 * (`getClientSchemaMap`). A cell of lists gets its own.
 */
const isDrawnByComponent = (type: string | undefined, components: Record<string, unknown> = {}) =>
  type === 'richText' || Object.keys(components).some((name) => name !== 'Cell' && name !== 'Filter')

function settleField(field: Field | { type?: string }): void {
  // Payload asks a tab for its label without saying in which language.
  if (!('type' in field) || field.type === 'tab') return
  const labelled = field as Labelled
  const { admin } = labelled
  if (!isDrawnByComponent(field.type, admin?.components)) settleLabels(labelled)
  // A field of our own reads its hint from its properties, where Payload leaves out what has to be asked for.
  if (isPair(admin?.description) && !admin.components?.Field)
    labelled.admin = { ...admin, description: askLanguage(admin.description) }
  if (Array.isArray(labelled.options))
    labelled.options = labelled.options.map((option: unknown) =>
      typeof option === 'object' && option !== null && 'label' in option
        ? { ...option, label: askLanguage(option.label) }
        : option,
    )
  for (const block of labelled.blocks ?? []) settleLabels(block)
}

/**
 * Has Payload send the browser each label in the one language that is read. Of a pair it would send both, with every page,
 * and where its own screens expect a text they would say “[object Object]” (admin/frame/name-controls.ts mends the rest).
 */
export function settleLanguages(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    settleLabels(entity)
    traverseFields({ config, fields: entity.fields, callback: ({ field }) => settleField(field) })
  }
  return config
}
