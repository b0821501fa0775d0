/** What each page under test has beside its own scripts: a script that runs before them and leaves no trace in the document. */
import { findAll, findTarget } from './find-target.ts'
import { findPageFaults } from './page-faults.ts'
import { stopWatching, watch } from './watch.ts'

const tools = { findAll, findPageFaults, findTarget, stopWatching }

declare global {
  var pageTools: typeof tools
}

globalThis.pageTools = tools
document.currentScript?.remove()
watch()
