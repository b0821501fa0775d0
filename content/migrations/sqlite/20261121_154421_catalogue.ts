import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_tasks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_tasks_order_idx\` ON \`products_tasks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_tasks_parent_id_idx\` ON \`products_tasks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_tasks_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_tasks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_tasks_locales_locale_parent_id_unique\` ON \`products_tasks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`metric_value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_capabilities_order_idx\` ON \`products_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_capabilities_parent_id_idx\` ON \`products_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_capabilities_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`metric_unit\` text,
  	\`metric_label\` text,
  	\`metric_source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_capabilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_capabilities_locales_locale_parent_id_unique\` ON \`products_capabilities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_architecture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_architecture_order_idx\` ON \`products_architecture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_architecture_parent_id_idx\` ON \`products_architecture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_architecture_locales\` (
  	\`title\` text,
  	\`parts\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_architecture\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_architecture_locales_locale_parent_id_unique\` ON \`products_architecture_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_use_cases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_use_cases_order_idx\` ON \`products_use_cases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_use_cases_parent_id_idx\` ON \`products_use_cases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_use_cases_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_use_cases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_use_cases_locales_locale_parent_id_unique\` ON \`products_use_cases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_comparison\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`criterion_id\` integer,
  	\`status\` text,
  	FOREIGN KEY (\`criterion_id\`) REFERENCES \`product_criteria\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_comparison_order_idx\` ON \`products_comparison\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_comparison_parent_id_idx\` ON \`products_comparison\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_comparison_criterion_idx\` ON \`products_comparison\` (\`criterion_id\`);`)
  await db.run(sql`CREATE TABLE \`products_comparison_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_comparison\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_comparison_locales_locale_parent_id_unique\` ON \`products_comparison_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_requirements_order_idx\` ON \`products_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_requirements_parent_id_idx\` ON \`products_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_requirements_locales\` (
  	\`title\` text,
  	\`minimum\` text,
  	\`recommended\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_requirements_locales_locale_parent_id_unique\` ON \`products_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_releases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`date\` text,
  	\`channel\` text,
  	\`supported_until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_releases_order_idx\` ON \`products_releases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_releases_parent_id_idx\` ON \`products_releases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`target\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_documents_order_idx\` ON \`products_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_documents_parent_id_idx\` ON \`products_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_documents_locales_locale_parent_id_unique\` ON \`products_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_questions_order_idx\` ON \`products_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_questions_parent_id_idx\` ON \`products_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_questions_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_questions_locales_locale_parent_id_unique\` ON \`products_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_tasks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_tasks_order_idx\` ON \`_products_v_version_tasks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_tasks_parent_id_idx\` ON \`_products_v_version_tasks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_tasks_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_tasks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_tasks_locales_locale_parent_id_unique\` ON \`_products_v_version_tasks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_capabilities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`metric_value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_capabilities_order_idx\` ON \`_products_v_version_capabilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_capabilities_parent_id_idx\` ON \`_products_v_version_capabilities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_capabilities_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`metric_unit\` text,
  	\`metric_label\` text,
  	\`metric_source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_capabilities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_capabilities_locales_locale_parent_id_un\` ON \`_products_v_version_capabilities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_architecture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_architecture_order_idx\` ON \`_products_v_version_architecture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_architecture_parent_id_idx\` ON \`_products_v_version_architecture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_architecture_locales\` (
  	\`title\` text,
  	\`parts\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_architecture\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_architecture_locales_locale_parent_id_un\` ON \`_products_v_version_architecture_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_use_cases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_use_cases_order_idx\` ON \`_products_v_version_use_cases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_use_cases_parent_id_idx\` ON \`_products_v_version_use_cases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_use_cases_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_use_cases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_use_cases_locales_locale_parent_id_uniqu\` ON \`_products_v_version_use_cases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_comparison\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`criterion_id\` integer,
  	\`status\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`criterion_id\`) REFERENCES \`product_criteria\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_comparison_order_idx\` ON \`_products_v_version_comparison\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_comparison_parent_id_idx\` ON \`_products_v_version_comparison\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_comparison_criterion_idx\` ON \`_products_v_version_comparison\` (\`criterion_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_comparison_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_comparison\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_comparison_locales_locale_parent_id_uniq\` ON \`_products_v_version_comparison_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_requirements_order_idx\` ON \`_products_v_version_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_requirements_parent_id_idx\` ON \`_products_v_version_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_requirements_locales\` (
  	\`title\` text,
  	\`minimum\` text,
  	\`recommended\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_requirements_locales_locale_parent_id_un\` ON \`_products_v_version_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_releases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`date\` text,
  	\`channel\` text,
  	\`supported_until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_releases_order_idx\` ON \`_products_v_version_releases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_releases_parent_id_idx\` ON \`_products_v_version_releases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_documents_order_idx\` ON \`_products_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_documents_parent_id_idx\` ON \`_products_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_documents_locales_locale_parent_id_uniqu\` ON \`_products_v_version_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_questions_order_idx\` ON \`_products_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_questions_parent_id_idx\` ON \`_products_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_questions_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_questions_locales_locale_parent_id_uniqu\` ON \`_products_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_criteria\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`product_criteria__order_idx\` ON \`product_criteria\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`product_criteria_updated_at_idx\` ON \`product_criteria\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_criteria_created_at_idx\` ON \`product_criteria\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_criteria_deleted_at_idx\` ON \`product_criteria\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`product_criteria_locales\` (
  	\`title\` text,
  	\`note\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_criteria__status_idx\` ON \`product_criteria_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_criteria_locales_locale_parent_id_unique\` ON \`product_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_criteria_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_criteria\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_parent_idx\` ON \`_product_criteria_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_version_version__order_idx\` ON \`_product_criteria_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_version_version_updated_at_idx\` ON \`_product_criteria_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_version_version_created_at_idx\` ON \`_product_criteria_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_version_version_deleted_at_idx\` ON \`_product_criteria_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_created_at_idx\` ON \`_product_criteria_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_updated_at_idx\` ON \`_product_criteria_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_snapshot_idx\` ON \`_product_criteria_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_published_locale_idx\` ON \`_product_criteria_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_latest_idx\` ON \`_product_criteria_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_product_criteria_v_locales\` (
  	\`version_title\` text,
  	\`version_note\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_criteria_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_version_version__status_idx\` ON \`_product_criteria_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_criteria_v_locales_locale_parent_id_unique\` ON \`_product_criteria_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_examples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`file\` text,
  	\`code\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`toolboxes_examples_order_idx\` ON \`toolboxes_examples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_examples_parent_id_idx\` ON \`toolboxes_examples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_examples_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolboxes_examples\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`toolboxes_examples_locales_locale_parent_id_unique\` ON \`toolboxes_examples_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_counterparts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`toolboxes_counterparts_order_idx\` ON \`toolboxes_counterparts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_counterparts_parent_id_idx\` ON \`toolboxes_counterparts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_counterparts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolboxes_counterparts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`toolboxes_counterparts_locales_locale_parent_id_unique\` ON \`toolboxes_counterparts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_releases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`toolboxes_releases_order_idx\` ON \`toolboxes_releases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_releases_parent_id_idx\` ON \`toolboxes_releases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_releases_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolboxes_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`toolboxes_releases_locales_locale_parent_id_unique\` ON \`toolboxes_releases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`package\` text,
  	\`domain_id\` integer,
  	\`licence\` text,
  	\`source\` text,
  	\`first_released_on\` text,
  	\`last_released_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`domain_id\`) REFERENCES \`toolbox_domains\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`toolboxes_package_idx\` ON \`toolboxes\` (\`package\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_domain_idx\` ON \`toolboxes\` (\`domain_id\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_licence_idx\` ON \`toolboxes\` (\`licence\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_first_released_on_idx\` ON \`toolboxes\` (\`first_released_on\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_last_released_on_idx\` ON \`toolboxes\` (\`last_released_on\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_updated_at_idx\` ON \`toolboxes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_created_at_idx\` ON \`toolboxes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_deleted_at_idx\` ON \`toolboxes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`summary\` text,
  	\`purpose\` text,
  	\`functions\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`toolboxes_slug_idx\` ON \`toolboxes_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes__status_idx\` ON \`toolboxes_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`toolboxes_locales_locale_parent_id_unique\` ON \`toolboxes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toolboxes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`toolboxes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toolboxes_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`toolboxes_rels_order_idx\` ON \`toolboxes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_rels_parent_idx\` ON \`toolboxes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_rels_path_idx\` ON \`toolboxes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_rels_products_id_idx\` ON \`toolboxes_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`toolboxes_rels_toolboxes_id_idx\` ON \`toolboxes_rels\` (\`toolboxes_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_version_examples\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file\` text,
  	\`code\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolboxes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_examples_order_idx\` ON \`_toolboxes_v_version_examples\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_examples_parent_id_idx\` ON \`_toolboxes_v_version_examples\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_version_examples_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolboxes_v_version_examples\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_toolboxes_v_version_examples_locales_locale_parent_id_uniqu\` ON \`_toolboxes_v_version_examples_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_version_counterparts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolboxes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_counterparts_order_idx\` ON \`_toolboxes_v_version_counterparts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_counterparts_parent_id_idx\` ON \`_toolboxes_v_version_counterparts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_version_counterparts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolboxes_v_version_counterparts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_toolboxes_v_version_counterparts_locales_locale_parent_id_u\` ON \`_toolboxes_v_version_counterparts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_version_releases\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolboxes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_releases_order_idx\` ON \`_toolboxes_v_version_releases\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_releases_parent_id_idx\` ON \`_toolboxes_v_version_releases\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_version_releases_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolboxes_v_version_releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_toolboxes_v_version_releases_locales_locale_parent_id_uniqu\` ON \`_toolboxes_v_version_releases_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_package\` text,
  	\`version_domain_id\` integer,
  	\`version_licence\` text,
  	\`version_source\` text,
  	\`version_first_released_on\` text,
  	\`version_last_released_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_domain_id\`) REFERENCES \`toolbox_domains\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_parent_idx\` ON \`_toolboxes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_package_idx\` ON \`_toolboxes_v\` (\`version_package\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_domain_idx\` ON \`_toolboxes_v\` (\`version_domain_id\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_licence_idx\` ON \`_toolboxes_v\` (\`version_licence\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_first_released_on_idx\` ON \`_toolboxes_v\` (\`version_first_released_on\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_last_released_on_idx\` ON \`_toolboxes_v\` (\`version_last_released_on\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_updated_at_idx\` ON \`_toolboxes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_created_at_idx\` ON \`_toolboxes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_deleted_at_idx\` ON \`_toolboxes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_created_at_idx\` ON \`_toolboxes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_updated_at_idx\` ON \`_toolboxes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_snapshot_idx\` ON \`_toolboxes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_published_locale_idx\` ON \`_toolboxes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_latest_idx\` ON \`_toolboxes_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_summary\` text,
  	\`version_purpose\` text,
  	\`version_functions\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolboxes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version_slug_idx\` ON \`_toolboxes_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_version_version__status_idx\` ON \`_toolboxes_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_toolboxes_v_locales_locale_parent_id_unique\` ON \`_toolboxes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolboxes_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`toolboxes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_toolboxes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toolboxes_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_rels_order_idx\` ON \`_toolboxes_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_rels_parent_idx\` ON \`_toolboxes_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_rels_path_idx\` ON \`_toolboxes_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_rels_products_id_idx\` ON \`_toolboxes_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_rels_toolboxes_id_idx\` ON \`_toolboxes_v_rels\` (\`toolboxes_id\`);`)
  await db.run(sql`CREATE TABLE \`toolbox_domains\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`toolbox_domains__order_idx\` ON \`toolbox_domains\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`toolbox_domains_updated_at_idx\` ON \`toolbox_domains\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`toolbox_domains_created_at_idx\` ON \`toolbox_domains\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`toolbox_domains_deleted_at_idx\` ON \`toolbox_domains\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`toolbox_domains_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`toolbox_domains\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`toolbox_domains_slug_idx\` ON \`toolbox_domains_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`toolbox_domains__status_idx\` ON \`toolbox_domains_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`toolbox_domains_locales_locale_parent_id_unique\` ON \`toolbox_domains_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toolbox_domains_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toolbox_domains\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_parent_idx\` ON \`_toolbox_domains_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_version_version__order_idx\` ON \`_toolbox_domains_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_version_version_updated_at_idx\` ON \`_toolbox_domains_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_version_version_created_at_idx\` ON \`_toolbox_domains_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_version_version_deleted_at_idx\` ON \`_toolbox_domains_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_created_at_idx\` ON \`_toolbox_domains_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_updated_at_idx\` ON \`_toolbox_domains_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_snapshot_idx\` ON \`_toolbox_domains_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_published_locale_idx\` ON \`_toolbox_domains_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_latest_idx\` ON \`_toolbox_domains_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_toolbox_domains_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_toolbox_domains_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_version_version_slug_idx\` ON \`_toolbox_domains_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_version_version__status_idx\` ON \`_toolbox_domains_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_toolbox_domains_v_locales_locale_parent_id_unique\` ON \`_toolbox_domains_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_specifications_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` numeric,
  	\`up_to\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines_specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_specifications_rows_order_idx\` ON \`machines_specifications_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machines_specifications_rows_parent_id_idx\` ON \`machines_specifications_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_specifications_rows_locales\` (
  	\`title\` text,
  	\`unit\` text,
  	\`tolerance\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines_specifications_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_specifications_rows_locales_locale_parent_id_unique\` ON \`machines_specifications_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_specifications_order_idx\` ON \`machines_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machines_specifications_parent_id_idx\` ON \`machines_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_specifications_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines_specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_specifications_locales_locale_parent_id_unique\` ON \`machines_specifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_signals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`channels\` numeric,
  	\`direction\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_signals_order_idx\` ON \`machines_signals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machines_signals_parent_id_idx\` ON \`machines_signals\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_signals_locales\` (
  	\`title\` text,
  	\`level\` text,
  	\`rate\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines_signals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_signals_locales_locale_parent_id_unique\` ON \`machines_signals_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_certificates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_certificates_order_idx\` ON \`machines_certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machines_certificates_parent_id_idx\` ON \`machines_certificates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_certificates_locales\` (
  	\`title\` text,
  	\`issuer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines_certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_certificates_locales_locale_parent_id_unique\` ON \`machines_certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`target\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_documents_order_idx\` ON \`machines_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machines_documents_parent_id_idx\` ON \`machines_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_documents_locales_locale_parent_id_unique\` ON \`machines_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`class_id\` integer,
  	\`image_id\` integer,
  	\`data_sheet_number\` text,
  	\`data_sheet_date\` text,
  	\`data_sheet_target\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`machine_classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`machines__order_idx\` ON \`machines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machines_class_idx\` ON \`machines\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_image_idx\` ON \`machines\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_updated_at_idx\` ON \`machines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`machines_created_at_idx\` ON \`machines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`machines_deleted_at_idx\` ON \`machines\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`machines_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`tagline\` text,
  	\`summary\` text,
  	\`purpose\` text,
  	\`software\` text,
  	\`warranty\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_slug_idx\` ON \`machines_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`machines__status_idx\` ON \`machines_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`machines_locales_locale_parent_id_unique\` ON \`machines_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machines_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`machine_interfaces_id\` integer,
  	\`media_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machine_interfaces_id\`) REFERENCES \`machine_interfaces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`machines_rels_order_idx\` ON \`machines_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`machines_rels_parent_idx\` ON \`machines_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_rels_path_idx\` ON \`machines_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`machines_rels_machine_interfaces_id_idx\` ON \`machines_rels\` (\`machine_interfaces_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_rels_media_id_idx\` ON \`machines_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`machines_rels_products_id_idx\` ON \`machines_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_specifications_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` numeric,
  	\`up_to\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v_version_specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_version_specifications_rows_order_idx\` ON \`_machines_v_version_specifications_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_specifications_rows_parent_id_idx\` ON \`_machines_v_version_specifications_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_specifications_rows_locales\` (
  	\`title\` text,
  	\`unit\` text,
  	\`tolerance\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v_version_specifications_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_version_specifications_rows_locales_locale_paren\` ON \`_machines_v_version_specifications_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_version_specifications_order_idx\` ON \`_machines_v_version_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_specifications_parent_id_idx\` ON \`_machines_v_version_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_specifications_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v_version_specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_version_specifications_locales_locale_parent_id_\` ON \`_machines_v_version_specifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_signals\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`channels\` numeric,
  	\`direction\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_version_signals_order_idx\` ON \`_machines_v_version_signals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_signals_parent_id_idx\` ON \`_machines_v_version_signals\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_signals_locales\` (
  	\`title\` text,
  	\`level\` text,
  	\`rate\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v_version_signals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_version_signals_locales_locale_parent_id_unique\` ON \`_machines_v_version_signals_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_certificates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_version_certificates_order_idx\` ON \`_machines_v_version_certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_certificates_parent_id_idx\` ON \`_machines_v_version_certificates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_certificates_locales\` (
  	\`title\` text,
  	\`issuer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v_version_certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_version_certificates_locales_locale_parent_id_un\` ON \`_machines_v_version_certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_version_documents_order_idx\` ON \`_machines_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_documents_parent_id_idx\` ON \`_machines_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_version_documents_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v_version_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_version_documents_locales_locale_parent_id_uniqu\` ON \`_machines_v_version_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_class_id\` integer,
  	\`version_image_id\` integer,
  	\`version_data_sheet_number\` text,
  	\`version_data_sheet_date\` text,
  	\`version_data_sheet_target\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_class_id\`) REFERENCES \`machine_classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_parent_idx\` ON \`_machines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version__order_idx\` ON \`_machines_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_class_idx\` ON \`_machines_v\` (\`version_class_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_image_idx\` ON \`_machines_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_updated_at_idx\` ON \`_machines_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_created_at_idx\` ON \`_machines_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_deleted_at_idx\` ON \`_machines_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_created_at_idx\` ON \`_machines_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_updated_at_idx\` ON \`_machines_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_snapshot_idx\` ON \`_machines_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_published_locale_idx\` ON \`_machines_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_latest_idx\` ON \`_machines_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_tagline\` text,
  	\`version_summary\` text,
  	\`version_purpose\` text,
  	\`version_software\` text,
  	\`version_warranty\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version_slug_idx\` ON \`_machines_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_version_version__status_idx\` ON \`_machines_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_machines_v_locales_locale_parent_id_unique\` ON \`_machines_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machines_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`machine_interfaces_id\` integer,
  	\`media_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_machines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machine_interfaces_id\`) REFERENCES \`machine_interfaces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machines_v_rels_order_idx\` ON \`_machines_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_rels_parent_idx\` ON \`_machines_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_rels_path_idx\` ON \`_machines_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_rels_machine_interfaces_id_idx\` ON \`_machines_v_rels\` (\`machine_interfaces_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_rels_media_id_idx\` ON \`_machines_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_machines_v_rels_products_id_idx\` ON \`_machines_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`machine_classes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`machine_classes__order_idx\` ON \`machine_classes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machine_classes_updated_at_idx\` ON \`machine_classes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`machine_classes_created_at_idx\` ON \`machine_classes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`machine_classes_deleted_at_idx\` ON \`machine_classes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`machine_classes_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machine_classes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machine_classes_slug_idx\` ON \`machine_classes_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`machine_classes__status_idx\` ON \`machine_classes_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`machine_classes_locales_locale_parent_id_unique\` ON \`machine_classes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machine_classes_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`machine_classes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_parent_idx\` ON \`_machine_classes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_version_version__order_idx\` ON \`_machine_classes_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_version_version_updated_at_idx\` ON \`_machine_classes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_version_version_created_at_idx\` ON \`_machine_classes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_version_version_deleted_at_idx\` ON \`_machine_classes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_created_at_idx\` ON \`_machine_classes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_updated_at_idx\` ON \`_machine_classes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_snapshot_idx\` ON \`_machine_classes_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_published_locale_idx\` ON \`_machine_classes_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_latest_idx\` ON \`_machine_classes_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_machine_classes_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machine_classes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_version_version_slug_idx\` ON \`_machine_classes_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_version_version__status_idx\` ON \`_machine_classes_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_machine_classes_v_locales_locale_parent_id_unique\` ON \`_machine_classes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`machine_interfaces\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`machine_interfaces__order_idx\` ON \`machine_interfaces\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`machine_interfaces_updated_at_idx\` ON \`machine_interfaces\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`machine_interfaces_created_at_idx\` ON \`machine_interfaces\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`machine_interfaces_deleted_at_idx\` ON \`machine_interfaces\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`machine_interfaces_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`machine_interfaces\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`machine_interfaces_slug_idx\` ON \`machine_interfaces_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`machine_interfaces__status_idx\` ON \`machine_interfaces_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`machine_interfaces_locales_locale_parent_id_unique\` ON \`machine_interfaces_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_machine_interfaces_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`machine_interfaces\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_parent_idx\` ON \`_machine_interfaces_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_version_version__order_idx\` ON \`_machine_interfaces_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_version_version_updated_at_idx\` ON \`_machine_interfaces_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_version_version_created_at_idx\` ON \`_machine_interfaces_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_version_version_deleted_at_idx\` ON \`_machine_interfaces_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_created_at_idx\` ON \`_machine_interfaces_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_updated_at_idx\` ON \`_machine_interfaces_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_snapshot_idx\` ON \`_machine_interfaces_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_published_locale_idx\` ON \`_machine_interfaces_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_latest_idx\` ON \`_machine_interfaces_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_machine_interfaces_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_machine_interfaces_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_version_version_slug_idx\` ON \`_machine_interfaces_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_version_version__status_idx\` ON \`_machine_interfaces_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_machine_interfaces_v_locales_locale_parent_id_unique\` ON \`_machine_interfaces_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_method\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_method_order_idx\` ON \`solutions_method\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_method_parent_id_idx\` ON \`solutions_method\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_method_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_method\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_method_locales_locale_parent_id_unique\` ON \`solutions_method_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_architecture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_architecture_order_idx\` ON \`solutions_architecture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_architecture_parent_id_idx\` ON \`solutions_architecture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_architecture_locales\` (
  	\`title\` text,
  	\`parts\` text,
  	\`flow\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_architecture\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_architecture_locales_locale_parent_id_unique\` ON \`solutions_architecture_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_results_order_idx\` ON \`solutions_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_results_parent_id_idx\` ON \`solutions_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_results_locales\` (
  	\`unit\` text,
  	\`label\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solutions_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_results_locales_locale_parent_id_unique\` ON \`solutions_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solutions_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`attachments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_rels_order_idx\` ON \`solutions_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_parent_idx\` ON \`solutions_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_path_idx\` ON \`solutions_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_products_id_idx\` ON \`solutions_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_rels_attachments_id_idx\` ON \`solutions_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_method\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_method_order_idx\` ON \`_solutions_v_version_method\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_method_parent_id_idx\` ON \`_solutions_v_version_method\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_method_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_method\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_method_locales_locale_parent_id_unique\` ON \`_solutions_v_version_method_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_architecture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_architecture_order_idx\` ON \`_solutions_v_version_architecture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_architecture_parent_id_idx\` ON \`_solutions_v_version_architecture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_architecture_locales\` (
  	\`title\` text,
  	\`parts\` text,
  	\`flow\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_architecture\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_architecture_locales_locale_parent_id_u\` ON \`_solutions_v_version_architecture_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_results_order_idx\` ON \`_solutions_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_results_parent_id_idx\` ON \`_solutions_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_version_results_locales\` (
  	\`unit\` text,
  	\`label\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solutions_v_version_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_solutions_v_version_results_locales_locale_parent_id_unique\` ON \`_solutions_v_version_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`attachments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_solutions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_order_idx\` ON \`_solutions_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_parent_idx\` ON \`_solutions_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_path_idx\` ON \`_solutions_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_products_id_idx\` ON \`_solutions_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_rels_attachments_id_idx\` ON \`_solutions_v_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE TABLE \`function_areas_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text,
  	\`since\` text,
  	\`names\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`function_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`function_areas_groups_order_idx\` ON \`function_areas_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`function_areas_groups_parent_id_idx\` ON \`function_areas_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`function_areas_groups_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`function_areas_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`function_areas_groups_locales_locale_parent_id_unique\` ON \`function_areas_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`function_areas\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`function_areas__order_idx\` ON \`function_areas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`function_areas_updated_at_idx\` ON \`function_areas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`function_areas_created_at_idx\` ON \`function_areas\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`function_areas_deleted_at_idx\` ON \`function_areas\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`function_areas_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`function_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`function_areas_slug_idx\` ON \`function_areas_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`function_areas__status_idx\` ON \`function_areas_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`function_areas_locales_locale_parent_id_unique\` ON \`function_areas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_function_areas_v_version_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text,
  	\`since\` text,
  	\`names\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_function_areas_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_groups_order_idx\` ON \`_function_areas_v_version_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_groups_parent_id_idx\` ON \`_function_areas_v_version_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_function_areas_v_version_groups_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_function_areas_v_version_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_function_areas_v_version_groups_locales_locale_parent_id_un\` ON \`_function_areas_v_version_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_function_areas_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`function_areas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_function_areas_v_parent_idx\` ON \`_function_areas_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_version__order_idx\` ON \`_function_areas_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_version_updated_at_idx\` ON \`_function_areas_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_version_created_at_idx\` ON \`_function_areas_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_version_deleted_at_idx\` ON \`_function_areas_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_created_at_idx\` ON \`_function_areas_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_updated_at_idx\` ON \`_function_areas_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_snapshot_idx\` ON \`_function_areas_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_published_locale_idx\` ON \`_function_areas_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_latest_idx\` ON \`_function_areas_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_function_areas_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_function_areas_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_version_slug_idx\` ON \`_function_areas_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_version_version__status_idx\` ON \`_function_areas_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_function_areas_v_locales_locale_parent_id_unique\` ON \`_function_areas_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`platforms_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`status\` text,
  	\`release\` text,
  	\`date\` text,
  	\`certificate\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`platforms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`platforms_products_order_idx\` ON \`platforms_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`platforms_products_parent_id_idx\` ON \`platforms_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`platforms_products_product_idx\` ON \`platforms_products\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`platforms_products_locales\` (
  	\`issuer\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`platforms_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`platforms_products_locales_locale_parent_id_unique\` ON \`platforms_products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`platforms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`kind\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`platforms__order_idx\` ON \`platforms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`platforms_kind_idx\` ON \`platforms\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`platforms_updated_at_idx\` ON \`platforms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`platforms_created_at_idx\` ON \`platforms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`platforms_deleted_at_idx\` ON \`platforms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`platforms_locales\` (
  	\`title\` text,
  	\`version\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`platforms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`platforms__status_idx\` ON \`platforms_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`platforms_locales_locale_parent_id_unique\` ON \`platforms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_platforms_v_version_products\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`product_id\` integer,
  	\`status\` text,
  	\`release\` text,
  	\`date\` text,
  	\`certificate\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_platforms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_products_order_idx\` ON \`_platforms_v_version_products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_products_parent_id_idx\` ON \`_platforms_v_version_products\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_products_product_idx\` ON \`_platforms_v_version_products\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_platforms_v_version_products_locales\` (
  	\`issuer\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_platforms_v_version_products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_platforms_v_version_products_locales_locale_parent_id_uniqu\` ON \`_platforms_v_version_products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_platforms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_kind\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`platforms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_platforms_v_parent_idx\` ON \`_platforms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_version__order_idx\` ON \`_platforms_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_version_kind_idx\` ON \`_platforms_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_version_updated_at_idx\` ON \`_platforms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_version_created_at_idx\` ON \`_platforms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_version_deleted_at_idx\` ON \`_platforms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_created_at_idx\` ON \`_platforms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_updated_at_idx\` ON \`_platforms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_snapshot_idx\` ON \`_platforms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_published_locale_idx\` ON \`_platforms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_platforms_v_latest_idx\` ON \`_platforms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_platforms_v_locales\` (
  	\`version_title\` text,
  	\`version_version\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_platforms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_platforms_v_version_version__status_idx\` ON \`_platforms_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_platforms_v_locales_locale_parent_id_unique\` ON \`_platforms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`partners_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_rels_order_idx\` ON \`partners_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`partners_rels_parent_idx\` ON \`partners_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_rels_path_idx\` ON \`partners_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`partners_rels_products_id_idx\` ON \`partners_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_order_idx\` ON \`_partners_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_parent_idx\` ON \`_partners_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_path_idx\` ON \`_partners_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_rels_products_id_idx\` ON \`_partners_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`regions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`regions__order_idx\` ON \`regions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`regions_updated_at_idx\` ON \`regions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`regions_created_at_idx\` ON \`regions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`regions_deleted_at_idx\` ON \`regions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`regions_locales\` (
  	\`title\` text,
  	\`slug\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`regions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`regions_slug_idx\` ON \`regions_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`regions__status_idx\` ON \`regions_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`regions_locales_locale_parent_id_unique\` ON \`regions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_regions_v\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`regions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_regions_v_parent_idx\` ON \`_regions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version__order_idx\` ON \`_regions_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version_updated_at_idx\` ON \`_regions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version_created_at_idx\` ON \`_regions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version_deleted_at_idx\` ON \`_regions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_created_at_idx\` ON \`_regions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_updated_at_idx\` ON \`_regions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_snapshot_idx\` ON \`_regions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_published_locale_idx\` ON \`_regions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_latest_idx\` ON \`_regions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_regions_v_locales\` (
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_regions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version_slug_idx\` ON \`_regions_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_regions_v_version_version__status_idx\` ON \`_regions_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_regions_v_locales_locale_parent_id_unique\` ON \`_regions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`former_slugs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_slugs_record_idx\` ON \`former_slugs\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`former_slugs_updated_at_idx\` ON \`former_slugs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`former_slugs_created_at_idx\` ON \`former_slugs\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_slug_locale_idx\` ON \`former_slugs\` (\`kind\`,\`slug\`,\`locale\`);`)
  await db.run(sql`CREATE TABLE \`attachments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`language\` text DEFAULT 'both' NOT NULL,
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
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_filename_idx\` ON \`attachments\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`attachments_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_locales_locale_parent_id_unique\` ON \`attachments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`notes\` text,
  	\`receipt\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`company\` text,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`message\` text,
  	\`language\` text NOT NULL,
  	\`consent_version\` text NOT NULL,
  	\`consent_text\` text NOT NULL,
  	\`consent_at\` text NOT NULL,
  	\`answers\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_receipt_idx\` ON \`enquiries\` (\`receipt\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_kind_idx\` ON \`enquiries\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_company_idx\` ON \`enquiries\` (\`company\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_key_idx\` ON \`enquiries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`programme_levels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`level\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programme_levels_order_idx\` ON \`programme_levels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programme_levels_parent_id_idx\` ON \`programme_levels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme_levels_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`requirements\` text,
  	\`term\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programme_levels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`programme_levels_locales_locale_parent_id_unique\` ON \`programme_levels_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme_benefits_levels\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programme_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programme_benefits_levels_order_idx\` ON \`programme_benefits_levels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`programme_benefits_levels_parent_idx\` ON \`programme_benefits_levels\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programme_benefits_order_idx\` ON \`programme_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programme_benefits_parent_id_idx\` ON \`programme_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme_benefits_locales\` (
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programme_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`programme_benefits_locales_locale_parent_id_unique\` ON \`programme_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programme_steps_order_idx\` ON \`programme_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`programme_steps_parent_id_idx\` ON \`programme_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme_steps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`time\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programme_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`programme_steps_locales_locale_parent_id_unique\` ON \`programme_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`programme_locales\` (
  	\`intro\` text,
  	\`apply\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`programme_locales_locale_parent_id_unique\` ON \`programme_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`programme_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`partners_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`programme\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`programme_rels_order_idx\` ON \`programme_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`programme_rels_parent_idx\` ON \`programme_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`programme_rels_path_idx\` ON \`programme_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`programme_rels_partners_id_idx\` ON \`programme_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE TABLE \`compatibility_comparison\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`better\` text DEFAULT 'even',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compatibility\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compatibility_comparison_order_idx\` ON \`compatibility_comparison\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`compatibility_comparison_parent_id_idx\` ON \`compatibility_comparison\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compatibility_comparison_locales\` (
  	\`title\` text NOT NULL,
  	\`ours\` text,
  	\`theirs\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compatibility_comparison\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`compatibility_comparison_locales_locale_parent_id_unique\` ON \`compatibility_comparison_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compatibility_limits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subject\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compatibility\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compatibility_limits_order_idx\` ON \`compatibility_limits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`compatibility_limits_parent_id_idx\` ON \`compatibility_limits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compatibility_limits_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compatibility_limits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`compatibility_limits_locales_locale_parent_id_unique\` ON \`compatibility_limits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compatibility_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compatibility\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`compatibility_steps_order_idx\` ON \`compatibility_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`compatibility_steps_parent_id_idx\` ON \`compatibility_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compatibility_steps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compatibility_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`compatibility_steps_locales_locale_parent_id_unique\` ON \`compatibility_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`compatibility\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text,
  	\`release\` text,
  	\`counterpart\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`compatibility_locales\` (
  	\`method\` text,
  	\`trademark\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`compatibility\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`compatibility_locales_locale_parent_id_unique\` ON \`compatibility_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`innovation_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`innovation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`innovation_services_order_idx\` ON \`innovation_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`innovation_services_parent_id_idx\` ON \`innovation_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`innovation_services_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`innovation_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`innovation_services_locales_locale_parent_id_unique\` ON \`innovation_services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`innovation\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`innovation_locales\` (
  	\`method\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`innovation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`innovation_locales_locale_parent_id_unique\` ON \`innovation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`innovation_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`cases_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`innovation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`innovation_rels_order_idx\` ON \`innovation_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`innovation_rels_parent_idx\` ON \`innovation_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`innovation_rels_path_idx\` ON \`innovation_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`innovation_rels_cases_id_idx\` ON \`innovation_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_layers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`open_platform_layers_order_idx\` ON \`open_platform_layers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`open_platform_layers_parent_id_idx\` ON \`open_platform_layers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_layers_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`offers\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform_layers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`open_platform_layers_locales_locale_parent_id_unique\` ON \`open_platform_layers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_sdks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`version\` text,
  	\`release\` text,
  	\`licence\` text,
  	\`file\` text,
  	\`sample\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`open_platform_sdks_order_idx\` ON \`open_platform_sdks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`open_platform_sdks_parent_id_idx\` ON \`open_platform_sdks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_sdks_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform_sdks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`open_platform_sdks_locales_locale_parent_id_unique\` ON \`open_platform_sdks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`open_platform_licences_order_idx\` ON \`open_platform_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`open_platform_licences_parent_id_idx\` ON \`open_platform_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_licences_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform_licences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`open_platform_licences_locales_locale_parent_id_unique\` ON \`open_platform_licences_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_apps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`partner_id\` integer,
  	\`target\` text,
  	FOREIGN KEY (\`partner_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`open_platform_apps_order_idx\` ON \`open_platform_apps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`open_platform_apps_parent_id_idx\` ON \`open_platform_apps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`open_platform_apps_partner_idx\` ON \`open_platform_apps\` (\`partner_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_apps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`uses\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform_apps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`open_platform_apps_locales_locale_parent_id_unique\` ON \`open_platform_apps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`version\` text,
  	\`date\` text,
  	\`kind\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`open_platform_changes_order_idx\` ON \`open_platform_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`open_platform_changes_parent_id_idx\` ON \`open_platform_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform_changes_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`open_platform_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`open_platform_changes_locales_locale_parent_id_unique\` ON \`open_platform_changes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`open_platform\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`news\` ADD \`source_target\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`source_title\` text;`)
  await db.run(sql`ALTER TABLE \`news_rels\` ADD \`attachments_id\` integer REFERENCES attachments(id);`)
  await db.run(sql`CREATE INDEX \`news_rels_attachments_id_idx\` ON \`news_rels\` (\`attachments_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_source_target\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_source_title\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_rels\` ADD \`attachments_id\` integer REFERENCES attachments(id);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_attachments_id_idx\` ON \`_news_v_rels\` (\`attachments_id\`);`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`positioning\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`limits\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`licence\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`trial\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_positioning\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_limits\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_licence\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` ADD \`version_trial\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`pain\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` ADD \`limits\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_pain\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` ADD \`version_limits\` text;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`region_id\` integer REFERENCES regions(id);`)
  await db.run(sql`CREATE INDEX \`partners_level_idx\` ON \`partners\` (\`level\`);`)
  await db.run(sql`CREATE INDEX \`partners_region_idx\` ON \`partners\` (\`region_id\`);`)
  await db.run(sql`ALTER TABLE \`_partners_v\` ADD \`version_region_id\` integer REFERENCES regions(id);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_level_idx\` ON \`_partners_v\` (\`version_level\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_region_idx\` ON \`_partners_v\` (\`version_region_id\`);`)
  await db.run(sql`ALTER TABLE \`partner_classes\` ADD \`icon\` text;`)
  await db.run(sql`ALTER TABLE \`partner_classes_locales\` ADD \`benefits\` text;`)
  await db.run(sql`ALTER TABLE \`_partner_classes_v\` ADD \`version_icon\` text;`)
  await db.run(sql`ALTER TABLE \`_partner_classes_v_locales\` ADD \`version_benefits\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`product_criteria_id\` integer REFERENCES product_criteria(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`toolboxes_id\` integer REFERENCES toolboxes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`toolbox_domains_id\` integer REFERENCES toolbox_domains(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`machines_id\` integer REFERENCES machines(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`machine_classes_id\` integer REFERENCES machine_classes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`machine_interfaces_id\` integer REFERENCES machine_interfaces(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`function_areas_id\` integer REFERENCES function_areas(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`platforms_id\` integer REFERENCES platforms(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`regions_id\` integer REFERENCES regions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`former_slugs_id\` integer REFERENCES former_slugs(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`attachments_id\` integer REFERENCES attachments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enquiries_id\` integer REFERENCES enquiries(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_criteria_id_idx\` ON \`payload_locked_documents_rels\` (\`product_criteria_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toolboxes_id_idx\` ON \`payload_locked_documents_rels\` (\`toolboxes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toolbox_domains_id_idx\` ON \`payload_locked_documents_rels\` (\`toolbox_domains_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machines_id_idx\` ON \`payload_locked_documents_rels\` (\`machines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machine_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`machine_classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machine_interfaces_id_idx\` ON \`payload_locked_documents_rels\` (\`machine_interfaces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_function_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`function_areas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_platforms_id_idx\` ON \`payload_locked_documents_rels\` (\`platforms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_regions_id_idx\` ON \`payload_locked_documents_rels\` (\`regions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_slugs_id_idx\` ON \`payload_locked_documents_rels\` (\`former_slugs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`enquiry_email\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`enquiry_months\` numeric DEFAULT 24 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`partners_locales\` DROP COLUMN \`region\`;`)
  await db.run(sql`ALTER TABLE \`_partners_v_locales\` DROP COLUMN \`version_region\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_tasks\`;`)
  await db.run(sql`DROP TABLE \`products_tasks_locales\`;`)
  await db.run(sql`DROP TABLE \`products_capabilities\`;`)
  await db.run(sql`DROP TABLE \`products_capabilities_locales\`;`)
  await db.run(sql`DROP TABLE \`products_architecture\`;`)
  await db.run(sql`DROP TABLE \`products_architecture_locales\`;`)
  await db.run(sql`DROP TABLE \`products_use_cases\`;`)
  await db.run(sql`DROP TABLE \`products_use_cases_locales\`;`)
  await db.run(sql`DROP TABLE \`products_comparison\`;`)
  await db.run(sql`DROP TABLE \`products_comparison_locales\`;`)
  await db.run(sql`DROP TABLE \`products_requirements\`;`)
  await db.run(sql`DROP TABLE \`products_requirements_locales\`;`)
  await db.run(sql`DROP TABLE \`products_releases\`;`)
  await db.run(sql`DROP TABLE \`products_documents\`;`)
  await db.run(sql`DROP TABLE \`products_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`products_questions\`;`)
  await db.run(sql`DROP TABLE \`products_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_tasks\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_tasks_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_capabilities\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_capabilities_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_architecture\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_architecture_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_use_cases\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_use_cases_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_comparison\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_comparison_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_requirements\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_requirements_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_releases\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`product_criteria\`;`)
  await db.run(sql`DROP TABLE \`product_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_criteria_v\`;`)
  await db.run(sql`DROP TABLE \`_product_criteria_v_locales\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_examples\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_examples_locales\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_counterparts\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_counterparts_locales\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_releases\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_releases_locales\`;`)
  await db.run(sql`DROP TABLE \`toolboxes\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_locales\`;`)
  await db.run(sql`DROP TABLE \`toolboxes_rels\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_version_examples\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_version_examples_locales\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_version_counterparts\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_version_counterparts_locales\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_version_releases\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_version_releases_locales\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_toolboxes_v_rels\`;`)
  await db.run(sql`DROP TABLE \`toolbox_domains\`;`)
  await db.run(sql`DROP TABLE \`toolbox_domains_locales\`;`)
  await db.run(sql`DROP TABLE \`_toolbox_domains_v\`;`)
  await db.run(sql`DROP TABLE \`_toolbox_domains_v_locales\`;`)
  await db.run(sql`DROP TABLE \`machines_specifications_rows\`;`)
  await db.run(sql`DROP TABLE \`machines_specifications_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`machines_specifications\`;`)
  await db.run(sql`DROP TABLE \`machines_specifications_locales\`;`)
  await db.run(sql`DROP TABLE \`machines_signals\`;`)
  await db.run(sql`DROP TABLE \`machines_signals_locales\`;`)
  await db.run(sql`DROP TABLE \`machines_certificates\`;`)
  await db.run(sql`DROP TABLE \`machines_certificates_locales\`;`)
  await db.run(sql`DROP TABLE \`machines_documents\`;`)
  await db.run(sql`DROP TABLE \`machines_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`machines\`;`)
  await db.run(sql`DROP TABLE \`machines_locales\`;`)
  await db.run(sql`DROP TABLE \`machines_rels\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_specifications_rows\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_specifications_rows_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_specifications\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_specifications_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_signals\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_signals_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_certificates\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_certificates_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_version_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_machines_v_rels\`;`)
  await db.run(sql`DROP TABLE \`machine_classes\`;`)
  await db.run(sql`DROP TABLE \`machine_classes_locales\`;`)
  await db.run(sql`DROP TABLE \`_machine_classes_v\`;`)
  await db.run(sql`DROP TABLE \`_machine_classes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`machine_interfaces\`;`)
  await db.run(sql`DROP TABLE \`machine_interfaces_locales\`;`)
  await db.run(sql`DROP TABLE \`_machine_interfaces_v\`;`)
  await db.run(sql`DROP TABLE \`_machine_interfaces_v_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_method\`;`)
  await db.run(sql`DROP TABLE \`solutions_method_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_architecture\`;`)
  await db.run(sql`DROP TABLE \`solutions_architecture_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_results\`;`)
  await db.run(sql`DROP TABLE \`solutions_results_locales\`;`)
  await db.run(sql`DROP TABLE \`solutions_rels\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_method\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_method_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_architecture\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_architecture_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_version_results_locales\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v_rels\`;`)
  await db.run(sql`DROP TABLE \`function_areas_groups\`;`)
  await db.run(sql`DROP TABLE \`function_areas_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`function_areas\`;`)
  await db.run(sql`DROP TABLE \`function_areas_locales\`;`)
  await db.run(sql`DROP TABLE \`_function_areas_v_version_groups\`;`)
  await db.run(sql`DROP TABLE \`_function_areas_v_version_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`_function_areas_v\`;`)
  await db.run(sql`DROP TABLE \`_function_areas_v_locales\`;`)
  await db.run(sql`DROP TABLE \`platforms_products\`;`)
  await db.run(sql`DROP TABLE \`platforms_products_locales\`;`)
  await db.run(sql`DROP TABLE \`platforms\`;`)
  await db.run(sql`DROP TABLE \`platforms_locales\`;`)
  await db.run(sql`DROP TABLE \`_platforms_v_version_products\`;`)
  await db.run(sql`DROP TABLE \`_platforms_v_version_products_locales\`;`)
  await db.run(sql`DROP TABLE \`_platforms_v\`;`)
  await db.run(sql`DROP TABLE \`_platforms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`partners_rels\`;`)
  await db.run(sql`DROP TABLE \`_partners_v_rels\`;`)
  await db.run(sql`DROP TABLE \`regions\`;`)
  await db.run(sql`DROP TABLE \`regions_locales\`;`)
  await db.run(sql`DROP TABLE \`_regions_v\`;`)
  await db.run(sql`DROP TABLE \`_regions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`former_slugs\`;`)
  await db.run(sql`DROP TABLE \`attachments\`;`)
  await db.run(sql`DROP TABLE \`attachments_locales\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`programme_levels\`;`)
  await db.run(sql`DROP TABLE \`programme_levels_locales\`;`)
  await db.run(sql`DROP TABLE \`programme_benefits_levels\`;`)
  await db.run(sql`DROP TABLE \`programme_benefits\`;`)
  await db.run(sql`DROP TABLE \`programme_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`programme_steps\`;`)
  await db.run(sql`DROP TABLE \`programme_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`programme\`;`)
  await db.run(sql`DROP TABLE \`programme_locales\`;`)
  await db.run(sql`DROP TABLE \`programme_rels\`;`)
  await db.run(sql`DROP TABLE \`compatibility_comparison\`;`)
  await db.run(sql`DROP TABLE \`compatibility_comparison_locales\`;`)
  await db.run(sql`DROP TABLE \`compatibility_limits\`;`)
  await db.run(sql`DROP TABLE \`compatibility_limits_locales\`;`)
  await db.run(sql`DROP TABLE \`compatibility_steps\`;`)
  await db.run(sql`DROP TABLE \`compatibility_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`compatibility\`;`)
  await db.run(sql`DROP TABLE \`compatibility_locales\`;`)
  await db.run(sql`DROP TABLE \`innovation_services\`;`)
  await db.run(sql`DROP TABLE \`innovation_services_locales\`;`)
  await db.run(sql`DROP TABLE \`innovation\`;`)
  await db.run(sql`DROP TABLE \`innovation_locales\`;`)
  await db.run(sql`DROP TABLE \`innovation_rels\`;`)
  await db.run(sql`DROP TABLE \`open_platform_layers\`;`)
  await db.run(sql`DROP TABLE \`open_platform_layers_locales\`;`)
  await db.run(sql`DROP TABLE \`open_platform_sdks\`;`)
  await db.run(sql`DROP TABLE \`open_platform_sdks_locales\`;`)
  await db.run(sql`DROP TABLE \`open_platform_licences\`;`)
  await db.run(sql`DROP TABLE \`open_platform_licences_locales\`;`)
  await db.run(sql`DROP TABLE \`open_platform_apps\`;`)
  await db.run(sql`DROP TABLE \`open_platform_apps_locales\`;`)
  await db.run(sql`DROP TABLE \`open_platform_changes\`;`)
  await db.run(sql`DROP TABLE \`open_platform_changes_locales\`;`)
  await db.run(sql`DROP TABLE \`open_platform\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_news_rels\`("id", "order", "parent_id", "path", "products_id") SELECT "id", "order", "parent_id", "path", "products_id" FROM \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_news_rels\` RENAME TO \`news_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_products_id_idx\` ON \`news_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__news_v_rels\`("id", "order", "parent_id", "path", "products_id") SELECT "id", "order", "parent_id", "path", "products_id" FROM \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__news_v_rels\` RENAME TO \`_news_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_products_id_idx\` ON \`_news_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_partners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`class_id\` integer,
  	\`level\` text,
  	\`since\` text,
  	\`site\` text,
  	\`logo_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`class_id\`) REFERENCES \`partner_classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_partners\`("id", "_order", "class_id", "level", "since", "site", "logo_id", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "class_id", "level", "since", "site", "logo_id", "updated_at", "created_at", "deleted_at" FROM \`partners\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`ALTER TABLE \`__new_partners\` RENAME TO \`partners\`;`)
  await db.run(sql`CREATE INDEX \`partners__order_idx\` ON \`partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`partners_class_idx\` ON \`partners\` (\`class_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_logo_idx\` ON \`partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_deleted_at_idx\` ON \`partners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__partners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_class_id\` integer,
  	\`version_level\` text,
  	\`version_since\` text,
  	\`version_site\` text,
  	\`version_logo_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_class_id\`) REFERENCES \`partner_classes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__partners_v\`("id", "parent_id", "version__order", "version_class_id", "version_level", "version_since", "version_site", "version_logo_id", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version__order", "version_class_id", "version_level", "version_since", "version_site", "version_logo_id", "version_updated_at", "version_created_at", "version_deleted_at", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__partners_v\` RENAME TO \`_partners_v\`;`)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__order_idx\` ON \`_partners_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_class_idx\` ON \`_partners_v\` (\`version_class_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_logo_idx\` ON \`_partners_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_deleted_at_idx\` ON \`_partners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_snapshot_idx\` ON \`_partners_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_published_locale_idx\` ON \`_partners_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
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
  	\`engines_id\` integer,
  	\`industries_id\` integer,
  	\`solutions_id\` integer,
  	\`partners_id\` integer,
  	\`partner_classes_id\` integer,
  	\`banners_id\` integer,
  	\`announcements_id\` integer,
  	\`offices_id\` integer,
  	\`experts_id\` integer,
  	\`columns_id\` integer,
  	\`friend_links_id\` integer,
  	\`media_id\` integer,
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
  	FOREIGN KEY (\`engines_id\`) REFERENCES \`engines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industries_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partner_classes_id\`) REFERENCES \`partner_classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`announcements_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experts_id\`) REFERENCES \`experts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`columns_id\`) REFERENCES \`columns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`friend_links_id\`) REFERENCES \`friend_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_sessions_id\`) REFERENCES \`member_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_tokens_id\`) REFERENCES \`member_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "engines_id", "industries_id", "solutions_id", "partners_id", "partner_classes_id", "banners_id", "announcements_id", "offices_id", "experts_id", "columns_id", "friend_links_id", "media_id", "members_id", "member_sessions_id", "member_tokens_id", "mails_id", "users_id") SELECT "id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "engines_id", "industries_id", "solutions_id", "partners_id", "partner_classes_id", "banners_id", "announcements_id", "offices_id", "experts_id", "columns_id", "friend_links_id", "media_id", "members_id", "member_sessions_id", "member_tokens_id", "mails_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`news_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cases_id_idx\` ON \`payload_locked_documents_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`case_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_engines_id_idx\` ON \`payload_locked_documents_rels\` (\`engines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_industries_id_idx\` ON \`payload_locked_documents_rels\` (\`industries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partner_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`partner_classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experts_id_idx\` ON \`payload_locked_documents_rels\` (\`experts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_columns_id_idx\` ON \`payload_locked_documents_rels\` (\`columns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_friend_links_id_idx\` ON \`payload_locked_documents_rels\` (\`friend_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`member_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`member_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`partners_locales\` ADD \`region\` text;`)
  await db.run(sql`ALTER TABLE \`_partners_v_locales\` ADD \`version_region\` text;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`source_target\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`source_title\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_source_target\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_source_title\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`positioning\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`limits\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`licence\`;`)
  await db.run(sql`ALTER TABLE \`products_locales\` DROP COLUMN \`trial\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_positioning\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_limits\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_licence\`;`)
  await db.run(sql`ALTER TABLE \`_products_v_locales\` DROP COLUMN \`version_trial\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`pain\`;`)
  await db.run(sql`ALTER TABLE \`solutions_locales\` DROP COLUMN \`limits\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_pain\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v_locales\` DROP COLUMN \`version_limits\`;`)
  await db.run(sql`ALTER TABLE \`partner_classes\` DROP COLUMN \`icon\`;`)
  await db.run(sql`ALTER TABLE \`partner_classes_locales\` DROP COLUMN \`benefits\`;`)
  await db.run(sql`ALTER TABLE \`_partner_classes_v\` DROP COLUMN \`version_icon\`;`)
  await db.run(sql`ALTER TABLE \`_partner_classes_v_locales\` DROP COLUMN \`version_benefits\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`enquiry_email\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`enquiry_months\`;`)
}
