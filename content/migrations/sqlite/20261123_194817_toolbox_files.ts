import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`release_files\` ADD \`toolbox_id\` integer REFERENCES toolboxes(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`release_files_toolbox_idx\` ON \`release_files\` (\`toolbox_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_release_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`release_id\` integer NOT NULL,
  	\`product_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`system\` text DEFAULT 'any' NOT NULL,
  	\`architecture\` text DEFAULT 'any' NOT NULL,
  	\`upload\` text,
  	\`expected_sha256\` text,
  	\`signature\` text,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`gate\` text DEFAULT 'eula' NOT NULL,
  	\`size\` numeric,
  	\`sha256\` text,
  	\`sha512\` text,
  	\`published_at\` text,
  	\`missing_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`release_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_release_files\`("id", "release_id", "product_id", "name", "kind", "system", "architecture", "upload", "expected_sha256", "signature", "state", "gate", "size", "sha256", "sha512", "published_at", "missing_since", "updated_at", "created_at") SELECT "id", "release_id", "product_id", "name", "kind", "system", "architecture", "upload", "expected_sha256", "signature", "state", "gate", "size", "sha256", "sha512", "published_at", "missing_since", "updated_at", "created_at" FROM \`release_files\`;`)
  await db.run(sql`DROP TABLE \`release_files\`;`)
  await db.run(sql`ALTER TABLE \`__new_release_files\` RENAME TO \`release_files\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`release_files_release_idx\` ON \`release_files\` (\`release_id\`);`)
  await db.run(sql`CREATE INDEX \`release_files_product_idx\` ON \`release_files\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`release_files_name_idx\` ON \`release_files\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`release_files_system_idx\` ON \`release_files\` (\`system\`);`)
  await db.run(sql`CREATE INDEX \`release_files_state_idx\` ON \`release_files\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`release_files_sha256_idx\` ON \`release_files\` (\`sha256\`);`)
  await db.run(sql`CREATE INDEX \`release_files_missing_since_idx\` ON \`release_files\` (\`missing_since\`);`)
  await db.run(sql`CREATE INDEX \`release_files_updated_at_idx\` ON \`release_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`release_files_created_at_idx\` ON \`release_files\` (\`created_at\`);`)
}
