import type { AfterErrorHook, CollectionConfig } from 'payload'
import { refuseWrongQuery } from './hooks/wrong-queries.ts'

/** What busboy says of a form that does not hold together; it comes from nothing but a request's body. */
const brokenForm = new Set(['Malformed part header', 'Unexpected end of form', 'Unexpected end of file'])
const broken = { zh: '表单不完整，或格式有误。', en: 'The form is incomplete or malformed.' }

/** Names wrong input as such where Payload cannot tell it from a fault of ours. Nothing else is mapped: a fault stays one. */
export const answerBrokenForm: AfterErrorHook = ({ error, req }) => {
  if (!brokenForm.has(error.message)) return undefined
  const message = broken[req.i18n.language === 'zh' ? 'zh' : 'en']
  return { status: 400, response: { errors: [{ message }] } }
}

/**
 * Says which field is wrong. The admin is compiled with a Payload of its own, which does not know what a hook of ours throws
 * by its class, and would leave that out of the answer.
 */
export const nameWrongFields: AfterErrorHook = ({ error }) => {
  if (error.name !== 'ValidationError' || !('data' in error)) return undefined
  const { data, message, name } = error as Error & { data: Record<string, unknown> }
  return { response: { errors: [{ name, data, message }] } }
}

/** A collection whose conditions are looked at before the database is. */
export const withInputRules = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), refuseWrongQuery] },
})
