import type { AttachmentSeed } from './types.ts'

const domains = [
  ['热流体', 'Thermal fluids'],
  ['液压', 'Hydraulics'],
  ['电驱动', 'Electric drives'],
  ['多体', 'Multibody'],
] as const

/** Number of the domain, states, and how many times as fast; by rising gain, as the article lists them. */
const gains: readonly (readonly [domain: number, states: number, gain: number])[] = [
  [2, 80, 1.2],
  [3, 96, 1.6],
  [1, 142, 1.9],
  [2, 188, 2.3],
  [0, 460, 2.7],
  [1, 730, 2.9],
  [3, 1260, 3.3],
  [2, 2100, 3.5],
  [0, 5800, 3.8],
  [1, 9400, 4.4],
  [3, 22600, 5.0],
  [0, 41000, 6.1],
]

const rows = gains.map(([domain, states, gain], index) =>
  [index + 1, ...(domains[domain] ?? []), states, gain.toFixed(1)].join(','),
)

/** The twelve models behind “3.1×”. */
export const gnomonBenchmark: AttachmentSeed = {
  filename: 'gnomon-benchmark-r2026b.csv',
  title: { zh: '十二个基准模型的结果', en: 'Results of the twelve benchmark models' },
  text: {
    zh: '每个模型的领域、状态数和提速倍数，固定步长1 ms',
    en: 'Domain, number of states and gain of each model at a fixed step of 1 ms',
  },
  content: `\uFEFF${['编号 No.,领域,Domain,状态数 States,倍数 Gain', ...rows].join('\r\n')}\r\n`,
}
