import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { Phrases } from '#site/ui/phrases.tsx'
import { QuantityValue } from './quantity.tsx'

export type MachineItem = CallOutput<'machine/list'>['items'][number]

/** A machine in a grid, with its main data. */
export function MachineCard({
  isEager = false,
  level = 3,
  machine,
}: {
  machine: MachineItem
  level?: 2 | 3
  isEager?: boolean
}) {
  const { locale, to } = useLanguage()
  const Heading = `h${level}` as const
  const lang = foreignLang(machine.lang, locale)
  return (
    <article className="card aligned machine-card">
      {machine.image ? (
        <Picture
          image={machine.image}
          sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 92vw"
          isDecorative
          isEager={isEager}
        />
      ) : (
        <div className="picture news-blank on-ink" />
      )}
      <p className="machine-class">
        {machine.class && <span lang={foreignLang(machine.class.lang, locale)}>{machine.class.title}</span>}{' '}
        <LanguageMark lang={machine.lang} />
      </p>
      <Heading lang={lang}>
        <a className="card-link" href={to(`/product/machine/detail?id=${machine.slug}`)}>
          <Phrases text={machine.title} />
        </a>
      </Heading>
      <p className="card-text" lang={lang}>
        {machine.tagline}
      </p>
      <dl className="machine-data" lang={lang}>
        {machine.keyData.map((quantity) => (
          <div key={quantity.title}>
            <dt>{quantity.title}</dt>
            <dd>
              <QuantityValue quantity={quantity} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
