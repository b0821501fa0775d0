import { acceptedFiles, type FileRules, fileRules, writeSize } from '#lib/form-files.ts'
import type { FormFilesState } from '#site/features/enquiry/use-form-files.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { FileDrop } from '#site/ui/file-drop.tsx'
import { useTicketWords } from './words.ts'

const rules = fileRules.ticket as FileRules

/** The files of a ticket or a reply: dropped, chosen or pasted, and sent with the form. */
export function TicketFiles({ files, id }: { id: string; files: FormFilesState }) {
  const { locale } = useLanguage()
  const words = useTicketWords()
  const types = rules.types.map((type) => type.toUpperCase()).join(locale === 'zh' ? '、' : ', ')
  return (
    <FileDrop
      id={id}
      name="upload"
      label={words.form.files}
      mark={words.form.optional}
      hint={words.form.filesHint(types, writeSize(rules.maxBytes, locale), rules.most)}
      error={files.fault}
      prompt={words.files.prompt}
      pick={words.files.pick}
      accept={acceptedFiles(rules)}
      files={files.entries}
      words={words.files}
      status={files.status}
      onAdd={files.add}
      onRemove={files.remove}
    />
  )
}
