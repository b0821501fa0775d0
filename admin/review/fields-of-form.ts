import { getTranslation } from '@payloadcms/translations'
import type { ClientField } from 'payload'

type I18n = Parameters<typeof getTranslation>[1]

/** A field of the form that a remark can be about. */
export interface NamedField {
  path: string
  label: string
  /** In which of the form's tabs it is. */
  tab?: number
}

const unwritten = new Set(['_status', 'updatedBy', 'updatedById', 'createdAt', 'updatedAt', 'deletedAt'])

/** What somebody fills in, by the names that stand in the form. */
export function fieldsOfForm(fields: readonly ClientField[], i18n: I18n, tab?: number): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((each, index) => fieldsOfForm(each.fields, i18n, index))
    if (field.type === 'row' || field.type === 'collapsible') return fieldsOfForm(field.fields, i18n, tab)
    if (field.type === 'ui' || field.type === 'join' || !('name' in field) || !field.name) return []
    const isHidden = field.admin?.hidden === true || unwritten.has(field.name) || field.name.startsWith('_')
    if (isHidden) return []
    const { label } = field
    const words = label ? getTranslation(label, i18n) : field.name
    return [{ path: field.name, label: words, ...(tab !== undefined && { tab }) }]
  })
}

const find = (path: string) =>
  document.getElementById(`field-${path}`) ?? document.querySelector<HTMLElement>(`label[for="field-${path}"]`)

/** Brings a field into view and puts the cursor there; a tab that is closed is opened first. */
export async function goToField({ path, tab }: NamedField): Promise<void> {
  if (find(path) === null && tab !== undefined) {
    document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click()
    for (let frames = 0; frames < 20 && find(path) === null; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const found = find(path)
  const place = found?.closest<HTMLElement>('.field-type') ?? found
  place?.scrollIntoView({ block: 'center' })
  const typed = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button, [tabindex]'
  const target = place?.matches(typed) ? place : place?.querySelector<HTMLElement>(typed)
  target?.focus({ preventScroll: true })
}
