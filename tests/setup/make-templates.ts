/** `npm run test:templates`: fills the databases that the tests copy, where no earlier run has left them. */
import { makePostgresTemplate } from './postgres.ts'
import { findPostgres } from './postgres-binaries.ts'
import { keepTemplate, prepareSqliteTemplate } from './template.ts'

await prepareSqliteTemplate()
if (findPostgres() !== undefined) await keepTemplate('postgres', makePostgresTemplate)
