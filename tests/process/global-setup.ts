import { buildWhatIsMissing } from '#server/build.ts'
import { makePostgresTemplate } from '../setup/postgres.ts'
import { findPostgres } from '../setup/postgres-binaries.ts'
import { keepTemplate, prepareSqliteTemplate } from '../setup/template.ts'

/** Before the first test: what is built is current and the demo data is there, so that no test waits for either. */
export default async function setup(): Promise<void> {
  await buildWhatIsMissing(['site', 'siteWithDevPages', 'admin'], (line) => process.stdout.write(`${line}\n`))
  await prepareSqliteTemplate()
  if (findPostgres() !== undefined) await keepTemplate('postgres', makePostgresTemplate)
}
