import config from '#content/payload.config.ts'
import '@payloadcms/next/css'
import '#admin/frame/theme/theme.css'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { importMap } from '#admin/app/importMap.js'
import { withConfigFromFile } from '#admin/frame/config-from-file.ts'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

/** Payload's layout is an element of one that is drawn later; what that draws is wanted here. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { props, type: draw } = RootLayout({ children, config, importMap, serverFunction }) as ReactElement<
    object,
    (props: object) => Promise<ReactNode>
  >
  return withConfigFromFile(await draw(props), await getNextRequestI18n({ config: await config }))
}
