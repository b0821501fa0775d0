import type { Where } from 'payload'
import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { defineCall } from '#portal/call.ts'
import { loadNamed, named, pickNamed } from '#portal/named.ts'
import { openRecords } from '#portal/records.ts'
import { noInput, paged, paging } from '#portal/schemas.ts'
import { machineFields, machineItem, readMachineItem } from './machine-item.ts'

const hasSlug = (relation: string, slug: string): Where => ({
  or: locales.map((locale) => ({ [`${relation}.slug.${locale}`]: { equals: slug } })),
})

/** Machines in the editors' order, by class and interface. An unknown one is an empty list, not an error. */
export const machineList = defineCall({
  path: 'machine/list',
  summary: { zh: '硬件，可按类别和接口筛选', en: 'Machines, by class and interface' },
  input: z.object({ ...paging, class: z.string().max(96).optional(), interface: z.string().max(96).optional() }),
  output: z.object({ ...paged, items: z.array(machineItem) }),
  tags: () => ['machines', 'machine-classes', 'machine-interfaces', 'media'],
  handler: async ({ find, locale }, { class: kind, interface: port, page, pageSize }) => {
    const where: Where = {
      and: [
        ...(kind === undefined ? [] : [hasSlug('class', kind)]),
        ...(port === undefined ? [] : [hasSlug('interfaces', port)]),
      ],
    }
    const found = await find('machines', {
      where,
      sort: '_order',
      page,
      limit: pageSize,
      depth: 1,
      select: machineFields,
    })
    return {
      page,
      pageSize,
      total: found.totalDocs,
      pages: found.totalPages,
      items: openRecords(found.docs, locale).map((item) => readMachineItem(item, locale)),
    }
  },
})

/** The classes and interfaces that machines have, in the editors' order. */
export const machineFilters = defineCall({
  path: 'machine/filters',
  summary: { zh: '硬件的类别与接口', en: 'Classes and interfaces of the machines' },
  input: noInput,
  output: z.object({ classes: z.array(named), interfaces: z.array(named) }),
  tags: () => ['machines', 'machine-classes', 'machine-interfaces'],
  handler: async (context) => {
    const [classes, interfaces, { docs }] = await Promise.all([
      loadNamed(context, 'machine-classes'),
      loadNamed(context, 'machine-interfaces'),
      context.find('machines', { limit: 0, select: ['class', 'interfaces'] }),
    ])
    const used = (names: typeof classes, ids: unknown[]) => {
      const known = new Set(ids.map(String))
      return pickNamed(
        names,
        [...names.keys()].filter((key) => known.has(key)),
      )
    }
    return {
      classes: used(
        classes,
        docs.map((record) => record.class),
      ),
      interfaces: used(
        interfaces,
        docs.flatMap((record) => (record.interfaces as unknown[] | null) ?? []),
      ),
    }
  },
})
