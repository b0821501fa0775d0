import { type ReactNode, type RefObject, useRef } from 'react'
import { languageTags, type Locale, locales, otherLocale } from '#lib/locale.ts'
import { CaptionTrack } from '#site/features/content/caption-track.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { ErrorState } from '#site/ui/states.tsx'
import { Video as Player } from '#site/ui/video.tsx'
import { formatTime } from './format-time.ts'
import type { LessonContent } from './load-courses.ts'
import { Transcript } from './transcript.tsx'
import { speeds, usePlayer } from './use-player.ts'
import type { CourseProgress } from './use-progress.ts'
import { useCourseTexts } from './texts.ts'

type Video = NonNullable<LessonContent['item']['video']>
type PlayerState = ReturnType<typeof usePlayer>

interface ScreenProps {
  player: PlayerState
  video: Video
  at: RefObject<HTMLVideoElement | null>
}

function Screen({ at, player, video }: ScreenProps) {
  const { locale } = useLanguage()
  const words = useCourseTexts()
  return (
    <Player
      ref={at}
      className="lesson-video"
      preload="metadata"
      poster={video.poster?.url}
      width={video.width}
      height={video.height}
      aria-label={video.title}
      {...player.events}
    >
      {/* What is wrong with a source is told to the source, not to the video. */}
      <source src={video.url} type={video.type} onError={player.events.onError} />
      {[locale, otherLocale(locale)]
        .filter((each) => video.captions[each].length > 0)
        .map((each) => (
          <CaptionTrack key={each} id={video.id} language={each} isOn={each === locale} />
        ))}
      {video.chapters.length > 0 && (
        <track
          kind="chapters"
          src={`/videos/${video.id}/chapters.${locale}.vtt`}
          srcLang={languageTags[locale]}
          label={words.chapters}
        />
      )}
      <a href={video.url}>{words.openVideo}</a>
    </Player>
  )
}

function Trouble({ player, video }: { player: PlayerState; video: Video }) {
  const words = useCourseTexts()
  const { trouble } = player
  if (trouble === undefined) return null
  const texts = {
    missing: [words.missingTitle, words.missingText],
    codec: [words.codecTitle, words.codecText],
    network: [words.networkTitle, words.networkText],
  } as const
  const [title, text] = texts[trouble]
  return (
    <ErrorState
      title={title}
      actions={
        <>
          <button type="button" className={buttonStyle.quiet} onClick={player.retry}>
            {words.retry}
          </button>
          {trouble === 'codec' && (
            <a href={video.url} className={buttonStyle.quiet}>
              {words.openVideo}
            </a>
          )}
        </>
      }
    >
      {text}
    </ErrorState>
  )
}

function Chapters({ player, video }: { player: PlayerState; video: Video }) {
  const words = useCourseTexts()
  if (video.chapters.length === 0) return null
  const current = video.chapters.findLastIndex(({ start }) => start <= player.time + 0.05)
  return (
    <nav aria-label={words.chapters} className="chapters">
      <ol>
        {video.chapters.map(({ start, text }, index) => (
          <li key={start}>
            <a
              href={`${video.url}#t=${start}`}
              aria-current={index === current && player.time > 0 ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                player.seek(start)
              }}
            >
              <span className="cue-time">{formatTime(start)}</span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What stands below the picture: speed, place, words to take along. */
function Tools({ email, player, title, video }: { email: string; player: PlayerState; title: string; video: Video }) {
  const words = useCourseTexts()
  const { resumedAt } = player
  const subject = encodeURIComponent(`${title} ${formatTime(player.time)}`)
  return (
    <>
      <div className="lesson-tools">
        <label className="speed needs-scripts">
          {words.speed}
          <span className="control control-select">
            <select value={player.rate} onChange={(event) => player.setRate(Number(event.target.value))}>
              {speeds.map((speed) => (
                <option key={speed} value={speed}>
                  {speed === 1 ? words.normal : `${speed}×`}
                </option>
              ))}
            </select>
          </span>
        </label>
        {resumedAt !== undefined && (
          <p role="status" className="resumed">
            {words.resumed({ time: formatTime(resumedAt) })}{' '}
            <button type="button" className="text-link" onClick={player.startOver}>
              {words.startOver}
            </button>
          </p>
        )}
        <ul className="lesson-files">
          {locales
            .filter((each) => video.captions[each].length > 0)
            .map((each) => (
              <li key={each}>
                <a href={`/videos/${video.id}/captions.${each}.vtt`} download className="text-link">
                  {words.captionsFile[each]}
                </a>
              </li>
            ))}
          {email && (
            <li>
              <a href={`mailto:${email}?subject=${subject}`} className="text-link">
                {words.report}
              </a>
            </li>
          )}
        </ul>
      </div>
      <Disclosure title={words.keys}>
        <dl className="keys">
          {words.keyList.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  )
}

interface LessonVideoProps {
  lesson: LessonContent['item']
  video: Video
  email: string
  learning: CourseProgress
}

/** The video of a lesson on the platform's own player, with what that lacks around it (decision 0019). */
export function LessonVideo({ email, learning, lesson, video }: LessonVideoProps) {
  const { locale } = useLanguage()
  const at = useRef<HTMLVideoElement>(null)
  const player = usePlayer(at, { id: lesson.id, url: video.url, seconds: video.seconds }, learning)
  const other = otherLocale(locale)
  const transcript = (lang: Locale) => (
    <Transcript cues={video.captions[lang]} lang={lang} url={video.url} time={player.time} seek={player.seek} />
  )
  return (
    // The keys work wherever the focus is in the player; every one of them has a control of its own as well.
    <div className="player" onKeyDownCapture={player.onKeyDownCapture}>
      <div className="player-main">
        <Screen at={at} player={player} video={video} />
        <Trouble player={player} video={video} />
        <Chapters player={player} video={video} />
        <Tools email={email} player={player} title={lesson.title} video={video} />
      </div>
      <div className="player-words">
        {video.captions[locale].length > 0 && transcript(locale)}
        {video.captions[other].length > 0 && <OtherTranscript lang={other}>{transcript(other)}</OtherTranscript>}
      </div>
    </div>
  )
}

function OtherTranscript({ children, lang }: { lang: Locale; children: ReactNode }) {
  const words = useCourseTexts()
  return <Disclosure title={words.transcriptIn[lang]}>{children}</Disclosure>
}
