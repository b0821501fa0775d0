import { Fragment, type ReactNode } from 'react'
import { keepUnits } from './phrases.tsx'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'
import { NumberChart } from './number-chart.tsx'

/** A measured number. An arrow between two values is drawn: few fonts have one that fits the figures. */
export function StatValue({ unit, value }: { value: string; unit: string }) {
  const parts = value.split(/\s*→\s*/)
  return (
    <span className="stat-value">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              <span className="sr-only"> → </span>
              <Icon drawing={interfaceIcons.arrowRight} className="stat-arrow" />
            </>
          )}
          {part}
        </Fragment>
      ))}
      {unit && <span className={`stat-unit ${/^[×%°]/.test(unit) ? 'stat-unit-close' : ''}`}>{unit}</span>}
    </span>
  )
}

interface StatProps {
  value: string
  unit: string
  label: ReactNode
  source?: string
  /** Also as a drawing, where the number has a shape. */
  isDrawn?: boolean
  className?: string
}

/** A number with its unit, what it measures and where it comes from. */
export function Stat({ className = '', isDrawn = false, label, source, unit, value }: StatProps) {
  return (
    <div className={`stat ${className}`}>
      <dt className="stat-label">{label}</dt>
      <dd className="stat-figure">
        <StatValue value={value} unit={unit} />
        {isDrawn && <NumberChart value={value} unit={unit} />}
      </dd>
      {source && <dd className="stat-source">{keepUnits(source)}</dd>}
    </div>
  )
}
