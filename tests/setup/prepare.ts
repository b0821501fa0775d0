/**
 * `npm run test:prepare`: makes what the tests need beside the build, where no earlier run has left it: the databases that
 * they copy, and the site with its specimen pages.
 */
import { buildMissing } from '#server/builds/build.ts'
import { writeInMemory } from './memory-folder.ts'
import { prepareTemplates } from './prepare-templates.ts'

writeInMemory()
await prepareTemplates()
await buildMissing(['siteWithDevPages'], () => undefined)
