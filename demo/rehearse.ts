import type { Loader } from './loader.ts'

/** What a loading will ask for. */
interface Rehearsal {
  /** How often it saves a record. */
  records: number
  /** The pictures, in the order of their first use. */
  figures: string[]
}

/** Goes through a loading without writing anything, to know beforehand how much it is. */
export async function rehearse(load: (loader: Loader) => Promise<void>): Promise<Rehearsal> {
  let records = 0
  const figures = new Set<string>()
  await load({
    save: () => Promise.resolve((records += 1)),
    figure: (name) => {
      if (name !== undefined) figures.add(name)
      return Promise.resolve(undefined)
    },
    change: () => Promise.resolve(),
    relate: () => Promise.resolve(),
    saveGlobal: () => Promise.resolve(),
    attach: () => Promise.resolve([]),
    upload: () => Promise.resolve(0),
    idOf: () => 0,
    markdown: () => ({}),
  })
  return { records, figures: [...figures] }
}
