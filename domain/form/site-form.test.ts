import { describe, expect, it } from 'vitest'
import { currentConsent, type EnquiryKind, enquiryFields, enquiryKinds, isOptional } from '#domain/enquiry/enquiry.ts'
import type { FormField } from './form-fields.ts'
import { checkSiteForm, mayHide, type SiteForm, usualForm } from './site-form.ts'

const filled: Record<string, string> = {
  name: 'Mara',
  company: 'Nordvik',
  email: 'mara@example.com',
  phone: '+47 55 00 00',
  subject: 'Bench',
  quantity: '2',
  region: 'Bergen',
  partnerClass: 'technology',
  topic: 'modelling',
  channel: 'email',
  position: 'engineer',
  message: 'Words',
  credit: 'named',
  consent: currentConsent,
}
const valuesOf = (kind: EnquiryKind, own: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.keys(enquiryFields[kind]).map((name) => [name, filled[name] ?? ''])),
  ...own,
})
const question: FormField = {
  id: 'q1',
  kind: 'number',
  label: 'Benches',
  hint: '',
  isRequired: true,
  isHalf: false,
  least: 1,
  options: [],
}

describe('a form of the site', () => {
  it.each(enquiryKinds)('%s takes, as the product has it, what its call takes', (kind) => {
    expect(checkSiteForm(kind, usualForm, valuesOf(kind))).toEqual({})
    for (const name of Object.keys(enquiryFields[kind])) {
      const faults = checkSiteForm(kind, usualForm, valuesOf(kind, { [name]: '' }))
      expect(faults, name).toEqual(isOptional(kind, name) ? {} : { [name]: 'missing' })
    }
  })

  it.each(enquiryKinds)('%s asks for each optional field that editors require', (kind) => {
    for (const name of Object.keys(enquiryFields[kind]).filter((each) => isOptional(kind, each))) {
      const form: SiteForm = { ...usualForm, version: 'v', required: [name] }
      expect(checkSiteForm(kind, form, valuesOf(kind, { [name]: ' ' }))).toEqual({ [name]: 'missing' })
    }
  })

  it('judges the fields that editors added by their own rules', () => {
    const form: SiteForm = { ...usualForm, version: 'v', fields: [question] }
    expect(checkSiteForm('contact', form, valuesOf('contact'))).toEqual({ q1: 'missing' })
    expect(checkSiteForm('contact', form, valuesOf('contact', { q1: '0' }))).toEqual({ q1: 'wrong' })
    expect(checkSiteForm('contact', form, valuesOf('contact', { q1: '3' }))).toEqual({})
  })

  it('takes the consent that it shows, and no other', () => {
    const form: SiteForm = { ...usualForm, version: 'v', consent: { version: 'own-1', text: 'Yes' } }
    expect(checkSiteForm('contact', form, valuesOf('contact'))).toEqual({ consent: 'wrong' })
    expect(checkSiteForm('contact', form, valuesOf('contact', { consent: '' }))).toEqual({ consent: 'missing' })
    expect(checkSiteForm('contact', form, valuesOf('contact', { consent: 'own-1' }))).toEqual({})
    expect(checkSiteForm('contact', usualForm, valuesOf('contact', { consent: 'own-1' }))).toEqual({ consent: 'wrong' })
    expect(checkSiteForm('contact', usualForm, valuesOf('contact', { consent: 'toString' }))).toEqual({
      consent: 'wrong',
    })
  })

  it('may leave out what is optional, and never the number of whoever wants to be called', () => {
    for (const kind of enquiryKinds)
      for (const name of Object.keys(enquiryFields[kind]))
        expect(mayHide(kind, name), `${kind} ${name}`).toBe(
          isOptional(kind, name) && `${kind} ${name}` !== 'consultation phone',
        )
    const call = valuesOf('consultation', { channel: 'phone', phone: '' })
    expect(checkSiteForm('consultation', usualForm, call)).toEqual({ phone: 'missing' })
  })
})
