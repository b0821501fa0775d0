import type { UIFieldServerProps } from 'payload'
import { env } from '#lib/env.ts'

interface SentFile {
  id?: string | null
  name: string
  size: number
}

const words = {
  zh: {
    title: '文件',
    none: '没有文件',
    note: '由访客发来，未查毒。请先在隔离的环境里检查。',
    scanned: '由访客发来。查毒之前不能下载；查不出的病毒仍可能有。',
  },
  en: {
    title: 'Files',
    none: 'No files',
    note: 'Sent by the visitor and not checked for viruses. Look at them somewhere isolated first.',
    scanned:
      'Sent by the visitor. None can be fetched before it is scanned; what no scanner knows may still be in them.',
  },
}

/** The files that came with a record, each to be saved. */
function Files({ collection, data, i18n }: UIFieldServerProps & { collection: string }) {
  const { files = [], id } = (data ?? {}) as { id?: number; files?: SentFile[] | null }
  const { none, note, scanned, title } = words[i18n.language === 'zh' ? 'zh' : 'en']
  return (
    <div className="field-type">
      <span className="field-label">{title}</span>
      {!files || files.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                <a href={`/admin/api/${collection}/${id}/files/${file.id}`} download={file.name}>
                  {file.name}
                </a>{' '}
                · {Math.max(1, Math.round(file.size / 1024))} KB
              </li>
            ))}
          </ul>
          <p className="field-description">{env.CLAMD_URL === undefined ? note : scanned}</p>
        </>
      )}
    </div>
  )
}

export function EnquiryFiles(props: UIFieldServerProps) {
  return <Files {...props} collection="enquiries" />
}

export function TicketFiles(props: UIFieldServerProps) {
  return <Files {...props} collection="ticket-messages" />
}

export function NoteFiles(props: UIFieldServerProps) {
  return <Files {...props} collection="ticket-notes" />
}

export function DeskInboxFiles(props: UIFieldServerProps) {
  return <Files {...props} collection="desk-inbox" />
}
