import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { lostReasons, noteRefusal } from './refusal.ts'

const sent: FormState = {
  title: { value: 'A', valid: true },
  path: { value: '/trust', valid: true },
  tags: { value: [1], valid: true, errorMessage: 'of an earlier press' },
}
const refused: FormState = { ...sent, path: { value: '/trust', valid: false, errorMessage: 'It is taken' } }
const refusal = noteRefusal(sent, refused)
if (refusal === undefined) throw new Error('It was refused')
const lost = (change: FormState) => lostReasons(refusal, { ...refused, ...change })

it('knows why a form was refused as long as it is as it was', () => {
  expect([...refusal.reasons]).toEqual([['path', 'It is taken']])
  expect(lost({})).toEqual([])
  expect(lost({ path: { value: '/trust', valid: true } })).toEqual([{ path: 'path', message: 'It is taken' }])
  expect(lost({ path: { value: '/trust', valid: true }, tags: { value: 1 }, added: { value: 2 } })).toHaveLength(1)
})

it('knows it though what takes the reason away comes at the same time', () => {
  const both: FormState = { ...sent, path: { value: '/trust', valid: true, errorMessage: 'It is taken' } }
  const noted = noteRefusal(sent, both)
  expect(noted && lostReasons(noted, both)).toEqual([{ path: 'path', message: 'It is taken' }])
})

it('knows nothing once something was changed, be it another field, and of a form that was not refused', () => {
  expect(lost({ path: { value: '/trusted', valid: true, isModified: true } })).toBeUndefined()
  expect(lost({ path: { value: '/trust', valid: true }, title: { value: 'B', isModified: true } })).toBeUndefined()
  expect(noteRefusal(sent, sent)).toBeUndefined()
})
