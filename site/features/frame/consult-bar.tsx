import { useLocation } from 'react-router'
import { useFrame } from '#site/runtime/frame.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'

/** The part of a written number that can be dialled. */
export function dialNumber(phone: string): string | undefined {
  const digits = /\+?[\d\s()-]{5,}/.exec(phone)?.[0].replaceAll(/[^\d+]/g, '')
  return digits ? `tel:${digits}` : undefined
}

/** Pages of what an expert can be asked about; which one it is goes along to the form. */
const subject = /\/((?:product|solution)(?:\/\w+)?)\/detail\?id=([\w-]+)/

/** Ways to a person, at the side of a wide screen and at the foot of a narrow one. */
export function ConsultBar() {
  const frame = useFrame()
  const { texts, to } = useLanguage()
  const { pathname, search } = useLocation()
  const [, kind, id] = subject.exec(pathname + search) ?? []
  const phone = frame?.site.phone ? dialNumber(frame.site.phone) : undefined
  return (
    <nav className="consult-bar" aria-label={texts.consultBar}>
      <a href={to(`/contact?topic=any${id ? `&about=${kind}:${id}` : ''}#consult`)} className="consult-first">
        <Icon drawing={interfaceIcons.messageCircle} />
        <span>{texts.consultShort}</span>
      </a>
      {phone !== undefined && (
        <a href={phone}>
          <Icon drawing={interfaceIcons.phone} />
          <span>{texts.phone}</span>
        </a>
      )}
      <a href={to('/support/ticket/new')}>
        <Icon drawing={interfaceIcons.ticket} />
        <span>{texts.ticketShort}</span>
      </a>
      <a href="#top">
        <Icon drawing={interfaceIcons.arrowUp} />
        <span>{texts.topShort}</span>
      </a>
    </nav>
  )
}
