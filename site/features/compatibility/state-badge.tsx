import type { FoundState } from '#site/features/code-check/coverage.ts'
import { Badge, type BadgeTone } from '#site/ui/badge.tsx'
import { useCompatibilityTexts } from './texts.ts'

const tones: Record<FoundState, BadgeTone> = { covered: 'jade', partly: 'brass', no: 'alert', unknown: 'quiet' }

/** The state of a function, in words and colour. */
export function StateBadge({ state }: { state: FoundState }) {
  const { states } = useCompatibilityTexts()
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}
