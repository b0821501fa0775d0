import { createHash } from 'node:crypto'
import { initI18n } from '@payloadcms/translations'
import { APIError, type ClientConfig, createClientConfig, type Endpoint, type SanitizedConfig } from 'payload'
import { hasRole, roles } from '#content/access/roles.ts'
import { isLocale, type Locale } from '#lib/locale.ts'

/** What the admin's pages know of the content's model, and their words, in one language of the admin. */
export interface ClientConfigFile {
  config: ClientConfig
  translations: Record<string, unknown>
}

/** As browsers get it. Payload's map of components says where the project lies on this machine, and no browser needs it. */
function write({ config, translations }: ClientConfigFile): string {
  return JSON.stringify({ config: { ...config, admin: { ...config.admin, importMap: undefined } }, translations })
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 20)

const addresses = new WeakMap<ClientConfig, string>()

/** Where browsers get it: an address for each content, so that it may be kept for good. */
export function addressOfClientConfig(file: ClientConfigFile, language: string): string {
  const known = addresses.get(file.config)
  if (known !== undefined) return known
  const address = `/admin/api/client-config/${language}-${hashOf(write(file))}`
  addresses.set(file.config, address)
  return address
}

interface Written {
  hash: string
  text: string
}

const written = new WeakMap<SanitizedConfig, Partial<Record<Locale, Promise<Written>>>>()

/** Made once for each language: the model of a running process does not change. */
function readWritten(config: SanitizedConfig, language: Locale): Promise<Written> {
  const ofConfig = written.get(config) ?? {}
  written.set(config, ofConfig)
  return (ofConfig[language] ??= make(config, language))
}

async function make(config: SanitizedConfig, language: Locale): Promise<Written> {
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  const clientConfig = createClientConfig({ config, i18n, importMap: {}, user: true })
  const text = write({ config: clientConfig, translations: i18n.translations })
  return { hash: hashOf(text), text }
}

/** `GET /admin/api/client-config/LANGUAGE-HASH`: a `ClientConfigFile` for staff (docs/decisions/0074-the-admins-model-is-a-file.md). */
export const clientConfigEndpoint: Endpoint = {
  path: '/client-config/:name',
  method: 'get',
  async handler({ payload, routeParams, user }) {
    if (!user) throw new APIError('Unauthorized', 401)
    if (!hasRole(user, ...roles)) throw new APIError('Forbidden', 403)
    const [, language, asked] = /^([a-z]{2})-([\w-]+)$/.exec(String(routeParams?.name)) ?? []
    if (!isLocale(language)) throw new APIError('Not Found', 404)
    const { hash, text } = await readWritten(payload.config, language)
    return new Response(text, {
      headers: {
        'Content-Type': 'application/json',
        // The page of a process that a newer one has replaced gets the newer, which is none to keep under that name.
        'Cache-Control': hash === asked ? 'private, max-age=31536000, immutable' : 'no-store',
      },
    })
  },
}
