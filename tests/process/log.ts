import type { Portico } from './portico.ts'

export interface LogRecord {
  level: number
  msg: string
  requestId?: string
  call?: string
  err?: { message: string }
}

/** Level of an error, as pino writes it. */
export const errorLevel = 50

/** The log so far; lines for people are left out. */
export function readLog(portico: Portico): LogRecord[] {
  return portico
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogRecord)
}
