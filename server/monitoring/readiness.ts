interface Parts {
  isDraining: () => boolean
  isDiskUsed: () => boolean
  isDatabaseThere: () => Promise<boolean>
  isPurgeHeard: () => boolean
}

/** Why no request should be sent to this process now, in words that tell a stranger nothing more. Empty is ready. */
export function createReadiness({ isDatabaseThere, isDiskUsed, isDraining, isPurgeHeard }: Parts) {
  return async (): Promise<string[]> => {
    const reasons: [word: string, holds: boolean][] = [
      ['draining', isDraining()],
      ['disk', isDiskUsed()],
      ['database', !(await isDatabaseThere())],
      // Otherwise it may show what was withdrawn elsewhere.
      ['purge channel', !isPurgeHeard()],
    ]
    return reasons.flatMap(([word, holds]) => (holds ? [word] : []))
  }
}
