import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { iconPrefixes, iconSetVersion, readIcon } from '#lib/icons.ts'

/** Icons of the frame, on every page. Icons of the content come with the page's data. */
const frameNames = [
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'chevron-down',
  'circle-user',
  'languages',
  'menu',
  'message-circle',
  'megaphone',
  'moon',
  'phone',
  'qr-code',
  'search',
  'sun',
  'ticket',
  'triangle-alert',
  'wifi-off',
  'x',
] as const

/** Icons of fields, layers, tables and what pages say: a file of their own, which no first visit carries. */
const controlNames = [
  'arrow-left',
  'circle-alert',
  'circle-check',
  'download',
  'info',
  'pause',
  'play',
  'check',
  'chevron-up',
  'chevrons-up-down',
  'circle-dashed',
  'circle-minus',
  'circle-pause',
  'contrast',
  'copy',
  'ellipsis',
  'eye',
  'eye-off',
  'file',
  'rotate-cw',
  'upload',
] as const

const fileOf = (name: string) => fileURLToPath(new URL(`../site/ui/${name}`, import.meta.url))
const versions = [
  '',
  '/** Versions of the icon sets: an answer for one never changes. */',
  'export const iconSetVersions: Record<string, string | undefined> = {',
  ...iconPrefixes.map((prefix) => `  ${prefix}: '${iconSetVersion(prefix)}',`),
  '}',
]
const targets = [
  { file: fileOf('interface-icons.ts'), constant: 'interfaceIcons', names: frameNames, more: [] },
  { file: fileOf('control-icons.ts'), constant: 'controlIcons', names: controlNames, more: versions },
]

/** `arrow-up` is `arrowUp` in the set. */
const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

function generate({ constant, more, names }: { constant: string; names: readonly string[]; more: string[] }): string {
  const entries = names.map((name) => {
    const icon = readIcon(`lucide:${name}`)
    if (icon === undefined) throw new Error(`Lucide has no icon ${name}`)
    return `  ${camel(name)}: ${JSON.stringify(icon)},`
  })
  return [
    '// Generated from @iconify-json/lucide (ISC) by scripts/generate-icons.ts; do not edit.',
    "import type { IconShape } from './icon.tsx'",
    '',
    `export const ${constant} = {`,
    ...entries,
    '} satisfies Record<string, IconShape>',
    ...more,
    '',
  ].join('\n')
}

for (const target of targets) {
  const text = generate(target)
  if (!process.argv.includes('--check')) {
    writeFileSync(target.file, text)
  } else if (!existsSync(target.file) || readFileSync(target.file, 'utf8') !== text) {
    process.stderr.write(`${target.file} is out of date: run scripts/generate-icons.ts\n`)
    process.exitCode = 1
  }
}
