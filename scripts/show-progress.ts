const width = 32

/** A bar with counts on the terminal, in place; in a log a line each time. */
export function showProgress(done: number, total: number): void {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
  process.stderr.write(
    `${process.stderr.isTTY ? '\r' : ''}${bar} ${done} of ${total}${process.stderr.isTTY ? '' : '\n'}`,
  )
}
