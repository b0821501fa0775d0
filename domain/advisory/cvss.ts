import cvss from 'ae-cvss-calculator'

const cvssVersions = ['4.0', '3.1'] as const
export type CvssVersion = (typeof cvssVersions)[number]

export const severities = ['none', 'low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof severities)[number]

/** Base metrics of each version, which all have to be there. */
const metricCounts: Record<CvssVersion, number> = { '4.0': 11, '3.1': 8 }
const models = { '4.0': cvss.Cvss4P0, '3.1': cvss.Cvss3P1 }

/** The words of a score: the scale that CVSS 3.1 and 4.0 share. */
export function severityOf(score: number): Severity {
  if (score <= 0) return 'none'
  if (score < 4) return 'low'
  if (score < 7) return 'medium'
  return score < 9 ? 'high' : 'critical'
}

/**
 * The score of a base vector, computed as FIRST specifies.
 * @returns undefined for a vector that is impossible: a metric unknown, missing, doubled, out of order, or beyond the base
 */
export function scoreOf(version: CvssVersion, vector: string): number | undefined {
  const [prefix, ...metrics] = vector.split('/')
  if (prefix !== `CVSS:${version}` || metrics.length !== metricCounts[version]) return undefined
  try {
    const model = new models[version](vector)
    // What the library does not know it leaves out, so only a vector that it writes the same is one.
    if (!model.isBaseFullyDefined() || model.toString() !== vector) return undefined
    return model.calculateScores().base
  } catch {
    return undefined
  }
}
