/**
 * Writes the figures of the demo pack.
 *
 *   node demo/figures/generate.ts [name…]           draw into demo/figures/out and bring the manifest up to date
 *   node demo/figures/generate.ts --check [name…]   recompute and compare with the manifest; exit 1 on a difference
 */
import { readFile, mkdir } from 'node:fs/promises'
import { figures } from './index.ts'
import { checkFigures } from './manifest.ts'
import { writeFigures } from './write.ts'
import type { ManifestEntry } from './manifest.ts'

const out = new URL('./out/', import.meta.url)
const manifestFile = new URL('manifest.json', out)

async function readManifest(): Promise<ManifestEntry[]> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as ManifestEntry[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.filter((name) => !figures.some((figure) => figure.name === name))
  if (unknown.length > 0) {
    process.stderr.write(`no such figure: ${unknown.join(', ')}\n`)
    return 1
  }
  const chosen = figures.filter((figure) => names.length === 0 || names.includes(figure.name))
  const manifest = await readManifest()
  if (args.includes('--check')) {
    const failures = checkFigures(chosen, manifest)
    for (const failure of failures) process.stderr.write(`${failure.name}: ${failure.reason}\n`)
    process.stdout.write(`${chosen.length - failures.length} of ${chosen.length} figures agree with the manifest\n`)
    return failures.length > 0 ? 1 : 0
  }
  await mkdir(out, { recursive: true })
  await writeFigures(chosen, { out, manifestFile, manifest, order: figures.map((figure) => figure.name) })
  return 0
}

process.exitCode = await main(process.argv.slice(2))
