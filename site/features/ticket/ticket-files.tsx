import { acceptedFiles } from '#domain/form-file/form-files.ts'
import { formatSize } from '#lib/format-size.ts'
import { listGap } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { FileDrop } from '#site/ui/file-drop.tsx'
import type { UploadsState } from './use-uploads.ts'
import { useTicketTexts } from './texts.ts'

/** The files of a ticket or a reply: dropped, chosen or pasted, and sent at once while the rest is written. */
export function TicketFiles({ files, id }: { id: string; files: UploadsState }) {
  const { locale } = useLanguage()
  const words = useTicketTexts()
  const { fault, queue, rows, rules, status } = files
  const types = rules.types.map((type) => type.toUpperCase()).join(listGap[locale])
  return (
    <FileDrop
      id={id}
      name="upload"
      label={words.form.files}
      mark={words.form.optional}
      hint={words.form.filesHint({
        types,
        size: formatSize(rules.maxBytes),
        most: rules.most,
        total: formatSize(rules.maxTotal),
      })}
      error={fault}
      prompt={words.files.prompt}
      pick={words.files.pick}
      accept={acceptedFiles(rules)}
      files={rows.map(({ key, size, ...row }) => ({ ...row, id: key, size: formatSize(size) }))}
      words={words.files}
      status={status}
      onAdd={queue.add}
      onRemove={queue.remove}
      onPause={queue.pause}
      onResume={queue.resume}
    />
  )
}
