import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` ADD \`hero_video_id\` integer REFERENCES videos(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`brand_hero_video_idx\` ON \`brand\` (\`hero_video_id\`);`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_hero_video_id\` integer REFERENCES videos(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_hero_video_idx\` ON \`_brand_v\` (\`version_hero_video_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_brand\` (
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
  await db.run(sql`INSERT INTO \`__new_brand\`("id", "mark", "mark_image", "mark_image_dark", "logo", "logo_dark", "main", "accent", "ink", "paper", "type", "corner", "density", "hero", "hero_picture_id", "updated_by", "updated_by_id", "updated_at", "created_at") SELECT "id", "mark", "mark_image", "mark_image_dark", "logo", "logo_dark", "main", "accent", "ink", "paper", "type", "corner", "density", "hero", "hero_picture_id", "updated_by", "updated_by_id", "updated_at", "created_at" FROM \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`ALTER TABLE \`__new_brand\` RENAME TO \`brand\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`brand_hero_picture_idx\` ON \`brand\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brand_updated_by_id_idx\` ON \`brand\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__brand_v\` (
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
  await db.run(sql`INSERT INTO \`__new__brand_v\`("id", "version_mark", "version_mark_image", "version_mark_image_dark", "version_logo", "version_logo_dark", "version_main", "version_accent", "version_ink", "version_paper", "version_type", "version_corner", "version_density", "version_hero", "version_hero_picture_id", "version_updated_by", "version_updated_by_id", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "version_mark", "version_mark_image", "version_mark_image_dark", "version_logo", "version_logo_dark", "version_main", "version_accent", "version_ink", "version_paper", "version_type", "version_corner", "version_density", "version_hero", "version_hero_picture_id", "version_updated_by", "version_updated_by_id", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__brand_v\` RENAME TO \`_brand_v\`;`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_hero_picture_idx\` ON \`_brand_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_updated_by_id_idx\` ON \`_brand_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_snapshot_idx\` ON \`_brand_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_published_locale_idx\` ON \`_brand_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_autosave_idx\` ON \`_brand_v\` (\`autosave\`);`)
}
