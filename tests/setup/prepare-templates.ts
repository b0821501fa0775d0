import { makePostgresTemplate } from './postgres.ts'
import { findPostgres } from './postgres-binaries.ts'
import { keepTemplate, prepareSqliteTemplate } from './template.ts'

/** Fills the databases that tests copy, where no earlier run has left them; PostgreSQL's where there is one. */
export async function prepareTemplates(): Promise<void> {
  await prepareSqliteTemplate()
  if (findPostgres() !== undefined) await keepTemplate('postgres', makePostgresTemplate)
}
