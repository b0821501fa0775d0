import type { SanitizedConfig } from 'payload'

/**
 * Has the admin's lists read and send the columns that they show, where Payload would read whole records, with all of their
 * texts. Not those that are ordered by drag, where a row is moved by a value that is no column, nor those of files, whose
 * pictures are chosen by more than the columns say.
 */
export function leanLists(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, orderable, upload } of config.collections)
    if (!orderable && !upload) admin.enableListViewSelectAPI = true
  return config
}
