export interface DemoAccount {
  email: string
  name: string
  roles: ('administrator' | 'publisher' | 'editor' | 'translator' | 'agent')[]
}

/** The demo company's staff; the password is made at first start. */
export const demoAccounts: DemoAccount[] = [
  { email: 'admin@armilla.example', name: '沈知微 Shen Zhiwei', roles: ['administrator'] },
  { email: 'publisher@armilla.example', name: '陆明 Lu Ming', roles: ['publisher'] },
  { email: 'editor@armilla.example', name: '顾晓 Gu Xiao', roles: ['editor'] },
  { email: 'translator@armilla.example', name: 'Anna Weber', roles: ['translator'] },
  { email: 'agent@armilla.example', name: '周衡 Zhou Heng', roles: ['agent'] },
]

/** The clinic supplier's. */
const clinicAccounts: DemoAccount[] = [
  { email: 'admin@baiyu.example', name: '温若水 Wen Ruoshui', roles: ['administrator'] },
  { email: 'publisher@baiyu.example', name: '褚向明 Chu Xiangming', roles: ['publisher'] },
  { email: 'editor@baiyu.example', name: '许藕 Xu Ou', roles: ['editor'] },
  { email: 'agent@baiyu.example', name: '段晴 Duan Qing', roles: ['agent'] },
]

/** Accounts by what `PORTICO_DEMO` says. */
export const accountsOf = { on: demoAccounts, clinic: clinicAccounts }

/** Visitors of the demo, one for each language; their password is the staff's. */
export const demoMembers = [
  { email: 'lin.xia@example.com', name: '林夏', language: 'zh' },
  { email: 'maya.hart@example.com', name: 'Maya Hart', language: 'en' },
] as const
