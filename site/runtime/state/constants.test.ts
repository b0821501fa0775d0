import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageCookie } from '#server/pages/language.ts'
import * as constants from './constants.ts'
import { headScript } from '#site/runtime/rendering/head-script.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('[K6] the numbers are the contract’s', () => {
  expect({ ...constants }).toEqual({
    reveal: { duration: 1000, delay: 300, easing: 'ease', offset: 60, debounce: 50, throttle: 99, foundWithin: 50 },
    iconLoading: { timeout: 5000, rotate: 750, fetchTimeout: 1500 },
    scrollRestoreDelay: 100,
    headerThreshold: 10,
    reloadGuard: 10_000,
    manifestDelay: 1000,
    languageCookieDays: 365,
    toast: { duration: 3000, offset: 16 },
    badgeLimit: 99,
    layerBase: 2000,
  })
})

test('[K4] the style sheet animates by the same numbers', () => {
  const { delay, duration, easing } = constants.reveal
  expect(read('styles/reveal.css')).toContain(`animation: reveal ${duration}ms ${easing} ${delay}ms backwards`)
})

test('[K6] layers begin at the same height in the style sheet', () => {
  expect(read('styles/tokens.css')).toContain(`--z-base: ${constants.layerBase};`)
})

test('[K1] toasts keep their distance', () => {
  const sheet = read('features/frame/toasts.css')
  expect(sheet).toContain(`top: ${constants.toast.offset}px;`)
  expect(sheet).toContain(`gap: ${constants.toast.offset}px;`)
})

test('[K2] the badge, a primitive without imports, has the same limit', () => {
  expect(read('ui/count-badge.tsx')).toContain(`const limit = ${constants.badgeLimit}\n`)
})

test('[K6] the language is kept for a year, whoever keeps it', () => {
  const seconds = constants.languageCookieDays * 86_400
  expect(headScript).toContain(`max-age=${seconds};`)
  expect(read('runtime/state/stored-preferences.ts')).toContain(`max-age=${seconds};`)
  expect(languageCookie('en')).toMatch(new RegExp(`max-age=${seconds}\\b`, 'i'))
})
