/** One window of a browser with cookies and storage of its own, as far as both engines can be driven. */
export interface Tab {
  goTo: (url: string) => Promise<void>
  goBack: () => Promise<void>
  /** Runs a function in the page: it sees nothing but its arguments, and the page. */
  evaluate: <A extends unknown[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>
  resize: (width: number, height: number) => Promise<void>
  press: (place: { x: number; y: number }) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  /** Chooses a file in the first field for files. */
  chooseFile: (path: string) => Promise<void>
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab' | 'k' | '/'

/** A browser of one engine, started. */
export interface Engine {
  /** Folder that what is downloaded is saved in, without asking. */
  downloads: string
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}
