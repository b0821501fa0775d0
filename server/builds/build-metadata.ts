import { locales, localizePath } from '#lib/locale.ts'
import type { BuildMeta, LatestBuild } from '#site/runtime/deployment/build-meta.ts'
import { allRoutes } from '#site/route-table.ts'
import { precompress, type Precompressed } from '#server/pages/precompressed.ts'

/** The route rules and stored pages of a build (contract D2). */
export function describeBuild(build: LatestBuild, checkSeconds: number): BuildMeta {
  const rules = allRoutes.map(({ isStored, layout, middleware = [], path, query = [] }) => [
    path,
    { layout, isStored, query, middleware },
  ])
  const stored = allRoutes.filter(({ isStored }) => isStored)
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

/** The two files that tell browsers about builds. They never change while the process runs. */
export async function storeBuildMetadata(
  meta: BuildMeta,
  headers: Record<string, string>,
): Promise<Map<string, Precompressed>> {
  const type = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Accept-Encoding' }
  const { id, timestamp } = meta
  const [latest, described] = await Promise.all([
    // Never cached anywhere: a stale answer would hide a new build (contract D1).
    precompress(JSON.stringify({ id, timestamp }), { ...type, 'Cache-Control': 'no-store', ...headers }),
    precompress(JSON.stringify(meta), { ...type, 'Cache-Control': 'public, max-age=0, must-revalidate', ...headers }),
  ])
  return new Map([
    ['/builds/latest.json', latest],
    [metaAddress(id), described],
  ])
}
