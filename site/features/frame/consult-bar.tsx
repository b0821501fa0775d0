import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { codeAddress } from '#site/runtime/metadata/page-code.ts'
import { telephoneLink } from '#site/runtime/metadata/telephone-link.ts'
import { Icon, type IconShape } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'

/** Pages of what an expert can be asked about; which one it is goes along to the form. */
const subject = /\/((?:product|solution)(?:\/\w+)?)\/detail\?id=([\w-]+)/

/** What opens beside the bar. The browser opens and closes it, with scripts or without. */
function Layer({ children, icon, id, label }: { children: ReactNode; icon: IconShape; id: string; label: string }) {
  return (
    <>
      <button type="button" popoverTarget={id}>
        <Icon drawing={icon} />
        <span>{label}</span>
      </button>
      <div id={id} popover="auto" className="consult-layer">
        {children}
      </div>
    </>
  )
}

/** The number to read, and to dial where it can be, with the hours in which somebody answers. */
function Phone({ hours, phone }: { phone: string; hours: string }) {
  const { texts } = useLanguage()
  return (
    <Layer id="consult-phone" icon={interfaceIcons.phone} label={texts.phone}>
      <a href={telephoneLink(phone)}>{phone}</a>
      {hours && <p>{hours}</p>}
    </Layer>
  )
}

/**
 * Ways to a person, at the side of a wide screen and at the foot of a narrow one.
 * @param isOnInk over a dark first screen, of whose colour it is
 */
export function ConsultBar({ isOnInk }: { isOnInk: boolean }) {
  const frame = useFrame()
  const { off, texts, to } = useLanguage()
  const { pathname, search } = useLocation()
  const [, kind, id] = subject.exec(pathname + search) ?? []
  return (
    <nav className={`consult-bar ${isOnInk ? 'on-ink' : ''}`} aria-label={texts.consultBar}>
      <a href={to(`/contact?topic=any${id ? `&about=${kind}:${id}` : ''}#consult`)} className="consult-first">
        <Icon drawing={interfaceIcons.messageCircle} />
        <span>{texts.consultShort}</span>
      </a>
      {frame?.site.phone && <Phone phone={frame.site.phone} hours={frame.site.hours} />}
      <Layer id="page-code" icon={interfaceIcons.qrCode} label={texts.codeShort}>
        {/* Not fetched before the layer is opened. */}
        <img src={codeAddress(pathname + search)} width={148} height={148} alt={texts.codeAlt} loading="lazy" />
        <p>{texts.codeHint}</p>
      </Layer>
      {!off.includes('support') && (
        <a href={to('/support/ticket/new')}>
          <Icon drawing={interfaceIcons.ticket} />
          <span>{texts.ticketShort}</span>
        </a>
      )}
      <a href="#top">
        <Icon drawing={interfaceIcons.arrowUp} />
        <span>{texts.topShort}</span>
      </a>
    </nav>
  )
}
