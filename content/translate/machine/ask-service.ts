/** Why a service gave no answer that can be used. */
export type FailureKind = 'timeout' | 'unreachable' | 'refused' | 'redirect' | 'tooLong' | 'nonsense' | 'stopped'

export class MachineFailure extends Error {
  override name = 'MachineFailure'
  readonly kind: FailureKind
  readonly status: number | undefined

  constructor(kind: FailureKind, status?: number) {
    super(status === undefined ? kind : `${kind} ${status}`)
    this.kind = kind
    this.status = status
  }
}

/** Milliseconds for one answer. */
const usualPatience = 30_000
/** The answer to a batch is a few kilobytes. */
const mostBytes = 512 * 1024

interface Question {
  body: unknown
  key?: string | undefined
  patience?: number | undefined
  signal: AbortSignal
}

/** Reads no more than is allowed, however long the answer is. */
async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop lets go of the connection.
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    if (bytes > mostBytes) throw new MachineFailure('tooLong')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/**
 * Asks the service that the settings name, and no other: where it leads elsewhere nobody follows.
 * @returns what its JSON says
 * @throws MachineFailure, which holds neither the question nor the key
 */
export async function askService(url: string, { body, key, patience, signal }: Question): Promise<unknown> {
  const late = AbortSignal.timeout(patience ?? usualPatience)
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, late]),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new MachineFailure(
        response.status >= 300 && response.status < 400 ? 'redirect' : 'refused',
        response.status,
      )
    }
    const text = await readText(response)
    try {
      return JSON.parse(text) as unknown
    } catch {
      throw new MachineFailure('nonsense')
    }
  } catch (error) {
    if (error instanceof MachineFailure) throw error
    throw new MachineFailure(signal.aborted ? 'stopped' : late.aborted ? 'timeout' : 'unreachable')
  }
}
