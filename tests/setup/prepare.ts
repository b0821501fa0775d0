/**
 * `npm run test:prepare`: makes what the tests need beside the build, where no earlier run has left it: the databases that
 * they copy, and the site with its specimen pages.
 */
import { buildMissing } from '#server/builds/build.ts'
import { prepareTemplates } from './prepare-templates.ts'

await prepareTemplates()
await buildMissing(['siteWithDevPages'], () => undefined)
