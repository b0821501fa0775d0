/**
 * How long a piece of work keeps this thread's core, in milliseconds. By the clock it would be the longer, the more else the
 * machine has to do, which says nothing of the work.
 */
export function processorTime(work: () => void): number {
  const begun = process.threadCpuUsage()
  work()
  const { system, user } = process.threadCpuUsage(begun)
  return (system + user) / 1000
}
