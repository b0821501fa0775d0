import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { readVideoPosition, saveVideoPosition } from './video-positions.ts'
import type { CourseProgress } from './use-progress.ts'

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const

/** What keeps a video from being played. */
type VideoTrouble = 'missing' | 'codec' | 'network'

/** How often the place is noted while it plays, in seconds. */
const noteEvery = 10
/** A place so near to the beginning or the end is none to go on from, in seconds. */
const rim = 4

/** Whether the file is there is asked only when it does not play: the browser itself does not say. */
async function findTrouble(video: HTMLVideoElement, url: string): Promise<VideoTrouble> {
  if (video.error?.code === MediaError.MEDIA_ERR_NETWORK) return 'network'
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  if (answer === undefined) return 'network'
  return answer.ok ? 'codec' : 'missing'
}

interface Lesson {
  id: string
  url: string
  seconds: number
}

type VideoRef = RefObject<HTMLVideoElement | null>

/** What keeps the video from being played, if anything does. */
function useTrouble(video: VideoRef, url: string) {
  const [trouble, setTrouble] = useState<VideoTrouble>()
  // It may have failed before the page was alive.
  useEffect(() => {
    const element = video.current
    if (element?.error || element?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE)
      void findTrouble(element, url).then(setTrouble)
  }, [url, video])
  const look = () => {
    if (video.current) void findTrouble(video.current, url).then(setTrouble)
  }
  return { trouble, look, clear: () => setTrouble(undefined) }
}

/** Time, speed, trouble and memory of a video; its controls are the platform's own. */
export function usePlayer(video: VideoRef, { id, seconds, url }: Lesson, learning: CourseProgress) {
  const { isSignedIn, note, progress } = learning
  const noted = useRef(0)
  const [time, setTime] = useState(0)
  const [rate, setRate] = useState(1)
  const [resumedAt, setResumedAt] = useState<number>()
  const { clear, look, trouble } = useTrouble(video, url)

  const seek = (to: number) => {
    moveTo(video.current, Math.min(seconds, Math.max(0, to)))
  }
  const save = (isDone?: boolean) => {
    const at = video.current?.currentTime ?? 0
    noted.current = at
    saveVideoPosition(id, at)
    // A failure shows its own toast; the place is tried again.
    if (isSignedIn) note(id, at, isDone).catch(() => undefined)
  }
  const place = progress?.places.find(({ lesson }) => lesson === id)?.seconds
  useResume({ video, id, seconds, place, isSignedIn, seek, setResumedAt })
  // Safari shows no captions by itself, whatever the page says is their default.
  useEffect(() => showDefaultCaptions(video.current), [url, video])

  const events = {
    onTimeUpdate: () => {
      const at = video.current?.currentTime ?? 0
      setTime(at)
      if (!video.current?.paused && Math.abs(at - noted.current) >= noteEvery) save()
    },
    onPause: () => save(),
    onEnded: () => save(true),
    onRateChange: () => setRate(video.current?.playbackRate ?? 1),
    onError: look,
    onLoadedData: clear,
  }
  return {
    time,
    rate,
    trouble,
    resumedAt,
    events,
    seek,
    setRate: (to: number) => setSpeed(video.current, to),
    startOver: () => {
      setResumedAt(undefined)
      seek(0)
    },
    retry: () => {
      clear()
      reload(video.current)
    },
    /**
     * On the way down, and no further: Chromium's own controls take arrow keys too, whatever is prevented, and move by
     * their slider, which stands where it was while a seek is under way. Two quick keys then led back to the beginning.
     */
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!video.current || !press(event, video.current, seconds)) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function moveTo(video: HTMLVideoElement | null, to: number) {
  if (video) video.currentTime = to
}

function setSpeed(video: HTMLVideoElement | null, to: number) {
  if (video) video.playbackRate = to
}

/** Asks for the file anew and goes on where it stopped. */
function reload(video: HTMLVideoElement | null) {
  if (video === null) return
  const at = video.currentTime
  video.load()
  video.addEventListener(
    'loadedmetadata',
    () => {
      video.currentTime = at
    },
    { once: true },
  )
}

interface Resume {
  video: VideoRef
  id: string
  seconds: number
  /** Of the account; `undefined` until it is known. */
  place: number | undefined
  isSignedIn: boolean
  seek: (to: number) => void
  setResumedAt: (at: number) => void
}

/** Goes on where the person was: by the account, or by this browser. */
function useResume({ id, isSignedIn, place, seconds, seek, setResumedAt, video }: Resume) {
  const isDone = useRef(false)
  useEffect(() => {
    const element = video.current
    const at = isSignedIn ? place : readVideoPosition(id)
    // An address that names a place goes before; so does who has begun to watch.
    if (isDone.current || element === null || at === undefined) return
    isDone.current = true
    const named = /^#t=(\d+(?:\.\d+)?)$/.exec(location.hash)?.[1]
    const from = named === undefined ? at : Number(named)
    if (element.currentTime > 0 || from < rim || from > seconds - rim) return
    if (named === undefined) setResumedAt(from)
    if (element.readyState > 0) seek(from)
    else element.addEventListener('loadedmetadata', () => seek(from), { once: true })
  }, [id, isSignedIn, place, seconds, seek, setResumedAt, video])
}

/** Keys of the player. Fields and buttons keep theirs. @returns whether the key was one of ours */
function press(
  { altKey, ctrlKey, key, metaKey, target }: KeyboardEvent,
  video: HTMLVideoElement,
  seconds: number,
): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false
  if (target.closest('input, select, textarea')) return false
  if (key === ' ' && target.closest('button, a, summary')) return false
  const seekBy = (by: number) => {
    video.currentTime = Math.min(seconds, Math.max(0, video.currentTime + by))
  }
  const changeSpeed = (by: 1 | -1) => {
    const at = speeds.findIndex((speed) => speed === video.playbackRate)
    video.playbackRate = speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1
  }
  const actions: Record<string, () => void> = {
    k: () => void (video.paused ? video.play() : video.pause()),
    j: () => seekBy(-10),
    l: () => seekBy(10),
    ArrowLeft: () => seekBy(-5),
    ArrowRight: () => seekBy(5),
    '<': () => changeSpeed(-1),
    '>': () => changeSpeed(1),
    m: () => {
      video.muted = !video.muted
    },
    f: () => void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
    c: () => switchCaptions(video),
  }
  const action = actions[key === ' ' ? 'k' : key.length === 1 ? key.toLowerCase() : key]
  if (action !== undefined) action()
  else if (/^\d$/.test(key)) video.currentTime = (seconds * Number(key)) / 10
  else return false
  return true
}

function showDefaultCaptions(video: HTMLVideoElement | null) {
  const track = video?.querySelector<HTMLTrackElement>('track[default]')?.track
  if (track) track.mode = 'showing'
}

function switchCaptions(video: HTMLVideoElement) {
  const tracks = [...video.textTracks].filter(({ kind }) => kind === 'captions')
  const shown = tracks.find(({ mode }) => mode === 'showing')
  if (shown) shown.mode = 'disabled'
  else if (tracks[0]) tracks[0].mode = 'showing'
}
