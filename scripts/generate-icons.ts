import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { iconPrefixes, iconSetVersion, readIcon } from '#lib/icons.ts'

/** Icons of the interface itself. Icons of the content come with the page's data. */
const names = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'circle-user',
  'download',
  'info',
  'languages',
  'menu',
  'message-circle',
  'megaphone',
  'moon',
  'pause',
  'phone',
  'play',
  'search',
  'sun',
  'ticket',
  'triangle-alert',
  'x',
] as const

const target = fileURLToPath(new URL('../site/ui/interface-icons.ts', import.meta.url))

/** `arrow-up` is `arrowUp` in the set. */
const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

function generate(): string {
  const entries = names.map((name) => {
    const icon = readIcon(`lucide:${name}`)
    if (icon === undefined) throw new Error(`Lucide has no icon ${name}`)
    return `  ${camel(name)}: ${JSON.stringify(icon)},`
  })
  return [
    '// Generated from @iconify-json/lucide (ISC) by scripts/generate-icons.ts; do not edit.',
    "import type { IconShape } from './icon.tsx'",
    '',
    'export const interfaceIcons = {',
    ...entries,
    '} satisfies Record<string, IconShape>',
    '',
    '/** Versions of the icon sets: an answer for one never changes. */',
    'export const iconSetVersions: Record<string, string | undefined> = {',
    ...iconPrefixes.map((prefix) => `  ${prefix}: '${iconSetVersion(prefix)}',`),
    '}',
    '',
  ].join('\n')
}

const text = generate()
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    process.stderr.write('site/ui/interface-icons.ts is out of date: run scripts/generate-icons.ts\n')
    process.exitCode = 1
  }
} else {
  writeFileSync(target, text)
}
