import { type Locale, locales, localizePath } from '#lib/locale.ts'
import type { Architecture } from '#domain/release/release-file.ts'
import type { CallOutput } from '#portal/client.ts'
import { mayBeTaken } from '#portal/release/whole-build.ts'

type Answer = CallOutput<'download/release'>

export interface WingetFacts {
  /** The release in each language. */
  answers: Record<Locale, Answer>
  /** Name of the site in each language. */
  publishers: Record<Locale, string>
  origin: string
}

/**
 * Installer types that winget handles by itself, by file extension. Others, such as archives, would need a description
 * of their contents.
 */
const installerTypes: Record<string, string> = { msi: 'msi', msix: 'msix', appx: 'appx', exe: 'exe' }
const architectureNames: Partial<Record<Architecture, string>> = { 'x86-64': 'x64', arm64: 'arm64', any: 'neutral' }
/** winget's locales; the first is the default. */
const languages = { en: 'en-US', zh: 'zh-CN' } as const
const manifestVersion = '1.6.0'

/** JSON values after YAML keys: YAML includes JSON, so no text can break out of its value. */
const write = (type: string, fields: object) =>
  `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${manifestVersion}.schema.json\n${Object.entries(
    { ...fields, ManifestType: type, ManifestVersion: manifestVersion },
  )
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('')}`

/** The installers that winget can download: it can't send a token, so gated files are left out. */
function findInstallers({ release }: Answer, origin: string) {
  return release.files.flatMap(({ architecture, gate, isWithdrawn, kind, name, path, sha256, system }) => {
    const type = installerTypes[name.split('.').at(-1)?.toLowerCase() ?? '']
    const processor = architectureNames[architecture]
    const isFetched = kind === 'installer' && system === 'windows' && gate === 'open' && !isWithdrawn
    if (!isFetched || type === undefined || processor === undefined) return []
    return [
      {
        Architecture: processor,
        InstallerType: type,
        InstallerUrl: origin + path,
        InstallerSha256: sha256.toUpperCase(),
      },
    ]
  })
}

/**
 * The winget manifests of a release, by file name (learn.microsoft.com/windows/package-manager/package/manifest). None
 * for a withdrawn release, or one without an installer for winget.
 */
export function writeWingetManifests({ answers, origin, publishers }: WingetFacts): Map<string, string> {
  const { product, release } = answers.en
  const installers = findInstallers(answers.en, origin)
  if (!mayBeTaken(release) || installers.length === 0) return new Map()
  const id = [publishers.en, product.segment]
    .map((part) => part.replaceAll(/[^\p{L}\p{N}-]/gu, '').slice(0, 32))
    .join('.')
  const own = { PackageIdentifier: id, PackageVersion: release.version }
  const texts = locales.map((locale): [string, string] => {
    const answer = answers[locale]
    const at = (path: string) => origin + localizePath(path, locale)
    const name = encodeURIComponent(answer.product.slug)
    const type = locale === 'en' ? 'defaultLocale' : 'locale'
    return [
      `${id}.locale.${languages[locale]}.yaml`,
      write(type, {
        ...own,
        PackageLocale: languages[locale],
        Publisher: publishers[locale],
        PublisherUrl: at('/'),
        PublisherSupportUrl: at('/help'),
        PrivacyUrl: at('/PrivacyPolicy'),
        PackageName: answer.product.title,
        PackageUrl: at(`/product/detail?id=${name}`),
        License: release.eula === undefined ? 'Proprietary' : `EULA ${release.eula}`,
        ShortDescription: answer.release.title.slice(0, 256),
        ReleaseNotesUrl: at(`/product/downHistory?product=${name}`),
      }),
    ]
  })
  return new Map([
    [`${id}.yaml`, write('version', { ...own, DefaultLocale: languages.en })],
    [
      `${id}.installer.yaml`,
      write('installer', { ...own, ReleaseDate: release.date.slice(0, 10), Installers: installers }),
    ],
    ...texts,
  ])
}
