import { useFrame } from '#site/runtime/rendering/frame.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { BrandImage, CompanyMark } from '#site/ui/brand-mark.tsx'

/** The way home: the company's logo, or its mark and its short name. */
export function Logo() {
  const frame = useFrame()
  const { texts, to } = useLanguage()
  return (
    <a href={to('/')} className="logo" aria-label={frame ? `${frame.site.name}, ${texts.home}` : texts.home}>
      {frame?.brand.logo ? (
        <BrandImage className="logo-image" images={frame.brand.logo} />
      ) : (
        <>
          <CompanyMark />
          <span>{frame?.site.shortName ?? texts.home}</span>
        </>
      )}
    </a>
  )
}
