import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { queueNames } from '#content/doctor/queues.ts'
import { createMetrics } from '#server/middleware/metrics.ts'
import type { ProcessState } from './process-state.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rules = read('deploy/monitoring/alarms.yaml')
const dashboard = read('deploy/monitoring/dashboard.json')
const runbook = read('docs/runbook.md')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first)

const alarms = rules.split(/^ {6}- alert: /m).slice(1)
const alarmNames = alarms.map((alarm) => alarm.slice(0, alarm.indexOf('\n')))

const nothing: ProcessState = {
  queues: undefined,
  answeredIn: 0,
  pool: undefined,
  turns: undefined,
  isPurgeHeard: true,
  cdn: undefined,
  disk: { free: 0, reserve: 0, isUsed: false },
  backup: {},
  isDraining: false,
}

it('rules and dashboard ask for what the process tells, by its name', async () => {
  const told = new Set(['up'])
  const text = await createMetrics({ pages: 0, bytes: 0 }).text(nothing)
  for (const [, name = '', type = ''] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    told.add(name)
    const endings = { histogram: ['_bucket', '_sum', '_count'], summary: ['_sum', '_count'] }[type] ?? []
    for (const ending of endings) told.add(name + ending)
  }
  for (const [file, given] of Object.entries({ rules, dashboard })) {
    const asked = found(given, /\b((?:portico|process|nodejs)_[a-z0-9_]+|up)(?=[{[ ,)\\]|$)/gm)
    expect(asked.length, file).toBeGreaterThan(20)
    expect(
      [...new Set(asked)].filter((name) => !told.has(name)),
      file,
    ).toEqual([])
  }
  const queues = found(rules + dashboard, /queue=\\?"(\w+)/g)
  expect([...new Set(queues)].filter((name) => !(queueNames as readonly string[]).includes(name))).toEqual([])
})

it('every alarm has its section in the runbook, and every section its alarm', () => {
  const sections = runbook.split(/^## /m).slice(1)
  expect(sections.map((section) => section.slice(0, section.indexOf('\n')))).toEqual(alarmNames)
  for (const section of sections)
    expect(found(section, /^\*\*(.+?)\.\*\*/gm), section.slice(0, 40)).toEqual(['What it means', 'Look at', 'Do'])
  for (const [index, alarm] of alarms.entries()) {
    expect(found(alarm, /runbook_url: (\S+)/g)).toEqual([`docs/runbook.md#${alarmNames[index]?.toLowerCase()}`])
    expect(found(alarm, /severity: (\S+)/g)).toEqual([expect.stringMatching(/^(?:page|ticket)$/)])
  }
  const anchors = new Set(alarmNames.map((name) => `#${name.toLowerCase()}`))
  expect(found(runbook, /\]\((#[^)]+)\)/g).filter((anchor) => !anchors.has(anchor))).toEqual([])
})

it('the runbook says of every task what it costs when it stands still', () => {
  const sources = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/polling.ts'] }).map(read)
  const tasks = sources
    .filter((text) => /startPolling\(|watchTask\('/.test(text))
    .flatMap((text) => found(text, /(?:\bname: |watchTask\()'([a-z_]+)'/g))
  expect(tasks.length).toBeGreaterThan(20)
  expect(tasks.filter((task) => !runbook.includes(`\`${task}\``))).toEqual([])
  expect(new Set(tasks).size).toBe(tasks.length)
})
