import { isStaffField } from '#content/access/roles.ts'
import { slugField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from './content-collection.ts'

/** What visitors can ask experts about, and who answers. */
export const consultTopics = contentCollection({
  slug: 'consult-topics',
  labels: names('咨询主题', 'Consultation topic', 'Consultation topics'),
  group: groups.company,
  orderable: true,
  fields: [
    titleField,
    slugField,
    passage('text', ['说明', 'Text', '一句话，帮访客选对主题', 'One sentence that helps to choose the right one']),
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      access: { read: isStaffField },
      ...describe(
        '谁来答复',
        'Who answers',
        '这些人收到通知并成为负责人；不填则发到来件邮箱。访客看不到',
        'They are e-mailed and become the assignees; if nobody is chosen, the mailbox for enquiries is used. Visitors don’t see this',
      ),
    },
  ],
})
