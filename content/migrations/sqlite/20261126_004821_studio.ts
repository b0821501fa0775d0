import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`source\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`locale\` text NOT NULL,
  	\`recipient\` text NOT NULL,
  	\`made_by\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`taken_back_by\` text,
  	\`taken_back_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`preview_links_source_idx\` ON \`preview_links\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_record_idx\` ON \`preview_links\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_ends_at_idx\` ON \`preview_links\` (\`ends_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`plans_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`source\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`locale\` text NOT NULL,
  	\`action\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`plans_items_order_idx\` ON \`plans_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`plans_items_parent_id_idx\` ON \`plans_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`plans\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`state\` text DEFAULT 'planned' NOT NULL,
  	\`made_by_id\` integer,
  	\`done_at\` text,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`made_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`plans_at_idx\` ON \`plans\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`plans_state_idx\` ON \`plans\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`plans_made_by_idx\` ON \`plans\` (\`made_by_id\`);`)
  await db.run(sql`CREATE INDEX \`plans_updated_at_idx\` ON \`plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`plans_created_at_idx\` ON \`plans\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_phones_order_idx\` ON \`_site_v_version_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_phones_parent_id_idx\` ON \`_site_v_version_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_phones_locales\` (
  	\`purpose\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v_version_phones\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_version_phones_locales_locale_parent_id_unique\` ON \`_site_v_version_phones_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_channels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_channels_order_idx\` ON \`_site_v_version_channels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_channels_parent_id_idx\` ON \`_site_v_version_channels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_channels_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v_version_channels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_version_channels_locales_locale_parent_id_unique\` ON \`_site_v_version_channels_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_social_order_idx\` ON \`_site_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_social_parent_id_idx\` ON \`_site_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_version_social_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v_version_social\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_version_social_locales_locale_parent_id_unique\` ON \`_site_v_version_social_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_slug\` text NOT NULL,
  	\`version_user_default_img_id\` integer,
  	\`version_email\` text,
  	\`version_time_zone\` text,
  	\`version_map_image_id\` integer,
  	\`version_qr_code_id\` integer,
  	\`version_enquiry_email\` text,
  	\`version_application_email\` text,
  	\`version_ticket_email\` text,
  	\`version_enquiry_months\` numeric DEFAULT 24 NOT NULL,
  	\`version_application_months\` numeric DEFAULT 6 NOT NULL,
  	\`version_security_email\` text,
  	\`version_country\` text,
  	\`version_header\` text,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_user_default_img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_map_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_qr_code_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_user_default_img_idx\` ON \`_site_v\` (\`version_user_default_img_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_map_image_idx\` ON \`_site_v\` (\`version_map_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_qr_code_idx\` ON \`_site_v\` (\`version_qr_code_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_version_version_updated_by_id_idx\` ON \`_site_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_created_at_idx\` ON \`_site_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_v_updated_at_idx\` ON \`_site_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_short_name\` text NOT NULL,
  	\`version_line\` text,
  	\`version_description\` text NOT NULL,
  	\`version_copyright\` text,
  	\`version_phone\` text,
  	\`version_hours\` text,
  	\`version_qr_text\` text,
  	\`version_icp\` text,
  	\`version_public_security\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_v_locales_locale_parent_id_unique\` ON \`_site_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_headline\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_headline_order_idx\` ON \`_home_v_version_headline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_headline_parent_id_idx\` ON \`_home_v_version_headline\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_headline_locales\` (
  	\`title\` text NOT NULL,
  	\`unit\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_headline\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_headline_locales_locale_parent_id_unique\` ON \`_home_v_version_headline_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_icons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_icons_order_idx\` ON \`_home_v_version_icons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_icons_parent_id_idx\` ON \`_home_v_version_icons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_icons_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_icons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_icons_locales_locale_parent_id_unique\` ON \`_home_v_version_icons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_constructs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_constructs_order_idx\` ON \`_home_v_version_constructs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_constructs_parent_id_idx\` ON \`_home_v_version_constructs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_constructs_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_constructs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_constructs_locales_locale_parent_id_unique\` ON \`_home_v_version_constructs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_life\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_life_order_idx\` ON \`_home_v_version_life\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_life_parent_id_idx\` ON \`_home_v_version_life\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_life_image_idx\` ON \`_home_v_version_life\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_life_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_life\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_life_locales_locale_parent_id_unique\` ON \`_home_v_version_life_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_about\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_about_order_idx\` ON \`_home_v_version_about\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_version_about_parent_id_idx\` ON \`_home_v_version_about\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_version_about_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`unit\` text,
  	\`link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v_version_about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_version_about_locales_locale_parent_id_unique\` ON \`_home_v_version_about_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_v_version_version_updated_by_id_idx\` ON \`_home_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_created_at_idx\` ON \`_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_updated_at_idx\` ON \`_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_v_locales\` (
  	\`version_headings_products\` text NOT NULL,
  	\`version_headings_engines\` text NOT NULL,
  	\`version_headings_constructs\` text NOT NULL,
  	\`version_headings_solutions\` text NOT NULL,
  	\`version_headings_cases\` text NOT NULL,
  	\`version_headings_news\` text NOT NULL,
  	\`version_headings_ecology\` text NOT NULL,
  	\`version_headings_about\` text NOT NULL,
  	\`version_headings_life\` text NOT NULL,
  	\`version_headings_consult\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_v_locales_locale_parent_id_unique\` ON \`_home_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_first_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_first\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_first_children_order_idx\` ON \`_navigation_v_version_first_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_first_children_parent_id_idx\` ON \`_navigation_v_version_first_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_first_children_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_first_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_first_children_locales_locale_parent_i\` ON \`_navigation_v_version_first_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_first\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`promoted\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_first_order_idx\` ON \`_navigation_v_version_first\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_first_parent_id_idx\` ON \`_navigation_v_version_first\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_first_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_first\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_first_locales_locale_parent_id_unique\` ON \`_navigation_v_version_first_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_bottom_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_bottom\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_bottom_children_order_idx\` ON \`_navigation_v_version_bottom_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_bottom_children_parent_id_idx\` ON \`_navigation_v_version_bottom_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_bottom_children_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_bottom_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_bottom_children_locales_locale_parent_\` ON \`_navigation_v_version_bottom_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_bottom\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_bottom_order_idx\` ON \`_navigation_v_version_bottom\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_bottom_parent_id_idx\` ON \`_navigation_v_version_bottom\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_bottom_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_bottom\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_bottom_locales_locale_parent_id_unique\` ON \`_navigation_v_version_bottom_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_product_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_product_children_order_idx\` ON \`_navigation_v_version_product_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_product_children_parent_id_idx\` ON \`_navigation_v_version_product_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_product_children_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_product_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_product_children_locales_locale_parent\` ON \`_navigation_v_version_product_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_product\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_product_order_idx\` ON \`_navigation_v_version_product\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_product_parent_id_idx\` ON \`_navigation_v_version_product\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_product_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_product\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_product_locales_locale_parent_id_uniqu\` ON \`_navigation_v_version_product_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_ecology_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_ecology\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_ecology_children_order_idx\` ON \`_navigation_v_version_ecology_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_ecology_children_parent_id_idx\` ON \`_navigation_v_version_ecology_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_ecology_children_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_ecology_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_ecology_children_locales_locale_parent\` ON \`_navigation_v_version_ecology_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_ecology\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_ecology_order_idx\` ON \`_navigation_v_version_ecology\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_ecology_parent_id_idx\` ON \`_navigation_v_version_ecology\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_ecology_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_ecology\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_ecology_locales_locale_parent_id_uniqu\` ON \`_navigation_v_version_ecology_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_about_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_children_order_idx\` ON \`_navigation_v_version_about_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_children_parent_id_idx\` ON \`_navigation_v_version_about_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_about_children_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_about_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_about_children_locales_locale_parent_i\` ON \`_navigation_v_version_about_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_about\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`target\` text NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_order_idx\` ON \`_navigation_v_version_about\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_about_parent_id_idx\` ON \`_navigation_v_version_about\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_about_locales\` (
  	\`title\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_about_locales_locale_parent_id_unique\` ON \`_navigation_v_version_about_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version_updated_by_id_idx\` ON \`_navigation_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_version_levels\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`level\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programme_v_version_levels_order_idx\` ON \`_programme_v_version_levels\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_version_levels_parent_id_idx\` ON \`_programme_v_version_levels\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_version_levels_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`requirements\` text,
  	\`term\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programme_v_version_levels\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_programme_v_version_levels_locales_locale_parent_id_unique\` ON \`_programme_v_version_levels_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_version_benefits_levels\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_programme_v_version_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programme_v_version_benefits_levels_order_idx\` ON \`_programme_v_version_benefits_levels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_version_benefits_levels_parent_idx\` ON \`_programme_v_version_benefits_levels\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_version_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programme_v_version_benefits_order_idx\` ON \`_programme_v_version_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_version_benefits_parent_id_idx\` ON \`_programme_v_version_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_version_benefits_locales\` (
  	\`title\` text NOT NULL,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programme_v_version_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_programme_v_version_benefits_locales_locale_parent_id_uniqu\` ON \`_programme_v_version_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programme_v_version_steps_order_idx\` ON \`_programme_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_version_steps_parent_id_idx\` ON \`_programme_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_version_steps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`time\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programme_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_programme_v_version_steps_locales_locale_parent_id_unique\` ON \`_programme_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_programme_v_version_version_updated_by_id_idx\` ON \`_programme_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_created_at_idx\` ON \`_programme_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_updated_at_idx\` ON \`_programme_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_locales\` (
  	\`version_intro\` text,
  	\`version_apply\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_programme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_programme_v_locales_locale_parent_id_unique\` ON \`_programme_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_programme_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`partners_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_programme_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_programme_v_rels_order_idx\` ON \`_programme_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_rels_parent_idx\` ON \`_programme_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_rels_path_idx\` ON \`_programme_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_programme_v_rels_partners_id_idx\` ON \`_programme_v_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v_version_comparison\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`better\` text DEFAULT 'even',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_compatibility_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_compatibility_v_version_comparison_order_idx\` ON \`_compatibility_v_version_comparison\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_compatibility_v_version_comparison_parent_id_idx\` ON \`_compatibility_v_version_comparison\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v_version_comparison_locales\` (
  	\`title\` text NOT NULL,
  	\`ours\` text,
  	\`theirs\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_compatibility_v_version_comparison\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_compatibility_v_version_comparison_locales_locale_parent_id\` ON \`_compatibility_v_version_comparison_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v_version_limits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_compatibility_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_compatibility_v_version_limits_order_idx\` ON \`_compatibility_v_version_limits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_compatibility_v_version_limits_parent_id_idx\` ON \`_compatibility_v_version_limits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v_version_limits_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_compatibility_v_version_limits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_compatibility_v_version_limits_locales_locale_parent_id_uni\` ON \`_compatibility_v_version_limits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_compatibility_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_compatibility_v_version_steps_order_idx\` ON \`_compatibility_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_compatibility_v_version_steps_parent_id_idx\` ON \`_compatibility_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v_version_steps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_compatibility_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_compatibility_v_version_steps_locales_locale_parent_id_uniq\` ON \`_compatibility_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_release\` text,
  	\`version_counterpart\` text,
  	\`version_date\` text,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_compatibility_v_version_version_updated_by_id_idx\` ON \`_compatibility_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_compatibility_v_created_at_idx\` ON \`_compatibility_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_compatibility_v_updated_at_idx\` ON \`_compatibility_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_compatibility_v_locales\` (
  	\`version_method\` text,
  	\`version_trademark\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_compatibility_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_compatibility_v_locales_locale_parent_id_unique\` ON \`_compatibility_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v_version_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_innovation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_services_order_idx\` ON \`_innovation_v_version_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_services_parent_id_idx\` ON \`_innovation_v_version_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v_version_services_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_innovation_v_version_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_innovation_v_version_services_locales_locale_parent_id_uniq\` ON \`_innovation_v_version_services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_date\` text,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_innovation_v_version_version_updated_by_id_idx\` ON \`_innovation_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_created_at_idx\` ON \`_innovation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_updated_at_idx\` ON \`_innovation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v_locales\` (
  	\`version_method\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_innovation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_innovation_v_locales_locale_parent_id_unique\` ON \`_innovation_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_innovation_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`cases_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_innovation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_innovation_v_rels_order_idx\` ON \`_innovation_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_rels_parent_idx\` ON \`_innovation_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_rels_path_idx\` ON \`_innovation_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_innovation_v_rels_cases_id_idx\` ON \`_innovation_v_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_layers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_layers_order_idx\` ON \`_open_platform_v_version_layers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_layers_parent_id_idx\` ON \`_open_platform_v_version_layers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_layers_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`offers\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v_version_layers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_open_platform_v_version_layers_locales_locale_parent_id_uni\` ON \`_open_platform_v_version_layers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_sdks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text,
  	\`release\` text,
  	\`licence\` text,
  	\`file\` text,
  	\`sample\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_sdks_order_idx\` ON \`_open_platform_v_version_sdks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_sdks_parent_id_idx\` ON \`_open_platform_v_version_sdks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_sdks_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v_version_sdks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_open_platform_v_version_sdks_locales_locale_parent_id_uniqu\` ON \`_open_platform_v_version_sdks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_licences_order_idx\` ON \`_open_platform_v_version_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_licences_parent_id_idx\` ON \`_open_platform_v_version_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_licences_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v_version_licences\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_open_platform_v_version_licences_locales_locale_parent_id_u\` ON \`_open_platform_v_version_licences_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_apps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`partner_id\` integer,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`partner_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_apps_order_idx\` ON \`_open_platform_v_version_apps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_apps_parent_id_idx\` ON \`_open_platform_v_version_apps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_apps_partner_idx\` ON \`_open_platform_v_version_apps\` (\`partner_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_apps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`uses\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v_version_apps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_open_platform_v_version_apps_locales_locale_parent_id_uniqu\` ON \`_open_platform_v_version_apps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version\` text,
  	\`date\` text,
  	\`kind\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_changes_order_idx\` ON \`_open_platform_v_version_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_changes_parent_id_idx\` ON \`_open_platform_v_version_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v_version_changes_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_open_platform_v_version_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_open_platform_v_version_changes_locales_locale_parent_id_un\` ON \`_open_platform_v_version_changes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_open_platform_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_open_platform_v_version_version_updated_by_id_idx\` ON \`_open_platform_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_created_at_idx\` ON \`_open_platform_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_open_platform_v_updated_at_idx\` ON \`_open_platform_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_models\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`target\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_models_order_idx\` ON \`_teaching_v_version_models\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_models_parent_id_idx\` ON \`_teaching_v_version_models\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_models_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`link_title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v_version_models\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_teaching_v_version_models_locales_locale_parent_id_unique\` ON \`_teaching_v_version_models_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_universities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`since\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_universities_order_idx\` ON \`_teaching_v_version_universities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_universities_parent_id_idx\` ON \`_teaching_v_version_universities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_universities_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v_version_universities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_teaching_v_version_universities_locales_locale_parent_id_un\` ON \`_teaching_v_version_universities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_laboratories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`seats\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_laboratories_order_idx\` ON \`_teaching_v_version_laboratories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_laboratories_parent_id_idx\` ON \`_teaching_v_version_laboratories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_laboratories_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`equipment\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v_version_laboratories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_teaching_v_version_laboratories_locales_locale_parent_id_un\` ON \`_teaching_v_version_laboratories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_competitions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_competitions_order_idx\` ON \`_teaching_v_version_competitions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_competitions_parent_id_idx\` ON \`_teaching_v_version_competitions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_competitions_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`result\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v_version_competitions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_teaching_v_version_competitions_locales_locale_parent_id_un\` ON \`_teaching_v_version_competitions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_results_order_idx\` ON \`_teaching_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_results_parent_id_idx\` ON \`_teaching_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_version_results_locales\` (
  	\`title\` text NOT NULL,
  	\`unit\` text,
  	\`source\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v_version_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_teaching_v_version_results_locales_locale_parent_id_unique\` ON \`_teaching_v_version_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_email\` text,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_teaching_v_version_version_updated_by_id_idx\` ON \`_teaching_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_teaching_v_created_at_idx\` ON \`_teaching_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_teaching_v_updated_at_idx\` ON \`_teaching_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_teaching_v_locales\` (
  	\`version_contact\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_teaching_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_teaching_v_locales_locale_parent_id_unique\` ON \`_teaching_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_principles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_principles_order_idx\` ON \`_about_page_v_version_principles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_principles_parent_id_idx\` ON \`_about_page_v_version_principles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_principles_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_principles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_principles_locales_locale_parent_id_un\` ON \`_about_page_v_version_principles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_founded\` numeric,
  	\`version_people\` numeric,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version_updated_by_id_idx\` ON \`_about_page_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_locales\` (
  	\`version_legal_name\` text,
  	\`version_mission\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_locales_locale_parent_id_unique\` ON \`_about_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_culture\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_culture_order_idx\` ON \`_careers_page_v_version_culture\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_culture_parent_id_idx\` ON \`_careers_page_v_version_culture\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_culture_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v_version_culture\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_version_culture_locales_locale_parent_id_uni\` ON \`_careers_page_v_version_culture_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_benefits_order_idx\` ON \`_careers_page_v_version_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_benefits_parent_id_idx\` ON \`_careers_page_v_version_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_benefits_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v_version_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_version_benefits_locales_locale_parent_id_un\` ON \`_careers_page_v_version_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_steps_order_idx\` ON \`_careers_page_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_steps_parent_id_idx\` ON \`_careers_page_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_steps_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_version_steps_locales_locale_parent_id_uniqu\` ON \`_careers_page_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_version_updated_by_id_idx\` ON \`_careers_page_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_created_at_idx\` ON \`_careers_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_updated_at_idx\` ON \`_careers_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_service_hours_v_version_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`starts_on\` text NOT NULL,
  	\`ends_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_hours_v_version_holidays_order_idx\` ON \`_service_hours_v_version_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_service_hours_v_version_holidays_parent_id_idx\` ON \`_service_hours_v_version_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_hours_v_version_holidays_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_hours_v_version_holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_hours_v_version_holidays_locales_locale_parent_id_u\` ON \`_service_hours_v_version_holidays_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_hours_v_version_extra_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`on\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_hours_v_version_extra_days_order_idx\` ON \`_service_hours_v_version_extra_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_service_hours_v_version_extra_days_parent_id_idx\` ON \`_service_hours_v_version_extra_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_hours_v_version_extra_days_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_hours_v_version_extra_days\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_service_hours_v_version_extra_days_locales_locale_parent_id\` ON \`_service_hours_v_version_extra_days_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_hours_v_version_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_service_hours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_hours_v_version_days_order_idx\` ON \`_service_hours_v_version_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_service_hours_v_version_days_parent_idx\` ON \`_service_hours_v_version_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_hours_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_opens_at\` text DEFAULT '09:00' NOT NULL,
  	\`version_closes_at\` text DEFAULT '18:00' NOT NULL,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_hours_v_version_version_updated_by_id_idx\` ON \`_service_hours_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_hours_v_created_at_idx\` ON \`_service_hours_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_hours_v_updated_at_idx\` ON \`_service_hours_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_news_categories_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_news_categories_v_autosave_idx\` ON \`_news_categories_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_cases_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_cases_v_autosave_idx\` ON \`_cases_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_case_categories_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_case_categories_v_autosave_idx\` ON \`_case_categories_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_product_criteria_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_product_criteria_v_autosave_idx\` ON \`_product_criteria_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_releases_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_releases_v_autosave_idx\` ON \`_releases_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_toolboxes_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_toolboxes_v_autosave_idx\` ON \`_toolboxes_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_toolbox_domains_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_toolbox_domains_v_autosave_idx\` ON \`_toolbox_domains_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_machines_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_machines_v_autosave_idx\` ON \`_machines_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_machine_classes_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_machine_classes_v_autosave_idx\` ON \`_machine_classes_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_machine_interfaces_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_machine_interfaces_v_autosave_idx\` ON \`_machine_interfaces_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_engines_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_engines_v_autosave_idx\` ON \`_engines_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_industries_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_industries_v_autosave_idx\` ON \`_industries_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_solutions_v_autosave_idx\` ON \`_solutions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_function_areas_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_function_areas_v_autosave_idx\` ON \`_function_areas_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_block_libraries_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_block_libraries_v_autosave_idx\` ON \`_block_libraries_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_platforms_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_platforms_v_autosave_idx\` ON \`_platforms_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_help_articles_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_help_articles_v_autosave_idx\` ON \`_help_articles_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_help_categories_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_help_categories_v_autosave_idx\` ON \`_help_categories_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_standards_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_standards_v_autosave_idx\` ON \`_standards_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_components_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_components_v_autosave_idx\` ON \`_components_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_advisories_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_advisories_v_autosave_idx\` ON \`_advisories_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_partners_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_partners_v_autosave_idx\` ON \`_partners_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_partner_classes_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_partner_classes_v_autosave_idx\` ON \`_partner_classes_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_regions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_regions_v_autosave_idx\` ON \`_regions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_programmes_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_programmes_v_autosave_idx\` ON \`_programmes_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_difficulties_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_difficulties_v_autosave_idx\` ON \`_difficulties_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_courses_v_autosave_idx\` ON \`_courses_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_lessons_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_lessons_v_autosave_idx\` ON \`_lessons_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_teachers_v_autosave_idx\` ON \`_teachers_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_course_plans_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_course_plans_v_autosave_idx\` ON \`_course_plans_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_textbooks_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_textbooks_v_autosave_idx\` ON \`_textbooks_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_banners_v_autosave_idx\` ON \`_banners_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_announcements_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_announcements_v_autosave_idx\` ON \`_announcements_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_offices_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_offices_v_autosave_idx\` ON \`_offices_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_experts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_experts_v_autosave_idx\` ON \`_experts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_consult_topics_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_consult_topics_v_autosave_idx\` ON \`_consult_topics_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_milestones_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_milestones_v_autosave_idx\` ON \`_milestones_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_leaders_v_autosave_idx\` ON \`_leaders_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_qualifications_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_qualifications_v_autosave_idx\` ON \`_qualifications_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_positions_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_positions_v_autosave_idx\` ON \`_positions_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_position_teams_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_position_teams_v_autosave_idx\` ON \`_position_teams_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_position_places_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_position_places_v_autosave_idx\` ON \`_position_places_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_autosave_idx\` ON \`_legal_texts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_columns_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_columns_v_autosave_idx\` ON \`_columns_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_friend_links_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_friend_links_v_autosave_idx\` ON \`_friend_links_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`preview_links_id\` integer REFERENCES preview_links(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`plans_id\` integer REFERENCES plans(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`plans_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`site_updated_by_id_idx\` ON \`site\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`home_updated_by_id_idx\` ON \`home\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`navigation\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`navigation_updated_by_id_idx\` ON \`navigation\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`programme\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`programme\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`programme_updated_by_id_idx\` ON \`programme\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`compatibility\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`compatibility\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`compatibility_updated_by_id_idx\` ON \`compatibility\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`innovation\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`innovation\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`innovation_updated_by_id_idx\` ON \`innovation\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`open_platform\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`open_platform\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`open_platform_updated_by_id_idx\` ON \`open_platform\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`teaching\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`teaching\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`teaching_updated_by_id_idx\` ON \`teaching\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`about_page_updated_by_id_idx\` ON \`about_page\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`careers_page\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`careers_page\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`careers_page_updated_by_id_idx\` ON \`careers_page\` (\`updated_by_id\`);`)
  await db.run(sql`ALTER TABLE \`service_hours\` ADD \`updated_by\` text;`)
  await db.run(sql`ALTER TABLE \`service_hours\` ADD \`updated_by_id\` numeric;`)
  await db.run(sql`CREATE INDEX \`service_hours_updated_by_id_idx\` ON \`service_hours\` (\`updated_by_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`preview_links\`;`)
  await db.run(sql`DROP TABLE \`plans_items\`;`)
  await db.run(sql`DROP TABLE \`plans\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_phones\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_phones_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_channels\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_channels_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_site_v_version_social_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_v\`;`)
  await db.run(sql`DROP TABLE \`_site_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_headline\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_headline_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_icons\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_icons_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_constructs\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_constructs_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_life\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_life_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_about\`;`)
  await db.run(sql`DROP TABLE \`_home_v_version_about_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_v\`;`)
  await db.run(sql`DROP TABLE \`_home_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_first_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_first_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_first\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_first_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_bottom_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_bottom_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_bottom\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_bottom_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_product_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_product_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_product\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_product_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_ecology_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_ecology_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_ecology\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_ecology_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_about_children\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_about_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_about\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_about_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_version_levels\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_version_levels_locales\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_version_benefits_levels\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_version_benefits\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_version_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_programme_v\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_programme_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v_version_comparison\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v_version_comparison_locales\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v_version_limits\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v_version_limits_locales\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v\`;`)
  await db.run(sql`DROP TABLE \`_compatibility_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v_version_services_locales\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_innovation_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_layers\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_layers_locales\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_sdks\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_sdks_locales\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_licences\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_licences_locales\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_apps\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_apps_locales\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_changes\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v_version_changes_locales\`;`)
  await db.run(sql`DROP TABLE \`_open_platform_v\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_models\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_models_locales\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_universities\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_universities_locales\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_laboratories\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_laboratories_locales\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_competitions\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_competitions_locales\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_version_results_locales\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v\`;`)
  await db.run(sql`DROP TABLE \`_teaching_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_principles\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_principles_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_culture\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_culture_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_benefits\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v\`;`)
  await db.run(sql`DROP TABLE \`_service_hours_v_version_holidays\`;`)
  await db.run(sql`DROP TABLE \`_service_hours_v_version_holidays_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_hours_v_version_extra_days\`;`)
  await db.run(sql`DROP TABLE \`_service_hours_v_version_extra_days_locales\`;`)
  await db.run(sql`DROP TABLE \`_service_hours_v_version_days\`;`)
  await db.run(sql`DROP TABLE \`_service_hours_v\`;`)
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
  	\`releases_id\` integer,
  	\`release_files_id\` integer,
  	\`toolboxes_id\` integer,
  	\`toolbox_domains_id\` integer,
  	\`machines_id\` integer,
  	\`machine_classes_id\` integer,
  	\`machine_interfaces_id\` integer,
  	\`engines_id\` integer,
  	\`industries_id\` integer,
  	\`solutions_id\` integer,
  	\`function_areas_id\` integer,
  	\`block_libraries_id\` integer,
  	\`platforms_id\` integer,
  	\`help_articles_id\` integer,
  	\`help_categories_id\` integer,
  	\`standards_id\` integer,
  	\`components_id\` integer,
  	\`advisories_id\` integer,
  	\`partners_id\` integer,
  	\`partner_classes_id\` integer,
  	\`regions_id\` integer,
  	\`programmes_id\` integer,
  	\`difficulties_id\` integer,
  	\`courses_id\` integer,
  	\`lessons_id\` integer,
  	\`teachers_id\` integer,
  	\`videos_id\` integer,
  	\`course_plans_id\` integer,
  	\`textbooks_id\` integer,
  	\`banners_id\` integer,
  	\`announcements_id\` integer,
  	\`offices_id\` integer,
  	\`experts_id\` integer,
  	\`consult_topics_id\` integer,
  	\`milestones_id\` integer,
  	\`leaders_id\` integer,
  	\`qualifications_id\` integer,
  	\`positions_id\` integer,
  	\`position_teams_id\` integer,
  	\`position_places_id\` integer,
  	\`legal_texts_id\` integer,
  	\`columns_id\` integer,
  	\`friend_links_id\` integer,
  	\`media_id\` integer,
  	\`former_slugs_id\` integer,
  	\`attachments_id\` integer,
  	\`search_synonyms_id\` integer,
  	\`search_redirects_id\` integer,
  	\`organisations_id\` integer,
  	\`tickets_id\` integer,
  	\`ticket_messages_id\` integer,
  	\`ticket_notes_id\` integer,
  	\`ticket_events_id\` integer,
  	\`ticket_reads_id\` integer,
  	\`desk_inbox_id\` integer,
  	\`ticket_tags_id\` integer,
  	\`canned_replies_id\` integer,
  	\`ticket_macros_id\` integer,
  	\`ticket_held_answers_id\` integer,
  	\`ticket_held_deeds_id\` integer,
  	\`ticket_presences_id\` integer,
  	\`help_counts_id\` integer,
  	\`help_votes_id\` integer,
  	\`entitlements_id\` integer,
  	\`eula_acceptances_id\` integer,
  	\`member_downloads_id\` integer,
  	\`download_counts_id\` integer,
  	\`advisory_notices_id\` integer,
  	\`enquiries_id\` integer,
  	\`members_id\` integer,
  	\`member_sessions_id\` integer,
  	\`member_tokens_id\` integer,
  	\`member_identities_id\` integer,
  	\`member_passkeys_id\` integer,
  	\`member_consents_id\` integer,
  	\`member_access_tokens_id\` integer,
  	\`enrolments_id\` integer,
  	\`lesson_progress_id\` integer,
  	\`account_actions_id\` integer,
  	\`mails_id\` integer,
  	\`staff_passkeys_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_categories_id\`) REFERENCES \`news_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_categories_id\`) REFERENCES \`case_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_criteria_id\`) REFERENCES \`product_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`release_files_id\`) REFERENCES \`release_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toolboxes_id\`) REFERENCES \`toolboxes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toolbox_domains_id\`) REFERENCES \`toolbox_domains\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machines_id\`) REFERENCES \`machines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machine_classes_id\`) REFERENCES \`machine_classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`machine_interfaces_id\`) REFERENCES \`machine_interfaces\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`engines_id\`) REFERENCES \`engines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industries_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`function_areas_id\`) REFERENCES \`function_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`block_libraries_id\`) REFERENCES \`block_libraries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`platforms_id\`) REFERENCES \`platforms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`help_articles_id\`) REFERENCES \`help_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`help_categories_id\`) REFERENCES \`help_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`standards_id\`) REFERENCES \`standards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`components_id\`) REFERENCES \`components\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`advisories_id\`) REFERENCES \`advisories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partner_classes_id\`) REFERENCES \`partner_classes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`regions_id\`) REFERENCES \`regions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`programmes_id\`) REFERENCES \`programmes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`difficulties_id\`) REFERENCES \`difficulties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lessons_id\`) REFERENCES \`lessons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teachers_id\`) REFERENCES \`teachers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`course_plans_id\`) REFERENCES \`course_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`textbooks_id\`) REFERENCES \`textbooks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`announcements_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experts_id\`) REFERENCES \`experts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consult_topics_id\`) REFERENCES \`consult_topics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`milestones_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leaders_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`qualifications_id\`) REFERENCES \`qualifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`positions_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`position_teams_id\`) REFERENCES \`position_teams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`position_places_id\`) REFERENCES \`position_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_texts_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`columns_id\`) REFERENCES \`columns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`friend_links_id\`) REFERENCES \`friend_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`former_slugs_id\`) REFERENCES \`former_slugs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_synonyms_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_redirects_id\`) REFERENCES \`search_redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`organisations_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tickets_id\`) REFERENCES \`tickets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_messages_id\`) REFERENCES \`ticket_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_notes_id\`) REFERENCES \`ticket_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_events_id\`) REFERENCES \`ticket_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_reads_id\`) REFERENCES \`ticket_reads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`desk_inbox_id\`) REFERENCES \`desk_inbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_tags_id\`) REFERENCES \`ticket_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`canned_replies_id\`) REFERENCES \`canned_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_macros_id\`) REFERENCES \`ticket_macros\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_held_answers_id\`) REFERENCES \`ticket_held_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_held_deeds_id\`) REFERENCES \`ticket_held_deeds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_presences_id\`) REFERENCES \`ticket_presences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`help_counts_id\`) REFERENCES \`help_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`help_votes_id\`) REFERENCES \`help_votes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entitlements_id\`) REFERENCES \`entitlements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`eula_acceptances_id\`) REFERENCES \`eula_acceptances\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_downloads_id\`) REFERENCES \`member_downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_counts_id\`) REFERENCES \`download_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`advisory_notices_id\`) REFERENCES \`advisory_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_sessions_id\`) REFERENCES \`member_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_tokens_id\`) REFERENCES \`member_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_identities_id\`) REFERENCES \`member_identities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_passkeys_id\`) REFERENCES \`member_passkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_consents_id\`) REFERENCES \`member_consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_access_tokens_id\`) REFERENCES \`member_access_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enrolments_id\`) REFERENCES \`enrolments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lesson_progress_id\`) REFERENCES \`lesson_progress\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_actions_id\`) REFERENCES \`account_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_passkeys_id\`) REFERENCES \`staff_passkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "product_criteria_id", "releases_id", "release_files_id", "toolboxes_id", "toolbox_domains_id", "machines_id", "machine_classes_id", "machine_interfaces_id", "engines_id", "industries_id", "solutions_id", "function_areas_id", "block_libraries_id", "platforms_id", "help_articles_id", "help_categories_id", "standards_id", "components_id", "advisories_id", "partners_id", "partner_classes_id", "regions_id", "programmes_id", "difficulties_id", "courses_id", "lessons_id", "teachers_id", "videos_id", "course_plans_id", "textbooks_id", "banners_id", "announcements_id", "offices_id", "experts_id", "consult_topics_id", "milestones_id", "leaders_id", "qualifications_id", "positions_id", "position_teams_id", "position_places_id", "legal_texts_id", "columns_id", "friend_links_id", "media_id", "former_slugs_id", "attachments_id", "search_synonyms_id", "search_redirects_id", "organisations_id", "tickets_id", "ticket_messages_id", "ticket_notes_id", "ticket_events_id", "ticket_reads_id", "desk_inbox_id", "ticket_tags_id", "canned_replies_id", "ticket_macros_id", "ticket_held_answers_id", "ticket_held_deeds_id", "ticket_presences_id", "help_counts_id", "help_votes_id", "entitlements_id", "eula_acceptances_id", "member_downloads_id", "download_counts_id", "advisory_notices_id", "enquiries_id", "members_id", "member_sessions_id", "member_tokens_id", "member_identities_id", "member_passkeys_id", "member_consents_id", "member_access_tokens_id", "enrolments_id", "lesson_progress_id", "account_actions_id", "mails_id", "staff_passkeys_id", "users_id") SELECT "id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "product_criteria_id", "releases_id", "release_files_id", "toolboxes_id", "toolbox_domains_id", "machines_id", "machine_classes_id", "machine_interfaces_id", "engines_id", "industries_id", "solutions_id", "function_areas_id", "block_libraries_id", "platforms_id", "help_articles_id", "help_categories_id", "standards_id", "components_id", "advisories_id", "partners_id", "partner_classes_id", "regions_id", "programmes_id", "difficulties_id", "courses_id", "lessons_id", "teachers_id", "videos_id", "course_plans_id", "textbooks_id", "banners_id", "announcements_id", "offices_id", "experts_id", "consult_topics_id", "milestones_id", "leaders_id", "qualifications_id", "positions_id", "position_teams_id", "position_places_id", "legal_texts_id", "columns_id", "friend_links_id", "media_id", "former_slugs_id", "attachments_id", "search_synonyms_id", "search_redirects_id", "organisations_id", "tickets_id", "ticket_messages_id", "ticket_notes_id", "ticket_events_id", "ticket_reads_id", "desk_inbox_id", "ticket_tags_id", "canned_replies_id", "ticket_macros_id", "ticket_held_answers_id", "ticket_held_deeds_id", "ticket_presences_id", "help_counts_id", "help_votes_id", "entitlements_id", "eula_acceptances_id", "member_downloads_id", "download_counts_id", "advisory_notices_id", "enquiries_id", "members_id", "member_sessions_id", "member_tokens_id", "member_identities_id", "member_passkeys_id", "member_consents_id", "member_access_tokens_id", "enrolments_id", "lesson_progress_id", "account_actions_id", "mails_id", "staff_passkeys_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_release_files_id_idx\` ON \`payload_locked_documents_rels\` (\`release_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toolboxes_id_idx\` ON \`payload_locked_documents_rels\` (\`toolboxes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toolbox_domains_id_idx\` ON \`payload_locked_documents_rels\` (\`toolbox_domains_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machines_id_idx\` ON \`payload_locked_documents_rels\` (\`machines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machine_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`machine_classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_machine_interfaces_id_idx\` ON \`payload_locked_documents_rels\` (\`machine_interfaces_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_engines_id_idx\` ON \`payload_locked_documents_rels\` (\`engines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_industries_id_idx\` ON \`payload_locked_documents_rels\` (\`industries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_function_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`function_areas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_block_libraries_id_idx\` ON \`payload_locked_documents_rels\` (\`block_libraries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_platforms_id_idx\` ON \`payload_locked_documents_rels\` (\`platforms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`help_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`help_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_standards_id_idx\` ON \`payload_locked_documents_rels\` (\`standards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_components_id_idx\` ON \`payload_locked_documents_rels\` (\`components_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advisories_id_idx\` ON \`payload_locked_documents_rels\` (\`advisories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partner_classes_id_idx\` ON \`payload_locked_documents_rels\` (\`partner_classes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_regions_id_idx\` ON \`payload_locked_documents_rels\` (\`regions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_programmes_id_idx\` ON \`payload_locked_documents_rels\` (\`programmes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_difficulties_id_idx\` ON \`payload_locked_documents_rels\` (\`difficulties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lessons_id_idx\` ON \`payload_locked_documents_rels\` (\`lessons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teachers_id_idx\` ON \`payload_locked_documents_rels\` (\`teachers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_course_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`course_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_textbooks_id_idx\` ON \`payload_locked_documents_rels\` (\`textbooks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experts_id_idx\` ON \`payload_locked_documents_rels\` (\`experts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consult_topics_id_idx\` ON \`payload_locked_documents_rels\` (\`consult_topics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leaders_id_idx\` ON \`payload_locked_documents_rels\` (\`leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_qualifications_id_idx\` ON \`payload_locked_documents_rels\` (\`qualifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_position_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`position_teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_position_places_id_idx\` ON \`payload_locked_documents_rels\` (\`position_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_columns_id_idx\` ON \`payload_locked_documents_rels\` (\`columns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_friend_links_id_idx\` ON \`payload_locked_documents_rels\` (\`friend_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_former_slugs_id_idx\` ON \`payload_locked_documents_rels\` (\`former_slugs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`search_synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`search_redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_organisations_id_idx\` ON \`payload_locked_documents_rels\` (\`organisations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tickets_id_idx\` ON \`payload_locked_documents_rels\` (\`tickets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_events_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_reads_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_reads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_desk_inbox_id_idx\` ON \`payload_locked_documents_rels\` (\`desk_inbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_canned_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`canned_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_macros_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_macros_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_held_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_held_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_held_deeds_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_held_deeds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_presences_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_presences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`help_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_votes_id_idx\` ON \`payload_locked_documents_rels\` (\`help_votes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entitlements_id_idx\` ON \`payload_locked_documents_rels\` (\`entitlements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_eula_acceptances_id_idx\` ON \`payload_locked_documents_rels\` (\`eula_acceptances_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`member_downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`download_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advisory_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`advisory_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`member_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`member_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_identities_id_idx\` ON \`payload_locked_documents_rels\` (\`member_identities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_passkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`member_passkeys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`member_consents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_access_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`member_access_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enrolments_id_idx\` ON \`payload_locked_documents_rels\` (\`enrolments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lesson_progress_id_idx\` ON \`payload_locked_documents_rels\` (\`lesson_progress_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_actions_id_idx\` ON \`payload_locked_documents_rels\` (\`account_actions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_passkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_passkeys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`_news_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_news_categories_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_categories_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_cases_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_cases_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_case_categories_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_case_categories_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_products_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_product_criteria_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_product_criteria_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_releases_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_releases_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_toolboxes_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_toolboxes_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_toolbox_domains_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_toolbox_domains_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_machines_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_machines_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_machine_classes_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_machine_classes_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_machine_interfaces_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_machine_interfaces_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_engines_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_engines_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_industries_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_industries_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_solutions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_function_areas_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_function_areas_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_block_libraries_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_block_libraries_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_platforms_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_platforms_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_help_articles_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_help_articles_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_help_categories_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_help_categories_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_standards_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_standards_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_components_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_components_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_advisories_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_advisories_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_partners_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_partner_classes_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_partner_classes_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_regions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_regions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_programmes_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_programmes_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_difficulties_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_difficulties_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_courses_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_lessons_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_lessons_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_teachers_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_teachers_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_course_plans_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_course_plans_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_textbooks_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_textbooks_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_banners_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_announcements_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_announcements_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_offices_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_experts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_experts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_consult_topics_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_consult_topics_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_milestones_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_milestones_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_leaders_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_qualifications_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_qualifications_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_positions_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_positions_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_position_teams_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_position_teams_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_position_places_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_position_places_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_legal_texts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_columns_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_columns_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_friend_links_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_friend_links_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`site_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`home_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`navigation_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`navigation\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`programme_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`programme\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`programme\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`compatibility_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`compatibility\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`compatibility\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`innovation_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`innovation\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`innovation\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`open_platform_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`open_platform\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`open_platform\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`teaching_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`teaching\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`teaching\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`about_page_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`careers_page_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`careers_page\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`careers_page\` DROP COLUMN \`updated_by_id\`;`)
  await db.run(sql`DROP INDEX \`service_hours_updated_by_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`service_hours\` DROP COLUMN \`updated_by\`;`)
  await db.run(sql`ALTER TABLE \`service_hours\` DROP COLUMN \`updated_by_id\`;`)
}
