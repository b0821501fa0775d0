import type { CollectionConfig } from 'payload'
import { env } from '#lib/env.ts'
import { hasRole, isAdministrator, isAdministratorField, isStaff, nobody, roles } from '#content/access/roles.ts'
import { noteLogin } from '#content/audit/sign-ins.ts'
import { describe, names } from '#content/fields/labels.ts'
import { endPasskeysOfDeleted } from '#content/hooks/end-sessions.ts'
import { askPresentPassword, tellOfCredentials } from '#content/hooks/staff-credentials.ts'
import { askSecondFactor, resetStaffPassword, shutWays } from '#content/staff-second-factor.ts'
import { groups } from './content-collection.ts'
import { deskNotices } from './ticket/desk-notices.ts'

const roleNames = {
  administrator: { zh: '管理员', en: 'Administrator' },
  publisher: { zh: '发布者', en: 'Publisher' },
  editor: { zh: '编辑', en: 'Editor' },
  translator: { zh: '译者', en: 'Translator' },
  agent: { zh: '客服', en: 'Agent' },
  security: { zh: '安全', en: 'Security' },
} satisfies Record<(typeof roles)[number], { zh: string; en: string }>

const presentPassword = describe(
  '您的当前密码',
  'Your current password',
  '更改邮箱或密码时填写，确认是您本人',
  'Needed to change the e-mail address or the password, to confirm that it’s you',
)

const byNobody = { read: nobody, create: nobody, update: nobody }

/** Staff. Customers are another collection; neither can become the other. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: names('员工', 'Staff member', 'Staff'),
  admin: { useAsTitle: 'name', group: groups.site, defaultColumns: ['name', 'email', 'roles'] },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // No lock: whoever knows an address could hold it against its owner. Guesses are limited by server/staff/sign-in.ts.
    maxLoginAttempts: 0,
    useSessions: true,
    cookies: { sameSite: 'Strict', secure: env.PUBLIC_URL?.startsWith('https://') ?? false },
    // Nobody reads staff by an API key; the fewer the ways in, the fewer to guard.
    useAPIKey: false,
  },
  access: {
    admin: ({ req }) => hasRole(req.user, ...roles),
    read: isStaff,
    create: isAdministrator,
    update: ({ req, id }) =>
      hasRole(req.user, 'administrator') || (req.user?.collection === 'users' && req.user.id === id),
    delete: isAdministrator,
    unlock: nobody,
  },
  hooks: {
    beforeLogin: [askSecondFactor],
    afterLogin: [noteLogin],
    beforeChange: [askPresentPassword],
    afterChange: [tellOfCredentials],
    beforeDelete: [endPasskeysOfDeleted],
  },
  endpoints: [...shutWays, resetStaffPassword],
  fields: [
    {
      name: 'presentPassword',
      type: 'text',
      virtual: true,
      label: presentPassword.label,
      admin: {
        ...presentPassword.admin,
        components: { Field: '/staff/present-password.tsx#PresentPassword' },
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'name', type: 'text', required: true, ...describe('姓名', 'Name', '在后台显示', 'Shown in the admin') },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      saveToJWT: true,
      options: roles.map((value) => ({ value, label: roleNames[value] })),
      access: { create: isAdministratorField, update: isAdministratorField },
      ...describe(
        '角色',
        'Roles',
        '决定能看和能改的内容；只有管理员可以修改',
        'Decide what can be seen and changed; only administrators can change them',
      ),
    },
    ...deskNotices,
    {
      name: 'secondFactor',
      type: 'ui',
      label: { zh: '两步验证', en: 'Two-step verification' },
      admin: { components: { Field: '/staff/second-factor.tsx#SecondFactor' } },
    },
    // The sealed secret of the authenticator, the last of its codes that was taken, and the digests of the recovery codes
    // that are left. The pages of the second factor alone read and write them.
    { name: 'totpSealed', type: 'text', hidden: true, access: byNobody },
    { name: 'totpStep', type: 'number', hidden: true, access: byNobody },
    { name: 'recoveryCodes', type: 'json', hidden: true, access: byNobody },
    // What one of the passkeys has been asked and has not answered yet.
    { name: 'passkeyQuestion', type: 'json', hidden: true, access: byNobody },
    // Digests of where the account was used from (portal/auth/known-networks.ts).
    { name: 'networks', type: 'json', hidden: true, access: byNobody },
  ],
}
