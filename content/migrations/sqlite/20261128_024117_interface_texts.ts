import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`interface_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`updated_by\` text,
  	\`updated_by_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`interface_texts_key_idx\` ON \`interface_texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`interface_texts_updated_by_id_idx\` ON \`interface_texts\` (\`updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`interface_texts_updated_at_idx\` ON \`interface_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`interface_texts_created_at_idx\` ON \`interface_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`interface_texts_deleted_at_idx\` ON \`interface_texts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`interface_texts_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`interface_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`interface_texts__status_idx\` ON \`interface_texts_locales\` (\`_status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`interface_texts_locales_locale_parent_id_unique\` ON \`interface_texts_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_interface_texts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_updated_by\` text,
  	\`version_updated_by_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`interface_texts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_parent_idx\` ON \`_interface_texts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_version_key_idx\` ON \`_interface_texts_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_version_updated_by_id_idx\` ON \`_interface_texts_v\` (\`version_updated_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_version_updated_at_idx\` ON \`_interface_texts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_version_created_at_idx\` ON \`_interface_texts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_version_deleted_at_idx\` ON \`_interface_texts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_created_at_idx\` ON \`_interface_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_updated_at_idx\` ON \`_interface_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_snapshot_idx\` ON \`_interface_texts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_published_locale_idx\` ON \`_interface_texts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_latest_idx\` ON \`_interface_texts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_autosave_idx\` ON \`_interface_texts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_interface_texts_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_interface_texts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_interface_texts_v_version_version__status_idx\` ON \`_interface_texts_v_locales\` (\`version__status\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_interface_texts_v_locales_locale_parent_id_unique\` ON \`_interface_texts_v_locales\` (\`_parent_id\`,\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`interface_texts_id\` integer REFERENCES interface_texts(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_interface_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`interface_texts_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`interface_texts\`;`)
  await db.run(sql`DROP TABLE \`interface_texts_locales\`;`)
  await db.run(sql`DROP TABLE \`_interface_texts_v\`;`)
  await db.run(sql`DROP TABLE \`_interface_texts_v_locales\`;`)
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
  	\`forms_id\` integer,
  	\`site_forms_id\` integer,
  	\`milestones_id\` integer,
  	\`leaders_id\` integer,
  	\`qualifications_id\` integer,
  	\`positions_id\` integer,
  	\`position_teams_id\` integer,
  	\`position_places_id\` integer,
  	\`legal_texts_id\` integer,
  	\`columns_id\` integer,
  	\`custom_pages_id\` integer,
  	\`friend_links_id\` integer,
  	\`media_id\` integer,
  	\`attachments_id\` integer,
  	\`search_synonyms_id\` integer,
  	\`search_redirects_id\` integer,
  	\`redirects_id\` integer,
  	\`mail_texts_id\` integer,
  	\`terms_id\` integer,
  	\`organisations_id\` integer,
  	\`tickets_id\` integer,
  	\`ticket_messages_id\` integer,
  	\`ticket_notes_id\` integer,
  	\`ticket_events_id\` integer,
  	\`desk_inbox_id\` integer,
  	\`ticket_tags_id\` integer,
  	\`canned_replies_id\` integer,
  	\`ticket_macros_id\` integer,
  	\`help_counts_id\` integer,
  	\`entitlements_id\` integer,
  	\`eula_acceptances_id\` integer,
  	\`member_downloads_id\` integer,
  	\`download_counts_id\` integer,
  	\`advisory_notices_id\` integer,
  	\`enquiries_id\` integer,
  	\`members_id\` integer,
  	\`account_actions_id\` integer,
  	\`mails_id\` integer,
  	\`preview_links_id\` integer,
  	\`plans_id\` integer,
  	\`reviews_id\` integer,
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
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`site_forms_id\`) REFERENCES \`site_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`milestones_id\`) REFERENCES \`milestones\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leaders_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`qualifications_id\`) REFERENCES \`qualifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`positions_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`position_teams_id\`) REFERENCES \`position_teams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`position_places_id\`) REFERENCES \`position_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`legal_texts_id\`) REFERENCES \`legal_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`columns_id\`) REFERENCES \`columns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`custom_pages_id\`) REFERENCES \`custom_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`friend_links_id\`) REFERENCES \`friend_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_synonyms_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_redirects_id\`) REFERENCES \`search_redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_texts_id\`) REFERENCES \`mail_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`terms_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`organisations_id\`) REFERENCES \`organisations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tickets_id\`) REFERENCES \`tickets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_messages_id\`) REFERENCES \`ticket_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_notes_id\`) REFERENCES \`ticket_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_events_id\`) REFERENCES \`ticket_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`desk_inbox_id\`) REFERENCES \`desk_inbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_tags_id\`) REFERENCES \`ticket_tags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`canned_replies_id\`) REFERENCES \`canned_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ticket_macros_id\`) REFERENCES \`ticket_macros\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`help_counts_id\`) REFERENCES \`help_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`entitlements_id\`) REFERENCES \`entitlements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`eula_acceptances_id\`) REFERENCES \`eula_acceptances\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_downloads_id\`) REFERENCES \`member_downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_counts_id\`) REFERENCES \`download_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`advisory_notices_id\`) REFERENCES \`advisory_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_actions_id\`) REFERENCES \`account_actions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`preview_links_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`plans_id\`) REFERENCES \`plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "product_criteria_id", "releases_id", "release_files_id", "toolboxes_id", "toolbox_domains_id", "machines_id", "machine_classes_id", "machine_interfaces_id", "engines_id", "industries_id", "solutions_id", "function_areas_id", "block_libraries_id", "platforms_id", "help_articles_id", "help_categories_id", "standards_id", "components_id", "advisories_id", "partners_id", "partner_classes_id", "regions_id", "programmes_id", "difficulties_id", "courses_id", "lessons_id", "teachers_id", "videos_id", "course_plans_id", "textbooks_id", "banners_id", "announcements_id", "offices_id", "experts_id", "consult_topics_id", "forms_id", "site_forms_id", "milestones_id", "leaders_id", "qualifications_id", "positions_id", "position_teams_id", "position_places_id", "legal_texts_id", "columns_id", "custom_pages_id", "friend_links_id", "media_id", "attachments_id", "search_synonyms_id", "search_redirects_id", "redirects_id", "mail_texts_id", "terms_id", "organisations_id", "tickets_id", "ticket_messages_id", "ticket_notes_id", "ticket_events_id", "desk_inbox_id", "ticket_tags_id", "canned_replies_id", "ticket_macros_id", "help_counts_id", "entitlements_id", "eula_acceptances_id", "member_downloads_id", "download_counts_id", "advisory_notices_id", "enquiries_id", "members_id", "account_actions_id", "mails_id", "preview_links_id", "plans_id", "reviews_id", "users_id") SELECT "id", "order", "parent_id", "path", "news_id", "news_categories_id", "cases_id", "case_categories_id", "products_id", "product_criteria_id", "releases_id", "release_files_id", "toolboxes_id", "toolbox_domains_id", "machines_id", "machine_classes_id", "machine_interfaces_id", "engines_id", "industries_id", "solutions_id", "function_areas_id", "block_libraries_id", "platforms_id", "help_articles_id", "help_categories_id", "standards_id", "components_id", "advisories_id", "partners_id", "partner_classes_id", "regions_id", "programmes_id", "difficulties_id", "courses_id", "lessons_id", "teachers_id", "videos_id", "course_plans_id", "textbooks_id", "banners_id", "announcements_id", "offices_id", "experts_id", "consult_topics_id", "forms_id", "site_forms_id", "milestones_id", "leaders_id", "qualifications_id", "positions_id", "position_teams_id", "position_places_id", "legal_texts_id", "columns_id", "custom_pages_id", "friend_links_id", "media_id", "attachments_id", "search_synonyms_id", "search_redirects_id", "redirects_id", "mail_texts_id", "terms_id", "organisations_id", "tickets_id", "ticket_messages_id", "ticket_notes_id", "ticket_events_id", "desk_inbox_id", "ticket_tags_id", "canned_replies_id", "ticket_macros_id", "help_counts_id", "entitlements_id", "eula_acceptances_id", "member_downloads_id", "download_counts_id", "advisory_notices_id", "enquiries_id", "members_id", "account_actions_id", "mails_id", "preview_links_id", "plans_id", "reviews_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_site_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`site_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_milestones_id_idx\` ON \`payload_locked_documents_rels\` (\`milestones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leaders_id_idx\` ON \`payload_locked_documents_rels\` (\`leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_qualifications_id_idx\` ON \`payload_locked_documents_rels\` (\`qualifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_position_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`position_teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_position_places_id_idx\` ON \`payload_locked_documents_rels\` (\`position_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_columns_id_idx\` ON \`payload_locked_documents_rels\` (\`columns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_custom_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`custom_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_friend_links_id_idx\` ON \`payload_locked_documents_rels\` (\`friend_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attachments_id_idx\` ON \`payload_locked_documents_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`search_synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`search_redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_organisations_id_idx\` ON \`payload_locked_documents_rels\` (\`organisations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tickets_id_idx\` ON \`payload_locked_documents_rels\` (\`tickets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_events_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_desk_inbox_id_idx\` ON \`payload_locked_documents_rels\` (\`desk_inbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_tags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_canned_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`canned_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ticket_macros_id_idx\` ON \`payload_locked_documents_rels\` (\`ticket_macros_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_help_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`help_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_entitlements_id_idx\` ON \`payload_locked_documents_rels\` (\`entitlements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_eula_acceptances_id_idx\` ON \`payload_locked_documents_rels\` (\`eula_acceptances_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`member_downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`download_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_advisory_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`advisory_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_actions_id_idx\` ON \`payload_locked_documents_rels\` (\`account_actions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
