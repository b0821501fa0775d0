/**
 * `npm run test:prepare`: makes what the tests need beside the build, where no earlier run has left it: the databases that
 * they copy, and the site with its specimen pages.
 */
import { buildWhatIsMissing } from '#server/build.ts'
import { makePostgresTemplate } from './postgres.ts'
import { findPostgres } from './postgres-binaries.ts'
import { keepTemplate, prepareSqliteTemplate } from './template.ts'

await prepareSqliteTemplate()
if (findPostgres() !== undefined) await keepTemplate('postgres', makePostgresTemplate)
await buildWhatIsMissing(['siteWithDevPages'], () => undefined)
