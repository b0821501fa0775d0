import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Collections that are searched, and may grow. */
const tables = [
  'products',
  'toolboxes',
  'machines',
  'solutions',
  'cases',
  'news',
  'engines',
  'function_areas',
  'partners',
  'columns',
  'courses',
  'lessons',
  'help_articles',
  'advisories',
  'positions',
  'legal_texts',
  'standards',
  'textbooks',
  'course_plans',
  'releases',
]

/**
 * The texts of a record in all its languages are found by the record's number. Payload's own index begins with the language,
 * so the whole of it was gone through for every record.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables)
    await db.execute(sql.raw(`CREATE INDEX portico_${table}_texts ON ${table}_locales (_parent_id)`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`DROP INDEX portico_${table}_texts`))
}
