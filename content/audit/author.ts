import type { Field } from 'payload'
import { isStaffField, nobody } from '#content/access/roles.ts'
import { describe } from '#content/fields/labels.ts'

/** Names of the fields below: no document of the published side has them (content/published/projection.ts). */
export const authorNames: ReadonlySet<string> = new Set(['updatedBy', 'updatedById'])

const words = describe('最后修改人', 'Last changed by', '由系统填写', 'Written by the system')

/** Nobody says who they are: what a request gives is dropped, and the server writes who is signed in. */
const byServer = { create: nobody, update: nobody, read: isStaffField }

/**
 * Who wrote a version: number and name at that time, since the account may be gone when somebody asks. Empty for the
 * house itself, such as a worker or the demo.
 */
export const authorFields: Field[] = [
  {
    name: 'updatedBy',
    type: 'text',
    access: byServer,
    hooks: { beforeChange: [({ req: { user } }) => (user?.collection === 'users' ? (user.name ?? '') : null)] },
    label: words.label,
    admin: {
      ...words.admin,
      readOnly: true,
      position: 'sidebar',
      disableBulkEdit: true,
      condition: ({ updatedBy }: { updatedBy?: unknown }) => Boolean(updatedBy),
    },
  },
  {
    name: 'updatedById',
    type: 'number',
    index: true,
    access: byServer,
    hooks: { beforeChange: [({ req: { user } }) => (user?.collection === 'users' ? user.id : null)] },
    label: { zh: '最后修改人的编号', en: 'Who changed it last' },
    admin: { hidden: true, disableListColumn: true, disableBulkEdit: true },
  },
]
