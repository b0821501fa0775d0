import { expect } from 'vitest'
import { stripLocale } from '#lib/locale.ts'
import { en } from '#site/features/content/messages/en.ts'
import { zh } from '#site/features/content/messages/zh.ts'
import { type Answer, ask, asDocument } from './ask.ts'

/**
 * An address of a list that has nothing: the list's own page, empty, with the way to all of it; kept by nobody and found
 * by no search engine (contract S1).
 */
export async function expectEmptyList(origin: string, address: string, headers: Record<string, string> = asDocument) {
  const answer = await ask(origin + address, { headers })
  const [path = ''] = address.split('?')
  expect({ address, ...readEmptyList(answer, path) }).toEqual({
    address,
    status: 200,
    kept: 'no-store',
    isHidden: true,
    isEmpty: true,
    hasWayOn: true,
    words: /^[^?]+\?(?:q=[^&]*&)?page=[^&]*$/.test(address) ? 'past the end' : 'no match',
    canonical: path,
    headings: 1,
  })
}

const namesPastEnd = [zh.pastEnd, en.pastEnd]

function readEmptyList({ headers, status, text }: Answer, path: string) {
  const [, empty = ''] = /<div class="empty">(.*?)<\/div>/s.exec(text) ?? []
  const [, href = ''] = /href="([^"]*)"/.exec(empty) ?? []
  const [, canonical = ''] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(text) ?? []
  return {
    status,
    kept: headers['cache-control'],
    isHidden: text.includes('<meta name="robots" content="noindex"/>'),
    isEmpty: empty !== '',
    words: namesPastEnd.some((words) => empty.includes(words)) ? 'past the end' : 'no match',
    hasWayOn: stripLocale(href.split('?')[0] ?? '') === stripLocale(path),
    canonical,
    headings: text.match(/<h1\b/g)?.length,
  }
}
