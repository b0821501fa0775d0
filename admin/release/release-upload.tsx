'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { Upload } from 'tus-js-client'

const words = {
  zh: {
    label: '文件',
    hint: '可以断点续传；校验值在上传时计算',
    pick: '选择文件',
    pause: '暂停',
    resume: '继续',
    done: '已上传，保存后生效。SHA-256：',
    kept: '已有文件',
    failed: '上传中断：网络或服务器出错。可以继续。',
    full: '磁盘空间不足，没有上传。',
  },
  en: {
    label: 'File',
    hint: 'An interrupted upload resumes where it stopped; digests are computed on the way',
    pick: 'Choose a file',
    pause: 'Pause',
    resume: 'Go on',
    done: 'Uploaded; takes effect when the record is saved. SHA-256: ',
    kept: 'There is a file',
    failed: 'The upload was interrupted by the network or the server. It can go on.',
    full: 'There is not enough space on the disk; nothing was uploaded.',
  },
}

/** Each request is shorter than the time that the server gives to one. */
const chunkSize = 16 * 1024 * 1024

type State = 'idle' | 'sending' | 'paused' | 'done' | 'failed' | 'full'

/** Sends a file in parts that can be resumed. @param onDone told the name of the finished upload */
function useUpload(onDone: (upload: string | undefined) => void) {
  const upload = useRef<Upload>(undefined)
  const [state, setState] = useState<State>('idle')
  const [share, setShare] = useState(0)
  const [sha256, setSha256] = useState('')

  const start = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    void upload.current?.abort()
    const next = new Upload(file, {
      endpoint: '/admin/uploads',
      chunkSize,
      retryDelays: [0, 1000, 3000, 10_000],
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name },
      onProgress: (sent, total) => setShare(total > 0 ? sent / total : 0),
      onAfterResponse: (_request, response) => setSha256((known) => response.getHeader('X-SHA-256') ?? known),
      onSuccess: () => {
        setState('done')
        onDone(next.url?.split('/').at(-1))
      },
      onError: (error) => {
        const status = 'originalResponse' in error ? error.originalResponse?.getStatus() : undefined
        setState(status === 507 ? 'full' : 'failed')
      },
    })
    upload.current = next
    setShare(0)
    setState('sending')
    void next.findPreviousUploads().then(([previous]) => {
      if (previous) next.resumeFromPreviousUpload(previous)
      next.start()
    })
  }
  const pause = () => {
    setState('paused')
    void upload.current?.abort()
  }
  const resume = () => {
    setState('sending')
    upload.current?.start()
  }
  return { state, share, sha256, start, pause, resume }
}

/** The file of a release, with progress. The field keeps the upload's name. */
export function ReleaseUpload({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const texts = words[i18n.language === 'zh' ? 'zh' : 'en']
  const { setValue, value } = useField<string>({ path })
  const { pause, resume, sha256, share, start, state } = useUpload(setValue)
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={`field-${path}`}>
        {texts.label}
      </label>
      <input id={`field-${path}`} type="file" onChange={start} aria-describedby={`field-${path}-state`} />
      {(state === 'sending' || state === 'paused') && (
        <p>
          <progress value={share} max={1} /> {Math.floor(share * 100)} %{' '}
          <button type="button" onClick={state === 'sending' ? pause : resume}>
            {state === 'sending' ? texts.pause : texts.resume}
          </button>
        </p>
      )}
      <p id={`field-${path}-state`} role="status">
        {state === 'done' && `${texts.done}${sha256}`}
        {state === 'full' && texts.full}
        {state === 'failed' && texts.failed}
        {state === 'idle' && (value ? texts.kept : texts.hint)}
      </p>
      {state === 'failed' && (
        <button type="button" onClick={resume}>
          {texts.resume}
        </button>
      )}
    </div>
  )
}
