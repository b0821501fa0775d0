import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, whereRelated } from '#portal/choices.ts'
import { answerPage, listed } from '#portal/listed.ts'
import { loadNamed, named } from '#portal/named.ts'
import { numberOf } from '#portal/records.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { machineFields, machineItem, readMachineItem } from './machine-item.ts'

/** Machines in the editors' order, by class and interface. An unknown one is an empty list, not an error. */
export const machineList = defineCall({
  path: 'machine/list',
  summary: { zh: '硬件，可按类别和接口筛选', en: 'Machines, by class and interface' },
  input: z.object({ ...paging, class: choiceSlug, interface: choiceSlug }),
  output: z.object({ ...listed, items: z.array(machineItem) }),
  isKept: true,
  handler: async (context, { class: kind, interface: port, ...asked }) => {
    const and = await whereRelated(context, {
      class: { collection: 'machine-classes', slug: kind },
      interfaces: { collection: 'machine-interfaces', slug: port },
    })
    return answerPage(
      context,
      'machines',
      { ...asked, where: { and }, sort: '_order', select: [...machineFields, 'updatedAt'] },
      readMachineItem,
    )
  },
})

/** The classes and interfaces that machines have, in the editors' order. */
export const machineFilters = defineCall({
  path: 'machine/filters',
  summary: { zh: '硬件的类别与接口', en: 'Classes and interfaces of the machines' },
  input: noInput,
  output: z.object({ classes: z.array(named), interfaces: z.array(named) }),
  isKept: true,
  handler: async (context) => {
    const [classes, interfaces, { docs }] = await Promise.all([
      loadNamed(context, 'machine-classes'),
      loadNamed(context, 'machine-interfaces'),
      context.find('machines', { limit: 0, select: ['class', 'interfaces'] }),
    ])
    const used = (names: typeof classes, related: Parameters<typeof numberOf>[0][]) => {
      const known = new Set(related.map((each) => String(numberOf(each))))
      return [...names].filter(([key]) => known.has(key)).map(([, name]) => name)
    }
    return {
      classes: used(
        classes,
        docs.map((record) => record.class),
      ),
      interfaces: used(
        interfaces,
        docs.flatMap((record) => record.interfaces ?? []),
      ),
    }
  },
})
