import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` ADD \`map_place_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`map_place_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`map_place_side\` text DEFAULT 'right';`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_map_place_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_map_place_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_map_place_side\` text DEFAULT 'right';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`map_place_x\`;`)
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`map_place_y\`;`)
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`map_place_side\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_map_place_x\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_map_place_y\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_map_place_side\`;`)
}
