import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#lib/locale.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { ListSearch } from '#site/ui/list-search.tsx'
import { formatTime } from './format-time.ts'
import { useCourseTexts } from './texts.ts'

interface Cue {
  start: number
  end: number
  text: string
}

interface TranscriptProps {
  cues: Cue[]
  lang: Locale
  /** Address of the video, for who has no scripts: it opens at that time. */
  url: string
  time: number
  seek: (to: number) => void
}

/** The words of a video. With scripts it follows, seeks and can be searched. */
export function Transcript({ cues, lang, seek, time, url }: TranscriptProps) {
  const { locale } = useLanguage()
  const words = useCourseTexts()
  const id = useId()
  const [asked, setAsked] = useState('')
  const [follows, setFollows] = useState(true)
  const list = useRef<HTMLOListElement>(null)
  const current = cues.findLastIndex(({ start }) => start <= time + 0.05)
  const shown = cues
    .map((cue, index) => ({ ...cue, index }))
    .filter(({ text }) => text.toLowerCase().includes(asked.trim().toLowerCase()))

  useEffect(() => {
    const box = list.current
    const line = box?.querySelector<HTMLElement>('[aria-current]')
    // The list alone moves, never the page; and not while somebody reads in it.
    if (!follows || !box || !line || box.matches(':hover, :focus-within')) return
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 })
  }, [current, follows])

  return (
    <section aria-labelledby={`${id}-title`} className="transcript">
      <div className="transcript-head">
        <h2 id={`${id}-title`}>{words.transcriptIn[lang]}</h2>
        <ListSearch label={words.searchTranscript} value={asked} onChange={setAsked} />
        <p role="status" className={asked.trim() === '' ? 'sr-only' : ''}>
          {asked.trim() !== '' && words.found({ count: shown.length })}
        </p>
      </div>
      <ol ref={list} lang={foreignLang(lang, locale)}>
        {shown.map(({ index, start, text }) => (
          <li key={index} aria-current={index === current && time > 0 ? 'true' : undefined}>
            <a
              href={`${url}#t=${start}`}
              onClick={(event) => {
                event.preventDefault()
                seek(start)
              }}
            >
              <span className="cue-time">{formatTime(start)}</span>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ol>
      <label className="transcript-follow needs-scripts no-print">
        <input type="checkbox" checked={follows} onChange={(event) => setFollows(event.target.checked)} />
        {words.follow}
      </label>
    </section>
  )
}
