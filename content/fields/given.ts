import type { Field } from 'payload'
import { nobody } from '#content/access/roles.ts'

/** What a person wrote or the house noted: staff read it, and nobody changes it. */
export const given = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, readOnly: true }, access: { update: nobody } }) as Field
