import { describe, expect } from 'vitest'
import { engineNames, test } from './test.ts'
import type { Visitor } from './visitor.ts'

/** Breaks the page in front of the visitor: each is a fault that the check must find, and nothing else. */
const damages = {
  'text under other text': {
    damage: () => {
      const [first, second] = document.querySelectorAll<HTMLElement>('.prose p')
      if (!first || !second) throw new Error('The page has not two paragraphs')
      second.style.translate = `0 ${first.getBoundingClientRect().top - second.getBoundingClientRect().top}px`
    },
    fault: /^“.+” lies on “.+”$/s,
  },
  'a picture over words': {
    damage: () => {
      const text = document.querySelector('.prose p')
      const picture = document.createElement('img')
      picture.src = '/favicon.svg'
      picture.width = picture.height = 120
      picture.style.marginBottom = '-100px'
      picture.style.display = 'block'
      text?.before(picture)
    },
    fault: /^img \/favicon\.svg lies on “.+”$/s,
  },
  'a dialog smaller than what it holds': {
    damage: () => {
      const dialog = document.createElement('dialog')
      dialog.style.height = '120px'
      dialog.style.maxHeight = '600px'
      dialog.style.overflow = 'auto'
      for (let line = 0; line < 20; line += 1) dialog.append(`line ${line}`, document.createElement('br'))
      document.body.append(dialog)
      dialog.showModal()
    },
    fault: /^dialog, \d+ px high, shows \d+ px of \d+$/,
  },
  'fields side by side at two heights': {
    damage: () => {
      const row = document.body.appendChild(document.createElement('div'))
      row.style.display = 'flex'
      for (const height of [0, 25]) {
        const field = row.appendChild(document.createElement('div'))
        field.className = 'field'
        for (const part of ['field-label', 'field-hint', 'control'])
          field.appendChild(document.createElement('p')).className = part
        field.children[0]?.append('Name')
        ;(field.children[1] as HTMLElement).style.paddingTop = `${height}px`
      }
    },
    fault: /^“Name” stands 25 px off its row$/,
  },
  'words past their field': {
    damage: () => {
      const words = document.createElement('p')
      words.className = 'field-foot'
      words.style.width = '40px'
      words.style.whiteSpace = 'nowrap'
      words.textContent = '20,000 characters'
      document.body.append(words)
    },
    fault: /^“20,000 characters” ends [\d.]+ px past its field$/,
  },
  'a page that scrolls sideways': {
    damage: () => {
      const wide = document.createElement('div')
      wide.style.width = `${innerWidth + 40}px`
      wide.style.height = '1px'
      document.body.append(wide)
    },
    fault: /^the page is \d+ px wide in \d+ px$/,
  },
} satisfies Record<string, { damage: () => void; fault: RegExp }>

describe.each(engineNames)('the check of a page’s boxes in %s', (engine) => {
  const openWhole = async (visit: (name: typeof engine) => Promise<Visitor>) => {
    const visitor = await visit(engine)
    await visitor.open('/en/PrivacyPolicy')
    expect(await visitor.findPageFaults()).toEqual([])
    return visitor
  }

  test.for(Object.entries(damages))('finds %s', async ([, { damage, fault }], { visit }) => {
    const visitor = await openWhole(visit)
    await visitor.evaluate(damage)
    const faults = await visitor.findPageFaults()
    expect(faults.length).toBeGreaterThan(0)
    for (const each of faults) expect(each).toMatch(fault)
  })

  test('hears of errors, refused resources and warnings from the first script on', async ({ visit }) => {
    const visitor = await openWhole(visit)
    await visitor.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown on purpose')
      })
      void Promise.reject(new Error('rejected on purpose'))
      console.warn('warned on purpose')
      new Image().src = 'https://elsewhere.example/picture.png'
    })
    const heard: string[] = []
    for (const words of ['thrown on purpose', 'rejected on purpose', 'warned on purpose', 'img-src'])
      await expect.poll(() => heard.push(...visitor.takeComplaints()) && heard.join('\n')).toContain(words)
  })
})
