const width = 32

/** How often a log gets a line, in milliseconds: a terminal is written in place instead. */
const logEvery = 5000
const terminalEvery = 100

interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

const about = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

/**
 * A bar with counts, and with the time that is left by the pace so far. On a terminal it is drawn in place; in a log it is a
 * line every five seconds and one at the end.
 */
export function createProgress(
  output: Output = process.stderr,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  const started = now()
  let last = -Infinity
  return (done, total) => {
    const time = now()
    const isOver = done >= total
    if (!isOver && time - last < (output.isTTY ? terminalEvery : logEvery)) return
    last = time
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
    // Before a twentieth is done, the pace says nothing.
    const isKnown = !isOver && share >= 0.05
    const left = isKnown ? `, about ${about(((time - started) / share) * (1 - share))} left` : ''
    const line = `${bar} ${done} of ${total}${left}`
    // What a longer line left behind is cleared.
    output.write(output.isTTY ? `\r${line}\u001B[K${isOver ? '\n' : ''}` : `${line}\n`)
  }
}
