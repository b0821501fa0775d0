import { APIError, type CollectionBeforeChangeHook } from 'payload'

interface Decided {
  state?: string
  decision?: string | null
  member?: unknown
  ticket?: unknown
}

/** What an agent decides must be possible, and a mail that is done with is decided once. */
export const checkDecision: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || req.user?.collection !== 'users') return data
  const before = originalDoc as Decided
  const { decision, member, ticket } = { ...before, ...(data as Decided) }
  const zh = req.i18n.language === 'zh'
  const refuse = (words: string) => {
    throw new APIError(words, 400, undefined, true)
  }
  if (before.state !== 'waiting') refuse(zh ? '这封来信已经处理过。' : 'This mail has been dealt with.')
  if (decision === 'open' && !member) refuse(zh ? '请选择客户。' : 'Choose the customer.')
  if (decision === 'join' && !ticket) refuse(zh ? '请选择工单。' : 'Choose the ticket.')
  return data
}
