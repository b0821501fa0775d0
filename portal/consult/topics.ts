import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { filterChoice, readChoices } from '#portal/choices.ts'
import { openRecords } from '#portal/records.ts'
import { noInput } from '#portal/schemas.ts'

export const consultTopicList = defineCall({
  path: 'consult/topics',
  summary: { zh: '可以咨询的主题', en: 'Topics for expert consultation' },
  input: noInput,
  output: z.array(z.object({ ...filterChoice.shape, text: z.string() })),
  isKept: true,
  async handler(context) {
    const [choices, { docs }] = await Promise.all([
      readChoices(context, 'consult-topics'),
      context.find('consult-topics', { limit: 0 }),
    ])
    const texts = new Map(openRecords(docs, context.locale).map((topic) => [topic.id, topic.text('text')]))
    return choices.map((choice) => ({ ...choice, text: texts.get(choice.id) ?? '' }))
  },
})
