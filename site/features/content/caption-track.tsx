import { languageTags, type Locale } from '#lib/locale.ts'

const trackNames: Record<Locale, string> = { zh: '中文', en: 'English' }

interface CaptionTrackProps {
  /** Number of the video. */
  id: number | string
  language: Locale
  /** Whether it shows from the start; it is then fetched with the page, even where nothing of the video is. */
  isOn?: boolean
}

/** The captions of a video in a language, to be chosen in the player. */
export const CaptionTrack = ({ id, isOn, language }: CaptionTrackProps) => (
  <track
    kind="captions"
    src={`/videos/${id}/captions.${language}.vtt`}
    srcLang={languageTags[language]}
    label={trackNames[language]}
    default={isOn}
  />
)
