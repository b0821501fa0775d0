'use client'

import { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import { type ComponentProps, use } from 'react'
import { preload } from 'react-dom'
import type { ClientConfigFile } from '#content/client-config.ts'

declare global {
  /** By their addresses, what the server draws pages with. */
  var porticoClientConfigs: Map<string, ClientConfigFile> | undefined
}

const files = new Map<string, Promise<ClientConfigFile>>()

/** @returns the file at an address, however long the connection is away: the page stays as the server drew it */
async function load(address: string): Promise<ClientConfigFile> {
  for (let wait = 500; ; wait = Math.min(2 * wait, 10_000)) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as ClientConfigFile
    // The session has ended since, and the page would come as a sign-in.
    if (answer?.status === 401) location.reload()
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** What the server draws the page with is at hand; a browser fetches it, once for all pages. */
function useFile(address: string): ClientConfigFile {
  const served = typeof window === 'undefined' ? globalThis.porticoClientConfigs?.get(address) : undefined
  if (served) return served
  const file = files.get(address) ?? load(address)
  files.set(address, file)
  return use(file)
}

interface FromFile {
  /** Of the `ClientConfigFile`. */
  address: string
}

type RootProps = ComponentProps<typeof RootProvider>

/** Payload's frame of every page. */
export function RootFromFile({ address, ...props }: FromFile & Omit<RootProps, 'config'>) {
  // Asked for with the page and not after its scripts: by then the session may have ended, which must not end the page.
  preload(address, { as: 'fetch', crossOrigin: 'anonymous' })
  const { config, translations } = useFile(address)
  return <RootProvider {...props} config={config} translations={translations as RootProps['translations']} />
}

/** Payload's frame of what changes from page to page. */
export function PageFromFile({
  address,
  ...props
}: FromFile & Omit<ComponentProps<typeof PageConfigProvider>, 'config'>) {
  return <PageConfigProvider {...props} config={useFile(address).config} />
}
