import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`light_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`media_light_idx\` ON \`media\` (\`light_id\`);`)
  await db.run(sql`ALTER TABLE \`_media_v\` ADD \`version_light_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_light_idx\` ON \`_media_v\` (\`version_light_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_by\` text,
  	\`updated_by_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_avif720_url\` text,
  	\`sizes_avif720_width\` numeric,
  	\`sizes_avif720_height\` numeric,
  	\`sizes_avif720_mime_type\` text,
  	\`sizes_avif720_filesize\` numeric,
  	\`sizes_avif720_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_avif1440_url\` text,
  	\`sizes_avif1440_width\` numeric,
  	\`sizes_avif1440_height\` numeric,
  	\`sizes_avif1440_mime_type\` text,
  	\`sizes_avif1440_filesize\` numeric,
  	\`sizes_avif1440_filename\` text,
  	\`sizes_fallback_url\` text,
  	\`sizes_fallback_width\` numeric,
  	\`sizes_fallback_height\` numeric,
  	\`sizes_fallback_mime_type\` text,
  	\`sizes_fallback_filesize\` numeric,
  	\`sizes_fallback_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "updated_by", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_avif720_url", "sizes_avif720_width", "sizes_avif720_height", "sizes_avif720_mime_type", "sizes_avif720_filesize", "sizes_avif720_filename", "sizes_avif960_url", "sizes_avif960_width", "sizes_avif960_height", "sizes_avif960_mime_type", "sizes_avif960_filesize", "sizes_avif960_filename", "sizes_avif1440_url", "sizes_avif1440_width", "sizes_avif1440_height", "sizes_avif1440_mime_type", "sizes_avif1440_filesize", "sizes_avif1440_filename", "sizes_fallback_url", "sizes_fallback_width", "sizes_fallback_height", "sizes_fallback_mime_type", "sizes_fallback_filesize", "sizes_fallback_filename") SELECT "id", "updated_by", "updated_by_id", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_avif480_url", "sizes_avif480_width", "sizes_avif480_height", "sizes_avif480_mime_type", "sizes_avif480_filesize", "sizes_avif480_filename", "sizes_avif720_url", "sizes_avif720_width", "sizes_avif720_height", "sizes_avif720_mime_type", "sizes_avif720_filesize", "sizes_avif720_filename", "sizes_avif960_url", "sizes_avif960_width", "sizes_avif960_height", "sizes_avif960_mime_type", "sizes_avif960_filesize", "sizes_avif960_filename", "sizes_avif1440_url", "sizes_avif1440_width", "sizes_avif1440_height", "sizes_avif1440_mime_type", "sizes_avif1440_filesize", "sizes_avif1440_filename", "sizes_fallback_url", "sizes_fallback_width", "sizes_fallback_height", "sizes_fallback_mime_type", "sizes_fallback_filesize", "sizes_fallback_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_updated_by_id_idx\` ON \`media\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif720_sizes_avif720_filename_idx\` ON \`media\` (\`sizes_avif720_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1440_sizes_avif1440_filename_idx\` ON \`media\` (\`sizes_avif1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_fallback_sizes_fallback_filename_idx\` ON \`media\` (\`sizes_fallback_filename\`);`)
  await db.run(sql`CREATE TABLE \`__new__media_v\` (
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
  await db.run(sql`INSERT INTO \`__new__media_v\`("id", "parent_id", "version_updated_by", "version_updated_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version_url", "version_thumbnail_u_r_l", "version_filename", "version_mime_type", "version_filesize", "version_width", "version_height", "version_focal_x", "version_focal_y", "version_sizes_avif480_url", "version_sizes_avif480_width", "version_sizes_avif480_height", "version_sizes_avif480_mime_type", "version_sizes_avif480_filesize", "version_sizes_avif480_filename", "version_sizes_avif720_url", "version_sizes_avif720_width", "version_sizes_avif720_height", "version_sizes_avif720_mime_type", "version_sizes_avif720_filesize", "version_sizes_avif720_filename", "version_sizes_avif960_url", "version_sizes_avif960_width", "version_sizes_avif960_height", "version_sizes_avif960_mime_type", "version_sizes_avif960_filesize", "version_sizes_avif960_filename", "version_sizes_avif1440_url", "version_sizes_avif1440_width", "version_sizes_avif1440_height", "version_sizes_avif1440_mime_type", "version_sizes_avif1440_filesize", "version_sizes_avif1440_filename", "version_sizes_fallback_url", "version_sizes_fallback_width", "version_sizes_fallback_height", "version_sizes_fallback_mime_type", "version_sizes_fallback_filesize", "version_sizes_fallback_filename", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_updated_by", "version_updated_by_id", "version_updated_at", "version_created_at", "version_deleted_at", "version_url", "version_thumbnail_u_r_l", "version_filename", "version_mime_type", "version_filesize", "version_width", "version_height", "version_focal_x", "version_focal_y", "version_sizes_avif480_url", "version_sizes_avif480_width", "version_sizes_avif480_height", "version_sizes_avif480_mime_type", "version_sizes_avif480_filesize", "version_sizes_avif480_filename", "version_sizes_avif720_url", "version_sizes_avif720_width", "version_sizes_avif720_height", "version_sizes_avif720_mime_type", "version_sizes_avif720_filesize", "version_sizes_avif720_filename", "version_sizes_avif960_url", "version_sizes_avif960_width", "version_sizes_avif960_height", "version_sizes_avif960_mime_type", "version_sizes_avif960_filesize", "version_sizes_avif960_filename", "version_sizes_avif1440_url", "version_sizes_avif1440_width", "version_sizes_avif1440_height", "version_sizes_avif1440_mime_type", "version_sizes_avif1440_filesize", "version_sizes_avif1440_filename", "version_sizes_fallback_url", "version_sizes_fallback_width", "version_sizes_fallback_height", "version_sizes_fallback_mime_type", "version_sizes_fallback_filesize", "version_sizes_fallback_filename", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_media_v\`;`)
  await db.run(sql`DROP TABLE \`_media_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__media_v\` RENAME TO \`_media_v\`;`)
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
}
