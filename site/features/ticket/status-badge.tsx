import { statusNames, type TicketStatus } from '#domain/ticket/ticket.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge, type BadgeTone } from '#site/ui/badge.tsx'

const tones: Record<TicketStatus, BadgeTone> = {
  new: 'quiet',
  open: 'brass',
  waiting: 'alert',
  solved: 'jade',
  closed: 'quiet',
}

export function StatusBadge({ status }: { status: TicketStatus }) {
  const { locale } = useLanguage()
  return <Badge tone={tones[status]}>{statusNames[status][locale]}</Badge>
}
