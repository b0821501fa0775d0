import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { hasRole, isAdministrator, nobody } from '#content/access/roles.ts'
import { describe, languageOptions, names } from '#content/fields/labels.ts'
import { endSessionsOfBlocked, endRecordsOfDeleted } from '#content/hooks/end-sessions.ts'
import { forgetDownloads } from '#content/hooks/forget-downloads.ts'
import { forgetLearning } from '#content/hooks/forget-learning.ts'
import { forgetTickets } from '#content/hooks/tickets.ts'
import { groups } from '#content/collections/content-collection.ts'

/** Staff who look after visitors read all of them; a visitor reads the own record. */
const readMembers: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator', 'agent', 'security')) return true
  return req.user?.collection === 'members' ? { id: { equals: req.user.id } } : false
}
const mayBlock: FieldAccess = ({ req }) => hasRole(req.user, 'administrator', 'security')
/** An account changes hands by its e-mail or password: only its owner's calls may change them, never the admin. */
const byOwnerOnly = { create: nobody, update: nobody }

/**
 * Visitors with an account; staff are `users`. Payload's own way of signing in is off, so that neither collection's
 * credentials mean anything to the other: sessions, passwords and links are the calls of `portal/auth`.
 */
export const members: CollectionConfig = {
  slug: 'members',
  labels: names('访客账户', 'Visitor account', 'Visitor accounts'),
  admin: { useAsTitle: 'email', group: groups.people, defaultColumns: ['name', 'email', 'language', 'blocked'] },
  auth: { disableLocalStrategy: true, useSessions: false },
  access: {
    admin: nobody,
    read: readMembers,
    create: nobody,
    update: ({ req }) => hasRole(req.user, 'administrator', 'security'),
    delete: isAdministrator,
    unlock: nobody,
  },
  hooks: {
    afterChange: [endSessionsOfBlocked],
    beforeDelete: [endRecordsOfDeleted, forgetLearning, forgetDownloads, forgetTickets],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      access: byOwnerOnly,
      ...describe('姓名', 'Name', '由访客填写，只有本人能改', 'As the visitor wrote it; only they can change it'),
    },
    {
      name: 'email',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: byOwnerOnly,
      ...describe(
        '邮箱',
        'E-mail',
        '登录用，已由本人确认；只有本人能改',
        'Used to sign in and confirmed by its owner; only they can change it',
      ),
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'zh',
      options: languageOptions,
      access: byOwnerOnly,
      ...describe('语言', 'Language', '给这位访客的邮件所用的语言', 'The language of e-mail to this visitor'),
    },
    {
      name: 'verifiedAt',
      type: 'date',
      required: true,
      access: byOwnerOnly,
      ...describe(
        '邮箱确认时间',
        'E-mail confirmed at',
        '打开确认链接的时间',
        'When the link in the e-mail was opened',
      ),
    },
    {
      name: 'blocked',
      type: 'checkbox',
      defaultValue: false,
      access: { create: nobody, update: mayBlock },
      ...describe('停用', 'Blocked', '勾选后立即退出所有登录', 'Ends every session immediately'),
    },
    {
      name: 'secondFactor',
      type: 'ui',
      label: { zh: '两步验证', en: 'Two-step verification' },
      admin: { components: { Field: '/staff/second-factor.tsx#SecondFactor' } },
    },
    {
      name: 'declinesAdvisoryMails',
      type: 'checkbox',
      defaultValue: false,
      access: byOwnerOnly,
      ...describe(
        '不要公告邮件',
        'No e-mail about advisories',
        '由访客选择：下载过的版本受安全公告影响时不发邮件',
        'The visitor’s choice: no e-mail when an advisory affects what they downloaded',
      ),
    },
    {
      name: 'ticketMails',
      type: 'select',
      defaultValue: 'mine',
      options: [
        { value: 'all', label: { zh: '本单位所有工单', en: 'All tickets of the organisation' } },
        { value: 'mine', label: { zh: '只有自己的工单', en: 'Own tickets only' } },
        { value: 'none', label: { zh: '不发邮件', en: 'None' } },
      ],
      access: byOwnerOnly,
      ...describe(
        '工单邮件',
        'E-mail about tickets',
        '由访客选择：哪些工单有答复时发邮件',
        'The visitor’s choice: which ticket replies to e-mail about',
      ),
    },
    // Keyed hashes of the networks that the owner signed in from: known again, and no addresses that could be read.
    { name: 'networks', type: 'json', hidden: true, access: { read: nobody, ...byOwnerOnly } },
    // The same of the browsers that the owner signed in by, each known by a cookie of its own.
    { name: 'devices', type: 'json', hidden: true, access: { read: nobody, ...byOwnerOnly } },
    // `hashOfNobody`, which no password has, for who has only ever signed in by another service.
    { name: 'passwordHash', type: 'text', required: true, hidden: true, access: { read: nobody, ...byOwnerOnly } },
    // The second factor: the sealed secret of the authenticator, the last of its codes that was taken, and the digests
    // of the recovery codes that are left.
    { name: 'totpSealed', type: 'text', hidden: true, access: { read: nobody, ...byOwnerOnly } },
    { name: 'totpStep', type: 'number', hidden: true, access: { read: nobody, ...byOwnerOnly } },
    { name: 'recoveryCodes', type: 'json', hidden: true, access: { read: nobody, ...byOwnerOnly } },
  ],
}
