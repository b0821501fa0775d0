/** Attributes of release files, in the order in which lists show them. */
export const systems = ['windows', 'linux', 'openeuler', 'macos', 'any'] as const
export type System = (typeof systems)[number]

export const architectures = ['x86-64', 'arm64', 'loong64', 'any'] as const
export type Architecture = (typeof architectures)[number]

export const fileKinds = ['installer', 'archive', 'toolbox', 'model', 'data', 'script', 'documentation'] as const
export type FileKind = (typeof fileKinds)[number]

export const channels = ['stable', 'lts', 'beta'] as const
export type Channel = (typeof channels)[number]

/** Who may download a file, each level including the previous: everybody, signed in, licence accepted, entitled. */
export const gates = ['open', 'session', 'eula', 'entitlement'] as const
export type Gate = (typeof gates)[number]

/** Letters and digits of any script and a few other characters: a name is part of addresses and commands. */
export const fileNamePattern = /^[\p{L}\p{N}][\p{L}\p{N}._+-]{0,150}$/u

/** Reserved names below a version. */
export const reservedNames = ['index.json', 'SHA256SUMS', 'SHA512SUMS', 'SHA256SUMS.asc', 'SHA512SUMS.asc']

/** A version as it appears in an address, where a space can't be typed. */
export const versionSegment = (version: string) => version.replaceAll(' ', '-')
