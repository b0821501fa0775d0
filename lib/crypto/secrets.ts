/**
 * The secrets of an installation, newest first: the first encrypts and signs, and the others still open what they
 * sealed before a rotation. A single one has never been rotated.
 */
export type Secrets = string | readonly [string, ...string[]]

/** What `make` makes of each secret, newest first. */
export function forEachSecret<Made>(secrets: Secrets, make: (secret: string) => Made): [Made, ...Made[]] {
  if (typeof secrets === 'string') return [make(secrets)]
  const [newest, ...former] = secrets
  return [make(newest), ...former.map(make)]
}
