interface GraduationProps {
  radius: number
  /** Where its zero mark is, in degrees. */
  zero?: number
  /** Width of the marks, inwards from the radius. */
  band?: number | undefined
  bead?: boolean | undefined
}

/** Marks every 3°, longer ones each 30°. Drawn as dashes of a circle, so that a band is two elements and not 120. */
export function Graduation({ band, bead, radius, zero = 0 }: GraduationProps) {
  return (
    <g className="ring-scale" transform={`rotate(${zero})`}>
      {band !== undefined && (
        <>
          <circle r={radius - band * 0.25} strokeWidth={band * 0.5} pathLength={360} strokeDasharray="0.35 2.65" />
          <circle r={radius - band * 0.5} strokeWidth={band} pathLength={360} strokeDasharray="0.5 29.5" />
        </>
      )}
      {bead && <path d={`M${radius} 0h0.01`} className="ring-bead" vectorEffect="non-scaling-stroke" />}
    </g>
  )
}
