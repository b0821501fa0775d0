import { type DateField, type SanitizedConfig, traverseFields } from 'payload'

/** How dates are written in the admin, in both languages; with the time where the time matters. */
const dayFormat = 'yyyy-MM-dd'
export const timeFormat = 'yyyy-MM-dd HH:mm'

type DateOptions = NonNullable<NonNullable<DateField['admin']>['date']>

/** Writes the dates of all forms as lists write them; by itself Payload has 11/18/2026. */
export function formatDates(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        if (!('type' in field) || field.type !== 'date') return
        const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime'
        const date = { displayFormat: hasTime ? timeFormat : dayFormat, ...field.admin?.date } as DateOptions
        field.admin = { ...field.admin, date }
      },
    })
  return config
}
