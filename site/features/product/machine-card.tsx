import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { Phrases } from '#site/ui/phrases.tsx'
import { type Frame, frameFor } from './elevation.ts'
import { ScaledElevation } from './elevation.tsx'
import { QuantityValue } from './quantity.tsx'
import { useProductTexts } from './texts.ts'

export type MachineItem = CallOutput<'machine/list'>['items'][number]

interface MachineCardProps {
  machine: MachineItem
  level?: 2 | 3
  isEager?: boolean
  /** What it is drawn in, the same for all of a grid. */
  frame: Frame
}

/** A machine in a grid, drawn from its size where the record tells it, with its main data. */
function MachineCard({ frame, isEager = false, level = 3, machine }: MachineCardProps) {
  const { locale, to } = useLanguage()
  const Heading = `h${level}` as const
  const lang = foreignLang(machine.lang, locale)
  return (
    <article className="card aligned machine-card">
      {machine.size ? (
        <ScaledElevation frame={frame} machine={{ ...machine, size: machine.size }} />
      ) : machine.image ? (
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

/** Machines beside each other; those that tell their size are drawn to one scale. */
export function MachineGrid({
  className = '',
  level,
  machines,
}: {
  machines: MachineItem[]
  level?: 2 | 3
  className?: string
}) {
  const words = useProductTexts()
  const sizes = machines.flatMap(({ size }) => size ?? [])
  const frame = frameFor(sizes)
  return (
    <>
      {sizes.length > 0 && <p className="elevation-scale">{words.elevationScale}</p>}
      <div className={`machine-grid ${className}`}>
        {machines.map((machine, index) => (
          <MachineCard
            key={machine.id}
            frame={frame}
            machine={machine}
            level={level ?? 3}
            isEager={level === 2 && index === 0}
          />
        ))}
      </div>
    </>
  )
}
