import { compare as compareSemantic, parse as parseSemantic } from 'semver'

/**
 * A calendar version (`R2026a`, `R2026a Update 3`, `R2027a Beta 1`) or a semantic one (`2.4`, `2.4.1`, `3.0.0-rc.1`).
 */
export type ReleaseVersion =
  | { scheme: 'calendar'; year: number; half: 'a' | 'b'; stage: 'beta' | 'release' | 'update'; number: number }
  | { scheme: 'semantic'; text: string }

/** Versions from `from` (open if absent) up to but excluding `before` (open if absent). */
export interface VersionRange {
  from?: string | null
  before?: string | null
}

const calendar = /^R(\d{4})([ab])(?: (Beta|Update) ([1-9]\d?))?$/
const stages = ['beta', 'release', 'update'] as const

/**
 * Parses a version as it is written on the site.
 * @returns `undefined` if it isn't a version
 */
export function parseVersion(text: string): ReleaseVersion | undefined {
  const [, year, half, stage, number] = calendar.exec(text) ?? []
  if (year && (half === 'a' || half === 'b')) {
    return {
      scheme: 'calendar',
      year: Number(year),
      half,
      stage: stage === 'Beta' ? 'beta' : stage === 'Update' ? 'update' : 'release',
      number: Number(number ?? 0),
    }
  }
  // Firmware versions have two numbers; semver requires three.
  const whole = /^\d+\.\d+$/.test(text) ? `${text}.0` : text
  const semantic = parseSemantic(whole)
  return semantic ? { scheme: 'semantic', text: semantic.version } : undefined
}

/** Whether a version installs on top of another: a calendar update. A semantic version is complete by itself. */
export function isUpdate(version: string): boolean {
  const parsed = parseVersion(version)
  return parsed?.scheme === 'calendar' && parsed.stage === 'update'
}

/**
 * Compares two versions of one product: negative when `a` is earlier.
 * @returns `undefined` when one isn't a version, or their schemes differ
 */
export function compareVersions(a: string, b: string): number | undefined {
  const left = parseVersion(a)
  const right = parseVersion(b)
  if (!left || !right) return undefined
  if (left.scheme === 'semantic')
    return right.scheme === 'semantic' ? compareSemantic(left.text, right.text) : undefined
  if (right.scheme === 'semantic') return undefined
  return (
    left.year - right.year ||
    left.half.localeCompare(right.half) ||
    stages.indexOf(left.stage) - stages.indexOf(right.stage) ||
    left.number - right.number
  )
}

/** Whether a version is in a range. Versions that can't be compared are in no range. */
export function isInRange(version: string, { before, from }: VersionRange): boolean {
  if (parseVersion(version) === undefined) return false
  const afterStart = from ? compareVersions(version, from) : 0
  const toEnd = before ? compareVersions(version, before) : -1
  return afterStart !== undefined && afterStart >= 0 && toEnd !== undefined && toEnd < 0
}
