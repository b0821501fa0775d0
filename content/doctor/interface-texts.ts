import { readOwnTexts, readUnusable } from '#content/interface-texts/own-texts.ts'
import { interfaceTextsPath } from '#content/interface-texts/view.ts'
import { type Locale, locales } from '#lib/locale.ts'
import type { Examined, Finding } from './finding.ts'

/** Every page carries its language's changed words: from so many bytes on, a reader waits for them. */
const heavy = 20_000
/** So many are named; the list of texts has them all. */
const mostNamed = 10

const name = (keys: readonly string[], language: Locale) => {
  const gap = language === 'zh' ? '、' : ', '
  return keys.slice(0, mostNamed).join(gap) + (keys.length > mostNamed ? (language === 'zh' ? '等' : ' …') : '')
}

/** Words in the place of the interface's that are used nowhere, or are too many to be carried by every page. */
export async function checkInterfaceTexts(content: NonNullable<Examined['content']>): Promise<Finding[]> {
  const found: Finding[] = []
  const unusable = await readUnusable(content)
  if (unusable.length > 0)
    found.push({
      name: 'interface-texts-unusable',
      level: 'warning',
      said: {
        zh: `有${unusable.length}条改过的界面文字不能用，显示的是默认文字：${name(unusable, 'zh')}。`,
        en: `${unusable.length} changed texts of the interface cannot be used, and the default is shown instead: ${name(unusable, 'en')}.`,
      },
      fix: {
        zh: '打开这些界面文字，表单上方会说明原因，改好后再发布；默认文字里已经没有的，撤下即可。',
        en: 'Open them under “Interface texts”: the form says why. Correct and publish them; withdraw those that the product no longer has.',
      },
      href: '/admin/collections/interface-texts',
    })
  const own = [...(await readOwnTexts(content))]
  const bytes = locales.map((locale) =>
    own
      .filter(([, { states }]) => states[locale] === 'published' || states[locale] === 'changed')
      .reduce((sum, [key, { words }]) => sum + Buffer.byteLength(key + words[locale]), 0),
  )
  const most = Math.max(...bytes)
  if (most > heavy)
    found.push({
      name: 'interface-texts-heavy',
      level: 'warning',
      said: {
        zh: `改过的界面文字使每个页面多了约${Math.ceil(most / 1000)} kB。`,
        en: `The changed texts of the interface make every page some ${Math.ceil(most / 1000)} kB heavier.`,
      },
      fix: {
        zh: '把和默认文字差别不大的恢复为默认文字。',
        en: 'Restore the default where it hardly differs.',
      },
      href: `/admin${interfaceTextsPath}`,
    })
  return found
}
