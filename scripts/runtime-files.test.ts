import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  isOwnNeeded,
  isPackageFileNeeded,
  isPackageNeeded,
  type LockedPackages,
  neededPackages,
  namedPackages,
} from './runtime-files.ts'

const root = join(import.meta.dirname, '..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }

/** What only builds, checks and generators import. */
const notAtRunTime =
  /^(?:server\/builds\/bundle-packages|scripts\/(?:create-migration|draw-rooms|generate-\w+|measure-shape|print-guides|shape))\.ts$/

describe('what a running process needs', () => {
  it('has every package that the sources import which run without a build', () => {
    const sources = globSync('{content,demo,domain,lib,portal,published,scripts,server}/**/*.ts', { cwd: root })
    const imported = sources
      .filter((file) => isOwnNeeded(file) && !notAtRunTime.test(file) && !file.startsWith('demo/figures/'))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const specifiers = text.matchAll(
          /(?:^(?:import|export)(?! type )[^'"]*?from |import\(|^import )'((?:@[^/']+\/)?[\w.-]+)(?=['/])/gm,
        )
        return Array.from(specifiers, ([, name = '']) => ({ file, name }))
      })
      .filter(({ name }) => packages[`node_modules/${name}`] !== undefined)
    expect(imported.length).toBeGreaterThan(300)
    const kept = neededPackages(packages)
    // By `--dev` alone.
    const byDev = { file: 'server/pages/site-build.ts', name: 'vite' }
    expect(imported.filter(({ name }) => !kept.has(`node_modules/${name}`))).toEqual([byDev])
  })

  it('leaves out by name only what there is, and what nothing else needs', () => {
    const paths = Object.keys(packages)
    const unknown = namedPackages.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))
    expect(unknown).toEqual([])
    const kept = neededPackages(packages)
    expect(isPackageNeeded('vite')).toBe(false)
    // drizzle-kit alone needs it.
    expect(packages['node_modules/esbuild-register']).toBeDefined()
    expect(kept).not.toContain('node_modules/esbuild-register')
    expect(kept).toContain('node_modules/next')
  })

  it('finds the nearest of two packages of one name, and one of a peer', () => {
    const tree: LockedPackages = {
      '': { dependencies: { one: '1' } },
      'node_modules/one': {
        dependencies: { two: '2' },
        peerDependencies: { three: '1', four: '1' },
        peerDependenciesMeta: { four: { optional: true } },
      },
      'node_modules/one/node_modules/two': {},
      'node_modules/two': {},
      'node_modules/three': {},
      'node_modules/four': {},
    }
    expect([...neededPackages(tree)].sort()).toEqual([
      'node_modules/one',
      'node_modules/one/node_modules/two',
      'node_modules/three',
    ])
  })

  it.each([
    ['node_modules/zod/LICENSE', true],
    ['node_modules/busboy/LICENSE.md', true],
    ['node_modules/zod/README.md', false],
    ['node_modules/zod/v4/index.js', true],
    ['node_modules/zod/v4/index.d.ts', false],
    ['node_modules/zod/src', true],
    ['node_modules/payload/dist/index.js.map', false],
    ['node_modules/bintrees/test', false],
    ['node_modules/yaml/dist/doc/anchors.js', true],
    ['node_modules/@fontsource/noto-sans-sc/files', true],
    ['node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff', true],
    ['node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff', true],
    ['node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2', false],
  ])('%s: %s', (path, isNeeded) => expect(isPackageFileNeeded(path)).toBe(isNeeded))

  it.each([
    ['content/payload.config.ts', true],
    ['content/migrate.test.ts', false],
    ['content/migrations/sqlite/schema.sql', true],
    ['admin/.next/BUILD_ID', true],
    ['admin/.next/cache', false],
    ['admin/.next/types', false],
    ['build/client/assets', true],
  ])('%s of ours: %s', (path, isNeeded) => expect(isOwnNeeded(path)).toBe(isNeeded))
})
