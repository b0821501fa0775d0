import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFormTokens, formLife } from './form-token.ts'

const tokens = createFormTokens('a secret of thirty-two characters')
const others = createFormTokens('another secret of as many letters')
afterEach(() => void vi.useRealTimers())

describe('a form token', () => {
  it('tells how long ago its form was opened', () => {
    vi.useFakeTimers()
    const token = tokens.open('partner')
    vi.advanceTimersByTime(5000)
    expect(tokens.readAge(token, 'partner')).toBe(5000)
  })

  it('from before a change of the secret is still one', () => {
    const after = createFormTokens(['another secret of as many letters', 'a secret of thirty-two characters'])
    expect(after.readAge(tokens.open('partner'), 'partner')).toBeDefined()
    expect(after.readSigned(tokens.sign('P-7KMD-3XV9'))).toBe('P-7KMD-3XV9')
    expect(tokens.readAge(after.open('partner'), 'partner')).toBeUndefined()
  })

  it('is worth nothing for another form, with another secret, when its time is over, or changed', () => {
    const token = tokens.open('partner')
    expect(tokens.readAge(token, 'quotation')).toBeUndefined()
    expect(others.readAge(token, 'partner')).toBeUndefined()
    expect(tokens.readAge(tokens.open('partner', Date.now() - formLife - 1), 'partner')).toBeUndefined()
    expect(tokens.readAge(tokens.open('partner', Date.now() + 60_000), 'partner')).toBeUndefined()
    for (const wrong of ['', '.', '..', 'x', `${token}.`, `0${token}`, token.slice(0, -1), `${token}x`])
      expect(tokens.readAge(wrong, 'partner'), wrong).toBeUndefined()
  })
})

describe('a signed receipt', () => {
  it('is read back, and none can be made up', () => {
    const signed = tokens.sign('P-7KMD-3XV9')
    expect(tokens.readSigned(signed)).toBe('P-7KMD-3XV9')
    expect(others.readSigned(signed)).toBeUndefined()
    for (const wrong of ['', 'P-7KMD-3XV9', 'P-7KMD-3XV9.', signed.replace('P', 'Q'), `${signed}.x`])
      expect(tokens.readSigned(wrong), wrong).toBeUndefined()
  })
})
