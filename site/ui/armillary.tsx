import { Graduation } from './graduation.tsx'

/**
 * The armillary sphere: rings about a polar axis, seen in parallel projection. A ring is known by the angle between its
 * normal and the polar axis (`tilt`) and by how far it has turned about that axis (`turn`), both in degrees. The same
 * formula is in `sphere.css`, where `turn` runs; here it gives the still picture.
 */
interface Ring {
  name: string
  tilt: number
  turn: number
  radius: number
  /** Width of the graduated band inside the ring; none when absent. */
  band?: number
  bead?: boolean
}

const degree = Math.PI / 180
const obliquity = 23.4
const lift = 20

const polar = [
  Math.cos(lift * degree) * Math.sin(obliquity * degree),
  Math.cos(lift * degree) * Math.cos(obliquity * degree),
  Math.sin(lift * degree),
] as const

const rings: Ring[] = [
  { name: 'horizon', tilt: 27, turn: 168, radius: 290, band: 20 },
  { name: 'equator', tilt: 0, turn: 0, radius: 244, band: 14 },
  { name: 'colure', tilt: 90, turn: 24, radius: 244 },
  { name: 'solstice', tilt: 90, turn: 114, radius: 244 },
  { name: 'ecliptic', tilt: obliquity, turn: 210, radius: 226, band: 16, bead: true },
  { name: 'moon', tilt: 52, turn: 300, radius: 150, bead: true },
  { name: 'inner', tilt: 74, turn: 75, radius: 92, band: 8 },
]

const round = (value: number) => Number(value.toFixed(3))

/** Where a ring lies on the sheet: direction of its long axis, signed ratio of the short one, place of its zero mark. */
function projectRing(tilt: number, turn: number): { rotate: number; squash: number; zero: number } {
  const [px, py, pz] = polar
  const a = [Math.cos(obliquity * degree), -Math.sin(obliquity * degree), 0] as const
  const b = [-pz * a[1], pz * a[0], px * a[1] - py * a[0]] as const
  const [c, s] = [Math.cos(tilt * degree), Math.sin(tilt * degree)]
  const [ct, st] = [Math.cos(turn * degree), Math.sin(turn * degree)]
  const nx = c * px + s * (ct * a[0] + st * b[0])
  const ny = c * py + s * (ct * a[1] + st * b[1])
  const nz = c * pz + s * st * b[2]
  return {
    rotate: round(Math.atan2(ny, nx) / degree - 90),
    squash: round(nz),
    zero:
      tilt === 0
        ? turn
        : round(Math.atan2(py * nx - px * ny, nz * (px * nx + py * ny) - pz * (nx * nx + ny * ny)) / degree),
  }
}

const arc = (radius: number, side: 0 | 1) => `M${-radius} 0A${radius} ${radius} 0 0 ${side} ${radius} 0`

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
