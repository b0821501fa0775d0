/** Makes the demo's videos anew: `node demo/videos/generate.ts [name]`. Needs ffmpeg; their files are in the repository. */
import { join } from 'node:path'
import { damping, dampingFrames } from './damping.ts'
import { encode } from './frame.ts'
import { street, streetFrames, strouhal } from './vortex-street.ts'

const out = join(import.meta.dirname, 'out')
const only = process.argv[2]
const say = (text: string) => process.stdout.write(`${text}\n`)

if (only === undefined || only === 'damping-and-poles') {
  await encode(join(out, 'damping-and-poles.mp4'), dampingFrames(), 24)
  say(`damping-and-poles: ${damping.seconds} s`)
}
if (only === undefined || only === 'vortex-street') {
  const record: number[] = []
  await encode(join(out, 'vortex-street.mp4'), streetFrames(record), 27)
  const { from, number, periods } = strouhal(record)
  say(
    `vortex-street: ${street.seconds} s, Strouhal number ${number.toFixed(3)} from ${periods} periods after ${from} s`,
  )
}
