import { describe, expect, it } from 'vitest'
import { searchFunctions } from '#site/features/toolbox/function-list.tsx'
import { toolboxAddress } from '#site/features/toolbox/toolbox-address.ts'
import { readCompared, redirectToOneSpelling, toggled } from './comparison.ts'

const at = (query: string) => new URL(`http://portal.example/product${query}`)
/** What is thrown to the router is an answer and no error. */
function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (thrown) {
    return thrown
  }
  return undefined
}

describe('the comparison in the address', () => {
  it('is read as slugs; none is none', () => {
    expect(readCompared(at('?compare=a,b'))).toEqual(['a', 'b'])
    expect(readCompared(at(''))).toEqual([])
    expect(readCompared(at('?compare='))).toEqual([])
  })

  it.each(['?compare=a,b,c,d,e', '?compare=,', '?compare=a,', `?compare=${'x'.repeat(97)}`])(
    '%s is not found',
    (query) => {
      expect(thrownBy(() => readCompared(at(query)))).toMatchObject({ init: { status: 404 } })
    },
  )

  it('has one spelling: others are sent to it', () => {
    const go = (query: string, compared: string[]) => () =>
      redirectToOneSpelling(at(query), { address: '/product?compare=b,a', compared, locale: 'en' })
    expect(go('?compare=b,a', ['b', 'a'])).not.toThrow()
    for (const query of ['?compare=b,a,b', '?compare=2,1']) {
      const answer = thrownBy(go(query, ['b', 'a'])) as Response
      expect(answer.status).toBe(301)
      expect(answer.headers.get('Location')).toBe('/en/product?compare=b,a')
    }
  })

  it('takes one in at its end, and one out', () => {
    expect(toggled(['c'], 'a')).toEqual(['c', 'a'])
    expect(toggled(['a', 'c'], 'a')).toEqual(['c'])
  })
})

it('the address of the toolboxes has what is set, in one order', () => {
  expect(toolboxAddress({})).toBe('/product/Toolbox')
  expect(toolboxAddress({ page: 1, q: '' })).toBe('/product/Toolbox')
  expect(toolboxAddress({ page: 2, q: 'a b', licence: 'open', domain: 'x' })).toBe(
    '/product/Toolbox?domain=x&licence=open&q=a+b&page=2',
  )
})

it('functions are found by all words, in name or description, in any case', () => {
  const functions = [
    { name: 'Pump', text: 'Centrifugal pump' },
    { name: 'Pipe', text: 'A pipe' },
  ]
  expect(searchFunctions(functions, 'PUMP centri')).toEqual([functions[0]])
  expect(searchFunctions(functions, ' ')).toEqual(functions)
  expect(searchFunctions(functions, 'pump pipe')).toEqual([])
})
