import { parse } from 'semver'
import { parseVersion } from './release-version.ts'

/** A number as digits that sort as it does: its length first. */
const digits = (value: number) => `${String(value).length.toString(16)}${value}`

/**
 * A version as a text that sorts as the version does, so that a database orders thousands of them by an index. Only
 * `0` to `9` and `a` to `f` are in it: their order is the same in every collation.
 * @returns an empty text for what is no version
 */
export function versionKey(text: string): string {
  const version = parseVersion(text)
  if (version === undefined) return ''
  if (version.scheme === 'calendar') {
    const stage = { beta: 0, release: 1, update: 2 }[version.stage]
    return `c${digits(version.year)}${version.half}${stage}${digits(version.number)}`
  }
  const { major = 0, minor = 0, patch = 0, prerelease = [] } = parse(version.text) ?? {}
  // A release is after its candidates. Of these, numbers come before words, and the shorter before the longer.
  const tail = prerelease.map((part) =>
    typeof part === 'number' ? `1${digits(part)}` : `2${Buffer.from(part).toString('hex')}`,
  )
  return `a${digits(major)}${digits(minor)}${digits(patch)}${tail.length === 0 ? 'f' : `${tail.join('0')}0`}`
}
