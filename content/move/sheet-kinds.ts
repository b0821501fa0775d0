import { moved } from './kinds.ts'

export const sheetForms = ['csv', 'json'] as const
export type SheetForm = (typeof sheetForms)[number]

const withFiles = new Set(['attachments', 'media', 'release-files', 'videos'])

/** Kinds that can be one table: all that move, but those whose records are files. */
export const sheetKinds: readonly string[] = moved.filter((kind) => !withFiles.has(kind))
