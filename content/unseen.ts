import type { PayloadRequest } from 'payload'

const unseen = new WeakMap<PayloadRequest, Set<string>>()

/**
 * Notes whether a change that is being made leaves what visitors read as it was, as a draft that saves itself does.
 * @param tag as `news:12`
 */
export function noteUnseen(req: PayloadRequest, tag: string, isUnseen: boolean): void {
  const tags = unseen.get(req) ?? new Set()
  unseen.set(req, tags)
  if (isUnseen) tags.add(tag)
  else tags.delete(tag)
}

/** Whether the change that is being made of a record is known to change nothing for visitors. */
export const isUnseen = (req: PayloadRequest, tag: string): boolean => unseen.get(req)?.has(tag) === true
