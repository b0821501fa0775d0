import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif720_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif720_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif720_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif720_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif720_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif720_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif720_sizes_avif720_filename_idx\` ON \`media\` (\`sizes_avif720_filename\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_avif720_sizes_avif720_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif720_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif720_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif720_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif720_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif720_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif720_filename\`;`)
}
