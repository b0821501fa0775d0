import { acceptedFiles, type FileRules } from '#domain/form-file/form-files.ts'
import type { FileFault } from '#domain/storage/private-files.ts'

/** What can be seen without looking into a file; the server looks into it. */
export function faultOf({ name, size }: File, rules: FileRules): FileFault | undefined {
  if (size === 0) return 'empty'
  if (size > rules.maxBytes) return 'large'
  const accepted = acceptedFiles(rules).split(',')
  return accepted.some((extension) => name.toLowerCase().endsWith(extension)) ? undefined : 'type'
}

/** What tells a chosen file from the others, and knows it again when it is chosen once more. */
export const keyOf = ({ lastModified, name, size }: File) => `${name} ${size} ${lastModified}`
