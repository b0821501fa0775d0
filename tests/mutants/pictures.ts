import { guardedBy, type Subject } from './mutant.ts'

const pictures = ['content/pictures/pictures.test.ts']
const files = ['content/pictures/files.test.ts']

/** Drafts of pictures, and whose files are given to whom. */
export const picturesOfDrafts: Subject = {
  name: 'Pictures',
  mutants: [
    ...guardedBy(pictures, 'content/pictures/public-files.ts', [
      {
        text: '!isStaff && !(await isPublicPicture(openAsk(req.payload), filename))',
        mistake: 'false',
        reason: 'Everybody fetches the files of drafts by Payload’s address',
      },
    ]),
    ...guardedBy(pictures, 'content/published/shown-pictures.ts', [
      {
        text: '(isSharedEqual(content, stored) ? own : [])',
        mistake: 'own',
        reason: 'Another file goes public with the words of another language',
      },
      {
        text: 'written.includes(locale) && !isShown(row, locale)',
        mistake: 'written.includes(locale)',
        reason: 'A record that shows a picture lets its changes out',
      },
    ]),
    ...guardedBy(files, 'content/pictures/sweep-files.ts', [
      {
        text: '    ...columns.map((column) => `SELECT version_${column} AS name FROM _media_v`),\n',
        mistake: '',
        reason: 'Files of versions are deleted while these can be put back',
      },
    ]),
    ...guardedBy(files, 'content/pictures/moved-files.ts', [
      {
        text: "l.version__status = 'published'",
        mistake: 'true',
        reason: 'The name of a draft’s file tells that there is one',
      },
    ]),
  ],
}
