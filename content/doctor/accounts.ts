import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { hasRole } from '#content/access/roles.ts'
import { demoPath } from '#content/demo/view.ts'
import type { Check, Examined, Finding } from './finding.ts'

const staffList = '/admin/collections/users'

async function judgeStaff({ content, env }: Examined): Promise<Finding[]> {
  if (content === undefined) return []
  // With override access: whether somebody has a second factor is in fields that no identity may read.
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const
  const { docs: staff } = await content.payload.find({ collection: 'users', ...all, showHiddenFields: true })
  const { docs: passkeys } = await content.payload.find({ collection: 'staff-passkeys', ...all })
  const owners = new Set(passkeys.map(({ staff: owner }) => (typeof owner === 'object' ? owner.id : owner)))
  const without = staff.filter(({ id, totpSealed }) => !totpSealed && !owners.has(id))
  const administrators = staff.filter((each) => hasRole({ ...each, collection: 'users' }, 'administrator'))
  const found: Finding[] = []
  if (administrators.length === 0)
    found.push({
      name: 'no-administrator',
      level: 'error',
      said: { zh: '还没有管理员。', en: 'There is no administrator yet.' },
      fix: {
        zh: '用启动时显示的地址建立第一个管理员；账户丢了就运行npm run staff:recover。',
        en: 'Create the first one at the address shown at start-up; to recover a lost one, run npm run staff:recover.',
      },
    })
  if (administrators.length === 1)
    found.push({
      name: 'one-administrator',
      level: 'note',
      said: { zh: '只有一个管理员。', en: 'There is only one administrator.' },
      fix: {
        zh: '再设一个，以免那个人不在时没人能处理。',
        en: 'Create a second one, in case the first isn’t available.',
      },
      href: staffList,
    })
  if (env.STAFF_SECOND_FACTOR === 'off' && without.length > 0)
    found.push({
      name: 'no-second-factor',
      level: 'warning',
      said: {
        zh: `${without.length}个员工账户只靠密码登录。`,
        en: `${without.length} staff ${without.length === 1 ? 'account opens' : 'accounts open'} with only a password.`,
      },
      fix: {
        zh: '设置STAFF_SECOND_FACTOR=on，下次登录时就必须设置两步验证。',
        en: 'Set STAFF_SECOND_FACTOR=on: a second factor is then asked for at the next sign-in.',
      },
      href: staffList,
    })
  return found
}

/** The accounts of the demo all have one password, which lies in a file or a variable. */
async function judgeDemo({ env }: Examined): Promise<Finding[]> {
  const hasFile = await access(join(env.DATA_DIR, 'demo-password')).then(
    () => true,
    () => false,
  )
  if (!hasFile && env.PORTICO_DEMO_PASSWORD === undefined) return []
  return [
    {
      name: 'demo-accounts',
      level: env.PUBLIC_URL === undefined ? 'note' : 'error',
      said: {
        zh: '演示账户还在，它们共用一个密码，其中有管理员。',
        en: 'The demo accounts still exist. They share a password, and one is an administrator.',
      },
      fix: {
        zh: '先建立自己的管理员并用它登录，再在“演示内容”里清除演示公司，并删除变量PORTICO_DEMO_PASSWORD。',
        en: 'Create your own administrator account, sign in with it, remove the demo under Demo content, and delete the variable PORTICO_DEMO_PASSWORD.',
      },
      href: `/admin${demoPath}`,
    },
  ]
}

/** Who can get into the admin. */
export const checkAccounts: Check = async (examined) => [
  ...(await judgeStaff(examined)),
  ...(await judgeDemo(examined)),
]
