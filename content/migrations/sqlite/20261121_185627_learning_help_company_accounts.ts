import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`help_articles_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file\` text,
  	\`code\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`help_articles_sections_order_idx\` ON \`help_articles_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_sections_parent_id_idx\` ON \`help_articles_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`help_articles_sections_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`help_articles_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`help_articles_sections_locales_locale_parent_id_unique\` ON \`help_articles_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`help_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`category_id\` integer,
  	\`from\` text,
  	\`before\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`help_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`help_articles_category_idx\` ON \`help_articles\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_updated_at_idx\` ON \`help_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_created_at_idx\` ON \`help_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_deleted_at_idx\` ON \`help_articles\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`help_articles_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`checked_on\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`help_articles_slug_idx\` ON \`help_articles_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`help_articles__status_idx\` ON \`help_articles_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`help_articles_locales_locale_parent_id_unique\` ON \`help_articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`help_articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`help_articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`help_articles_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`help_articles_rels_order_idx\` ON \`help_articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_rels_parent_idx\` ON \`help_articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_rels_path_idx\` ON \`help_articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_rels_products_id_idx\` ON \`help_articles_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`help_articles_rels_help_articles_id_idx\` ON \`help_articles_rels\` (\`help_articles_id\`);`)
  await db.run(sql`CREATE TABLE \`_help_articles_v_version_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file\` text,
  	\`code\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_help_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_sections_order_idx\` ON \`_help_articles_v_version_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_sections_parent_id_idx\` ON \`_help_articles_v_version_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_help_articles_v_version_sections_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_help_articles_v_version_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_help_articles_v_version_sections_locales_locale_parent_id_u\` ON \`_help_articles_v_version_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_help_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_category_id\` integer,
  	\`version_from\` text,
  	\`version_before\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`help_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_help_articles_v_parent_idx\` ON \`_help_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_version_category_idx\` ON \`_help_articles_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_version_updated_at_idx\` ON \`_help_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_version_created_at_idx\` ON \`_help_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_version_deleted_at_idx\` ON \`_help_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_created_at_idx\` ON \`_help_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_updated_at_idx\` ON \`_help_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_snapshot_idx\` ON \`_help_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_published_locale_idx\` ON \`_help_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_latest_idx\` ON \`_help_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_help_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_checked_on\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_help_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_version_slug_idx\` ON \`_help_articles_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_version_version__status_idx\` ON \`_help_articles_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_help_articles_v_locales_locale_parent_id_unique\` ON \`_help_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_help_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`help_articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_help_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`help_articles_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_help_articles_v_rels_order_idx\` ON \`_help_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_rels_parent_idx\` ON \`_help_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_rels_path_idx\` ON \`_help_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_rels_products_id_idx\` ON \`_help_articles_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_rels_help_articles_id_idx\` ON \`_help_articles_v_rels\` (\`help_articles_id\`);`)
  await db.run(sql`CREATE TABLE \`help_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`help_categories__order_idx\` ON \`help_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`help_categories_updated_at_idx\` ON \`help_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`help_categories_created_at_idx\` ON \`help_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`help_categories_deleted_at_idx\` ON \`help_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`help_categories_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`help_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`help_categories_slug_idx\` ON \`help_categories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`help_categories__status_idx\` ON \`help_categories_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`help_categories_locales_locale_parent_id_unique\` ON \`help_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_help_categories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`help_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_help_categories_v_parent_idx\` ON \`_help_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_version_version__order_idx\` ON \`_help_categories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_version_version_updated_at_idx\` ON \`_help_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_version_version_created_at_idx\` ON \`_help_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_version_version_deleted_at_idx\` ON \`_help_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_created_at_idx\` ON \`_help_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_updated_at_idx\` ON \`_help_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_snapshot_idx\` ON \`_help_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_published_locale_idx\` ON \`_help_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_latest_idx\` ON \`_help_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_help_categories_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_help_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_help_categories_v_version_version_slug_idx\` ON \`_help_categories_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_version_version__status_idx\` ON \`_help_categories_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_help_categories_v_locales_locale_parent_id_unique\` ON \`_help_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`standards_support\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`since\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`standards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`standards_support_order_idx\` ON \`standards_support\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`standards_support_parent_id_idx\` ON \`standards_support\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`standards_support_product_idx\` ON \`standards_support\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`standards_support_locales\` (
  	\`scope\` text,
  	\`limits\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`standards_support\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`standards_support_locales_locale_parent_id_unique\` ON \`standards_support_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`standards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`organisation\` text,
  	\`evidence_link\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`standards__order_idx\` ON \`standards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`standards_updated_at_idx\` ON \`standards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`standards_created_at_idx\` ON \`standards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`standards_deleted_at_idx\` ON \`standards\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`standards_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`evidence\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`standards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`standards__status_idx\` ON \`standards_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`standards_locales_locale_parent_id_unique\` ON \`standards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_standards_v_version_support\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`product_id\` integer,
  	\`since\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_standards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_standards_v_version_support_order_idx\` ON \`_standards_v_version_support\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_version_support_parent_id_idx\` ON \`_standards_v_version_support\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_version_support_product_idx\` ON \`_standards_v_version_support\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_standards_v_version_support_locales\` (
  	\`scope\` text,
  	\`limits\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_standards_v_version_support\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_standards_v_version_support_locales_locale_parent_id_unique\` ON \`_standards_v_version_support_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_standards_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_organisation\` text,
  	\`version_evidence_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`standards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_standards_v_parent_idx\` ON \`_standards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_version_version__order_idx\` ON \`_standards_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_version_version_updated_at_idx\` ON \`_standards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_version_version_created_at_idx\` ON \`_standards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_version_version_deleted_at_idx\` ON \`_standards_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_created_at_idx\` ON \`_standards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_updated_at_idx\` ON \`_standards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_snapshot_idx\` ON \`_standards_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_published_locale_idx\` ON \`_standards_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_standards_v_latest_idx\` ON \`_standards_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_standards_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_evidence\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_standards_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_standards_v_version_version__status_idx\` ON \`_standards_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_standards_v_locales_locale_parent_id_unique\` ON \`_standards_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`components_used_in\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`before\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`components\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`components_used_in_order_idx\` ON \`components_used_in\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`components_used_in_parent_id_idx\` ON \`components_used_in\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`components\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text,
  	\`licence\` text,
  	\`package\` text,
  	\`website\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`components_updated_at_idx\` ON \`components\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`components_created_at_idx\` ON \`components\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`components_deleted_at_idx\` ON \`components\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`components_locales\` (
  	\`title\` text,
  	\`purpose\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`components\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`components__status_idx\` ON \`components_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`components_locales_locale_parent_id_unique\` ON \`components_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`components_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`components\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`components_rels_order_idx\` ON \`components_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`components_rels_parent_idx\` ON \`components_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`components_rels_path_idx\` ON \`components_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`components_rels_products_id_idx\` ON \`components_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_components_v_version_used_in\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`before\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_components_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_components_v_version_used_in_order_idx\` ON \`_components_v_version_used_in\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_version_used_in_parent_id_idx\` ON \`_components_v_version_used_in\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_components_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_version\` text,
  	\`version_licence\` text,
  	\`version_package\` text,
  	\`version_website\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`components\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_components_v_parent_idx\` ON \`_components_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_version_version_updated_at_idx\` ON \`_components_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_version_version_created_at_idx\` ON \`_components_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_version_version_deleted_at_idx\` ON \`_components_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_created_at_idx\` ON \`_components_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_updated_at_idx\` ON \`_components_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_snapshot_idx\` ON \`_components_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_published_locale_idx\` ON \`_components_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_latest_idx\` ON \`_components_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_components_v_locales\` (
  	\`version_title\` text,
  	\`version_purpose\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_components_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_components_v_version_version__status_idx\` ON \`_components_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_components_v_locales_locale_parent_id_unique\` ON \`_components_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_components_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_components_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_components_v_rels_order_idx\` ON \`_components_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_rels_parent_idx\` ON \`_components_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_rels_path_idx\` ON \`_components_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_components_v_rels_products_id_idx\` ON \`_components_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_affected\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'affected',
  	\`from\` text,
  	\`before\` text,
  	\`fixed_in\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advisories_affected_order_idx\` ON \`advisories_affected\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`advisories_affected_parent_id_idx\` ON \`advisories_affected\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_affected_locales\` (
  	\`component\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories_affected\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advisories_affected_locales_locale_parent_id_unique\` ON \`advisories_affected_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_revisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advisories_revisions_order_idx\` ON \`advisories_revisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`advisories_revisions_parent_id_idx\` ON \`advisories_revisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_revisions_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advisories_revisions_locales_locale_parent_id_unique\` ON \`advisories_revisions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advisories_credits_order_idx\` ON \`advisories_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`advisories_credits_parent_id_idx\` ON \`advisories_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_credits_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories_credits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advisories_credits_locales_locale_parent_id_unique\` ON \`advisories_credits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_references\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`target\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advisories_references_order_idx\` ON \`advisories_references\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`advisories_references_parent_id_idx\` ON \`advisories_references\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_references_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories_references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advisories_references_locales_locale_parent_id_unique\` ON \`advisories_references_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text,
  	\`cve\` text,
  	\`cwe\` text,
  	\`cvss4\` text,
  	\`cvss4_score\` numeric,
  	\`cvss3\` text,
  	\`cvss3_score\` numeric,
  	\`date\` text,
  	\`revised_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advisories_number_idx\` ON \`advisories\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`advisories_cve_idx\` ON \`advisories\` (\`cve\`);`)
  await db.run(sql`CREATE INDEX \`advisories_date_idx\` ON \`advisories\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`advisories_revised_on_idx\` ON \`advisories\` (\`revised_on\`);`)
  await db.run(sql`CREATE INDEX \`advisories_updated_at_idx\` ON \`advisories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`advisories_created_at_idx\` ON \`advisories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`advisories_deleted_at_idx\` ON \`advisories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`advisories_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`text\` text,
  	\`remedy\` text,
  	\`mitigation\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`advisories_slug_idx\` ON \`advisories_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`advisories__status_idx\` ON \`advisories_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`advisories_locales_locale_parent_id_unique\` ON \`advisories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`advisories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`machines_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machines_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`advisories_rels_order_idx\` ON \`advisories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`advisories_rels_parent_idx\` ON \`advisories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`advisories_rels_path_idx\` ON \`advisories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`advisories_rels_products_id_idx\` ON \`advisories_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`advisories_rels_machines_id_idx\` ON \`advisories_rels\` (\`machines_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_affected\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'affected',
  	\`from\` text,
  	\`before\` text,
  	\`fixed_in\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_affected_order_idx\` ON \`_advisories_v_version_affected\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_affected_parent_id_idx\` ON \`_advisories_v_version_affected\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_affected_locales\` (
  	\`component\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v_version_affected\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_advisories_v_version_affected_locales_locale_parent_id_uniq\` ON \`_advisories_v_version_affected_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_revisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_revisions_order_idx\` ON \`_advisories_v_version_revisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_revisions_parent_id_idx\` ON \`_advisories_v_version_revisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_revisions_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v_version_revisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_advisories_v_version_revisions_locales_locale_parent_id_uni\` ON \`_advisories_v_version_revisions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_credits_order_idx\` ON \`_advisories_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_credits_parent_id_idx\` ON \`_advisories_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_credits_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v_version_credits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_advisories_v_version_credits_locales_locale_parent_id_uniqu\` ON \`_advisories_v_version_credits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_references\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_references_order_idx\` ON \`_advisories_v_version_references\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_references_parent_id_idx\` ON \`_advisories_v_version_references\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_version_references_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v_version_references\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_advisories_v_version_references_locales_locale_parent_id_un\` ON \`_advisories_v_version_references_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_number\` text,
  	\`version_cve\` text,
  	\`version_cwe\` text,
  	\`version_cvss4\` text,
  	\`version_cvss4_score\` numeric,
  	\`version_cvss3\` text,
  	\`version_cvss3_score\` numeric,
  	\`version_date\` text,
  	\`version_revised_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisories_v_parent_idx\` ON \`_advisories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_number_idx\` ON \`_advisories_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_cve_idx\` ON \`_advisories_v\` (\`version_cve\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_date_idx\` ON \`_advisories_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_revised_on_idx\` ON \`_advisories_v\` (\`version_revised_on\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_updated_at_idx\` ON \`_advisories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_created_at_idx\` ON \`_advisories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_deleted_at_idx\` ON \`_advisories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_created_at_idx\` ON \`_advisories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_updated_at_idx\` ON \`_advisories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_snapshot_idx\` ON \`_advisories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_published_locale_idx\` ON \`_advisories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_latest_idx\` ON \`_advisories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_text\` text,
  	\`version_remedy\` text,
  	\`version_mitigation\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_advisories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version_slug_idx\` ON \`_advisories_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_version_version__status_idx\` ON \`_advisories_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_advisories_v_locales_locale_parent_id_unique\` ON \`_advisories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_advisories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`machines_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_advisories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machines_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_advisories_v_rels_order_idx\` ON \`_advisories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_rels_parent_idx\` ON \`_advisories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_rels_path_idx\` ON \`_advisories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_rels_products_id_idx\` ON \`_advisories_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_advisories_v_rels_machines_id_idx\` ON \`_advisories_v_rels\` (\`machines_id\`);`)
  await db.run(sql`CREATE TABLE \`programmes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`programmes__order_idx\` ON \`programmes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programmes_updated_at_idx\` ON \`programmes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`programmes_created_at_idx\` ON \`programmes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`programmes_deleted_at_idx\` ON \`programmes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`programmes_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programmes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`programmes_slug_idx\` ON \`programmes_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`programmes__status_idx\` ON \`programmes_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`programmes_locales_locale_parent_id_unique\` ON \`programmes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programmes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programmes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_programmes_v_parent_idx\` ON \`_programmes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_version_version__order_idx\` ON \`_programmes_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_version_version_updated_at_idx\` ON \`_programmes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_version_version_created_at_idx\` ON \`_programmes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_version_version_deleted_at_idx\` ON \`_programmes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_created_at_idx\` ON \`_programmes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_updated_at_idx\` ON \`_programmes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_snapshot_idx\` ON \`_programmes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_published_locale_idx\` ON \`_programmes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_latest_idx\` ON \`_programmes_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_programmes_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programmes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programmes_v_version_version_slug_idx\` ON \`_programmes_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_programmes_v_version_version__status_idx\` ON \`_programmes_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_programmes_v_locales_locale_parent_id_unique\` ON \`_programmes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`difficulties\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`difficulties__order_idx\` ON \`difficulties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`difficulties_updated_at_idx\` ON \`difficulties\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`difficulties_created_at_idx\` ON \`difficulties\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`difficulties_deleted_at_idx\` ON \`difficulties\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`difficulties_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`difficulties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`difficulties_slug_idx\` ON \`difficulties_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`difficulties__status_idx\` ON \`difficulties_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`difficulties_locales_locale_parent_id_unique\` ON \`difficulties_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_difficulties_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`difficulties\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_difficulties_v_parent_idx\` ON \`_difficulties_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_version_version__order_idx\` ON \`_difficulties_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_version_version_updated_at_idx\` ON \`_difficulties_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_version_version_created_at_idx\` ON \`_difficulties_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_version_version_deleted_at_idx\` ON \`_difficulties_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_created_at_idx\` ON \`_difficulties_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_updated_at_idx\` ON \`_difficulties_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_snapshot_idx\` ON \`_difficulties_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_published_locale_idx\` ON \`_difficulties_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_latest_idx\` ON \`_difficulties_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_difficulties_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_difficulties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_difficulties_v_version_version_slug_idx\` ON \`_difficulties_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_version_version__status_idx\` ON \`_difficulties_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_difficulties_v_locales_locale_parent_id_unique\` ON \`_difficulties_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`programme_id\` integer,
  	\`difficulty_id\` integer,
  	\`image_id\` integer,
  	\`starts_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`programme_id\`) REFERENCES \`programmes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`difficulty_id\`) REFERENCES \`difficulties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`courses__order_idx\` ON \`courses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`courses_programme_idx\` ON \`courses\` (\`programme_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_difficulty_idx\` ON \`courses\` (\`difficulty_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_image_idx\` ON \`courses\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_starts_on_idx\` ON \`courses\` (\`starts_on\`);`)
  await db.run(sql`CREATE INDEX \`courses_updated_at_idx\` ON \`courses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_created_at_idx\` ON \`courses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`courses_deleted_at_idx\` ON \`courses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`courses_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`audience\` text,
  	\`goals\` text,
  	\`software\` text,
  	\`certificate\` text,
  	\`start\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_slug_idx\` ON \`courses_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`courses__status_idx\` ON \`courses_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`courses_locales_locale_parent_id_unique\` ON \`courses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`courses_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`teachers_id\` integer,
  	\`attachments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teachers_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`courses_rels_order_idx\` ON \`courses_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_parent_idx\` ON \`courses_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_path_idx\` ON \`courses_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_products_id_idx\` ON \`courses_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_teachers_id_idx\` ON \`courses_rels\` (\`teachers_id\`);`)
  await db.run(sql`CREATE INDEX \`courses_rels_attachments_id_idx\` ON \`courses_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_programme_id\` integer,
  	\`version_difficulty_id\` integer,
  	\`version_image_id\` integer,
  	\`version_starts_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_programme_id\`) REFERENCES \`programmes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_difficulty_id\`) REFERENCES \`difficulties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_parent_idx\` ON \`_courses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version__order_idx\` ON \`_courses_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_programme_idx\` ON \`_courses_v\` (\`version_programme_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_difficulty_idx\` ON \`_courses_v\` (\`version_difficulty_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_image_idx\` ON \`_courses_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_starts_on_idx\` ON \`_courses_v\` (\`version_starts_on\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_updated_at_idx\` ON \`_courses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_created_at_idx\` ON \`_courses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_deleted_at_idx\` ON \`_courses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_created_at_idx\` ON \`_courses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_updated_at_idx\` ON \`_courses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_snapshot_idx\` ON \`_courses_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_published_locale_idx\` ON \`_courses_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_latest_idx\` ON \`_courses_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_audience\` text,
  	\`version_goals\` text,
  	\`version_software\` text,
  	\`version_certificate\` text,
  	\`version_start\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version_slug_idx\` ON \`_courses_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_version_version__status_idx\` ON \`_courses_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_courses_v_locales_locale_parent_id_unique\` ON \`_courses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_courses_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`teachers_id\` integer,
  	\`attachments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_courses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teachers_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_order_idx\` ON \`_courses_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_parent_idx\` ON \`_courses_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_path_idx\` ON \`_courses_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_products_id_idx\` ON \`_courses_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_teachers_id_idx\` ON \`_courses_v_rels\` (\`teachers_id\`);`)
  await db.run(sql`CREATE INDEX \`_courses_v_rels_attachments_id_idx\` ON \`_courses_v_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE TABLE \`lessons\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`course_id\` integer,
  	\`position\` numeric,
  	\`minutes\` numeric,
  	\`video_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lessons_course_idx\` ON \`lessons\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`lessons_video_idx\` ON \`lessons\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`lessons_updated_at_idx\` ON \`lessons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lessons_created_at_idx\` ON \`lessons\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`lessons_deleted_at_idx\` ON \`lessons\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`lessons_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lessons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lessons_slug_idx\` ON \`lessons_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`lessons__status_idx\` ON \`lessons_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lessons_locales_locale_parent_id_unique\` ON \`lessons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lessons_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`attachments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lessons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lessons_rels_order_idx\` ON \`lessons_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`lessons_rels_parent_idx\` ON \`lessons_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lessons_rels_path_idx\` ON \`lessons_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`lessons_rels_attachments_id_idx\` ON \`lessons_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE TABLE \`_lessons_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_course_id\` integer,
  	\`version_position\` numeric,
  	\`version_minutes\` numeric,
  	\`version_video_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lessons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_lessons_v_parent_idx\` ON \`_lessons_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_version_version_course_idx\` ON \`_lessons_v\` (\`version_course_id\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_version_version_video_idx\` ON \`_lessons_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_version_version_updated_at_idx\` ON \`_lessons_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_version_version_created_at_idx\` ON \`_lessons_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_version_version_deleted_at_idx\` ON \`_lessons_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_created_at_idx\` ON \`_lessons_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_updated_at_idx\` ON \`_lessons_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_snapshot_idx\` ON \`_lessons_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_published_locale_idx\` ON \`_lessons_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_latest_idx\` ON \`_lessons_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_lessons_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lessons_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lessons_v_version_version_slug_idx\` ON \`_lessons_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_version_version__status_idx\` ON \`_lessons_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_lessons_v_locales_locale_parent_id_unique\` ON \`_lessons_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lessons_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`attachments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_lessons_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lessons_v_rels_order_idx\` ON \`_lessons_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_rels_parent_idx\` ON \`_lessons_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_rels_path_idx\` ON \`_lessons_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_lessons_v_rels_attachments_id_idx\` ON \`_lessons_v_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE TABLE \`teachers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`teachers_updated_at_idx\` ON \`teachers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`teachers_created_at_idx\` ON \`teachers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`teachers_deleted_at_idx\` ON \`teachers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`teachers_locales\` (
  	\`title\` text,
  	\`role\` text,
  	\`text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`teachers__status_idx\` ON \`teachers_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`teachers_locales_locale_parent_id_unique\` ON \`teachers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teachers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_teachers_v_parent_idx\` ON \`_teachers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version_updated_at_idx\` ON \`_teachers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version_created_at_idx\` ON \`_teachers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version_deleted_at_idx\` ON \`_teachers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_created_at_idx\` ON \`_teachers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_updated_at_idx\` ON \`_teachers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_snapshot_idx\` ON \`_teachers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_published_locale_idx\` ON \`_teachers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_teachers_v_latest_idx\` ON \`_teachers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_teachers_v_locales\` (
  	\`version_title\` text,
  	\`version_role\` text,
  	\`version_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teachers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_teachers_v_version_version__status_idx\` ON \`_teachers_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_teachers_v_locales_locale_parent_id_unique\` ON \`_teachers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`poster_id\` integer NOT NULL,
  	\`seconds\` numeric NOT NULL,
  	\`picture_width\` numeric DEFAULT 1280 NOT NULL,
  	\`picture_height\` numeric DEFAULT 720 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`videos_locales\` (
  	\`title\` text NOT NULL,
  	\`captions\` text,
  	\`chapters\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_locales_locale_parent_id_unique\` ON \`videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`course_plans_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`semester\` numeric,
  	\`lectures\` numeric,
  	\`laboratory\` numeric,
  	\`credits\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`course_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`course_plans_entries_order_idx\` ON \`course_plans_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`course_plans_entries_parent_id_idx\` ON \`course_plans_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`course_plans_entries_locales\` (
  	\`title\` text,
  	\`aims\` text,
  	\`software\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`course_plans_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`course_plans_entries_locales_locale_parent_id_unique\` ON \`course_plans_entries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`course_plans\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`revised_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`course_plans__order_idx\` ON \`course_plans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`course_plans_updated_at_idx\` ON \`course_plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`course_plans_created_at_idx\` ON \`course_plans\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`course_plans_deleted_at_idx\` ON \`course_plans\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`course_plans_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`degree\` text,
  	\`summary\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`course_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`course_plans_slug_idx\` ON \`course_plans_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`course_plans__status_idx\` ON \`course_plans_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`course_plans_locales_locale_parent_id_unique\` ON \`course_plans_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`course_plans_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`textbooks_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`course_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`textbooks_id\`) REFERENCES \`textbooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`course_plans_rels_order_idx\` ON \`course_plans_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`course_plans_rels_parent_idx\` ON \`course_plans_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`course_plans_rels_path_idx\` ON \`course_plans_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`course_plans_rels_textbooks_id_idx\` ON \`course_plans_rels\` (\`textbooks_id\`);`)
  await db.run(sql`CREATE TABLE \`_course_plans_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text,
  	\`semester\` numeric,
  	\`lectures\` numeric,
  	\`laboratory\` numeric,
  	\`credits\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_course_plans_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_entries_order_idx\` ON \`_course_plans_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_entries_parent_id_idx\` ON \`_course_plans_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_course_plans_v_version_entries_locales\` (
  	\`title\` text,
  	\`aims\` text,
  	\`software\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_course_plans_v_version_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_course_plans_v_version_entries_locales_locale_parent_id_uni\` ON \`_course_plans_v_version_entries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_course_plans_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_revised_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`course_plans\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_course_plans_v_parent_idx\` ON \`_course_plans_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_version__order_idx\` ON \`_course_plans_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_version_updated_at_idx\` ON \`_course_plans_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_version_created_at_idx\` ON \`_course_plans_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_version_deleted_at_idx\` ON \`_course_plans_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_created_at_idx\` ON \`_course_plans_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_updated_at_idx\` ON \`_course_plans_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_snapshot_idx\` ON \`_course_plans_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_published_locale_idx\` ON \`_course_plans_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_latest_idx\` ON \`_course_plans_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_course_plans_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_degree\` text,
  	\`version_summary\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_course_plans_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_version_slug_idx\` ON \`_course_plans_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_version_version__status_idx\` ON \`_course_plans_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_course_plans_v_locales_locale_parent_id_unique\` ON \`_course_plans_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_course_plans_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`textbooks_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_course_plans_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`textbooks_id\`) REFERENCES \`textbooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_course_plans_v_rels_order_idx\` ON \`_course_plans_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_rels_parent_idx\` ON \`_course_plans_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_rels_path_idx\` ON \`_course_plans_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_rels_textbooks_id_idx\` ON \`_course_plans_v_rels\` (\`textbooks_id\`);`)
  await db.run(sql`CREATE TABLE \`textbooks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`image_id\` integer,
  	\`isbn\` text,
  	\`year\` numeric,
  	\`state\` text,
  	\`sample_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sample_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`textbooks__order_idx\` ON \`textbooks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`textbooks_image_idx\` ON \`textbooks\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`textbooks_isbn_idx\` ON \`textbooks\` (\`isbn\`);`)
  await db.run(sql`CREATE INDEX \`textbooks_sample_idx\` ON \`textbooks\` (\`sample_id\`);`)
  await db.run(sql`CREATE INDEX \`textbooks_updated_at_idx\` ON \`textbooks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`textbooks_created_at_idx\` ON \`textbooks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`textbooks_deleted_at_idx\` ON \`textbooks\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`textbooks_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`authors\` text,
  	\`publisher\` text,
  	\`summary\` text,
  	\`pack\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`textbooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`textbooks_slug_idx\` ON \`textbooks_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`textbooks__status_idx\` ON \`textbooks_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`textbooks_locales_locale_parent_id_unique\` ON \`textbooks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_textbooks_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_image_id\` integer,
  	\`version_isbn\` text,
  	\`version_year\` numeric,
  	\`version_state\` text,
  	\`version_sample_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`textbooks\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sample_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_textbooks_v_parent_idx\` ON \`_textbooks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version__order_idx\` ON \`_textbooks_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version_image_idx\` ON \`_textbooks_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version_isbn_idx\` ON \`_textbooks_v\` (\`version_isbn\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version_sample_idx\` ON \`_textbooks_v\` (\`version_sample_id\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version_updated_at_idx\` ON \`_textbooks_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version_created_at_idx\` ON \`_textbooks_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version_deleted_at_idx\` ON \`_textbooks_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_created_at_idx\` ON \`_textbooks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_updated_at_idx\` ON \`_textbooks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_snapshot_idx\` ON \`_textbooks_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_published_locale_idx\` ON \`_textbooks_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_latest_idx\` ON \`_textbooks_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_textbooks_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_authors\` text,
  	\`version_publisher\` text,
  	\`version_summary\` text,
  	\`version_pack\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_textbooks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version_slug_idx\` ON \`_textbooks_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_version_version__status_idx\` ON \`_textbooks_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_textbooks_v_locales_locale_parent_id_unique\` ON \`_textbooks_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consult_topics\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`consult_topics__order_idx\` ON \`consult_topics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consult_topics_updated_at_idx\` ON \`consult_topics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consult_topics_created_at_idx\` ON \`consult_topics\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`consult_topics_deleted_at_idx\` ON \`consult_topics\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`consult_topics_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consult_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consult_topics_slug_idx\` ON \`consult_topics_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`consult_topics__status_idx\` ON \`consult_topics_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consult_topics_locales_locale_parent_id_unique\` ON \`consult_topics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consult_topics_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`consult_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consult_topics_rels_order_idx\` ON \`consult_topics_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`consult_topics_rels_parent_idx\` ON \`consult_topics_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consult_topics_rels_path_idx\` ON \`consult_topics_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`consult_topics_rels_users_id_idx\` ON \`consult_topics_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`_consult_topics_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`consult_topics\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_parent_idx\` ON \`_consult_topics_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_version_version__order_idx\` ON \`_consult_topics_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_version_version_updated_at_idx\` ON \`_consult_topics_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_version_version_created_at_idx\` ON \`_consult_topics_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_version_version_deleted_at_idx\` ON \`_consult_topics_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_created_at_idx\` ON \`_consult_topics_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_updated_at_idx\` ON \`_consult_topics_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_snapshot_idx\` ON \`_consult_topics_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_published_locale_idx\` ON \`_consult_topics_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_latest_idx\` ON \`_consult_topics_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_consult_topics_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_consult_topics_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_version_version_slug_idx\` ON \`_consult_topics_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_version_version__status_idx\` ON \`_consult_topics_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_consult_topics_v_locales_locale_parent_id_unique\` ON \`_consult_topics_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_consult_topics_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_consult_topics_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_rels_order_idx\` ON \`_consult_topics_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_rels_parent_idx\` ON \`_consult_topics_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_rels_path_idx\` ON \`_consult_topics_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_rels_users_id_idx\` ON \`_consult_topics_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`milestones\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`milestones_year_idx\` ON \`milestones\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`milestones_updated_at_idx\` ON \`milestones\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`milestones_created_at_idx\` ON \`milestones\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`milestones_deleted_at_idx\` ON \`milestones\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`milestones_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`milestones__status_idx\` ON \`milestones_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`milestones_locales_locale_parent_id_unique\` ON \`milestones_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_milestones_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_year\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_milestones_v_parent_idx\` ON \`_milestones_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_year_idx\` ON \`_milestones_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_updated_at_idx\` ON \`_milestones_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_created_at_idx\` ON \`_milestones_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version_deleted_at_idx\` ON \`_milestones_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_created_at_idx\` ON \`_milestones_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_updated_at_idx\` ON \`_milestones_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_snapshot_idx\` ON \`_milestones_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_published_locale_idx\` ON \`_milestones_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_milestones_v_latest_idx\` ON \`_milestones_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_milestones_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_milestones_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_milestones_v_version_version__status_idx\` ON \`_milestones_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_milestones_v_locales_locale_parent_id_unique\` ON \`_milestones_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`leaders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`leaders__order_idx\` ON \`leaders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leaders_updated_at_idx\` ON \`leaders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leaders_created_at_idx\` ON \`leaders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leaders_deleted_at_idx\` ON \`leaders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`leaders_locales\` (
  	\`title\` text,
  	\`role\` text,
  	\`text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leaders__status_idx\` ON \`leaders_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leaders_locales_locale_parent_id_unique\` ON \`leaders_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_leaders_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_leaders_v_parent_idx\` ON \`_leaders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version__order_idx\` ON \`_leaders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version_updated_at_idx\` ON \`_leaders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version_created_at_idx\` ON \`_leaders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version_deleted_at_idx\` ON \`_leaders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_created_at_idx\` ON \`_leaders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_updated_at_idx\` ON \`_leaders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_snapshot_idx\` ON \`_leaders_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_published_locale_idx\` ON \`_leaders_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_latest_idx\` ON \`_leaders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_leaders_v_locales\` (
  	\`version_title\` text,
  	\`version_role\` text,
  	\`version_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_leaders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version__status_idx\` ON \`_leaders_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_leaders_v_locales_locale_parent_id_unique\` ON \`_leaders_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`qualifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'certificate',
  	\`number\` text,
  	\`issued_at\` text,
  	\`valid_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`qualifications_kind_idx\` ON \`qualifications\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`qualifications_issued_at_idx\` ON \`qualifications\` (\`issued_at\`);`)
  await db.run(sql`CREATE INDEX \`qualifications_updated_at_idx\` ON \`qualifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`qualifications_created_at_idx\` ON \`qualifications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`qualifications_deleted_at_idx\` ON \`qualifications\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`qualifications_locales\` (
  	\`title\` text,
  	\`issuer\` text,
  	\`scope\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`qualifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`qualifications__status_idx\` ON \`qualifications_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`qualifications_locales_locale_parent_id_unique\` ON \`qualifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_qualifications_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text DEFAULT 'certificate',
  	\`version_number\` text,
  	\`version_issued_at\` text,
  	\`version_valid_until\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`qualifications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_qualifications_v_parent_idx\` ON \`_qualifications_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_version_version_kind_idx\` ON \`_qualifications_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_version_version_issued_at_idx\` ON \`_qualifications_v\` (\`version_issued_at\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_version_version_updated_at_idx\` ON \`_qualifications_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_version_version_created_at_idx\` ON \`_qualifications_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_version_version_deleted_at_idx\` ON \`_qualifications_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_created_at_idx\` ON \`_qualifications_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_updated_at_idx\` ON \`_qualifications_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_snapshot_idx\` ON \`_qualifications_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_published_locale_idx\` ON \`_qualifications_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_latest_idx\` ON \`_qualifications_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_qualifications_v_locales\` (
  	\`version_title\` text,
  	\`version_issuer\` text,
  	\`version_scope\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_qualifications_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_qualifications_v_version_version__status_idx\` ON \`_qualifications_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_qualifications_v_locales_locale_parent_id_unique\` ON \`_qualifications_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`positions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`team_id\` integer,
  	\`place_id\` integer,
  	\`kind\` text DEFAULT 'full-time',
  	\`openings\` numeric DEFAULT 1,
  	\`posted_at\` text,
  	\`closes_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`position_teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`place_id\`) REFERENCES \`position_places\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`positions_team_idx\` ON \`positions\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`positions_place_idx\` ON \`positions\` (\`place_id\`);`)
  await db.run(sql`CREATE INDEX \`positions_kind_idx\` ON \`positions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`positions_posted_at_idx\` ON \`positions\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`positions_closes_at_idx\` ON \`positions\` (\`closes_at\`);`)
  await db.run(sql`CREATE INDEX \`positions_updated_at_idx\` ON \`positions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`positions_created_at_idx\` ON \`positions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`positions_deleted_at_idx\` ON \`positions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`positions_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`experience\` text,
  	\`pay\` text,
  	\`duties\` text,
  	\`requirements\` text,
  	\`nice_to_have\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`positions_slug_idx\` ON \`positions_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`positions__status_idx\` ON \`positions_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`positions_locales_locale_parent_id_unique\` ON \`positions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_positions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_team_id\` integer,
  	\`version_place_id\` integer,
  	\`version_kind\` text DEFAULT 'full-time',
  	\`version_openings\` numeric DEFAULT 1,
  	\`version_posted_at\` text,
  	\`version_closes_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_team_id\`) REFERENCES \`position_teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_place_id\`) REFERENCES \`position_places\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_positions_v_parent_idx\` ON \`_positions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_team_idx\` ON \`_positions_v\` (\`version_team_id\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_place_idx\` ON \`_positions_v\` (\`version_place_id\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_kind_idx\` ON \`_positions_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_posted_at_idx\` ON \`_positions_v\` (\`version_posted_at\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_closes_at_idx\` ON \`_positions_v\` (\`version_closes_at\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_updated_at_idx\` ON \`_positions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_created_at_idx\` ON \`_positions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_deleted_at_idx\` ON \`_positions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_created_at_idx\` ON \`_positions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_updated_at_idx\` ON \`_positions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_snapshot_idx\` ON \`_positions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_published_locale_idx\` ON \`_positions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_latest_idx\` ON \`_positions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_positions_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_experience\` text,
  	\`version_pay\` text,
  	\`version_duties\` text,
  	\`version_requirements\` text,
  	\`version_nice_to_have\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_positions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version_slug_idx\` ON \`_positions_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_positions_v_version_version__status_idx\` ON \`_positions_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_positions_v_locales_locale_parent_id_unique\` ON \`_positions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`position_teams\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`position_teams__order_idx\` ON \`position_teams\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`position_teams_updated_at_idx\` ON \`position_teams\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`position_teams_created_at_idx\` ON \`position_teams\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`position_teams_deleted_at_idx\` ON \`position_teams\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`position_teams_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`position_teams\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`position_teams_slug_idx\` ON \`position_teams_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`position_teams__status_idx\` ON \`position_teams_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`position_teams_locales_locale_parent_id_unique\` ON \`position_teams_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_position_teams_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`position_teams\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_position_teams_v_parent_idx\` ON \`_position_teams_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_version_version__order_idx\` ON \`_position_teams_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_version_version_updated_at_idx\` ON \`_position_teams_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_version_version_created_at_idx\` ON \`_position_teams_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_version_version_deleted_at_idx\` ON \`_position_teams_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_created_at_idx\` ON \`_position_teams_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_updated_at_idx\` ON \`_position_teams_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_snapshot_idx\` ON \`_position_teams_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_published_locale_idx\` ON \`_position_teams_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_latest_idx\` ON \`_position_teams_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_position_teams_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_position_teams_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_position_teams_v_version_version_slug_idx\` ON \`_position_teams_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_version_version__status_idx\` ON \`_position_teams_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_position_teams_v_locales_locale_parent_id_unique\` ON \`_position_teams_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`position_places\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`country\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`position_places__order_idx\` ON \`position_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`position_places_updated_at_idx\` ON \`position_places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`position_places_created_at_idx\` ON \`position_places\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`position_places_deleted_at_idx\` ON \`position_places\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`position_places_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`region\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`position_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`position_places_slug_idx\` ON \`position_places_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`position_places__status_idx\` ON \`position_places_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`position_places_locales_locale_parent_id_unique\` ON \`position_places_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_position_places_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_country\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`position_places\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_position_places_v_parent_idx\` ON \`_position_places_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_version_version__order_idx\` ON \`_position_places_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_version_version_updated_at_idx\` ON \`_position_places_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_version_version_created_at_idx\` ON \`_position_places_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_version_version_deleted_at_idx\` ON \`_position_places_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_created_at_idx\` ON \`_position_places_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_updated_at_idx\` ON \`_position_places_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_snapshot_idx\` ON \`_position_places_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_published_locale_idx\` ON \`_position_places_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_latest_idx\` ON \`_position_places_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_position_places_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_region\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_position_places_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_position_places_v_version_version_slug_idx\` ON \`_position_places_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_position_places_v_version_version__status_idx\` ON \`_position_places_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_position_places_v_locales_locale_parent_id_unique\` ON \`_position_places_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`legal_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`version\` text,
  	\`effective_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_texts_kind_idx\` ON \`legal_texts\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_effective_at_idx\` ON \`legal_texts\` (\`effective_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_updated_at_idx\` ON \`legal_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_created_at_idx\` ON \`legal_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`legal_texts_deleted_at_idx\` ON \`legal_texts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`legal_texts_locales\` (
  	\`title\` text,
  	\`changes\` text,
  	\`body\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`legal_texts__status_idx\` ON \`legal_texts_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`legal_texts_locales_locale_parent_id_unique\` ON \`legal_texts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_legal_texts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_version\` text,
  	\`version_effective_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_parent_idx\` ON \`_legal_texts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_kind_idx\` ON \`_legal_texts_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_effective_at_idx\` ON \`_legal_texts_v\` (\`version_effective_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_updated_at_idx\` ON \`_legal_texts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_created_at_idx\` ON \`_legal_texts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version_deleted_at_idx\` ON \`_legal_texts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_created_at_idx\` ON \`_legal_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_updated_at_idx\` ON \`_legal_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_snapshot_idx\` ON \`_legal_texts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_published_locale_idx\` ON \`_legal_texts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_latest_idx\` ON \`_legal_texts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_legal_texts_v_locales\` (
  	\`version_title\` text,
  	\`version_changes\` text,
  	\`version_body\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_legal_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version__status_idx\` ON \`_legal_texts_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_legal_texts_v_locales_locale_parent_id_unique\` ON \`_legal_texts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`help_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`article_id\` integer NOT NULL,
  	\`reads\` numeric DEFAULT 0 NOT NULL,
  	\`yes\` numeric DEFAULT 0 NOT NULL,
  	\`no\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`help_counts_article_idx\` ON \`help_counts\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`help_counts_reads_idx\` ON \`help_counts\` (\`reads\`);`)
  await db.run(sql`CREATE INDEX \`help_counts_updated_at_idx\` ON \`help_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`help_counts_created_at_idx\` ON \`help_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`help_votes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`article_id\` integer NOT NULL,
  	\`voter\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`help_votes_article_idx\` ON \`help_votes\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`help_votes_updated_at_idx\` ON \`help_votes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`help_votes_created_at_idx\` ON \`help_votes\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`article_voter_idx\` ON \`help_votes\` (\`article_id\`,\`voter\`);`)
  await db.run(sql`CREATE TABLE \`enquiries_files\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`sha256\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_files_order_idx\` ON \`enquiries_files\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_files_parent_id_idx\` ON \`enquiries_files\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_files_file_idx\` ON \`enquiries_files\` (\`file\`);`)
  await db.run(sql`CREATE TABLE \`enquiries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_rels_order_idx\` ON \`enquiries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_rels_parent_idx\` ON \`enquiries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_rels_path_idx\` ON \`enquiries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_rels_users_id_idx\` ON \`enquiries_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`member_identities\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`issuer\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`provider\` text NOT NULL,
  	\`label\` text,
  	\`used_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`member_identities_member_idx\` ON \`member_identities\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_identities_updated_at_idx\` ON \`member_identities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_identities_created_at_idx\` ON \`member_identities\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`issuer_subject_idx\` ON \`member_identities\` (\`issuer\`,\`subject\`);`)
  await db.run(sql`CREATE TABLE \`member_passkeys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`member_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_passkeys_credential_idx\` ON \`member_passkeys\` (\`credential\`);`)
  await db.run(sql`CREATE INDEX \`member_passkeys_member_idx\` ON \`member_passkeys\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_passkeys_updated_at_idx\` ON \`member_passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_passkeys_created_at_idx\` ON \`member_passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_consents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`version\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`given_at\` text NOT NULL,
  	\`withdrawn_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`member_consents_member_idx\` ON \`member_consents\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_consents_updated_at_idx\` ON \`member_consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_consents_created_at_idx\` ON \`member_consents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enrolments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`course_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`course_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enrolments_member_idx\` ON \`enrolments\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_course_idx\` ON \`enrolments\` (\`course_id\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_updated_at_idx\` ON \`enrolments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enrolments_created_at_idx\` ON \`enrolments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_course_idx\` ON \`enrolments\` (\`member_id\`,\`course_id\`);`)
  await db.run(sql`CREATE TABLE \`lesson_progress\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer NOT NULL,
  	\`lesson_id\` integer NOT NULL,
  	\`seconds\` numeric NOT NULL,
  	\`is_done\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lesson_id\`) REFERENCES \`lessons\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lesson_progress_member_idx\` ON \`lesson_progress\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`lesson_progress_lesson_idx\` ON \`lesson_progress\` (\`lesson_id\`);`)
  await db.run(sql`CREATE INDEX \`lesson_progress_updated_at_idx\` ON \`lesson_progress\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lesson_progress_created_at_idx\` ON \`lesson_progress\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_lesson_idx\` ON \`lesson_progress\` (\`member_id\`,\`lesson_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_models\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`target\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`teaching_models_order_idx\` ON \`teaching_models\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`teaching_models_parent_id_idx\` ON \`teaching_models\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_models_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching_models\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`teaching_models_locales_locale_parent_id_unique\` ON \`teaching_models_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_universities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`since\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`teaching_universities_order_idx\` ON \`teaching_universities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`teaching_universities_parent_id_idx\` ON \`teaching_universities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_universities_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching_universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`teaching_universities_locales_locale_parent_id_unique\` ON \`teaching_universities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_laboratories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`seats\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`teaching_laboratories_order_idx\` ON \`teaching_laboratories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`teaching_laboratories_parent_id_idx\` ON \`teaching_laboratories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_laboratories_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`equipment\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching_laboratories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`teaching_laboratories_locales_locale_parent_id_unique\` ON \`teaching_laboratories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_competitions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`teaching_competitions_order_idx\` ON \`teaching_competitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`teaching_competitions_parent_id_idx\` ON \`teaching_competitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_competitions_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`result\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching_competitions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`teaching_competitions_locales_locale_parent_id_unique\` ON \`teaching_competitions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`teaching_results_order_idx\` ON \`teaching_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`teaching_results_parent_id_idx\` ON \`teaching_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching_results_locales\` (
  	\`title\` text NOT NULL,
  	\`unit\` text,
  	\`source\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`teaching_results_locales_locale_parent_id_unique\` ON \`teaching_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`teaching\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`teaching_locales\` (
  	\`contact\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`teaching\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`teaching_locales_locale_parent_id_unique\` ON \`teaching_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_principles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_principles_order_idx\` ON \`about_page_principles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_principles_parent_id_idx\` ON \`about_page_principles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_principles_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_principles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_principles_locales_locale_parent_id_unique\` ON \`about_page_principles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`founded\` numeric,
  	\`people\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`about_page_locales\` (
  	\`legal_name\` text,
  	\`mission\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_locales_locale_parent_id_unique\` ON \`about_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_culture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_page_culture_order_idx\` ON \`careers_page_culture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_culture_parent_id_idx\` ON \`careers_page_culture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_culture_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page_culture\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_page_culture_locales_locale_parent_id_unique\` ON \`careers_page_culture_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_page_benefits_order_idx\` ON \`careers_page_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_benefits_parent_id_idx\` ON \`careers_page_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_benefits_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_page_benefits_locales_locale_parent_id_unique\` ON \`careers_page_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_page_steps_order_idx\` ON \`careers_page_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_steps_parent_id_idx\` ON \`careers_page_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_steps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_page_steps_locales_locale_parent_id_unique\` ON \`careers_page_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`service_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_hours_days_order_idx\` ON \`service_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`service_hours_days_parent_idx\` ON \`service_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_hours_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`starts_on\` text NOT NULL,
  	\`ends_on\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_hours_holidays_order_idx\` ON \`service_hours_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_hours_holidays_parent_id_idx\` ON \`service_hours_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_hours_holidays_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_hours_holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`service_hours_holidays_locales_locale_parent_id_unique\` ON \`service_hours_holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_hours_extra_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`on\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_hours_extra_days_order_idx\` ON \`service_hours_extra_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_hours_extra_days_parent_id_idx\` ON \`service_hours_extra_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_hours_extra_days_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_hours_extra_days\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`service_hours_extra_days_locales_locale_parent_id_unique\` ON \`service_hours_extra_days_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_hours\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`opens_at\` text DEFAULT '09:00' NOT NULL,
  	\`closes_at\` text DEFAULT '18:00' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`offices\` ADD \`email\` text;`)
  await db.run(sql`ALTER TABLE \`offices_locales\` ADD \`role\` text;`)
  await db.run(sql`ALTER TABLE \`offices_locales\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`version_email\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` ADD \`version_role\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` ADD \`version_note\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`consent_withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`totp_sealed\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`totp_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`member_sessions\` ADD \`provider\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`help_articles_id\` integer REFERENCES help_articles(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`help_categories_id\` integer REFERENCES help_categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`standards_id\` integer REFERENCES standards(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`components_id\` integer REFERENCES components(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`advisories_id\` integer REFERENCES advisories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`programmes_id\` integer REFERENCES programmes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`difficulties_id\` integer REFERENCES difficulties(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`courses_id\` integer REFERENCES courses(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lessons_id\` integer REFERENCES lessons(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`teachers_id\` integer REFERENCES teachers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`videos_id\` integer REFERENCES videos(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`course_plans_id\` integer REFERENCES course_plans(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`textbooks_id\` integer REFERENCES textbooks(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consult_topics_id\` integer REFERENCES consult_topics(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`milestones_id\` integer REFERENCES milestones(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`leaders_id\` integer REFERENCES leaders(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`qualifications_id\` integer REFERENCES qualifications(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`positions_id\` integer REFERENCES positions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`position_teams_id\` integer REFERENCES position_teams(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`position_places_id\` integer REFERENCES position_places(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`legal_texts_id\` integer REFERENCES legal_texts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`help_counts_id\` integer REFERENCES help_counts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`help_votes_id\` integer REFERENCES help_votes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`member_identities_id\` integer REFERENCES member_identities(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`member_passkeys_id\` integer REFERENCES member_passkeys(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`member_consents_id\` integer REFERENCES member_consents(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enrolments_id\` integer REFERENCES enrolments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`lesson_progress_id\` integer REFERENCES lesson_progress(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`help_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`help_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_standards_id_idx\` ON \`payload_locked_documents_rels\` (\`standards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_components_id_idx\` ON \`payload_locked_documents_rels\` (\`components_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advisories_id_idx\` ON \`payload_locked_documents_rels\` (\`advisories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programmes_id_idx\` ON \`payload_locked_documents_rels\` (\`programmes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_difficulties_id_idx\` ON \`payload_locked_documents_rels\` (\`difficulties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lessons_id_idx\` ON \`payload_locked_documents_rels\` (\`lessons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teachers_id_idx\` ON \`payload_locked_documents_rels\` (\`teachers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_course_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`course_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_textbooks_id_idx\` ON \`payload_locked_documents_rels\` (\`textbooks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consult_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`consult_topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leaders_id_idx\` ON \`payload_locked_documents_rels\` (\`leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_qualifications_id_idx\` ON \`payload_locked_documents_rels\` (\`qualifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_position_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`position_teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_position_places_id_idx\` ON \`payload_locked_documents_rels\` (\`position_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`help_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_votes_id_idx\` ON \`payload_locked_documents_rels\` (\`help_votes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`member_identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_passkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`member_passkeys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`member_consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lesson_progress_id_idx\` ON \`payload_locked_documents_rels\` (\`lesson_progress_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`application_months\` numeric DEFAULT 6 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`security_email\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`help_articles_sections\`;`)
  await db.run(sql`DROP TABLE \`help_articles_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`help_articles\`;`)
  await db.run(sql`DROP TABLE \`help_articles_locales\`;`)
  await db.run(sql`DROP TABLE \`help_articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_help_articles_v_version_sections\`;`)
  await db.run(sql`DROP TABLE \`_help_articles_v_version_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`_help_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_help_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_help_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`help_categories\`;`)
  await db.run(sql`DROP TABLE \`help_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_help_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_help_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`standards_support\`;`)
  await db.run(sql`DROP TABLE \`standards_support_locales\`;`)
  await db.run(sql`DROP TABLE \`standards\`;`)
  await db.run(sql`DROP TABLE \`standards_locales\`;`)
  await db.run(sql`DROP TABLE \`_standards_v_version_support\`;`)
  await db.run(sql`DROP TABLE \`_standards_v_version_support_locales\`;`)
  await db.run(sql`DROP TABLE \`_standards_v\`;`)
  await db.run(sql`DROP TABLE \`_standards_v_locales\`;`)
  await db.run(sql`DROP TABLE \`components_used_in\`;`)
  await db.run(sql`DROP TABLE \`components\`;`)
  await db.run(sql`DROP TABLE \`components_locales\`;`)
  await db.run(sql`DROP TABLE \`components_rels\`;`)
  await db.run(sql`DROP TABLE \`_components_v_version_used_in\`;`)
  await db.run(sql`DROP TABLE \`_components_v\`;`)
  await db.run(sql`DROP TABLE \`_components_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_components_v_rels\`;`)
  await db.run(sql`DROP TABLE \`advisories_affected\`;`)
  await db.run(sql`DROP TABLE \`advisories_affected_locales\`;`)
  await db.run(sql`DROP TABLE \`advisories_revisions\`;`)
  await db.run(sql`DROP TABLE \`advisories_revisions_locales\`;`)
  await db.run(sql`DROP TABLE \`advisories_credits\`;`)
  await db.run(sql`DROP TABLE \`advisories_credits_locales\`;`)
  await db.run(sql`DROP TABLE \`advisories_references\`;`)
  await db.run(sql`DROP TABLE \`advisories_references_locales\`;`)
  await db.run(sql`DROP TABLE \`advisories\`;`)
  await db.run(sql`DROP TABLE \`advisories_locales\`;`)
  await db.run(sql`DROP TABLE \`advisories_rels\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_affected\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_affected_locales\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_revisions\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_revisions_locales\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_credits_locales\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_references\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_version_references_locales\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_advisories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`programmes\`;`)
  await db.run(sql`DROP TABLE \`programmes_locales\`;`)
  await db.run(sql`DROP TABLE \`_programmes_v\`;`)
  await db.run(sql`DROP TABLE \`_programmes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`difficulties\`;`)
  await db.run(sql`DROP TABLE \`difficulties_locales\`;`)
  await db.run(sql`DROP TABLE \`_difficulties_v\`;`)
  await db.run(sql`DROP TABLE \`_difficulties_v_locales\`;`)
  await db.run(sql`DROP TABLE \`courses\`;`)
  await db.run(sql`DROP TABLE \`courses_locales\`;`)
  await db.run(sql`DROP TABLE \`courses_rels\`;`)
  await db.run(sql`DROP TABLE \`_courses_v\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_courses_v_rels\`;`)
  await db.run(sql`DROP TABLE \`lessons\`;`)
  await db.run(sql`DROP TABLE \`lessons_locales\`;`)
  await db.run(sql`DROP TABLE \`lessons_rels\`;`)
  await db.run(sql`DROP TABLE \`_lessons_v\`;`)
  await db.run(sql`DROP TABLE \`_lessons_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_lessons_v_rels\`;`)
  await db.run(sql`DROP TABLE \`teachers\`;`)
  await db.run(sql`DROP TABLE \`teachers_locales\`;`)
  await db.run(sql`DROP TABLE \`_teachers_v\`;`)
  await db.run(sql`DROP TABLE \`_teachers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_locales\`;`)
  await db.run(sql`DROP TABLE \`course_plans_entries\`;`)
  await db.run(sql`DROP TABLE \`course_plans_entries_locales\`;`)
  await db.run(sql`DROP TABLE \`course_plans\`;`)
  await db.run(sql`DROP TABLE \`course_plans_locales\`;`)
  await db.run(sql`DROP TABLE \`course_plans_rels\`;`)
  await db.run(sql`DROP TABLE \`_course_plans_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_course_plans_v_version_entries_locales\`;`)
  await db.run(sql`DROP TABLE \`_course_plans_v\`;`)
  await db.run(sql`DROP TABLE \`_course_plans_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_course_plans_v_rels\`;`)
  await db.run(sql`DROP TABLE \`textbooks\`;`)
  await db.run(sql`DROP TABLE \`textbooks_locales\`;`)
  await db.run(sql`DROP TABLE \`_textbooks_v\`;`)
  await db.run(sql`DROP TABLE \`_textbooks_v_locales\`;`)
  await db.run(sql`DROP TABLE \`consult_topics\`;`)
  await db.run(sql`DROP TABLE \`consult_topics_locales\`;`)
  await db.run(sql`DROP TABLE \`consult_topics_rels\`;`)
  await db.run(sql`DROP TABLE \`_consult_topics_v\`;`)
  await db.run(sql`DROP TABLE \`_consult_topics_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_consult_topics_v_rels\`;`)
  await db.run(sql`DROP TABLE \`milestones\`;`)
  await db.run(sql`DROP TABLE \`milestones_locales\`;`)
  await db.run(sql`DROP TABLE \`_milestones_v\`;`)
  await db.run(sql`DROP TABLE \`_milestones_v_locales\`;`)
  await db.run(sql`DROP TABLE \`leaders\`;`)
  await db.run(sql`DROP TABLE \`leaders_locales\`;`)
  await db.run(sql`DROP TABLE \`_leaders_v\`;`)
  await db.run(sql`DROP TABLE \`_leaders_v_locales\`;`)
  await db.run(sql`DROP TABLE \`qualifications\`;`)
  await db.run(sql`DROP TABLE \`qualifications_locales\`;`)
  await db.run(sql`DROP TABLE \`_qualifications_v\`;`)
  await db.run(sql`DROP TABLE \`_qualifications_v_locales\`;`)
  await db.run(sql`DROP TABLE \`positions\`;`)
  await db.run(sql`DROP TABLE \`positions_locales\`;`)
  await db.run(sql`DROP TABLE \`_positions_v\`;`)
  await db.run(sql`DROP TABLE \`_positions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`position_teams\`;`)
  await db.run(sql`DROP TABLE \`position_teams_locales\`;`)
  await db.run(sql`DROP TABLE \`_position_teams_v\`;`)
  await db.run(sql`DROP TABLE \`_position_teams_v_locales\`;`)
  await db.run(sql`DROP TABLE \`position_places\`;`)
  await db.run(sql`DROP TABLE \`position_places_locales\`;`)
  await db.run(sql`DROP TABLE \`_position_places_v\`;`)
  await db.run(sql`DROP TABLE \`_position_places_v_locales\`;`)
  await db.run(sql`DROP TABLE \`legal_texts\`;`)
  await db.run(sql`DROP TABLE \`legal_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`_legal_texts_v\`;`)
  await db.run(sql`DROP TABLE \`_legal_texts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`help_counts\`;`)
  await db.run(sql`DROP TABLE \`help_votes\`;`)
  await db.run(sql`DROP TABLE \`enquiries_files\`;`)
  await db.run(sql`DROP TABLE \`enquiries_rels\`;`)
  await db.run(sql`DROP TABLE \`member_identities\`;`)
  await db.run(sql`DROP TABLE \`member_passkeys\`;`)
  await db.run(sql`DROP TABLE \`member_consents\`;`)
  await db.run(sql`DROP TABLE \`enrolments\`;`)
  await db.run(sql`DROP TABLE \`lesson_progress\`;`)
  await db.run(sql`DROP TABLE \`teaching_models\`;`)
  await db.run(sql`DROP TABLE \`teaching_models_locales\`;`)
  await db.run(sql`DROP TABLE \`teaching_universities\`;`)
  await db.run(sql`DROP TABLE \`teaching_universities_locales\`;`)
  await db.run(sql`DROP TABLE \`teaching_laboratories\`;`)
  await db.run(sql`DROP TABLE \`teaching_laboratories_locales\`;`)
  await db.run(sql`DROP TABLE \`teaching_competitions\`;`)
  await db.run(sql`DROP TABLE \`teaching_competitions_locales\`;`)
  await db.run(sql`DROP TABLE \`teaching_results\`;`)
  await db.run(sql`DROP TABLE \`teaching_results_locales\`;`)
  await db.run(sql`DROP TABLE \`teaching\`;`)
  await db.run(sql`DROP TABLE \`teaching_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_principles\`;`)
  await db.run(sql`DROP TABLE \`about_page_principles_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page\`;`)
  await db.run(sql`DROP TABLE \`about_page_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_culture\`;`)
  await db.run(sql`DROP TABLE \`careers_page_culture_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_benefits\`;`)
  await db.run(sql`DROP TABLE \`careers_page_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_steps\`;`)
  await db.run(sql`DROP TABLE \`careers_page_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page\`;`)
  await db.run(sql`DROP TABLE \`service_hours_days\`;`)
  await db.run(sql`DROP TABLE \`service_hours_holidays\`;`)
  await db.run(sql`DROP TABLE \`service_hours_holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`service_hours_extra_days\`;`)
  await db.run(sql`DROP TABLE \`service_hours_extra_days_locales\`;`)
  await db.run(sql`DROP TABLE \`service_hours\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`news_id\` integer,
  	\`news_categories_id\` integer,
  	\`cases_id\` integer,
  	\`case_categories_id\` integer,
  	\`products_id\` integer,
  	\`product_criteria_id\` integer,
  	\`toolboxes_id\` integer,
  	\`toolbox_domains_id\` integer,
  	\`machines_id\` integer,
  	\`machine_classes_id\` integer,
  	\`machine_interfaces_id\` integer,
  	\`engines_id\` integer,
  	\`industries_id\` integer,
  	\`solutions_id\` integer,
  	\`function_areas_id\` integer,
  	\`platforms_id\` integer,
  	\`partners_id\` integer,
  	\`partner_classes_id\` integer,
  	\`regions_id\` integer,
  	\`banners_id\` integer,
  	\`announcements_id\` integer,
  	\`offices_id\` integer,
  	\`experts_id\` integer,
  	\`columns_id\` integer,
  	\`friend_links_id\` integer,
  	\`media_id\` integer,
  	\`former_slugs_id\` integer,
  	\`attachments_id\` integer,
  	\`enquiries_id\` integer,
  	\`members_id\` integer,
  	\`member_sessions_id\` integer,
  	\`member_tokens_id\` integer,
  	\`mails_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_categories_id\`) REFERENCES \`case_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_criteria_id\`) REFERENCES \`product_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toolboxes_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toolbox_domains_id\`) REFERENCES \`toolbox_domains\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machines_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machine_classes_id\`) REFERENCES \`machine_classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machine_interfaces_id\`) REFERENCES \`machine_interfaces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`engines_id\`) REFERENCES \`engines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industries_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`function_areas_id\`) REFERENCES \`function_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`platforms_id\`) REFERENCES \`platforms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partner_classes_id\`) REFERENCES \`partner_classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`regions_id\`) REFERENCES \`regions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`announcements_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experts_id\`) REFERENCES \`experts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`columns_id\`) REFERENCES \`columns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`friend_links_id\`) REFERENCES \`friend_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_slugs_id\`) REFERENCES \`former_slugs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_sessions_id\`) REFERENCES \`member_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_tokens_id\`) REFERENCES \`member_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "product_criteria_id", "toolboxes_id", "toolbox_domains_id", "machines_id", "machine_classes_id", "machine_interfaces_id", "engines_id", "industries_id", "solutions_id", "function_areas_id", "platforms_id", "partners_id", "partner_classes_id", "regions_id", "banners_id", "announcements_id", "offices_id", "experts_id", "columns_id", "friend_links_id", "media_id", "former_slugs_id", "attachments_id", "enquiries_id", "members_id", "member_sessions_id", "member_tokens_id", "mails_id", "users_id") SELECT "id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "product_criteria_id", "toolboxes_id", "toolbox_domains_id", "machines_id", "machine_classes_id", "machine_interfaces_id", "engines_id", "industries_id", "solutions_id", "function_areas_id", "platforms_id", "partners_id", "partner_classes_id", "regions_id", "banners_id", "announcements_id", "offices_id", "experts_id", "columns_id", "friend_links_id", "media_id", "former_slugs_id", "attachments_id", "enquiries_id", "members_id", "member_sessions_id", "member_tokens_id", "mails_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cases_id_idx\` ON \`payload_locked_documents_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`case_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_criteria_id_idx\` ON \`payload_locked_documents_rels\` (\`product_criteria_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toolboxes_id_idx\` ON \`payload_locked_documents_rels\` (\`toolboxes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toolbox_domains_id_idx\` ON \`payload_locked_documents_rels\` (\`toolbox_domains_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machines_id_idx\` ON \`payload_locked_documents_rels\` (\`machines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machine_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`machine_classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machine_interfaces_id_idx\` ON \`payload_locked_documents_rels\` (\`machine_interfaces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_engines_id_idx\` ON \`payload_locked_documents_rels\` (\`engines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_industries_id_idx\` ON \`payload_locked_documents_rels\` (\`industries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_function_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`function_areas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_platforms_id_idx\` ON \`payload_locked_documents_rels\` (\`platforms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partner_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`partner_classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_regions_id_idx\` ON \`payload_locked_documents_rels\` (\`regions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experts_id_idx\` ON \`payload_locked_documents_rels\` (\`experts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_columns_id_idx\` ON \`payload_locked_documents_rels\` (\`columns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_friend_links_id_idx\` ON \`payload_locked_documents_rels\` (\`friend_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_slugs_id_idx\` ON \`payload_locked_documents_rels\` (\`former_slugs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`member_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`member_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`offices\` DROP COLUMN \`email\`;`)
  await db.run(sql`ALTER TABLE \`offices_locales\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`offices_locales\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`version_email\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` DROP COLUMN \`version_role\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` DROP COLUMN \`version_note\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`consent_withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`totp_sealed\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`totp_step\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`recovery_codes\`;`)
  await db.run(sql`ALTER TABLE \`member_sessions\` DROP COLUMN \`provider\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`application_months\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`security_email\`;`)
}
