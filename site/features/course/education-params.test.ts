import { expect, it } from 'vitest'
import {
  educationAddress,
  educationParamsOfState,
  hasEducationParams,
  isSameEducation,
  readEducationParams,
} from './education-params.ts'

it.each([
  ['projectId=3', { projectId: '3' }],
  ['productId=甲&difficultId=2&other=x', { productId: '甲', difficultId: '2' }],
  ['projectId=1&projectId=2', { projectId: '1' }],
  ['projectId=', {}],
  [`projectId=${'9'.repeat(65)}`, {}],
])('[S3] %s filters by %j', (query, params) => {
  expect(readEducationParams(new URLSearchParams(query))).toEqual(params)
  expect(hasEducationParams(new URLSearchParams(query))).toBe(true)
})

it('[S3] a query without them is left alone', () => {
  expect(hasEducationParams(new URLSearchParams('projectid=3&page=2'))).toBe(false)
})

it.each([null, undefined, 'x', 7, [], { projectId: 7 }, { projectId: { a: 1 } }, { projectId: '' }])(
  '[S3] the state %j of a history entry filters nothing',
  (state) => {
    expect(educationParamsOfState(state)).toEqual({})
  },
)

it('[S3] the state and the address give back what they were made of', () => {
  const params = { difficultId: '2', projectId: '甲 &' }
  expect(educationParamsOfState({ ...params, other: true })).toEqual(params)
  const [, query] = educationAddress(params).split('?')
  expect(readEducationParams(new URLSearchParams(query))).toEqual(params)
  expect(educationAddress({})).toBe('/education/details')
  expect([isSameEducation(params, { ...params }), isSameEducation(params, {})]).toEqual([true, false])
})
