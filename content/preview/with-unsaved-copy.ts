import type { CollectionConfig } from 'payload'

const component = '/session/unsaved-form.tsx#UnsavedForm'

/** What does not save by itself is not saved while somebody writes: their browser keeps it instead. Not of accounts: it would keep passwords. */
export function withUnsavedCopy(config: CollectionConfig): CollectionConfig {
  const drafts = typeof config.versions === 'object' && config.versions.drafts
  if (config.auth || (typeof drafts === 'object' && drafts.autosave)) return config
  const { edit, ...components } = config.admin?.components ?? {}
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...components,
        edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), component] },
      },
    },
  }
}
