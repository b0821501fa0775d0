/** What is used of the reader and writer of PO files; the package has no types of its own. */
declare module 'gettext-parser' {
  export interface Entry {
    msgctxt?: string
    msgid: string
    msgid_plural?: string
    msgstr: string[]
    comments?: { extracted?: string; flag?: string }
  }

  export interface Table {
    charset: string
    headers: Record<string, string>
    translations: Record<string, Record<string, Entry>>
  }

  export const po: {
    parse: (text: string, options: { validation: boolean }) => Partial<Table>
    compile: (table: Table) => Uint8Array
  }
}
