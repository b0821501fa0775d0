import { guardedBy, type Subject } from './mutant.ts'

const formFiles = ['portal/form-file/form-files.test.ts']
const ticketUploads = ['server/tickets/ticket-uploads.test.ts']

/** Files that visitors send. */
export const uploads: Subject = {
  name: 'Files that are sent',
  mutants: [
    ...guardedBy(formFiles, 'domain/form-file/form-files.ts', [
      {
        text: 'given.split(/[/\\\\]/).at(-1)',
        mistake: 'given',
        reason: 'A name leads to another folder',
        only: 'no file system',
      },
    ]),
    ...guardedBy(['portal/ticket/hostile-texts.test.ts'], 'lib/files/file-policy.ts', [
      {
        text: '`attachment; filename*=',
        mistake: '`inline; filename*=',
        reason: 'A stranger’s file opens on the site',
        only: 'no path, header',
      },
    ]),
    ...guardedBy(['portal/form-file/detect-type.test.ts'], 'portal/form-file/detect-type.ts', [
      { text: '|<svg|', mistake: '|', reason: 'A drawing with scripts is taken for text' },
      {
        text: "if (found.ext === 'gz' && (await holdsDrawing(path))) return undefined\n",
        mistake: '\n',
        reason: 'A drawing with scripts is taken when it is packed',
      },
      { text: '!notText.test(text) && ', mistake: '', reason: 'Any bytes are taken for text' },
      {
        text: 'found.ext in fileTypes ? (found.ext as FileType) : undefined',
        mistake: '(found.ext as FileType)',
        reason: 'A type is taken that no form knows',
      },
      { text: '|#!)/i', mistake: ')/i', reason: 'A script is taken for text' },
      {
        text: '{ stream: true }',
        mistake: '{ stream: false }',
        reason: 'A long text is refused for where the look at it ends',
      },
    ]),
    ...guardedBy(formFiles, 'portal/form-file/form-files.ts', [
      {
        text: 'type === undefined || !rules.types.includes(type)',
        mistake: 'type === undefined',
        reason: 'A form takes every kind of file',
      },
    ]),
    ...guardedBy(['portal/form-file/scan.test.ts'], 'portal/form-file/form-files.ts', [
      {
        text: 'rules.maxBytes, scanner !== undefined)',
        mistake: 'rules.maxBytes, false)',
        reason: 'A file is handed out before it was scanned',
      },
    ]),
    ...guardedBy(formFiles, 'domain/storage/private-files.ts', [
      {
        text: "if (!idPattern.test(id)) throw new Error('no name of a stored file')",
        mistake: '',
        reason: 'The name of a stored file is a path to any file',
        only: 'other files',
      },
    ]),
    ...guardedBy(['domain/form-file/file-seal.test.ts'], 'domain/form-file/file-seal.ts', [
      {
        text: 'file?.kind === kind && Date.now() - file.at <= formLife',
        mistake: 'file !== undefined && Date.now() - file.at <= formLife',
        reason: 'A file of one form goes with another that does not take it',
      },
      {
        text: 'file?.kind === kind && Date.now() - file.at <= formLife',
        mistake: 'file?.kind === kind',
        reason: 'A file is named after it was erased',
      },
      {
        text: '!isOpen || !(await store.has(file.id))',
        mistake: '!isOpen',
        reason: 'An enquiry has a file that is gone',
      },
      {
        text: "if (names.length > rules.most) throw new FileRefusal('many')",
        mistake: '',
        reason: 'An application has any number of files',
      },
      {
        text: "if (names.length < rules.least) throw new FileRefusal('missing')",
        mistake: '',
        reason: 'An application comes without its file',
      },
    ]),
    ...guardedBy(ticketUploads, 'portal/ticket/uploads.ts', [
      {
        text: "if (size > uploadRules().maxBytes) throw new FileRefusal('large')",
        mistake: '',
        reason: 'An upload is as large as it likes',
        only: 'within the limits',
      },
      {
        text: 'namePattern.exec(id)?.[1] === String(member)',
        mistake: 'namePattern.test(id)',
        reason: 'A member goes on with another’s upload',
        only: 'another member',
      },
    ]),
    ...guardedBy(['portal/ticket/uploads.test.ts'], 'portal/ticket/uploads.ts', [
      {
        text: "if (taken) throw new FileRefusal('used', undefined, taken.name)",
        mistake: '',
        reason: 'One file goes with two messages',
      },
      {
        text: 'const record = isOf(member, id) ? await readBegun(id) : undefined',
        mistake: 'const record = await readBegun(id)',
        reason: 'A message has a file that somebody else sent',
        only: 'go together once',
      },
    ]),
  ],
}
