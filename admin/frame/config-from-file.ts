import type { I18nClient } from '@payloadcms/translations'
import { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { Children, cloneElement, createElement, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { addressOfClientConfig, type ClientConfigFile } from '#content/client-config.ts'
import { PageFromFile, RootFromFile } from './client-config.tsx'

interface FrameProps {
  children?: ReactNode
  config?: ClientConfig & { unauthenticated?: boolean }
}

type FrameFromFile = FunctionComponent<{ address: string; translations?: undefined }>

const framesFromFile = new Map<unknown, unknown>([
  [RootProvider, RootFromFile],
  [PageConfigProvider, PageFromFile],
])

/** Pages are drawn, on the server too, by modules that share nothing with those that say what to draw, but the process. */
function keepForDrawing(file: ClientConfigFile, language: string): string {
  const address = addressOfClientConfig(file, language)
  globalThis.porticoClientConfigs ??= new Map()
  globalThis.porticoClientConfigs.set(address, file)
  return address
}

/**
 * Payload writes the model of all content into each page, and into each change from page to page: 380 kB that are drawn, sent and
 * read every time. Here its frame gets the address of a file instead, which browsers keep
 * (docs/decisions/0074-the-admins-model-is-a-file.md). Who has not signed in gets no model from Payload, and no file.
 *
 * @param tree what Payload's layout draws, or its page
 * @throws Error when no frame of Payload's is found, as Payload has changed
 */
export function withConfigFromFile(tree: ReactNode, i18n: Pick<I18nClient, 'language' | 'translations'>): ReactNode {
  let hasFrame = false
  const replace = (node: ReactNode): ReactNode => {
    if (!isValidElement<FrameProps>(node)) return node
    const { children, config, ...props } = node.props
    const frame = framesFromFile.get(node.type)
    if (config === undefined || frame === undefined)
      return typeof node.type === 'string' ? cloneElement(node, {}, ...(Children.map(children, replace) ?? [])) : node
    hasFrame = true
    if (config.unauthenticated) return node
    const address = keepForDrawing({ config, translations: i18n.translations }, i18n.language)
    return createElement(frame as FrameFromFile, { ...props, translations: undefined, address }, children)
  }
  const drawn = replace(tree)
  if (!hasFrame) throw new Error('Payload’s frame of a page has no `config`: see withConfigFromFile')
  return drawn
}
