import type { CollectionConfig } from 'payload'
import { mayChangeShown, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { groups } from './content-collection.ts'

/** Addresses that ended in 404, counted without anything about who asked. Kept by content/redirects/missing.ts alone. */
export const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  labels: names('404地址', 'Missing address', 'Missing addresses'),
  admin: { hidden: true, useAsTitle: 'address', group: groups.site },
  access: { read: mayChangeShown, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      ...describe('地址', 'Address', '访客请求的地址', 'As visitors requested it'),
    },
    {
      name: 'times',
      type: 'number',
      required: true,
      index: true,
      ...describe('次数', 'Times', '请求过几次', 'Number of requests'),
    },
    {
      name: 'firstAt',
      type: 'date',
      ...describe('第一次', 'First', '第一次请求的时间', 'First request'),
    },
    {
      name: 'lastAt',
      type: 'date',
      index: true,
      ...describe('最近一次', 'Last', '最近一次请求的时间', 'Last request'),
    },
    {
      name: 'host',
      type: 'text',
      ...describe('来自', 'Linked from', '最近一次链接过来的网站', 'The site that linked to it last'),
    },
    {
      name: 'isLeftOut',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      ...describe('不再列出', 'Left out', '有人看过，不需要跳转', 'Reviewed: it needs no redirect'),
    },
  ],
}
