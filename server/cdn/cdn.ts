import type { Env } from '#lib/env.ts'

type Variables = Pick<Env, 'CDN_PURGE' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_KEEP_SECONDS'>

/** The cache in front, as it is set. */
export interface Cdn {
  kind: NonNullable<Env['CDN_PURGE']>
  /** Where purges are sent. */
  address: string
  token: string | undefined
  /** How long it may keep a page that nobody purges. */
  keepSeconds: number
}

/** The cache in front that is told of changes, if there is one. */
export function readCdn({
  CDN_KEEP_SECONDS: keepSeconds,
  CDN_PURGE: kind,
  CDN_PURGE_TOKEN: token,
  CDN_PURGE_URL: address,
}: Variables): Cdn | undefined {
  return kind === undefined || address === undefined ? undefined : { kind, address, token, keepSeconds }
}
