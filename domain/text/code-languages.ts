/** Languages of code in a text, by the names that are stored. */
export const codeLanguages = {
  text: 'Text',
  modelica: 'Modelica',
  matlab: 'MATLAB',
  python: 'Python',
  c: 'C',
  cpp: 'C++',
  bash: 'Shell',
  json: 'JSON',
  xml: 'XML',
} as const
export type CodeLanguage = keyof typeof codeLanguages
export const codeLanguageNames = Object.keys(codeLanguages) as CodeLanguage[]

/** The language by its stored name; what is not known is shown as plain text. */
export const codeLanguageOf = (name: unknown): CodeLanguage =>
  typeof name === 'string' && Object.hasOwn(codeLanguages, name) ? (name as CodeLanguage) : 'text'

/** Longest code that a text takes, in characters. */
export const longestCode = 60_000
