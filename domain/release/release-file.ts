/** What the files of the releases are sorted by, in the order in which lists show them. */
export const systems = ['windows', 'linux', 'openeuler', 'macos', 'any'] as const
export type System = (typeof systems)[number]

export const architectures = ['x86-64', 'arm64', 'loong64', 'any'] as const
export type Architecture = (typeof architectures)[number]

export const fileKinds = ['installer', 'archive', 'toolbox', 'model', 'data', 'script', 'documentation'] as const
export type FileKind = (typeof fileKinds)[number]

export const channels = ['stable', 'lts', 'beta'] as const
export type Channel = (typeof channels)[number]

/** Who may fetch a file, each with what the one before asks: everybody; who signed in; who accepted; who is entitled. */
export const gates = ['open', 'session', 'eula', 'entitlement'] as const
export type Gate = (typeof gates)[number]

/** Letters, digits and a few marks of any language: a name is a part of an address and of commands. */
export const fileNamePattern = /^[\p{L}\p{N}][\p{L}\p{N}._+-]{0,150}$/u

/** Names below a version that are not files of it. */
export const reservedNames = ['index.json', 'SHA256SUMS', 'SHA512SUMS', 'SHA256SUMS.asc', 'SHA512SUMS.asc']

/** A version as it stands in an address: a space cannot be typed there. */
export const versionSegment = (version: string) => version.replaceAll(' ', '-')
