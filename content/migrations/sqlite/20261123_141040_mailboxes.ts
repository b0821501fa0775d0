import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`application_email\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`ticket_email\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`application_email\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`ticket_email\`;`)
}
