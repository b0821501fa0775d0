import { expect, it } from 'vitest'
import { isOwnPlan, readChosen } from './plan-choice.ts'

const read = (query: string, name: 'course' | 'book' = 'course') => readChosen(new URLSearchParams(query), name)

it('takes each code once, and nothing that can be none', () => {
  expect(read('course=CE101&course=VE201&course=CE101')).toEqual(['CE101', 'VE201'])
  expect(read(`course=%00&course=../x&course==1%2B1&course=&course=${'X'.repeat(21)}`)).toEqual([])
  expect(read('book=system-modelling&course=CE101', 'book')).toEqual(['system-modelling'])
  expect(read(Array.from({ length: 200 }, (_, index) => `course=X${index}`).join('&'))).toHaveLength(60)
})

it('an address with inventions only is still of a plan of one’s own, and so is never kept', () => {
  expect(isOwnPlan(new URLSearchParams('course=%00'))).toBe(true)
  expect(isOwnPlan(new URLSearchParams('major=control-engineering'))).toBe(false)
})
