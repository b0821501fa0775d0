import { expect, it } from 'vitest'
import { createMissingLog } from './missing-log.ts'

const at = (address: string) => new URL(address, 'http://site.invalid')

it('counts an address in each of its forms as one, with the host that led to it last', () => {
  const log = createMissingLog()
  log.note(at('/Old/'), 'https://one.example/a?secret=1')
  log.note(at('/old?utm_source=x'), undefined)
  log.note(at('/wp-login.php'), undefined)
  const [[address, miss] = [], ...others] = log.take()
  expect(others).toEqual([])
  expect(address).toBe('/old')
  expect(miss).toMatchObject({ times: 2, host: 'one.example' })
  expect(Date.parse(miss?.lastAt ?? '')).toBeLessThanOrEqual(Date.now())
  expect(log.take().size).toBe(0)
})

it('keeps no more than it may, whatever is asked for, and of these what was asked for more than once', () => {
  const log = createMissingLog(10)
  for (const address of ['/known', '/known', '/once']) log.note(at(address), undefined)
  for (let count = 0; count < 1000; count += 1) log.note(at(`/made-up/${count}`), undefined)
  const taken = log.take()
  expect(taken.size).toBe(10)
  expect(taken.get('/known')?.times).toBe(2)
  expect(taken.has('/once')).toBe(false)
  expect(taken.has('/made-up/999')).toBe(true)
})

it('lets nothing in where all was asked for twice', () => {
  const log = createMissingLog(1)
  for (const address of ['/a', '/a', '/b']) log.note(at(address), undefined)
  expect([...log.take().keys()]).toEqual(['/a'])
})
