import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { removeText, type TextKind, writeTexts } from '#content/desk/text-index.ts'
import { isPostgres } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'

/** Keeps the agents' index in the transaction of a change. What stands in a ticket is never changed, only added and removed. */
export function indexed(kind: TextKind) {
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    if (operation !== 'create') return
    const { id, subject, text = subject ?? '' } = doc as { id: number; subject?: string; text?: string }
    await writeTexts(askWithin(req), isPostgres(req.payload), [{ kind, id, text }])
  }
  const afterDelete: CollectionAfterDeleteHook = ({ id, req }) =>
    removeText(askWithin(req), isPostgres(req.payload), kind, Number(id))
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}
