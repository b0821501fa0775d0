import { describe, expect, it } from 'vitest'
import { collections } from '#content/collections/index.ts'
import { moved, staying } from './kinds.ts'

describe('27: what moves', () => {
  it('is decided for every collection', () => {
    const decided = [...moved, ...Object.keys(staying)]
    expect(decided.toSorted()).toEqual(collections.map(({ slug }) => slug).toSorted())
    expect(new Set(decided).size).toBe(decided.length)
  })

  it('is nothing of people, of the desk, and of what happens here', () => {
    for (const slug of ['users', 'members', 'tickets', 'enquiries', 'mails', 'missing-addresses', 'reviews'])
      expect([slug, moved.includes(slug)]).toEqual([slug, false])
  })
})
