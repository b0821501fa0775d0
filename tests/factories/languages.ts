const han = /\p{Script=Han}/u

/** Every text of an answer, with the keys that lead to it. */
export function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path === '' ? key : `${path}.${key}`))
}

/** Texts of an English answer that have Chinese in them, as `path: text`. Keys in `except` may. */
export function chineseTexts(answer: unknown, except: readonly string[] = []): string[] {
  return textsOf(answer)
    .filter(([path, text]) => han.test(text) && !except.includes(path.split('.').at(-1) ?? ''))
    .map(([path, text]) => `${path}: ${text}`)
}
