import { readAny } from './read-any.ts'
import { WorkSlices } from './work-slices.ts'
import type { Answer, Question } from './worker-messages.ts'

const answer = (message: Answer) => postMessage(message)
let slices: WorkSlices | undefined

async function read({ bytes, id, name }: Exclude<Question, 'stop'>): Promise<void> {
  slices = new WorkSlices((part) => answer({ id, part }))
  answer({ id, file: await readAny(name, new Uint8Array(bytes), slices) })
}

/** Reads files away from the page, which stays usable. The policy of this file lets it send nothing anywhere. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data === 'stop') slices?.stop()
  else void read(data)
})
answer('ready')
