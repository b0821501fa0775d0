import type { EnquiryKind } from '#domain/enquiry/enquiry.ts'
import { acceptedFiles, fileRules } from '#domain/form-file/form-files.ts'
import { formatSize } from '#lib/format-size.ts'
import { listGap } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { FileDrop } from '#site/ui/file-drop.tsx'
import type { FormFilesState } from './use-form-files.ts'
import { useEnquiryTexts } from './texts.ts'

/**
 * The files of a form. Without scripts it is the platform's own field; the files that came with an earlier sending stand
 * as boxes, so that one can be left out.
 */
export function FilesField({ files, kind, prefix }: { prefix: string; kind: EnquiryKind; files: FormFilesState }) {
  const { locale } = useLanguage()
  const words = useEnquiryTexts().files
  const rules = fileRules[kind]
  if (rules === undefined) return null
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
        label={
          !files.isLive && files.received.length > 0
            ? words.more
            : words.labels[kind === 'report' ? 'report' : 'application']
        }
        hint={words.hint({ types, size: formatSize(rules.maxBytes), most: rules.most })}
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
