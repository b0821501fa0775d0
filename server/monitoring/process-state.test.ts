import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createPatient, type ProcessState } from './process-state.ts'
import { registerState } from './state-metrics.ts'

it('a scrape waits for the database for a while, and asks again only when it has answered', async () => {
  let asked = 0
  const open: ((value: string) => void)[] = []
  const ask = createPatient(() => {
    asked += 1
    return new Promise<string>((resolve) => open.push(resolve))
  }, 20)
  expect([await ask(), await ask(), asked]).toEqual([undefined, undefined, 1])
  const third = ask()
  open[0]?.('late')
  expect([await third, asked]).toEqual(['late', 1])
  void ask()
  expect(asked).toBe(2)
  const failing = createPatient(() => Promise.reject(new Error('away')), 20)
  expect([await failing(), await failing()]).toEqual([undefined, undefined])
})

const empty = { length: 0, oldest: undefined }
const state: ProcessState = {
  queues: {
    queues: {
      mails: { length: 3, oldest: Date.now() - 60_000 },
      search: { length: 2, oldest: undefined },
      published: empty,
      plans: empty,
      desk_inbox: empty,
      scan: empty,
    },
    failedMails: 1,
  },
  answeredIn: 0.001,
  pool: { totalCount: 5, idleCount: 2, waitingCount: 1 },
  turns: undefined,
  isPurgeHeard: true,
  cdn: { waiting: 2, oldest: Date.now() - 90_000, sent: 7, failed: 1 },
  disk: { free: 1000, reserve: 100, isUsed: false },
  backup: { madeAt: '2026-05-01T00:00:00Z' },
  isDraining: false,
}

it('what is not known has no value, so that nothing looks empty which may be full', async () => {
  const registry = new Registry()
  const set = registerState(registry)
  const read = async (given: ProcessState) => {
    set(given)
    return new Map(
      (await registry.metrics())
        .split('\n')
        .filter((line) => line.startsWith('portico_'))
        .map((line) => line.split(/ (?=\S+$)/) as [string, string]),
    )
  }
  const known = await read(state)
  expect(Object.fromEntries(known)).toMatchObject({
    'portico_queue_length{queue="mails"}': '3',
    'portico_queue_oldest_seconds{queue="plans"}': '0',
    portico_mails_failed: '1',
    portico_database_up: '1',
    'portico_database_connections{state="busy"}': '3',
    'portico_database_connections{state="waiting"}': '1',
    portico_purge_channel_up: '1',
    portico_disk_reserve_bytes: '100',
    portico_backup_last_timestamp_seconds: String(Date.parse('2026-05-01T00:00:00Z') / 1000),
    portico_backup_verified_timestamp_seconds: '0',
  })
  expect(Number(known.get('portico_queue_oldest_seconds{queue="mails"}'))).toBeGreaterThanOrEqual(60)
  expect(known.has('portico_queue_oldest_seconds{queue="search"}')).toBe(false)
  expect(known.has('portico_sqlite_turns_waiting')).toBe(false)
  expect(Object.fromEntries(known)).toMatchObject({
    'portico_cdn_purges_total{result="sent"}': '7',
    'portico_cdn_purges_total{result="failed"}': '1',
    portico_cdn_purge_waiting: '2',
  })
  expect(Number(known.get('portico_cdn_purge_oldest_seconds'))).toBeGreaterThanOrEqual(90)

  const away = await read({ ...state, queues: undefined, isPurgeHeard: false, cdn: undefined })
  expect(away.get('portico_database_up')).toBe('0')
  expect(away.get('portico_purge_channel_up')).toBe('0')
  expect([...away.keys()].filter((name) => /queue|mails|cdn/.test(name))).toEqual([])
  expect(away.get('portico_disk_free_bytes')).toBe('1000')
})
