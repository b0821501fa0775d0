import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { publishStoredPictures } from '#content/pictures/publish-stored.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version_url\` text,
  	\`version_thumbnail_u_r_l\` text,
  	\`version_filename\` text,
  	\`version_mime_type\` text,
  	\`version_filesize\` numeric,
  	\`version_width\` numeric,
  	\`version_height\` numeric,
  	\`version_focal_x\` numeric,
  	\`version_focal_y\` numeric,
  	\`version_sizes_avif480_url\` text,
  	\`version_sizes_avif480_width\` numeric,
  	\`version_sizes_avif480_height\` numeric,
  	\`version_sizes_avif480_mime_type\` text,
  	\`version_sizes_avif480_filesize\` numeric,
  	\`version_sizes_avif480_filename\` text,
  	\`version_sizes_avif720_url\` text,
  	\`version_sizes_avif720_width\` numeric,
  	\`version_sizes_avif720_height\` numeric,
  	\`version_sizes_avif720_mime_type\` text,
  	\`version_sizes_avif720_filesize\` numeric,
  	\`version_sizes_avif720_filename\` text,
  	\`version_sizes_avif960_url\` text,
  	\`version_sizes_avif960_width\` numeric,
  	\`version_sizes_avif960_height\` numeric,
  	\`version_sizes_avif960_mime_type\` text,
  	\`version_sizes_avif960_filesize\` numeric,
  	\`version_sizes_avif960_filename\` text,
  	\`version_sizes_avif1440_url\` text,
  	\`version_sizes_avif1440_width\` numeric,
  	\`version_sizes_avif1440_height\` numeric,
  	\`version_sizes_avif1440_mime_type\` text,
  	\`version_sizes_avif1440_filesize\` numeric,
  	\`version_sizes_avif1440_filename\` text,
  	\`version_sizes_fallback_url\` text,
  	\`version_sizes_fallback_width\` numeric,
  	\`version_sizes_fallback_height\` numeric,
  	\`version_sizes_fallback_mime_type\` text,
  	\`version_sizes_fallback_filesize\` numeric,
  	\`version_sizes_fallback_filename\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_v_parent_idx\` ON \`_media_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_updated_by_id_idx\` ON \`_media_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_updated_at_idx\` ON \`_media_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_created_at_idx\` ON \`_media_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_deleted_at_idx\` ON \`_media_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_filename_idx\` ON \`_media_v\` (\`version_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_sizes_avif480_version_sizes_avif480_fil_idx\` ON \`_media_v\` (\`version_sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_sizes_avif720_version_sizes_avif720_fil_idx\` ON \`_media_v\` (\`version_sizes_avif720_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_sizes_avif960_version_sizes_avif960_fil_idx\` ON \`_media_v\` (\`version_sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_sizes_avif1440_version_sizes_avif1440_f_idx\` ON \`_media_v\` (\`version_sizes_avif1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_sizes_fallback_version_sizes_fallback_f_idx\` ON \`_media_v\` (\`version_sizes_fallback_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_created_at_idx\` ON \`_media_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_updated_at_idx\` ON \`_media_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_snapshot_idx\` ON \`_media_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_published_locale_idx\` ON \`_media_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_latest_idx\` ON \`_media_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_media_v_locales\` (
  	\`version_alt\` text,
  	\`version_caption\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_media_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_v_version_version__status_idx\` ON \`_media_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_media_v_locales_locale_parent_id_unique\` ON \`_media_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_media_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_media_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_v_texts_order_parent\` ON \`_media_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media_locales\` (
  	\`alt\` text,
  	\`caption\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media_locales\`("alt", "caption", "_status", "id", "_locale", "_parent_id") SELECT "alt", "caption", 'draft', "id", "_locale", "_parent_id" FROM \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_media_locales\` RENAME TO \`media_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media__status_idx\` ON \`media_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_updated_by_id_idx\` ON \`media\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  for (const statement of publishStoredPictures) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP TABLE \`_media_v\`;`)
  await db.run(sql`DROP TABLE \`_media_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_media_v_texts\`;`)
  await db.run(sql`DROP INDEX \`media_updated_by_id_idx\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media_locales\` (
  	\`alt\` text NOT NULL,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media_locales\`("alt", "caption", "id", "_locale", "_parent_id") SELECT "alt", "caption", "id", "_locale", "_parent_id" FROM \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_media_locales\` RENAME TO \`media_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
}
