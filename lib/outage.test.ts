import { describe, expect, it } from 'vitest'
import { isOutage } from './outage.ts'

const withCode = (code: string, facts: object = {}) => Object.assign(new Error('x'), { code, ...facts })

describe('isOutage', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('ENOSPC'),
    withCode('ENOENT', { syscall: 'connect' }),
    withCode('SQLITE_FULL'),
    withCode('SQLITE_BUSY'),
    withCode('08006'),
    withCode('53100'),
    withCode('57P01'),
    withCode('57014'),
    withCode('25006'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    new Error('timeout expired'),
    new Error('Client was closed and is not queryable'),
    new AggregateError([withCode('EHOSTUNREACH'), new Error('y')]),
    new Error('Failed query', { cause: new Error('wrapped', { cause: withCode('57P03') }) }),
  ])('%s: what is away for now', (error) => {
    expect(isOutage(error)).toBe(true)
  })

  it.each([
    new Error('x'),
    new TypeError('Connection to nothing'),
    withCode('ENOENT', { syscall: 'open' }),
    withCode('23505'),
    withCode('42P01'),
    withCode('22021'),
    withCode('SQLITE_CONSTRAINT_UNIQUE'),
    withCode('SQLITE_CORRUPT'),
    withCode('ERR_HTTP_HEADERS_SENT'),
    'ECONNREFUSED',
    undefined,
    new AggregateError([new Error('y')]),
  ])('%s: a fault, which waiting does not mend', (error) => {
    expect(isOutage(error)).toBe(false)
  })
})
