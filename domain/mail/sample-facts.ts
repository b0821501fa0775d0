import type { MailFacts } from './mail.ts'

/** Sample data for all mails; each takes what it needs. */
export const sampleFacts = {
  token: 'Jb3xR0s5cQm1vWZ8n2tYkLpE7uHgA6dFoX9iSrTqVwM',
  email: 'maya.hart@example.com',
  enquiry: {
    receipt: 'C-20260304-0017',
    kind: '咨询 / Consultation',
    id: 17,
    lines: [
      '产品：Armilla Control 2026.1',
      '公司：Northgate Rail Systems',
      '<script>alert(1)</script> & “quotes”\nSecond line',
    ],
  },
  ticket: {
    number: 'T-2026-00042',
    subject: 'Solver stops at t = 0.42 s',
    lines: ['请先更新到2026.1.3，再试一次。', 'Please update to 2026.1.3 first, then try again.\n\nSupport'],
    files: ['solver-log.txt', '截图.png'],
    about: {
      customer: 'Maya Hart',
      organisation: 'Northgate Rail Systems',
      product: 'Armilla Control R2026a',
      severity: '2',
    },
    copy: 'test.bench@example.com',
    other: 'T-2026-00041',
    due: '2026-03-04 17:30',
    rating: 'x7Qm2',
  },
  review: {
    title: 'Armilla Control 2026.1',
    locales: ['zh', 'en'],
    by: 'Maya Hart',
    note: '请看第二段的数字。\nPlease check the figures in the second paragraph.',
    path: '/admin/collections/news/17?locale=zh',
  },
  assignment: { by: 'Maya Hart', count: 12, path: '/admin/translate?person=3' },
  change: 'passkeyAdded',
  device: { at: '2026-03-04 17:30 (China Time)', browser: 'Chrome', system: 'Windows' },
  advisory: {
    number: 'ARM-2026-003',
    title: 'Integer overflow in the bus decoder',
    slug: 'arm-2026-003',
    product: 'armilla-control',
    version: '2026.1.0',
    builds: ['Armilla Control 2026.1.0', 'Armilla Bench 2025.2.1'],
    fixedIn: ['Armilla Control 2026.1.3'],
  },
} satisfies Partial<MailFacts>
