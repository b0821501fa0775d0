import type { Field } from 'payload'
import { nobody } from '#content/access/roles.ts'

/** The files of an enquiry, a message or a mail: what the house knows of them. They lie in the store of the forms. */
export const storedFiles: Field = {
  name: 'files',
  type: 'array',
  access: { create: nobody, update: nobody },
  label: { zh: '文件', en: 'Files' },
  // Shown as links by `fileLinks`.
  admin: { hidden: true },
  fields: [
    { name: 'file', type: 'text', required: true, index: true, hidden: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'sha256', type: 'text', required: true, hidden: true },
  ],
}

/** The stored files as links. @param component of `admin/enquiry/enquiry-files.tsx` */
export const fileLinks = (component: 'EnquiryFiles' | 'TicketFiles' | 'NoteFiles' | 'DeskInboxFiles'): Field => ({
  name: 'fileLinks',
  type: 'ui',
  label: { zh: '文件', en: 'Files' },
  admin: { components: { Field: `/enquiry/enquiry-files.tsx#${component}` } },
})
