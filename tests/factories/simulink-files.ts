import { crc32, deflateRawSync } from 'node:zlib'

interface ZipPart {
  name: string
  content: string | Uint8Array
  isStored?: boolean
  isEncrypted?: boolean
  /** What the directory says of its size, when that is not the truth. */
  said?: number
}

/** An archive as programs write it: the parts, their directory, and the end. */
export function makeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const body: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { content, isEncrypted = false, isStored = false, name, said } of parts) {
    const plain = Buffer.from(content as string)
    const packed = isStored ? plain : deflateRawSync(plain)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    head.writeUInt16LE(isStored ? 0 : 8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(said ?? plain.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, tail, Buffer.from(name)]))
    body.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Uint8Array.from(Buffer.concat([...body, ...directory, Buffer.from('PK\u0005\u0006'), end]))
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#xA;')

/** A block in XML, with its parameters and what stands in it. */
export const blockXml = (type: string, name: string, parameters: Record<string, string> = {}, inner = '') =>
  `<Block BlockType="${type}" Name="${escaped(name)}" SID="1">${Object.entries(parameters)
    .map(([key, value]) => `<P Name="${key}">${escaped(value)}</P>`)
    .join('')}${inner}</Block>`

export const systemXml = (inner: string) => `${declaration}<System>\n${inner}\n</System>`

const diagram = (inner: string) =>
  `${declaration}<ModelInformation Version="1.0"><Model><P Name="InitFcn">prepare(1);</P>
   <BlockParameterDefaults>${blockXml('Abs', '', { ZeroCross: 'on' })}</BlockParameterDefaults>${inner}</Model></ModelInformation>`

const chart = (name: string, code: string) =>
  `${declaration}<chart id="18"><P Name="name">${name}</P><eml><P Name="name">fcn</P></eml><Children><state SSID="1">
   <P Name="labelString">eML_blk_kernel()</P><eml><P Name="isEML">1</P><P Name="script">${escaped(code)}</P></eml></state></Children></chart>`

/** Of the function block in each of these models, beside which stand two gains, links and a chart. */
const sampleCode = 'function y = fcn(u)\ny = sin(u) + trainNetwork(u);\nend'

const links =
  blockXml('Reference', 'Ramp', { SourceBlock: 'simulink/Sources/Ramp', SourceType: 'Ramp' }) +
  blockXml('Reference', 'R1', { SourceBlock: 'fl_lib/Electrical/Electrical\nElements/Resistor' }) +
  blockXml('Reference', 'Own', { SourceBlock: 'ourlib/Pump' })

/** A model as it has been saved since R2020a: each subsystem in a part of its own. */
export const makeSlx = (more: readonly ZipPart[] = []) =>
  makeZip([
    { name: 'simulink/blockdiagram.xml', content: diagram('<System Ref="system_root"/>') },
    {
      name: 'simulink/systems/system_root.xml',
      content: systemXml(
        blockXml('Gain', 'K1') +
          blockXml('SubSystem', 'Plant', { Variant: 'off' }, '<System Ref="system_2"/>') +
          blockXml('SubSystem', 'Function', { SFBlockType: 'MATLAB Function' }, '<System Ref="system_18"/>') +
          blockXml('SubSystem', 'Logic', { SFBlockType: 'Chart' }, '<System Ref="system_19"/>') +
          links,
      ),
    },
    { name: 'simulink/systems/system_2.xml', content: systemXml(blockXml('Gain', 'K\n2') + blockXml('Inport', 'In1')) },
    { name: 'simulink/systems/system_18.xml', content: systemXml(blockXml('Demux', ' Demux ')) },
    { name: 'simulink/systems/system_19.xml', content: systemXml(blockXml('S-Function', ' SFunction ')) },
    { name: 'simulink/stateflow/chart_18.xml', content: chart('Function', sampleCode) },
    { name: 'metadata/thumbnail.png', content: new Uint8Array(100), isStored: true },
    ...more,
  ])

/** The same as it was saved before: the whole diagram in one part. */
export const makeOldSlx = () =>
  makeZip([
    {
      name: 'simulink/blockdiagram.xml',
      content: diagram(
        `<System>${
          blockXml('Gain', 'K1') +
          blockXml(
            'SubSystem',
            'Plant',
            {},
            `<System>${blockXml('Gain', 'K\n2') + blockXml('Inport', 'In1')}</System>`,
          ) +
          blockXml(
            'SubSystem',
            'Function',
            { SFBlockType: 'MATLAB Function' },
            `<System>${blockXml('Demux', 'D')}</System>`,
          ) +
          blockXml('SubSystem', 'Logic', { MaskType: 'Stateflow' }, `<System>${blockXml('S-Function', 'S')}</System>`) +
          links
        }</System>`,
      ),
    },
    { name: 'simulink/stateflow.xml', content: chart('Function', sampleCode) },
  ])

/** The same as parts one after the other in a text. */
export const makePackageMdl = () => `# MathWorks OPC Text Package
Model {
  Version  24.1
}
__MWOPC_PACKAGE_BEGIN__ R2024a
__MWOPC_PART_BEGIN__ /simulink/blockdiagram.xml
${diagram('<System Ref="system_root"/>')}

__MWOPC_PART_BEGIN__ /metadata/thumbnail.png BASE64
iVBORw0KGgo=

__MWOPC_PART_BEGIN__ /simulink/systems/system_root.xml
${systemXml(blockXml('Gain', 'K1') + links)}
`

/** A model as all were saved before R2012a. */
export const makeMdl = (comment = '') => `Model {
  Name			  "sample"
  Description		  "${comment}"
  InitFcn		  "prepare(1);"
  BlockParameterDefaults {
    Block {
      BlockType		      Abs
      ZeroCross		      on
    }
  }
  System {
    Name		    "sample"
    Location		    [2, 82, 1000,
			     700]
    Block {
      BlockType		      Gain
      Name		      "K1"
    }
    Block {
      BlockType		      SubSystem
      Name		      "Plant"
      System {
	Name			"Plant"
	Block {
	  BlockType		  Gain
	  Name			  "K\\n2"
	}
	Block {
	  BlockType		  Inport
	  Name			  "In1"
	}
      }
    }
    Block {
      BlockType		      SubSystem
      Name		      "Function"
      MaskType		      "Stateflow"
      MaskDescription	      "Embedded MATLAB block"
      System {
	Block {
	  BlockType		  Demux
	  Name			  "D"
	}
      }
    }
    Block {
      BlockType		      Reference
      Name		      "Ramp"
      SourceBlock	      "simulink/Sources/"
      "Ramp"
    }
    Line {
      SrcBlock		      "K1"
      Name		      "}"
    }
  }
}
Stateflow {
  machine {
    id			    1
  }
  state {
    id			    2
    eml {
      script		      "${sampleCode.replaceAll('\n', '\\n')}"
    }
  }
}
`

const paragraph = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t><![CDATA[${text}]]></w:t></w:r></w:p>`

/** A live script with these lines of code between paragraphs of text. */
export const makeLiveScript = (lines: readonly string[]) =>
  makeZip([
    {
      name: 'matlab/document.xml',
      content: `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${
        paragraph('heading', 'ginput(1)') +
        lines.map((line) => paragraph('code', line)).join('') +
        paragraph('text', 'plot')
      }</w:body></w:document>`,
    },
    { name: 'matlab/output.xml', content: '<embeddedOutputs/>' },
  ])
