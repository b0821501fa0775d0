import { acceptedFiles, type FileRules } from '#domain/form-file/form-files.ts'
import { formatSize } from '#lib/format-size.ts'
import { listGap } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { FileDrop } from '#site/ui/file-drop.tsx'
import type { FormFilesState } from './use-form-files.ts'
import { useEnquiryTexts } from './texts.ts'

interface FilesFieldProps {
  prefix: string
  label: string
  /** Such as “optional”. */
  mark?: string | undefined
  /** In front of what is said of types and sizes. */
  hint?: string | undefined
  rules: FileRules
  files: FormFilesState
}

/**
 * The files of a form. Without scripts it is the platform's own field; the files that came with an earlier sending stand
 * as boxes, so that one can be left out.
 */
export function FilesField({ files, hint, label, mark, prefix, rules }: FilesFieldProps) {
  const { locale } = useLanguage()
  const words = useEnquiryTexts().files
  const types = rules.types.map((type) => type.toUpperCase()).join(listGap[locale])
  return (
    <>
      {!files.isLive && files.received.length > 0 && (
        <fieldset className="field received-files">
          <legend className="field-label">{words.kept}</legend>
          {files.received.map(({ file, name, size }) => (
            <label key={file}>
              <input type="checkbox" name="file" value={file} defaultChecked />
              {`${name} · ${formatSize(size)}`}
            </label>
          ))}
        </fieldset>
      )}
      <FileDrop
        id={`${prefix}-upload`}
        name="upload"
        label={!files.isLive && files.received.length > 0 ? words.more : label}
        mark={mark}
        hint={[hint, words.hint({ types, size: formatSize(rules.maxBytes), most: rules.most })]
          .filter(Boolean)
          .join(' ')}
        error={files.fault}
        prompt={words.prompt}
        pick={words.pick}
        accept={acceptedFiles(rules)}
        files={files.entries}
        words={words}
        status={files.status}
        onAdd={files.add}
        onRemove={files.remove}
      />
    </>
  )
}
