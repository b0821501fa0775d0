import type { Architecture, FileKind, Gate, System } from '#domain/release/release-file.ts'

export type FileState = 'draft' | 'published' | 'withdrawn'

type Words = readonly [zh: string, en: string]

const systemNames = {
  windows: ['Windows', 'Windows'],
  linux: ['Linux', 'Linux'],
  openeuler: ['openEuler、麒麟', 'openEuler, Kylin'],
  macos: ['macOS', 'macOS'],
  any: ['不限', 'Any'],
} satisfies Record<System, Words>

const architectureNames = {
  'x86-64': ['x86-64', 'x86-64'],
  arm64: ['arm64', 'arm64'],
  loong64: ['龙芯', 'LoongArch'],
  any: ['不限', 'Any'],
} satisfies Record<Architecture, Words>

const kindNames = {
  installer: ['安装包', 'Installer'],
  archive: ['压缩包', 'Archive'],
  toolbox: ['工具箱', 'Toolbox'],
  model: ['模型', 'Model'],
  data: ['数据', 'Data set'],
  script: ['脚本', 'Script'],
  documentation: ['文档', 'Documentation'],
} satisfies Record<FileKind, Words>

const gateNames = {
  open: ['任何人', 'Everybody'],
  session: ['登录后', 'Signed in'],
  eula: ['登录并接受许可协议', 'Signed in, EULA accepted'],
  entitlement: ['登录、接受协议并有授权', 'Signed in, EULA accepted, entitled'],
} satisfies Record<Gate, Words>

const stateNames = {
  draft: ['草稿', 'Draft'],
  published: ['已发布', 'Published'],
  withdrawn: ['已撤回', 'Withdrawn'],
} satisfies Record<FileState, Words>

function options<Value extends string>(labels: Record<Value, Words>) {
  return (Object.entries(labels) as [Value, Words][]).map(([value, [zh, en]]) => ({ value, label: { zh, en } }))
}

/** What is chosen from in the form of a release file. */
export const choices = {
  systems: options(systemNames),
  architectures: options(architectureNames),
  kinds: options(kindNames),
  gates: options(gateNames),
  states: options(stateNames),
}
