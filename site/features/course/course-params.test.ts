import { expect, it } from 'vitest'
import {
  coursesAddress,
  courseParamsOfState,
  hasCourseParams,
  isSameCourseParams,
  readCourseParams,
} from './course-params.ts'

it.each([
  ['projectId=3', { projectId: '3' }],
  ['productId=甲&difficultId=2&other=x', { productId: '甲', difficultId: '2' }],
  ['projectId=1&projectId=2', { projectId: '1' }],
  ['projectId=', {}],
  [`projectId=${'9'.repeat(65)}`, {}],
])('[S3] %s filters by %j', (query, params) => {
  expect(readCourseParams(new URLSearchParams(query))).toEqual(params)
  expect(hasCourseParams(new URLSearchParams(query))).toBe(true)
})

it('[S3] a query without them is left alone', () => {
  expect(hasCourseParams(new URLSearchParams('projectid=3&page=2'))).toBe(false)
})

it.each([null, undefined, 'x', 7, [], { projectId: 7 }, { projectId: { a: 1 } }, { projectId: '' }])(
  '[S3] the state %j of a history entry filters nothing',
  (state) => {
    expect(courseParamsOfState(state)).toEqual({})
  },
)

it('[S3] the state and the address give back what they were made of', () => {
  const params = { difficultId: '2', projectId: '甲 &' }
  expect(courseParamsOfState({ ...params, other: true })).toEqual(params)
  const [, query] = coursesAddress(params).split('?')
  expect(readCourseParams(new URLSearchParams(query))).toEqual(params)
  expect(coursesAddress({})).toBe('/education/details')
  expect([isSameCourseParams(params, { ...params }), isSameCourseParams(params, {})]).toEqual([true, false])
})
