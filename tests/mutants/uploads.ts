import { guardedBy, type Subject } from './mutant.ts'

const formFiles = ['portal/form-files/form-files.test.ts']
const ticketUploads = ['server/ticket-uploads.test.ts']

/** Files that visitors send. */
export const uploads: Subject = {
  name: 'Files that are sent',
  mutants: [
    ...guardedBy(formFiles, 'lib/form-files.ts', [
      {
        text: 'given.split(/[/\\\\]/).at(-1)',
        mistake: 'given',
        reason: 'A name leads to another folder',
        only: 'no file system',
      },
    ]),
    ...guardedBy(['portal/ticket/hostile-texts.test.ts'], 'lib/form-files.ts', [
      {
        text: '`attachment; filename*=',
        mistake: '`inline; filename*=',
        reason: 'A stranger’s file opens on the site',
        only: 'no path, header',
      },
    ]),
    ...guardedBy(formFiles, 'portal/form-files/detect-type.ts', [
      { text: '|<svg|', mistake: '|', reason: 'A drawing with scripts is taken for text', only: 'something else' },
    ]),
    ...guardedBy(formFiles, 'portal/form-files/form-files.ts', [
      {
        text: 'type === undefined || !rules.types.includes(type)',
        mistake: 'type === undefined',
        reason: 'A form takes every kind of file',
      },
    ]),
    ...guardedBy(['portal/form-files/scan.test.ts'], 'portal/form-files/form-files.ts', [
      {
        text: 'rules.maxBytes, scanner !== undefined)',
        mistake: 'rules.maxBytes, false)',
        reason: 'A file is handed out before it was scanned',
      },
    ]),
    ...guardedBy(formFiles, 'lib/private-files.ts', [
      {
        text: "if (!idPattern.test(id)) throw new Error('no name of a stored file')",
        mistake: '',
        reason: 'The name of a stored file is a path to any file',
        only: 'other files',
      },
    ]),
    ...guardedBy(formFiles, 'lib/file-seal.ts', [
      {
        text: 'file?.kind === kind && Date.now() - file.at <= formLife',
        mistake: 'file !== undefined && Date.now() - file.at <= formLife',
        reason: 'A file of one form goes with another that does not take it',
        only: 'is refused without',
      },
      {
        text: "if (names.length < rules.least) throw new FileRefusal('missing')",
        mistake: '',
        reason: 'An application comes without its file',
        only: 'is refused without',
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
