import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_locales\` ADD \`blocks\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` ADD \`version_blocks\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`home_locales\` DROP COLUMN \`blocks\`;`)
  await db.run(sql`ALTER TABLE \`_home_v_locales\` DROP COLUMN \`version_blocks\`;`)
}
