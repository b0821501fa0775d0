/** Blocks of one type in a model. */
export interface BlockUse {
  /** Under which names the table may have the type, the most exact first. */
  types: string[]
  count: number
  /** Names of some of them, as the model has them. */
  names: string[]
}

/** Code that stands in a model. */
export interface ModelCode {
  title: string
  text: string
  /** Names that the model declares for this code: parameters of its mask, data of its chart. Filled while the model is read. */
  variables?: readonly string[]
}

interface Block {
  type: string
  name: string
  parameters: Map<string, string>
  /** Parameters of its mask, by which the mask's initialization computes. */
  maskNames: string[]
  /** What stands in it: dropped where it is what a chart or a function block is made of. */
  inner: FoundBlock[]
  /** Parts of the file in which its inner blocks stand. */
  systems: string[]
}

interface FoundBlock {
  types: string[]
  name: string
  isClosed: boolean
  system: string
  systems: string[]
}

/** Names of some blocks are kept for each type. */
const mostNames = 5
const asOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Parameters that hold code which runs with the model or the block. */
const callbacks =
  /^(?:(?:PreLoad|PostLoad|Init|Start|Pause|Continue|Stop|PreSave|PostSave|Close|Load|ModelClose|PreDelete|Delete|Copy|Open|Clipboard|NameChange|ParentClose|UndoDelete|PreCopy|DeleteChild)Fcn|MaskInitialization|MaskCallback|MaskCallbackString)$/

/** Collects the blocks of a model, whether it is XML or text. */
export class BlockCollector {
  readonly codes: ModelCode[] = []
  private readonly found: FoundBlock[] = []
  private readonly open: Block[] = []

  openBlock(type: string, name: string): void {
    this.open.push({ type, name: asOneLine(name), parameters: new Map(), maskNames: [], inner: [], systems: [] })
  }

  /** A parameter of the block that is open, or of the model. */
  parameter(name: string, value: string): void {
    const block = this.open.at(-1)
    if (callbacks.test(name)) {
      if (value.trim() !== '')
        this.codes.push({
          title: block ? `${block.name}, ${name}` : name,
          text: value,
          ...(name === 'MaskInitialization' && block && { variables: block.maskNames }),
        })
      return
    }
    // `gain=@1;unit=&2;`, as masks were kept before R2014a.
    if (name === 'MaskVariables') for (const [, each = ''] of value.matchAll(/(\w+)=[@&]/g)) this.maskName(each)
    if (name === 'BlockType' && block?.type === '') block.type = value
    else if (name === 'Name' && block?.name === '') block.name = asOneLine(value)
    else block?.parameters.set(name, value)
  }

  /** A parameter of the mask of the block that is open. */
  maskName(name: string): void {
    this.open.at(-1)?.maskNames.push(name)
  }

  /** The inner blocks of the open one stand in another part of the file. */
  refer(system: string): void {
    this.open.at(-1)?.systems.push(system)
  }

  closeBlock(system: string): void {
    const block = this.open.pop()
    if (block === undefined) return
    const { inner, name, parameters, systems } = block
    const isClosed = block.type === 'SubSystem' && chartKind(parameters) !== undefined
    const into = this.open.at(-1)?.inner ?? this.found
    into.push({ types: typesOf(block.type, parameters), name, isClosed, system, systems })
    if (!isClosed) for (const each of inner) into.push(each)
  }

  /** All blocks by type, without those that charts and function blocks are made of. */
  collect(): BlockUse[] {
    const hidden = new Set<string>()
    const hide = (systems: readonly string[]) => {
      for (const system of systems) {
        if (hidden.has(system)) continue
        hidden.add(system)
        for (const block of this.found) if (block.system === system) hide(block.systems)
      }
    }
    for (const { isClosed, systems } of this.found) if (isClosed) hide(systems)
    const uses = new Map<string, BlockUse>()
    for (const { name, system, types } of this.found) {
      if (hidden.has(system)) continue
      const key = types[0] ?? ''
      const use = uses.get(key) ?? { types, count: 0, names: [] }
      use.count += 1
      if (use.names.length < mostNames && name !== '') use.names.push(name)
      uses.set(key, use)
    }
    return [...uses.values()]
  }
}

const isOn = (parameters: Map<string, string>, name: string) => parameters.get(name) === 'on'

/** What a subsystem is that holds a chart or code: Simulink keeps these as subsystems. */
function chartKind(parameters: Map<string, string>): string | undefined {
  const kind = parameters.get('SFBlockType')
  if (kind !== undefined && kind !== 'NONE') return kind
  // Before R2012b the mask alone tells.
  if (parameters.get('MaskType') !== 'Stateflow') return undefined
  return parameters.get('MaskDescription')?.includes('Embedded MATLAB') ? 'MATLAB Function' : 'Chart'
}

function typesOf(type: string, parameters: Map<string, string>): string[] {
  const value = (name: string) => parameters.get(name) ?? ''
  if (type === 'Reference') return typesOfLink(asOneLine(value('SourceBlock')) || asOneLine(value('SourceType')))
  const kind = kindOf(type, parameters)
  if (kind !== undefined) return [`${type}:${kind}`]
  const detail = asOneLine(
    value(
      {
        SubSystem: 'MaskType',
        'S-Function': 'MaskType',
        VariableTransportDelay: 'VariableDelayType',
      }[type] ?? '',
    ),
  )
  return detail === '' ? [type] : [`${type}:${detail}`, type]
}

/** What makes a block another than others of its type: it is looked up as this alone. */
function kindOf(type: string, parameters: Map<string, string>): string | undefined {
  const value = (name: string) => parameters.get(name) ?? ''
  if (type === 'SubSystem') {
    const chart = chartKind(parameters)
    if (chart !== undefined) return chart
    if (isOn(parameters, 'Variant')) return 'Variant'
    if (value('ReferencedSubsystem') !== '') return 'Reference'
    if (value('TemplateBlock') !== '') return 'Configurable'
  }
  if (type === 'ModelReference' && isOn(parameters, 'Variant')) return 'Variant'
  if (type === 'TriggerPort') {
    if (isOn(parameters, 'IsSimulinkFunction')) return 'Simulink function'
    if (['function-call', 'message'].includes(value('TriggerType'))) return value('TriggerType')
  }
  const dimensions = value('NumberOfTableDimensions')
  if (type === 'Lookup_n-D' && dimensions !== '') return /^[12]$/.test(dimensions) ? dimensions : 'n'
  return undefined
}

/** `simulink/Math Operations/Slider Gain`, under its own path, under any path of its library, and as its library's. */
function typesOfLink(source: string): string[] {
  if (source === '') return ['Reference']
  const parts = source.split(/(?<!\/)\/(?!\/)/)
  const [root = source] = parts
  return parts.length < 2 ? [source] : [source, `${root}/*/${parts.at(-1) ?? ''}`, `${root}/*`]
}
