import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { controlField } from '#domain/release/debian-package.ts'
import type { Channel } from '#domain/release/release-file.ts'
import type { ReleaseFile } from '#portal/release/release-file.ts'

/** A package with its control fields. */
export interface DebianPackage {
  file: Pick<ReleaseFile, 'path' | 'size' | 'sha256' | 'sha512' | 'publishedAt'>
  control: string
}

/** Debian's architecture names; a package for `all` is listed under each. */
const debianArchitectures = ['amd64', 'arm64', 'loong64'] as const
type DebianArchitecture = (typeof debianArchitectures)[number]

/** Base of the packages' addresses. */
const aptRoot = '/releases/'

/** Fields that the repository sets itself, whatever the package says. */
const own = /^(?:Filename|Size|MD5sum|SHA1|SHA256|SHA512):.*(?:\n[ \t].*)*\n?/gim

/** `Packages`: the packages of an architecture (Debian Repository Format). */
function writePackages(packages: readonly DebianPackage[], architecture: DebianArchitecture): string {
  return packages
    .filter(({ control }) => [architecture, 'all'].includes(controlField(control, 'Architecture')))
    .map(({ control, file }) =>
      [
        control.replaceAll(own, '').trimEnd(),
        `Filename: ${decodeURIComponent(file.path.slice(aptRoot.length))}`,
        `Size: ${file.size}`,
        `SHA256: ${file.sha256}`,
        `SHA512: ${file.sha512}`,
        '',
      ].join('\n'),
    )
    .join('\n')
}

/** The index files of a channel, by name. */
export function writeLists(packages: readonly DebianPackage[]): Map<string, Buffer> {
  return new Map(
    debianArchitectures.flatMap((architecture): [string, Buffer][] => {
      const text = Buffer.from(writePackages(packages, architecture))
      const name = `main/binary-${architecture}/Packages`
      return [
        [name, text],
        [`${name}.gz`, gzipSync(text, { level: 9 })],
      ]
    }),
  )
}

/** `Release`: the index files with their digests. The same packages give the same text, so it is signed only once. */
export function writeRelease(
  packages: readonly DebianPackage[],
  { channel, name }: { channel: Channel; name: string },
) {
  const newest = Math.max(0, ...packages.map(({ file }) => Date.parse(file.publishedAt)))
  const sums = [...writeLists(packages)].map(
    ([path, bytes]) => ` ${createHash('sha256').update(bytes).digest('hex')} ${bytes.length} ${path}`,
  )
  const line = name.replaceAll(/\s+/g, ' ')
  return [
    `Origin: ${line}`,
    `Label: ${line}`,
    `Suite: ${channel}`,
    `Codename: ${channel}`,
    `Date: ${new Date(newest).toUTCString()}`,
    `Architectures: ${debianArchitectures.join(' ')}`,
    'Components: main',
    'SHA256:',
    ...sums,
    '',
  ].join('\n')
}
