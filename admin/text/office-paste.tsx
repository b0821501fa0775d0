'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { $insertNodes, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { makeLists } from './office-lists.ts'

/** Looks at what is pasted before the editor does; what needs nothing goes its usual way. */
function OfficePaste() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const html = event instanceof ClipboardEvent ? (event.clipboardData?.getData('text/html') ?? '') : ''
          if (!html.includes('mso-list')) return false
          const page = new DOMParser().parseFromString(html, 'text/html')
          if (!makeLists(page)) return false
          event.preventDefault()
          editor.update(() => $insertNodes($generateNodesFromDOM(editor, page)))
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

export const OfficePasteClient = createClientFeature({ plugins: [{ Component: OfficePaste, position: 'normal' }] })
