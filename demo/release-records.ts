import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Architecture, FileKind, Gate, System } from '#domain/release/release-file.ts'
import { versionSegment } from '#domain/release/release-file.ts'
import { keepBytes } from '#lib/files/open-store.ts'
import { releases } from './content/releases.ts'
import { toolboxes } from './content/toolboxes.ts'
import type { FullText, ReleaseRecordSeed } from './content/types.ts'
import { packChecked } from './downloads/checked-archive.ts'
import { packDeb } from './downloads/deb.ts'
import { dataSets } from './downloads/data-sets.ts'
import { packages, readMe } from './downloads/packages.ts'
import { packTar } from './downloads/tar.ts'
import { packToolbox } from './downloads/toolbox-packages.ts'
import type { Loader, RecordId } from './loader.ts'
import { atShanghaiMorning, type Catalogue, idOf } from './save-all.ts'

type Place = readonly [System, Architecture]

const everywhere: Place[] = [
  ['windows', 'x86-64'],
  ['windows', 'arm64'],
  ['linux', 'x86-64'],
  ['openeuler', 'arm64'],
  ['macos', 'arm64'],
]

/** Which packages a release has: the Kunpeng package came with R2026a, and an update is one package for all systems. */
function placesOf({ version }: ReleaseRecordSeed): readonly Place[] {
  if (version.includes('Update')) return [['any', 'any']]
  if (version >= 'R2026a') return everywhere
  return everywhere.filter(([system]) => system !== 'openeuler')
}

interface NewFile {
  name: string
  kind: FileKind
  place: Place
  gate: Gate
  text: FullText
  content: Uint8Array
  /** Slug of the toolbox that it is of. */
  toolbox?: string
  reason?: FullText
  state?: 'draft' | 'published'
}

const packageText: FullText = {
  zh: '示例包：可以打开和运行的示例文件、逐个校验的脚本，没有程序本身',
  en: 'Sample package: examples to open and run, and a script that checks each file; not the program itself',
}

function packageOf(release: ReleaseRecordSeed, product: string, [system, architecture]: Place): NewFile {
  const { version } = release
  const folder = `armilla-${product}-${versionSegment(version)}`
  const isForAll = system === 'any'
  const place = isForAll ? '' : `-${system}-${architecture}`
  const files = [readMe(product, version, isForAll ? 'any' : `${system} ${architecture}`), ...(packages[product] ?? [])]
  return {
    name: `${folder}${place}.tar.gz`,
    kind: isForAll ? 'archive' : 'installer',
    place: [system, architecture],
    gate: 'eula',
    text: packageText,
    content: packChecked(folder, files, { date: atShanghaiMorning(release.date), system }),
  }
}

const packageNames = new Map(toolboxes.map((each) => [each.slug, each.package]))

/** The toolboxes of a release, each under the first of its products. */
function toolboxesOf(release: ReleaseRecordSeed, product: string): NewFile[] {
  return toolboxes
    .filter(({ products: [first] }) => first === product)
    .map((toolbox) => {
      const folder = `${toolbox.package}-${versionSegment(release.version)}`
      const { en = toolbox.package, zh } = toolbox.title
      const files = packToolbox(toolbox, release.version, (slug) => packageNames.get(slug) ?? slug)
      return {
        name: `${folder}.tar.gz`,
        kind: 'toolbox',
        place: anywhere,
        gate: toolbox.licence === 'open' ? 'open' : 'eula',
        text: {
          zh: `${zh}工具箱的示例包：函数清单、示例代码和许可`,
          en: `Sample package of ${en}: list of functions, example code and licence`,
        },
        content: packChecked(folder, files, { date: atShanghaiMorning(release.date), system: 'any' }),
        toolbox: toolbox.slug,
      }
    })
}

/** `R2026b` as Debian counts, whose versions begin with a digit. */
const debianVersion = (version: string) =>
  version.replace(/^R(\d{4})([ab])$/, (_, year, half) => `${year}.${half === 'a' ? 1 : 2}`)

/** The same examples as a package of Debian and its kin. */
function debOf({ date, version }: ReleaseRecordSeed, product: string): NewFile {
  const name = `armilla-${product}`
  const packed = debianVersion(version)
  const files = [readMe(product, version, 'linux x86-64'), ...(packages[product] ?? [])]
  return {
    name: `${name}_${packed}_amd64.deb`,
    kind: 'installer',
    place: ['linux', 'x86-64'],
    gate: 'eula',
    text: packageText,
    content: packDeb({
      name,
      version: packed,
      architecture: 'amd64',
      description: `Armilla ${product}, sample package`,
      files,
      date: new Date(atShanghaiMorning(date)),
    }),
  }
}

const anywhere: Place = ['any', 'any']
const guide = (locale: 'zh' | 'en') => readFileSync(join(import.meta.dirname, `downloads/install-guide-${locale}.pdf`))

/** A file for every system, which everybody may have unless it says otherwise. */
const fileOf = (rest: Omit<NewFile, 'place' | 'gate' | 'content'> & { content: string | Uint8Array; gate?: Gate }) => ({
  place: anywhere,
  gate: 'open' as const,
  ...rest,
  content: Buffer.from(rest.content),
})

/** What each product has in its newest release. */
const ofNewest: Record<string, NewFile[]> = {
  studio: [
    fileOf({
      name: 'ThermalWall.mo',
      kind: 'model',
      text: { zh: '三层墙的传热，Modelica源文件', en: 'Heat through a wall of three layers, Modelica source' },
      content: packages.studio?.[0]?.content ?? '',
    }),
  ],
  compute: [
    fileOf({
      name: 'step-response.csv',
      kind: 'data',
      text: { zh: '二阶系统的阶跃响应，401行', en: 'Step response of a second-order system, 401 rows' },
      content: dataSets.stepResponse,
    }),
  ],
  control: [
    fileOf({
      name: 'frequency-response.csv',
      kind: 'data',
      text: {
        zh: '一阶加20 ms死区的频率响应，200点',
        en: 'Frequency response of a first-order lag with 20 ms dead time, 200 points',
      },
      content: dataSets.frequencyResponse,
    }),
  ],
  realtime: [
    fileOf({
      name: 'step-jitter.csv',
      kind: 'data',
      text: {
        zh: '4,000步、步长50 µs的抖动示例，由程序生成，不是测量值',
        en: 'Sample jitter of 4,000 steps of 50 µs; computed, not measured',
      },
      content: dataSets.stepJitter,
    }),
    fileOf({
      name: 'station-target-R2026b.tar.gz',
      kind: 'archive',
      gate: 'entitlement',
      text: {
        zh: '实时机端的示例配置，须有浑仪实时的授权',
        en: 'Sample configuration of the machine’s side; needs an entitlement to Armilla Realtime',
      },
      content: packTar(packages.realtime ?? [], new Date(atShanghaiMorning('2026-11-12'))),
    }),
  ],
  twin: [
    fileOf({
      name: 'bearing-temperature.json',
      kind: 'model',
      gate: 'session',
      text: {
        zh: '三阶降阶模型：转速、载荷到轴承温度',
        en: 'Reduced model of order 3, from speed and load to the temperature of a bearing',
      },
      content: dataSets.reducedModel,
    }),
  ],
}

/** Files of a release beside its packages. */
function moreOf(release: ReleaseRecordSeed, product: string): NewFile[] {
  const { version } = release
  if (version === 'R2026b') {
    const guides = [
      fileOf({
        name: '安装与校验-R2026b.pdf',
        kind: 'documentation',
        text: { zh: '安装与校验指南，中文', en: 'Install and verify, in Chinese' },
        content: guide('zh'),
      }),
      fileOf({
        name: 'install-and-verify-R2026b.pdf',
        kind: 'documentation',
        text: { zh: '安装与校验指南，英文', en: 'Install and verify, in English' },
        content: guide('en'),
      }),
    ]
    return [debOf(release, product), ...guides, ...(ofNewest[product] ?? []), ...toolboxesOf(release, product)]
  }
  if (version === 'R2026a Update 1' && product === 'studio')
    return [
      fileOf({
        name: 'armilla-studio-R2026a-Update-1-build-1.tar.gz',
        kind: 'archive',
        gate: 'eula',
        text: packageText,
        content: packTar([readMe(product, `${version} (build 1)`, 'any')], new Date(atShanghaiMorning(release.date))),
        reason: {
          zh: '包内的校验清单缺两个文件，当天由armilla-studio-R2026a-Update-1.tar.gz替换',
          en: 'Its list of checksums lacked two files; replaced on the same day by armilla-studio-R2026a-Update-1.tar.gz',
        },
      }),
    ]
  if (version === 'R2027a Beta 1' && product === 'studio')
    return [
      fileOf({
        name: 'armilla-studio-R2027a-Beta-1-linux-arm64.tar.gz',
        kind: 'installer',
        state: 'draft',
        text: packageText,
        content: packTar([readMe(product, version, 'linux arm64')], new Date(atShanghaiMorning(release.date))),
      }),
    ]
  return []
}

/** Every product's own files of R2026b and R2024b; of the other releases the modelling and computing packages. */
function filesOf(release: ReleaseRecordSeed, product: string): NewFile[] {
  const isMain = ['R2026b', 'R2024b', 'R2027a Beta 1'].includes(release.version)
  if (!isMain && product !== 'studio' && product !== 'compute') return []
  return [...placesOf(release).map((place) => packageOf(release, product, place)), ...moreOf(release, product)]
}

/** Versions of the products with their files, whose bytes go into the store. */
export async function loadReleases(loader: Loader, { products }: Catalogue): Promise<void> {
  const { markdown, save } = loader
  for (const release of releases) {
    const { date, notes, products: slugs, supportedUntil, ...words } = release
    const id = await save('releases', {
      ...words,
      date: atShanghaiMorning(date),
      ...(supportedUntil !== undefined && { supportedUntil: atShanghaiMorning(supportedUntil) }),
      notes: markdown(notes),
      products: slugs.map((slug) => idOf(products, slug)),
    })
    for (const slug of slugs)
      for (const file of filesOf(release, slug))
        await saveFile(loader, file, { release: id, product: idOf(products, slug) })
  }
}

async function saveFile(
  { change, idOf: idOfRecord, save }: Loader,
  { content, place: [system, architecture], reason, state = 'published', toolbox, ...rest }: NewFile,
  of: { release: RecordId; product: RecordId },
): Promise<void> {
  const facts = await keepBytes(content)
  const id = await save('release-files', {
    ...rest,
    ...of,
    ...(toolbox !== undefined && { toolbox: idOfRecord('toolboxes', toolbox) }),
    system,
    architecture,
    state,
    ...facts,
  })
  await change('release-files', id, { text: rest.text.en }, 'en')
  if (reason === undefined) return
  await change('release-files', id, { state: 'withdrawn', reason: reason.zh }, 'zh')
  await change('release-files', id, { reason: reason.en }, 'en')
}
