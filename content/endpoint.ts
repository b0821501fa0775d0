import { APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { hasRole, isWriter, mayPublish } from '#content/access/roles.ts'

/** What an endpoint of the admin answers, kept nowhere on the way. */
export const answerJson = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * What an endpoint is asked: the body, or the query of one that only reads.
 *
 * @throws APIError 400 in the language of the admin
 */
export async function readInput<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const input: unknown = req.method === 'GET' ? Object.fromEntries(req.searchParams) : await req.json?.()
  const { data, success } = schema.safeParse(input)
  if (success) return data
  throw new APIError(req.i18n.language === 'zh' ? '请求不完整。' : 'The request is not complete.', 400, undefined, true)
}

/** @throws APIError 403 for whoever writes no content, in no language */
export function checkWriter({ user }: PayloadRequest): void {
  if (!isWriter(user)) throw new APIError('Forbidden', 403)
}

/** @throws APIError 403 for everybody but administrators */
export function checkAdministrator({ user }: PayloadRequest): void {
  if (!hasRole(user, 'administrator')) throw new APIError('Forbidden', 403)
}

/** @throws APIError 403 for whoever may not publish */
export function checkPublisher({ user }: PayloadRequest): void {
  if (!mayPublish(user)) throw new APIError('Forbidden', 403)
}
