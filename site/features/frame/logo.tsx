import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { ArmillaryMark } from '#site/ui/armillary.tsx'

export function Logo() {
  const frame = useFrame()
  const { texts, to } = useLanguage()
  return (
    <a href={to('/')} className="logo" aria-label={frame ? `${frame.site.name}, ${texts.home}` : texts.home}>
      <ArmillaryMark />
      <span>{frame?.site.shortName ?? texts.home}</span>
    </a>
  )
}
