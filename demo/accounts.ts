/** The demo company's staff; the password is made at first start. */
export const demoAccounts = [
  { email: 'admin@armilla.example', name: '沈知微 Shen Zhiwei', roles: ['administrator'] },
  { email: 'publisher@armilla.example', name: '陆明 Lu Ming', roles: ['publisher'] },
  { email: 'editor@armilla.example', name: '顾晓 Gu Xiao', roles: ['editor'] },
  { email: 'translator@armilla.example', name: 'Anna Weber', roles: ['translator'] },
  { email: 'agent@armilla.example', name: '周衡 Zhou Heng', roles: ['agent'] },
]

/** Visitors of the demo, one for each language; their password is the staff's. */
export const demoMembers = [
  { email: 'lin.xia@example.com', name: '林夏', language: 'zh' },
  { email: 'maya.hart@example.com', name: 'Maya Hart', language: 'en' },
] as const
