import { createHash } from 'node:crypto'
import type { System } from '#domain/release/release-file.ts'
import { type PackedFile, packTar } from './tar.ts'

/** What is checked after unpacking: the digest of every file of the package. */
function checksOf(files: readonly PackedFile[], system: System): PackedFile[] {
  const sums = files
    .map(({ content, path }) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
    .join('')
  const script =
    system === 'windows'
      ? {
          path: 'check.ps1',
          content:
            "Get-Content SHA256SUMS | ForEach-Object {\r\n  $digest, $path = $_ -split '  ', 2\r\n  $same = (Get-FileHash $path -Algorithm SHA256).Hash -eq $digest\r\n  \"$path $(if ($same) { 'OK' } else { 'DIFFERS' })\"\r\n}\r\n",
        }
      : {
          path: 'check.sh',
          content: '#!/bin/sh\ncd "$(dirname "$0")" && sha256sum -c SHA256SUMS\n',
          isExecutable: true,
        }
  return [...files, { path: 'SHA256SUMS', content: sums }, script]
}

/** An archive of one folder, so that unpacking makes no mess, with a script that checks every file in it. */
export const packChecked = (
  folder: string,
  files: readonly PackedFile[],
  of: { system: System; date: string },
): Buffer =>
  packTar(
    checksOf(files, of.system).map((file) => ({ ...file, path: `${folder}/${file.path}` })),
    new Date(of.date),
  )
