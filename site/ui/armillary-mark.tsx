import { arc, projectRing } from './project-ring.ts'

const markRings = [
  { tilt: 0, turn: 0 },
  { tilt: 90, turn: 24 },
  { tilt: 52, turn: 210 },
]

/** The same sphere with few rings, as the mark beside the name. */
export function ArmillaryMark({ className }: { className?: string }) {
  return (
    <svg className={`sphere-mark ${className ?? ''}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <g transform="scale(1 -1)">
        <circle r="14.4" />
        {markRings.map(({ tilt, turn }) => {
          const { rotate, squash } = projectRing(tilt, turn)
          return (
            <g key={tilt} transform={`rotate(${rotate}) scale(1 ${squash})`}>
              <path className="ring-far" d={arc(14.4, 0)} vectorEffect="non-scaling-stroke" />
              <path d={arc(14.4, 1)} vectorEffect="non-scaling-stroke" />
            </g>
          )
        })}
        <circle className="sphere-mark-body" r="2.6" />
      </g>
    </svg>
  )
}
