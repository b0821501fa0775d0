import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mark\` text DEFAULT 'none' NOT NULL,
  	\`mark_image\` text,
  	\`mark_image_dark\` text,
  	\`logo\` text,
  	\`logo_dark\` text,
  	\`main\` text,
  	\`accent\` text,
  	\`ink\` text,
  	\`paper\` text,
  	\`type\` text DEFAULT 'instrument' NOT NULL,
  	\`corner\` text DEFAULT 'slight' NOT NULL,
  	\`density\` text DEFAULT 'normal' NOT NULL,
  	\`hero\` text DEFAULT 'none' NOT NULL,
  	\`hero_picture_id\` integer,
  	\`updated_by\` text,
  	\`updated_by_id\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_hero_picture_idx\` ON \`brand\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_updated_by_id_idx\` ON \`brand\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_mark\` text DEFAULT 'none' NOT NULL,
  	\`version_mark_image\` text,
  	\`version_mark_image_dark\` text,
  	\`version_logo\` text,
  	\`version_logo_dark\` text,
  	\`version_main\` text,
  	\`version_accent\` text,
  	\`version_ink\` text,
  	\`version_paper\` text,
  	\`version_type\` text DEFAULT 'instrument' NOT NULL,
  	\`version_corner\` text DEFAULT 'slight' NOT NULL,
  	\`version_density\` text DEFAULT 'normal' NOT NULL,
  	\`version_hero\` text DEFAULT 'none' NOT NULL,
  	\`version_hero_picture_id\` integer,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_hero_picture_idx\` ON \`_brand_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_updated_by_id_idx\` ON \`_brand_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  // The demo's company keeps its sphere; every other one had it by mistake.
  await db.run(sql`INSERT INTO \`brand\` (\`mark\`, \`hero\`, \`updated_at\`, \`created_at\`)
    SELECT 'armillary', 'armillary', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM \`site\` WHERE \`slug\` = 'Armilla';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
}
