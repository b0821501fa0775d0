interface ScriptUrlPolicy {
  createScriptURL: (address: string) => string
}

/** The part of Trusted Types that is needed here; not every browser has them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy
}

let policy: ScriptUrlPolicy | undefined

/**
 * The one address that a page's policy lets a worker have (docs/decisions/0017-local-code-check.md).
 * @param address of the worker's own file, as the build gave it
 */
export function allowWorker(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // A policy of a name can be made once in a document.
  policy ??= trustedTypes?.createPolicy('portico-worker', {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError('Not the address of the worker')
      return asked
    },
  })
  return policy?.createScriptURL(address) ?? address
}
