import type { TicketSeed } from '#demo/content/types.ts'

/** Who asks the clinic supplier, and whom each belongs to. */
export const organisations = [
  { title: '桐荫社区诊所（示例）', plan: 'priority', calendar: 'china', person: 'lin.xia@example.com' },
  { title: 'Hart Family Practice (example)', plan: 'standard', calendar: 'china', person: 'maya.hart@example.com' },
] as const

/** Times are hours before the pack is loaded. */
export const tickets: TicketSeed[] = [
  {
    number: 'T-6BYC-2HTW',
    member: 'lin.xia@example.com',
    product: 'steriliser',
    severity: '2',
    category: 'fault',
    status: 'waiting',
    subject: 'S18显示E41，停在预真空',
    messages: [
      { ago: 30, text: '今天第三锅停在预真空，显示E41。前两锅正常。已经断电。器械要怎么处理？' },
      {
        ago: 29.2,
        by: 'agent',
        after: 'waiting',
        text: '请不要再开机。这一锅的器械要重新灭菌，我们今天下午送一台备用机过去。请告诉我们机器背面的编号，方便带对配件。',
      },
    ],
    note: '仓库还有一台备用S18，司机14点出发。E41多半是真空泵的止回阀。',
  },
  {
    number: 'T-9QDM-5KXR',
    member: 'lin.xia@example.com',
    product: 'nitrile-gloves',
    severity: '3',
    category: 'usage',
    status: 'solved',
    rating: 5,
    subject: 'N3手套BY2610-N3-02的检验报告',
    messages: [
      { ago: 120, text: '卫生监督要看BY2610-N3-02这一批的检验报告，请发一份。' },
      { ago: 118, by: 'agent', after: 'solved', text: '已经发到您的邮箱，也可以凭批号在本站下载。这一批AQL 1.5合格。' },
    ],
  },
  {
    number: 'T-3FPV-8ZLN',
    member: 'maya.hart@example.com',
    product: 'bp-monitor',
    severity: '3',
    category: 'usage',
    status: 'open',
    subject: 'Readings differ by 12 mmHg between two BP-2',
    messages: [
      {
        ago: 8,
        text: 'Two of our BP-2, bought on the same day, differ by about 12 mmHg on the same arm. Which one is right?',
      },
      {
        ago: 6.5,
        by: 'agent',
        after: 'waiting',
        text: 'Please check that both have the same cuff: a standard cuff on a large arm reads 10 mmHg too high. How large is the arm, and what is printed on the cuffs?',
      },
      { ago: 5, text: 'You are right, one has the small cuff. The arm is 31 cm. How often should they be calibrated?' },
    ],
  },
]
