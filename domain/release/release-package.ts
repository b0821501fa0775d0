import type { Architecture, FileKind, System } from './release-file.ts'

interface PackageFile {
  name: string
  kind: FileKind
  system: System
  architecture: Architecture
  isWithdrawn: boolean
}

/**
 * The file of a release to install on a system: one made for this system, or for every system if it is an update. A
 * package that the apt repository also serves comes last.
 * @param platform without architecture, the first available
 */
export function packageFor<File extends PackageFile>(
  { files, isUpdate }: { files: readonly File[]; isUpdate: boolean },
  { architecture, system }: { system: System; architecture?: Architecture | undefined },
): File | undefined {
  const packages = files.filter(({ isWithdrawn, kind }) => !isWithdrawn && (kind === 'installer' || kind === 'archive'))
  const exact = packages.filter(
    (file) => file.system === system && (architecture === undefined || file.architecture === architecture),
  )
  const general = isUpdate ? packages.find((file) => file.system === 'any') : undefined
  return exact.find(({ name }) => !name.endsWith('.deb')) ?? exact[0] ?? general
}
