import { isStaffField } from '#content/access/roles.ts'
import { slugField, summaryField, titleField } from '#content/fields/fields.ts'
import { formFields } from '#content/fields/form-fields.ts'
import { caution, consentText, hasReceiptMail, keepDays, receivedText } from '#content/fields/form-settings.ts'
import { describe, names } from '#content/fields/labels.ts'
import { contentCollection, groups } from './content-collection.ts'

/** Forms that editors make. What visitors send by them are enquiries of the kind `form`. */
export const forms = contentCollection({
  slug: 'forms',
  labels: names('表单', 'Form', 'Forms'),
  group: groups.company,
  // What else a form has is its own page’s business.
  asRelation: ['slug'],
  fields: [
    titleField,
    summaryField,
    formFields,
    consentText,
    receivedText,
    slugField,
    {
      name: 'receivers',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      access: { read: isStaffField },
      ...describe(
        '收件人',
        'Receivers',
        '这些人收到通知，并能看到这张表单的来件；不填则发到来件邮箱，只有管理员能看到',
        'They are e-mailed and can read this form’s entries; if nobody is chosen, the mailbox for enquiries is notified and only administrators can read them',
      ),
    },
    hasReceiptMail,
    caution,
    keepDays,
    {
      name: 'entries',
      type: 'ui',
      label: { zh: '来件', en: 'What has come' },
      admin: { position: 'sidebar', components: { Field: '/form/form-entries.tsx#FormEntries' } },
    },
  ],
})
