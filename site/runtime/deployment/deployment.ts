import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import type { BuildMeta, LatestBuild, RouteRule } from './build-meta.ts'
import { manifestDelay } from '#site/runtime/state/constants.ts'
import { hasFormInUse, watchForms } from '#site/runtime/state/edited-forms.ts'
import { canLoadDocument, pendingNavigation, loadDocument } from './full-load.ts'
import { watchChunks } from './load-chunk.ts'

/** How often a newer build is asked for when the rules do not say, in milliseconds. */
const hour = 60 * 60 * 1000

/** Whether a newer build is known to run on the server: the next navigation is then the load of a document. */
let isNewerKnown = false
let meta: BuildMeta | undefined
let lastCheck = Date.now()

/** The build of which the running scripts are. */
function runningBuild(): string | undefined {
  return window.__reactRouterManifest?.version
}

/** The rule of a path without language prefix, once the build's rules are there. */
export function findRule(path: string): RouteRule | undefined {
  const rule = meta?.rules[path]
  // The contract has this said on the console, and nowhere else (D2, E8).
  if (meta !== undefined && rule === undefined) console.error(`No route rule matches ${path}`)
  return rule
}

/**
 * Data of another build than the running scripts' must not be shown by them: the document of its page is loaded (D3).
 * Without a navigation, or with a form in use, the data is taken as it is, and the next navigation does it.
 */
export async function followBuild(id: unknown): Promise<void> {
  if (typeof id !== 'string' || id === runningBuild()) return
  isNewerKnown = true
  await leaveWhenStale()
}

/** Middleware of the root route: with a newer build, each navigation loads a document (contract D1). */
export const refreshMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_args, next) => {
  await leaveWhenStale()
  return next()
}

async function leaveWhenStale(): Promise<void> {
  const target = isNewerKnown ? pendingNavigation() : undefined
  if (target !== undefined && canLoadDocument(target)) await loadDocument(target)
}

/** Starts to look for newer builds; nothing is ever reloaded by itself. */
export function watchDeployment(): void {
  watchForms()
  // A chunk that is gone is the first sign of a newer build.
  watchChunks(() => void check())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck > checkPeriod()) void check()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back from the document that took this page's place: the browser kept the page, with its navigation half done.
    if (persisted && isNewerKnown && !hasFormInUse()) window.location.reload()
  })
  whenIdle(() => {
    setTimeout(() => void loadMeta().then(scheduleCheck), manifestDelay)
  })
}

function whenIdle(run: () => void): void {
  // Safari learnt it late.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 1)
}

function checkPeriod(): number {
  return meta === undefined ? hour : meta.checkSeconds * 1000
}

async function loadMeta(): Promise<void> {
  try {
    meta = (await readJson(`/builds/meta/${runningBuild() ?? ''}.json`)) as BuildMeta
  } catch (error) {
    // Only the console is told (contract D2, E8): the page does without.
    console.error('Failed build manifest load', error)
  }
}

/** Asks again and again; a tab that nobody sees asks when it is seen. */
function scheduleCheck(): void {
  setTimeout(() => {
    if (document.visibilityState === 'visible') void check()
    if (!isNewerKnown) scheduleCheck()
  }, checkPeriod())
}

async function check(): Promise<void> {
  lastCheck = Date.now()
  try {
    const { id } = (await readJson(`/builds/latest.json?${lastCheck}`, 'no-store')) as LatestBuild
    if (id !== runningBuild()) isNewerKnown = true
  } catch (error) {
    console.error('Failed latest build load', error)
  }
}

async function readJson(address: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(address, { cache })
  if (!response.ok) throw new Error(`${address} was answered ${response.status}`)
  return response.json()
}
