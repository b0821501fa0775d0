/** Calls `run` at once, then at most once in `wait` milliseconds; what came between is answered at the end of the wait. */
export function throttle(run: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAskedAgain = false
  const rest = () => {
    timer = undefined
    if (!isAskedAgain) return
    isAskedAgain = false
    start()
  }
  const start = () => {
    timer = setTimeout(rest, wait)
    run()
  }
  return () => {
    if (timer === undefined) start()
    else isAskedAgain = true
  }
}

/** Calls `run` once when `wait` milliseconds have passed without another call. */
export function debounce(run: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, wait)
  }
}
