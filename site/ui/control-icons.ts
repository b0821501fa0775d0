// Generated from @iconify-json/lucide (ISC) by scripts/generate-icons.ts; do not edit.
import type { IconShape } from './icon.tsx'

export const controlIcons = {
  arrowLeft: {"viewBox":"0 0 24 24","path":"M12 19l-7-7l7-7m7 7H5","isLine":true},
  circleAlert: {"viewBox":"0 0 24 24","path":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8v4m0 4h.01","isLine":true},
  circleCheck: {"viewBox":"0 0 24 24","path":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12","isLine":true},
  download: {"viewBox":"0 0 24 24","path":"M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5l5-5","isLine":true},
  info: {"viewBox":"0 0 24 24","path":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4m0-4h.01","isLine":true},
  pause: {"viewBox":"0 0 24 24","path":"M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z","isLine":true},
  play: {"viewBox":"0 0 24 24","path":"M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z","isLine":true},
  check: {"viewBox":"0 0 24 24","path":"M20 6L9 17l-5-5","isLine":true},
  chevronUp: {"viewBox":"0 0 24 24","path":"M18 15l-6-6l-6 6","isLine":true},
  chevronsUpDown: {"viewBox":"0 0 24 24","path":"M7 15l5 5l5-5M7 9l5-5l5 5","isLine":true},
  circleDashed: {"viewBox":"0 0 24 24","path":"M10.1 2.182a10 10 0 0 1 3.8 0m0 19.636a10 10 0 0 1-3.8 0m7.509-18.097a10 10 0 0 1 2.69 2.7M2.182 13.9a10 10 0 0 1 0-3.8m18.097 7.509a10 10 0 0 1-2.7 2.69M21.818 10.1a10 10 0 0 1 0 3.8M3.721 6.391a10 10 0 0 1 2.7-2.69m-.03 16.578a10 10 0 0 1-2.69-2.7","isLine":true},
  circleMinus: {"viewBox":"0 0 24 24","path":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM8 12h8","isLine":true},
  circlePause: {"viewBox":"0 0 24 24","path":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM10 15V9m4 6V9","isLine":true},
  contrast: {"viewBox":"0 0 24 24","path":"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 18a6 6 0 0 0 0-12z","isLine":true},
  copy: {"viewBox":"0 0 24 24","path":"M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2","isLine":true},
  ellipsis: {"viewBox":"0 0 24 24","path":"M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z","isLine":true},
  eye: {"viewBox":"0 0 24 24","path":"M2.062 12.348a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 19.876 0a1 1 0 0 1 0 .696a10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z","isLine":true},
  eyeOff: {"viewBox":"0 0 24 24","path":"M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575a1 1 0 0 1 0 .696a10.8 10.8 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 4.446-5.143M2 2l20 20","isLine":true},
  file: {"viewBox":"0 0 24 24","path":"M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5","isLine":true},
  rotateCw: {"viewBox":"0 0 24 24","path":"M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5","isLine":true},
  upload: {"viewBox":"0 0 24 24","path":"M12 3v12m5-7l-5-5l-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4","isLine":true},
} satisfies Record<string, IconShape>

/** Versions of the icon sets: an answer for one never changes. */
export const iconSetVersions: Record<string, string | undefined> = {
  lucide: '1.2.137',
}
