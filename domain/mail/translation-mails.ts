import { type Mail, siteVariable as site } from './mail.ts'

/** What staff are told of translations. */
export const translationMails = {
  translationsAssigned: {
    area: 'staff',
    title: { zh: '分配翻译', en: 'Translations assigned' },
    when: {
      zh: '同事把要翻译的内容分配给一位员工后',
      en: 'When a colleague assigns content to a member of staff to translate',
    },
    variables: {
      ...site,
      by: { name: { zh: '谁', en: 'Who' }, isRequired: true },
      count: { name: { zh: '内容的数目', en: 'Number of items' }, kind: 'number' },
    },
    words: {
      zh: {
        subject: '有{count}条内容请您翻译 · {site}',
        text: '{by}把{count}条内容分配给您翻译。',
        action: '打开清单',
      },
      en: {
        subject: '{count, plural, one {One item} other {# items}} for you to translate · {site}',
        text: '{by} has assigned {count, plural, one {one item} other {# items}} to you to translate.',
        action: 'Open the list',
      },
    },
    read: ({ assignment = { by: '', count: 1, path: '/admin' } }) => ({ by: assignment.by, count: assignment.count }),
    links: ({ assignment }) => ({ action: assignment?.path ?? '/admin' }),
  },
} satisfies Record<string, Mail>
