import { guardedBy, type Subject } from './mutant.ts'

/** Forms that editors make. */
export const ownForms: Subject = {
  name: 'Forms that editors make',
  mutants: [
    ...guardedBy(['content/own-forms.test.ts'], 'content/collections/enquiries.ts', [
      {
        text: 'const where: Where = { receivers: { equals: user?.id } }',
        mistake: 'const where: Where = {}',
        reason: 'Whoever is staff reads what comes by any form',
      },
    ]),
    ...guardedBy(['portal/form/forms.test.ts'], 'portal/form/form-send.ts', [
      {
        text: 'if (version !== shape.version)',
        mistake: 'if (version === undefined)',
        reason: 'Answers are filed under questions that were never asked',
      },
      {
        text: 'if (fields.length > 0) throw',
        mistake: 'if (fields.length > 999) throw',
        reason: 'The browser alone decides what may be sent',
      },
    ]),
    ...guardedBy(['portal/form/forms.test.ts'], 'portal/enquiry/tidy.ts', [
      {
        text: '{ eraseAt: { less_than: now.toISOString() } },',
        mistake: '',
        reason: 'What came by a form is kept longer than was said',
      },
    ]),
    ...guardedBy(['content/site-forms/site-forms.test.ts'], 'content/collections/site-forms.ts', [
      {
        text: 'access: { read: isStaffField, create: isAdministratorField, update: isAdministratorField },',
        mistake: 'access: { read: isStaffField },',
        reason: 'Whoever words the form for applications has them mailed to themselves',
      },
    ]),
    ...guardedBy(['content/site-forms/site-forms.test.ts'], 'content/site-forms/wordings.ts', [
      {
        text: "if (value === 'hidden' && !mayHide(kind, field))",
        mistake: "if (value === 'hidden' && kind === undefined)",
        reason: 'A form lacks a field without which its call refuses it',
      },
    ]),
    ...guardedBy(['portal/enquiry/site-form.test.ts'], 'portal/enquiry/site-form.ts', [
      {
        text: 'const unknown = Object.keys(answers).filter((id) => !known.has(id))',
        mistake: 'const unknown: string[] = []',
        reason: 'An answer that the form has no field for is dropped in silence',
      },
      {
        text: 'if (record === undefined || reader?.lang !== locale) return',
        mistake: 'if (record === undefined || reader === undefined) return',
        reason: 'Visitors are asked in the other language',
      },
    ]),
  ],
}
