/**
 * The secrets of an installation, newest first: the first closes and signs, and all of them open what was closed or
 * signed before the secret was changed. One alone is one that never was.
 */
export type Secrets = string | readonly [string, ...string[]]

/** What `make` makes of each secret, newest first. */
export function forEachSecret<Made>(secrets: Secrets, make: (secret: string) => Made): [Made, ...Made[]] {
  if (typeof secrets === 'string') return [make(secrets)]
  const [newest, ...former] = secrets
  return [make(newest), ...former.map(make)]
}
