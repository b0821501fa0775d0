import cvss from 'ae-cvss-calculator'

const cvssVersions = ['4.0', '3.1'] as const
export type CvssVersion = (typeof cvssVersions)[number]

export const severities = ['none', 'low', 'medium', 'high', 'critical'] as const
export type Severity = (typeof severities)[number]

/** Base metrics of each version, all of them required. */
const metricCounts: Record<CvssVersion, number> = { '4.0': 11, '3.1': 8 }
const models = { '4.0': cvss.Cvss4P0, '3.1': cvss.Cvss3P1 }

/** The qualitative severity of a score, on the scale that CVSS 3.1 and 4.0 share. */
export function severityOf(score: number): Severity {
  if (score <= 0) return 'none'
  if (score < 4) return 'low'
  if (score < 7) return 'medium'
  return score < 9 ? 'high' : 'critical'
}

/**
 * The score of a base vector, computed as FIRST specifies.
 * @returns `undefined` for an invalid vector: a metric is unknown, missing, repeated, out of order, or not a base
 * metric
 */
export function scoreOf(version: CvssVersion, vector: string): number | undefined {
  const [prefix, ...metrics] = vector.split('/')
  if (prefix !== `CVSS:${version}` || metrics.length !== metricCounts[version]) return undefined
  try {
    const model = new models[version](vector)
    // The library drops what it doesn't know, so only a vector that survives the round trip is valid.
    if (!model.isBaseFullyDefined() || model.toString() !== vector) return undefined
    return model.calculateScores().base
  } catch {
    return undefined
  }
}
