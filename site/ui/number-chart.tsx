import { chartWidth, readNumberChart, type Strip, stripOf } from './number-chart.ts'

function Line({ className, strip: { dash, length }, y }: { className: string; strip: Strip; y: number }) {
  return length > 0 && <path className={className} d={`M0 ${y}h${length}`} strokeDasharray={dash} />
}

/**
 * A measured number as ticks or bars, drawn from nothing but the number: 14 → 3, 38 / 46, −62 %. Nothing where a number
 * has no such shape. It stands beside the number, which says the same to whoever does not see it.
 */
export function NumberChart({ unit, value }: { value: string; unit: string }) {
  const chart = readNumberChart(value, unit)
  if (chart === undefined) return null
  const isChange = chart.kind === 'change'
  const [first, second] = isChange ? [chart.before, chart.after] : [chart.whole, chart.part]
  const most = Math.max(first, second)
  const strip = (count: number) => stripOf(count, most, chart.isCounted)
  return (
    <svg className="number-chart" viewBox={`0 0 ${chartWidth} ${isChange ? 24 : 10}`} aria-hidden="true">
      <Line className="number-chart-first" strip={strip(first)} y={5} />
      <Line className="number-chart-second" strip={strip(second)} y={isChange ? 19 : 5} />
    </svg>
  )
}
