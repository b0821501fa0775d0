import { guardedBy, type Subject } from './mutant.ts'

const words = ['domain/mail/own-words.test.ts']
const stored = ['content/mail-texts/mail-texts.test.ts']

/** Words of mails that editors have written. */
export const mailTexts: Subject = {
  name: 'Mail texts',
  mutants: [
    ...guardedBy(words, 'domain/mail/judge-words.ts', [
      {
        text: "return [{ kind: everywhere.includes(name) ? 'conditional' : 'missing', piece: name }]",
        mistake: 'return []',
        reason: 'Warnings and terms can be left out of a mail',
      },
      {
        text: "problems.push({ kind: 'lineBreak' })",
        mistake: 'problems.push()',
        reason: 'A subject has lines, and the second is another header',
      },
    ]),
    ...guardedBy(words, 'domain/mail/write-words.ts', [
      {
        text: 'subject: cleanLine(writeTokens(readMessage(subject, locale), context))',
        mistake: 'subject: writeTokens(readMessage(subject, locale), context)',
        reason: 'What somebody is called begins another header of a mail',
      },
    ]),
    ...guardedBy(stored, 'content/mail-texts/endpoints.ts', [
      {
        text: 'checkWriter(req)\n    const { language, mail, own } = await readAsked(req)\n    const to',
        mistake: 'const { language, mail, own } = await readAsked(req)\n    const to',
        reason: 'Whoever is staff sends test mails',
      },
    ]),
  ],
}
