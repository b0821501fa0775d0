import type { IconShape } from '#site/ui/icon.tsx'
import { iconSetVersions } from '#site/ui/control-icons.ts'
import { iconLoading } from '#site/runtime/state/constants.ts'

/** Most names per request of the service. */
const mostNames = 64

/** Icons by Iconify name; `null` if the server doesn't have it, so that it is requested only once. */
const drawings = new Map<string, IconShape | null>()
const listeners = new Set<() => void>()
/** Names that are being requested, or will be at the end of this task. */
const asked = new Set<string>()
let batch: string[] = []

/** The drawing of a name if it has been loaded; `null` when the server has no such icon. */
export function loadedIcon(name: string): IconShape | null | undefined {
  return drawings.get(name)
}

/** Calls back whenever icons have been loaded. @returns a function that stops it */
export function onIconsLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks our own server for an icon that was not known when the page was made (contract K5). Names of one turn go in one
 * request for each set. A name that got no answer in time may be asked for again.
 */
export function requestIcon(name: string): void {
  if (drawings.has(name) || asked.has(name)) return
  asked.add(name)
  if (batch.push(name) === 1) queueMicrotask(sendBatch)
}

function sendBatch() {
  const names = batch
  batch = []
  for (const [prefix, group] of Map.groupBy(names, (name) => name.split(':')[0] ?? '')) {
    for (let start = 0; start < group.length; start += mostNames)
      void load(prefix, group.slice(start, start + mostNames))
  }
}

async function load(prefix: string, names: string[]): Promise<void> {
  const keys = names.map((name) => name.slice(prefix.length + 1))
  const query = new URLSearchParams({ icons: keys.join(','), v: iconSetVersions[prefix] ?? '' })
  const answer = await requestWithRetries((signal) =>
    readAnswer(`/api/icons/${encodeURIComponent(prefix)}.json?${query}`, signal),
  )
  for (const name of names) {
    asked.delete(name)
    if (answer === undefined) continue
    const icon = Object.hasOwn(answer, name.slice(prefix.length + 1))
      ? answer[name.slice(prefix.length + 1)]
      : undefined
    drawings.set(name, (icon && readShape(icon)) ?? null)
  }
  for (const listener of listeners) listener()
}

interface ServedIcon {
  body: string
  width: number
  height: number
}
type ServedIcons = Record<string, ServedIcon | undefined>

/** @throws Error when there was no answer, or one that may be another next time */
async function readAnswer(address: string, signal: AbortSignal): Promise<ServedIcons> {
  const response = await fetch(address, { signal })
  if (response.ok) return ((await response.json()) as { icons: ServedIcons }).icons
  // The request itself is refused: retrying wouldn't help.
  if (response.status >= 400 && response.status < 500 && response.status !== 429) return {}
  throw new Error(`Icons: ${response.status}`)
}

/** Our server sends each icon as one path; nothing is parsed as markup. */
function readShape({ body, height, width }: ServedIcon): IconShape | undefined {
  const path = / d="([^"]*)"/.exec(body)?.[1]
  return path === undefined
    ? undefined
    : { viewBox: `0 0 ${width} ${height}`, path, isLine: body.includes(' stroke="') }
}

/**
 * Hedged requests: starts another request beside the pending ones after each interval, until the first answer. Each
 * request and the whole have a time limit. @returns `undefined` when no answer came in time
 */
export function requestWithRetries<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { fetchTimeout, rotate, timeout }: { timeout: number; rotate: number; fetchTimeout: number } = iconLoading,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const whole = new AbortController()
    const end = (answer?: T) => {
      clearTimeout(limit)
      clearInterval(turns)
      whole.abort()
      resolve(answer)
    }
    const attempt = () => {
      const one = new AbortController()
      const stop = () => {
        clearTimeout(late)
        one.abort()
      }
      const late = setTimeout(stop, fetchTimeout)
      whole.signal.addEventListener('abort', stop)
      ask(one.signal).then(end, () => clearTimeout(late))
    }
    const limit = setTimeout(end, timeout)
    const turns = setInterval(attempt, rotate)
    attempt()
  })
}
