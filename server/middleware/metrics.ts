import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, Summary } from 'prom-client'
import type { MeasuredCall } from '#server/monitoring/measure-calls.ts'
import type { ProcessState } from '#server/monitoring/process-state.ts'
import { registerState } from '#server/monitoring/state-metrics.ts'
import { registerTasks } from '#server/monitoring/task-metrics.ts'
import { taskRuns } from '#server/monitoring/task-runs.ts'

export interface Metrics {
  /** Counts an answer from the page store. */
  countHit: () => void
  /** Counts a page that was rendered before anybody asked for it. */
  countRedrawn: () => void
  observe: (request: { kind: string; status: number; seconds: number }) => void
  observeCall: (call: MeasuredCall) => void
  observeRender: (rendered: { route: string; seconds: number }) => void
  text: (state: ProcessState) => Promise<string>
  contentType: string
}

type StoreSize = Readonly<{ pages: number; bytes: number }>

/** Prometheus metrics for `/metrics`. @param store reads the page store's current size */
export function createMetrics(store: StoreSize): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerTasks(registry, taskRuns)
  const setState = registerState(registry)
  const hits = new Counter({
    name: 'portico_page_store_hits_total',
    help: 'Pages sent from the store',
    registers: [registry],
  })
  const redrawn = new Counter({
    name: 'portico_page_store_redrawn_total',
    help: 'Pages rendered after a purge, or before the process was ready, without a request',
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'portico_request_seconds',
    help: 'Time to answer, in seconds, by kind of request and status',
    labelNames: ['kind', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const calls = new Summary({
    name: 'portico_call_seconds',
    help: 'Time to answer a call, in seconds, by its declared path and its result: ok or the name of an error',
    labelNames: ['call', 'result'],
    // Count and sum alone: there are some hundred calls.
    percentiles: [],
    registers: [registry],
  })
  const renders = new Summary({
    name: 'portico_render_seconds',
    help: 'Time to render a page, in seconds, by the path of its route; the store keeps most of them',
    labelNames: ['route'],
    percentiles: [],
    registers: [registry],
  })
  registerStore(registry, store)
  return {
    countHit: () => hits.inc(),
    countRedrawn: () => redrawn.inc(),
    observe: ({ kind, seconds: time, status }) => seconds.observe({ kind, status: String(status) }, time),
    observeCall: ({ call, result, seconds: time }) => calls.observe({ call, result }, time),
    observeRender: ({ route, seconds: time }) => renders.observe({ route }, time),
    text: (state) => {
      setState(state)
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

function registerStore(registry: Registry, store: StoreSize): void {
  new Gauge({
    name: 'portico_page_store_pages',
    help: 'Pages in the store',
    registers: [registry],
    collect() {
      this.set(store.pages)
    },
  })
  new Gauge({
    name: 'portico_page_store_bytes',
    help: 'Bytes held by the page store',
    registers: [registry],
    collect() {
      this.set(store.bytes)
    },
  })
}
