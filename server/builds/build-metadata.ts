import { locales, localizePath } from '#lib/locale.ts'
import type { BuildMeta, LatestBuild } from '#site/runtime/build-meta.ts'
import { pageRoutes } from '#site/route-table.ts'
import { storeBytes, type StoredBytes } from '#server/pages/stored-bytes.ts'

/** The route rules and stored pages of a build (contract D2). */
export function describeBuild(build: LatestBuild, checkSeconds: number): BuildMeta {
  const rules = pageRoutes.map(({ isStored, layout, middleware = [], path, query = [] }) => [
    path,
    { layout, isStored, query, middleware },
  ])
  const stored = pageRoutes.filter(({ isStored }) => isStored)
  return {
    ...build,
    checkSeconds,
    rules: Object.fromEntries(rules) as BuildMeta['rules'],
    prerendered: locales.flatMap((locale) => stored.map(({ path }) => localizePath(path, locale))),
  }
}

export function metaAddress(id: string): string {
  return `/builds/meta/${id}.json`
}

/** The two files that tell a browser about builds; they never change while the process runs. */
export async function storeBuildFacts(
  meta: BuildMeta,
  headers: Record<string, string>,
): Promise<Map<string, StoredBytes>> {
  const type = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Accept-Encoding' }
  const { id, timestamp } = meta
  const [latest, described] = await Promise.all([
    // Never cached, by nobody: an old answer would hide the new build for as long as it is kept (contract D1).
    storeBytes(JSON.stringify({ id, timestamp }), { ...type, 'Cache-Control': 'no-store', ...headers }),
    storeBytes(JSON.stringify(meta), { ...type, 'Cache-Control': 'public, max-age=0, must-revalidate', ...headers }),
  ])
  return new Map([
    ['/builds/latest.json', latest],
    [metaAddress(id), described],
  ])
}
