import { dirname, join } from 'node:path/posix'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

/** One figure about the tree. */
export interface Figure {
  name: string
  value: number
  /** What is counted, for a figure that somebody wants to bring down. */
  where?: readonly string[]
}

/** Made by a tool, whatever their kind. */
const generated =
  /^(?:package-lock\.json|content\/(?:migrations\/|payload-types\.ts)|content\/access\/table\.txt|demo\/(?:figures|videos)\/out\/|site\/ui\/(?:interface|control)-icons\.ts|site\/styles\/fonts\/)/
const isCode = (file: string) => /\.(?:tsx?|mjs|js|css)$/.test(file)
const isScript = (file: string) => /\.tsx?$/.test(file)
const isTest = (file: string) => /^tests\/|\.test\.tsx?$/.test(file)
const isSource = (file: string) =>
  /^(?:server|site|portal|published|content|domain|lib|admin)\//.test(file) && !isTest(file)

type Files = readonly (readonly [path: string, text: string])[]

const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The value below which a share of the numbers lies. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** What one file imports, types too, as it is written; and the lengths of its functions. */
function readModule(file: string, text: string): { imports: string[]; functions: number[] } {
  const imports: string[] = []
  const functions: number[] = []
  const importFrom = ({ source }: { source?: { value?: unknown } | null }) => {
    if (typeof source?.value === 'string') imports.push(source.value)
  }
  const measure = ({ end, start }: ESTree.Span) => functions.push(countLines(text.slice(start, end)))
  new Visitor({
    ImportDeclaration: importFrom,
    ExportNamedDeclaration: importFrom,
    ExportAllDeclaration: importFrom,
    ImportExpression: ({ source }) => importFrom({ source: source.type === 'Literal' ? source : null }),
    TSImportType: importFrom,
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, text).program)
  return { imports, functions }
}

/** The file of ours that an import means, if it is one. */
function resolve(from: string, path: string): string {
  const [bare = ''] = path.split('?')
  return bare.startsWith('#') ? bare.slice(1) : join(dirname(from), bare)
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>

interface Module {
  imports: ReadonlySet<string>
  functions: readonly number[]
}

/** What each file of ours imports of ours. Tests are left out: they stand beside what they test and reach into every floor. */
export function readModules(files: Files): ReadonlyMap<string, Module> {
  const scripts = files.filter(([file]) => isScript(file) && !isTest(file) && !generated.test(file))
  const paths = new Set(scripts.map(([file]) => file))
  return new Map(
    scripts.map(([file, text]) => {
      const { functions, imports } = readModule(file, text)
      const targets = imports.map((path) => resolve(file, path)).filter((path) => paths.has(path))
      return [file, { imports: new Set(targets), functions }]
    }),
  )
}

/** Groups of nodes each of which leads to every other of its group (Tarjan's algorithm). */
export function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const open = new Set<string>()
  const circles: string[][] = []
  const visit = (node: string): number => {
    const own = order.size
    let low = own
    order.set(node, own)
    path.push(node)
    open.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.has(next)) low = Math.min(low, order.get(next) ?? low)
    }
    lowest.set(node, low)
    if (low < own) return low
    const group = path.splice(path.indexOf(node))
    for (const member of group) open.delete(member)
    if (group.length > 1) circles.push(group.sort())
    return low
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}

/** The room of a file: its folder below a floor. What stands in a floor itself is a room of its own. */
function roomOf(file: string): string {
  const folders = dirname(file).split('/')
  if (folders.length === 1) return file
  return folders.slice(0, folders[0] === 'site' ? 3 : 2).join('/')
}

/** The same arrows between groups of nodes. */
function groupBy(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map<string, Set<string>>()
  for (const [from, targets] of graph) {
    const group = groups.get(groupOf(from)) ?? new Set()
    for (const to of targets) if (groupOf(to) !== groupOf(from)) group.add(groupOf(to))
    groups.set(groupOf(from), group)
  }
  return groups
}

/** Folders that are named after a subject, by a name that the glossary does not have. */
function findUnnamedSubjects(files: readonly string[], glossary: string): string[] {
  const names = new Set([...glossary.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name))
  const folders = files.map((file) => /^(?:domain|portal|site\/features)\/[\w-]+(?=\/)/.exec(file)?.[0] ?? '')
  return [...new Set(folders)].filter((folder) => folder !== '' && !names.has(folder.split('/').at(-1)))
}

/** What each floor may import beside itself, by the beginning of a path; `server` wires the house together and may all. */
const allowed: Record<string, readonly string[]> = {
  lib: [],
  domain: ['lib/'],
  content: ['domain/', 'lib/'],
  published: ['content/', 'domain/', 'lib/'],
  portal: ['published/', 'content/', 'domain/', 'lib/'],
  // The calls' types and their client, not what is behind them.
  site: [
    'portal/client.ts',
    'portal/portal-error.ts',
    'portal/answer.ts',
    'portal/schemas.ts',
    'portal/calls.ts',
    'domain/',
    'lib/',
  ],
  admin: ['content/', 'domain/', 'lib/'],
  demo: ['published/', 'content/', 'domain/', 'lib/'],
}
/** Neither data nor routing nor texts. */
const primitives = 'site/ui/'

/** Imports that lead up a floor, or into what a floor does not know. */
function findTrespasses(imports: Graph): string[] {
  const isAllowed = (from: string, to: string) => {
    if (from.startsWith(primitives)) return to.startsWith(primitives)
    const [floor = ''] = from.split('/')
    const others = allowed[floor]
    return others === undefined || to.startsWith(`${floor}/`) || others.some((beginning) => to.startsWith(beginning))
  }
  return [...imports].flatMap(([from, targets]) =>
    [...targets].filter((to) => !isAllowed(from, to)).map((to) => `${from} → ${to}`),
  )
}

const linesOf = (files: Files) => sum(files.map(([, text]) => countLines(text)))
const count = (name: string, where: readonly string[]): Figure => ({ name, value: where.length, where })

function measureSizes(code: Files, sources: Files): Figure[] {
  const sizes = sources.map(([, text]) => countLines(text))
  const large = code.filter(([file, text]) => !file.startsWith('demo/') && countLines(text) > 300)
  return [
    count(
      'files over 300 lines',
      large.map(([file]) => file),
    ),
    { name: 'median of a source file', value: quantile(sizes, 0.5) },
    { name: '90 % of source files have at most', value: quantile(sizes, 0.9) },
  ]
}

/** What gets round the rules of types and of lint. */
function measureExceptions(sources: Files): Figure[] {
  const written = (name: string, pattern: RegExp) =>
    count(
      name,
      sources.flatMap(([file, text]) => Array.from(text.matchAll(pattern), () => file)),
    )
  return [
    written('as never', /\bas never\b/g),
    written('as unknown as', /\bas unknown as\b/g),
    written('oxlint-disable', /\boxlint-disable\b/g),
  ]
}

function measureRooms(files: readonly string[], glossary: string): Figure[] {
  const inFloor = (floor: string) => files.filter((file) => isCode(file) && isSource(file) && file.startsWith(floor))
  return [
    count(
      'files at the top of server/',
      files.filter((file) => /^server\/[^/]+$/.test(file)),
    ),
    ...['server/', 'site/', 'portal/', 'published/', 'content/', 'domain/', 'lib/', 'admin/'].map((floor) => ({
      name: `source files in ${floor}`,
      value: inFloor(floor).length,
    })),
    count('folders of subjects without a name in the glossary', findUnnamedSubjects(files, glossary)),
  ]
}

function measureModules(scripts: Files): Figure[] {
  const modules = readModules(scripts)
  const imports = new Map([...modules].map(([file, module]) => [file, module.imports]))
  const long = [...modules]
    .filter(([file]) => isSource(file) && file.endsWith('.ts'))
    .flatMap(([file, { functions }]) => functions.filter((lines) => lines > 60).map((lines) => `${file}: ${lines}`))
  const measureCircles = (between: string, graph: Graph): Figure[] => {
    const circles = findCircles(graph)
    return [
      count(
        `circles of imports between ${between}`,
        circles.map((circle) => circle.join(' ')),
      ),
      { name: `${between} in them`, value: circles.flat().length },
    ]
  }
  return [
    count('functions over 60 lines, comments included, outside TSX', long),
    count('imports that their floor may not have', findTrespasses(imports)),
    ...measureCircles('files', imports),
    ...measureCircles('rooms', groupBy(imports, roomOf)),
  ]
}

/** Figures about a tree of files. @param tree the text of each file by its path; of what is no text nothing */
export function measureShape(tree: ReadonlyMap<string, string>): Figure[] {
  const own = [...tree].filter(([file]) => !generated.test(file))
  const code = own.filter(([file]) => isCode(file))
  const scripts = code.filter(([file]) => isScript(file))
  const sources = code.filter(([file]) => isSource(file))
  const tested = linesOf(scripts.filter(([file]) => isSource(file)))
  const testing = linesOf(scripts.filter(([file]) => isTest(file)))
  return [
    ...measureSizes(code, sources),
    ...measureExceptions(sources),
    ...measureRooms(
      own.map(([file]) => file),
      tree.get('docs/glossary.md') ?? '',
    ),
    ...measureModules(scripts),
    { name: 'lines of tests for 100 of source, without styles', value: Math.round((100 * testing) / tested) },
    { name: 'lines of the whole tree without what is generated', value: linesOf(own) },
  ]
}
