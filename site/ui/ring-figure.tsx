import { Graduation } from './graduation.tsx'
import { arc, obliquity, polar, projectRing, round } from './project-ring.ts'

/** A ring of the sphere: see {@link projectRing}, whose angles are in degrees. */
interface Ring {
  name: string
  tilt: number
  turn: number
  radius: number
  /** Width of the graduated band inside the ring; none when absent. */
  band?: number
  bead?: boolean
}

const rings: Ring[] = [
  { name: 'horizon', tilt: 27, turn: 168, radius: 290, band: 20 },
  { name: 'equator', tilt: 0, turn: 0, radius: 244, band: 14 },
  { name: 'colure', tilt: 90, turn: 24, radius: 244 },
  { name: 'solstice', tilt: 90, turn: 114, radius: 244 },
  { name: 'ecliptic', tilt: obliquity, turn: 210, radius: 226, band: 16, bead: true },
  { name: 'moon', tilt: 52, turn: 300, radius: 150, bead: true },
  { name: 'inner', tilt: 74, turn: 75, radius: 92, band: 8 },
]

function RingDrawing({ ring, clip }: { ring: Ring; clip: string }) {
  const { rotate, squash, zero } = projectRing(ring.tilt, ring.turn)
  return (
    <g className={`ring ring-${ring.name}`} transform={`rotate(${rotate}) scale(1 ${squash})`}>
      {(['far', 'near'] as const).map((half) => (
        <g key={half} className={`ring-${half}`}>
          <path d={arc(ring.radius, half === 'far' ? 0 : 1)} vectorEffect="non-scaling-stroke" />
          {ring.band !== undefined && (
            <path
              d={arc(ring.radius - ring.band, half === 'far' ? 0 : 1)}
              className="ring-fine"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {(ring.band !== undefined || ring.bead) && (
            <g clipPath={`url(#${clip}-${half})`}>
              <Graduation radius={ring.radius} band={ring.band} bead={ring.bead} zero={zero} />
            </g>
          )}
        </g>
      ))}
    </g>
  )
}

/** The sphere of the first screen. It is ornament: hidden from assistive technology. */
export function ArmillarySphere({ className, id }: { className?: string; id: string }) {
  const [px, py] = polar
  return (
    <svg className={`sphere ${className ?? ''}`} viewBox="-320 -320 640 640" aria-hidden="true">
      <defs>
        <clipPath id={`${id}-far`}>
          <rect x="-320" y="0" width="640" height="320" />
        </clipPath>
        <clipPath id={`${id}-near`}>
          <rect x="-320" y="-320" width="640" height="320" />
        </clipPath>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#fff3cf" />
          <stop offset="0.16" stopColor="#fbd98a" />
          <stop offset="0.3" stopColor="#d9a441" stopOpacity="0.42" />
          <stop offset="1" stopColor="#d9a441" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g transform="scale(1 -1)">
        <circle className="ring-outline" r="304" />
        <circle className="ring-outline-scale" r="308" strokeWidth="8" pathLength={360} strokeDasharray="0.2 2.8" />
        <circle className="ring-outline-scale" r="311" strokeWidth="14" pathLength={360} strokeDasharray="0.3 29.7" />
        <path
          className="ring-axis"
          d={`M${round(px * -335)} ${round(py * -335)}L${round(px * 335)} ${round(py * 335)}`}
        />
        {rings.map((ring) => (
          <RingDrawing key={ring.name} ring={ring} clip={id} />
        ))}
        <circle className="sphere-body" r="62" fill={`url(#${id}-glow)`} />
      </g>
    </svg>
  )
}
