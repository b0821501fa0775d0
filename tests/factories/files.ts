import { crc32 } from 'node:zlib'

/** The smallest file that is a PDF; the words make it unlike others. */
export function pdf(words = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)
}

interface ZipEntry {
  name: string
  /** Stored as it is; with `size`, compressed (deflate) to it. */
  content: Buffer
  size?: number
}

/** An archive with these entries. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const table: Buffer[] = []
  let offset = 0
  for (const { content, name, size } of entries) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(size === undefined ? 0 : 8, 4)
    facts.writeUInt32LE(size === undefined ? crc32(content) : 0, 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(size ?? content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), content])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    table.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(table)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The smallest document of Word that says so of itself. */
export function docx(): Buffer {
  const types = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`
  return zipOf([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
  ])
}

/** A job application as a person writes it, without position and files. */
export const jobApplication = {
  name: '周远',
  email: 'zhou.yuan@example.com',
  phone: '+86 571 0000 0001',
  site: '',
  message: '做过三年刚性求解器。',
  consent: '2026-11',
}
