import type { CollectionConfig, Field } from 'payload'
import { isAdministratorField, isStaffField, nobody } from '#content/access/roles.ts'
import { addedFields } from '#content/fields/form-fields.ts'
import { caution, consentText, hasReceiptMail, keepDays, receivedText } from '#content/fields/form-settings.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, passage } from '#content/fields/texts.ts'
import { siteFormEndpoints } from '#content/site-forms/endpoints.ts'
import { siteFormNames } from '#content/site-forms/names.ts'
import { wordings } from '#content/site-forms/wordings.ts'
import { enquiryKinds } from '#domain/enquiry/enquiry.ts'
import { contentCollection, groups } from './content-collection.ts'

/** What the house fills in when a record is opened. */
const byHouse = { access: { create: nobody, update: nobody } }

/** Without days of its own an enquiry is kept as long as the site settings say. */
const { defaultValue: _days, ...keepDaysOf } = keepDays

const fields: Field[] = [
  {
    ...line('title', ['表单', 'Form', '由系统填写', 'Filled in by the system'], true),
    ...byHouse,
    admin: { hidden: true },
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    unique: true,
    index: true,
    options: enquiryKinds.map((value) => ({ value, label: siteFormNames[value] })),
    ...byHouse,
    ...describe('表单代号', 'Kind', '由系统填写', 'Filled in by the system'),
    admin: { hidden: true },
  },
  line('heading', ['标题', 'Heading', '表单上方的标题；留空则用默认的', 'Above the form; leave empty for the default']),
  passage('lead', [
    '导语',
    'Introduction',
    '标题下面的话；留空则用默认的',
    'Below the heading; leave empty for the default',
  ]),
  wordings,
  addedFields,
  consentText,
  receivedText,
  {
    name: 'receivers',
    type: 'relationship',
    relationTo: 'users',
    hasMany: true,
    // Whoever is mailed reads what people wrote: it is not for whoever may word a form to decide.
    access: { read: isStaffField, create: isAdministratorField, update: isAdministratorField },
    ...describe(
      '收件人',
      'Receivers',
      '这些人收到来件的全部内容，代替来件邮箱；咨询仍先发给负责主题的人。谁能在后台看来件由角色决定。只有管理员能改',
      'They are e-mailed what comes in, in place of the mailbox for enquiries; a consultation still goes to the people of its topic first. Who reads enquiries in the admin is decided by role. Only administrators can change this',
    ),
  },
  hasReceiptMail,
  caution,
  {
    ...keepDaysOf,
    required: false,
    ...describe(
      '来件保存天数',
      'Days to keep entries',
      '从收到那天算起；留空则用网站设置里的月数。以后改动只管新的来件',
      'Counted from the day of receipt; left empty, the months of the site settings hold. A change applies to new entries only',
    ),
  },
]

const content = contentCollection({
  slug: 'site-forms',
  labels: names('网站表单', 'Site form', 'Site forms'),
  group: groups.site,
  defaultSort: 'kind',
  columns: ['updatedAt'],
  fields,
})

/**
 * What editors made of the forms that the site has from the beginning: a record for each that somebody has opened, by
 * `POST /admin/api/site-forms/open` alone. What they leave empty is the product's.
 */
export const siteForms: CollectionConfig = {
  ...content,
  admin: {
    ...content.admin,
    components: { ...content.admin?.components, beforeList: ['/site-forms/site-form-list.tsx#SiteFormList'] },
  },
  // Not deleted: a record that is withdrawn gives the product's form back.
  access: { ...content.access, create: nobody, delete: nobody },
  endpoints: siteFormEndpoints,
}
