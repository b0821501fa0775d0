import { compare as compareSemantic, parse as parseSemantic } from 'semver'

/** A version by the calendar (`R2026a`, `R2026a Update 3`, `R2027a Beta 1`) or a semantic one (`2.4`, `2.4.1`, `3.0.0-rc.1`). */
export type ReleaseVersion =
  | { scheme: 'calendar'; year: number; half: 'a' | 'b'; stage: 'beta' | 'release' | 'update'; number: number }
  | { scheme: 'semantic'; text: string }

/** Versions from `from` on (all earlier ones without it), up to but not with `before` (all later ones without it). */
export interface VersionRange {
  from?: string | null
  before?: string | null
}

const calendar = /^R(\d{4})([ab])(?: (Beta|Update) ([1-9]\d?))?$/
const stages = ['beta', 'release', 'update'] as const

/**
 * Reads a version as it is written on the site.
 * @returns undefined for what is no version
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
  // Firmware is written with two numbers; semver wants three.
  const whole = /^\d+\.\d+$/.test(text) ? `${text}.0` : text
  const semantic = parseSemantic(whole)
  return semantic ? { scheme: 'semantic', text: semantic.version } : undefined
}

/** Whether a version goes on another one: an update by the calendar. A semantic version is whole by itself. */
export function isUpdate(version: string): boolean {
  const parsed = parseVersion(version)
  return parsed?.scheme === 'calendar' && parsed.stage === 'update'
}

/**
 * Orders two versions of one product: negative when `a` is the earlier.
 * @returns undefined when one is no version, or when they are of different schemes and have no order
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

/** Whether a version lies in a range. What has no order is in no range. */
export function isInRange(version: string, { before, from }: VersionRange): boolean {
  if (parseVersion(version) === undefined) return false
  const afterStart = from ? compareVersions(version, from) : 0
  const toEnd = before ? compareVersions(version, before) : -1
  return afterStart !== undefined && afterStart >= 0 && toEnd !== undefined && toEnd < 0
}
