import type { ToolboxSeed } from '#demo/content/types.ts'
import { readMe } from './packages.ts'
import type { PackedFile } from './tar.ts'

const licences = {
  open: `本工具箱公开源码，可以使用、修改和商用，须保留署名。

This toolbox is open source. It may be used, changed and sold as long as its authors are named.
`,
  commercial: `本工具箱逐个授权，适用许可协议EULA 4.2，下载前已请您读过并接受。

This toolbox is licensed by itself. The licence agreement EULA 4.2 applies, which you accepted before the download.
`,
} satisfies Record<ToolboxSeed['licence'], string>

const lines = (texts: readonly string[]) => `${texts.join('\n')}\n`

/** What the archive of a toolbox holds: its functions and changes in both languages, its examples, its licence. */
export function packToolbox(
  { dependsOn = [], examples, functions, licence, package: name, products, releases }: ToolboxSeed,
  version: string,
  packageOf: (slug: string) => string,
): PackedFile[] {
  return [
    readMe(name, version, 'any'),
    { path: 'LICENCE.txt', content: licences[licence] },
    { path: 'functions.txt', content: lines(functions.map(([own, zh, en]) => `${own}\n  ${zh}\n  ${en}`)) },
    {
      path: 'changes.txt',
      content: lines(releases.map(([own, date, { en, zh }]) => `${own} ${date}\n  ${zh}\n  ${en}`)),
    },
    {
      path: 'package.json',
      content: `${JSON.stringify({ name, version, products, dependsOn: dependsOn.map(packageOf) }, undefined, 2)}\n`,
    },
    ...examples.map(({ code, file }) => ({ path: `examples/${file}`, content: code })),
  ]
}
