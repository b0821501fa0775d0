import { type LegalKind, legalKindValues, legalKindNames } from '#content/collections/company/legal-texts.ts'
import { type AdminText, languageNames } from '#content/fields/labels.ts'
import { countBrokenLinks } from '#content/links/broken.ts'
import { linksPath } from '#content/links/view.ts'
import { countFailedPlans } from '#content/start/operations.ts'
import { readTranslations } from '#content/start/translations.ts'
import { listAddress } from '#content/translate/filter.ts'
import { type Locale, locales } from '#lib/locale.ts'
import type { Check, Examined, Finding } from './finding.ts'
import { checkInterfaceTexts } from './interface-texts.ts'

type Content = NonNullable<Examined['content']>

const siteSettings = '/admin/globals/site'
const list = (texts: readonly AdminText[]): AdminText => ({
  zh: texts.map(({ zh }) => zh).join('、'),
  en: texts.map(({ en }) => en).join(', '),
})

/** What every page says of the company, and what authorities in China ask for. */
async function judgeSite({ payload }: Content): Promise<Finding[]> {
  const read = (locale: Locale) => payload.findGlobal({ slug: 'site', locale, depth: 0, overrideAccess: true })
  const texts = { zh: await read('zh'), en: await read('en') }
  const { country, email, publicSecurity, icp, timeZone } = texts.zh
  const found: Finding[] = []
  const empty = locales.filter((locale) => !texts[locale].name || !texts[locale].description)
  if (empty.length > 0) {
    const names = list(empty.map((locale) => languageNames[locale]))
    found.push({
      name: 'company-not-named',
      level: 'error',
      said: {
        zh: `公司名称或描述没有写（${names.zh}）。`,
        en: `The company’s name or description is missing (${names.en}).`,
      },
      fix: { zh: '在网站设置中用两种语言填写。', en: 'Write them in the site settings, in both languages.' },
      href: siteSettings,
    })
  }
  if (country?.toUpperCase() === 'CN' && (!icp || !publicSecurity))
    found.push({
      name: 'no-filing',
      level: icp ? 'warning' : 'error',
      said: icp
        ? {
            zh: '没有公安备案号。网站开通后三十日内须备案，并在首页底部标明。',
            en: 'The public security filing number is missing. It is due within thirty days of the site’s opening and stands at the foot of the home page.',
          }
        : {
            zh: '没有ICP备案号。在中国境内运营的网站必须备案，并在首页底部标明。',
            en: 'The ICP filing number is missing. A site run in China must have one, at the foot of its home page.',
          },
      fix: { zh: '在网站设置的“备案与页头”中填写。', en: 'Write it in the site settings, under “Filing and head”.' },
      href: siteSettings,
    })
  if (!email)
    found.push({
      name: 'no-contact',
      level: 'warning',
      said: { zh: '网站上没有联系邮箱。', en: 'The site shows no e-mail address.' },
      fix: { zh: '在网站设置的“联系方式”中填写。', en: 'Write it in the site settings, under “Contact”.' },
      href: siteSettings,
    })
  if (timeZone && !Intl.supportedValuesOf('timeZone').includes(timeZone))
    found.push({
      name: 'time-zone',
      level: 'error',
      said: {
        zh: `没有叫“${timeZone}”的时区，服务时间算不出来。`,
        en: `There is no time zone “${timeZone}”, so hours cannot be worked out.`,
      },
      fix: { zh: '改为例如Asia/Shanghai。', en: 'Change it, for example to Asia/Shanghai.' },
      href: siteSettings,
    })
  return found
}

/** Texts that the law asks for, by language: without a valid one their page is empty. */
async function judgeLegalTexts({ payload }: Content, now: number): Promise<Finding[]> {
  const needed: LegalKind[] = legalKindValues.filter((kind) => kind !== 'eula')
  const missing: AdminText[] = []
  for (const kind of needed)
    for (const locale of locales) {
      const { totalDocs } = await payload.count({
        collection: 'legal-texts',
        where: {
          and: [
            { kind: { equals: kind } },
            { effectiveAt: { less_than_equal: new Date(now).toISOString() } },
            { [`_status.${locale}`]: { equals: 'published' } },
          ],
        },
        overrideAccess: true,
      })
      if (totalDocs > 0) continue
      const [name, language] = [legalKindNames[kind], languageNames[locale]]
      missing.push({ zh: `${name.zh}（${language.zh}）`, en: `${name.en} (${language.en})` })
    }
  if (missing.length === 0) return []
  const names = list(missing)
  return [
    {
      name: 'legal-texts',
      level: 'error',
      said: {
        zh: `缺少已发布并生效的法律文本：${names.zh}。`,
        en: `Legal texts that are published and in effect are missing: ${names.en}.`,
      },
      fix: {
        zh: '写好并发布，生效日期不晚于今天。',
        en: 'Write and publish them, in effect from today at the latest.',
      },
      href: '/admin/collections/legal-texts',
    },
  ]
}

async function judgeTexts({ req }: Content): Promise<Finding[]> {
  const { missing, outdated } = await readTranslations(req, 'en')
  const sum = (counted: typeof missing) => counted.reduce((total, { count }) => total + count, 0)
  const found: Finding[] = []
  const [none, behind] = [sum(missing), sum(outdated)]
  if (none > 0)
    found.push({
      name: 'translations-missing',
      level: 'note',
      said: {
        zh: `${none}条内容的译文不全，只看另一种语言的访客读不到缺的部分。`,
        en: `${none} records are not fully translated: visitors of the other language do not get what is missing.`,
      },
      fix: { zh: '“翻译”列出了这些内容。', en: '“Translations” lists them.' },
      href: listAddress({ state: 'missing' }),
    })
  if (behind > 0)
    found.push({
      name: 'translations-behind',
      level: 'note',
      said: { zh: `${behind}条内容的译文落后于原文。`, en: `${behind} translations are behind their source.` },
      fix: { zh: '“翻译”列出了这些内容。', en: '“Translations” lists them.' },
      href: listAddress({ state: 'outdated' }),
    })
  const broken = await countBrokenLinks(req)
  if (broken > 0)
    found.push({
      name: 'links-broken',
      level: 'warning',
      said: {
        zh: `访客看到的内容里有${broken}个链接打不开。`,
        en: `${broken} links in what visitors see do not open.`,
      },
      fix: { zh: '在“失效链接”中逐个改正。', en: 'Fix them from the list of broken links.' },
      href: `/admin${linksPath}`,
    })
  const plans = await countFailedPlans(req)
  if (plans !== undefined && plans.count > 0)
    found.push({
      name: 'plans-failed',
      level: 'error',
      said: {
        zh: `一周内有${plans.count}个发布计划没有执行。`,
        en: `${plans.count} plans of the last week were not carried out.`,
      },
      fix: { zh: '打开计划，看它说的原因。', en: 'Open them and read why.' },
      href: plans.href,
    })
  return found
}

/** What visitors and authorities look for in the content. */
export const checkContent: Check = async ({ content, now }) =>
  content === undefined
    ? []
    : [
        ...(await judgeSite(content)),
        ...(await judgeLegalTexts(content, now)),
        ...(await judgeTexts(content)),
        ...(await checkInterfaceTexts(content)),
      ]
