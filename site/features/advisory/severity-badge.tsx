import type { CallOutput } from '#portal/client.ts'
import { Badge, type BadgeTone } from '#site/ui/badge.tsx'
import { useAdvisoryTexts } from './texts.ts'

type Severity = CallOutput<'advisory/detail'>['severity']

const tones: Record<Severity, BadgeTone> = {
  none: 'quiet',
  low: 'quiet',
  medium: 'brass',
  high: 'alert',
  critical: 'alert',
}

/** How severe a flaw is, in words and with the score behind them. */
export function SeverityBadge({ score, severity }: { severity: Severity; score: number }) {
  const { security } = useAdvisoryTexts()
  return (
    <Badge tone={tones[severity]}>
      {security.severities[severity]} {score.toFixed(1)}
    </Badge>
  )
}
