import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** Seconds that one round of load takes. */
const seconds = Number(process.env.BENCH_SECONDS ?? 10)

/** The load's own core; what is measured has the other one, so neither takes from the other. */
const loadCore = '1'

/** Words that bind a command to the core on which everything is measured. */
export const onMeasuredCore = ['taskset', '-c', '0']

export interface Rate {
  perSecond: number
  /** Of the process's own processor time: what it would be on a core that nobody else uses. */
  perProcessorSecond: number
}

/** Requests that a server answers to 64 connections, each asking again as soon as it is answered. */
export async function measureRequests({ pid, url }: { url: string; pid: number }): Promise<Rate> {
  const args = ['-c', loadCore, 'wrk', '-t1', '-c64', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url]
  const before = readProcessorTime(pid)
  const { stdout } = await runFile('taskset', args)
  const used = readProcessorTime(pid) - before
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  if (failed !== undefined) throw new Error(`${failed} answers of ${url} were not 200`)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  if (!(perSecond > 0)) throw new Error(`The load on ${url} gave no figure:\n${stdout}`)
  return { perSecond, perProcessorSecond: requests / used }
}

/** Processor time that a process has used, its own and the system's on its behalf, in seconds. */
export function readProcessorTime(pid: number): number {
  // The name, in brackets, may hold spaces; utime and stime are the 14th and 15th field, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Programs that the bench needs and this machine does not have. */
export async function findMissing(programs: Record<string, string>): Promise<string[]> {
  const checks = Object.entries(programs).map(async ([program, name]) => {
    const child = spawn('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`], { stdio: 'ignore' })
    const code = await new Promise<number | null>((resolve) => {
      child.once('close', resolve)
    })
    return code === 0 ? [] : [`${program} (apt-get install ${name})`]
  })
  return (await Promise.all(checks)).flat()
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/** What a share of the values, such as 0.99 of them, is not above. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
