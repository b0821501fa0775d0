import type { FieldKind } from '#domain/form/form-fields.ts'
import type { CallOutput } from '#portal/client.ts'
import { makeRecord, mark } from './records.ts'
import { openForm } from './enquiries.ts'
import type { TestPortal } from '../setup/portal.ts'

interface MadeField {
  title: string
  kind: FieldKind
  choices?: { title: string }[]
  least?: number
  most?: number
  isRequired?: boolean
}

/** A form with one field of each kind that is written. */
export const everyKind: MadeField[] = [
  { title: 'Company', kind: 'line' },
  { title: 'Words', kind: 'passage', isRequired: false },
  { title: 'Visitors', kind: 'number', least: 1, most: 12 },
  { title: 'Day', kind: 'date' },
  { title: 'Language', kind: 'choice', choices: [{ title: 'Chinese' }, { title: 'English' }] },
  { title: 'Benches', kind: 'choices', choices: [{ title: 'Hydraulic' }, { title: 'Battery' }], isRequired: false },
  { title: 'Parking', kind: 'yes', isRequired: false },
]

/** Publishes a form that editors could have made. */
export async function makeForm(test: TestPortal, fields: object = {}, questions: readonly MadeField[] = everyKind) {
  const { id, name } = await makeRecord(test.payload, 'forms', undefined, { questions, ...fields })
  const slug = mark(name, 'zh')
  return { id: Number(id), name, slug, read: () => test.ask('form/detail', 'zh', { id: slug }) }
}

/** What a person writes into a form of `everyKind`, ready for the call. */
export function fillForm(test: TestPortal, shape: CallOutput<'form/detail'>, email: string, own: object = {}) {
  const idOf = (label: string) => shape.fields.find((field) => field.label === label)
  const valueOf = (label: string, choice: number) => idOf(label)?.options[choice]?.value ?? ''
  const answers: Record<string, string> = {
    [idOf('Company')?.id ?? '']: '江南机电研究所',
    [idOf('Visitors')?.id ?? '']: '4',
    [idOf('Day')?.id ?? '']: '2027-03-15',
    [idOf('Language')?.id ?? '']: valueOf('Language', 1),
    [idOf('Benches')?.id ?? '']: `${valueOf('Benches', 0)}\n${valueOf('Benches', 1)}`,
  }
  return {
    id: shape.slug,
    version: shape.version,
    name: '林夏',
    email,
    consent: shape.consent.version,
    answers,
    token: openForm(test.payload, 'form'),
    ...own,
  }
}
