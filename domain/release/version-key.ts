import { parse } from 'semver'
import { parseVersion } from './release-version.ts'

/** A number as digits that sort numerically: its length first. */
const digits = (value: number) => `${String(value).length.toString(16)}${value}`

/**
 * A sort key for a version, so that a database can order thousands of them by an index. It contains only `0` to `9` and
 * `a` to `f`, whose order is the same in every collation.
 * @returns an empty string if it isn't a version
 */
export function versionKey(text: string): string {
  const version = parseVersion(text)
  if (version === undefined) return ''
  if (version.scheme === 'calendar') {
    const stage = { beta: 0, release: 1, update: 2 }[version.stage]
    return `c${digits(version.year)}${version.half}${stage}${digits(version.number)}`
  }
  const { major = 0, minor = 0, patch = 0, prerelease = [] } = parse(version.text) ?? {}
  // A release sorts after its pre-releases. Among these, numbers sort before words, and shorter before longer.
  const tail = prerelease.map((part) =>
    typeof part === 'number' ? `1${digits(part)}` : `2${Buffer.from(part).toString('hex')}`,
  )
  return `a${digits(major)}${digits(minor)}${digits(patch)}${tail.length === 0 ? 'f' : `${tail.join('0')}0`}`
}
