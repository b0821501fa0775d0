import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Locale } from '#lib/locale.ts'
import type { JsonSchema } from '#portal/openapi-example.ts'
import { texts } from './texts.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString> | ''

/** Levels that are documented; deeper ones repeat themselves or matter to nobody. */
const deepest = 6

/** A short name for the values of a schema: `text`, `1 to 100`, `"ink" | "paper"`. */
function nameType(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const variants = schema.anyOf ?? schema.oneOf
  if (variants !== undefined) return variants.every(isSimple) ? variants.map(nameType).join(' | ') : ''
  if (schema.type === 'array') return isSimple(schema.items ?? {}) ? `${nameType(schema.items ?? {})}[]` : ''
  const format = schema.format === undefined ? '' : ` (${schema.format})`
  return `${schema.type ?? ''}${format}${nameBounds(schema)}`
}

/** A value's constraints, in symbols that need no translation. Bounds that merely repeat the type are left out. */
function nameBounds({ default: preset, maximum, maxLength, minimum, minLength }: JsonSchema): string {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength]
  const isBounded = most !== undefined && most < Number.MAX_SAFE_INTEGER
  const bounds = isBounded ? ` ${least ?? 0}–${most}` : ''
  return preset === undefined ? bounds : `${bounds} = ${JSON.stringify(preset)}`
}

function isSimple(schema: JsonSchema): boolean {
  if (schema.type === 'object' || schema.type === 'array') return false
  return (schema.anyOf ?? schema.oneOf ?? []).every(isSimple)
}

/** The parts of a schema: fields of an object, items of a list, variants of a union. */
export function listFields(schema: JsonSchema, locale: Locale, depth = 0): Html {
  if (depth > deepest) return ''
  const t = texts[locale]
  if (schema.type === 'array') {
    const items = schema.items ?? {}
    return isSimple(items)
      ? ''
      : html`<p class="kind">${t.listOf}</p>
          ${listFields(items, locale, depth + 1)}`
  }
  const variants = schema.anyOf ?? schema.oneOf
  if (variants !== undefined && !variants.every(isSimple)) {
    return html`<p class="kind">${t.oneOf}</p>
      <ul class="variants">
        ${variants.map((variant) => html`<li>${listFields(variant, locale, depth + 1)}</li>`)}
      </ul>`
  }
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return ''
  return html`<ul class="fields">
    ${fields.map(([name, field]) => describeField(name, field, schema.required?.includes(name) === true, locale, depth))}
  </ul>`
}

function describeField(name: string, field: JsonSchema, isRequired: boolean, locale: Locale, depth: number): Html {
  const meaning = locale === 'zh' ? (field['x-description-zh'] ?? field.description) : field.description
  const type = nameType(field)
  return html`<li>
    <code class="name">${name}</code>${type === '' ? '' : html` <span class="type">${type}</span>`}
    ${isRequired ? '' : html` <span class="type">${texts[locale].optional}</span>`}
    ${meaning === undefined ? '' : html`<span class="meaning">${meaning}</span>`}
    ${listFields(field, locale, depth + 1)}
  </li>`
}
