import { formatSize } from '#lib/format-size.ts'
import type { CallOutput } from '#portal/client.ts'
import { useContentTexts } from './texts.ts'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'

type Attachment = CallOutput<'news/detail'>['attachments'][number]

/** Files to take along, each with its kind, size and language. */
export function AttachmentList({ files }: { files: Attachment[] }) {
  const { fileLanguage } = useContentTexts()
  return (
    <ul className="attachments">
      {files.map(({ bytes, filename, id, language, text, title, url }) => (
        <li key={id}>
          <a href={url} download={filename} className="attachment">
            <Icon drawing={controlIcons.download} />
            <span>
              <strong>{title}</strong>
              {text && <span className="attachment-text">{text}</span>}
              <small>
                {filename.split('.').at(-1)?.toUpperCase()} · {formatSize(bytes)} · {fileLanguage[language]}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
