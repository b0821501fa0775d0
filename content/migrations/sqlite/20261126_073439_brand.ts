import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`mark\` text DEFAULT 'none',
  	\`mark_image\` text,
  	\`mark_image_dark\` text,
  	\`logo\` text,
  	\`logo_dark\` text,
  	\`main\` text,
  	\`accent\` text,
  	\`ink\` text,
  	\`paper\` text,
  	\`type\` text DEFAULT 'instrument',
  	\`corner\` text DEFAULT 'slight',
  	\`density\` text DEFAULT 'normal',
  	\`hero\` text DEFAULT 'none',
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
  await db.run(sql`CREATE TABLE \`brand_locales\` (
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`brand\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`brand_locales_locale_parent_id_unique\` ON \`brand_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_mark\` text DEFAULT 'none',
  	\`version_mark_image\` text,
  	\`version_mark_image_dark\` text,
  	\`version_logo\` text,
  	\`version_logo_dark\` text,
  	\`version_main\` text,
  	\`version_accent\` text,
  	\`version_ink\` text,
  	\`version_paper\` text,
  	\`version_type\` text DEFAULT 'instrument',
  	\`version_corner\` text DEFAULT 'slight',
  	\`version_density\` text DEFAULT 'normal',
  	\`version_hero\` text DEFAULT 'none',
  	\`version_hero_picture_id\` integer,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_hero_picture_idx\` ON \`_brand_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_updated_by_id_idx\` ON \`_brand_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_autosave_idx\` ON \`_brand_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v_locales\` (
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_brand_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_brand_v_locales_locale_parent_id_unique\` ON \`_brand_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  // The demo's company keeps its sphere; every other one had it by mistake.
  await db.run(sql`INSERT INTO \`brand\` (\`mark\`, \`hero\`, \`updated_at\`, \`created_at\`)
    SELECT 'armillary', 'armillary', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM \`site\` WHERE \`slug\` = 'Armilla';`)
  await db.run(sql`INSERT INTO \`brand_locales\` (\`_status\`, \`_locale\`, \`_parent_id\`)
    SELECT 'published', locale.value, \`brand\`.\`id\` FROM \`brand\`, json_each('["zh","en"]') AS locale;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand_locales\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v_locales\`;`)
}
