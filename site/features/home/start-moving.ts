/** Where a picture may move: small screens and whoever prefers no motion keep its poster, and fetch nothing of it. */
const mayMove = '(min-width: 64rem) and (prefers-reduced-motion: no-preference)'

interface Connection {
  saveData?: boolean
}

/** Has a first screen's picture play while it is seen and nobody has stopped it. @returns a function that leaves it as it was */
export function startMoving(place: HTMLElement): () => void {
  const video = place.querySelector('video')
  const pause = place.querySelector('input')
  if (video === null || pause === null) return () => undefined
  const allowed = matchMedia(mayMove)
  const { connection } = navigator as Navigator & { connection?: Connection }
  let isSeen = false
  const update = () => {
    if (isSeen && allowed.matches && connection?.saveData !== true && !pause.checked) {
      // A browser that refuses, or a file that is gone, leaves the poster.
      video.play().catch(() => undefined)
    } else video.pause()
  }
  const watch = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true
    update()
  })
  const show = () => {
    place.dataset.moving = 'on'
  }
  watch.observe(place)
  video.addEventListener('playing', show)
  pause.addEventListener('change', update)
  allowed.addEventListener('change', update)
  return () => {
    watch.disconnect()
    video.removeEventListener('playing', show)
    pause.removeEventListener('change', update)
    allowed.removeEventListener('change', update)
    video.pause()
  }
}
