import { destination, pino, type Logger, stdSerializers } from 'pino'
import { env } from './env.ts'

export type Log = Logger

/**
 * Serialises an error with its stack, but without the statement and parameters of a failed query: the database layer
 * puts both into the error, and the parameters may be addresses and password hashes.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { cause, name } = error
  if (!('query' in error) && !('params' in error)) return stdSerializers.err(error)
  return {
    type: name,
    message: 'a query failed',
    stack: error.stack?.replace(error.message, 'a query failed'),
    cause: cause instanceof Error ? cause.message : undefined,
  }
}

/**
 * The process log: one JSON object per line on standard error; standard output is for people. The paths below are
 * redacted wherever an object with them is logged.
 */
export const log: Log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    serializers: { err: serializeError },
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
