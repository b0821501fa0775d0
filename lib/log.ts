import { destination, pino, type Logger } from 'pino'
import { env } from './env.ts'

export type Log = Logger

/**
 * The process log: one JSON object a line on standard error, so that standard output stays for people.
 * Secrets never reach it: the paths below are cut wherever an object with them is logged.
 */
export const log: Log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    redact: {
      paths: [
        'accessToken',
        'password',
        'token',
        '*.accessToken',
        '*.password',
        '*.token',
        'headers.cookie',
        'headers.authorization',
      ],
      censor: '[cut]',
    },
  },
  destination({ dest: 2, sync: true }),
)
