import type { CollectionConfig } from 'payload'
import { mayTranslate, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { groups } from './content-collection.ts'

/** A moment, with its time. */
const moment = (name: string, ...[zh, en, hintZh, hintEn]: [string, string, string, string]) => ({
  name,
  type: 'date' as const,
  ...describe(zh, en, hintZh, hintEn),
})

/** Every address in what visitors see, and what became of asking for it. Kept by content/links/check-links.ts alone. */
export const checkedLinks: CollectionConfig = {
  slug: 'checked-links',
  labels: names('检查过的链接', 'Checked link', 'Checked links'),
  admin: { hidden: true, useAsTitle: 'address', group: groups.site },
  access: { read: mayTranslate, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      ...describe('地址', 'Address', '内容里写的链接', 'As written in the content'),
    },
    { ...moment('nextAt', '下次检查', 'Next check', '到时自动检查', 'When it is checked next'), index: true },
    moment('checkedAt', '上次检查', 'Checked at', '最近一次检查的时间', 'When it was last checked'),
    moment('failingSince', '何时起打不开', 'Failing since', '第一次打不开的时间', 'When it first failed'),
    {
      name: 'isBroken',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      ...describe('已失效', 'Broken', '相隔一天两次都打不开', 'It failed twice, a day apart'),
    },
    {
      name: 'reason',
      type: 'text',
      ...describe('原因', 'Reason', '状态码或故障的种类', 'A status, or a kind of failure'),
    },
  ],
}
