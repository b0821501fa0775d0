-- Written by `npm run migration`: what an empty database gets instead of the migrations until 20261128_120000_translation_memory
CREATE TABLE `news` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`date` text,
  	`category_id` integer,
  	`image_id` integer,
  	`source_target` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`category_id`) REFERENCES `news_categories`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `news_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`author` text,
  	`source_title` text,
  	`body` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `news_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_news_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_date` text,
  	`version_category_id` integer,
  	`version_image_id` integer,
  	`version_source_target` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_category_id`) REFERENCES `news_categories`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_news_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_author` text,
  	`version_source_title` text,
  	`version_body` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_news_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_news_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_news_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `news_categories` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `news_categories_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `news_categories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_news_categories_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `news_categories`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_news_categories_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_news_categories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `cases_results` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`value` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `cases_results_locales` (
  	`unit` text,
  	`label` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `cases_results`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `cases` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`date` text,
  	`category_id` integer,
  	`industry_id` integer,
  	`image_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`category_id`) REFERENCES `case_categories`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`industry_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `cases_locales` (
  	`title` text,
  	`slug` text,
  	`customer` text,
  	`summary` text,
  	`challenge` text,
  	`approach` text,
  	`quotation_text` text,
  	`quotation_person` text,
  	`quotation_role` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `cases_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_cases_v_version_results` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`value` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_cases_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_cases_v_version_results_locales` (
  	`unit` text,
  	`label` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_cases_v_version_results`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_cases_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_date` text,
  	`version_category_id` integer,
  	`version_industry_id` integer,
  	`version_image_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_category_id`) REFERENCES `case_categories`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_industry_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_cases_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_customer` text,
  	`version_summary` text,
  	`version_challenge` text,
  	`version_approach` text,
  	`version_quotation_text` text,
  	`version_quotation_person` text,
  	`version_quotation_role` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_cases_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_cases_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_cases_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `case_categories` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `case_categories_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `case_categories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_case_categories_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `case_categories`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_case_categories_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_case_categories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_tasks` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_tasks_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_tasks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_capabilities` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`metric_value` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_capabilities_locales` (
  	`title` text,
  	`text` text,
  	`metric_unit` text,
  	`metric_label` text,
  	`metric_source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_capabilities`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_architecture` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_architecture_locales` (
  	`title` text,
  	`parts` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_architecture`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_use_cases` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_use_cases_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_use_cases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_comparison` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`criterion_id` integer,
  	`status` text,
  	FOREIGN KEY (`criterion_id`) REFERENCES `product_criteria`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_comparison_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_comparison`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_requirements` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_requirements_locales` (
  	`title` text,
  	`minimum` text,
  	`recommended` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_requirements`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_documents` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_documents_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_documents`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_questions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products_questions_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `products` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`icon` text,
  	`image_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `products_locales` (
  	`title` text,
  	`slug` text,
  	`tagline` text,
  	`summary` text,
  	`positioning` text,
  	`limits` text,
  	`licence` text,
  	`trial` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_tasks` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_tasks_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_tasks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_capabilities` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`metric_value` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_capabilities_locales` (
  	`title` text,
  	`text` text,
  	`metric_unit` text,
  	`metric_label` text,
  	`metric_source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_capabilities`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_architecture` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_architecture_locales` (
  	`title` text,
  	`parts` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_architecture`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_use_cases` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_use_cases_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_use_cases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_comparison` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`criterion_id` integer,
  	`status` text,
  	`_uuid` text,
  	FOREIGN KEY (`criterion_id`) REFERENCES `product_criteria`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_comparison_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_comparison`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_requirements` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_requirements_locales` (
  	`title` text,
  	`minimum` text,
  	`recommended` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_requirements`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_documents` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_documents_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_documents`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_questions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v_version_questions_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v_version_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_products_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_icon` text,
  	`version_image_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_products_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_tagline` text,
  	`version_summary` text,
  	`version_positioning` text,
  	`version_limits` text,
  	`version_licence` text,
  	`version_trial` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_products_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `product_criteria` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `product_criteria_locales` (
  	`title` text,
  	`note` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `product_criteria`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_product_criteria_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `product_criteria`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_product_criteria_v_locales` (
  	`version_title` text,
  	`version_note` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_product_criteria_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `releases_requirements` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `releases_requirements_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `releases_requirements`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `releases` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version` text,
  	`version_key` text,
  	`channel` text,
  	`date` text,
  	`supported_until` text,
  	`eula` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `releases_locales` (
  	`title` text,
  	`notes` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `releases_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_releases_v_version_requirements` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_releases_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_releases_v_version_requirements_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_releases_v_version_requirements`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_releases_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_version` text,
  	`version_version_key` text,
  	`version_channel` text,
  	`version_date` text,
  	`version_supported_until` text,
  	`version_eula` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_releases_v_locales` (
  	`version_title` text,
  	`version_notes` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_releases_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_releases_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_releases_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `release_files` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`release_id` integer NOT NULL,
  	`product_id` integer NOT NULL,
  	`name` text NOT NULL,
  	`kind` text NOT NULL,
  	`system` text DEFAULT 'any' NOT NULL,
  	`architecture` text DEFAULT 'any' NOT NULL,
  	`toolbox_id` integer,
  	`upload` text,
  	`expected_sha256` text,
  	`signature` text,
  	`state` text DEFAULT 'draft' NOT NULL,
  	`gate` text DEFAULT 'eula' NOT NULL,
  	`size` numeric,
  	`sha256` text,
  	`sha512` text,
  	`published_at` text,
  	`missing_since` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`release_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`toolbox_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `release_files_locales` (
  	`text` text,
  	`reason` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `release_files`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes_examples` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`file` text,
  	`code` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes_examples_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolboxes_examples`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes_counterparts` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes_counterparts_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolboxes_counterparts`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes_releases` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`name` text,
  	`date` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes_releases_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolboxes_releases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`package` text,
  	`domain_id` integer,
  	`licence` text,
  	`source` text,
  	`first_released_on` text,
  	`last_released_on` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`domain_id`) REFERENCES `toolbox_domains`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `toolboxes_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`purpose` text,
  	`functions` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolboxes_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`toolboxes_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`toolboxes_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v_version_examples` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`file` text,
  	`code` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolboxes_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v_version_examples_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolboxes_v_version_examples`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v_version_counterparts` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolboxes_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v_version_counterparts_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolboxes_v_version_counterparts`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v_version_releases` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`name` text,
  	`date` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolboxes_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v_version_releases_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolboxes_v_version_releases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_package` text,
  	`version_domain_id` integer,
  	`version_licence` text,
  	`version_source` text,
  	`version_first_released_on` text,
  	`version_last_released_on` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_domain_id`) REFERENCES `toolbox_domains`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_toolboxes_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_purpose` text,
  	`version_functions` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolboxes_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolboxes_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`toolboxes_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_toolboxes_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`toolboxes_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `toolbox_domains` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `toolbox_domains_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `toolbox_domains`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_toolbox_domains_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `toolbox_domains`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_toolbox_domains_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_toolbox_domains_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_specifications_rows` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`value` numeric,
  	`up_to` numeric,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines_specifications`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_specifications_rows_locales` (
  	`title` text,
  	`unit` text,
  	`tolerance` text,
  	`text` text,
  	`condition` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines_specifications_rows`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_specifications` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_specifications_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines_specifications`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_signals` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`channels` numeric,
  	`direction` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_signals_locales` (
  	`title` text,
  	`level` text,
  	`rate` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines_signals`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_certificates` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`number` text,
  	`date` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_certificates_locales` (
  	`title` text,
  	`issuer` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines_certificates`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_documents` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_documents_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines_documents`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`class_id` integer,
  	`image_id` integer,
  	`data_sheet_number` text,
  	`data_sheet_date` text,
  	`data_sheet_target` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`class_id`) REFERENCES `machine_classes`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `machines_locales` (
  	`title` text,
  	`slug` text,
  	`tagline` text,
  	`summary` text,
  	`purpose` text,
  	`software` text,
  	`warranty` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machines_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`machine_interfaces_id` integer,
  	`media_id` integer,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`machine_interfaces_id`) REFERENCES `machine_interfaces`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_specifications_rows` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`value` numeric,
  	`up_to` numeric,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v_version_specifications`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_specifications_rows_locales` (
  	`title` text,
  	`unit` text,
  	`tolerance` text,
  	`text` text,
  	`condition` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v_version_specifications_rows`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_specifications` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_specifications_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v_version_specifications`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_signals` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`channels` numeric,
  	`direction` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_signals_locales` (
  	`title` text,
  	`level` text,
  	`rate` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v_version_signals`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_certificates` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`number` text,
  	`date` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_certificates_locales` (
  	`title` text,
  	`issuer` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v_version_certificates`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_documents` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_version_documents_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v_version_documents`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_class_id` integer,
  	`version_image_id` integer,
  	`version_data_sheet_number` text,
  	`version_data_sheet_date` text,
  	`version_data_sheet_target` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_class_id`) REFERENCES `machine_classes`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_machines_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_tagline` text,
  	`version_summary` text,
  	`version_purpose` text,
  	`version_software` text,
  	`version_warranty` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machines_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machines_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`machine_interfaces_id` integer,
  	`media_id` integer,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_machines_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`machine_interfaces_id`) REFERENCES `machine_interfaces`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machine_classes` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `machine_classes_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machine_classes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machine_classes_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `machine_classes`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_machine_classes_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machine_classes_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `machine_interfaces` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `machine_interfaces_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `machine_interfaces`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_machine_interfaces_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `machine_interfaces`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_machine_interfaces_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_machine_interfaces_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `engines` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`icon` text,
  	`metric_value` text,
  	`target` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `engines_locales` (
  	`title` text,
  	`text` text,
  	`metric_unit` text,
  	`metric_label` text,
  	`metric_source` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `engines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_engines_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_icon` text,
  	`version_metric_value` text,
  	`version_target` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `engines`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_engines_v_locales` (
  	`version_title` text,
  	`version_text` text,
  	`version_metric_unit` text,
  	`version_metric_label` text,
  	`version_metric_source` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_engines_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `industries` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `industries_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_industries_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_industries_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_industries_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions_method` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions_method_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `solutions_method`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions_architecture` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions_architecture_locales` (
  	`title` text,
  	`parts` text,
  	`flow` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `solutions_architecture`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions_results` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`value` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions_results_locales` (
  	`unit` text,
  	`label` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `solutions_results`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`industry_id` integer,
  	`image_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`industry_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `solutions_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`pain` text,
  	`limits` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `solutions_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v_version_method` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_solutions_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v_version_method_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_solutions_v_version_method`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v_version_architecture` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_solutions_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v_version_architecture_locales` (
  	`title` text,
  	`parts` text,
  	`flow` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_solutions_v_version_architecture`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v_version_results` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`value` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_solutions_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v_version_results_locales` (
  	`unit` text,
  	`label` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_solutions_v_version_results`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_industry_id` integer,
  	`version_image_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_industry_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_solutions_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_pain` text,
  	`version_limits` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_solutions_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_solutions_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_solutions_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `function_areas_groups` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`state` text,
  	`since` text,
  	`names` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `function_areas`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `function_areas_groups_locales` (
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `function_areas_groups`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `function_areas` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`subject` text DEFAULT 'functions',
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `function_areas_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `function_areas`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_function_areas_v_version_groups` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`state` text,
  	`since` text,
  	`names` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_function_areas_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_function_areas_v_version_groups_locales` (
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_function_areas_v_version_groups`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_function_areas_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_subject` text DEFAULT 'functions',
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `function_areas`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_function_areas_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_function_areas_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `block_libraries_blocks` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`types` text,
  	`state` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `block_libraries`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `block_libraries_blocks_locales` (
  	`title` text,
  	`replacement` text,
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `block_libraries_blocks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `block_libraries` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`is_base` integer DEFAULT true,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `block_libraries_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `block_libraries`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_block_libraries_v_version_blocks` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`types` text,
  	`state` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_block_libraries_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_block_libraries_v_version_blocks_locales` (
  	`title` text,
  	`replacement` text,
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_block_libraries_v_version_blocks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_block_libraries_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_is_base` integer DEFAULT true,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `block_libraries`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_block_libraries_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_block_libraries_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `platforms_products` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`product_id` integer,
  	`status` text,
  	`release` text,
  	`date` text,
  	`certificate` text,
  	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `platforms`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `platforms_products_locales` (
  	`issuer` text,
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `platforms_products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `platforms` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`kind` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `platforms_locales` (
  	`title` text,
  	`version` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `platforms`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_platforms_v_version_products` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`product_id` integer,
  	`status` text,
  	`release` text,
  	`date` text,
  	`certificate` text,
  	`_uuid` text,
  	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_platforms_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_platforms_v_version_products_locales` (
  	`issuer` text,
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_platforms_v_version_products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_platforms_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_kind` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `platforms`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_platforms_v_locales` (
  	`version_title` text,
  	`version_version` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_platforms_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `help_articles_sections` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`file` text,
  	`code` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `help_articles_sections_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `help_articles_sections`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `help_articles` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`category_id` integer,
  	`from` text,
  	`before` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`category_id`) REFERENCES `help_categories`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `help_articles_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`checked_on` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `help_articles_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`help_articles_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`help_articles_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_help_articles_v_version_sections` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`file` text,
  	`code` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_help_articles_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_help_articles_v_version_sections_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_help_articles_v_version_sections`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_help_articles_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_category_id` integer,
  	`version_from` text,
  	`version_before` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_category_id`) REFERENCES `help_categories`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_help_articles_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_checked_on` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_help_articles_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_help_articles_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`help_articles_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_help_articles_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`help_articles_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `help_categories` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `help_categories_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `help_categories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_help_categories_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `help_categories`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_help_categories_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_help_categories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `standards_support` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`product_id` integer,
  	`since` text,
  	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `standards`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `standards_support_locales` (
  	`scope` text,
  	`limits` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `standards_support`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `standards` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`organisation` text,
  	`evidence_link` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `standards_locales` (
  	`title` text,
  	`summary` text,
  	`evidence` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `standards`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_standards_v_version_support` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`product_id` integer,
  	`since` text,
  	`_uuid` text,
  	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_standards_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_standards_v_version_support_locales` (
  	`scope` text,
  	`limits` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_standards_v_version_support`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_standards_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_organisation` text,
  	`version_evidence_link` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `standards`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_standards_v_locales` (
  	`version_title` text,
  	`version_summary` text,
  	`version_evidence` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_standards_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `components_used_in` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`from` text,
  	`before` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `components`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `components` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version` text,
  	`licence` text,
  	`package` text,
  	`website` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `components_locales` (
  	`title` text,
  	`purpose` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `components`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `components_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `components`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_components_v_version_used_in` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`from` text,
  	`before` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_components_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_components_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_version` text,
  	`version_licence` text,
  	`version_package` text,
  	`version_website` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `components`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_components_v_locales` (
  	`version_title` text,
  	`version_purpose` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_components_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_components_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_components_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_affected` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`status` text DEFAULT 'affected',
  	`from` text,
  	`before` text,
  	`fixed_in` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_affected_locales` (
  	`component` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories_affected`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_revisions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`number` text,
  	`date` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_revisions_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories_revisions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_credits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_credits_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories_credits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_references` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_references_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories_references`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`number` text,
  	`cve` text,
  	`cwe` text,
  	`cvss4` text,
  	`cvss4_score` numeric,
  	`cvss3` text,
  	`cvss3_score` numeric,
  	`date` text,
  	`revised_on` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `advisories_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`text` text,
  	`remedy` text,
  	`mitigation` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `advisories_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`machines_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`machines_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_affected` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`status` text DEFAULT 'affected',
  	`from` text,
  	`before` text,
  	`fixed_in` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_affected_locales` (
  	`component` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v_version_affected`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_revisions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`number` text,
  	`date` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_revisions_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v_version_revisions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_credits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_credits_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v_version_credits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_references` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_version_references_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v_version_references`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_number` text,
  	`version_cve` text,
  	`version_cwe` text,
  	`version_cvss4` text,
  	`version_cvss4_score` numeric,
  	`version_cvss3` text,
  	`version_cvss3_score` numeric,
  	`version_date` text,
  	`version_revised_on` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_advisories_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_text` text,
  	`version_remedy` text,
  	`version_mitigation` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_advisories_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_advisories_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`machines_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_advisories_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`machines_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `partners` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`class_id` integer,
  	`level` text,
  	`region_id` integer,
  	`since` text,
  	`site` text,
  	`logo_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`class_id`) REFERENCES `partner_classes`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`region_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`logo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `partners_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `partners_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_partners_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_class_id` integer,
  	`version_level` text,
  	`version_region_id` integer,
  	`version_since` text,
  	`version_site` text,
  	`version_logo_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_class_id`) REFERENCES `partner_classes`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_region_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_logo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_partners_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_partners_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_partners_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_partners_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `partner_classes` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`icon` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `partner_classes_locales` (
  	`title` text,
  	`slug` text,
  	`definition` text,
  	`criteria` text,
  	`benefits` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `partner_classes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_partner_classes_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_icon` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `partner_classes`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_partner_classes_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_definition` text,
  	`version_criteria` text,
  	`version_benefits` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_partner_classes_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `regions` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `regions_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_regions_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_regions_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_regions_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programmes` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `programmes_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programmes_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_programmes_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programmes_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `difficulties` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `difficulties_locales` (
  	`title` text,
  	`slug` text,
  	`text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `difficulties`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_difficulties_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `difficulties`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_difficulties_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_difficulties_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `courses` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`programme_id` integer,
  	`difficulty_id` integer,
  	`image_id` integer,
  	`starts_on` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`programme_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`difficulty_id`) REFERENCES `difficulties`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `courses_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`audience` text,
  	`goals` text,
  	`software` text,
  	`certificate` text,
  	`start` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `courses_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`teachers_id` integer,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`teachers_id`) REFERENCES `teachers`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_courses_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_programme_id` integer,
  	`version_difficulty_id` integer,
  	`version_image_id` integer,
  	`version_starts_on` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_programme_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_difficulty_id`) REFERENCES `difficulties`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_courses_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_audience` text,
  	`version_goals` text,
  	`version_software` text,
  	`version_certificate` text,
  	`version_start` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_courses_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_courses_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`products_id` integer,
  	`teachers_id` integer,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_courses_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`teachers_id`) REFERENCES `teachers`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `lessons` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`course_id` integer,
  	`position` numeric,
  	`minutes` numeric,
  	`video_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`video_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `lessons_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`body` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `lessons_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_lessons_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_course_id` integer,
  	`version_position` numeric,
  	`version_minutes` numeric,
  	`version_video_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_video_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_lessons_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_body` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_lessons_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_lessons_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`attachments_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_lessons_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teachers` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `teachers_locales` (
  	`title` text,
  	`role` text,
  	`text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teachers`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teachers_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `teachers`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_teachers_v_locales` (
  	`version_title` text,
  	`version_role` text,
  	`version_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teachers_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `videos` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`poster_id` integer NOT NULL,
  	`seconds` numeric NOT NULL,
  	`picture_width` numeric DEFAULT 1280 NOT NULL,
  	`picture_height` numeric DEFAULT 720 NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`url` text,
  	`thumbnail_u_r_l` text,
  	`filename` text,
  	`mime_type` text,
  	`filesize` numeric,
  	`width` numeric,
  	`height` numeric,
  	`focal_x` numeric,
  	`focal_y` numeric,
  	FOREIGN KEY (`poster_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `videos_locales` (
  	`title` text NOT NULL,
  	`captions` text,
  	`chapters` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `course_plans_entries` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`code` text,
  	`semester` numeric,
  	`lectures` numeric,
  	`laboratory` numeric,
  	`credits` numeric,
  	FOREIGN KEY (`_parent_id`) REFERENCES `course_plans`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `course_plans_entries_locales` (
  	`title` text,
  	`aims` text,
  	`software` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `course_plans_entries`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `course_plans` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`revised_on` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `course_plans_locales` (
  	`title` text,
  	`slug` text,
  	`degree` text,
  	`summary` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `course_plans`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `course_plans_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`textbooks_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `course_plans`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`textbooks_id`) REFERENCES `textbooks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_course_plans_v_version_entries` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`code` text,
  	`semester` numeric,
  	`lectures` numeric,
  	`laboratory` numeric,
  	`credits` numeric,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_course_plans_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_course_plans_v_version_entries_locales` (
  	`title` text,
  	`aims` text,
  	`software` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_course_plans_v_version_entries`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_course_plans_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_revised_on` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `course_plans`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_course_plans_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_degree` text,
  	`version_summary` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_course_plans_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_course_plans_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`textbooks_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_course_plans_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`textbooks_id`) REFERENCES `textbooks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `textbooks` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`image_id` integer,
  	`isbn` text,
  	`year` numeric,
  	`state` text,
  	`sample_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`sample_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `textbooks_locales` (
  	`title` text,
  	`slug` text,
  	`authors` text,
  	`publisher` text,
  	`summary` text,
  	`pack` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `textbooks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_textbooks_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_image_id` integer,
  	`version_isbn` text,
  	`version_year` numeric,
  	`version_state` text,
  	`version_sample_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `textbooks`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_sample_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_textbooks_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_authors` text,
  	`version_publisher` text,
  	`version_summary` text,
  	`version_pack` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_textbooks_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `banners` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`image_id` integer,
  	`video` text,
  	`link_target` text,
  	`theme` text DEFAULT 'ink',
  	`starts_at` text,
  	`ends_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `banners_locales` (
  	`title` text,
  	`subtitle` text,
  	`link_title` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `banners`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_banners_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_image_id` integer,
  	`version_video` text,
  	`version_link_target` text,
  	`version_theme` text DEFAULT 'ink',
  	`version_starts_at` text,
  	`version_ends_at` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `banners`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_banners_v_locales` (
  	`version_title` text,
  	`version_subtitle` text,
  	`version_link_title` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_banners_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `announcements` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`level` text DEFAULT 'info',
  	`link_target` text,
  	`starts_at` text,
  	`ends_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `announcements_locales` (
  	`title` text,
  	`link_title` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `announcements`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_announcements_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_level` text DEFAULT 'info',
  	`version_link_target` text,
  	`version_starts_at` text,
  	`version_ends_at` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `announcements`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_announcements_v_locales` (
  	`version_title` text,
  	`version_link_title` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_announcements_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `offices` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`email` text,
  	`time_zone` text,
  	`map_place_x` numeric,
  	`map_place_y` numeric,
  	`map_place_side` text DEFAULT 'right',
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `offices_locales` (
  	`title` text,
  	`role` text,
  	`address` text,
  	`phone` text,
  	`note` text,
  	`hours` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `offices`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_offices_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_email` text,
  	`version_time_zone` text,
  	`version_map_place_x` numeric,
  	`version_map_place_y` numeric,
  	`version_map_place_side` text DEFAULT 'right',
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `offices`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_offices_v_locales` (
  	`version_title` text,
  	`version_role` text,
  	`version_address` text,
  	`version_phone` text,
  	`version_note` text,
  	`version_hours` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_offices_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `experts` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `experts_locales` (
  	`title` text,
  	`topic` text,
  	`text` text,
  	`languages` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `experts`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_experts_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `experts`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_experts_v_locales` (
  	`version_title` text,
  	`version_topic` text,
  	`version_text` text,
  	`version_languages` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_experts_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `consult_topics` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `consult_topics_locales` (
  	`title` text,
  	`slug` text,
  	`text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `consult_topics`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `consult_topics_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `consult_topics`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_consult_topics_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `consult_topics`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_consult_topics_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_consult_topics_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_consult_topics_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_consult_topics_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `milestones` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`year` numeric,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `milestones_locales` (
  	`title` text,
  	`text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `milestones`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_milestones_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_year` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `milestones`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_milestones_v_locales` (
  	`version_title` text,
  	`version_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_milestones_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `leaders` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `leaders_locales` (
  	`title` text,
  	`role` text,
  	`text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `leaders`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_leaders_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `leaders`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_leaders_v_locales` (
  	`version_title` text,
  	`version_role` text,
  	`version_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_leaders_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `qualifications` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`kind` text DEFAULT 'certificate',
  	`number` text,
  	`issued_at` text,
  	`valid_until` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `qualifications_locales` (
  	`title` text,
  	`issuer` text,
  	`scope` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `qualifications`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_qualifications_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_kind` text DEFAULT 'certificate',
  	`version_number` text,
  	`version_issued_at` text,
  	`version_valid_until` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `qualifications`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_qualifications_v_locales` (
  	`version_title` text,
  	`version_issuer` text,
  	`version_scope` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_qualifications_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `positions` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`team_id` integer,
  	`place_id` integer,
  	`kind` text DEFAULT 'full-time',
  	`openings` numeric DEFAULT 1,
  	`posted_at` text,
  	`closes_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`team_id`) REFERENCES `position_teams`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`place_id`) REFERENCES `position_places`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `positions_locales` (
  	`title` text,
  	`slug` text,
  	`summary` text,
  	`experience` text,
  	`pay` text,
  	`duties` text,
  	`requirements` text,
  	`nice_to_have` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `positions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_positions_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_team_id` integer,
  	`version_place_id` integer,
  	`version_kind` text DEFAULT 'full-time',
  	`version_openings` numeric DEFAULT 1,
  	`version_posted_at` text,
  	`version_closes_at` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `positions`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_team_id`) REFERENCES `position_teams`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_place_id`) REFERENCES `position_places`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_positions_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_summary` text,
  	`version_experience` text,
  	`version_pay` text,
  	`version_duties` text,
  	`version_requirements` text,
  	`version_nice_to_have` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_positions_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `position_teams` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `position_teams_locales` (
  	`title` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `position_teams`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_position_teams_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `position_teams`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_position_teams_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_position_teams_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `position_places` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`country` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `position_places_locales` (
  	`title` text,
  	`slug` text,
  	`region` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `position_places`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_position_places_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_country` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `position_places`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_position_places_v_locales` (
  	`version_title` text,
  	`version_slug` text,
  	`version_region` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_position_places_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `legal_texts` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`kind` text,
  	`version` text,
  	`effective_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `legal_texts_locales` (
  	`title` text,
  	`changes` text,
  	`body` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `legal_texts`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_legal_texts_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_kind` text,
  	`version_version` text,
  	`version_effective_at` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `legal_texts`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_legal_texts_v_locales` (
  	`version_title` text,
  	`version_changes` text,
  	`version_body` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_legal_texts_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `columns` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`path` text,
  	`icon` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `columns_locales` (
  	`title` text,
  	`description` text,
  	`lead` text,
  	`body` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `columns`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_columns_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_path` text,
  	`version_icon` text,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `columns`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_columns_v_locales` (
  	`version_title` text,
  	`version_description` text,
  	`version_lead` text,
  	`version_body` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_columns_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `friend_links` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_order` text,
  	`url` text,
  	`logo_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text, `updated_by` text, `updated_by_id` numeric,
  	FOREIGN KEY (`logo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `friend_links_locales` (
  	`title` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `friend_links`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_friend_links_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version__order` text,
  	`version_url` text,
  	`version_logo_id` integer,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_updated_by` text, `version_updated_by_id` numeric, `autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `friend_links`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_logo_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_friend_links_v_locales` (
  	`version_title` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_friend_links_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `media` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`url` text,
  	`thumbnail_u_r_l` text,
  	`filename` text,
  	`mime_type` text,
  	`filesize` numeric,
  	`width` numeric,
  	`height` numeric,
  	`focal_x` numeric,
  	`focal_y` numeric,
  	`sizes_avif480_url` text,
  	`sizes_avif480_width` numeric,
  	`sizes_avif480_height` numeric,
  	`sizes_avif480_mime_type` text,
  	`sizes_avif480_filesize` numeric,
  	`sizes_avif480_filename` text,
  	`sizes_avif720_url` text,
  	`sizes_avif720_width` numeric,
  	`sizes_avif720_height` numeric,
  	`sizes_avif720_mime_type` text,
  	`sizes_avif720_filesize` numeric,
  	`sizes_avif720_filename` text,
  	`sizes_avif960_url` text,
  	`sizes_avif960_width` numeric,
  	`sizes_avif960_height` numeric,
  	`sizes_avif960_mime_type` text,
  	`sizes_avif960_filesize` numeric,
  	`sizes_avif960_filename` text,
  	`sizes_avif1440_url` text,
  	`sizes_avif1440_width` numeric,
  	`sizes_avif1440_height` numeric,
  	`sizes_avif1440_mime_type` text,
  	`sizes_avif1440_filesize` numeric,
  	`sizes_avif1440_filename` text,
  	`sizes_fallback_url` text,
  	`sizes_fallback_width` numeric,
  	`sizes_fallback_height` numeric,
  	`sizes_fallback_mime_type` text,
  	`sizes_fallback_filesize` numeric,
  	`sizes_fallback_filename` text
  , `updated_by` text, `updated_by_id` numeric, `deleted_at` text, `light_id` integer REFERENCES media(id) ON DELETE set null);
CREATE TABLE `former_slugs` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`kind` text NOT NULL,
  	`slug` text NOT NULL,
  	`locale` text NOT NULL,
  	`record` numeric NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `attachments` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`language` text DEFAULT 'both' NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`url` text,
  	`thumbnail_u_r_l` text,
  	`filename` text,
  	`mime_type` text,
  	`filesize` numeric,
  	`width` numeric,
  	`height` numeric,
  	`focal_x` numeric,
  	`focal_y` numeric
  );
CREATE TABLE `attachments_locales` (
  	`title` text NOT NULL,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `search_synonyms` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`words` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `search_redirects` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`query` text NOT NULL,
  	`target` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `search_redirects_locales` (
  	`title` text NOT NULL,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `search_redirects`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `organisations` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`title` text NOT NULL,
  	`plan` text DEFAULT 'standard' NOT NULL,
  	`calendar` text DEFAULT 'china' NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `organisations_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`members_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`members_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `tickets` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`status` text DEFAULT 'new' NOT NULL,
  	`severity` text NOT NULL,
  	`priority` text DEFAULT 'normal' NOT NULL,
  	`assignee_id` integer,
  	`merged_into_id` integer,
  	`number` text NOT NULL,
  	`subject` text NOT NULL,
  	`category` text NOT NULL,
  	`product_id` integer,
  	`version` text,
  	`system` text,
  	`language` text NOT NULL,
  	`member_id` integer NOT NULL,
  	`organisation_id` integer,
  	`plan` text NOT NULL,
  	`calendar` text NOT NULL,
  	`due_at` text,
  	`answered_at` text,
  	`done_at` text,
  	`last_message_at` text,
  	`last_by` text,
  	`warned_at` text,
  	`breached_at` text,
  	`rating` numeric,
  	`rating_comment` text,
  	`key` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`merged_into_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `tickets_texts` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`text` text,
  	FOREIGN KEY (`parent_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `tickets_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`ticket_tags_id` integer,
  	`tickets_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`ticket_tags_id`) REFERENCES `ticket_tags`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`tickets_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_messages_files` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`file` text NOT NULL,
  	`name` text NOT NULL,
  	`type` text NOT NULL,
  	`size` numeric NOT NULL,
  	`sha256` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `ticket_messages`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_messages` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`ticket_id` integer NOT NULL,
  	`text` text NOT NULL,
  	`then_status` text DEFAULT 'waiting',
  	`kind` text DEFAULT 'agent' NOT NULL,
  	`author` text,
  	`at` text,
  	`member_id` integer,
  	`user_id` integer,
  	`mailed_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `ticket_notes_files` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`file` text NOT NULL,
  	`name` text NOT NULL,
  	`type` text NOT NULL,
  	`size` numeric NOT NULL,
  	`sha256` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `ticket_notes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_notes` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`ticket_id` integer NOT NULL,
  	`text` text NOT NULL,
  	`author` text,
  	`user_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `ticket_events` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`ticket_id` integer NOT NULL,
  	`kind` text NOT NULL,
  	`before` text,
  	`after` text,
  	`actor` text,
  	`at` text,
  	`member_id` integer,
  	`user_id` integer,
  	`mailed_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `ticket_reads` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`ticket_id` integer NOT NULL,
  	`member_id` integer NOT NULL,
  	`at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `desk_inbox_files` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`file` text NOT NULL,
  	`name` text NOT NULL,
  	`type` text NOT NULL,
  	`size` numeric NOT NULL,
  	`sha256` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `desk_inbox`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `desk_inbox` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`state` text DEFAULT 'waiting' NOT NULL,
  	`reason` text,
  	`decision` text,
  	`member_id` integer,
  	`ticket_id` integer,
  	`from_address` text,
  	`from_name` text,
  	`subject` text,
  	`text` text,
  	`received_at` text,
  	`key` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `desk_inbox_texts` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`text` text,
  	FOREIGN KEY (`parent_id`) REFERENCES `desk_inbox`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_tags` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `ticket_tags_locales` (
  	`title` text NOT NULL,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `ticket_tags`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `canned_replies` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`shortcut` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `canned_replies_locales` (
  	`title` text NOT NULL,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `canned_replies`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_macros` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`status` text,
  	`priority` text,
  	`assign` text,
  	`reply_id` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`reply_id`) REFERENCES `canned_replies`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `ticket_macros_locales` (
  	`title` text NOT NULL,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `ticket_macros`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_macros_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`ticket_tags_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `ticket_macros`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`ticket_tags_id`) REFERENCES `ticket_tags`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_held_answers_files` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`file` text NOT NULL,
  	`name` text NOT NULL,
  	`type` text NOT NULL,
  	`size` numeric NOT NULL,
  	`sha256` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `ticket_held_answers`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `ticket_held_answers` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`ticket_id` integer NOT NULL,
  	`user_id` integer,
  	`author` text NOT NULL,
  	`text` text NOT NULL,
  	`then_status` text NOT NULL,
  	`send_at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `ticket_held_deeds` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`ticket_id` integer NOT NULL,
  	`other_id` integer,
  	`user_id` integer,
  	`author` text NOT NULL,
  	`input` text NOT NULL,
  	`do_at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`other_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `ticket_presences` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`ticket_id` integer NOT NULL,
  	`user_id` integer,
  	`is_writing` integer DEFAULT false NOT NULL,
  	`at` text NOT NULL,
  	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `help_counts` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`article_id` integer NOT NULL,
  	`reads` numeric DEFAULT 0 NOT NULL,
  	`yes` numeric DEFAULT 0 NOT NULL,
  	`no` numeric DEFAULT 0 NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`article_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `help_votes` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`article_id` integer NOT NULL,
  	`voter` text NOT NULL,
  	`answer` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`article_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `entitlements` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`member_id` integer NOT NULL,
  	`product_id` integer NOT NULL,
  	`until` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `eula_acceptances` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`member_id` integer NOT NULL,
  	`version` text NOT NULL,
  	`language` text NOT NULL,
  	`at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `member_downloads` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`member_id` integer NOT NULL,
  	`file_id` integer NOT NULL,
  	`eula` text,
  	`first_at` text NOT NULL,
  	`last_at` text NOT NULL,
  	`started` numeric DEFAULT 0 NOT NULL,
  	`completed` numeric DEFAULT 0 NOT NULL,
  	`abandoned` numeric DEFAULT 0 NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`file_id`) REFERENCES `release_files`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `download_counts` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`file_id` integer NOT NULL,
  	`month` text NOT NULL,
  	`started` numeric DEFAULT 0 NOT NULL,
  	`completed` numeric DEFAULT 0 NOT NULL,
  	`abandoned` numeric DEFAULT 0 NOT NULL,
  	`bytes` numeric DEFAULT 0 NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`file_id`) REFERENCES `release_files`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `advisory_notices` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`member_id` integer NOT NULL,
  	`advisory` text NOT NULL,
  	`at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `enquiries_files` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`file` text NOT NULL,
  	`name` text NOT NULL,
  	`type` text NOT NULL,
  	`size` numeric NOT NULL,
  	`sha256` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `enquiries` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`state` text DEFAULT 'new' NOT NULL,
  	`notes` text,
  	`receipt` text NOT NULL,
  	`kind` text NOT NULL,
  	`name` text NOT NULL,
  	`company` text,
  	`email` text NOT NULL,
  	`phone` text,
  	`message` text,
  	`language` text NOT NULL,
  	`consent_version` text NOT NULL,
  	`consent_text` text NOT NULL,
  	`consent_at` text NOT NULL,
  	`consent_withdrawn_at` text,
  	`answers` text,
  	`key` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `form_id` integer REFERENCES forms(id) ON DELETE set null, `erase_at` text);
CREATE TABLE `enquiries_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `members` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`name` text NOT NULL,
  	`email` text NOT NULL,
  	`language` text DEFAULT 'zh' NOT NULL,
  	`verified_at` text NOT NULL,
  	`blocked` integer DEFAULT false,
  	`declines_advisory_mails` integer DEFAULT false,
  	`ticket_mails` text DEFAULT 'mine',
  	`networks` text,
  	`devices` text,
  	`password_hash` text NOT NULL,
  	`totp_sealed` text,
  	`totp_step` numeric,
  	`recovery_codes` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `member_sessions` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`digest` text NOT NULL,
  	`member_id` integer NOT NULL,
  	`agent` text,
  	`place` text,
  	`provider` text,
  	`id_token_sealed` text,
  	`used_at` text NOT NULL,
  	`expires_at` text NOT NULL,
  	`ends_at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `member_tokens` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`digest` text NOT NULL,
  	`purpose` text NOT NULL,
  	`member_id` integer,
  	`email` text,
  	`change` text,
  	`details` text,
  	`used_at` text,
  	`expires_at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `member_identities` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`issuer` text NOT NULL,
  	`subject` text NOT NULL,
  	`member_id` integer NOT NULL,
  	`provider` text NOT NULL,
  	`label` text,
  	`used_at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `member_passkeys` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`credential` text NOT NULL,
  	`public_key` text NOT NULL,
  	`counter` numeric NOT NULL,
  	`transports` text,
  	`member_id` integer NOT NULL,
  	`name` text NOT NULL,
  	`used_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `member_consents` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`member_id` integer NOT NULL,
  	`purpose` text NOT NULL,
  	`version` text NOT NULL,
  	`language` text NOT NULL,
  	`text` text NOT NULL,
  	`given_at` text NOT NULL,
  	`withdrawn_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `member_access_tokens` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`digest` text NOT NULL,
  	`member_id` integer NOT NULL,
  	`name` text NOT NULL,
  	`products` text,
  	`used_at` text,
  	`expires_at` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `enrolments` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`member_id` integer NOT NULL,
  	`course_id` integer NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `lesson_progress` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`member_id` integer NOT NULL,
  	`lesson_id` integer NOT NULL,
  	`seconds` numeric NOT NULL,
  	`is_done` integer DEFAULT false NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `account_actions` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`account` text NOT NULL,
  	`kind` text NOT NULL,
  	`action` text NOT NULL,
  	`reason` text NOT NULL,
  	`by` text NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `mails` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`to` text NOT NULL,
  	`template` text NOT NULL,
  	`language` text NOT NULL,
  	`state` text DEFAULT 'queued' NOT NULL,
  	`attempts` numeric DEFAULT 0 NOT NULL,
  	`next_at` text NOT NULL,
  	`expires_at` text NOT NULL,
  	`sent_at` text,
  	`failure` text,
  	`sealed` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `staff_passkeys` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`credential` text NOT NULL,
  	`public_key` text NOT NULL,
  	`counter` numeric NOT NULL,
  	`transports` text,
  	`staff_id` integer NOT NULL,
  	`name` text NOT NULL,
  	`used_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`staff_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `users_roles` (
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`value` text,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (`parent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `users_sessions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`created_at` text,
  	`expires_at` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `users` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`name` text NOT NULL,
  	`language` text DEFAULT 'zh',
  	`mails_of_new_tickets` integer DEFAULT false,
  	`mails_of_assignments` integer DEFAULT true,
  	`mails_of_replies` integer DEFAULT true,
  	`mails_of_breaches` integer DEFAULT true,
  	`totp_sealed` text,
  	`totp_step` numeric,
  	`recovery_codes` text,
  	`passkey_question` text,
  	`networks` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`email` text NOT NULL,
  	`reset_password_token` text,
  	`reset_password_expiration` text,
  	`salt` text,
  	`hash` text,
  	`reset_password_requested_at` text
  );
CREATE TABLE `payload_kv` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`key` text NOT NULL,
  	`data` text NOT NULL
  );
CREATE TABLE `payload_locked_documents` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`global_slug` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `payload_preferences` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`key` text,
  	`value` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `payload_preferences_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`members_id` integer,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `payload_preferences`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`members_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `payload_migrations` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`name` text,
  	`batch` numeric,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE portico_purge (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, tags text NOT NULL, at integer NOT NULL);
CREATE TABLE portico_idempotency_keys (id text PRIMARY KEY NOT NULL, fingerprint text NOT NULL, answer text, at integer NOT NULL);
CREATE TABLE portico_limit_counts (id text PRIMARY KEY NOT NULL, count integer NOT NULL, ends_at integer NOT NULL);
CREATE TABLE portico_search_docs (id integer PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL, locale text NOT NULL, is_alone integer NOT NULL, title text NOT NULL, summary text NOT NULL, path text NOT NULL, products text NOT NULL, at integer, shown_from integer, shown_until integer, body blob NOT NULL);
CREATE VIRTUAL TABLE portico_search_tokens USING fts5(title, names, summary, body, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 0 tokenchars '_'");
CREATE VIRTUAL TABLE portico_search_heads USING fts5(title, names, summary, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '_'");
CREATE TABLE portico_search_queue (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, kind text NOT NULL, record integer NOT NULL);
CREATE TABLE portico_search_words (word text PRIMARY KEY NOT NULL, shown text NOT NULL, weight integer NOT NULL);
CREATE TABLE portico_search_asked (day text NOT NULL, locale text NOT NULL, query text NOT NULL, asked integer NOT NULL, clicked integer NOT NULL, found integer NOT NULL, PRIMARY KEY (day, locale, query));
CREATE TABLE portico_search_state (name text PRIMARY KEY NOT NULL, value text NOT NULL);
CREATE VIRTUAL TABLE portico_desk_texts USING fts5(subject, text, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 0 tokenchars '_'");
CREATE TABLE portico_published (collection text NOT NULL, record integer NOT NULL, sort text NOT NULL, shape text NOT NULL, head text NOT NULL, body text NOT NULL, PRIMARY KEY (collection, record));
CREATE TABLE portico_published_keys (collection text NOT NULL, field text NOT NULL, value text NOT NULL, sort text NOT NULL, record integer NOT NULL, PRIMARY KEY (collection, field, value, sort, record)) WITHOUT ROWID;
CREATE TABLE portico_published_failures (collection text NOT NULL, record integer NOT NULL, reason text NOT NULL, PRIMARY KEY (collection, record));
CREATE TABLE portico_published_state (collection text PRIMARY KEY NOT NULL, shape text NOT NULL, up_to integer);
CREATE TABLE portico_audit (number integer PRIMARY KEY NOT NULL, at integer NOT NULL, action text NOT NULL, person integer, name text NOT NULL, roles text NOT NULL, address text NOT NULL, kind text NOT NULL, record text NOT NULL, title text NOT NULL, language text NOT NULL, changes text NOT NULL, previous text NOT NULL, digest text NOT NULL);
CREATE TABLE `preview_links` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`source` text NOT NULL,
  	`record` numeric NOT NULL,
  	`locale` text NOT NULL,
  	`recipient` text NOT NULL,
  	`made_by` text NOT NULL,
  	`ends_at` text NOT NULL,
  	`taken_back_by` text,
  	`taken_back_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `plans_items` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`source` text NOT NULL,
  	`record` numeric NOT NULL,
  	`locale` text NOT NULL,
  	`action` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `plans` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`name` text NOT NULL,
  	`at` text NOT NULL,
  	`state` text DEFAULT 'planned' NOT NULL,
  	`made_by_id` integer,
  	`done_at` text,
  	`failure` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL, `before` text,
  	FOREIGN KEY (`made_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `reviews_remarks` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`text` text NOT NULL,
  	`field` text,
  	`by_id` integer,
  	`at` text NOT NULL,
  	`settled_at` text,
  	FOREIGN KEY (`by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `reviews` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`source` text NOT NULL,
  	`record` numeric NOT NULL,
  	`locale` text NOT NULL,
  	`state` text NOT NULL,
  	`open_key` text,
  	`digest` text NOT NULL,
  	`note` text,
  	`handed_in_by_id` integer,
  	`handed_in_at` text NOT NULL,
  	`decided_by_id` integer,
  	`decided_at` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (`handed_in_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `checked_links` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`address` text NOT NULL,
  	`next_at` text,
  	`checked_at` text,
  	`failing_since` text,
  	`is_broken` integer DEFAULT false,
  	`reason` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `payload_query_presets` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`title` text NOT NULL,
  	`is_shared` integer DEFAULT false,
  	`access_read_constraint` text DEFAULT 'onlyMe',
  	`access_update_constraint` text DEFAULT 'onlyMe',
  	`access_delete_constraint` text DEFAULT 'onlyMe',
  	`where` text,
  	`columns` text,
  	`group_by` text,
  	`related_collection` text NOT NULL,
  	`is_temp` integer,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `payload_query_presets_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `payload_query_presets`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_service_hours_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_opens_at` text DEFAULT '09:00',
  	`version_closes_at` text DEFAULT '18:00',
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_service_hours_v_version_days` (
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`value` text,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (`parent_id`) REFERENCES `_service_hours_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_service_hours_v_version_extra_days` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`on` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_service_hours_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_service_hours_v_version_extra_days_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_service_hours_v_version_extra_days`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_service_hours_v_version_holidays` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`starts_on` text,
  	`ends_on` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_service_hours_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_service_hours_v_version_holidays_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_service_hours_v_version_holidays`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_careers_page_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_careers_page_v_version_steps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_careers_page_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_careers_page_v_version_steps_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_careers_page_v_version_steps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_careers_page_v_version_benefits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_careers_page_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_careers_page_v_version_benefits_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_careers_page_v_version_benefits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_careers_page_v_version_culture` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_careers_page_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_careers_page_v_version_culture_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_careers_page_v_version_culture`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_about_page_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_founded` numeric,
  	`version_people` numeric,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_about_page_v_locales` (
  	`version_legal_name` text,
  	`version_mission` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `version__status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `_about_page_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_about_page_v_version_principles` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_about_page_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_about_page_v_version_principles_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_about_page_v_version_principles`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_email` text,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_teaching_v_locales` (
  	`version_contact` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `version__status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_results` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`value` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_results_locales` (
  	`title` text,
  	`unit` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v_version_results`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_competitions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_competitions_locales` (
  	`title` text,
  	`text` text,
  	`time` text,
  	`result` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v_version_competitions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_laboratories` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`seats` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_laboratories_locales` (
  	`title` text,
  	`text` text,
  	`place` text,
  	`equipment` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v_version_laboratories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_universities` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`since` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_universities_locales` (
  	`title` text,
  	`text` text,
  	`city` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v_version_universities`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_models` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`icon` text,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_teaching_v_version_models_locales` (
  	`title` text,
  	`text` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_teaching_v_version_models`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_open_platform_v_version_changes` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version` text,
  	`date` text,
  	`kind` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_changes_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v_version_changes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_apps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`partner_id` integer,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_apps_locales` (
  	`title` text,
  	`text` text,
  	`uses` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v_version_apps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_licences` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_licences_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v_version_licences`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_sdks` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version` text,
  	`release` text,
  	`licence` text,
  	`file` text,
  	`sample` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_sdks_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v_version_sdks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_layers` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_version_layers_locales` (
  	`title` text,
  	`text` text,
  	`offers` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v_version_layers`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_innovation_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_date` text,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_innovation_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`cases_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_innovation_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`cases_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_innovation_v_locales` (
  	`version_method` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `version__status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `_innovation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_innovation_v_version_services` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_innovation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_innovation_v_version_services_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_innovation_v_version_services`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_compatibility_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_release` text,
  	`version_counterpart` text,
  	`version_date` text,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_compatibility_v_locales` (
  	`version_method` text,
  	`version_trademark` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `version__status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `_compatibility_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_compatibility_v_version_steps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_compatibility_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_compatibility_v_version_steps_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_compatibility_v_version_steps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_compatibility_v_version_limits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`subject` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_compatibility_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_compatibility_v_version_limits_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_compatibility_v_version_limits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_compatibility_v_version_comparison` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`better` text DEFAULT 'even',
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_compatibility_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_compatibility_v_version_comparison_locales` (
  	`title` text,
  	`ours` text,
  	`theirs` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_compatibility_v_version_comparison`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_programme_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`partners_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_programme_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`partners_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_locales` (
  	`version_intro` text,
  	`version_apply` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `version__status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programme_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_version_steps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programme_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_version_steps_locales` (
  	`title` text,
  	`text` text,
  	`time` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programme_v_version_steps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_version_benefits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programme_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_version_benefits_locales` (
  	`title` text,
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programme_v_version_benefits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_version_benefits_levels` (
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`value` text,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (`parent_id`) REFERENCES `_programme_v_version_benefits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_version_levels` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`level` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programme_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_programme_v_version_levels_locales` (
  	`title` text,
  	`text` text,
  	`requirements` text,
  	`term` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_programme_v_version_levels`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_navigation_v_version_about` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_about_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_about`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_about_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_about`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_about_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_about_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_ecology` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_ecology_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_ecology`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_ecology_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_ecology`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_ecology_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_ecology_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_product` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_product_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_product`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_product_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_product`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_product_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_product_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_bottom` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_bottom_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_bottom`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_bottom_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_bottom`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_bottom_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_bottom_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_first` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`promoted` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_first_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_first`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_first_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`target` text,
  	`icon` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_first`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_version_first_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v_version_first_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  , `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer);
CREATE TABLE `_home_v_locales` (
  	`version_headings_products` text,
  	`version_headings_engines` text,
  	`version_headings_constructs` text,
  	`version_headings_solutions` text,
  	`version_headings_cases` text,
  	`version_headings_news` text,
  	`version_headings_ecology` text,
  	`version_headings_about` text,
  	`version_headings_life` text,
  	`version_headings_consult` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `version__status` text DEFAULT 'draft', `version_blocks` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_about` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`value` text,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_about_locales` (
  	`title` text,
  	`text` text,
  	`unit` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v_version_about`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_life` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`image_id` integer,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_life_locales` (
  	`title` text,
  	`text` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v_version_life`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_constructs` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`icon` text,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_constructs_locales` (
  	`title` text,
  	`text` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v_version_constructs`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_icons` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`icon` text,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_icons_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v_version_icons`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_headline` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`value` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_home_v_version_headline_locales` (
  	`title` text,
  	`unit` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_home_v_version_headline`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_slug` text,
  	`version_user_default_img_id` integer,
  	`version_email` text,
  	`version_time_zone` text,
  	`version_map_image_id` integer,
  	`version_qr_code_id` integer,
  	`version_enquiry_email` text,
  	`version_application_email` text,
  	`version_ticket_email` text,
  	`version_enquiry_months` numeric DEFAULT 24,
  	`version_application_months` numeric DEFAULT 6,
  	`version_security_email` text,
  	`version_country` text,
  	`version_header` text,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL, `version_four_eyes` integer DEFAULT false, `snapshot` integer, `published_locale` text, `latest` integer, `autosave` integer, `version_mail_reply_to` text,
  	FOREIGN KEY (`version_user_default_img_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_map_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`version_qr_code_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_site_v_locales` (
  	`version_name` text,
  	`version_short_name` text,
  	`version_line` text,
  	`version_description` text,
  	`version_copyright` text,
  	`version_phone` text,
  	`version_hours` text,
  	`version_qr_text` text,
  	`version_icp` text,
  	`version_public_security` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `version__status` text DEFAULT 'draft', `version_mail_sender` text, `version_mail_footer` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v_version_social` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`url` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v_version_social_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_v_version_social`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v_version_channels` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`icon` text,
  	`target` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v_version_channels_locales` (
  	`title` text,
  	`text` text,
  	`value` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_v_version_channels`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v_version_phones` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`email` text,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v_version_phones_locales` (
  	`purpose` text,
  	`phone` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_v_version_phones`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `service_hours` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`opens_at` text DEFAULT '09:00',
  	`closes_at` text DEFAULT '18:00',
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `service_hours_extra_days` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`on` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `service_hours`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `service_hours_extra_days_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `service_hours_extra_days`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `service_hours_holidays` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`starts_on` text,
  	`ends_on` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `service_hours`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `service_hours_holidays_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `service_hours_holidays`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `service_hours_days` (
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`value` text,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (`parent_id`) REFERENCES `service_hours`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `careers_page` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `careers_page_steps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `careers_page`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `careers_page_steps_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `careers_page_steps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `careers_page_benefits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `careers_page`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `careers_page_benefits_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `careers_page_benefits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `careers_page_culture` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `careers_page`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `careers_page_culture_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `careers_page_culture`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `about_page` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`founded` numeric,
  	`people` numeric,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `about_page_locales` (
  	`legal_name` text,
  	`mission` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `_status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `about_page`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `about_page_principles` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `about_page`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `about_page_principles_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `about_page_principles`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`email` text,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `teaching_locales` (
  	`contact` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `_status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_results` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`value` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_results_locales` (
  	`title` text,
  	`unit` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching_results`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_competitions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_competitions_locales` (
  	`title` text,
  	`text` text,
  	`time` text,
  	`result` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching_competitions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_laboratories` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`seats` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_laboratories_locales` (
  	`title` text,
  	`text` text,
  	`place` text,
  	`equipment` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching_laboratories`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_universities` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`since` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_universities_locales` (
  	`title` text,
  	`text` text,
  	`city` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching_universities`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_models` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`icon` text,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `teaching_models_locales` (
  	`title` text,
  	`text` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `teaching_models`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `open_platform_changes` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`version` text,
  	`date` text,
  	`kind` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_changes_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform_changes`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_apps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`partner_id` integer,
  	`target` text,
  	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_apps_locales` (
  	`title` text,
  	`text` text,
  	`uses` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform_apps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_licences` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_licences_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform_licences`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_sdks` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`version` text,
  	`release` text,
  	`licence` text,
  	`file` text,
  	`sample` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_sdks_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform_sdks`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_layers` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_layers_locales` (
  	`title` text,
  	`text` text,
  	`offers` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform_layers`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `innovation` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`date` text,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `innovation_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`cases_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `innovation`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`cases_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `innovation_locales` (
  	`method` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `_status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `innovation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `innovation_services` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `innovation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `innovation_services_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `innovation_services`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `compatibility` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`date` text,
  	`release` text,
  	`counterpart` text,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `compatibility_locales` (
  	`method` text,
  	`trademark` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `_status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `compatibility`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `compatibility_steps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `compatibility`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `compatibility_steps_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `compatibility_steps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `compatibility_limits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`subject` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `compatibility`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `compatibility_limits_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `compatibility_limits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `compatibility_comparison` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`better` text DEFAULT 'even',
  	FOREIGN KEY (`_parent_id`) REFERENCES `compatibility`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `compatibility_comparison_locales` (
  	`title` text,
  	`ours` text,
  	`theirs` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `compatibility_comparison`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `programme_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`partners_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`partners_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_locales` (
  	`intro` text,
  	`apply` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `_status` text DEFAULT 'draft',
  	FOREIGN KEY (`_parent_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_steps` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_steps_locales` (
  	`title` text,
  	`text` text,
  	`time` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `programme_steps`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_benefits` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_benefits_locales` (
  	`title` text,
  	`note` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `programme_benefits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_benefits_levels` (
  	`order` integer NOT NULL,
  	`parent_id` text NOT NULL,
  	`value` text,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (`parent_id`) REFERENCES `programme_benefits`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_levels` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`level` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `programme`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `programme_levels_locales` (
  	`title` text,
  	`text` text,
  	`requirements` text,
  	`term` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `programme_levels`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `navigation_about` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_about_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_about`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_about_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_about`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_about_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_about_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_ecology` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_ecology_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_ecology`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_ecology_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_ecology`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_ecology_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_ecology_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_product` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_product_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_product`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_product_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_product`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_product_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_product_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_bottom` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_bottom_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_bottom`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_bottom_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_bottom`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_bottom_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_bottom_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_first` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	`promoted` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_first_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_first`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_first_children` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`target` text,
  	`icon` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_first`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_first_children_locales` (
  	`title` text,
  	`summary` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation_first_children`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`updated_at` text,
  	`created_at` text
  , `updated_by` text, `updated_by_id` numeric);
CREATE TABLE `home_locales` (
  	`headings_products` text,
  	`headings_engines` text,
  	`headings_constructs` text,
  	`headings_solutions` text,
  	`headings_cases` text,
  	`headings_news` text,
  	`headings_ecology` text,
  	`headings_about` text,
  	`headings_life` text,
  	`headings_consult` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `_status` text DEFAULT 'draft', `blocks` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_about` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`value` text,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_about_locales` (
  	`title` text,
  	`text` text,
  	`unit` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home_about`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_life` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`image_id` integer,
  	`target` text,
  	FOREIGN KEY (`image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_life_locales` (
  	`title` text,
  	`text` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home_life`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_constructs` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`icon` text,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_constructs_locales` (
  	`title` text,
  	`text` text,
  	`link_title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home_constructs`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_icons` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`icon` text,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_icons_locales` (
  	`title` text,
  	`text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home_icons`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_headline` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`value` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `home_headline_locales` (
  	`title` text,
  	`unit` text,
  	`source` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `home_headline`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`slug` text,
  	`country` text,
  	`email` text,
  	`time_zone` text,
  	`header` text,
  	`user_default_img_id` integer,
  	`map_image_id` integer,
  	`qr_code_id` integer,
  	`enquiry_email` text,
  	`application_email` text,
  	`ticket_email` text,
  	`enquiry_months` numeric DEFAULT 24,
  	`application_months` numeric DEFAULT 6,
  	`security_email` text,
  	`updated_at` text,
  	`created_at` text, `updated_by` text, `updated_by_id` numeric, `four_eyes` integer DEFAULT false, `mail_reply_to` text,
  	FOREIGN KEY (`user_default_img_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`map_image_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (`qr_code_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `site_locales` (
  	`name` text,
  	`short_name` text,
  	`line` text,
  	`description` text,
  	`copyright` text,
  	`icp` text,
  	`public_security` text,
  	`phone` text,
  	`hours` text,
  	`qr_text` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL, `_status` text DEFAULT 'draft', `mail_sender` text, `mail_footer` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_channels` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`icon` text,
  	`target` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_channels_locales` (
  	`title` text,
  	`text` text,
  	`value` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_channels`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_phones` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`email` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_phones_locales` (
  	`purpose` text,
  	`phone` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_phones`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_social` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`url` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_social_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_social`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `navigation_locales` (
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `navigation`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_navigation_v_locales` (
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_navigation_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `open_platform_locales` (
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `open_platform`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_open_platform_v_locales` (
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_open_platform_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `careers_page_locales` (
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `careers_page`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_careers_page_v_locales` (
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_careers_page_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `service_hours_locales` (
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `service_hours`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_service_hours_v_locales` (
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_service_hours_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `brand` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`mark` text DEFAULT 'none',
  	`mark_image` text,
  	`mark_image_dark` text,
  	`logo` text,
  	`logo_dark` text,
  	`main` text,
  	`accent` text,
  	`ink` text,
  	`paper` text,
  	`type` text DEFAULT 'instrument',
  	`corner` text DEFAULT 'slight',
  	`density` text DEFAULT 'normal',
  	`hero` text DEFAULT 'none',
  	`hero_picture_id` integer,
  	`updated_by` text,
  	`updated_by_id` numeric,
  	`updated_at` text,
  	`created_at` text, `hero_video_id` integer REFERENCES videos(id) ON DELETE set null,
  	FOREIGN KEY (`hero_picture_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `brand_locales` (
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `brand`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_brand_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`version_mark` text DEFAULT 'none',
  	`version_mark_image` text,
  	`version_mark_image_dark` text,
  	`version_logo` text,
  	`version_logo_dark` text,
  	`version_main` text,
  	`version_accent` text,
  	`version_ink` text,
  	`version_paper` text,
  	`version_type` text DEFAULT 'instrument',
  	`version_corner` text DEFAULT 'slight',
  	`version_density` text DEFAULT 'normal',
  	`version_hero` text DEFAULT 'none',
  	`version_hero_picture_id` integer,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer,
  	`autosave` integer, `version_hero_video_id` integer REFERENCES videos(id) ON DELETE set null,
  	FOREIGN KEY (`version_hero_picture_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_brand_v_locales` (
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_brand_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `media_texts` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`text` text,
  	FOREIGN KEY (`parent_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_media_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`version_url` text,
  	`version_thumbnail_u_r_l` text,
  	`version_filename` text,
  	`version_mime_type` text,
  	`version_filesize` numeric,
  	`version_width` numeric,
  	`version_height` numeric,
  	`version_focal_x` numeric,
  	`version_focal_y` numeric,
  	`version_sizes_avif480_url` text,
  	`version_sizes_avif480_width` numeric,
  	`version_sizes_avif480_height` numeric,
  	`version_sizes_avif480_mime_type` text,
  	`version_sizes_avif480_filesize` numeric,
  	`version_sizes_avif480_filename` text,
  	`version_sizes_avif720_url` text,
  	`version_sizes_avif720_width` numeric,
  	`version_sizes_avif720_height` numeric,
  	`version_sizes_avif720_mime_type` text,
  	`version_sizes_avif720_filesize` numeric,
  	`version_sizes_avif720_filename` text,
  	`version_sizes_avif960_url` text,
  	`version_sizes_avif960_width` numeric,
  	`version_sizes_avif960_height` numeric,
  	`version_sizes_avif960_mime_type` text,
  	`version_sizes_avif960_filesize` numeric,
  	`version_sizes_avif960_filename` text,
  	`version_sizes_avif1440_url` text,
  	`version_sizes_avif1440_width` numeric,
  	`version_sizes_avif1440_height` numeric,
  	`version_sizes_avif1440_mime_type` text,
  	`version_sizes_avif1440_filesize` numeric,
  	`version_sizes_avif1440_filename` text,
  	`version_sizes_fallback_url` text,
  	`version_sizes_fallback_width` numeric,
  	`version_sizes_fallback_height` numeric,
  	`version_sizes_fallback_mime_type` text,
  	`version_sizes_fallback_filesize` numeric,
  	`version_sizes_fallback_filename` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer, `version_light_id` integer REFERENCES media(id) ON DELETE set null,
  	FOREIGN KEY (`parent_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_media_v_locales` (
  	`version_alt` text,
  	`version_caption` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_media_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_media_v_texts` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`text` text,
  	FOREIGN KEY (`parent_id`) REFERENCES `_media_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE "media_locales" (
  	`alt` text,
  	`caption` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_sections_off` (
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`value` text,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (`parent_id`) REFERENCES `site`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_v_version_sections_off` (
  	`order` integer NOT NULL,
  	`parent_id` integer NOT NULL,
  	`value` text,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (`parent_id`) REFERENCES `_site_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `redirects` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`from` text NOT NULL,
  	`to` text NOT NULL,
  	`is_permanent` integer DEFAULT true,
  	`uses` numeric DEFAULT 0,
  	`last_used_at` text,
  	`origin` text DEFAULT 'hand',
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE `missing_addresses` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`address` text NOT NULL,
  	`times` numeric NOT NULL,
  	`first_at` text,
  	`last_at` text,
  	`host` text,
  	`is_left_out` integer DEFAULT false,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE portico_demo (kind text NOT NULL, record integer NOT NULL, stamp text NOT NULL, PRIMARY KEY (kind, record)) WITHOUT ROWID;
CREATE TABLE portico_moved_records (collection text NOT NULL, record integer NOT NULL, uid text NOT NULL, PRIMARY KEY (collection, record)) WITHOUT ROWID;
CREATE TABLE portico_moves (name text PRIMARY KEY NOT NULL, run text NOT NULL, at integer NOT NULL);
CREATE TABLE `forms_questions_choices` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `forms_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `forms_questions_choices_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `forms_questions_choices`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `forms_questions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`kind` text DEFAULT 'line',
  	`least` numeric,
  	`most` numeric,
  	`is_required` integer DEFAULT true,
  	`is_half` integer DEFAULT false,
  	FOREIGN KEY (`_parent_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `forms_questions_locales` (
  	`title` text,
  	`hint` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `forms_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `forms` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`keep_days` numeric DEFAULT 180,
  	`has_receipt_mail` integer DEFAULT true,
  	`caution` text DEFAULT 'usual',
  	`updated_by` text,
  	`updated_by_id` numeric,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  );
CREATE TABLE `forms_locales` (
  	`title` text,
  	`summary` text,
  	`consent_text` text,
  	`received_text` text,
  	`slug` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `forms_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_forms_v_version_questions_choices` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_forms_v_version_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_forms_v_version_questions_choices_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_forms_v_version_questions_choices`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_forms_v_version_questions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`kind` text DEFAULT 'line',
  	`least` numeric,
  	`most` numeric,
  	`is_required` integer DEFAULT true,
  	`is_half` integer DEFAULT false,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_forms_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_forms_v_version_questions_locales` (
  	`title` text,
  	`hint` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_forms_v_version_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_forms_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_keep_days` numeric DEFAULT 180,
  	`version_has_receipt_mail` integer DEFAULT true,
  	`version_caution` text DEFAULT 'usual',
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer,
  	`autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_forms_v_locales` (
  	`version_title` text,
  	`version_summary` text,
  	`version_consent_text` text,
  	`version_received_text` text,
  	`version_slug` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_forms_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_forms_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_forms_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `custom_pages` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`path` text,
  	`updated_by` text,
  	`updated_by_id` numeric,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  );
CREATE TABLE `custom_pages_locales` (
  	`title` text,
  	`lead` text,
  	`blocks` text,
  	`description` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `custom_pages`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_custom_pages_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_path` text,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer,
  	`autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `custom_pages`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_custom_pages_v_locales` (
  	`version_title` text,
  	`version_lead` text,
  	`version_blocks` text,
  	`version_description` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_custom_pages_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `mail_texts` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`mail` text,
  	`updated_by` text,
  	`updated_by_id` numeric,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  );
CREATE TABLE `mail_texts_locales` (
  	`title` text,
  	`subject` text,
  	`text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `mail_texts`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_mail_texts_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_mail` text,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer,
  	`autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `mail_texts`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_mail_texts_v_locales` (
  	`version_title` text,
  	`version_subject` text,
  	`version_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_mail_texts_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE portico_translations (kind text NOT NULL, record integer NOT NULL, language text NOT NULL, state text NOT NULL, open integer NOT NULL, characters integer NOT NULL, since integer NOT NULL, is_behind integer NOT NULL, is_public integer NOT NULL, known text NOT NULL, is_remembered integer NOT NULL DEFAULT 0, PRIMARY KEY (kind, record));
CREATE TABLE `site_forms_wordings` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`field` text,
  	`use` text DEFAULT 'usual',
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_forms`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_forms_wordings_locales` (
  	`words` text,
  	`hint` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_forms_wordings`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_forms_questions_choices` (
  	`_order` integer NOT NULL,
  	`_parent_id` text NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_forms_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_forms_questions_choices_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_forms_questions_choices`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_forms_questions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` text PRIMARY KEY NOT NULL,
  	`kind` text DEFAULT 'line',
  	`least` numeric,
  	`most` numeric,
  	`is_required` integer DEFAULT true,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_forms`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_forms_questions_locales` (
  	`title` text,
  	`hint` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` text NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_forms_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_forms` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`kind` text,
  	`keep_days` numeric,
  	`has_receipt_mail` integer DEFAULT true,
  	`caution` text DEFAULT 'usual',
  	`updated_by` text,
  	`updated_by_id` numeric,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  );
CREATE TABLE `site_forms_locales` (
  	`title` text,
  	`heading` text,
  	`lead` text,
  	`consent_text` text,
  	`received_text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `site_forms`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `site_forms_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `site_forms`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v_version_wordings` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`field` text,
  	`use` text DEFAULT 'usual',
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_forms_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v_version_wordings_locales` (
  	`words` text,
  	`hint` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_forms_v_version_wordings`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v_version_questions_choices` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_forms_v_version_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v_version_questions_choices_locales` (
  	`title` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_forms_v_version_questions_choices`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v_version_questions` (
  	`_order` integer NOT NULL,
  	`_parent_id` integer NOT NULL,
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`kind` text DEFAULT 'line',
  	`least` numeric,
  	`most` numeric,
  	`is_required` integer DEFAULT true,
  	`_uuid` text,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_forms_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v_version_questions_locales` (
  	`title` text,
  	`hint` text,
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_forms_v_version_questions`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_kind` text,
  	`version_keep_days` numeric,
  	`version_has_receipt_mail` integer DEFAULT true,
  	`version_caution` text DEFAULT 'usual',
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer,
  	`autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `site_forms`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_site_forms_v_locales` (
  	`version_title` text,
  	`version_heading` text,
  	`version_lead` text,
  	`version_consent_text` text,
  	`version_received_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_site_forms_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_site_forms_v_rels` (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`users_id` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `_site_forms_v`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `terms` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`chinese` text NOT NULL,
  	`english` text NOT NULL,
  	`note` text,
  	`avoid` text,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
CREATE TABLE "payload_locked_documents_rels" (
  	`id` integer PRIMARY KEY NOT NULL,
  	`order` integer,
  	`parent_id` integer NOT NULL,
  	`path` text NOT NULL,
  	`news_id` integer,
  	`news_categories_id` integer,
  	`cases_id` integer,
  	`case_categories_id` integer,
  	`products_id` integer,
  	`product_criteria_id` integer,
  	`releases_id` integer,
  	`release_files_id` integer,
  	`toolboxes_id` integer,
  	`toolbox_domains_id` integer,
  	`machines_id` integer,
  	`machine_classes_id` integer,
  	`machine_interfaces_id` integer,
  	`engines_id` integer,
  	`industries_id` integer,
  	`solutions_id` integer,
  	`function_areas_id` integer,
  	`block_libraries_id` integer,
  	`platforms_id` integer,
  	`help_articles_id` integer,
  	`help_categories_id` integer,
  	`standards_id` integer,
  	`components_id` integer,
  	`advisories_id` integer,
  	`partners_id` integer,
  	`partner_classes_id` integer,
  	`regions_id` integer,
  	`programmes_id` integer,
  	`difficulties_id` integer,
  	`courses_id` integer,
  	`lessons_id` integer,
  	`teachers_id` integer,
  	`videos_id` integer,
  	`course_plans_id` integer,
  	`textbooks_id` integer,
  	`banners_id` integer,
  	`announcements_id` integer,
  	`offices_id` integer,
  	`experts_id` integer,
  	`consult_topics_id` integer,
  	`forms_id` integer,
  	`site_forms_id` integer,
  	`milestones_id` integer,
  	`leaders_id` integer,
  	`qualifications_id` integer,
  	`positions_id` integer,
  	`position_teams_id` integer,
  	`position_places_id` integer,
  	`legal_texts_id` integer,
  	`columns_id` integer,
  	`custom_pages_id` integer,
  	`friend_links_id` integer,
  	`media_id` integer,
  	`attachments_id` integer,
  	`search_synonyms_id` integer,
  	`search_redirects_id` integer,
  	`redirects_id` integer,
  	`mail_texts_id` integer,
  	`terms_id` integer,
  	`organisations_id` integer,
  	`tickets_id` integer,
  	`ticket_messages_id` integer,
  	`ticket_notes_id` integer,
  	`ticket_events_id` integer,
  	`desk_inbox_id` integer,
  	`ticket_tags_id` integer,
  	`canned_replies_id` integer,
  	`ticket_macros_id` integer,
  	`help_counts_id` integer,
  	`entitlements_id` integer,
  	`eula_acceptances_id` integer,
  	`member_downloads_id` integer,
  	`download_counts_id` integer,
  	`advisory_notices_id` integer,
  	`enquiries_id` integer,
  	`members_id` integer,
  	`account_actions_id` integer,
  	`mails_id` integer,
  	`preview_links_id` integer,
  	`plans_id` integer,
  	`reviews_id` integer,
  	`users_id` integer, `interface_texts_id` integer REFERENCES interface_texts(id) ON DELETE cascade,
  	FOREIGN KEY (`parent_id`) REFERENCES `payload_locked_documents`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`news_id`) REFERENCES `news`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`news_categories_id`) REFERENCES `news_categories`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`cases_id`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`case_categories_id`) REFERENCES `case_categories`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`products_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`product_criteria_id`) REFERENCES `product_criteria`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`releases_id`) REFERENCES `releases`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`release_files_id`) REFERENCES `release_files`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`toolboxes_id`) REFERENCES `toolboxes`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`toolbox_domains_id`) REFERENCES `toolbox_domains`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`machines_id`) REFERENCES `machines`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`machine_classes_id`) REFERENCES `machine_classes`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`machine_interfaces_id`) REFERENCES `machine_interfaces`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`engines_id`) REFERENCES `engines`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`industries_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`solutions_id`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`function_areas_id`) REFERENCES `function_areas`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`block_libraries_id`) REFERENCES `block_libraries`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`platforms_id`) REFERENCES `platforms`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`help_articles_id`) REFERENCES `help_articles`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`help_categories_id`) REFERENCES `help_categories`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`standards_id`) REFERENCES `standards`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`components_id`) REFERENCES `components`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`advisories_id`) REFERENCES `advisories`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`partners_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`partner_classes_id`) REFERENCES `partner_classes`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`regions_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`programmes_id`) REFERENCES `programmes`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`difficulties_id`) REFERENCES `difficulties`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`courses_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`lessons_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`teachers_id`) REFERENCES `teachers`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`videos_id`) REFERENCES `videos`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`course_plans_id`) REFERENCES `course_plans`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`textbooks_id`) REFERENCES `textbooks`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`banners_id`) REFERENCES `banners`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`announcements_id`) REFERENCES `announcements`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`offices_id`) REFERENCES `offices`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`experts_id`) REFERENCES `experts`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`consult_topics_id`) REFERENCES `consult_topics`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`forms_id`) REFERENCES `forms`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`site_forms_id`) REFERENCES `site_forms`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`milestones_id`) REFERENCES `milestones`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`leaders_id`) REFERENCES `leaders`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`qualifications_id`) REFERENCES `qualifications`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`positions_id`) REFERENCES `positions`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`position_teams_id`) REFERENCES `position_teams`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`position_places_id`) REFERENCES `position_places`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`legal_texts_id`) REFERENCES `legal_texts`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`columns_id`) REFERENCES `columns`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`custom_pages_id`) REFERENCES `custom_pages`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`friend_links_id`) REFERENCES `friend_links`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`attachments_id`) REFERENCES `attachments`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`search_synonyms_id`) REFERENCES `search_synonyms`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`search_redirects_id`) REFERENCES `search_redirects`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`redirects_id`) REFERENCES `redirects`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`mail_texts_id`) REFERENCES `mail_texts`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`terms_id`) REFERENCES `terms`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`organisations_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`tickets_id`) REFERENCES `tickets`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`ticket_messages_id`) REFERENCES `ticket_messages`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`ticket_notes_id`) REFERENCES `ticket_notes`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`ticket_events_id`) REFERENCES `ticket_events`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`desk_inbox_id`) REFERENCES `desk_inbox`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`ticket_tags_id`) REFERENCES `ticket_tags`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`canned_replies_id`) REFERENCES `canned_replies`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`ticket_macros_id`) REFERENCES `ticket_macros`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`help_counts_id`) REFERENCES `help_counts`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`entitlements_id`) REFERENCES `entitlements`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`eula_acceptances_id`) REFERENCES `eula_acceptances`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`member_downloads_id`) REFERENCES `member_downloads`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`download_counts_id`) REFERENCES `download_counts`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`advisory_notices_id`) REFERENCES `advisory_notices`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`enquiries_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`members_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`account_actions_id`) REFERENCES `account_actions`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`mails_id`) REFERENCES `mails`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`preview_links_id`) REFERENCES `preview_links`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`plans_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`reviews_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (`users_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE portico_translation_wishes (kind text NOT NULL, record integer NOT NULL, language text NOT NULL, visitor text NOT NULL, at integer NOT NULL, PRIMARY KEY (kind, record, language, visitor));
CREATE TABLE portico_translation_tasks (kind text NOT NULL, record integer NOT NULL, assignee integer NOT NULL, PRIMARY KEY (kind, record));
CREATE TABLE portico_machine_drafts (kind text NOT NULL, record integer NOT NULL, language text NOT NULL, place text NOT NULL, digest text NOT NULL, at integer NOT NULL, stands integer NOT NULL, PRIMARY KEY (kind, record, language, place, digest));
CREATE TABLE `interface_texts` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`key` text,
  	`updated_by` text,
  	`updated_by_id` numeric,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`deleted_at` text
  );
CREATE TABLE `interface_texts_locales` (
  	`title` text,
  	`text` text,
  	`_status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `interface_texts`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE `_interface_texts_v` (
  	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	`parent_id` integer,
  	`version_key` text,
  	`version_updated_by` text,
  	`version_updated_by_id` numeric,
  	`version_updated_at` text,
  	`version_created_at` text,
  	`version_deleted_at` text,
  	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	`snapshot` integer,
  	`published_locale` text,
  	`latest` integer,
  	`autosave` integer,
  	FOREIGN KEY (`parent_id`) REFERENCES `interface_texts`(`id`) ON UPDATE no action ON DELETE set null
  );
CREATE TABLE `_interface_texts_v_locales` (
  	`version_title` text,
  	`version_text` text,
  	`version__status` text DEFAULT 'draft',
  	`id` integer PRIMARY KEY NOT NULL,
  	`_locale` text NOT NULL,
  	`_parent_id` integer NOT NULL,
  	FOREIGN KEY (`_parent_id`) REFERENCES `_interface_texts_v`(`id`) ON UPDATE no action ON DELETE cascade
  );
CREATE TABLE portico_page_visits (kind text NOT NULL, record integer NOT NULL, day integer NOT NULL, visits integer NOT NULL, PRIMARY KEY (kind, record, day));
CREATE TABLE portico_translation_memory (kind text NOT NULL, record integer NOT NULL, zh text NOT NULL, en text NOT NULL, PRIMARY KEY (kind, record, zh, en));
CREATE INDEX `news_date_idx` ON `news` (`date`);
CREATE INDEX `news_category_idx` ON `news` (`category_id`);
CREATE INDEX `news_image_idx` ON `news` (`image_id`);
CREATE INDEX `news_updated_at_idx` ON `news` (`updated_at`);
CREATE INDEX `news_created_at_idx` ON `news` (`created_at`);
CREATE INDEX `news_deleted_at_idx` ON `news` (`deleted_at`);
CREATE UNIQUE INDEX `news_slug_idx` ON `news_locales` (`slug`,`_locale`);
CREATE INDEX `news__status_idx` ON `news_locales` (`_status`,`_locale`);
CREATE INDEX `news_rels_order_idx` ON `news_rels` (`order`);
CREATE INDEX `news_rels_parent_idx` ON `news_rels` (`parent_id`);
CREATE INDEX `news_rels_path_idx` ON `news_rels` (`path`);
CREATE INDEX `news_rels_products_id_idx` ON `news_rels` (`products_id`);
CREATE INDEX `news_rels_attachments_id_idx` ON `news_rels` (`attachments_id`);
CREATE INDEX `_news_v_parent_idx` ON `_news_v` (`parent_id`);
CREATE INDEX `_news_v_version_version_date_idx` ON `_news_v` (`version_date`);
CREATE INDEX `_news_v_version_version_category_idx` ON `_news_v` (`version_category_id`);
CREATE INDEX `_news_v_version_version_image_idx` ON `_news_v` (`version_image_id`);
CREATE INDEX `_news_v_version_version_updated_at_idx` ON `_news_v` (`version_updated_at`);
CREATE INDEX `_news_v_version_version_created_at_idx` ON `_news_v` (`version_created_at`);
CREATE INDEX `_news_v_version_version_deleted_at_idx` ON `_news_v` (`version_deleted_at`);
CREATE INDEX `_news_v_created_at_idx` ON `_news_v` (`created_at`);
CREATE INDEX `_news_v_updated_at_idx` ON `_news_v` (`updated_at`);
CREATE INDEX `_news_v_snapshot_idx` ON `_news_v` (`snapshot`);
CREATE INDEX `_news_v_published_locale_idx` ON `_news_v` (`published_locale`);
CREATE INDEX `_news_v_latest_idx` ON `_news_v` (`latest`);
CREATE INDEX `_news_v_version_version_slug_idx` ON `_news_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_news_v_version_version__status_idx` ON `_news_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_news_v_rels_order_idx` ON `_news_v_rels` (`order`);
CREATE INDEX `_news_v_rels_parent_idx` ON `_news_v_rels` (`parent_id`);
CREATE INDEX `_news_v_rels_path_idx` ON `_news_v_rels` (`path`);
CREATE INDEX `_news_v_rels_products_id_idx` ON `_news_v_rels` (`products_id`);
CREATE INDEX `_news_v_rels_attachments_id_idx` ON `_news_v_rels` (`attachments_id`);
CREATE INDEX `news_categories__order_idx` ON `news_categories` (`_order`);
CREATE INDEX `news_categories_updated_at_idx` ON `news_categories` (`updated_at`);
CREATE INDEX `news_categories_created_at_idx` ON `news_categories` (`created_at`);
CREATE INDEX `news_categories_deleted_at_idx` ON `news_categories` (`deleted_at`);
CREATE UNIQUE INDEX `news_categories_slug_idx` ON `news_categories_locales` (`slug`,`_locale`);
CREATE INDEX `news_categories__status_idx` ON `news_categories_locales` (`_status`,`_locale`);
CREATE INDEX `_news_categories_v_parent_idx` ON `_news_categories_v` (`parent_id`);
CREATE INDEX `_news_categories_v_version_version__order_idx` ON `_news_categories_v` (`version__order`);
CREATE INDEX `_news_categories_v_version_version_updated_at_idx` ON `_news_categories_v` (`version_updated_at`);
CREATE INDEX `_news_categories_v_version_version_created_at_idx` ON `_news_categories_v` (`version_created_at`);
CREATE INDEX `_news_categories_v_version_version_deleted_at_idx` ON `_news_categories_v` (`version_deleted_at`);
CREATE INDEX `_news_categories_v_created_at_idx` ON `_news_categories_v` (`created_at`);
CREATE INDEX `_news_categories_v_updated_at_idx` ON `_news_categories_v` (`updated_at`);
CREATE INDEX `_news_categories_v_snapshot_idx` ON `_news_categories_v` (`snapshot`);
CREATE INDEX `_news_categories_v_published_locale_idx` ON `_news_categories_v` (`published_locale`);
CREATE INDEX `_news_categories_v_latest_idx` ON `_news_categories_v` (`latest`);
CREATE INDEX `_news_categories_v_version_version_slug_idx` ON `_news_categories_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_news_categories_v_version_version__status_idx` ON `_news_categories_v_locales` (`version__status`,`_locale`);
CREATE INDEX `cases_results_order_idx` ON `cases_results` (`_order`);
CREATE INDEX `cases_results_parent_id_idx` ON `cases_results` (`_parent_id`);
CREATE INDEX `cases_date_idx` ON `cases` (`date`);
CREATE INDEX `cases_category_idx` ON `cases` (`category_id`);
CREATE INDEX `cases_industry_idx` ON `cases` (`industry_id`);
CREATE INDEX `cases_image_idx` ON `cases` (`image_id`);
CREATE INDEX `cases_updated_at_idx` ON `cases` (`updated_at`);
CREATE INDEX `cases_created_at_idx` ON `cases` (`created_at`);
CREATE INDEX `cases_deleted_at_idx` ON `cases` (`deleted_at`);
CREATE UNIQUE INDEX `cases_slug_idx` ON `cases_locales` (`slug`,`_locale`);
CREATE INDEX `cases__status_idx` ON `cases_locales` (`_status`,`_locale`);
CREATE INDEX `cases_rels_order_idx` ON `cases_rels` (`order`);
CREATE INDEX `cases_rels_parent_idx` ON `cases_rels` (`parent_id`);
CREATE INDEX `cases_rels_path_idx` ON `cases_rels` (`path`);
CREATE INDEX `cases_rels_products_id_idx` ON `cases_rels` (`products_id`);
CREATE INDEX `_cases_v_version_results_order_idx` ON `_cases_v_version_results` (`_order`);
CREATE INDEX `_cases_v_version_results_parent_id_idx` ON `_cases_v_version_results` (`_parent_id`);
CREATE INDEX `_cases_v_parent_idx` ON `_cases_v` (`parent_id`);
CREATE INDEX `_cases_v_version_version_date_idx` ON `_cases_v` (`version_date`);
CREATE INDEX `_cases_v_version_version_category_idx` ON `_cases_v` (`version_category_id`);
CREATE INDEX `_cases_v_version_version_industry_idx` ON `_cases_v` (`version_industry_id`);
CREATE INDEX `_cases_v_version_version_image_idx` ON `_cases_v` (`version_image_id`);
CREATE INDEX `_cases_v_version_version_updated_at_idx` ON `_cases_v` (`version_updated_at`);
CREATE INDEX `_cases_v_version_version_created_at_idx` ON `_cases_v` (`version_created_at`);
CREATE INDEX `_cases_v_version_version_deleted_at_idx` ON `_cases_v` (`version_deleted_at`);
CREATE INDEX `_cases_v_created_at_idx` ON `_cases_v` (`created_at`);
CREATE INDEX `_cases_v_updated_at_idx` ON `_cases_v` (`updated_at`);
CREATE INDEX `_cases_v_snapshot_idx` ON `_cases_v` (`snapshot`);
CREATE INDEX `_cases_v_published_locale_idx` ON `_cases_v` (`published_locale`);
CREATE INDEX `_cases_v_latest_idx` ON `_cases_v` (`latest`);
CREATE INDEX `_cases_v_version_version_slug_idx` ON `_cases_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_cases_v_version_version__status_idx` ON `_cases_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_cases_v_rels_order_idx` ON `_cases_v_rels` (`order`);
CREATE INDEX `_cases_v_rels_parent_idx` ON `_cases_v_rels` (`parent_id`);
CREATE INDEX `_cases_v_rels_path_idx` ON `_cases_v_rels` (`path`);
CREATE INDEX `_cases_v_rels_products_id_idx` ON `_cases_v_rels` (`products_id`);
CREATE INDEX `case_categories__order_idx` ON `case_categories` (`_order`);
CREATE INDEX `case_categories_updated_at_idx` ON `case_categories` (`updated_at`);
CREATE INDEX `case_categories_created_at_idx` ON `case_categories` (`created_at`);
CREATE INDEX `case_categories_deleted_at_idx` ON `case_categories` (`deleted_at`);
CREATE UNIQUE INDEX `case_categories_slug_idx` ON `case_categories_locales` (`slug`,`_locale`);
CREATE INDEX `case_categories__status_idx` ON `case_categories_locales` (`_status`,`_locale`);
CREATE INDEX `_case_categories_v_parent_idx` ON `_case_categories_v` (`parent_id`);
CREATE INDEX `_case_categories_v_version_version__order_idx` ON `_case_categories_v` (`version__order`);
CREATE INDEX `_case_categories_v_version_version_updated_at_idx` ON `_case_categories_v` (`version_updated_at`);
CREATE INDEX `_case_categories_v_version_version_created_at_idx` ON `_case_categories_v` (`version_created_at`);
CREATE INDEX `_case_categories_v_version_version_deleted_at_idx` ON `_case_categories_v` (`version_deleted_at`);
CREATE INDEX `_case_categories_v_created_at_idx` ON `_case_categories_v` (`created_at`);
CREATE INDEX `_case_categories_v_updated_at_idx` ON `_case_categories_v` (`updated_at`);
CREATE INDEX `_case_categories_v_snapshot_idx` ON `_case_categories_v` (`snapshot`);
CREATE INDEX `_case_categories_v_published_locale_idx` ON `_case_categories_v` (`published_locale`);
CREATE INDEX `_case_categories_v_latest_idx` ON `_case_categories_v` (`latest`);
CREATE INDEX `_case_categories_v_version_version_slug_idx` ON `_case_categories_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_case_categories_v_version_version__status_idx` ON `_case_categories_v_locales` (`version__status`,`_locale`);
CREATE INDEX `products_tasks_order_idx` ON `products_tasks` (`_order`);
CREATE INDEX `products_tasks_parent_id_idx` ON `products_tasks` (`_parent_id`);
CREATE INDEX `products_capabilities_order_idx` ON `products_capabilities` (`_order`);
CREATE INDEX `products_capabilities_parent_id_idx` ON `products_capabilities` (`_parent_id`);
CREATE INDEX `products_architecture_order_idx` ON `products_architecture` (`_order`);
CREATE INDEX `products_architecture_parent_id_idx` ON `products_architecture` (`_parent_id`);
CREATE INDEX `products_use_cases_order_idx` ON `products_use_cases` (`_order`);
CREATE INDEX `products_use_cases_parent_id_idx` ON `products_use_cases` (`_parent_id`);
CREATE INDEX `products_comparison_order_idx` ON `products_comparison` (`_order`);
CREATE INDEX `products_comparison_parent_id_idx` ON `products_comparison` (`_parent_id`);
CREATE INDEX `products_comparison_criterion_idx` ON `products_comparison` (`criterion_id`);
CREATE INDEX `products_requirements_order_idx` ON `products_requirements` (`_order`);
CREATE INDEX `products_requirements_parent_id_idx` ON `products_requirements` (`_parent_id`);
CREATE INDEX `products_documents_order_idx` ON `products_documents` (`_order`);
CREATE INDEX `products_documents_parent_id_idx` ON `products_documents` (`_parent_id`);
CREATE INDEX `products_questions_order_idx` ON `products_questions` (`_order`);
CREATE INDEX `products_questions_parent_id_idx` ON `products_questions` (`_parent_id`);
CREATE INDEX `products__order_idx` ON `products` (`_order`);
CREATE INDEX `products_image_idx` ON `products` (`image_id`);
CREATE INDEX `products_updated_at_idx` ON `products` (`updated_at`);
CREATE INDEX `products_created_at_idx` ON `products` (`created_at`);
CREATE INDEX `products_deleted_at_idx` ON `products` (`deleted_at`);
CREATE UNIQUE INDEX `products_slug_idx` ON `products_locales` (`slug`,`_locale`);
CREATE INDEX `products__status_idx` ON `products_locales` (`_status`,`_locale`);
CREATE INDEX `_products_v_version_tasks_order_idx` ON `_products_v_version_tasks` (`_order`);
CREATE INDEX `_products_v_version_tasks_parent_id_idx` ON `_products_v_version_tasks` (`_parent_id`);
CREATE INDEX `_products_v_version_capabilities_order_idx` ON `_products_v_version_capabilities` (`_order`);
CREATE INDEX `_products_v_version_capabilities_parent_id_idx` ON `_products_v_version_capabilities` (`_parent_id`);
CREATE INDEX `_products_v_version_architecture_order_idx` ON `_products_v_version_architecture` (`_order`);
CREATE INDEX `_products_v_version_architecture_parent_id_idx` ON `_products_v_version_architecture` (`_parent_id`);
CREATE INDEX `_products_v_version_use_cases_order_idx` ON `_products_v_version_use_cases` (`_order`);
CREATE INDEX `_products_v_version_use_cases_parent_id_idx` ON `_products_v_version_use_cases` (`_parent_id`);
CREATE INDEX `_products_v_version_comparison_order_idx` ON `_products_v_version_comparison` (`_order`);
CREATE INDEX `_products_v_version_comparison_parent_id_idx` ON `_products_v_version_comparison` (`_parent_id`);
CREATE INDEX `_products_v_version_comparison_criterion_idx` ON `_products_v_version_comparison` (`criterion_id`);
CREATE INDEX `_products_v_version_requirements_order_idx` ON `_products_v_version_requirements` (`_order`);
CREATE INDEX `_products_v_version_requirements_parent_id_idx` ON `_products_v_version_requirements` (`_parent_id`);
CREATE INDEX `_products_v_version_documents_order_idx` ON `_products_v_version_documents` (`_order`);
CREATE INDEX `_products_v_version_documents_parent_id_idx` ON `_products_v_version_documents` (`_parent_id`);
CREATE INDEX `_products_v_version_questions_order_idx` ON `_products_v_version_questions` (`_order`);
CREATE INDEX `_products_v_version_questions_parent_id_idx` ON `_products_v_version_questions` (`_parent_id`);
CREATE INDEX `_products_v_parent_idx` ON `_products_v` (`parent_id`);
CREATE INDEX `_products_v_version_version__order_idx` ON `_products_v` (`version__order`);
CREATE INDEX `_products_v_version_version_image_idx` ON `_products_v` (`version_image_id`);
CREATE INDEX `_products_v_version_version_updated_at_idx` ON `_products_v` (`version_updated_at`);
CREATE INDEX `_products_v_version_version_created_at_idx` ON `_products_v` (`version_created_at`);
CREATE INDEX `_products_v_version_version_deleted_at_idx` ON `_products_v` (`version_deleted_at`);
CREATE INDEX `_products_v_created_at_idx` ON `_products_v` (`created_at`);
CREATE INDEX `_products_v_updated_at_idx` ON `_products_v` (`updated_at`);
CREATE INDEX `_products_v_snapshot_idx` ON `_products_v` (`snapshot`);
CREATE INDEX `_products_v_published_locale_idx` ON `_products_v` (`published_locale`);
CREATE INDEX `_products_v_latest_idx` ON `_products_v` (`latest`);
CREATE INDEX `_products_v_version_version_slug_idx` ON `_products_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_products_v_version_version__status_idx` ON `_products_v_locales` (`version__status`,`_locale`);
CREATE INDEX `product_criteria__order_idx` ON `product_criteria` (`_order`);
CREATE INDEX `product_criteria_updated_at_idx` ON `product_criteria` (`updated_at`);
CREATE INDEX `product_criteria_created_at_idx` ON `product_criteria` (`created_at`);
CREATE INDEX `product_criteria_deleted_at_idx` ON `product_criteria` (`deleted_at`);
CREATE INDEX `product_criteria__status_idx` ON `product_criteria_locales` (`_status`,`_locale`);
CREATE INDEX `_product_criteria_v_parent_idx` ON `_product_criteria_v` (`parent_id`);
CREATE INDEX `_product_criteria_v_version_version__order_idx` ON `_product_criteria_v` (`version__order`);
CREATE INDEX `_product_criteria_v_version_version_updated_at_idx` ON `_product_criteria_v` (`version_updated_at`);
CREATE INDEX `_product_criteria_v_version_version_created_at_idx` ON `_product_criteria_v` (`version_created_at`);
CREATE INDEX `_product_criteria_v_version_version_deleted_at_idx` ON `_product_criteria_v` (`version_deleted_at`);
CREATE INDEX `_product_criteria_v_created_at_idx` ON `_product_criteria_v` (`created_at`);
CREATE INDEX `_product_criteria_v_updated_at_idx` ON `_product_criteria_v` (`updated_at`);
CREATE INDEX `_product_criteria_v_snapshot_idx` ON `_product_criteria_v` (`snapshot`);
CREATE INDEX `_product_criteria_v_published_locale_idx` ON `_product_criteria_v` (`published_locale`);
CREATE INDEX `_product_criteria_v_latest_idx` ON `_product_criteria_v` (`latest`);
CREATE INDEX `_product_criteria_v_version_version__status_idx` ON `_product_criteria_v_locales` (`version__status`,`_locale`);
CREATE INDEX `releases_requirements_order_idx` ON `releases_requirements` (`_order`);
CREATE INDEX `releases_requirements_parent_id_idx` ON `releases_requirements` (`_parent_id`);
CREATE INDEX `releases_version_idx` ON `releases` (`version`);
CREATE INDEX `releases_version_key_idx` ON `releases` (`version_key`);
CREATE INDEX `releases_channel_idx` ON `releases` (`channel`);
CREATE INDEX `releases_date_idx` ON `releases` (`date`);
CREATE INDEX `releases_updated_at_idx` ON `releases` (`updated_at`);
CREATE INDEX `releases_created_at_idx` ON `releases` (`created_at`);
CREATE INDEX `releases_deleted_at_idx` ON `releases` (`deleted_at`);
CREATE INDEX `releases__status_idx` ON `releases_locales` (`_status`,`_locale`);
CREATE INDEX `releases_rels_order_idx` ON `releases_rels` (`order`);
CREATE INDEX `releases_rels_parent_idx` ON `releases_rels` (`parent_id`);
CREATE INDEX `releases_rels_path_idx` ON `releases_rels` (`path`);
CREATE INDEX `releases_rels_products_id_idx` ON `releases_rels` (`products_id`);
CREATE INDEX `_releases_v_version_requirements_order_idx` ON `_releases_v_version_requirements` (`_order`);
CREATE INDEX `_releases_v_version_requirements_parent_id_idx` ON `_releases_v_version_requirements` (`_parent_id`);
CREATE INDEX `_releases_v_parent_idx` ON `_releases_v` (`parent_id`);
CREATE INDEX `_releases_v_version_version_version_idx` ON `_releases_v` (`version_version`);
CREATE INDEX `_releases_v_version_version_version_key_idx` ON `_releases_v` (`version_version_key`);
CREATE INDEX `_releases_v_version_version_channel_idx` ON `_releases_v` (`version_channel`);
CREATE INDEX `_releases_v_version_version_date_idx` ON `_releases_v` (`version_date`);
CREATE INDEX `_releases_v_version_version_updated_at_idx` ON `_releases_v` (`version_updated_at`);
CREATE INDEX `_releases_v_version_version_created_at_idx` ON `_releases_v` (`version_created_at`);
CREATE INDEX `_releases_v_version_version_deleted_at_idx` ON `_releases_v` (`version_deleted_at`);
CREATE INDEX `_releases_v_created_at_idx` ON `_releases_v` (`created_at`);
CREATE INDEX `_releases_v_updated_at_idx` ON `_releases_v` (`updated_at`);
CREATE INDEX `_releases_v_snapshot_idx` ON `_releases_v` (`snapshot`);
CREATE INDEX `_releases_v_published_locale_idx` ON `_releases_v` (`published_locale`);
CREATE INDEX `_releases_v_latest_idx` ON `_releases_v` (`latest`);
CREATE INDEX `_releases_v_version_version__status_idx` ON `_releases_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_releases_v_rels_order_idx` ON `_releases_v_rels` (`order`);
CREATE INDEX `_releases_v_rels_parent_idx` ON `_releases_v_rels` (`parent_id`);
CREATE INDEX `_releases_v_rels_path_idx` ON `_releases_v_rels` (`path`);
CREATE INDEX `_releases_v_rels_products_id_idx` ON `_releases_v_rels` (`products_id`);
CREATE INDEX `release_files_release_idx` ON `release_files` (`release_id`);
CREATE INDEX `release_files_product_idx` ON `release_files` (`product_id`);
CREATE INDEX `release_files_name_idx` ON `release_files` (`name`);
CREATE INDEX `release_files_system_idx` ON `release_files` (`system`);
CREATE INDEX `release_files_toolbox_idx` ON `release_files` (`toolbox_id`);
CREATE INDEX `release_files_state_idx` ON `release_files` (`state`);
CREATE INDEX `release_files_sha256_idx` ON `release_files` (`sha256`);
CREATE INDEX `release_files_missing_since_idx` ON `release_files` (`missing_since`);
CREATE INDEX `release_files_updated_at_idx` ON `release_files` (`updated_at`);
CREATE INDEX `release_files_created_at_idx` ON `release_files` (`created_at`);
CREATE INDEX `toolboxes_examples_order_idx` ON `toolboxes_examples` (`_order`);
CREATE INDEX `toolboxes_examples_parent_id_idx` ON `toolboxes_examples` (`_parent_id`);
CREATE INDEX `toolboxes_counterparts_order_idx` ON `toolboxes_counterparts` (`_order`);
CREATE INDEX `toolboxes_counterparts_parent_id_idx` ON `toolboxes_counterparts` (`_parent_id`);
CREATE INDEX `toolboxes_releases_order_idx` ON `toolboxes_releases` (`_order`);
CREATE INDEX `toolboxes_releases_parent_id_idx` ON `toolboxes_releases` (`_parent_id`);
CREATE UNIQUE INDEX `toolboxes_package_idx` ON `toolboxes` (`package`);
CREATE INDEX `toolboxes_domain_idx` ON `toolboxes` (`domain_id`);
CREATE INDEX `toolboxes_licence_idx` ON `toolboxes` (`licence`);
CREATE INDEX `toolboxes_first_released_on_idx` ON `toolboxes` (`first_released_on`);
CREATE INDEX `toolboxes_last_released_on_idx` ON `toolboxes` (`last_released_on`);
CREATE INDEX `toolboxes_updated_at_idx` ON `toolboxes` (`updated_at`);
CREATE INDEX `toolboxes_created_at_idx` ON `toolboxes` (`created_at`);
CREATE INDEX `toolboxes_deleted_at_idx` ON `toolboxes` (`deleted_at`);
CREATE UNIQUE INDEX `toolboxes_slug_idx` ON `toolboxes_locales` (`slug`,`_locale`);
CREATE INDEX `toolboxes__status_idx` ON `toolboxes_locales` (`_status`,`_locale`);
CREATE INDEX `toolboxes_rels_order_idx` ON `toolboxes_rels` (`order`);
CREATE INDEX `toolboxes_rels_parent_idx` ON `toolboxes_rels` (`parent_id`);
CREATE INDEX `toolboxes_rels_path_idx` ON `toolboxes_rels` (`path`);
CREATE INDEX `toolboxes_rels_products_id_idx` ON `toolboxes_rels` (`products_id`);
CREATE INDEX `toolboxes_rels_toolboxes_id_idx` ON `toolboxes_rels` (`toolboxes_id`);
CREATE INDEX `_toolboxes_v_version_examples_order_idx` ON `_toolboxes_v_version_examples` (`_order`);
CREATE INDEX `_toolboxes_v_version_examples_parent_id_idx` ON `_toolboxes_v_version_examples` (`_parent_id`);
CREATE INDEX `_toolboxes_v_version_counterparts_order_idx` ON `_toolboxes_v_version_counterparts` (`_order`);
CREATE INDEX `_toolboxes_v_version_counterparts_parent_id_idx` ON `_toolboxes_v_version_counterparts` (`_parent_id`);
CREATE INDEX `_toolboxes_v_version_releases_order_idx` ON `_toolboxes_v_version_releases` (`_order`);
CREATE INDEX `_toolboxes_v_version_releases_parent_id_idx` ON `_toolboxes_v_version_releases` (`_parent_id`);
CREATE INDEX `_toolboxes_v_parent_idx` ON `_toolboxes_v` (`parent_id`);
CREATE INDEX `_toolboxes_v_version_version_package_idx` ON `_toolboxes_v` (`version_package`);
CREATE INDEX `_toolboxes_v_version_version_domain_idx` ON `_toolboxes_v` (`version_domain_id`);
CREATE INDEX `_toolboxes_v_version_version_licence_idx` ON `_toolboxes_v` (`version_licence`);
CREATE INDEX `_toolboxes_v_version_version_first_released_on_idx` ON `_toolboxes_v` (`version_first_released_on`);
CREATE INDEX `_toolboxes_v_version_version_last_released_on_idx` ON `_toolboxes_v` (`version_last_released_on`);
CREATE INDEX `_toolboxes_v_version_version_updated_at_idx` ON `_toolboxes_v` (`version_updated_at`);
CREATE INDEX `_toolboxes_v_version_version_created_at_idx` ON `_toolboxes_v` (`version_created_at`);
CREATE INDEX `_toolboxes_v_version_version_deleted_at_idx` ON `_toolboxes_v` (`version_deleted_at`);
CREATE INDEX `_toolboxes_v_created_at_idx` ON `_toolboxes_v` (`created_at`);
CREATE INDEX `_toolboxes_v_updated_at_idx` ON `_toolboxes_v` (`updated_at`);
CREATE INDEX `_toolboxes_v_snapshot_idx` ON `_toolboxes_v` (`snapshot`);
CREATE INDEX `_toolboxes_v_published_locale_idx` ON `_toolboxes_v` (`published_locale`);
CREATE INDEX `_toolboxes_v_latest_idx` ON `_toolboxes_v` (`latest`);
CREATE INDEX `_toolboxes_v_version_version_slug_idx` ON `_toolboxes_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_toolboxes_v_version_version__status_idx` ON `_toolboxes_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_toolboxes_v_rels_order_idx` ON `_toolboxes_v_rels` (`order`);
CREATE INDEX `_toolboxes_v_rels_parent_idx` ON `_toolboxes_v_rels` (`parent_id`);
CREATE INDEX `_toolboxes_v_rels_path_idx` ON `_toolboxes_v_rels` (`path`);
CREATE INDEX `_toolboxes_v_rels_products_id_idx` ON `_toolboxes_v_rels` (`products_id`);
CREATE INDEX `_toolboxes_v_rels_toolboxes_id_idx` ON `_toolboxes_v_rels` (`toolboxes_id`);
CREATE INDEX `toolbox_domains__order_idx` ON `toolbox_domains` (`_order`);
CREATE INDEX `toolbox_domains_updated_at_idx` ON `toolbox_domains` (`updated_at`);
CREATE INDEX `toolbox_domains_created_at_idx` ON `toolbox_domains` (`created_at`);
CREATE INDEX `toolbox_domains_deleted_at_idx` ON `toolbox_domains` (`deleted_at`);
CREATE UNIQUE INDEX `toolbox_domains_slug_idx` ON `toolbox_domains_locales` (`slug`,`_locale`);
CREATE INDEX `toolbox_domains__status_idx` ON `toolbox_domains_locales` (`_status`,`_locale`);
CREATE INDEX `_toolbox_domains_v_parent_idx` ON `_toolbox_domains_v` (`parent_id`);
CREATE INDEX `_toolbox_domains_v_version_version__order_idx` ON `_toolbox_domains_v` (`version__order`);
CREATE INDEX `_toolbox_domains_v_version_version_updated_at_idx` ON `_toolbox_domains_v` (`version_updated_at`);
CREATE INDEX `_toolbox_domains_v_version_version_created_at_idx` ON `_toolbox_domains_v` (`version_created_at`);
CREATE INDEX `_toolbox_domains_v_version_version_deleted_at_idx` ON `_toolbox_domains_v` (`version_deleted_at`);
CREATE INDEX `_toolbox_domains_v_created_at_idx` ON `_toolbox_domains_v` (`created_at`);
CREATE INDEX `_toolbox_domains_v_updated_at_idx` ON `_toolbox_domains_v` (`updated_at`);
CREATE INDEX `_toolbox_domains_v_snapshot_idx` ON `_toolbox_domains_v` (`snapshot`);
CREATE INDEX `_toolbox_domains_v_published_locale_idx` ON `_toolbox_domains_v` (`published_locale`);
CREATE INDEX `_toolbox_domains_v_latest_idx` ON `_toolbox_domains_v` (`latest`);
CREATE INDEX `_toolbox_domains_v_version_version_slug_idx` ON `_toolbox_domains_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_toolbox_domains_v_version_version__status_idx` ON `_toolbox_domains_v_locales` (`version__status`,`_locale`);
CREATE INDEX `machines_specifications_rows_order_idx` ON `machines_specifications_rows` (`_order`);
CREATE INDEX `machines_specifications_rows_parent_id_idx` ON `machines_specifications_rows` (`_parent_id`);
CREATE INDEX `machines_specifications_order_idx` ON `machines_specifications` (`_order`);
CREATE INDEX `machines_specifications_parent_id_idx` ON `machines_specifications` (`_parent_id`);
CREATE INDEX `machines_signals_order_idx` ON `machines_signals` (`_order`);
CREATE INDEX `machines_signals_parent_id_idx` ON `machines_signals` (`_parent_id`);
CREATE INDEX `machines_certificates_order_idx` ON `machines_certificates` (`_order`);
CREATE INDEX `machines_certificates_parent_id_idx` ON `machines_certificates` (`_parent_id`);
CREATE INDEX `machines_documents_order_idx` ON `machines_documents` (`_order`);
CREATE INDEX `machines_documents_parent_id_idx` ON `machines_documents` (`_parent_id`);
CREATE INDEX `machines__order_idx` ON `machines` (`_order`);
CREATE INDEX `machines_class_idx` ON `machines` (`class_id`);
CREATE INDEX `machines_image_idx` ON `machines` (`image_id`);
CREATE INDEX `machines_updated_at_idx` ON `machines` (`updated_at`);
CREATE INDEX `machines_created_at_idx` ON `machines` (`created_at`);
CREATE INDEX `machines_deleted_at_idx` ON `machines` (`deleted_at`);
CREATE UNIQUE INDEX `machines_slug_idx` ON `machines_locales` (`slug`,`_locale`);
CREATE INDEX `machines__status_idx` ON `machines_locales` (`_status`,`_locale`);
CREATE INDEX `machines_rels_order_idx` ON `machines_rels` (`order`);
CREATE INDEX `machines_rels_parent_idx` ON `machines_rels` (`parent_id`);
CREATE INDEX `machines_rels_path_idx` ON `machines_rels` (`path`);
CREATE INDEX `machines_rels_machine_interfaces_id_idx` ON `machines_rels` (`machine_interfaces_id`);
CREATE INDEX `machines_rels_media_id_idx` ON `machines_rels` (`media_id`);
CREATE INDEX `machines_rels_products_id_idx` ON `machines_rels` (`products_id`);
CREATE INDEX `_machines_v_version_specifications_rows_order_idx` ON `_machines_v_version_specifications_rows` (`_order`);
CREATE INDEX `_machines_v_version_specifications_rows_parent_id_idx` ON `_machines_v_version_specifications_rows` (`_parent_id`);
CREATE INDEX `_machines_v_version_specifications_order_idx` ON `_machines_v_version_specifications` (`_order`);
CREATE INDEX `_machines_v_version_specifications_parent_id_idx` ON `_machines_v_version_specifications` (`_parent_id`);
CREATE INDEX `_machines_v_version_signals_order_idx` ON `_machines_v_version_signals` (`_order`);
CREATE INDEX `_machines_v_version_signals_parent_id_idx` ON `_machines_v_version_signals` (`_parent_id`);
CREATE INDEX `_machines_v_version_certificates_order_idx` ON `_machines_v_version_certificates` (`_order`);
CREATE INDEX `_machines_v_version_certificates_parent_id_idx` ON `_machines_v_version_certificates` (`_parent_id`);
CREATE INDEX `_machines_v_version_documents_order_idx` ON `_machines_v_version_documents` (`_order`);
CREATE INDEX `_machines_v_version_documents_parent_id_idx` ON `_machines_v_version_documents` (`_parent_id`);
CREATE INDEX `_machines_v_parent_idx` ON `_machines_v` (`parent_id`);
CREATE INDEX `_machines_v_version_version__order_idx` ON `_machines_v` (`version__order`);
CREATE INDEX `_machines_v_version_version_class_idx` ON `_machines_v` (`version_class_id`);
CREATE INDEX `_machines_v_version_version_image_idx` ON `_machines_v` (`version_image_id`);
CREATE INDEX `_machines_v_version_version_updated_at_idx` ON `_machines_v` (`version_updated_at`);
CREATE INDEX `_machines_v_version_version_created_at_idx` ON `_machines_v` (`version_created_at`);
CREATE INDEX `_machines_v_version_version_deleted_at_idx` ON `_machines_v` (`version_deleted_at`);
CREATE INDEX `_machines_v_created_at_idx` ON `_machines_v` (`created_at`);
CREATE INDEX `_machines_v_updated_at_idx` ON `_machines_v` (`updated_at`);
CREATE INDEX `_machines_v_snapshot_idx` ON `_machines_v` (`snapshot`);
CREATE INDEX `_machines_v_published_locale_idx` ON `_machines_v` (`published_locale`);
CREATE INDEX `_machines_v_latest_idx` ON `_machines_v` (`latest`);
CREATE INDEX `_machines_v_version_version_slug_idx` ON `_machines_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_machines_v_version_version__status_idx` ON `_machines_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_machines_v_rels_order_idx` ON `_machines_v_rels` (`order`);
CREATE INDEX `_machines_v_rels_parent_idx` ON `_machines_v_rels` (`parent_id`);
CREATE INDEX `_machines_v_rels_path_idx` ON `_machines_v_rels` (`path`);
CREATE INDEX `_machines_v_rels_machine_interfaces_id_idx` ON `_machines_v_rels` (`machine_interfaces_id`);
CREATE INDEX `_machines_v_rels_media_id_idx` ON `_machines_v_rels` (`media_id`);
CREATE INDEX `_machines_v_rels_products_id_idx` ON `_machines_v_rels` (`products_id`);
CREATE INDEX `machine_classes__order_idx` ON `machine_classes` (`_order`);
CREATE INDEX `machine_classes_updated_at_idx` ON `machine_classes` (`updated_at`);
CREATE INDEX `machine_classes_created_at_idx` ON `machine_classes` (`created_at`);
CREATE INDEX `machine_classes_deleted_at_idx` ON `machine_classes` (`deleted_at`);
CREATE UNIQUE INDEX `machine_classes_slug_idx` ON `machine_classes_locales` (`slug`,`_locale`);
CREATE INDEX `machine_classes__status_idx` ON `machine_classes_locales` (`_status`,`_locale`);
CREATE INDEX `_machine_classes_v_parent_idx` ON `_machine_classes_v` (`parent_id`);
CREATE INDEX `_machine_classes_v_version_version__order_idx` ON `_machine_classes_v` (`version__order`);
CREATE INDEX `_machine_classes_v_version_version_updated_at_idx` ON `_machine_classes_v` (`version_updated_at`);
CREATE INDEX `_machine_classes_v_version_version_created_at_idx` ON `_machine_classes_v` (`version_created_at`);
CREATE INDEX `_machine_classes_v_version_version_deleted_at_idx` ON `_machine_classes_v` (`version_deleted_at`);
CREATE INDEX `_machine_classes_v_created_at_idx` ON `_machine_classes_v` (`created_at`);
CREATE INDEX `_machine_classes_v_updated_at_idx` ON `_machine_classes_v` (`updated_at`);
CREATE INDEX `_machine_classes_v_snapshot_idx` ON `_machine_classes_v` (`snapshot`);
CREATE INDEX `_machine_classes_v_published_locale_idx` ON `_machine_classes_v` (`published_locale`);
CREATE INDEX `_machine_classes_v_latest_idx` ON `_machine_classes_v` (`latest`);
CREATE INDEX `_machine_classes_v_version_version_slug_idx` ON `_machine_classes_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_machine_classes_v_version_version__status_idx` ON `_machine_classes_v_locales` (`version__status`,`_locale`);
CREATE INDEX `machine_interfaces__order_idx` ON `machine_interfaces` (`_order`);
CREATE INDEX `machine_interfaces_updated_at_idx` ON `machine_interfaces` (`updated_at`);
CREATE INDEX `machine_interfaces_created_at_idx` ON `machine_interfaces` (`created_at`);
CREATE INDEX `machine_interfaces_deleted_at_idx` ON `machine_interfaces` (`deleted_at`);
CREATE UNIQUE INDEX `machine_interfaces_slug_idx` ON `machine_interfaces_locales` (`slug`,`_locale`);
CREATE INDEX `machine_interfaces__status_idx` ON `machine_interfaces_locales` (`_status`,`_locale`);
CREATE INDEX `_machine_interfaces_v_parent_idx` ON `_machine_interfaces_v` (`parent_id`);
CREATE INDEX `_machine_interfaces_v_version_version__order_idx` ON `_machine_interfaces_v` (`version__order`);
CREATE INDEX `_machine_interfaces_v_version_version_updated_at_idx` ON `_machine_interfaces_v` (`version_updated_at`);
CREATE INDEX `_machine_interfaces_v_version_version_created_at_idx` ON `_machine_interfaces_v` (`version_created_at`);
CREATE INDEX `_machine_interfaces_v_version_version_deleted_at_idx` ON `_machine_interfaces_v` (`version_deleted_at`);
CREATE INDEX `_machine_interfaces_v_created_at_idx` ON `_machine_interfaces_v` (`created_at`);
CREATE INDEX `_machine_interfaces_v_updated_at_idx` ON `_machine_interfaces_v` (`updated_at`);
CREATE INDEX `_machine_interfaces_v_snapshot_idx` ON `_machine_interfaces_v` (`snapshot`);
CREATE INDEX `_machine_interfaces_v_published_locale_idx` ON `_machine_interfaces_v` (`published_locale`);
CREATE INDEX `_machine_interfaces_v_latest_idx` ON `_machine_interfaces_v` (`latest`);
CREATE INDEX `_machine_interfaces_v_version_version_slug_idx` ON `_machine_interfaces_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_machine_interfaces_v_version_version__status_idx` ON `_machine_interfaces_v_locales` (`version__status`,`_locale`);
CREATE INDEX `engines__order_idx` ON `engines` (`_order`);
CREATE INDEX `engines_updated_at_idx` ON `engines` (`updated_at`);
CREATE INDEX `engines_created_at_idx` ON `engines` (`created_at`);
CREATE INDEX `engines_deleted_at_idx` ON `engines` (`deleted_at`);
CREATE INDEX `engines__status_idx` ON `engines_locales` (`_status`,`_locale`);
CREATE INDEX `_engines_v_parent_idx` ON `_engines_v` (`parent_id`);
CREATE INDEX `_engines_v_version_version__order_idx` ON `_engines_v` (`version__order`);
CREATE INDEX `_engines_v_version_version_updated_at_idx` ON `_engines_v` (`version_updated_at`);
CREATE INDEX `_engines_v_version_version_created_at_idx` ON `_engines_v` (`version_created_at`);
CREATE INDEX `_engines_v_version_version_deleted_at_idx` ON `_engines_v` (`version_deleted_at`);
CREATE INDEX `_engines_v_created_at_idx` ON `_engines_v` (`created_at`);
CREATE INDEX `_engines_v_updated_at_idx` ON `_engines_v` (`updated_at`);
CREATE INDEX `_engines_v_snapshot_idx` ON `_engines_v` (`snapshot`);
CREATE INDEX `_engines_v_published_locale_idx` ON `_engines_v` (`published_locale`);
CREATE INDEX `_engines_v_latest_idx` ON `_engines_v` (`latest`);
CREATE INDEX `_engines_v_version_version__status_idx` ON `_engines_v_locales` (`version__status`,`_locale`);
CREATE INDEX `industries__order_idx` ON `industries` (`_order`);
CREATE INDEX `industries_updated_at_idx` ON `industries` (`updated_at`);
CREATE INDEX `industries_created_at_idx` ON `industries` (`created_at`);
CREATE INDEX `industries_deleted_at_idx` ON `industries` (`deleted_at`);
CREATE UNIQUE INDEX `industries_slug_idx` ON `industries_locales` (`slug`,`_locale`);
CREATE INDEX `industries__status_idx` ON `industries_locales` (`_status`,`_locale`);
CREATE INDEX `_industries_v_parent_idx` ON `_industries_v` (`parent_id`);
CREATE INDEX `_industries_v_version_version__order_idx` ON `_industries_v` (`version__order`);
CREATE INDEX `_industries_v_version_version_updated_at_idx` ON `_industries_v` (`version_updated_at`);
CREATE INDEX `_industries_v_version_version_created_at_idx` ON `_industries_v` (`version_created_at`);
CREATE INDEX `_industries_v_version_version_deleted_at_idx` ON `_industries_v` (`version_deleted_at`);
CREATE INDEX `_industries_v_created_at_idx` ON `_industries_v` (`created_at`);
CREATE INDEX `_industries_v_updated_at_idx` ON `_industries_v` (`updated_at`);
CREATE INDEX `_industries_v_snapshot_idx` ON `_industries_v` (`snapshot`);
CREATE INDEX `_industries_v_published_locale_idx` ON `_industries_v` (`published_locale`);
CREATE INDEX `_industries_v_latest_idx` ON `_industries_v` (`latest`);
CREATE INDEX `_industries_v_version_version_slug_idx` ON `_industries_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_industries_v_version_version__status_idx` ON `_industries_v_locales` (`version__status`,`_locale`);
CREATE INDEX `solutions_method_order_idx` ON `solutions_method` (`_order`);
CREATE INDEX `solutions_method_parent_id_idx` ON `solutions_method` (`_parent_id`);
CREATE INDEX `solutions_architecture_order_idx` ON `solutions_architecture` (`_order`);
CREATE INDEX `solutions_architecture_parent_id_idx` ON `solutions_architecture` (`_parent_id`);
CREATE INDEX `solutions_results_order_idx` ON `solutions_results` (`_order`);
CREATE INDEX `solutions_results_parent_id_idx` ON `solutions_results` (`_parent_id`);
CREATE INDEX `solutions__order_idx` ON `solutions` (`_order`);
CREATE INDEX `solutions_industry_idx` ON `solutions` (`industry_id`);
CREATE INDEX `solutions_image_idx` ON `solutions` (`image_id`);
CREATE INDEX `solutions_updated_at_idx` ON `solutions` (`updated_at`);
CREATE INDEX `solutions_created_at_idx` ON `solutions` (`created_at`);
CREATE INDEX `solutions_deleted_at_idx` ON `solutions` (`deleted_at`);
CREATE UNIQUE INDEX `solutions_slug_idx` ON `solutions_locales` (`slug`,`_locale`);
CREATE INDEX `solutions__status_idx` ON `solutions_locales` (`_status`,`_locale`);
CREATE INDEX `solutions_rels_order_idx` ON `solutions_rels` (`order`);
CREATE INDEX `solutions_rels_parent_idx` ON `solutions_rels` (`parent_id`);
CREATE INDEX `solutions_rels_path_idx` ON `solutions_rels` (`path`);
CREATE INDEX `solutions_rels_products_id_idx` ON `solutions_rels` (`products_id`);
CREATE INDEX `solutions_rels_attachments_id_idx` ON `solutions_rels` (`attachments_id`);
CREATE INDEX `_solutions_v_version_method_order_idx` ON `_solutions_v_version_method` (`_order`);
CREATE INDEX `_solutions_v_version_method_parent_id_idx` ON `_solutions_v_version_method` (`_parent_id`);
CREATE INDEX `_solutions_v_version_architecture_order_idx` ON `_solutions_v_version_architecture` (`_order`);
CREATE INDEX `_solutions_v_version_architecture_parent_id_idx` ON `_solutions_v_version_architecture` (`_parent_id`);
CREATE INDEX `_solutions_v_version_results_order_idx` ON `_solutions_v_version_results` (`_order`);
CREATE INDEX `_solutions_v_version_results_parent_id_idx` ON `_solutions_v_version_results` (`_parent_id`);
CREATE INDEX `_solutions_v_parent_idx` ON `_solutions_v` (`parent_id`);
CREATE INDEX `_solutions_v_version_version__order_idx` ON `_solutions_v` (`version__order`);
CREATE INDEX `_solutions_v_version_version_industry_idx` ON `_solutions_v` (`version_industry_id`);
CREATE INDEX `_solutions_v_version_version_image_idx` ON `_solutions_v` (`version_image_id`);
CREATE INDEX `_solutions_v_version_version_updated_at_idx` ON `_solutions_v` (`version_updated_at`);
CREATE INDEX `_solutions_v_version_version_created_at_idx` ON `_solutions_v` (`version_created_at`);
CREATE INDEX `_solutions_v_version_version_deleted_at_idx` ON `_solutions_v` (`version_deleted_at`);
CREATE INDEX `_solutions_v_created_at_idx` ON `_solutions_v` (`created_at`);
CREATE INDEX `_solutions_v_updated_at_idx` ON `_solutions_v` (`updated_at`);
CREATE INDEX `_solutions_v_snapshot_idx` ON `_solutions_v` (`snapshot`);
CREATE INDEX `_solutions_v_published_locale_idx` ON `_solutions_v` (`published_locale`);
CREATE INDEX `_solutions_v_latest_idx` ON `_solutions_v` (`latest`);
CREATE INDEX `_solutions_v_version_version_slug_idx` ON `_solutions_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_solutions_v_version_version__status_idx` ON `_solutions_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_solutions_v_rels_order_idx` ON `_solutions_v_rels` (`order`);
CREATE INDEX `_solutions_v_rels_parent_idx` ON `_solutions_v_rels` (`parent_id`);
CREATE INDEX `_solutions_v_rels_path_idx` ON `_solutions_v_rels` (`path`);
CREATE INDEX `_solutions_v_rels_products_id_idx` ON `_solutions_v_rels` (`products_id`);
CREATE INDEX `_solutions_v_rels_attachments_id_idx` ON `_solutions_v_rels` (`attachments_id`);
CREATE INDEX `function_areas_groups_order_idx` ON `function_areas_groups` (`_order`);
CREATE INDEX `function_areas_groups_parent_id_idx` ON `function_areas_groups` (`_parent_id`);
CREATE INDEX `function_areas__order_idx` ON `function_areas` (`_order`);
CREATE INDEX `function_areas_updated_at_idx` ON `function_areas` (`updated_at`);
CREATE INDEX `function_areas_created_at_idx` ON `function_areas` (`created_at`);
CREATE INDEX `function_areas_deleted_at_idx` ON `function_areas` (`deleted_at`);
CREATE UNIQUE INDEX `function_areas_slug_idx` ON `function_areas_locales` (`slug`,`_locale`);
CREATE INDEX `function_areas__status_idx` ON `function_areas_locales` (`_status`,`_locale`);
CREATE INDEX `_function_areas_v_version_groups_order_idx` ON `_function_areas_v_version_groups` (`_order`);
CREATE INDEX `_function_areas_v_version_groups_parent_id_idx` ON `_function_areas_v_version_groups` (`_parent_id`);
CREATE INDEX `_function_areas_v_parent_idx` ON `_function_areas_v` (`parent_id`);
CREATE INDEX `_function_areas_v_version_version__order_idx` ON `_function_areas_v` (`version__order`);
CREATE INDEX `_function_areas_v_version_version_updated_at_idx` ON `_function_areas_v` (`version_updated_at`);
CREATE INDEX `_function_areas_v_version_version_created_at_idx` ON `_function_areas_v` (`version_created_at`);
CREATE INDEX `_function_areas_v_version_version_deleted_at_idx` ON `_function_areas_v` (`version_deleted_at`);
CREATE INDEX `_function_areas_v_created_at_idx` ON `_function_areas_v` (`created_at`);
CREATE INDEX `_function_areas_v_updated_at_idx` ON `_function_areas_v` (`updated_at`);
CREATE INDEX `_function_areas_v_snapshot_idx` ON `_function_areas_v` (`snapshot`);
CREATE INDEX `_function_areas_v_published_locale_idx` ON `_function_areas_v` (`published_locale`);
CREATE INDEX `_function_areas_v_latest_idx` ON `_function_areas_v` (`latest`);
CREATE INDEX `_function_areas_v_version_version_slug_idx` ON `_function_areas_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_function_areas_v_version_version__status_idx` ON `_function_areas_v_locales` (`version__status`,`_locale`);
CREATE INDEX `block_libraries_blocks_order_idx` ON `block_libraries_blocks` (`_order`);
CREATE INDEX `block_libraries_blocks_parent_id_idx` ON `block_libraries_blocks` (`_parent_id`);
CREATE INDEX `block_libraries__order_idx` ON `block_libraries` (`_order`);
CREATE INDEX `block_libraries_updated_at_idx` ON `block_libraries` (`updated_at`);
CREATE INDEX `block_libraries_created_at_idx` ON `block_libraries` (`created_at`);
CREATE INDEX `block_libraries_deleted_at_idx` ON `block_libraries` (`deleted_at`);
CREATE UNIQUE INDEX `block_libraries_slug_idx` ON `block_libraries_locales` (`slug`,`_locale`);
CREATE INDEX `block_libraries__status_idx` ON `block_libraries_locales` (`_status`,`_locale`);
CREATE INDEX `_block_libraries_v_version_blocks_order_idx` ON `_block_libraries_v_version_blocks` (`_order`);
CREATE INDEX `_block_libraries_v_version_blocks_parent_id_idx` ON `_block_libraries_v_version_blocks` (`_parent_id`);
CREATE INDEX `_block_libraries_v_parent_idx` ON `_block_libraries_v` (`parent_id`);
CREATE INDEX `_block_libraries_v_version_version__order_idx` ON `_block_libraries_v` (`version__order`);
CREATE INDEX `_block_libraries_v_version_version_updated_at_idx` ON `_block_libraries_v` (`version_updated_at`);
CREATE INDEX `_block_libraries_v_version_version_created_at_idx` ON `_block_libraries_v` (`version_created_at`);
CREATE INDEX `_block_libraries_v_version_version_deleted_at_idx` ON `_block_libraries_v` (`version_deleted_at`);
CREATE INDEX `_block_libraries_v_created_at_idx` ON `_block_libraries_v` (`created_at`);
CREATE INDEX `_block_libraries_v_updated_at_idx` ON `_block_libraries_v` (`updated_at`);
CREATE INDEX `_block_libraries_v_snapshot_idx` ON `_block_libraries_v` (`snapshot`);
CREATE INDEX `_block_libraries_v_published_locale_idx` ON `_block_libraries_v` (`published_locale`);
CREATE INDEX `_block_libraries_v_latest_idx` ON `_block_libraries_v` (`latest`);
CREATE INDEX `_block_libraries_v_version_version_slug_idx` ON `_block_libraries_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_block_libraries_v_version_version__status_idx` ON `_block_libraries_v_locales` (`version__status`,`_locale`);
CREATE INDEX `platforms_products_order_idx` ON `platforms_products` (`_order`);
CREATE INDEX `platforms_products_parent_id_idx` ON `platforms_products` (`_parent_id`);
CREATE INDEX `platforms_products_product_idx` ON `platforms_products` (`product_id`);
CREATE INDEX `platforms__order_idx` ON `platforms` (`_order`);
CREATE INDEX `platforms_kind_idx` ON `platforms` (`kind`);
CREATE INDEX `platforms_updated_at_idx` ON `platforms` (`updated_at`);
CREATE INDEX `platforms_created_at_idx` ON `platforms` (`created_at`);
CREATE INDEX `platforms_deleted_at_idx` ON `platforms` (`deleted_at`);
CREATE INDEX `platforms__status_idx` ON `platforms_locales` (`_status`,`_locale`);
CREATE INDEX `_platforms_v_version_products_order_idx` ON `_platforms_v_version_products` (`_order`);
CREATE INDEX `_platforms_v_version_products_parent_id_idx` ON `_platforms_v_version_products` (`_parent_id`);
CREATE INDEX `_platforms_v_version_products_product_idx` ON `_platforms_v_version_products` (`product_id`);
CREATE INDEX `_platforms_v_parent_idx` ON `_platforms_v` (`parent_id`);
CREATE INDEX `_platforms_v_version_version__order_idx` ON `_platforms_v` (`version__order`);
CREATE INDEX `_platforms_v_version_version_kind_idx` ON `_platforms_v` (`version_kind`);
CREATE INDEX `_platforms_v_version_version_updated_at_idx` ON `_platforms_v` (`version_updated_at`);
CREATE INDEX `_platforms_v_version_version_created_at_idx` ON `_platforms_v` (`version_created_at`);
CREATE INDEX `_platforms_v_version_version_deleted_at_idx` ON `_platforms_v` (`version_deleted_at`);
CREATE INDEX `_platforms_v_created_at_idx` ON `_platforms_v` (`created_at`);
CREATE INDEX `_platforms_v_updated_at_idx` ON `_platforms_v` (`updated_at`);
CREATE INDEX `_platforms_v_snapshot_idx` ON `_platforms_v` (`snapshot`);
CREATE INDEX `_platforms_v_published_locale_idx` ON `_platforms_v` (`published_locale`);
CREATE INDEX `_platforms_v_latest_idx` ON `_platforms_v` (`latest`);
CREATE INDEX `_platforms_v_version_version__status_idx` ON `_platforms_v_locales` (`version__status`,`_locale`);
CREATE INDEX `help_articles_sections_order_idx` ON `help_articles_sections` (`_order`);
CREATE INDEX `help_articles_sections_parent_id_idx` ON `help_articles_sections` (`_parent_id`);
CREATE INDEX `help_articles_category_idx` ON `help_articles` (`category_id`);
CREATE INDEX `help_articles_updated_at_idx` ON `help_articles` (`updated_at`);
CREATE INDEX `help_articles_created_at_idx` ON `help_articles` (`created_at`);
CREATE INDEX `help_articles_deleted_at_idx` ON `help_articles` (`deleted_at`);
CREATE UNIQUE INDEX `help_articles_slug_idx` ON `help_articles_locales` (`slug`,`_locale`);
CREATE INDEX `help_articles__status_idx` ON `help_articles_locales` (`_status`,`_locale`);
CREATE INDEX `help_articles_rels_order_idx` ON `help_articles_rels` (`order`);
CREATE INDEX `help_articles_rels_parent_idx` ON `help_articles_rels` (`parent_id`);
CREATE INDEX `help_articles_rels_path_idx` ON `help_articles_rels` (`path`);
CREATE INDEX `help_articles_rels_products_id_idx` ON `help_articles_rels` (`products_id`);
CREATE INDEX `help_articles_rels_help_articles_id_idx` ON `help_articles_rels` (`help_articles_id`);
CREATE INDEX `_help_articles_v_version_sections_order_idx` ON `_help_articles_v_version_sections` (`_order`);
CREATE INDEX `_help_articles_v_version_sections_parent_id_idx` ON `_help_articles_v_version_sections` (`_parent_id`);
CREATE INDEX `_help_articles_v_parent_idx` ON `_help_articles_v` (`parent_id`);
CREATE INDEX `_help_articles_v_version_version_category_idx` ON `_help_articles_v` (`version_category_id`);
CREATE INDEX `_help_articles_v_version_version_updated_at_idx` ON `_help_articles_v` (`version_updated_at`);
CREATE INDEX `_help_articles_v_version_version_created_at_idx` ON `_help_articles_v` (`version_created_at`);
CREATE INDEX `_help_articles_v_version_version_deleted_at_idx` ON `_help_articles_v` (`version_deleted_at`);
CREATE INDEX `_help_articles_v_created_at_idx` ON `_help_articles_v` (`created_at`);
CREATE INDEX `_help_articles_v_updated_at_idx` ON `_help_articles_v` (`updated_at`);
CREATE INDEX `_help_articles_v_snapshot_idx` ON `_help_articles_v` (`snapshot`);
CREATE INDEX `_help_articles_v_published_locale_idx` ON `_help_articles_v` (`published_locale`);
CREATE INDEX `_help_articles_v_latest_idx` ON `_help_articles_v` (`latest`);
CREATE INDEX `_help_articles_v_version_version_slug_idx` ON `_help_articles_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_help_articles_v_version_version__status_idx` ON `_help_articles_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_help_articles_v_rels_order_idx` ON `_help_articles_v_rels` (`order`);
CREATE INDEX `_help_articles_v_rels_parent_idx` ON `_help_articles_v_rels` (`parent_id`);
CREATE INDEX `_help_articles_v_rels_path_idx` ON `_help_articles_v_rels` (`path`);
CREATE INDEX `_help_articles_v_rels_products_id_idx` ON `_help_articles_v_rels` (`products_id`);
CREATE INDEX `_help_articles_v_rels_help_articles_id_idx` ON `_help_articles_v_rels` (`help_articles_id`);
CREATE INDEX `help_categories__order_idx` ON `help_categories` (`_order`);
CREATE INDEX `help_categories_updated_at_idx` ON `help_categories` (`updated_at`);
CREATE INDEX `help_categories_created_at_idx` ON `help_categories` (`created_at`);
CREATE INDEX `help_categories_deleted_at_idx` ON `help_categories` (`deleted_at`);
CREATE UNIQUE INDEX `help_categories_slug_idx` ON `help_categories_locales` (`slug`,`_locale`);
CREATE INDEX `help_categories__status_idx` ON `help_categories_locales` (`_status`,`_locale`);
CREATE INDEX `_help_categories_v_parent_idx` ON `_help_categories_v` (`parent_id`);
CREATE INDEX `_help_categories_v_version_version__order_idx` ON `_help_categories_v` (`version__order`);
CREATE INDEX `_help_categories_v_version_version_updated_at_idx` ON `_help_categories_v` (`version_updated_at`);
CREATE INDEX `_help_categories_v_version_version_created_at_idx` ON `_help_categories_v` (`version_created_at`);
CREATE INDEX `_help_categories_v_version_version_deleted_at_idx` ON `_help_categories_v` (`version_deleted_at`);
CREATE INDEX `_help_categories_v_created_at_idx` ON `_help_categories_v` (`created_at`);
CREATE INDEX `_help_categories_v_updated_at_idx` ON `_help_categories_v` (`updated_at`);
CREATE INDEX `_help_categories_v_snapshot_idx` ON `_help_categories_v` (`snapshot`);
CREATE INDEX `_help_categories_v_published_locale_idx` ON `_help_categories_v` (`published_locale`);
CREATE INDEX `_help_categories_v_latest_idx` ON `_help_categories_v` (`latest`);
CREATE INDEX `_help_categories_v_version_version_slug_idx` ON `_help_categories_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_help_categories_v_version_version__status_idx` ON `_help_categories_v_locales` (`version__status`,`_locale`);
CREATE INDEX `standards_support_order_idx` ON `standards_support` (`_order`);
CREATE INDEX `standards_support_parent_id_idx` ON `standards_support` (`_parent_id`);
CREATE INDEX `standards_support_product_idx` ON `standards_support` (`product_id`);
CREATE INDEX `standards__order_idx` ON `standards` (`_order`);
CREATE INDEX `standards_updated_at_idx` ON `standards` (`updated_at`);
CREATE INDEX `standards_created_at_idx` ON `standards` (`created_at`);
CREATE INDEX `standards_deleted_at_idx` ON `standards` (`deleted_at`);
CREATE INDEX `standards__status_idx` ON `standards_locales` (`_status`,`_locale`);
CREATE INDEX `_standards_v_version_support_order_idx` ON `_standards_v_version_support` (`_order`);
CREATE INDEX `_standards_v_version_support_parent_id_idx` ON `_standards_v_version_support` (`_parent_id`);
CREATE INDEX `_standards_v_version_support_product_idx` ON `_standards_v_version_support` (`product_id`);
CREATE INDEX `_standards_v_parent_idx` ON `_standards_v` (`parent_id`);
CREATE INDEX `_standards_v_version_version__order_idx` ON `_standards_v` (`version__order`);
CREATE INDEX `_standards_v_version_version_updated_at_idx` ON `_standards_v` (`version_updated_at`);
CREATE INDEX `_standards_v_version_version_created_at_idx` ON `_standards_v` (`version_created_at`);
CREATE INDEX `_standards_v_version_version_deleted_at_idx` ON `_standards_v` (`version_deleted_at`);
CREATE INDEX `_standards_v_created_at_idx` ON `_standards_v` (`created_at`);
CREATE INDEX `_standards_v_updated_at_idx` ON `_standards_v` (`updated_at`);
CREATE INDEX `_standards_v_snapshot_idx` ON `_standards_v` (`snapshot`);
CREATE INDEX `_standards_v_published_locale_idx` ON `_standards_v` (`published_locale`);
CREATE INDEX `_standards_v_latest_idx` ON `_standards_v` (`latest`);
CREATE INDEX `_standards_v_version_version__status_idx` ON `_standards_v_locales` (`version__status`,`_locale`);
CREATE INDEX `components_used_in_order_idx` ON `components_used_in` (`_order`);
CREATE INDEX `components_used_in_parent_id_idx` ON `components_used_in` (`_parent_id`);
CREATE INDEX `components_updated_at_idx` ON `components` (`updated_at`);
CREATE INDEX `components_created_at_idx` ON `components` (`created_at`);
CREATE INDEX `components_deleted_at_idx` ON `components` (`deleted_at`);
CREATE INDEX `components__status_idx` ON `components_locales` (`_status`,`_locale`);
CREATE INDEX `components_rels_order_idx` ON `components_rels` (`order`);
CREATE INDEX `components_rels_parent_idx` ON `components_rels` (`parent_id`);
CREATE INDEX `components_rels_path_idx` ON `components_rels` (`path`);
CREATE INDEX `components_rels_products_id_idx` ON `components_rels` (`products_id`);
CREATE INDEX `_components_v_version_used_in_order_idx` ON `_components_v_version_used_in` (`_order`);
CREATE INDEX `_components_v_version_used_in_parent_id_idx` ON `_components_v_version_used_in` (`_parent_id`);
CREATE INDEX `_components_v_parent_idx` ON `_components_v` (`parent_id`);
CREATE INDEX `_components_v_version_version_updated_at_idx` ON `_components_v` (`version_updated_at`);
CREATE INDEX `_components_v_version_version_created_at_idx` ON `_components_v` (`version_created_at`);
CREATE INDEX `_components_v_version_version_deleted_at_idx` ON `_components_v` (`version_deleted_at`);
CREATE INDEX `_components_v_created_at_idx` ON `_components_v` (`created_at`);
CREATE INDEX `_components_v_updated_at_idx` ON `_components_v` (`updated_at`);
CREATE INDEX `_components_v_snapshot_idx` ON `_components_v` (`snapshot`);
CREATE INDEX `_components_v_published_locale_idx` ON `_components_v` (`published_locale`);
CREATE INDEX `_components_v_latest_idx` ON `_components_v` (`latest`);
CREATE INDEX `_components_v_version_version__status_idx` ON `_components_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_components_v_rels_order_idx` ON `_components_v_rels` (`order`);
CREATE INDEX `_components_v_rels_parent_idx` ON `_components_v_rels` (`parent_id`);
CREATE INDEX `_components_v_rels_path_idx` ON `_components_v_rels` (`path`);
CREATE INDEX `_components_v_rels_products_id_idx` ON `_components_v_rels` (`products_id`);
CREATE INDEX `advisories_affected_order_idx` ON `advisories_affected` (`_order`);
CREATE INDEX `advisories_affected_parent_id_idx` ON `advisories_affected` (`_parent_id`);
CREATE INDEX `advisories_revisions_order_idx` ON `advisories_revisions` (`_order`);
CREATE INDEX `advisories_revisions_parent_id_idx` ON `advisories_revisions` (`_parent_id`);
CREATE INDEX `advisories_credits_order_idx` ON `advisories_credits` (`_order`);
CREATE INDEX `advisories_credits_parent_id_idx` ON `advisories_credits` (`_parent_id`);
CREATE INDEX `advisories_references_order_idx` ON `advisories_references` (`_order`);
CREATE INDEX `advisories_references_parent_id_idx` ON `advisories_references` (`_parent_id`);
CREATE UNIQUE INDEX `advisories_number_idx` ON `advisories` (`number`);
CREATE INDEX `advisories_cve_idx` ON `advisories` (`cve`);
CREATE INDEX `advisories_date_idx` ON `advisories` (`date`);
CREATE INDEX `advisories_revised_on_idx` ON `advisories` (`revised_on`);
CREATE INDEX `advisories_updated_at_idx` ON `advisories` (`updated_at`);
CREATE INDEX `advisories_created_at_idx` ON `advisories` (`created_at`);
CREATE INDEX `advisories_deleted_at_idx` ON `advisories` (`deleted_at`);
CREATE UNIQUE INDEX `advisories_slug_idx` ON `advisories_locales` (`slug`,`_locale`);
CREATE INDEX `advisories__status_idx` ON `advisories_locales` (`_status`,`_locale`);
CREATE INDEX `advisories_rels_order_idx` ON `advisories_rels` (`order`);
CREATE INDEX `advisories_rels_parent_idx` ON `advisories_rels` (`parent_id`);
CREATE INDEX `advisories_rels_path_idx` ON `advisories_rels` (`path`);
CREATE INDEX `advisories_rels_products_id_idx` ON `advisories_rels` (`products_id`);
CREATE INDEX `advisories_rels_machines_id_idx` ON `advisories_rels` (`machines_id`);
CREATE INDEX `_advisories_v_version_affected_order_idx` ON `_advisories_v_version_affected` (`_order`);
CREATE INDEX `_advisories_v_version_affected_parent_id_idx` ON `_advisories_v_version_affected` (`_parent_id`);
CREATE INDEX `_advisories_v_version_revisions_order_idx` ON `_advisories_v_version_revisions` (`_order`);
CREATE INDEX `_advisories_v_version_revisions_parent_id_idx` ON `_advisories_v_version_revisions` (`_parent_id`);
CREATE INDEX `_advisories_v_version_credits_order_idx` ON `_advisories_v_version_credits` (`_order`);
CREATE INDEX `_advisories_v_version_credits_parent_id_idx` ON `_advisories_v_version_credits` (`_parent_id`);
CREATE INDEX `_advisories_v_version_references_order_idx` ON `_advisories_v_version_references` (`_order`);
CREATE INDEX `_advisories_v_version_references_parent_id_idx` ON `_advisories_v_version_references` (`_parent_id`);
CREATE INDEX `_advisories_v_parent_idx` ON `_advisories_v` (`parent_id`);
CREATE INDEX `_advisories_v_version_version_number_idx` ON `_advisories_v` (`version_number`);
CREATE INDEX `_advisories_v_version_version_cve_idx` ON `_advisories_v` (`version_cve`);
CREATE INDEX `_advisories_v_version_version_date_idx` ON `_advisories_v` (`version_date`);
CREATE INDEX `_advisories_v_version_version_revised_on_idx` ON `_advisories_v` (`version_revised_on`);
CREATE INDEX `_advisories_v_version_version_updated_at_idx` ON `_advisories_v` (`version_updated_at`);
CREATE INDEX `_advisories_v_version_version_created_at_idx` ON `_advisories_v` (`version_created_at`);
CREATE INDEX `_advisories_v_version_version_deleted_at_idx` ON `_advisories_v` (`version_deleted_at`);
CREATE INDEX `_advisories_v_created_at_idx` ON `_advisories_v` (`created_at`);
CREATE INDEX `_advisories_v_updated_at_idx` ON `_advisories_v` (`updated_at`);
CREATE INDEX `_advisories_v_snapshot_idx` ON `_advisories_v` (`snapshot`);
CREATE INDEX `_advisories_v_published_locale_idx` ON `_advisories_v` (`published_locale`);
CREATE INDEX `_advisories_v_latest_idx` ON `_advisories_v` (`latest`);
CREATE INDEX `_advisories_v_version_version_slug_idx` ON `_advisories_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_advisories_v_version_version__status_idx` ON `_advisories_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_advisories_v_rels_order_idx` ON `_advisories_v_rels` (`order`);
CREATE INDEX `_advisories_v_rels_parent_idx` ON `_advisories_v_rels` (`parent_id`);
CREATE INDEX `_advisories_v_rels_path_idx` ON `_advisories_v_rels` (`path`);
CREATE INDEX `_advisories_v_rels_products_id_idx` ON `_advisories_v_rels` (`products_id`);
CREATE INDEX `_advisories_v_rels_machines_id_idx` ON `_advisories_v_rels` (`machines_id`);
CREATE INDEX `partners__order_idx` ON `partners` (`_order`);
CREATE INDEX `partners_class_idx` ON `partners` (`class_id`);
CREATE INDEX `partners_level_idx` ON `partners` (`level`);
CREATE INDEX `partners_region_idx` ON `partners` (`region_id`);
CREATE INDEX `partners_logo_idx` ON `partners` (`logo_id`);
CREATE INDEX `partners_updated_at_idx` ON `partners` (`updated_at`);
CREATE INDEX `partners_created_at_idx` ON `partners` (`created_at`);
CREATE INDEX `partners_deleted_at_idx` ON `partners` (`deleted_at`);
CREATE UNIQUE INDEX `partners_slug_idx` ON `partners_locales` (`slug`,`_locale`);
CREATE INDEX `partners__status_idx` ON `partners_locales` (`_status`,`_locale`);
CREATE INDEX `partners_rels_order_idx` ON `partners_rels` (`order`);
CREATE INDEX `partners_rels_parent_idx` ON `partners_rels` (`parent_id`);
CREATE INDEX `partners_rels_path_idx` ON `partners_rels` (`path`);
CREATE INDEX `partners_rels_products_id_idx` ON `partners_rels` (`products_id`);
CREATE INDEX `_partners_v_parent_idx` ON `_partners_v` (`parent_id`);
CREATE INDEX `_partners_v_version_version__order_idx` ON `_partners_v` (`version__order`);
CREATE INDEX `_partners_v_version_version_class_idx` ON `_partners_v` (`version_class_id`);
CREATE INDEX `_partners_v_version_version_level_idx` ON `_partners_v` (`version_level`);
CREATE INDEX `_partners_v_version_version_region_idx` ON `_partners_v` (`version_region_id`);
CREATE INDEX `_partners_v_version_version_logo_idx` ON `_partners_v` (`version_logo_id`);
CREATE INDEX `_partners_v_version_version_updated_at_idx` ON `_partners_v` (`version_updated_at`);
CREATE INDEX `_partners_v_version_version_created_at_idx` ON `_partners_v` (`version_created_at`);
CREATE INDEX `_partners_v_version_version_deleted_at_idx` ON `_partners_v` (`version_deleted_at`);
CREATE INDEX `_partners_v_created_at_idx` ON `_partners_v` (`created_at`);
CREATE INDEX `_partners_v_updated_at_idx` ON `_partners_v` (`updated_at`);
CREATE INDEX `_partners_v_snapshot_idx` ON `_partners_v` (`snapshot`);
CREATE INDEX `_partners_v_published_locale_idx` ON `_partners_v` (`published_locale`);
CREATE INDEX `_partners_v_latest_idx` ON `_partners_v` (`latest`);
CREATE INDEX `_partners_v_version_version_slug_idx` ON `_partners_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_partners_v_version_version__status_idx` ON `_partners_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_partners_v_rels_order_idx` ON `_partners_v_rels` (`order`);
CREATE INDEX `_partners_v_rels_parent_idx` ON `_partners_v_rels` (`parent_id`);
CREATE INDEX `_partners_v_rels_path_idx` ON `_partners_v_rels` (`path`);
CREATE INDEX `_partners_v_rels_products_id_idx` ON `_partners_v_rels` (`products_id`);
CREATE INDEX `partner_classes__order_idx` ON `partner_classes` (`_order`);
CREATE INDEX `partner_classes_updated_at_idx` ON `partner_classes` (`updated_at`);
CREATE INDEX `partner_classes_created_at_idx` ON `partner_classes` (`created_at`);
CREATE INDEX `partner_classes_deleted_at_idx` ON `partner_classes` (`deleted_at`);
CREATE UNIQUE INDEX `partner_classes_slug_idx` ON `partner_classes_locales` (`slug`,`_locale`);
CREATE INDEX `partner_classes__status_idx` ON `partner_classes_locales` (`_status`,`_locale`);
CREATE INDEX `_partner_classes_v_parent_idx` ON `_partner_classes_v` (`parent_id`);
CREATE INDEX `_partner_classes_v_version_version__order_idx` ON `_partner_classes_v` (`version__order`);
CREATE INDEX `_partner_classes_v_version_version_updated_at_idx` ON `_partner_classes_v` (`version_updated_at`);
CREATE INDEX `_partner_classes_v_version_version_created_at_idx` ON `_partner_classes_v` (`version_created_at`);
CREATE INDEX `_partner_classes_v_version_version_deleted_at_idx` ON `_partner_classes_v` (`version_deleted_at`);
CREATE INDEX `_partner_classes_v_created_at_idx` ON `_partner_classes_v` (`created_at`);
CREATE INDEX `_partner_classes_v_updated_at_idx` ON `_partner_classes_v` (`updated_at`);
CREATE INDEX `_partner_classes_v_snapshot_idx` ON `_partner_classes_v` (`snapshot`);
CREATE INDEX `_partner_classes_v_published_locale_idx` ON `_partner_classes_v` (`published_locale`);
CREATE INDEX `_partner_classes_v_latest_idx` ON `_partner_classes_v` (`latest`);
CREATE INDEX `_partner_classes_v_version_version_slug_idx` ON `_partner_classes_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_partner_classes_v_version_version__status_idx` ON `_partner_classes_v_locales` (`version__status`,`_locale`);
CREATE INDEX `regions__order_idx` ON `regions` (`_order`);
CREATE INDEX `regions_updated_at_idx` ON `regions` (`updated_at`);
CREATE INDEX `regions_created_at_idx` ON `regions` (`created_at`);
CREATE INDEX `regions_deleted_at_idx` ON `regions` (`deleted_at`);
CREATE UNIQUE INDEX `regions_slug_idx` ON `regions_locales` (`slug`,`_locale`);
CREATE INDEX `regions__status_idx` ON `regions_locales` (`_status`,`_locale`);
CREATE INDEX `_regions_v_parent_idx` ON `_regions_v` (`parent_id`);
CREATE INDEX `_regions_v_version_version__order_idx` ON `_regions_v` (`version__order`);
CREATE INDEX `_regions_v_version_version_updated_at_idx` ON `_regions_v` (`version_updated_at`);
CREATE INDEX `_regions_v_version_version_created_at_idx` ON `_regions_v` (`version_created_at`);
CREATE INDEX `_regions_v_version_version_deleted_at_idx` ON `_regions_v` (`version_deleted_at`);
CREATE INDEX `_regions_v_created_at_idx` ON `_regions_v` (`created_at`);
CREATE INDEX `_regions_v_updated_at_idx` ON `_regions_v` (`updated_at`);
CREATE INDEX `_regions_v_snapshot_idx` ON `_regions_v` (`snapshot`);
CREATE INDEX `_regions_v_published_locale_idx` ON `_regions_v` (`published_locale`);
CREATE INDEX `_regions_v_latest_idx` ON `_regions_v` (`latest`);
CREATE INDEX `_regions_v_version_version_slug_idx` ON `_regions_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_regions_v_version_version__status_idx` ON `_regions_v_locales` (`version__status`,`_locale`);
CREATE INDEX `programmes__order_idx` ON `programmes` (`_order`);
CREATE INDEX `programmes_updated_at_idx` ON `programmes` (`updated_at`);
CREATE INDEX `programmes_created_at_idx` ON `programmes` (`created_at`);
CREATE INDEX `programmes_deleted_at_idx` ON `programmes` (`deleted_at`);
CREATE UNIQUE INDEX `programmes_slug_idx` ON `programmes_locales` (`slug`,`_locale`);
CREATE INDEX `programmes__status_idx` ON `programmes_locales` (`_status`,`_locale`);
CREATE INDEX `_programmes_v_parent_idx` ON `_programmes_v` (`parent_id`);
CREATE INDEX `_programmes_v_version_version__order_idx` ON `_programmes_v` (`version__order`);
CREATE INDEX `_programmes_v_version_version_updated_at_idx` ON `_programmes_v` (`version_updated_at`);
CREATE INDEX `_programmes_v_version_version_created_at_idx` ON `_programmes_v` (`version_created_at`);
CREATE INDEX `_programmes_v_version_version_deleted_at_idx` ON `_programmes_v` (`version_deleted_at`);
CREATE INDEX `_programmes_v_created_at_idx` ON `_programmes_v` (`created_at`);
CREATE INDEX `_programmes_v_updated_at_idx` ON `_programmes_v` (`updated_at`);
CREATE INDEX `_programmes_v_snapshot_idx` ON `_programmes_v` (`snapshot`);
CREATE INDEX `_programmes_v_published_locale_idx` ON `_programmes_v` (`published_locale`);
CREATE INDEX `_programmes_v_latest_idx` ON `_programmes_v` (`latest`);
CREATE INDEX `_programmes_v_version_version_slug_idx` ON `_programmes_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_programmes_v_version_version__status_idx` ON `_programmes_v_locales` (`version__status`,`_locale`);
CREATE INDEX `difficulties__order_idx` ON `difficulties` (`_order`);
CREATE INDEX `difficulties_updated_at_idx` ON `difficulties` (`updated_at`);
CREATE INDEX `difficulties_created_at_idx` ON `difficulties` (`created_at`);
CREATE INDEX `difficulties_deleted_at_idx` ON `difficulties` (`deleted_at`);
CREATE UNIQUE INDEX `difficulties_slug_idx` ON `difficulties_locales` (`slug`,`_locale`);
CREATE INDEX `difficulties__status_idx` ON `difficulties_locales` (`_status`,`_locale`);
CREATE INDEX `_difficulties_v_parent_idx` ON `_difficulties_v` (`parent_id`);
CREATE INDEX `_difficulties_v_version_version__order_idx` ON `_difficulties_v` (`version__order`);
CREATE INDEX `_difficulties_v_version_version_updated_at_idx` ON `_difficulties_v` (`version_updated_at`);
CREATE INDEX `_difficulties_v_version_version_created_at_idx` ON `_difficulties_v` (`version_created_at`);
CREATE INDEX `_difficulties_v_version_version_deleted_at_idx` ON `_difficulties_v` (`version_deleted_at`);
CREATE INDEX `_difficulties_v_created_at_idx` ON `_difficulties_v` (`created_at`);
CREATE INDEX `_difficulties_v_updated_at_idx` ON `_difficulties_v` (`updated_at`);
CREATE INDEX `_difficulties_v_snapshot_idx` ON `_difficulties_v` (`snapshot`);
CREATE INDEX `_difficulties_v_published_locale_idx` ON `_difficulties_v` (`published_locale`);
CREATE INDEX `_difficulties_v_latest_idx` ON `_difficulties_v` (`latest`);
CREATE INDEX `_difficulties_v_version_version_slug_idx` ON `_difficulties_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_difficulties_v_version_version__status_idx` ON `_difficulties_v_locales` (`version__status`,`_locale`);
CREATE INDEX `courses__order_idx` ON `courses` (`_order`);
CREATE INDEX `courses_programme_idx` ON `courses` (`programme_id`);
CREATE INDEX `courses_difficulty_idx` ON `courses` (`difficulty_id`);
CREATE INDEX `courses_image_idx` ON `courses` (`image_id`);
CREATE INDEX `courses_starts_on_idx` ON `courses` (`starts_on`);
CREATE INDEX `courses_updated_at_idx` ON `courses` (`updated_at`);
CREATE INDEX `courses_created_at_idx` ON `courses` (`created_at`);
CREATE INDEX `courses_deleted_at_idx` ON `courses` (`deleted_at`);
CREATE UNIQUE INDEX `courses_slug_idx` ON `courses_locales` (`slug`,`_locale`);
CREATE INDEX `courses__status_idx` ON `courses_locales` (`_status`,`_locale`);
CREATE INDEX `courses_rels_order_idx` ON `courses_rels` (`order`);
CREATE INDEX `courses_rels_parent_idx` ON `courses_rels` (`parent_id`);
CREATE INDEX `courses_rels_path_idx` ON `courses_rels` (`path`);
CREATE INDEX `courses_rels_products_id_idx` ON `courses_rels` (`products_id`);
CREATE INDEX `courses_rels_teachers_id_idx` ON `courses_rels` (`teachers_id`);
CREATE INDEX `courses_rels_attachments_id_idx` ON `courses_rels` (`attachments_id`);
CREATE INDEX `_courses_v_parent_idx` ON `_courses_v` (`parent_id`);
CREATE INDEX `_courses_v_version_version__order_idx` ON `_courses_v` (`version__order`);
CREATE INDEX `_courses_v_version_version_programme_idx` ON `_courses_v` (`version_programme_id`);
CREATE INDEX `_courses_v_version_version_difficulty_idx` ON `_courses_v` (`version_difficulty_id`);
CREATE INDEX `_courses_v_version_version_image_idx` ON `_courses_v` (`version_image_id`);
CREATE INDEX `_courses_v_version_version_starts_on_idx` ON `_courses_v` (`version_starts_on`);
CREATE INDEX `_courses_v_version_version_updated_at_idx` ON `_courses_v` (`version_updated_at`);
CREATE INDEX `_courses_v_version_version_created_at_idx` ON `_courses_v` (`version_created_at`);
CREATE INDEX `_courses_v_version_version_deleted_at_idx` ON `_courses_v` (`version_deleted_at`);
CREATE INDEX `_courses_v_created_at_idx` ON `_courses_v` (`created_at`);
CREATE INDEX `_courses_v_updated_at_idx` ON `_courses_v` (`updated_at`);
CREATE INDEX `_courses_v_snapshot_idx` ON `_courses_v` (`snapshot`);
CREATE INDEX `_courses_v_published_locale_idx` ON `_courses_v` (`published_locale`);
CREATE INDEX `_courses_v_latest_idx` ON `_courses_v` (`latest`);
CREATE INDEX `_courses_v_version_version_slug_idx` ON `_courses_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_courses_v_version_version__status_idx` ON `_courses_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_courses_v_rels_order_idx` ON `_courses_v_rels` (`order`);
CREATE INDEX `_courses_v_rels_parent_idx` ON `_courses_v_rels` (`parent_id`);
CREATE INDEX `_courses_v_rels_path_idx` ON `_courses_v_rels` (`path`);
CREATE INDEX `_courses_v_rels_products_id_idx` ON `_courses_v_rels` (`products_id`);
CREATE INDEX `_courses_v_rels_teachers_id_idx` ON `_courses_v_rels` (`teachers_id`);
CREATE INDEX `_courses_v_rels_attachments_id_idx` ON `_courses_v_rels` (`attachments_id`);
CREATE INDEX `lessons_course_idx` ON `lessons` (`course_id`);
CREATE INDEX `lessons_video_idx` ON `lessons` (`video_id`);
CREATE INDEX `lessons_updated_at_idx` ON `lessons` (`updated_at`);
CREATE INDEX `lessons_created_at_idx` ON `lessons` (`created_at`);
CREATE INDEX `lessons_deleted_at_idx` ON `lessons` (`deleted_at`);
CREATE UNIQUE INDEX `lessons_slug_idx` ON `lessons_locales` (`slug`,`_locale`);
CREATE INDEX `lessons__status_idx` ON `lessons_locales` (`_status`,`_locale`);
CREATE INDEX `lessons_rels_order_idx` ON `lessons_rels` (`order`);
CREATE INDEX `lessons_rels_parent_idx` ON `lessons_rels` (`parent_id`);
CREATE INDEX `lessons_rels_path_idx` ON `lessons_rels` (`path`);
CREATE INDEX `lessons_rels_attachments_id_idx` ON `lessons_rels` (`attachments_id`);
CREATE INDEX `_lessons_v_parent_idx` ON `_lessons_v` (`parent_id`);
CREATE INDEX `_lessons_v_version_version_course_idx` ON `_lessons_v` (`version_course_id`);
CREATE INDEX `_lessons_v_version_version_video_idx` ON `_lessons_v` (`version_video_id`);
CREATE INDEX `_lessons_v_version_version_updated_at_idx` ON `_lessons_v` (`version_updated_at`);
CREATE INDEX `_lessons_v_version_version_created_at_idx` ON `_lessons_v` (`version_created_at`);
CREATE INDEX `_lessons_v_version_version_deleted_at_idx` ON `_lessons_v` (`version_deleted_at`);
CREATE INDEX `_lessons_v_created_at_idx` ON `_lessons_v` (`created_at`);
CREATE INDEX `_lessons_v_updated_at_idx` ON `_lessons_v` (`updated_at`);
CREATE INDEX `_lessons_v_snapshot_idx` ON `_lessons_v` (`snapshot`);
CREATE INDEX `_lessons_v_published_locale_idx` ON `_lessons_v` (`published_locale`);
CREATE INDEX `_lessons_v_latest_idx` ON `_lessons_v` (`latest`);
CREATE INDEX `_lessons_v_version_version_slug_idx` ON `_lessons_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_lessons_v_version_version__status_idx` ON `_lessons_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_lessons_v_rels_order_idx` ON `_lessons_v_rels` (`order`);
CREATE INDEX `_lessons_v_rels_parent_idx` ON `_lessons_v_rels` (`parent_id`);
CREATE INDEX `_lessons_v_rels_path_idx` ON `_lessons_v_rels` (`path`);
CREATE INDEX `_lessons_v_rels_attachments_id_idx` ON `_lessons_v_rels` (`attachments_id`);
CREATE INDEX `teachers_updated_at_idx` ON `teachers` (`updated_at`);
CREATE INDEX `teachers_created_at_idx` ON `teachers` (`created_at`);
CREATE INDEX `teachers_deleted_at_idx` ON `teachers` (`deleted_at`);
CREATE INDEX `teachers__status_idx` ON `teachers_locales` (`_status`,`_locale`);
CREATE INDEX `_teachers_v_parent_idx` ON `_teachers_v` (`parent_id`);
CREATE INDEX `_teachers_v_version_version_updated_at_idx` ON `_teachers_v` (`version_updated_at`);
CREATE INDEX `_teachers_v_version_version_created_at_idx` ON `_teachers_v` (`version_created_at`);
CREATE INDEX `_teachers_v_version_version_deleted_at_idx` ON `_teachers_v` (`version_deleted_at`);
CREATE INDEX `_teachers_v_created_at_idx` ON `_teachers_v` (`created_at`);
CREATE INDEX `_teachers_v_updated_at_idx` ON `_teachers_v` (`updated_at`);
CREATE INDEX `_teachers_v_snapshot_idx` ON `_teachers_v` (`snapshot`);
CREATE INDEX `_teachers_v_published_locale_idx` ON `_teachers_v` (`published_locale`);
CREATE INDEX `_teachers_v_latest_idx` ON `_teachers_v` (`latest`);
CREATE INDEX `_teachers_v_version_version__status_idx` ON `_teachers_v_locales` (`version__status`,`_locale`);
CREATE INDEX `videos_poster_idx` ON `videos` (`poster_id`);
CREATE INDEX `videos_updated_at_idx` ON `videos` (`updated_at`);
CREATE INDEX `videos_created_at_idx` ON `videos` (`created_at`);
CREATE UNIQUE INDEX `videos_filename_idx` ON `videos` (`filename`);
CREATE INDEX `course_plans_entries_order_idx` ON `course_plans_entries` (`_order`);
CREATE INDEX `course_plans_entries_parent_id_idx` ON `course_plans_entries` (`_parent_id`);
CREATE INDEX `course_plans__order_idx` ON `course_plans` (`_order`);
CREATE INDEX `course_plans_updated_at_idx` ON `course_plans` (`updated_at`);
CREATE INDEX `course_plans_created_at_idx` ON `course_plans` (`created_at`);
CREATE INDEX `course_plans_deleted_at_idx` ON `course_plans` (`deleted_at`);
CREATE UNIQUE INDEX `course_plans_slug_idx` ON `course_plans_locales` (`slug`,`_locale`);
CREATE INDEX `course_plans__status_idx` ON `course_plans_locales` (`_status`,`_locale`);
CREATE INDEX `course_plans_rels_order_idx` ON `course_plans_rels` (`order`);
CREATE INDEX `course_plans_rels_parent_idx` ON `course_plans_rels` (`parent_id`);
CREATE INDEX `course_plans_rels_path_idx` ON `course_plans_rels` (`path`);
CREATE INDEX `course_plans_rels_textbooks_id_idx` ON `course_plans_rels` (`textbooks_id`);
CREATE INDEX `_course_plans_v_version_entries_order_idx` ON `_course_plans_v_version_entries` (`_order`);
CREATE INDEX `_course_plans_v_version_entries_parent_id_idx` ON `_course_plans_v_version_entries` (`_parent_id`);
CREATE INDEX `_course_plans_v_parent_idx` ON `_course_plans_v` (`parent_id`);
CREATE INDEX `_course_plans_v_version_version__order_idx` ON `_course_plans_v` (`version__order`);
CREATE INDEX `_course_plans_v_version_version_updated_at_idx` ON `_course_plans_v` (`version_updated_at`);
CREATE INDEX `_course_plans_v_version_version_created_at_idx` ON `_course_plans_v` (`version_created_at`);
CREATE INDEX `_course_plans_v_version_version_deleted_at_idx` ON `_course_plans_v` (`version_deleted_at`);
CREATE INDEX `_course_plans_v_created_at_idx` ON `_course_plans_v` (`created_at`);
CREATE INDEX `_course_plans_v_updated_at_idx` ON `_course_plans_v` (`updated_at`);
CREATE INDEX `_course_plans_v_snapshot_idx` ON `_course_plans_v` (`snapshot`);
CREATE INDEX `_course_plans_v_published_locale_idx` ON `_course_plans_v` (`published_locale`);
CREATE INDEX `_course_plans_v_latest_idx` ON `_course_plans_v` (`latest`);
CREATE INDEX `_course_plans_v_version_version_slug_idx` ON `_course_plans_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_course_plans_v_version_version__status_idx` ON `_course_plans_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_course_plans_v_rels_order_idx` ON `_course_plans_v_rels` (`order`);
CREATE INDEX `_course_plans_v_rels_parent_idx` ON `_course_plans_v_rels` (`parent_id`);
CREATE INDEX `_course_plans_v_rels_path_idx` ON `_course_plans_v_rels` (`path`);
CREATE INDEX `_course_plans_v_rels_textbooks_id_idx` ON `_course_plans_v_rels` (`textbooks_id`);
CREATE INDEX `textbooks__order_idx` ON `textbooks` (`_order`);
CREATE INDEX `textbooks_image_idx` ON `textbooks` (`image_id`);
CREATE UNIQUE INDEX `textbooks_isbn_idx` ON `textbooks` (`isbn`);
CREATE INDEX `textbooks_sample_idx` ON `textbooks` (`sample_id`);
CREATE INDEX `textbooks_updated_at_idx` ON `textbooks` (`updated_at`);
CREATE INDEX `textbooks_created_at_idx` ON `textbooks` (`created_at`);
CREATE INDEX `textbooks_deleted_at_idx` ON `textbooks` (`deleted_at`);
CREATE UNIQUE INDEX `textbooks_slug_idx` ON `textbooks_locales` (`slug`,`_locale`);
CREATE INDEX `textbooks__status_idx` ON `textbooks_locales` (`_status`,`_locale`);
CREATE INDEX `_textbooks_v_parent_idx` ON `_textbooks_v` (`parent_id`);
CREATE INDEX `_textbooks_v_version_version__order_idx` ON `_textbooks_v` (`version__order`);
CREATE INDEX `_textbooks_v_version_version_image_idx` ON `_textbooks_v` (`version_image_id`);
CREATE INDEX `_textbooks_v_version_version_isbn_idx` ON `_textbooks_v` (`version_isbn`);
CREATE INDEX `_textbooks_v_version_version_sample_idx` ON `_textbooks_v` (`version_sample_id`);
CREATE INDEX `_textbooks_v_version_version_updated_at_idx` ON `_textbooks_v` (`version_updated_at`);
CREATE INDEX `_textbooks_v_version_version_created_at_idx` ON `_textbooks_v` (`version_created_at`);
CREATE INDEX `_textbooks_v_version_version_deleted_at_idx` ON `_textbooks_v` (`version_deleted_at`);
CREATE INDEX `_textbooks_v_created_at_idx` ON `_textbooks_v` (`created_at`);
CREATE INDEX `_textbooks_v_updated_at_idx` ON `_textbooks_v` (`updated_at`);
CREATE INDEX `_textbooks_v_snapshot_idx` ON `_textbooks_v` (`snapshot`);
CREATE INDEX `_textbooks_v_published_locale_idx` ON `_textbooks_v` (`published_locale`);
CREATE INDEX `_textbooks_v_latest_idx` ON `_textbooks_v` (`latest`);
CREATE INDEX `_textbooks_v_version_version_slug_idx` ON `_textbooks_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_textbooks_v_version_version__status_idx` ON `_textbooks_v_locales` (`version__status`,`_locale`);
CREATE INDEX `banners__order_idx` ON `banners` (`_order`);
CREATE INDEX `banners_image_idx` ON `banners` (`image_id`);
CREATE INDEX `banners_starts_at_idx` ON `banners` (`starts_at`);
CREATE INDEX `banners_ends_at_idx` ON `banners` (`ends_at`);
CREATE INDEX `banners_updated_at_idx` ON `banners` (`updated_at`);
CREATE INDEX `banners_created_at_idx` ON `banners` (`created_at`);
CREATE INDEX `banners_deleted_at_idx` ON `banners` (`deleted_at`);
CREATE INDEX `banners__status_idx` ON `banners_locales` (`_status`,`_locale`);
CREATE INDEX `_banners_v_parent_idx` ON `_banners_v` (`parent_id`);
CREATE INDEX `_banners_v_version_version__order_idx` ON `_banners_v` (`version__order`);
CREATE INDEX `_banners_v_version_version_image_idx` ON `_banners_v` (`version_image_id`);
CREATE INDEX `_banners_v_version_version_starts_at_idx` ON `_banners_v` (`version_starts_at`);
CREATE INDEX `_banners_v_version_version_ends_at_idx` ON `_banners_v` (`version_ends_at`);
CREATE INDEX `_banners_v_version_version_updated_at_idx` ON `_banners_v` (`version_updated_at`);
CREATE INDEX `_banners_v_version_version_created_at_idx` ON `_banners_v` (`version_created_at`);
CREATE INDEX `_banners_v_version_version_deleted_at_idx` ON `_banners_v` (`version_deleted_at`);
CREATE INDEX `_banners_v_created_at_idx` ON `_banners_v` (`created_at`);
CREATE INDEX `_banners_v_updated_at_idx` ON `_banners_v` (`updated_at`);
CREATE INDEX `_banners_v_snapshot_idx` ON `_banners_v` (`snapshot`);
CREATE INDEX `_banners_v_published_locale_idx` ON `_banners_v` (`published_locale`);
CREATE INDEX `_banners_v_latest_idx` ON `_banners_v` (`latest`);
CREATE INDEX `_banners_v_version_version__status_idx` ON `_banners_v_locales` (`version__status`,`_locale`);
CREATE INDEX `announcements_starts_at_idx` ON `announcements` (`starts_at`);
CREATE INDEX `announcements_ends_at_idx` ON `announcements` (`ends_at`);
CREATE INDEX `announcements_updated_at_idx` ON `announcements` (`updated_at`);
CREATE INDEX `announcements_created_at_idx` ON `announcements` (`created_at`);
CREATE INDEX `announcements_deleted_at_idx` ON `announcements` (`deleted_at`);
CREATE INDEX `announcements__status_idx` ON `announcements_locales` (`_status`,`_locale`);
CREATE INDEX `_announcements_v_parent_idx` ON `_announcements_v` (`parent_id`);
CREATE INDEX `_announcements_v_version_version_starts_at_idx` ON `_announcements_v` (`version_starts_at`);
CREATE INDEX `_announcements_v_version_version_ends_at_idx` ON `_announcements_v` (`version_ends_at`);
CREATE INDEX `_announcements_v_version_version_updated_at_idx` ON `_announcements_v` (`version_updated_at`);
CREATE INDEX `_announcements_v_version_version_created_at_idx` ON `_announcements_v` (`version_created_at`);
CREATE INDEX `_announcements_v_version_version_deleted_at_idx` ON `_announcements_v` (`version_deleted_at`);
CREATE INDEX `_announcements_v_created_at_idx` ON `_announcements_v` (`created_at`);
CREATE INDEX `_announcements_v_updated_at_idx` ON `_announcements_v` (`updated_at`);
CREATE INDEX `_announcements_v_snapshot_idx` ON `_announcements_v` (`snapshot`);
CREATE INDEX `_announcements_v_published_locale_idx` ON `_announcements_v` (`published_locale`);
CREATE INDEX `_announcements_v_latest_idx` ON `_announcements_v` (`latest`);
CREATE INDEX `_announcements_v_version_version__status_idx` ON `_announcements_v_locales` (`version__status`,`_locale`);
CREATE INDEX `offices__order_idx` ON `offices` (`_order`);
CREATE INDEX `offices_updated_at_idx` ON `offices` (`updated_at`);
CREATE INDEX `offices_created_at_idx` ON `offices` (`created_at`);
CREATE INDEX `offices_deleted_at_idx` ON `offices` (`deleted_at`);
CREATE INDEX `offices__status_idx` ON `offices_locales` (`_status`,`_locale`);
CREATE INDEX `_offices_v_parent_idx` ON `_offices_v` (`parent_id`);
CREATE INDEX `_offices_v_version_version__order_idx` ON `_offices_v` (`version__order`);
CREATE INDEX `_offices_v_version_version_updated_at_idx` ON `_offices_v` (`version_updated_at`);
CREATE INDEX `_offices_v_version_version_created_at_idx` ON `_offices_v` (`version_created_at`);
CREATE INDEX `_offices_v_version_version_deleted_at_idx` ON `_offices_v` (`version_deleted_at`);
CREATE INDEX `_offices_v_created_at_idx` ON `_offices_v` (`created_at`);
CREATE INDEX `_offices_v_updated_at_idx` ON `_offices_v` (`updated_at`);
CREATE INDEX `_offices_v_snapshot_idx` ON `_offices_v` (`snapshot`);
CREATE INDEX `_offices_v_published_locale_idx` ON `_offices_v` (`published_locale`);
CREATE INDEX `_offices_v_latest_idx` ON `_offices_v` (`latest`);
CREATE INDEX `_offices_v_version_version__status_idx` ON `_offices_v_locales` (`version__status`,`_locale`);
CREATE INDEX `experts__order_idx` ON `experts` (`_order`);
CREATE INDEX `experts_updated_at_idx` ON `experts` (`updated_at`);
CREATE INDEX `experts_created_at_idx` ON `experts` (`created_at`);
CREATE INDEX `experts_deleted_at_idx` ON `experts` (`deleted_at`);
CREATE INDEX `experts__status_idx` ON `experts_locales` (`_status`,`_locale`);
CREATE INDEX `_experts_v_parent_idx` ON `_experts_v` (`parent_id`);
CREATE INDEX `_experts_v_version_version__order_idx` ON `_experts_v` (`version__order`);
CREATE INDEX `_experts_v_version_version_updated_at_idx` ON `_experts_v` (`version_updated_at`);
CREATE INDEX `_experts_v_version_version_created_at_idx` ON `_experts_v` (`version_created_at`);
CREATE INDEX `_experts_v_version_version_deleted_at_idx` ON `_experts_v` (`version_deleted_at`);
CREATE INDEX `_experts_v_created_at_idx` ON `_experts_v` (`created_at`);
CREATE INDEX `_experts_v_updated_at_idx` ON `_experts_v` (`updated_at`);
CREATE INDEX `_experts_v_snapshot_idx` ON `_experts_v` (`snapshot`);
CREATE INDEX `_experts_v_published_locale_idx` ON `_experts_v` (`published_locale`);
CREATE INDEX `_experts_v_latest_idx` ON `_experts_v` (`latest`);
CREATE INDEX `_experts_v_version_version__status_idx` ON `_experts_v_locales` (`version__status`,`_locale`);
CREATE INDEX `consult_topics__order_idx` ON `consult_topics` (`_order`);
CREATE INDEX `consult_topics_updated_at_idx` ON `consult_topics` (`updated_at`);
CREATE INDEX `consult_topics_created_at_idx` ON `consult_topics` (`created_at`);
CREATE INDEX `consult_topics_deleted_at_idx` ON `consult_topics` (`deleted_at`);
CREATE UNIQUE INDEX `consult_topics_slug_idx` ON `consult_topics_locales` (`slug`,`_locale`);
CREATE INDEX `consult_topics__status_idx` ON `consult_topics_locales` (`_status`,`_locale`);
CREATE INDEX `consult_topics_rels_order_idx` ON `consult_topics_rels` (`order`);
CREATE INDEX `consult_topics_rels_parent_idx` ON `consult_topics_rels` (`parent_id`);
CREATE INDEX `consult_topics_rels_path_idx` ON `consult_topics_rels` (`path`);
CREATE INDEX `consult_topics_rels_users_id_idx` ON `consult_topics_rels` (`users_id`);
CREATE INDEX `_consult_topics_v_parent_idx` ON `_consult_topics_v` (`parent_id`);
CREATE INDEX `_consult_topics_v_version_version__order_idx` ON `_consult_topics_v` (`version__order`);
CREATE INDEX `_consult_topics_v_version_version_updated_at_idx` ON `_consult_topics_v` (`version_updated_at`);
CREATE INDEX `_consult_topics_v_version_version_created_at_idx` ON `_consult_topics_v` (`version_created_at`);
CREATE INDEX `_consult_topics_v_version_version_deleted_at_idx` ON `_consult_topics_v` (`version_deleted_at`);
CREATE INDEX `_consult_topics_v_created_at_idx` ON `_consult_topics_v` (`created_at`);
CREATE INDEX `_consult_topics_v_updated_at_idx` ON `_consult_topics_v` (`updated_at`);
CREATE INDEX `_consult_topics_v_snapshot_idx` ON `_consult_topics_v` (`snapshot`);
CREATE INDEX `_consult_topics_v_published_locale_idx` ON `_consult_topics_v` (`published_locale`);
CREATE INDEX `_consult_topics_v_latest_idx` ON `_consult_topics_v` (`latest`);
CREATE INDEX `_consult_topics_v_version_version_slug_idx` ON `_consult_topics_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_consult_topics_v_version_version__status_idx` ON `_consult_topics_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_consult_topics_v_rels_order_idx` ON `_consult_topics_v_rels` (`order`);
CREATE INDEX `_consult_topics_v_rels_parent_idx` ON `_consult_topics_v_rels` (`parent_id`);
CREATE INDEX `_consult_topics_v_rels_path_idx` ON `_consult_topics_v_rels` (`path`);
CREATE INDEX `_consult_topics_v_rels_users_id_idx` ON `_consult_topics_v_rels` (`users_id`);
CREATE INDEX `milestones_year_idx` ON `milestones` (`year`);
CREATE INDEX `milestones_updated_at_idx` ON `milestones` (`updated_at`);
CREATE INDEX `milestones_created_at_idx` ON `milestones` (`created_at`);
CREATE INDEX `milestones_deleted_at_idx` ON `milestones` (`deleted_at`);
CREATE INDEX `milestones__status_idx` ON `milestones_locales` (`_status`,`_locale`);
CREATE INDEX `_milestones_v_parent_idx` ON `_milestones_v` (`parent_id`);
CREATE INDEX `_milestones_v_version_version_year_idx` ON `_milestones_v` (`version_year`);
CREATE INDEX `_milestones_v_version_version_updated_at_idx` ON `_milestones_v` (`version_updated_at`);
CREATE INDEX `_milestones_v_version_version_created_at_idx` ON `_milestones_v` (`version_created_at`);
CREATE INDEX `_milestones_v_version_version_deleted_at_idx` ON `_milestones_v` (`version_deleted_at`);
CREATE INDEX `_milestones_v_created_at_idx` ON `_milestones_v` (`created_at`);
CREATE INDEX `_milestones_v_updated_at_idx` ON `_milestones_v` (`updated_at`);
CREATE INDEX `_milestones_v_snapshot_idx` ON `_milestones_v` (`snapshot`);
CREATE INDEX `_milestones_v_published_locale_idx` ON `_milestones_v` (`published_locale`);
CREATE INDEX `_milestones_v_latest_idx` ON `_milestones_v` (`latest`);
CREATE INDEX `_milestones_v_version_version__status_idx` ON `_milestones_v_locales` (`version__status`,`_locale`);
CREATE INDEX `leaders__order_idx` ON `leaders` (`_order`);
CREATE INDEX `leaders_updated_at_idx` ON `leaders` (`updated_at`);
CREATE INDEX `leaders_created_at_idx` ON `leaders` (`created_at`);
CREATE INDEX `leaders_deleted_at_idx` ON `leaders` (`deleted_at`);
CREATE INDEX `leaders__status_idx` ON `leaders_locales` (`_status`,`_locale`);
CREATE INDEX `_leaders_v_parent_idx` ON `_leaders_v` (`parent_id`);
CREATE INDEX `_leaders_v_version_version__order_idx` ON `_leaders_v` (`version__order`);
CREATE INDEX `_leaders_v_version_version_updated_at_idx` ON `_leaders_v` (`version_updated_at`);
CREATE INDEX `_leaders_v_version_version_created_at_idx` ON `_leaders_v` (`version_created_at`);
CREATE INDEX `_leaders_v_version_version_deleted_at_idx` ON `_leaders_v` (`version_deleted_at`);
CREATE INDEX `_leaders_v_created_at_idx` ON `_leaders_v` (`created_at`);
CREATE INDEX `_leaders_v_updated_at_idx` ON `_leaders_v` (`updated_at`);
CREATE INDEX `_leaders_v_snapshot_idx` ON `_leaders_v` (`snapshot`);
CREATE INDEX `_leaders_v_published_locale_idx` ON `_leaders_v` (`published_locale`);
CREATE INDEX `_leaders_v_latest_idx` ON `_leaders_v` (`latest`);
CREATE INDEX `_leaders_v_version_version__status_idx` ON `_leaders_v_locales` (`version__status`,`_locale`);
CREATE INDEX `qualifications_kind_idx` ON `qualifications` (`kind`);
CREATE INDEX `qualifications_issued_at_idx` ON `qualifications` (`issued_at`);
CREATE INDEX `qualifications_updated_at_idx` ON `qualifications` (`updated_at`);
CREATE INDEX `qualifications_created_at_idx` ON `qualifications` (`created_at`);
CREATE INDEX `qualifications_deleted_at_idx` ON `qualifications` (`deleted_at`);
CREATE INDEX `qualifications__status_idx` ON `qualifications_locales` (`_status`,`_locale`);
CREATE INDEX `_qualifications_v_parent_idx` ON `_qualifications_v` (`parent_id`);
CREATE INDEX `_qualifications_v_version_version_kind_idx` ON `_qualifications_v` (`version_kind`);
CREATE INDEX `_qualifications_v_version_version_issued_at_idx` ON `_qualifications_v` (`version_issued_at`);
CREATE INDEX `_qualifications_v_version_version_updated_at_idx` ON `_qualifications_v` (`version_updated_at`);
CREATE INDEX `_qualifications_v_version_version_created_at_idx` ON `_qualifications_v` (`version_created_at`);
CREATE INDEX `_qualifications_v_version_version_deleted_at_idx` ON `_qualifications_v` (`version_deleted_at`);
CREATE INDEX `_qualifications_v_created_at_idx` ON `_qualifications_v` (`created_at`);
CREATE INDEX `_qualifications_v_updated_at_idx` ON `_qualifications_v` (`updated_at`);
CREATE INDEX `_qualifications_v_snapshot_idx` ON `_qualifications_v` (`snapshot`);
CREATE INDEX `_qualifications_v_published_locale_idx` ON `_qualifications_v` (`published_locale`);
CREATE INDEX `_qualifications_v_latest_idx` ON `_qualifications_v` (`latest`);
CREATE INDEX `_qualifications_v_version_version__status_idx` ON `_qualifications_v_locales` (`version__status`,`_locale`);
CREATE INDEX `positions_team_idx` ON `positions` (`team_id`);
CREATE INDEX `positions_place_idx` ON `positions` (`place_id`);
CREATE INDEX `positions_kind_idx` ON `positions` (`kind`);
CREATE INDEX `positions_posted_at_idx` ON `positions` (`posted_at`);
CREATE INDEX `positions_closes_at_idx` ON `positions` (`closes_at`);
CREATE INDEX `positions_updated_at_idx` ON `positions` (`updated_at`);
CREATE INDEX `positions_created_at_idx` ON `positions` (`created_at`);
CREATE INDEX `positions_deleted_at_idx` ON `positions` (`deleted_at`);
CREATE UNIQUE INDEX `positions_slug_idx` ON `positions_locales` (`slug`,`_locale`);
CREATE INDEX `positions__status_idx` ON `positions_locales` (`_status`,`_locale`);
CREATE INDEX `_positions_v_parent_idx` ON `_positions_v` (`parent_id`);
CREATE INDEX `_positions_v_version_version_team_idx` ON `_positions_v` (`version_team_id`);
CREATE INDEX `_positions_v_version_version_place_idx` ON `_positions_v` (`version_place_id`);
CREATE INDEX `_positions_v_version_version_kind_idx` ON `_positions_v` (`version_kind`);
CREATE INDEX `_positions_v_version_version_posted_at_idx` ON `_positions_v` (`version_posted_at`);
CREATE INDEX `_positions_v_version_version_closes_at_idx` ON `_positions_v` (`version_closes_at`);
CREATE INDEX `_positions_v_version_version_updated_at_idx` ON `_positions_v` (`version_updated_at`);
CREATE INDEX `_positions_v_version_version_created_at_idx` ON `_positions_v` (`version_created_at`);
CREATE INDEX `_positions_v_version_version_deleted_at_idx` ON `_positions_v` (`version_deleted_at`);
CREATE INDEX `_positions_v_created_at_idx` ON `_positions_v` (`created_at`);
CREATE INDEX `_positions_v_updated_at_idx` ON `_positions_v` (`updated_at`);
CREATE INDEX `_positions_v_snapshot_idx` ON `_positions_v` (`snapshot`);
CREATE INDEX `_positions_v_published_locale_idx` ON `_positions_v` (`published_locale`);
CREATE INDEX `_positions_v_latest_idx` ON `_positions_v` (`latest`);
CREATE INDEX `_positions_v_version_version_slug_idx` ON `_positions_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_positions_v_version_version__status_idx` ON `_positions_v_locales` (`version__status`,`_locale`);
CREATE INDEX `position_teams__order_idx` ON `position_teams` (`_order`);
CREATE INDEX `position_teams_updated_at_idx` ON `position_teams` (`updated_at`);
CREATE INDEX `position_teams_created_at_idx` ON `position_teams` (`created_at`);
CREATE INDEX `position_teams_deleted_at_idx` ON `position_teams` (`deleted_at`);
CREATE UNIQUE INDEX `position_teams_slug_idx` ON `position_teams_locales` (`slug`,`_locale`);
CREATE INDEX `position_teams__status_idx` ON `position_teams_locales` (`_status`,`_locale`);
CREATE INDEX `_position_teams_v_parent_idx` ON `_position_teams_v` (`parent_id`);
CREATE INDEX `_position_teams_v_version_version__order_idx` ON `_position_teams_v` (`version__order`);
CREATE INDEX `_position_teams_v_version_version_updated_at_idx` ON `_position_teams_v` (`version_updated_at`);
CREATE INDEX `_position_teams_v_version_version_created_at_idx` ON `_position_teams_v` (`version_created_at`);
CREATE INDEX `_position_teams_v_version_version_deleted_at_idx` ON `_position_teams_v` (`version_deleted_at`);
CREATE INDEX `_position_teams_v_created_at_idx` ON `_position_teams_v` (`created_at`);
CREATE INDEX `_position_teams_v_updated_at_idx` ON `_position_teams_v` (`updated_at`);
CREATE INDEX `_position_teams_v_snapshot_idx` ON `_position_teams_v` (`snapshot`);
CREATE INDEX `_position_teams_v_published_locale_idx` ON `_position_teams_v` (`published_locale`);
CREATE INDEX `_position_teams_v_latest_idx` ON `_position_teams_v` (`latest`);
CREATE INDEX `_position_teams_v_version_version_slug_idx` ON `_position_teams_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_position_teams_v_version_version__status_idx` ON `_position_teams_v_locales` (`version__status`,`_locale`);
CREATE INDEX `position_places__order_idx` ON `position_places` (`_order`);
CREATE INDEX `position_places_updated_at_idx` ON `position_places` (`updated_at`);
CREATE INDEX `position_places_created_at_idx` ON `position_places` (`created_at`);
CREATE INDEX `position_places_deleted_at_idx` ON `position_places` (`deleted_at`);
CREATE UNIQUE INDEX `position_places_slug_idx` ON `position_places_locales` (`slug`,`_locale`);
CREATE INDEX `position_places__status_idx` ON `position_places_locales` (`_status`,`_locale`);
CREATE INDEX `_position_places_v_parent_idx` ON `_position_places_v` (`parent_id`);
CREATE INDEX `_position_places_v_version_version__order_idx` ON `_position_places_v` (`version__order`);
CREATE INDEX `_position_places_v_version_version_updated_at_idx` ON `_position_places_v` (`version_updated_at`);
CREATE INDEX `_position_places_v_version_version_created_at_idx` ON `_position_places_v` (`version_created_at`);
CREATE INDEX `_position_places_v_version_version_deleted_at_idx` ON `_position_places_v` (`version_deleted_at`);
CREATE INDEX `_position_places_v_created_at_idx` ON `_position_places_v` (`created_at`);
CREATE INDEX `_position_places_v_updated_at_idx` ON `_position_places_v` (`updated_at`);
CREATE INDEX `_position_places_v_snapshot_idx` ON `_position_places_v` (`snapshot`);
CREATE INDEX `_position_places_v_published_locale_idx` ON `_position_places_v` (`published_locale`);
CREATE INDEX `_position_places_v_latest_idx` ON `_position_places_v` (`latest`);
CREATE INDEX `_position_places_v_version_version_slug_idx` ON `_position_places_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_position_places_v_version_version__status_idx` ON `_position_places_v_locales` (`version__status`,`_locale`);
CREATE INDEX `legal_texts_kind_idx` ON `legal_texts` (`kind`);
CREATE INDEX `legal_texts_effective_at_idx` ON `legal_texts` (`effective_at`);
CREATE INDEX `legal_texts_updated_at_idx` ON `legal_texts` (`updated_at`);
CREATE INDEX `legal_texts_created_at_idx` ON `legal_texts` (`created_at`);
CREATE INDEX `legal_texts_deleted_at_idx` ON `legal_texts` (`deleted_at`);
CREATE INDEX `legal_texts__status_idx` ON `legal_texts_locales` (`_status`,`_locale`);
CREATE INDEX `_legal_texts_v_parent_idx` ON `_legal_texts_v` (`parent_id`);
CREATE INDEX `_legal_texts_v_version_version_kind_idx` ON `_legal_texts_v` (`version_kind`);
CREATE INDEX `_legal_texts_v_version_version_effective_at_idx` ON `_legal_texts_v` (`version_effective_at`);
CREATE INDEX `_legal_texts_v_version_version_updated_at_idx` ON `_legal_texts_v` (`version_updated_at`);
CREATE INDEX `_legal_texts_v_version_version_created_at_idx` ON `_legal_texts_v` (`version_created_at`);
CREATE INDEX `_legal_texts_v_version_version_deleted_at_idx` ON `_legal_texts_v` (`version_deleted_at`);
CREATE INDEX `_legal_texts_v_created_at_idx` ON `_legal_texts_v` (`created_at`);
CREATE INDEX `_legal_texts_v_updated_at_idx` ON `_legal_texts_v` (`updated_at`);
CREATE INDEX `_legal_texts_v_snapshot_idx` ON `_legal_texts_v` (`snapshot`);
CREATE INDEX `_legal_texts_v_published_locale_idx` ON `_legal_texts_v` (`published_locale`);
CREATE INDEX `_legal_texts_v_latest_idx` ON `_legal_texts_v` (`latest`);
CREATE INDEX `_legal_texts_v_version_version__status_idx` ON `_legal_texts_v_locales` (`version__status`,`_locale`);
CREATE UNIQUE INDEX `columns_path_idx` ON `columns` (`path`);
CREATE INDEX `columns_updated_at_idx` ON `columns` (`updated_at`);
CREATE INDEX `columns_created_at_idx` ON `columns` (`created_at`);
CREATE INDEX `columns_deleted_at_idx` ON `columns` (`deleted_at`);
CREATE INDEX `columns__status_idx` ON `columns_locales` (`_status`,`_locale`);
CREATE INDEX `_columns_v_parent_idx` ON `_columns_v` (`parent_id`);
CREATE INDEX `_columns_v_version_version_path_idx` ON `_columns_v` (`version_path`);
CREATE INDEX `_columns_v_version_version_updated_at_idx` ON `_columns_v` (`version_updated_at`);
CREATE INDEX `_columns_v_version_version_created_at_idx` ON `_columns_v` (`version_created_at`);
CREATE INDEX `_columns_v_version_version_deleted_at_idx` ON `_columns_v` (`version_deleted_at`);
CREATE INDEX `_columns_v_created_at_idx` ON `_columns_v` (`created_at`);
CREATE INDEX `_columns_v_updated_at_idx` ON `_columns_v` (`updated_at`);
CREATE INDEX `_columns_v_snapshot_idx` ON `_columns_v` (`snapshot`);
CREATE INDEX `_columns_v_published_locale_idx` ON `_columns_v` (`published_locale`);
CREATE INDEX `_columns_v_latest_idx` ON `_columns_v` (`latest`);
CREATE INDEX `_columns_v_version_version__status_idx` ON `_columns_v_locales` (`version__status`,`_locale`);
CREATE INDEX `friend_links__order_idx` ON `friend_links` (`_order`);
CREATE INDEX `friend_links_logo_idx` ON `friend_links` (`logo_id`);
CREATE INDEX `friend_links_updated_at_idx` ON `friend_links` (`updated_at`);
CREATE INDEX `friend_links_created_at_idx` ON `friend_links` (`created_at`);
CREATE INDEX `friend_links_deleted_at_idx` ON `friend_links` (`deleted_at`);
CREATE INDEX `friend_links__status_idx` ON `friend_links_locales` (`_status`,`_locale`);
CREATE INDEX `_friend_links_v_parent_idx` ON `_friend_links_v` (`parent_id`);
CREATE INDEX `_friend_links_v_version_version__order_idx` ON `_friend_links_v` (`version__order`);
CREATE INDEX `_friend_links_v_version_version_logo_idx` ON `_friend_links_v` (`version_logo_id`);
CREATE INDEX `_friend_links_v_version_version_updated_at_idx` ON `_friend_links_v` (`version_updated_at`);
CREATE INDEX `_friend_links_v_version_version_created_at_idx` ON `_friend_links_v` (`version_created_at`);
CREATE INDEX `_friend_links_v_version_version_deleted_at_idx` ON `_friend_links_v` (`version_deleted_at`);
CREATE INDEX `_friend_links_v_created_at_idx` ON `_friend_links_v` (`created_at`);
CREATE INDEX `_friend_links_v_updated_at_idx` ON `_friend_links_v` (`updated_at`);
CREATE INDEX `_friend_links_v_snapshot_idx` ON `_friend_links_v` (`snapshot`);
CREATE INDEX `_friend_links_v_published_locale_idx` ON `_friend_links_v` (`published_locale`);
CREATE INDEX `_friend_links_v_latest_idx` ON `_friend_links_v` (`latest`);
CREATE INDEX `_friend_links_v_version_version__status_idx` ON `_friend_links_v_locales` (`version__status`,`_locale`);
CREATE INDEX `media_updated_at_idx` ON `media` (`updated_at`);
CREATE INDEX `media_created_at_idx` ON `media` (`created_at`);
CREATE UNIQUE INDEX `media_filename_idx` ON `media` (`filename`);
CREATE INDEX `media_sizes_avif480_sizes_avif480_filename_idx` ON `media` (`sizes_avif480_filename`);
CREATE INDEX `media_sizes_avif720_sizes_avif720_filename_idx` ON `media` (`sizes_avif720_filename`);
CREATE INDEX `media_sizes_avif960_sizes_avif960_filename_idx` ON `media` (`sizes_avif960_filename`);
CREATE INDEX `media_sizes_avif1440_sizes_avif1440_filename_idx` ON `media` (`sizes_avif1440_filename`);
CREATE INDEX `media_sizes_fallback_sizes_fallback_filename_idx` ON `media` (`sizes_fallback_filename`);
CREATE INDEX `former_slugs_record_idx` ON `former_slugs` (`record`);
CREATE INDEX `former_slugs_updated_at_idx` ON `former_slugs` (`updated_at`);
CREATE INDEX `former_slugs_created_at_idx` ON `former_slugs` (`created_at`);
CREATE UNIQUE INDEX `kind_slug_locale_idx` ON `former_slugs` (`kind`,`slug`,`locale`);
CREATE INDEX `attachments_updated_at_idx` ON `attachments` (`updated_at`);
CREATE INDEX `attachments_created_at_idx` ON `attachments` (`created_at`);
CREATE UNIQUE INDEX `attachments_filename_idx` ON `attachments` (`filename`);
CREATE INDEX `search_synonyms_updated_at_idx` ON `search_synonyms` (`updated_at`);
CREATE INDEX `search_synonyms_created_at_idx` ON `search_synonyms` (`created_at`);
CREATE UNIQUE INDEX `search_redirects_query_idx` ON `search_redirects` (`query`);
CREATE INDEX `search_redirects_updated_at_idx` ON `search_redirects` (`updated_at`);
CREATE INDEX `search_redirects_created_at_idx` ON `search_redirects` (`created_at`);
CREATE INDEX `organisations_updated_at_idx` ON `organisations` (`updated_at`);
CREATE INDEX `organisations_created_at_idx` ON `organisations` (`created_at`);
CREATE INDEX `organisations_rels_order_idx` ON `organisations_rels` (`order`);
CREATE INDEX `organisations_rels_parent_idx` ON `organisations_rels` (`parent_id`);
CREATE INDEX `organisations_rels_path_idx` ON `organisations_rels` (`path`);
CREATE INDEX `organisations_rels_members_id_idx` ON `organisations_rels` (`members_id`);
CREATE INDEX `tickets_status_idx` ON `tickets` (`status`);
CREATE INDEX `tickets_assignee_idx` ON `tickets` (`assignee_id`);
CREATE INDEX `tickets_merged_into_idx` ON `tickets` (`merged_into_id`);
CREATE UNIQUE INDEX `tickets_number_idx` ON `tickets` (`number`);
CREATE INDEX `tickets_product_idx` ON `tickets` (`product_id`);
CREATE INDEX `tickets_member_idx` ON `tickets` (`member_id`);
CREATE INDEX `tickets_organisation_idx` ON `tickets` (`organisation_id`);
CREATE INDEX `tickets_due_at_idx` ON `tickets` (`due_at`);
CREATE INDEX `tickets_answered_at_idx` ON `tickets` (`answered_at`);
CREATE INDEX `tickets_done_at_idx` ON `tickets` (`done_at`);
CREATE INDEX `tickets_last_message_at_idx` ON `tickets` (`last_message_at`);
CREATE INDEX `tickets_last_by_idx` ON `tickets` (`last_by`);
CREATE INDEX `tickets_warned_at_idx` ON `tickets` (`warned_at`);
CREATE INDEX `tickets_breached_at_idx` ON `tickets` (`breached_at`);
CREATE UNIQUE INDEX `tickets_key_idx` ON `tickets` (`key`);
CREATE INDEX `tickets_updated_at_idx` ON `tickets` (`updated_at`);
CREATE INDEX `tickets_created_at_idx` ON `tickets` (`created_at`);
CREATE INDEX `tickets_texts_order_parent` ON `tickets_texts` (`order`,`parent_id`);
CREATE INDEX `tickets_rels_order_idx` ON `tickets_rels` (`order`);
CREATE INDEX `tickets_rels_parent_idx` ON `tickets_rels` (`parent_id`);
CREATE INDEX `tickets_rels_path_idx` ON `tickets_rels` (`path`);
CREATE INDEX `tickets_rels_ticket_tags_id_idx` ON `tickets_rels` (`ticket_tags_id`);
CREATE INDEX `tickets_rels_tickets_id_idx` ON `tickets_rels` (`tickets_id`);
CREATE INDEX `ticket_messages_files_order_idx` ON `ticket_messages_files` (`_order`);
CREATE INDEX `ticket_messages_files_parent_id_idx` ON `ticket_messages_files` (`_parent_id`);
CREATE INDEX `ticket_messages_files_file_idx` ON `ticket_messages_files` (`file`);
CREATE INDEX `ticket_messages_ticket_idx` ON `ticket_messages` (`ticket_id`);
CREATE INDEX `ticket_messages_at_idx` ON `ticket_messages` (`at`);
CREATE INDEX `ticket_messages_member_idx` ON `ticket_messages` (`member_id`);
CREATE INDEX `ticket_messages_user_idx` ON `ticket_messages` (`user_id`);
CREATE INDEX `ticket_messages_mailed_at_idx` ON `ticket_messages` (`mailed_at`);
CREATE INDEX `ticket_messages_updated_at_idx` ON `ticket_messages` (`updated_at`);
CREATE INDEX `ticket_messages_created_at_idx` ON `ticket_messages` (`created_at`);
CREATE INDEX `ticket_notes_files_order_idx` ON `ticket_notes_files` (`_order`);
CREATE INDEX `ticket_notes_files_parent_id_idx` ON `ticket_notes_files` (`_parent_id`);
CREATE INDEX `ticket_notes_files_file_idx` ON `ticket_notes_files` (`file`);
CREATE INDEX `ticket_notes_ticket_idx` ON `ticket_notes` (`ticket_id`);
CREATE INDEX `ticket_notes_user_idx` ON `ticket_notes` (`user_id`);
CREATE INDEX `ticket_notes_updated_at_idx` ON `ticket_notes` (`updated_at`);
CREATE INDEX `ticket_notes_created_at_idx` ON `ticket_notes` (`created_at`);
CREATE INDEX `ticket_events_ticket_idx` ON `ticket_events` (`ticket_id`);
CREATE INDEX `ticket_events_kind_idx` ON `ticket_events` (`kind`);
CREATE INDEX `ticket_events_at_idx` ON `ticket_events` (`at`);
CREATE INDEX `ticket_events_member_idx` ON `ticket_events` (`member_id`);
CREATE INDEX `ticket_events_user_idx` ON `ticket_events` (`user_id`);
CREATE INDEX `ticket_events_mailed_at_idx` ON `ticket_events` (`mailed_at`);
CREATE INDEX `ticket_events_updated_at_idx` ON `ticket_events` (`updated_at`);
CREATE INDEX `ticket_events_created_at_idx` ON `ticket_events` (`created_at`);
CREATE INDEX `ticket_reads_ticket_idx` ON `ticket_reads` (`ticket_id`);
CREATE INDEX `ticket_reads_member_idx` ON `ticket_reads` (`member_id`);
CREATE INDEX `ticket_reads_updated_at_idx` ON `ticket_reads` (`updated_at`);
CREATE INDEX `ticket_reads_created_at_idx` ON `ticket_reads` (`created_at`);
CREATE UNIQUE INDEX `ticket_member_idx` ON `ticket_reads` (`ticket_id`,`member_id`);
CREATE INDEX `desk_inbox_files_order_idx` ON `desk_inbox_files` (`_order`);
CREATE INDEX `desk_inbox_files_parent_id_idx` ON `desk_inbox_files` (`_parent_id`);
CREATE INDEX `desk_inbox_files_file_idx` ON `desk_inbox_files` (`file`);
CREATE INDEX `desk_inbox_state_idx` ON `desk_inbox` (`state`);
CREATE INDEX `desk_inbox_decision_idx` ON `desk_inbox` (`decision`);
CREATE INDEX `desk_inbox_member_idx` ON `desk_inbox` (`member_id`);
CREATE INDEX `desk_inbox_ticket_idx` ON `desk_inbox` (`ticket_id`);
CREATE INDEX `desk_inbox_from_address_idx` ON `desk_inbox` (`from_address`);
CREATE INDEX `desk_inbox_received_at_idx` ON `desk_inbox` (`received_at`);
CREATE UNIQUE INDEX `desk_inbox_key_idx` ON `desk_inbox` (`key`);
CREATE INDEX `desk_inbox_updated_at_idx` ON `desk_inbox` (`updated_at`);
CREATE INDEX `desk_inbox_created_at_idx` ON `desk_inbox` (`created_at`);
CREATE INDEX `desk_inbox_texts_order_parent` ON `desk_inbox_texts` (`order`,`parent_id`);
CREATE INDEX `ticket_tags_updated_at_idx` ON `ticket_tags` (`updated_at`);
CREATE INDEX `ticket_tags_created_at_idx` ON `ticket_tags` (`created_at`);
CREATE UNIQUE INDEX `canned_replies_shortcut_idx` ON `canned_replies` (`shortcut`);
CREATE INDEX `canned_replies_updated_at_idx` ON `canned_replies` (`updated_at`);
CREATE INDEX `canned_replies_created_at_idx` ON `canned_replies` (`created_at`);
CREATE INDEX `ticket_macros_reply_idx` ON `ticket_macros` (`reply_id`);
CREATE INDEX `ticket_macros_updated_at_idx` ON `ticket_macros` (`updated_at`);
CREATE INDEX `ticket_macros_created_at_idx` ON `ticket_macros` (`created_at`);
CREATE INDEX `ticket_macros_rels_order_idx` ON `ticket_macros_rels` (`order`);
CREATE INDEX `ticket_macros_rels_parent_idx` ON `ticket_macros_rels` (`parent_id`);
CREATE INDEX `ticket_macros_rels_path_idx` ON `ticket_macros_rels` (`path`);
CREATE INDEX `ticket_macros_rels_ticket_tags_id_idx` ON `ticket_macros_rels` (`ticket_tags_id`);
CREATE INDEX `ticket_held_answers_files_order_idx` ON `ticket_held_answers_files` (`_order`);
CREATE INDEX `ticket_held_answers_files_parent_id_idx` ON `ticket_held_answers_files` (`_parent_id`);
CREATE INDEX `ticket_held_answers_files_file_idx` ON `ticket_held_answers_files` (`file`);
CREATE INDEX `ticket_held_answers_ticket_idx` ON `ticket_held_answers` (`ticket_id`);
CREATE INDEX `ticket_held_answers_user_idx` ON `ticket_held_answers` (`user_id`);
CREATE INDEX `ticket_held_answers_send_at_idx` ON `ticket_held_answers` (`send_at`);
CREATE INDEX `ticket_held_answers_updated_at_idx` ON `ticket_held_answers` (`updated_at`);
CREATE INDEX `ticket_held_answers_created_at_idx` ON `ticket_held_answers` (`created_at`);
CREATE INDEX `ticket_held_deeds_ticket_idx` ON `ticket_held_deeds` (`ticket_id`);
CREATE INDEX `ticket_held_deeds_other_idx` ON `ticket_held_deeds` (`other_id`);
CREATE INDEX `ticket_held_deeds_user_idx` ON `ticket_held_deeds` (`user_id`);
CREATE INDEX `ticket_held_deeds_do_at_idx` ON `ticket_held_deeds` (`do_at`);
CREATE INDEX `ticket_held_deeds_updated_at_idx` ON `ticket_held_deeds` (`updated_at`);
CREATE INDEX `ticket_held_deeds_created_at_idx` ON `ticket_held_deeds` (`created_at`);
CREATE INDEX `ticket_presences_ticket_idx` ON `ticket_presences` (`ticket_id`);
CREATE INDEX `ticket_presences_user_idx` ON `ticket_presences` (`user_id`);
CREATE INDEX `ticket_presences_at_idx` ON `ticket_presences` (`at`);
CREATE UNIQUE INDEX `ticket_user_idx` ON `ticket_presences` (`ticket_id`,`user_id`);
CREATE UNIQUE INDEX `help_counts_article_idx` ON `help_counts` (`article_id`);
CREATE INDEX `help_counts_reads_idx` ON `help_counts` (`reads`);
CREATE INDEX `help_counts_updated_at_idx` ON `help_counts` (`updated_at`);
CREATE INDEX `help_counts_created_at_idx` ON `help_counts` (`created_at`);
CREATE INDEX `help_votes_article_idx` ON `help_votes` (`article_id`);
CREATE INDEX `help_votes_updated_at_idx` ON `help_votes` (`updated_at`);
CREATE INDEX `help_votes_created_at_idx` ON `help_votes` (`created_at`);
CREATE UNIQUE INDEX `article_voter_idx` ON `help_votes` (`article_id`,`voter`);
CREATE INDEX `entitlements_member_idx` ON `entitlements` (`member_id`);
CREATE INDEX `entitlements_product_idx` ON `entitlements` (`product_id`);
CREATE INDEX `entitlements_updated_at_idx` ON `entitlements` (`updated_at`);
CREATE INDEX `entitlements_created_at_idx` ON `entitlements` (`created_at`);
CREATE INDEX `eula_acceptances_member_idx` ON `eula_acceptances` (`member_id`);
CREATE INDEX `eula_acceptances_updated_at_idx` ON `eula_acceptances` (`updated_at`);
CREATE INDEX `eula_acceptances_created_at_idx` ON `eula_acceptances` (`created_at`);
CREATE INDEX `member_downloads_member_idx` ON `member_downloads` (`member_id`);
CREATE INDEX `member_downloads_file_idx` ON `member_downloads` (`file_id`);
CREATE INDEX `member_downloads_updated_at_idx` ON `member_downloads` (`updated_at`);
CREATE INDEX `member_downloads_created_at_idx` ON `member_downloads` (`created_at`);
CREATE UNIQUE INDEX `member_file_idx` ON `member_downloads` (`member_id`,`file_id`);
CREATE INDEX `download_counts_file_idx` ON `download_counts` (`file_id`);
CREATE INDEX `download_counts_updated_at_idx` ON `download_counts` (`updated_at`);
CREATE INDEX `download_counts_created_at_idx` ON `download_counts` (`created_at`);
CREATE UNIQUE INDEX `file_month_idx` ON `download_counts` (`file_id`,`month`);
CREATE INDEX `advisory_notices_member_idx` ON `advisory_notices` (`member_id`);
CREATE INDEX `advisory_notices_updated_at_idx` ON `advisory_notices` (`updated_at`);
CREATE INDEX `advisory_notices_created_at_idx` ON `advisory_notices` (`created_at`);
CREATE UNIQUE INDEX `member_advisory_idx` ON `advisory_notices` (`member_id`,`advisory`);
CREATE INDEX `enquiries_files_order_idx` ON `enquiries_files` (`_order`);
CREATE INDEX `enquiries_files_parent_id_idx` ON `enquiries_files` (`_parent_id`);
CREATE INDEX `enquiries_files_file_idx` ON `enquiries_files` (`file`);
CREATE INDEX `enquiries_state_idx` ON `enquiries` (`state`);
CREATE UNIQUE INDEX `enquiries_receipt_idx` ON `enquiries` (`receipt`);
CREATE INDEX `enquiries_kind_idx` ON `enquiries` (`kind`);
CREATE INDEX `enquiries_company_idx` ON `enquiries` (`company`);
CREATE INDEX `enquiries_email_idx` ON `enquiries` (`email`);
CREATE INDEX `enquiries_key_idx` ON `enquiries` (`key`);
CREATE INDEX `enquiries_updated_at_idx` ON `enquiries` (`updated_at`);
CREATE INDEX `enquiries_created_at_idx` ON `enquiries` (`created_at`);
CREATE INDEX `enquiries_rels_order_idx` ON `enquiries_rels` (`order`);
CREATE INDEX `enquiries_rels_parent_idx` ON `enquiries_rels` (`parent_id`);
CREATE INDEX `enquiries_rels_path_idx` ON `enquiries_rels` (`path`);
CREATE INDEX `enquiries_rels_users_id_idx` ON `enquiries_rels` (`users_id`);
CREATE UNIQUE INDEX `members_email_idx` ON `members` (`email`);
CREATE INDEX `members_updated_at_idx` ON `members` (`updated_at`);
CREATE INDEX `members_created_at_idx` ON `members` (`created_at`);
CREATE UNIQUE INDEX `member_sessions_digest_idx` ON `member_sessions` (`digest`);
CREATE INDEX `member_sessions_member_idx` ON `member_sessions` (`member_id`);
CREATE INDEX `member_sessions_expires_at_idx` ON `member_sessions` (`expires_at`);
CREATE INDEX `member_sessions_updated_at_idx` ON `member_sessions` (`updated_at`);
CREATE INDEX `member_sessions_created_at_idx` ON `member_sessions` (`created_at`);
CREATE UNIQUE INDEX `member_tokens_digest_idx` ON `member_tokens` (`digest`);
CREATE INDEX `member_tokens_member_idx` ON `member_tokens` (`member_id`);
CREATE INDEX `member_tokens_email_idx` ON `member_tokens` (`email`);
CREATE INDEX `member_tokens_change_idx` ON `member_tokens` (`change`);
CREATE INDEX `member_tokens_expires_at_idx` ON `member_tokens` (`expires_at`);
CREATE INDEX `member_tokens_updated_at_idx` ON `member_tokens` (`updated_at`);
CREATE INDEX `member_tokens_created_at_idx` ON `member_tokens` (`created_at`);
CREATE INDEX `member_identities_member_idx` ON `member_identities` (`member_id`);
CREATE INDEX `member_identities_updated_at_idx` ON `member_identities` (`updated_at`);
CREATE INDEX `member_identities_created_at_idx` ON `member_identities` (`created_at`);
CREATE UNIQUE INDEX `issuer_subject_idx` ON `member_identities` (`issuer`,`subject`);
CREATE UNIQUE INDEX `member_passkeys_credential_idx` ON `member_passkeys` (`credential`);
CREATE INDEX `member_passkeys_member_idx` ON `member_passkeys` (`member_id`);
CREATE INDEX `member_passkeys_updated_at_idx` ON `member_passkeys` (`updated_at`);
CREATE INDEX `member_passkeys_created_at_idx` ON `member_passkeys` (`created_at`);
CREATE INDEX `member_consents_member_idx` ON `member_consents` (`member_id`);
CREATE INDEX `member_consents_updated_at_idx` ON `member_consents` (`updated_at`);
CREATE INDEX `member_consents_created_at_idx` ON `member_consents` (`created_at`);
CREATE UNIQUE INDEX `member_access_tokens_digest_idx` ON `member_access_tokens` (`digest`);
CREATE INDEX `member_access_tokens_member_idx` ON `member_access_tokens` (`member_id`);
CREATE INDEX `member_access_tokens_expires_at_idx` ON `member_access_tokens` (`expires_at`);
CREATE INDEX `member_access_tokens_updated_at_idx` ON `member_access_tokens` (`updated_at`);
CREATE INDEX `member_access_tokens_created_at_idx` ON `member_access_tokens` (`created_at`);
CREATE INDEX `enrolments_member_idx` ON `enrolments` (`member_id`);
CREATE INDEX `enrolments_course_idx` ON `enrolments` (`course_id`);
CREATE INDEX `enrolments_updated_at_idx` ON `enrolments` (`updated_at`);
CREATE INDEX `enrolments_created_at_idx` ON `enrolments` (`created_at`);
CREATE UNIQUE INDEX `member_course_idx` ON `enrolments` (`member_id`,`course_id`);
CREATE INDEX `lesson_progress_member_idx` ON `lesson_progress` (`member_id`);
CREATE INDEX `lesson_progress_lesson_idx` ON `lesson_progress` (`lesson_id`);
CREATE INDEX `lesson_progress_updated_at_idx` ON `lesson_progress` (`updated_at`);
CREATE INDEX `lesson_progress_created_at_idx` ON `lesson_progress` (`created_at`);
CREATE UNIQUE INDEX `member_lesson_idx` ON `lesson_progress` (`member_id`,`lesson_id`);
CREATE INDEX `account_actions_account_idx` ON `account_actions` (`account`);
CREATE INDEX `account_actions_updated_at_idx` ON `account_actions` (`updated_at`);
CREATE INDEX `account_actions_created_at_idx` ON `account_actions` (`created_at`);
CREATE INDEX `mails_to_idx` ON `mails` (`to`);
CREATE INDEX `mails_state_idx` ON `mails` (`state`);
CREATE INDEX `mails_next_at_idx` ON `mails` (`next_at`);
CREATE INDEX `mails_updated_at_idx` ON `mails` (`updated_at`);
CREATE INDEX `mails_created_at_idx` ON `mails` (`created_at`);
CREATE UNIQUE INDEX `staff_passkeys_credential_idx` ON `staff_passkeys` (`credential`);
CREATE INDEX `staff_passkeys_staff_idx` ON `staff_passkeys` (`staff_id`);
CREATE INDEX `staff_passkeys_updated_at_idx` ON `staff_passkeys` (`updated_at`);
CREATE INDEX `staff_passkeys_created_at_idx` ON `staff_passkeys` (`created_at`);
CREATE INDEX `users_roles_order_idx` ON `users_roles` (`order`);
CREATE INDEX `users_roles_parent_idx` ON `users_roles` (`parent_id`);
CREATE INDEX `users_sessions_order_idx` ON `users_sessions` (`_order`);
CREATE INDEX `users_sessions_parent_id_idx` ON `users_sessions` (`_parent_id`);
CREATE INDEX `users_updated_at_idx` ON `users` (`updated_at`);
CREATE INDEX `users_created_at_idx` ON `users` (`created_at`);
CREATE UNIQUE INDEX `users_email_idx` ON `users` (`email`);
CREATE UNIQUE INDEX `payload_kv_key_idx` ON `payload_kv` (`key`);
CREATE INDEX `payload_locked_documents_global_slug_idx` ON `payload_locked_documents` (`global_slug`);
CREATE INDEX `payload_locked_documents_updated_at_idx` ON `payload_locked_documents` (`updated_at`);
CREATE INDEX `payload_locked_documents_created_at_idx` ON `payload_locked_documents` (`created_at`);
CREATE INDEX `payload_preferences_key_idx` ON `payload_preferences` (`key`);
CREATE INDEX `payload_preferences_updated_at_idx` ON `payload_preferences` (`updated_at`);
CREATE INDEX `payload_preferences_created_at_idx` ON `payload_preferences` (`created_at`);
CREATE INDEX `payload_preferences_rels_order_idx` ON `payload_preferences_rels` (`order`);
CREATE INDEX `payload_preferences_rels_parent_idx` ON `payload_preferences_rels` (`parent_id`);
CREATE INDEX `payload_preferences_rels_path_idx` ON `payload_preferences_rels` (`path`);
CREATE INDEX `payload_preferences_rels_members_id_idx` ON `payload_preferences_rels` (`members_id`);
CREATE INDEX `payload_preferences_rels_users_id_idx` ON `payload_preferences_rels` (`users_id`);
CREATE INDEX `payload_migrations_updated_at_idx` ON `payload_migrations` (`updated_at`);
CREATE INDEX `payload_migrations_created_at_idx` ON `payload_migrations` (`created_at`);
CREATE INDEX portico_idempotency_keys_at ON portico_idempotency_keys (at);
CREATE INDEX portico_limit_counts_ends_at ON portico_limit_counts (ends_at);
CREATE INDEX portico_search_queue_record ON portico_search_queue (kind, record);
CREATE INDEX portico_desk_unsolved ON tickets (coalesce(due_at, '9'), id) WHERE status IN ('new', 'open', 'waiting');
CREATE INDEX portico_desk_unassigned ON tickets (coalesce(due_at, '9'), id) WHERE assignee_id IS NULL AND status IN ('new', 'open', 'waiting');
CREATE INDEX portico_desk_assigned ON tickets (assignee_id, coalesce(due_at, '9'), id) WHERE status IN ('new', 'open', 'waiting');
CREATE INDEX portico_desk_running ON tickets (coalesce(due_at, '9'), id, due_at, plan, answered_at, warned_at, breached_at) WHERE status IN ('new', 'open');
CREATE INDEX portico_desk_waiting ON tickets (coalesce(last_message_at, ''), id) WHERE status = 'waiting';
CREATE INDEX portico_desk_solved ON tickets (coalesce(done_at, ''), id) WHERE status IN ('solved', 'closed');
CREATE INDEX portico_desk_history ON ticket_events (ticket_id, id);
CREATE INDEX portico_published_sort ON portico_published (collection, sort, record);
CREATE INDEX portico_published_keys_record ON portico_published_keys (collection, record, field, value);
CREATE INDEX portico_audit_person ON portico_audit (person, number);
CREATE INDEX portico_audit_action ON portico_audit (action, number);
CREATE INDEX portico_audit_record ON portico_audit (kind, record, number);
CREATE INDEX portico_audit_at ON portico_audit (at, number);
CREATE INDEX `news_updated_by_id_idx` ON `news` (`updated_by_id`);
CREATE INDEX `_news_v_version_version_updated_by_id_idx` ON `_news_v` (`version_updated_by_id`);
CREATE INDEX `news_categories_updated_by_id_idx` ON `news_categories` (`updated_by_id`);
CREATE INDEX `_news_categories_v_version_version_updated_by_id_idx` ON `_news_categories_v` (`version_updated_by_id`);
CREATE INDEX `cases_updated_by_id_idx` ON `cases` (`updated_by_id`);
CREATE INDEX `_cases_v_version_version_updated_by_id_idx` ON `_cases_v` (`version_updated_by_id`);
CREATE INDEX `case_categories_updated_by_id_idx` ON `case_categories` (`updated_by_id`);
CREATE INDEX `_case_categories_v_version_version_updated_by_id_idx` ON `_case_categories_v` (`version_updated_by_id`);
CREATE INDEX `products_updated_by_id_idx` ON `products` (`updated_by_id`);
CREATE INDEX `_products_v_version_version_updated_by_id_idx` ON `_products_v` (`version_updated_by_id`);
CREATE INDEX `product_criteria_updated_by_id_idx` ON `product_criteria` (`updated_by_id`);
CREATE INDEX `_product_criteria_v_version_version_updated_by_id_idx` ON `_product_criteria_v` (`version_updated_by_id`);
CREATE INDEX `releases_updated_by_id_idx` ON `releases` (`updated_by_id`);
CREATE INDEX `_releases_v_version_version_updated_by_id_idx` ON `_releases_v` (`version_updated_by_id`);
CREATE INDEX `toolboxes_updated_by_id_idx` ON `toolboxes` (`updated_by_id`);
CREATE INDEX `_toolboxes_v_version_version_updated_by_id_idx` ON `_toolboxes_v` (`version_updated_by_id`);
CREATE INDEX `toolbox_domains_updated_by_id_idx` ON `toolbox_domains` (`updated_by_id`);
CREATE INDEX `_toolbox_domains_v_version_version_updated_by_id_idx` ON `_toolbox_domains_v` (`version_updated_by_id`);
CREATE INDEX `machines_updated_by_id_idx` ON `machines` (`updated_by_id`);
CREATE INDEX `_machines_v_version_version_updated_by_id_idx` ON `_machines_v` (`version_updated_by_id`);
CREATE INDEX `machine_classes_updated_by_id_idx` ON `machine_classes` (`updated_by_id`);
CREATE INDEX `_machine_classes_v_version_version_updated_by_id_idx` ON `_machine_classes_v` (`version_updated_by_id`);
CREATE INDEX `machine_interfaces_updated_by_id_idx` ON `machine_interfaces` (`updated_by_id`);
CREATE INDEX `_machine_interfaces_v_version_version_updated_by_id_idx` ON `_machine_interfaces_v` (`version_updated_by_id`);
CREATE INDEX `engines_updated_by_id_idx` ON `engines` (`updated_by_id`);
CREATE INDEX `_engines_v_version_version_updated_by_id_idx` ON `_engines_v` (`version_updated_by_id`);
CREATE INDEX `industries_updated_by_id_idx` ON `industries` (`updated_by_id`);
CREATE INDEX `_industries_v_version_version_updated_by_id_idx` ON `_industries_v` (`version_updated_by_id`);
CREATE INDEX `solutions_updated_by_id_idx` ON `solutions` (`updated_by_id`);
CREATE INDEX `_solutions_v_version_version_updated_by_id_idx` ON `_solutions_v` (`version_updated_by_id`);
CREATE INDEX `function_areas_updated_by_id_idx` ON `function_areas` (`updated_by_id`);
CREATE INDEX `_function_areas_v_version_version_updated_by_id_idx` ON `_function_areas_v` (`version_updated_by_id`);
CREATE INDEX `block_libraries_updated_by_id_idx` ON `block_libraries` (`updated_by_id`);
CREATE INDEX `_block_libraries_v_version_version_updated_by_id_idx` ON `_block_libraries_v` (`version_updated_by_id`);
CREATE INDEX `platforms_updated_by_id_idx` ON `platforms` (`updated_by_id`);
CREATE INDEX `_platforms_v_version_version_updated_by_id_idx` ON `_platforms_v` (`version_updated_by_id`);
CREATE INDEX `help_articles_updated_by_id_idx` ON `help_articles` (`updated_by_id`);
CREATE INDEX `_help_articles_v_version_version_updated_by_id_idx` ON `_help_articles_v` (`version_updated_by_id`);
CREATE INDEX `help_categories_updated_by_id_idx` ON `help_categories` (`updated_by_id`);
CREATE INDEX `_help_categories_v_version_version_updated_by_id_idx` ON `_help_categories_v` (`version_updated_by_id`);
CREATE INDEX `standards_updated_by_id_idx` ON `standards` (`updated_by_id`);
CREATE INDEX `_standards_v_version_version_updated_by_id_idx` ON `_standards_v` (`version_updated_by_id`);
CREATE INDEX `components_updated_by_id_idx` ON `components` (`updated_by_id`);
CREATE INDEX `_components_v_version_version_updated_by_id_idx` ON `_components_v` (`version_updated_by_id`);
CREATE INDEX `advisories_updated_by_id_idx` ON `advisories` (`updated_by_id`);
CREATE INDEX `_advisories_v_version_version_updated_by_id_idx` ON `_advisories_v` (`version_updated_by_id`);
CREATE INDEX `partners_updated_by_id_idx` ON `partners` (`updated_by_id`);
CREATE INDEX `_partners_v_version_version_updated_by_id_idx` ON `_partners_v` (`version_updated_by_id`);
CREATE INDEX `partner_classes_updated_by_id_idx` ON `partner_classes` (`updated_by_id`);
CREATE INDEX `_partner_classes_v_version_version_updated_by_id_idx` ON `_partner_classes_v` (`version_updated_by_id`);
CREATE INDEX `regions_updated_by_id_idx` ON `regions` (`updated_by_id`);
CREATE INDEX `_regions_v_version_version_updated_by_id_idx` ON `_regions_v` (`version_updated_by_id`);
CREATE INDEX `programmes_updated_by_id_idx` ON `programmes` (`updated_by_id`);
CREATE INDEX `_programmes_v_version_version_updated_by_id_idx` ON `_programmes_v` (`version_updated_by_id`);
CREATE INDEX `difficulties_updated_by_id_idx` ON `difficulties` (`updated_by_id`);
CREATE INDEX `_difficulties_v_version_version_updated_by_id_idx` ON `_difficulties_v` (`version_updated_by_id`);
CREATE INDEX `courses_updated_by_id_idx` ON `courses` (`updated_by_id`);
CREATE INDEX `_courses_v_version_version_updated_by_id_idx` ON `_courses_v` (`version_updated_by_id`);
CREATE INDEX `lessons_updated_by_id_idx` ON `lessons` (`updated_by_id`);
CREATE INDEX `_lessons_v_version_version_updated_by_id_idx` ON `_lessons_v` (`version_updated_by_id`);
CREATE INDEX `teachers_updated_by_id_idx` ON `teachers` (`updated_by_id`);
CREATE INDEX `_teachers_v_version_version_updated_by_id_idx` ON `_teachers_v` (`version_updated_by_id`);
CREATE INDEX `course_plans_updated_by_id_idx` ON `course_plans` (`updated_by_id`);
CREATE INDEX `_course_plans_v_version_version_updated_by_id_idx` ON `_course_plans_v` (`version_updated_by_id`);
CREATE INDEX `textbooks_updated_by_id_idx` ON `textbooks` (`updated_by_id`);
CREATE INDEX `_textbooks_v_version_version_updated_by_id_idx` ON `_textbooks_v` (`version_updated_by_id`);
CREATE INDEX `banners_updated_by_id_idx` ON `banners` (`updated_by_id`);
CREATE INDEX `_banners_v_version_version_updated_by_id_idx` ON `_banners_v` (`version_updated_by_id`);
CREATE INDEX `announcements_updated_by_id_idx` ON `announcements` (`updated_by_id`);
CREATE INDEX `_announcements_v_version_version_updated_by_id_idx` ON `_announcements_v` (`version_updated_by_id`);
CREATE INDEX `offices_updated_by_id_idx` ON `offices` (`updated_by_id`);
CREATE INDEX `_offices_v_version_version_updated_by_id_idx` ON `_offices_v` (`version_updated_by_id`);
CREATE INDEX `experts_updated_by_id_idx` ON `experts` (`updated_by_id`);
CREATE INDEX `_experts_v_version_version_updated_by_id_idx` ON `_experts_v` (`version_updated_by_id`);
CREATE INDEX `consult_topics_updated_by_id_idx` ON `consult_topics` (`updated_by_id`);
CREATE INDEX `_consult_topics_v_version_version_updated_by_id_idx` ON `_consult_topics_v` (`version_updated_by_id`);
CREATE INDEX `milestones_updated_by_id_idx` ON `milestones` (`updated_by_id`);
CREATE INDEX `_milestones_v_version_version_updated_by_id_idx` ON `_milestones_v` (`version_updated_by_id`);
CREATE INDEX `leaders_updated_by_id_idx` ON `leaders` (`updated_by_id`);
CREATE INDEX `_leaders_v_version_version_updated_by_id_idx` ON `_leaders_v` (`version_updated_by_id`);
CREATE INDEX `qualifications_updated_by_id_idx` ON `qualifications` (`updated_by_id`);
CREATE INDEX `_qualifications_v_version_version_updated_by_id_idx` ON `_qualifications_v` (`version_updated_by_id`);
CREATE INDEX `positions_updated_by_id_idx` ON `positions` (`updated_by_id`);
CREATE INDEX `_positions_v_version_version_updated_by_id_idx` ON `_positions_v` (`version_updated_by_id`);
CREATE INDEX `position_teams_updated_by_id_idx` ON `position_teams` (`updated_by_id`);
CREATE INDEX `_position_teams_v_version_version_updated_by_id_idx` ON `_position_teams_v` (`version_updated_by_id`);
CREATE INDEX `position_places_updated_by_id_idx` ON `position_places` (`updated_by_id`);
CREATE INDEX `_position_places_v_version_version_updated_by_id_idx` ON `_position_places_v` (`version_updated_by_id`);
CREATE INDEX `legal_texts_updated_by_id_idx` ON `legal_texts` (`updated_by_id`);
CREATE INDEX `_legal_texts_v_version_version_updated_by_id_idx` ON `_legal_texts_v` (`version_updated_by_id`);
CREATE INDEX `columns_updated_by_id_idx` ON `columns` (`updated_by_id`);
CREATE INDEX `_columns_v_version_version_updated_by_id_idx` ON `_columns_v` (`version_updated_by_id`);
CREATE INDEX `friend_links_updated_by_id_idx` ON `friend_links` (`updated_by_id`);
CREATE INDEX `_friend_links_v_version_version_updated_by_id_idx` ON `_friend_links_v` (`version_updated_by_id`);
CREATE INDEX `preview_links_source_idx` ON `preview_links` (`source`);
CREATE INDEX `preview_links_record_idx` ON `preview_links` (`record`);
CREATE INDEX `preview_links_ends_at_idx` ON `preview_links` (`ends_at`);
CREATE INDEX `preview_links_updated_at_idx` ON `preview_links` (`updated_at`);
CREATE INDEX `preview_links_created_at_idx` ON `preview_links` (`created_at`);
CREATE INDEX `plans_items_order_idx` ON `plans_items` (`_order`);
CREATE INDEX `plans_items_parent_id_idx` ON `plans_items` (`_parent_id`);
CREATE INDEX `plans_at_idx` ON `plans` (`at`);
CREATE INDEX `plans_state_idx` ON `plans` (`state`);
CREATE INDEX `plans_made_by_idx` ON `plans` (`made_by_id`);
CREATE INDEX `plans_updated_at_idx` ON `plans` (`updated_at`);
CREATE INDEX `plans_created_at_idx` ON `plans` (`created_at`);
CREATE INDEX `_news_v_autosave_idx` ON `_news_v` (`autosave`);
CREATE INDEX `_news_categories_v_autosave_idx` ON `_news_categories_v` (`autosave`);
CREATE INDEX `_cases_v_autosave_idx` ON `_cases_v` (`autosave`);
CREATE INDEX `_case_categories_v_autosave_idx` ON `_case_categories_v` (`autosave`);
CREATE INDEX `_products_v_autosave_idx` ON `_products_v` (`autosave`);
CREATE INDEX `_product_criteria_v_autosave_idx` ON `_product_criteria_v` (`autosave`);
CREATE INDEX `_releases_v_autosave_idx` ON `_releases_v` (`autosave`);
CREATE INDEX `_toolboxes_v_autosave_idx` ON `_toolboxes_v` (`autosave`);
CREATE INDEX `_toolbox_domains_v_autosave_idx` ON `_toolbox_domains_v` (`autosave`);
CREATE INDEX `_machines_v_autosave_idx` ON `_machines_v` (`autosave`);
CREATE INDEX `_machine_classes_v_autosave_idx` ON `_machine_classes_v` (`autosave`);
CREATE INDEX `_machine_interfaces_v_autosave_idx` ON `_machine_interfaces_v` (`autosave`);
CREATE INDEX `_engines_v_autosave_idx` ON `_engines_v` (`autosave`);
CREATE INDEX `_industries_v_autosave_idx` ON `_industries_v` (`autosave`);
CREATE INDEX `_solutions_v_autosave_idx` ON `_solutions_v` (`autosave`);
CREATE INDEX `_function_areas_v_autosave_idx` ON `_function_areas_v` (`autosave`);
CREATE INDEX `_block_libraries_v_autosave_idx` ON `_block_libraries_v` (`autosave`);
CREATE INDEX `_platforms_v_autosave_idx` ON `_platforms_v` (`autosave`);
CREATE INDEX `_help_articles_v_autosave_idx` ON `_help_articles_v` (`autosave`);
CREATE INDEX `_help_categories_v_autosave_idx` ON `_help_categories_v` (`autosave`);
CREATE INDEX `_standards_v_autosave_idx` ON `_standards_v` (`autosave`);
CREATE INDEX `_components_v_autosave_idx` ON `_components_v` (`autosave`);
CREATE INDEX `_advisories_v_autosave_idx` ON `_advisories_v` (`autosave`);
CREATE INDEX `_partners_v_autosave_idx` ON `_partners_v` (`autosave`);
CREATE INDEX `_partner_classes_v_autosave_idx` ON `_partner_classes_v` (`autosave`);
CREATE INDEX `_regions_v_autosave_idx` ON `_regions_v` (`autosave`);
CREATE INDEX `_programmes_v_autosave_idx` ON `_programmes_v` (`autosave`);
CREATE INDEX `_difficulties_v_autosave_idx` ON `_difficulties_v` (`autosave`);
CREATE INDEX `_courses_v_autosave_idx` ON `_courses_v` (`autosave`);
CREATE INDEX `_lessons_v_autosave_idx` ON `_lessons_v` (`autosave`);
CREATE INDEX `_teachers_v_autosave_idx` ON `_teachers_v` (`autosave`);
CREATE INDEX `_course_plans_v_autosave_idx` ON `_course_plans_v` (`autosave`);
CREATE INDEX `_textbooks_v_autosave_idx` ON `_textbooks_v` (`autosave`);
CREATE INDEX `_banners_v_autosave_idx` ON `_banners_v` (`autosave`);
CREATE INDEX `_announcements_v_autosave_idx` ON `_announcements_v` (`autosave`);
CREATE INDEX `_offices_v_autosave_idx` ON `_offices_v` (`autosave`);
CREATE INDEX `_experts_v_autosave_idx` ON `_experts_v` (`autosave`);
CREATE INDEX `_consult_topics_v_autosave_idx` ON `_consult_topics_v` (`autosave`);
CREATE INDEX `_milestones_v_autosave_idx` ON `_milestones_v` (`autosave`);
CREATE INDEX `_leaders_v_autosave_idx` ON `_leaders_v` (`autosave`);
CREATE INDEX `_qualifications_v_autosave_idx` ON `_qualifications_v` (`autosave`);
CREATE INDEX `_positions_v_autosave_idx` ON `_positions_v` (`autosave`);
CREATE INDEX `_position_teams_v_autosave_idx` ON `_position_teams_v` (`autosave`);
CREATE INDEX `_position_places_v_autosave_idx` ON `_position_places_v` (`autosave`);
CREATE INDEX `_legal_texts_v_autosave_idx` ON `_legal_texts_v` (`autosave`);
CREATE INDEX `_columns_v_autosave_idx` ON `_columns_v` (`autosave`);
CREATE INDEX `_friend_links_v_autosave_idx` ON `_friend_links_v` (`autosave`);
CREATE INDEX `reviews_remarks_order_idx` ON `reviews_remarks` (`_order`);
CREATE INDEX `reviews_remarks_parent_id_idx` ON `reviews_remarks` (`_parent_id`);
CREATE INDEX `reviews_remarks_by_idx` ON `reviews_remarks` (`by_id`);
CREATE INDEX `reviews_source_idx` ON `reviews` (`source`);
CREATE INDEX `reviews_record_idx` ON `reviews` (`record`);
CREATE INDEX `reviews_state_idx` ON `reviews` (`state`);
CREATE UNIQUE INDEX `reviews_open_key_idx` ON `reviews` (`open_key`);
CREATE INDEX `reviews_handed_in_by_idx` ON `reviews` (`handed_in_by_id`);
CREATE INDEX `reviews_decided_by_idx` ON `reviews` (`decided_by_id`);
CREATE INDEX `reviews_updated_at_idx` ON `reviews` (`updated_at`);
CREATE INDEX `reviews_created_at_idx` ON `reviews` (`created_at`);
CREATE UNIQUE INDEX `checked_links_address_idx` ON `checked_links` (`address`);
CREATE INDEX `checked_links_next_at_idx` ON `checked_links` (`next_at`);
CREATE INDEX `checked_links_is_broken_idx` ON `checked_links` (`is_broken`);
CREATE INDEX `checked_links_updated_at_idx` ON `checked_links` (`updated_at`);
CREATE INDEX `checked_links_created_at_idx` ON `checked_links` (`created_at`);
CREATE INDEX `payload_query_presets_updated_at_idx` ON `payload_query_presets` (`updated_at`);
CREATE INDEX `payload_query_presets_created_at_idx` ON `payload_query_presets` (`created_at`);
CREATE INDEX `payload_query_presets_rels_order_idx` ON `payload_query_presets_rels` (`order`);
CREATE INDEX `payload_query_presets_rels_parent_idx` ON `payload_query_presets_rels` (`parent_id`);
CREATE INDEX `payload_query_presets_rels_path_idx` ON `payload_query_presets_rels` (`path`);
CREATE INDEX `payload_query_presets_rels_users_id_idx` ON `payload_query_presets_rels` (`users_id`);
CREATE INDEX `_service_hours_v_version_version_updated_by_id_idx` ON `_service_hours_v` (`version_updated_by_id`);
CREATE INDEX `_service_hours_v_created_at_idx` ON `_service_hours_v` (`created_at`);
CREATE INDEX `_service_hours_v_updated_at_idx` ON `_service_hours_v` (`updated_at`);
CREATE INDEX `_service_hours_v_version_days_order_idx` ON `_service_hours_v_version_days` (`order`);
CREATE INDEX `_service_hours_v_version_days_parent_idx` ON `_service_hours_v_version_days` (`parent_id`);
CREATE INDEX `_service_hours_v_version_extra_days_order_idx` ON `_service_hours_v_version_extra_days` (`_order`);
CREATE INDEX `_service_hours_v_version_extra_days_parent_id_idx` ON `_service_hours_v_version_extra_days` (`_parent_id`);
CREATE INDEX `_service_hours_v_version_holidays_order_idx` ON `_service_hours_v_version_holidays` (`_order`);
CREATE INDEX `_service_hours_v_version_holidays_parent_id_idx` ON `_service_hours_v_version_holidays` (`_parent_id`);
CREATE INDEX `_careers_page_v_version_version_updated_by_id_idx` ON `_careers_page_v` (`version_updated_by_id`);
CREATE INDEX `_careers_page_v_created_at_idx` ON `_careers_page_v` (`created_at`);
CREATE INDEX `_careers_page_v_updated_at_idx` ON `_careers_page_v` (`updated_at`);
CREATE INDEX `_careers_page_v_version_steps_order_idx` ON `_careers_page_v_version_steps` (`_order`);
CREATE INDEX `_careers_page_v_version_steps_parent_id_idx` ON `_careers_page_v_version_steps` (`_parent_id`);
CREATE INDEX `_careers_page_v_version_benefits_order_idx` ON `_careers_page_v_version_benefits` (`_order`);
CREATE INDEX `_careers_page_v_version_benefits_parent_id_idx` ON `_careers_page_v_version_benefits` (`_parent_id`);
CREATE INDEX `_careers_page_v_version_culture_order_idx` ON `_careers_page_v_version_culture` (`_order`);
CREATE INDEX `_careers_page_v_version_culture_parent_id_idx` ON `_careers_page_v_version_culture` (`_parent_id`);
CREATE INDEX `_about_page_v_version_version_updated_by_id_idx` ON `_about_page_v` (`version_updated_by_id`);
CREATE INDEX `_about_page_v_created_at_idx` ON `_about_page_v` (`created_at`);
CREATE INDEX `_about_page_v_updated_at_idx` ON `_about_page_v` (`updated_at`);
CREATE INDEX `_about_page_v_version_principles_order_idx` ON `_about_page_v_version_principles` (`_order`);
CREATE INDEX `_about_page_v_version_principles_parent_id_idx` ON `_about_page_v_version_principles` (`_parent_id`);
CREATE INDEX `_teaching_v_version_version_updated_by_id_idx` ON `_teaching_v` (`version_updated_by_id`);
CREATE INDEX `_teaching_v_created_at_idx` ON `_teaching_v` (`created_at`);
CREATE INDEX `_teaching_v_updated_at_idx` ON `_teaching_v` (`updated_at`);
CREATE INDEX `_teaching_v_version_results_order_idx` ON `_teaching_v_version_results` (`_order`);
CREATE INDEX `_teaching_v_version_results_parent_id_idx` ON `_teaching_v_version_results` (`_parent_id`);
CREATE INDEX `_teaching_v_version_competitions_order_idx` ON `_teaching_v_version_competitions` (`_order`);
CREATE INDEX `_teaching_v_version_competitions_parent_id_idx` ON `_teaching_v_version_competitions` (`_parent_id`);
CREATE INDEX `_teaching_v_version_laboratories_order_idx` ON `_teaching_v_version_laboratories` (`_order`);
CREATE INDEX `_teaching_v_version_laboratories_parent_id_idx` ON `_teaching_v_version_laboratories` (`_parent_id`);
CREATE INDEX `_teaching_v_version_universities_order_idx` ON `_teaching_v_version_universities` (`_order`);
CREATE INDEX `_teaching_v_version_universities_parent_id_idx` ON `_teaching_v_version_universities` (`_parent_id`);
CREATE INDEX `_teaching_v_version_models_order_idx` ON `_teaching_v_version_models` (`_order`);
CREATE INDEX `_teaching_v_version_models_parent_id_idx` ON `_teaching_v_version_models` (`_parent_id`);
CREATE INDEX `_open_platform_v_version_version_updated_by_id_idx` ON `_open_platform_v` (`version_updated_by_id`);
CREATE INDEX `_open_platform_v_created_at_idx` ON `_open_platform_v` (`created_at`);
CREATE INDEX `_open_platform_v_updated_at_idx` ON `_open_platform_v` (`updated_at`);
CREATE INDEX `_open_platform_v_version_changes_order_idx` ON `_open_platform_v_version_changes` (`_order`);
CREATE INDEX `_open_platform_v_version_changes_parent_id_idx` ON `_open_platform_v_version_changes` (`_parent_id`);
CREATE INDEX `_open_platform_v_version_apps_order_idx` ON `_open_platform_v_version_apps` (`_order`);
CREATE INDEX `_open_platform_v_version_apps_parent_id_idx` ON `_open_platform_v_version_apps` (`_parent_id`);
CREATE INDEX `_open_platform_v_version_apps_partner_idx` ON `_open_platform_v_version_apps` (`partner_id`);
CREATE INDEX `_open_platform_v_version_licences_order_idx` ON `_open_platform_v_version_licences` (`_order`);
CREATE INDEX `_open_platform_v_version_licences_parent_id_idx` ON `_open_platform_v_version_licences` (`_parent_id`);
CREATE INDEX `_open_platform_v_version_sdks_order_idx` ON `_open_platform_v_version_sdks` (`_order`);
CREATE INDEX `_open_platform_v_version_sdks_parent_id_idx` ON `_open_platform_v_version_sdks` (`_parent_id`);
CREATE INDEX `_open_platform_v_version_layers_order_idx` ON `_open_platform_v_version_layers` (`_order`);
CREATE INDEX `_open_platform_v_version_layers_parent_id_idx` ON `_open_platform_v_version_layers` (`_parent_id`);
CREATE INDEX `_innovation_v_version_version_updated_by_id_idx` ON `_innovation_v` (`version_updated_by_id`);
CREATE INDEX `_innovation_v_created_at_idx` ON `_innovation_v` (`created_at`);
CREATE INDEX `_innovation_v_updated_at_idx` ON `_innovation_v` (`updated_at`);
CREATE INDEX `_innovation_v_rels_order_idx` ON `_innovation_v_rels` (`order`);
CREATE INDEX `_innovation_v_rels_parent_idx` ON `_innovation_v_rels` (`parent_id`);
CREATE INDEX `_innovation_v_rels_path_idx` ON `_innovation_v_rels` (`path`);
CREATE INDEX `_innovation_v_rels_cases_id_idx` ON `_innovation_v_rels` (`cases_id`);
CREATE INDEX `_innovation_v_version_services_order_idx` ON `_innovation_v_version_services` (`_order`);
CREATE INDEX `_innovation_v_version_services_parent_id_idx` ON `_innovation_v_version_services` (`_parent_id`);
CREATE INDEX `_compatibility_v_version_version_updated_by_id_idx` ON `_compatibility_v` (`version_updated_by_id`);
CREATE INDEX `_compatibility_v_created_at_idx` ON `_compatibility_v` (`created_at`);
CREATE INDEX `_compatibility_v_updated_at_idx` ON `_compatibility_v` (`updated_at`);
CREATE INDEX `_compatibility_v_version_steps_order_idx` ON `_compatibility_v_version_steps` (`_order`);
CREATE INDEX `_compatibility_v_version_steps_parent_id_idx` ON `_compatibility_v_version_steps` (`_parent_id`);
CREATE INDEX `_compatibility_v_version_limits_order_idx` ON `_compatibility_v_version_limits` (`_order`);
CREATE INDEX `_compatibility_v_version_limits_parent_id_idx` ON `_compatibility_v_version_limits` (`_parent_id`);
CREATE INDEX `_compatibility_v_version_comparison_order_idx` ON `_compatibility_v_version_comparison` (`_order`);
CREATE INDEX `_compatibility_v_version_comparison_parent_id_idx` ON `_compatibility_v_version_comparison` (`_parent_id`);
CREATE INDEX `_programme_v_version_version_updated_by_id_idx` ON `_programme_v` (`version_updated_by_id`);
CREATE INDEX `_programme_v_created_at_idx` ON `_programme_v` (`created_at`);
CREATE INDEX `_programme_v_updated_at_idx` ON `_programme_v` (`updated_at`);
CREATE INDEX `_programme_v_rels_order_idx` ON `_programme_v_rels` (`order`);
CREATE INDEX `_programme_v_rels_parent_idx` ON `_programme_v_rels` (`parent_id`);
CREATE INDEX `_programme_v_rels_path_idx` ON `_programme_v_rels` (`path`);
CREATE INDEX `_programme_v_rels_partners_id_idx` ON `_programme_v_rels` (`partners_id`);
CREATE INDEX `_programme_v_version_steps_order_idx` ON `_programme_v_version_steps` (`_order`);
CREATE INDEX `_programme_v_version_steps_parent_id_idx` ON `_programme_v_version_steps` (`_parent_id`);
CREATE INDEX `_programme_v_version_benefits_order_idx` ON `_programme_v_version_benefits` (`_order`);
CREATE INDEX `_programme_v_version_benefits_parent_id_idx` ON `_programme_v_version_benefits` (`_parent_id`);
CREATE INDEX `_programme_v_version_benefits_levels_order_idx` ON `_programme_v_version_benefits_levels` (`order`);
CREATE INDEX `_programme_v_version_benefits_levels_parent_idx` ON `_programme_v_version_benefits_levels` (`parent_id`);
CREATE INDEX `_programme_v_version_levels_order_idx` ON `_programme_v_version_levels` (`_order`);
CREATE INDEX `_programme_v_version_levels_parent_id_idx` ON `_programme_v_version_levels` (`_parent_id`);
CREATE INDEX `_navigation_v_version_version_updated_by_id_idx` ON `_navigation_v` (`version_updated_by_id`);
CREATE INDEX `_navigation_v_created_at_idx` ON `_navigation_v` (`created_at`);
CREATE INDEX `_navigation_v_updated_at_idx` ON `_navigation_v` (`updated_at`);
CREATE INDEX `_navigation_v_version_about_order_idx` ON `_navigation_v_version_about` (`_order`);
CREATE INDEX `_navigation_v_version_about_parent_id_idx` ON `_navigation_v_version_about` (`_parent_id`);
CREATE INDEX `_navigation_v_version_about_children_order_idx` ON `_navigation_v_version_about_children` (`_order`);
CREATE INDEX `_navigation_v_version_about_children_parent_id_idx` ON `_navigation_v_version_about_children` (`_parent_id`);
CREATE INDEX `_navigation_v_version_ecology_order_idx` ON `_navigation_v_version_ecology` (`_order`);
CREATE INDEX `_navigation_v_version_ecology_parent_id_idx` ON `_navigation_v_version_ecology` (`_parent_id`);
CREATE INDEX `_navigation_v_version_ecology_children_order_idx` ON `_navigation_v_version_ecology_children` (`_order`);
CREATE INDEX `_navigation_v_version_ecology_children_parent_id_idx` ON `_navigation_v_version_ecology_children` (`_parent_id`);
CREATE INDEX `_navigation_v_version_product_order_idx` ON `_navigation_v_version_product` (`_order`);
CREATE INDEX `_navigation_v_version_product_parent_id_idx` ON `_navigation_v_version_product` (`_parent_id`);
CREATE INDEX `_navigation_v_version_product_children_order_idx` ON `_navigation_v_version_product_children` (`_order`);
CREATE INDEX `_navigation_v_version_product_children_parent_id_idx` ON `_navigation_v_version_product_children` (`_parent_id`);
CREATE INDEX `_navigation_v_version_bottom_order_idx` ON `_navigation_v_version_bottom` (`_order`);
CREATE INDEX `_navigation_v_version_bottom_parent_id_idx` ON `_navigation_v_version_bottom` (`_parent_id`);
CREATE INDEX `_navigation_v_version_bottom_children_order_idx` ON `_navigation_v_version_bottom_children` (`_order`);
CREATE INDEX `_navigation_v_version_bottom_children_parent_id_idx` ON `_navigation_v_version_bottom_children` (`_parent_id`);
CREATE INDEX `_navigation_v_version_first_order_idx` ON `_navigation_v_version_first` (`_order`);
CREATE INDEX `_navigation_v_version_first_parent_id_idx` ON `_navigation_v_version_first` (`_parent_id`);
CREATE INDEX `_navigation_v_version_first_children_order_idx` ON `_navigation_v_version_first_children` (`_order`);
CREATE INDEX `_navigation_v_version_first_children_parent_id_idx` ON `_navigation_v_version_first_children` (`_parent_id`);
CREATE INDEX `_home_v_version_version_updated_by_id_idx` ON `_home_v` (`version_updated_by_id`);
CREATE INDEX `_home_v_created_at_idx` ON `_home_v` (`created_at`);
CREATE INDEX `_home_v_updated_at_idx` ON `_home_v` (`updated_at`);
CREATE INDEX `_home_v_version_about_order_idx` ON `_home_v_version_about` (`_order`);
CREATE INDEX `_home_v_version_about_parent_id_idx` ON `_home_v_version_about` (`_parent_id`);
CREATE INDEX `_home_v_version_life_order_idx` ON `_home_v_version_life` (`_order`);
CREATE INDEX `_home_v_version_life_parent_id_idx` ON `_home_v_version_life` (`_parent_id`);
CREATE INDEX `_home_v_version_life_image_idx` ON `_home_v_version_life` (`image_id`);
CREATE INDEX `_home_v_version_constructs_order_idx` ON `_home_v_version_constructs` (`_order`);
CREATE INDEX `_home_v_version_constructs_parent_id_idx` ON `_home_v_version_constructs` (`_parent_id`);
CREATE INDEX `_home_v_version_icons_order_idx` ON `_home_v_version_icons` (`_order`);
CREATE INDEX `_home_v_version_icons_parent_id_idx` ON `_home_v_version_icons` (`_parent_id`);
CREATE INDEX `_home_v_version_headline_order_idx` ON `_home_v_version_headline` (`_order`);
CREATE INDEX `_home_v_version_headline_parent_id_idx` ON `_home_v_version_headline` (`_parent_id`);
CREATE INDEX `_site_v_version_version_user_default_img_idx` ON `_site_v` (`version_user_default_img_id`);
CREATE INDEX `_site_v_version_version_map_image_idx` ON `_site_v` (`version_map_image_id`);
CREATE INDEX `_site_v_version_version_qr_code_idx` ON `_site_v` (`version_qr_code_id`);
CREATE INDEX `_site_v_version_version_updated_by_id_idx` ON `_site_v` (`version_updated_by_id`);
CREATE INDEX `_site_v_created_at_idx` ON `_site_v` (`created_at`);
CREATE INDEX `_site_v_updated_at_idx` ON `_site_v` (`updated_at`);
CREATE INDEX `_site_v_version_social_order_idx` ON `_site_v_version_social` (`_order`);
CREATE INDEX `_site_v_version_social_parent_id_idx` ON `_site_v_version_social` (`_parent_id`);
CREATE INDEX `_site_v_version_channels_order_idx` ON `_site_v_version_channels` (`_order`);
CREATE INDEX `_site_v_version_channels_parent_id_idx` ON `_site_v_version_channels` (`_parent_id`);
CREATE INDEX `_site_v_version_phones_order_idx` ON `_site_v_version_phones` (`_order`);
CREATE INDEX `_site_v_version_phones_parent_id_idx` ON `_site_v_version_phones` (`_parent_id`);
CREATE INDEX `service_hours_updated_by_id_idx` ON `service_hours` (`updated_by_id`);
CREATE INDEX `service_hours_extra_days_order_idx` ON `service_hours_extra_days` (`_order`);
CREATE INDEX `service_hours_extra_days_parent_id_idx` ON `service_hours_extra_days` (`_parent_id`);
CREATE INDEX `service_hours_holidays_order_idx` ON `service_hours_holidays` (`_order`);
CREATE INDEX `service_hours_holidays_parent_id_idx` ON `service_hours_holidays` (`_parent_id`);
CREATE INDEX `service_hours_days_order_idx` ON `service_hours_days` (`order`);
CREATE INDEX `service_hours_days_parent_idx` ON `service_hours_days` (`parent_id`);
CREATE INDEX `careers_page_updated_by_id_idx` ON `careers_page` (`updated_by_id`);
CREATE INDEX `careers_page_steps_order_idx` ON `careers_page_steps` (`_order`);
CREATE INDEX `careers_page_steps_parent_id_idx` ON `careers_page_steps` (`_parent_id`);
CREATE INDEX `careers_page_benefits_order_idx` ON `careers_page_benefits` (`_order`);
CREATE INDEX `careers_page_benefits_parent_id_idx` ON `careers_page_benefits` (`_parent_id`);
CREATE INDEX `careers_page_culture_order_idx` ON `careers_page_culture` (`_order`);
CREATE INDEX `careers_page_culture_parent_id_idx` ON `careers_page_culture` (`_parent_id`);
CREATE INDEX `about_page_updated_by_id_idx` ON `about_page` (`updated_by_id`);
CREATE INDEX `about_page_principles_order_idx` ON `about_page_principles` (`_order`);
CREATE INDEX `about_page_principles_parent_id_idx` ON `about_page_principles` (`_parent_id`);
CREATE INDEX `teaching_updated_by_id_idx` ON `teaching` (`updated_by_id`);
CREATE INDEX `teaching_results_order_idx` ON `teaching_results` (`_order`);
CREATE INDEX `teaching_results_parent_id_idx` ON `teaching_results` (`_parent_id`);
CREATE INDEX `teaching_competitions_order_idx` ON `teaching_competitions` (`_order`);
CREATE INDEX `teaching_competitions_parent_id_idx` ON `teaching_competitions` (`_parent_id`);
CREATE INDEX `teaching_laboratories_order_idx` ON `teaching_laboratories` (`_order`);
CREATE INDEX `teaching_laboratories_parent_id_idx` ON `teaching_laboratories` (`_parent_id`);
CREATE INDEX `teaching_universities_order_idx` ON `teaching_universities` (`_order`);
CREATE INDEX `teaching_universities_parent_id_idx` ON `teaching_universities` (`_parent_id`);
CREATE INDEX `teaching_models_order_idx` ON `teaching_models` (`_order`);
CREATE INDEX `teaching_models_parent_id_idx` ON `teaching_models` (`_parent_id`);
CREATE INDEX `open_platform_updated_by_id_idx` ON `open_platform` (`updated_by_id`);
CREATE INDEX `open_platform_changes_order_idx` ON `open_platform_changes` (`_order`);
CREATE INDEX `open_platform_changes_parent_id_idx` ON `open_platform_changes` (`_parent_id`);
CREATE INDEX `open_platform_apps_order_idx` ON `open_platform_apps` (`_order`);
CREATE INDEX `open_platform_apps_parent_id_idx` ON `open_platform_apps` (`_parent_id`);
CREATE INDEX `open_platform_apps_partner_idx` ON `open_platform_apps` (`partner_id`);
CREATE INDEX `open_platform_licences_order_idx` ON `open_platform_licences` (`_order`);
CREATE INDEX `open_platform_licences_parent_id_idx` ON `open_platform_licences` (`_parent_id`);
CREATE INDEX `open_platform_sdks_order_idx` ON `open_platform_sdks` (`_order`);
CREATE INDEX `open_platform_sdks_parent_id_idx` ON `open_platform_sdks` (`_parent_id`);
CREATE INDEX `open_platform_layers_order_idx` ON `open_platform_layers` (`_order`);
CREATE INDEX `open_platform_layers_parent_id_idx` ON `open_platform_layers` (`_parent_id`);
CREATE INDEX `innovation_updated_by_id_idx` ON `innovation` (`updated_by_id`);
CREATE INDEX `innovation_rels_order_idx` ON `innovation_rels` (`order`);
CREATE INDEX `innovation_rels_parent_idx` ON `innovation_rels` (`parent_id`);
CREATE INDEX `innovation_rels_path_idx` ON `innovation_rels` (`path`);
CREATE INDEX `innovation_rels_cases_id_idx` ON `innovation_rels` (`cases_id`);
CREATE INDEX `innovation_services_order_idx` ON `innovation_services` (`_order`);
CREATE INDEX `innovation_services_parent_id_idx` ON `innovation_services` (`_parent_id`);
CREATE INDEX `compatibility_updated_by_id_idx` ON `compatibility` (`updated_by_id`);
CREATE INDEX `compatibility_steps_order_idx` ON `compatibility_steps` (`_order`);
CREATE INDEX `compatibility_steps_parent_id_idx` ON `compatibility_steps` (`_parent_id`);
CREATE INDEX `compatibility_limits_order_idx` ON `compatibility_limits` (`_order`);
CREATE INDEX `compatibility_limits_parent_id_idx` ON `compatibility_limits` (`_parent_id`);
CREATE INDEX `compatibility_comparison_order_idx` ON `compatibility_comparison` (`_order`);
CREATE INDEX `compatibility_comparison_parent_id_idx` ON `compatibility_comparison` (`_parent_id`);
CREATE INDEX `programme_updated_by_id_idx` ON `programme` (`updated_by_id`);
CREATE INDEX `programme_rels_order_idx` ON `programme_rels` (`order`);
CREATE INDEX `programme_rels_parent_idx` ON `programme_rels` (`parent_id`);
CREATE INDEX `programme_rels_path_idx` ON `programme_rels` (`path`);
CREATE INDEX `programme_rels_partners_id_idx` ON `programme_rels` (`partners_id`);
CREATE INDEX `programme_steps_order_idx` ON `programme_steps` (`_order`);
CREATE INDEX `programme_steps_parent_id_idx` ON `programme_steps` (`_parent_id`);
CREATE INDEX `programme_benefits_order_idx` ON `programme_benefits` (`_order`);
CREATE INDEX `programme_benefits_parent_id_idx` ON `programme_benefits` (`_parent_id`);
CREATE INDEX `programme_benefits_levels_order_idx` ON `programme_benefits_levels` (`order`);
CREATE INDEX `programme_benefits_levels_parent_idx` ON `programme_benefits_levels` (`parent_id`);
CREATE INDEX `programme_levels_order_idx` ON `programme_levels` (`_order`);
CREATE INDEX `programme_levels_parent_id_idx` ON `programme_levels` (`_parent_id`);
CREATE INDEX `navigation_updated_by_id_idx` ON `navigation` (`updated_by_id`);
CREATE INDEX `navigation_about_order_idx` ON `navigation_about` (`_order`);
CREATE INDEX `navigation_about_parent_id_idx` ON `navigation_about` (`_parent_id`);
CREATE INDEX `navigation_about_children_order_idx` ON `navigation_about_children` (`_order`);
CREATE INDEX `navigation_about_children_parent_id_idx` ON `navigation_about_children` (`_parent_id`);
CREATE INDEX `navigation_ecology_order_idx` ON `navigation_ecology` (`_order`);
CREATE INDEX `navigation_ecology_parent_id_idx` ON `navigation_ecology` (`_parent_id`);
CREATE INDEX `navigation_ecology_children_order_idx` ON `navigation_ecology_children` (`_order`);
CREATE INDEX `navigation_ecology_children_parent_id_idx` ON `navigation_ecology_children` (`_parent_id`);
CREATE INDEX `navigation_product_order_idx` ON `navigation_product` (`_order`);
CREATE INDEX `navigation_product_parent_id_idx` ON `navigation_product` (`_parent_id`);
CREATE INDEX `navigation_product_children_order_idx` ON `navigation_product_children` (`_order`);
CREATE INDEX `navigation_product_children_parent_id_idx` ON `navigation_product_children` (`_parent_id`);
CREATE INDEX `navigation_bottom_order_idx` ON `navigation_bottom` (`_order`);
CREATE INDEX `navigation_bottom_parent_id_idx` ON `navigation_bottom` (`_parent_id`);
CREATE INDEX `navigation_bottom_children_order_idx` ON `navigation_bottom_children` (`_order`);
CREATE INDEX `navigation_bottom_children_parent_id_idx` ON `navigation_bottom_children` (`_parent_id`);
CREATE INDEX `navigation_first_order_idx` ON `navigation_first` (`_order`);
CREATE INDEX `navigation_first_parent_id_idx` ON `navigation_first` (`_parent_id`);
CREATE INDEX `navigation_first_children_order_idx` ON `navigation_first_children` (`_order`);
CREATE INDEX `navigation_first_children_parent_id_idx` ON `navigation_first_children` (`_parent_id`);
CREATE INDEX `home_updated_by_id_idx` ON `home` (`updated_by_id`);
CREATE INDEX `home_about_order_idx` ON `home_about` (`_order`);
CREATE INDEX `home_about_parent_id_idx` ON `home_about` (`_parent_id`);
CREATE INDEX `home_life_order_idx` ON `home_life` (`_order`);
CREATE INDEX `home_life_parent_id_idx` ON `home_life` (`_parent_id`);
CREATE INDEX `home_life_image_idx` ON `home_life` (`image_id`);
CREATE INDEX `home_constructs_order_idx` ON `home_constructs` (`_order`);
CREATE INDEX `home_constructs_parent_id_idx` ON `home_constructs` (`_parent_id`);
CREATE INDEX `home_icons_order_idx` ON `home_icons` (`_order`);
CREATE INDEX `home_icons_parent_id_idx` ON `home_icons` (`_parent_id`);
CREATE INDEX `home_headline_order_idx` ON `home_headline` (`_order`);
CREATE INDEX `home_headline_parent_id_idx` ON `home_headline` (`_parent_id`);
CREATE INDEX `site_user_default_img_idx` ON `site` (`user_default_img_id`);
CREATE INDEX `site_map_image_idx` ON `site` (`map_image_id`);
CREATE INDEX `site_qr_code_idx` ON `site` (`qr_code_id`);
CREATE INDEX `site_updated_by_id_idx` ON `site` (`updated_by_id`);
CREATE INDEX `site_channels_order_idx` ON `site_channels` (`_order`);
CREATE INDEX `site_channels_parent_id_idx` ON `site_channels` (`_parent_id`);
CREATE INDEX `site_phones_order_idx` ON `site_phones` (`_order`);
CREATE INDEX `site_phones_parent_id_idx` ON `site_phones` (`_parent_id`);
CREATE INDEX `site_social_order_idx` ON `site_social` (`_order`);
CREATE INDEX `site_social_parent_id_idx` ON `site_social` (`_parent_id`);
CREATE INDEX `site__status_idx` ON `site_locales` (`_status`,`_locale`);
CREATE INDEX `_site_v_version_version__status_idx` ON `_site_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_site_v_snapshot_idx` ON `_site_v` (`snapshot`);
CREATE INDEX `_site_v_published_locale_idx` ON `_site_v` (`published_locale`);
CREATE INDEX `_site_v_latest_idx` ON `_site_v` (`latest`);
CREATE INDEX `_site_v_autosave_idx` ON `_site_v` (`autosave`);
CREATE INDEX `home__status_idx` ON `home_locales` (`_status`,`_locale`);
CREATE INDEX `_home_v_version_version__status_idx` ON `_home_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_home_v_snapshot_idx` ON `_home_v` (`snapshot`);
CREATE INDEX `_home_v_published_locale_idx` ON `_home_v` (`published_locale`);
CREATE INDEX `_home_v_latest_idx` ON `_home_v` (`latest`);
CREATE INDEX `_home_v_autosave_idx` ON `_home_v` (`autosave`);
CREATE INDEX `navigation__status_idx` ON `navigation_locales` (`_status`,`_locale`);
CREATE INDEX `_navigation_v_version_version__status_idx` ON `_navigation_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_navigation_v_snapshot_idx` ON `_navigation_v` (`snapshot`);
CREATE INDEX `_navigation_v_published_locale_idx` ON `_navigation_v` (`published_locale`);
CREATE INDEX `_navigation_v_latest_idx` ON `_navigation_v` (`latest`);
CREATE INDEX `_navigation_v_autosave_idx` ON `_navigation_v` (`autosave`);
CREATE INDEX `programme__status_idx` ON `programme_locales` (`_status`,`_locale`);
CREATE INDEX `_programme_v_version_version__status_idx` ON `_programme_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_programme_v_snapshot_idx` ON `_programme_v` (`snapshot`);
CREATE INDEX `_programme_v_published_locale_idx` ON `_programme_v` (`published_locale`);
CREATE INDEX `_programme_v_latest_idx` ON `_programme_v` (`latest`);
CREATE INDEX `_programme_v_autosave_idx` ON `_programme_v` (`autosave`);
CREATE INDEX `compatibility__status_idx` ON `compatibility_locales` (`_status`,`_locale`);
CREATE INDEX `_compatibility_v_version_version__status_idx` ON `_compatibility_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_compatibility_v_snapshot_idx` ON `_compatibility_v` (`snapshot`);
CREATE INDEX `_compatibility_v_published_locale_idx` ON `_compatibility_v` (`published_locale`);
CREATE INDEX `_compatibility_v_latest_idx` ON `_compatibility_v` (`latest`);
CREATE INDEX `_compatibility_v_autosave_idx` ON `_compatibility_v` (`autosave`);
CREATE INDEX `innovation__status_idx` ON `innovation_locales` (`_status`,`_locale`);
CREATE INDEX `_innovation_v_version_version__status_idx` ON `_innovation_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_innovation_v_snapshot_idx` ON `_innovation_v` (`snapshot`);
CREATE INDEX `_innovation_v_published_locale_idx` ON `_innovation_v` (`published_locale`);
CREATE INDEX `_innovation_v_latest_idx` ON `_innovation_v` (`latest`);
CREATE INDEX `_innovation_v_autosave_idx` ON `_innovation_v` (`autosave`);
CREATE INDEX `open_platform__status_idx` ON `open_platform_locales` (`_status`,`_locale`);
CREATE INDEX `_open_platform_v_version_version__status_idx` ON `_open_platform_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_open_platform_v_snapshot_idx` ON `_open_platform_v` (`snapshot`);
CREATE INDEX `_open_platform_v_published_locale_idx` ON `_open_platform_v` (`published_locale`);
CREATE INDEX `_open_platform_v_latest_idx` ON `_open_platform_v` (`latest`);
CREATE INDEX `_open_platform_v_autosave_idx` ON `_open_platform_v` (`autosave`);
CREATE INDEX `teaching__status_idx` ON `teaching_locales` (`_status`,`_locale`);
CREATE INDEX `_teaching_v_version_version__status_idx` ON `_teaching_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_teaching_v_snapshot_idx` ON `_teaching_v` (`snapshot`);
CREATE INDEX `_teaching_v_published_locale_idx` ON `_teaching_v` (`published_locale`);
CREATE INDEX `_teaching_v_latest_idx` ON `_teaching_v` (`latest`);
CREATE INDEX `_teaching_v_autosave_idx` ON `_teaching_v` (`autosave`);
CREATE INDEX `about_page__status_idx` ON `about_page_locales` (`_status`,`_locale`);
CREATE INDEX `_about_page_v_version_version__status_idx` ON `_about_page_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_about_page_v_snapshot_idx` ON `_about_page_v` (`snapshot`);
CREATE INDEX `_about_page_v_published_locale_idx` ON `_about_page_v` (`published_locale`);
CREATE INDEX `_about_page_v_latest_idx` ON `_about_page_v` (`latest`);
CREATE INDEX `_about_page_v_autosave_idx` ON `_about_page_v` (`autosave`);
CREATE INDEX `careers_page__status_idx` ON `careers_page_locales` (`_status`,`_locale`);
CREATE INDEX `_careers_page_v_version_version__status_idx` ON `_careers_page_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_careers_page_v_snapshot_idx` ON `_careers_page_v` (`snapshot`);
CREATE INDEX `_careers_page_v_published_locale_idx` ON `_careers_page_v` (`published_locale`);
CREATE INDEX `_careers_page_v_latest_idx` ON `_careers_page_v` (`latest`);
CREATE INDEX `_careers_page_v_autosave_idx` ON `_careers_page_v` (`autosave`);
CREATE INDEX `service_hours__status_idx` ON `service_hours_locales` (`_status`,`_locale`);
CREATE INDEX `_service_hours_v_version_version__status_idx` ON `_service_hours_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_service_hours_v_snapshot_idx` ON `_service_hours_v` (`snapshot`);
CREATE INDEX `_service_hours_v_published_locale_idx` ON `_service_hours_v` (`published_locale`);
CREATE INDEX `_service_hours_v_latest_idx` ON `_service_hours_v` (`latest`);
CREATE INDEX `_service_hours_v_autosave_idx` ON `_service_hours_v` (`autosave`);
CREATE INDEX `brand_hero_picture_idx` ON `brand` (`hero_picture_id`);
CREATE INDEX `brand_updated_by_id_idx` ON `brand` (`updated_by_id`);
CREATE INDEX `brand__status_idx` ON `brand_locales` (`_status`,`_locale`);
CREATE INDEX `_brand_v_version_version_hero_picture_idx` ON `_brand_v` (`version_hero_picture_id`);
CREATE INDEX `_brand_v_version_version_updated_by_id_idx` ON `_brand_v` (`version_updated_by_id`);
CREATE INDEX `_brand_v_created_at_idx` ON `_brand_v` (`created_at`);
CREATE INDEX `_brand_v_updated_at_idx` ON `_brand_v` (`updated_at`);
CREATE INDEX `_brand_v_snapshot_idx` ON `_brand_v` (`snapshot`);
CREATE INDEX `_brand_v_published_locale_idx` ON `_brand_v` (`published_locale`);
CREATE INDEX `_brand_v_latest_idx` ON `_brand_v` (`latest`);
CREATE INDEX `_brand_v_autosave_idx` ON `_brand_v` (`autosave`);
CREATE INDEX `_brand_v_version_version__status_idx` ON `_brand_v_locales` (`version__status`,`_locale`);
CREATE INDEX `media_texts_order_parent` ON `media_texts` (`order`,`parent_id`);
CREATE INDEX `_media_v_parent_idx` ON `_media_v` (`parent_id`);
CREATE INDEX `_media_v_version_version_updated_by_id_idx` ON `_media_v` (`version_updated_by_id`);
CREATE INDEX `_media_v_version_version_updated_at_idx` ON `_media_v` (`version_updated_at`);
CREATE INDEX `_media_v_version_version_created_at_idx` ON `_media_v` (`version_created_at`);
CREATE INDEX `_media_v_version_version_deleted_at_idx` ON `_media_v` (`version_deleted_at`);
CREATE INDEX `_media_v_version_version_filename_idx` ON `_media_v` (`version_filename`);
CREATE INDEX `_media_v_version_sizes_avif480_version_sizes_avif480_fil_idx` ON `_media_v` (`version_sizes_avif480_filename`);
CREATE INDEX `_media_v_version_sizes_avif720_version_sizes_avif720_fil_idx` ON `_media_v` (`version_sizes_avif720_filename`);
CREATE INDEX `_media_v_version_sizes_avif960_version_sizes_avif960_fil_idx` ON `_media_v` (`version_sizes_avif960_filename`);
CREATE INDEX `_media_v_version_sizes_avif1440_version_sizes_avif1440_f_idx` ON `_media_v` (`version_sizes_avif1440_filename`);
CREATE INDEX `_media_v_version_sizes_fallback_version_sizes_fallback_f_idx` ON `_media_v` (`version_sizes_fallback_filename`);
CREATE INDEX `_media_v_created_at_idx` ON `_media_v` (`created_at`);
CREATE INDEX `_media_v_updated_at_idx` ON `_media_v` (`updated_at`);
CREATE INDEX `_media_v_snapshot_idx` ON `_media_v` (`snapshot`);
CREATE INDEX `_media_v_published_locale_idx` ON `_media_v` (`published_locale`);
CREATE INDEX `_media_v_latest_idx` ON `_media_v` (`latest`);
CREATE INDEX `_media_v_version_version__status_idx` ON `_media_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_media_v_texts_order_parent` ON `_media_v_texts` (`order`,`parent_id`);
CREATE INDEX `media__status_idx` ON `media_locales` (`_status`,`_locale`);
CREATE INDEX `media_updated_by_id_idx` ON `media` (`updated_by_id`);
CREATE INDEX `media_deleted_at_idx` ON `media` (`deleted_at`);
CREATE INDEX `site_sections_off_order_idx` ON `site_sections_off` (`order`);
CREATE INDEX `site_sections_off_parent_idx` ON `site_sections_off` (`parent_id`);
CREATE INDEX `_site_v_version_sections_off_order_idx` ON `_site_v_version_sections_off` (`order`);
CREATE INDEX `_site_v_version_sections_off_parent_idx` ON `_site_v_version_sections_off` (`parent_id`);
CREATE UNIQUE INDEX `redirects_from_idx` ON `redirects` (`from`);
CREATE INDEX `redirects_updated_at_idx` ON `redirects` (`updated_at`);
CREATE INDEX `redirects_created_at_idx` ON `redirects` (`created_at`);
CREATE UNIQUE INDEX `missing_addresses_address_idx` ON `missing_addresses` (`address`);
CREATE INDEX `missing_addresses_times_idx` ON `missing_addresses` (`times`);
CREATE INDEX `missing_addresses_last_at_idx` ON `missing_addresses` (`last_at`);
CREATE INDEX `missing_addresses_is_left_out_idx` ON `missing_addresses` (`is_left_out`);
CREATE INDEX `missing_addresses_updated_at_idx` ON `missing_addresses` (`updated_at`);
CREATE INDEX `missing_addresses_created_at_idx` ON `missing_addresses` (`created_at`);
CREATE UNIQUE INDEX portico_moved_records_uid ON portico_moved_records (collection, uid);
CREATE INDEX `forms_questions_choices_order_idx` ON `forms_questions_choices` (`_order`);
CREATE INDEX `forms_questions_choices_parent_id_idx` ON `forms_questions_choices` (`_parent_id`);
CREATE INDEX `forms_questions_order_idx` ON `forms_questions` (`_order`);
CREATE INDEX `forms_questions_parent_id_idx` ON `forms_questions` (`_parent_id`);
CREATE INDEX `forms_updated_by_id_idx` ON `forms` (`updated_by_id`);
CREATE INDEX `forms_updated_at_idx` ON `forms` (`updated_at`);
CREATE INDEX `forms_created_at_idx` ON `forms` (`created_at`);
CREATE INDEX `forms_deleted_at_idx` ON `forms` (`deleted_at`);
CREATE UNIQUE INDEX `forms_slug_idx` ON `forms_locales` (`slug`,`_locale`);
CREATE INDEX `forms__status_idx` ON `forms_locales` (`_status`,`_locale`);
CREATE INDEX `forms_rels_order_idx` ON `forms_rels` (`order`);
CREATE INDEX `forms_rels_parent_idx` ON `forms_rels` (`parent_id`);
CREATE INDEX `forms_rels_path_idx` ON `forms_rels` (`path`);
CREATE INDEX `forms_rels_users_id_idx` ON `forms_rels` (`users_id`);
CREATE INDEX `_forms_v_version_questions_choices_order_idx` ON `_forms_v_version_questions_choices` (`_order`);
CREATE INDEX `_forms_v_version_questions_choices_parent_id_idx` ON `_forms_v_version_questions_choices` (`_parent_id`);
CREATE INDEX `_forms_v_version_questions_order_idx` ON `_forms_v_version_questions` (`_order`);
CREATE INDEX `_forms_v_version_questions_parent_id_idx` ON `_forms_v_version_questions` (`_parent_id`);
CREATE INDEX `_forms_v_parent_idx` ON `_forms_v` (`parent_id`);
CREATE INDEX `_forms_v_version_version_updated_by_id_idx` ON `_forms_v` (`version_updated_by_id`);
CREATE INDEX `_forms_v_version_version_updated_at_idx` ON `_forms_v` (`version_updated_at`);
CREATE INDEX `_forms_v_version_version_created_at_idx` ON `_forms_v` (`version_created_at`);
CREATE INDEX `_forms_v_version_version_deleted_at_idx` ON `_forms_v` (`version_deleted_at`);
CREATE INDEX `_forms_v_created_at_idx` ON `_forms_v` (`created_at`);
CREATE INDEX `_forms_v_updated_at_idx` ON `_forms_v` (`updated_at`);
CREATE INDEX `_forms_v_snapshot_idx` ON `_forms_v` (`snapshot`);
CREATE INDEX `_forms_v_published_locale_idx` ON `_forms_v` (`published_locale`);
CREATE INDEX `_forms_v_latest_idx` ON `_forms_v` (`latest`);
CREATE INDEX `_forms_v_autosave_idx` ON `_forms_v` (`autosave`);
CREATE INDEX `_forms_v_version_version_slug_idx` ON `_forms_v_locales` (`version_slug`,`_locale`);
CREATE INDEX `_forms_v_version_version__status_idx` ON `_forms_v_locales` (`version__status`,`_locale`);
CREATE INDEX `_forms_v_rels_order_idx` ON `_forms_v_rels` (`order`);
CREATE INDEX `_forms_v_rels_parent_idx` ON `_forms_v_rels` (`parent_id`);
CREATE INDEX `_forms_v_rels_path_idx` ON `_forms_v_rels` (`path`);
CREATE INDEX `_forms_v_rels_users_id_idx` ON `_forms_v_rels` (`users_id`);
CREATE UNIQUE INDEX `custom_pages_path_idx` ON `custom_pages` (`path`);
CREATE INDEX `custom_pages_updated_by_id_idx` ON `custom_pages` (`updated_by_id`);
CREATE INDEX `custom_pages_updated_at_idx` ON `custom_pages` (`updated_at`);
CREATE INDEX `custom_pages_created_at_idx` ON `custom_pages` (`created_at`);
CREATE INDEX `custom_pages_deleted_at_idx` ON `custom_pages` (`deleted_at`);
CREATE INDEX `custom_pages__status_idx` ON `custom_pages_locales` (`_status`,`_locale`);
CREATE INDEX `_custom_pages_v_parent_idx` ON `_custom_pages_v` (`parent_id`);
CREATE INDEX `_custom_pages_v_version_version_path_idx` ON `_custom_pages_v` (`version_path`);
CREATE INDEX `_custom_pages_v_version_version_updated_by_id_idx` ON `_custom_pages_v` (`version_updated_by_id`);
CREATE INDEX `_custom_pages_v_version_version_updated_at_idx` ON `_custom_pages_v` (`version_updated_at`);
CREATE INDEX `_custom_pages_v_version_version_created_at_idx` ON `_custom_pages_v` (`version_created_at`);
CREATE INDEX `_custom_pages_v_version_version_deleted_at_idx` ON `_custom_pages_v` (`version_deleted_at`);
CREATE INDEX `_custom_pages_v_created_at_idx` ON `_custom_pages_v` (`created_at`);
CREATE INDEX `_custom_pages_v_updated_at_idx` ON `_custom_pages_v` (`updated_at`);
CREATE INDEX `_custom_pages_v_snapshot_idx` ON `_custom_pages_v` (`snapshot`);
CREATE INDEX `_custom_pages_v_published_locale_idx` ON `_custom_pages_v` (`published_locale`);
CREATE INDEX `_custom_pages_v_latest_idx` ON `_custom_pages_v` (`latest`);
CREATE INDEX `_custom_pages_v_autosave_idx` ON `_custom_pages_v` (`autosave`);
CREATE INDEX `_custom_pages_v_version_version__status_idx` ON `_custom_pages_v_locales` (`version__status`,`_locale`);
CREATE UNIQUE INDEX `mail_texts_mail_idx` ON `mail_texts` (`mail`);
CREATE INDEX `mail_texts_updated_by_id_idx` ON `mail_texts` (`updated_by_id`);
CREATE INDEX `mail_texts_updated_at_idx` ON `mail_texts` (`updated_at`);
CREATE INDEX `mail_texts_created_at_idx` ON `mail_texts` (`created_at`);
CREATE INDEX `mail_texts_deleted_at_idx` ON `mail_texts` (`deleted_at`);
CREATE INDEX `mail_texts__status_idx` ON `mail_texts_locales` (`_status`,`_locale`);
CREATE INDEX `_mail_texts_v_parent_idx` ON `_mail_texts_v` (`parent_id`);
CREATE INDEX `_mail_texts_v_version_version_mail_idx` ON `_mail_texts_v` (`version_mail`);
CREATE INDEX `_mail_texts_v_version_version_updated_by_id_idx` ON `_mail_texts_v` (`version_updated_by_id`);
CREATE INDEX `_mail_texts_v_version_version_updated_at_idx` ON `_mail_texts_v` (`version_updated_at`);
CREATE INDEX `_mail_texts_v_version_version_created_at_idx` ON `_mail_texts_v` (`version_created_at`);
CREATE INDEX `_mail_texts_v_version_version_deleted_at_idx` ON `_mail_texts_v` (`version_deleted_at`);
CREATE INDEX `_mail_texts_v_created_at_idx` ON `_mail_texts_v` (`created_at`);
CREATE INDEX `_mail_texts_v_updated_at_idx` ON `_mail_texts_v` (`updated_at`);
CREATE INDEX `_mail_texts_v_snapshot_idx` ON `_mail_texts_v` (`snapshot`);
CREATE INDEX `_mail_texts_v_published_locale_idx` ON `_mail_texts_v` (`published_locale`);
CREATE INDEX `_mail_texts_v_latest_idx` ON `_mail_texts_v` (`latest`);
CREATE INDEX `_mail_texts_v_autosave_idx` ON `_mail_texts_v` (`autosave`);
CREATE INDEX `_mail_texts_v_version_version__status_idx` ON `_mail_texts_v_locales` (`version__status`,`_locale`);
CREATE INDEX `enquiries_form_idx` ON `enquiries` (`form_id`);
CREATE INDEX `enquiries_erase_at_idx` ON `enquiries` (`erase_at`);
CREATE UNIQUE INDEX `news_locales_locale_parent_id_unique` ON `news_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_news_v_locales_locale_parent_id_unique` ON `_news_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `news_categories_locales_locale_parent_id_unique` ON `news_categories_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_news_categories_v_locales_locale_parent_id_unique` ON `_news_categories_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `cases_results_locales_locale_parent_id_unique` ON `cases_results_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `cases_locales_locale_parent_id_unique` ON `cases_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_cases_v_version_results_locales_locale_parent_id_unique` ON `_cases_v_version_results_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_cases_v_locales_locale_parent_id_unique` ON `_cases_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `case_categories_locales_locale_parent_id_unique` ON `case_categories_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_case_categories_v_locales_locale_parent_id_unique` ON `_case_categories_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_tasks_locales_locale_parent_id_unique` ON `products_tasks_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_capabilities_locales_locale_parent_id_unique` ON `products_capabilities_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_architecture_locales_locale_parent_id_unique` ON `products_architecture_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_use_cases_locales_locale_parent_id_unique` ON `products_use_cases_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_comparison_locales_locale_parent_id_unique` ON `products_comparison_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_requirements_locales_locale_parent_id_unique` ON `products_requirements_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_documents_locales_locale_parent_id_unique` ON `products_documents_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_questions_locales_locale_parent_id_unique` ON `products_questions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `products_locales_locale_parent_id_unique` ON `products_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_tasks_locales_locale_parent_id_unique` ON `_products_v_version_tasks_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_capabilities_locales_locale_parent_id_un` ON `_products_v_version_capabilities_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_architecture_locales_locale_parent_id_un` ON `_products_v_version_architecture_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_use_cases_locales_locale_parent_id_uniqu` ON `_products_v_version_use_cases_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_comparison_locales_locale_parent_id_uniq` ON `_products_v_version_comparison_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_requirements_locales_locale_parent_id_un` ON `_products_v_version_requirements_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_documents_locales_locale_parent_id_uniqu` ON `_products_v_version_documents_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_version_questions_locales_locale_parent_id_uniqu` ON `_products_v_version_questions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_products_v_locales_locale_parent_id_unique` ON `_products_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `product_criteria_locales_locale_parent_id_unique` ON `product_criteria_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_product_criteria_v_locales_locale_parent_id_unique` ON `_product_criteria_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `releases_requirements_locales_locale_parent_id_unique` ON `releases_requirements_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `releases_locales_locale_parent_id_unique` ON `releases_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_releases_v_version_requirements_locales_locale_parent_id_un` ON `_releases_v_version_requirements_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_releases_v_locales_locale_parent_id_unique` ON `_releases_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `release_files_locales_locale_parent_id_unique` ON `release_files_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `toolboxes_examples_locales_locale_parent_id_unique` ON `toolboxes_examples_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `toolboxes_counterparts_locales_locale_parent_id_unique` ON `toolboxes_counterparts_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `toolboxes_releases_locales_locale_parent_id_unique` ON `toolboxes_releases_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `toolboxes_locales_locale_parent_id_unique` ON `toolboxes_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_toolboxes_v_version_examples_locales_locale_parent_id_uniqu` ON `_toolboxes_v_version_examples_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_toolboxes_v_version_counterparts_locales_locale_parent_id_u` ON `_toolboxes_v_version_counterparts_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_toolboxes_v_version_releases_locales_locale_parent_id_uniqu` ON `_toolboxes_v_version_releases_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_toolboxes_v_locales_locale_parent_id_unique` ON `_toolboxes_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `toolbox_domains_locales_locale_parent_id_unique` ON `toolbox_domains_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_toolbox_domains_v_locales_locale_parent_id_unique` ON `_toolbox_domains_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machines_specifications_rows_locales_locale_parent_id_unique` ON `machines_specifications_rows_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machines_specifications_locales_locale_parent_id_unique` ON `machines_specifications_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machines_signals_locales_locale_parent_id_unique` ON `machines_signals_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machines_certificates_locales_locale_parent_id_unique` ON `machines_certificates_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machines_documents_locales_locale_parent_id_unique` ON `machines_documents_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machines_locales_locale_parent_id_unique` ON `machines_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machines_v_version_specifications_rows_locales_locale_paren` ON `_machines_v_version_specifications_rows_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machines_v_version_specifications_locales_locale_parent_id_` ON `_machines_v_version_specifications_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machines_v_version_signals_locales_locale_parent_id_unique` ON `_machines_v_version_signals_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machines_v_version_certificates_locales_locale_parent_id_un` ON `_machines_v_version_certificates_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machines_v_version_documents_locales_locale_parent_id_uniqu` ON `_machines_v_version_documents_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machines_v_locales_locale_parent_id_unique` ON `_machines_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machine_classes_locales_locale_parent_id_unique` ON `machine_classes_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machine_classes_v_locales_locale_parent_id_unique` ON `_machine_classes_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `machine_interfaces_locales_locale_parent_id_unique` ON `machine_interfaces_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_machine_interfaces_v_locales_locale_parent_id_unique` ON `_machine_interfaces_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `engines_locales_locale_parent_id_unique` ON `engines_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_engines_v_locales_locale_parent_id_unique` ON `_engines_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `industries_locales_locale_parent_id_unique` ON `industries_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_industries_v_locales_locale_parent_id_unique` ON `_industries_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `solutions_method_locales_locale_parent_id_unique` ON `solutions_method_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `solutions_architecture_locales_locale_parent_id_unique` ON `solutions_architecture_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `solutions_results_locales_locale_parent_id_unique` ON `solutions_results_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `solutions_locales_locale_parent_id_unique` ON `solutions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_solutions_v_version_method_locales_locale_parent_id_unique` ON `_solutions_v_version_method_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_solutions_v_version_architecture_locales_locale_parent_id_u` ON `_solutions_v_version_architecture_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_solutions_v_version_results_locales_locale_parent_id_unique` ON `_solutions_v_version_results_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_solutions_v_locales_locale_parent_id_unique` ON `_solutions_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `function_areas_groups_locales_locale_parent_id_unique` ON `function_areas_groups_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `function_areas_locales_locale_parent_id_unique` ON `function_areas_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_function_areas_v_version_groups_locales_locale_parent_id_un` ON `_function_areas_v_version_groups_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_function_areas_v_locales_locale_parent_id_unique` ON `_function_areas_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `block_libraries_blocks_locales_locale_parent_id_unique` ON `block_libraries_blocks_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `block_libraries_locales_locale_parent_id_unique` ON `block_libraries_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_block_libraries_v_version_blocks_locales_locale_parent_id_u` ON `_block_libraries_v_version_blocks_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_block_libraries_v_locales_locale_parent_id_unique` ON `_block_libraries_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `platforms_products_locales_locale_parent_id_unique` ON `platforms_products_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `platforms_locales_locale_parent_id_unique` ON `platforms_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_platforms_v_version_products_locales_locale_parent_id_uniqu` ON `_platforms_v_version_products_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_platforms_v_locales_locale_parent_id_unique` ON `_platforms_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `help_articles_sections_locales_locale_parent_id_unique` ON `help_articles_sections_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `help_articles_locales_locale_parent_id_unique` ON `help_articles_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_help_articles_v_version_sections_locales_locale_parent_id_u` ON `_help_articles_v_version_sections_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_help_articles_v_locales_locale_parent_id_unique` ON `_help_articles_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `help_categories_locales_locale_parent_id_unique` ON `help_categories_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_help_categories_v_locales_locale_parent_id_unique` ON `_help_categories_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `standards_support_locales_locale_parent_id_unique` ON `standards_support_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `standards_locales_locale_parent_id_unique` ON `standards_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_standards_v_version_support_locales_locale_parent_id_unique` ON `_standards_v_version_support_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_standards_v_locales_locale_parent_id_unique` ON `_standards_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `components_locales_locale_parent_id_unique` ON `components_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_components_v_locales_locale_parent_id_unique` ON `_components_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `advisories_affected_locales_locale_parent_id_unique` ON `advisories_affected_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `advisories_revisions_locales_locale_parent_id_unique` ON `advisories_revisions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `advisories_credits_locales_locale_parent_id_unique` ON `advisories_credits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `advisories_references_locales_locale_parent_id_unique` ON `advisories_references_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `advisories_locales_locale_parent_id_unique` ON `advisories_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_advisories_v_version_affected_locales_locale_parent_id_uniq` ON `_advisories_v_version_affected_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_advisories_v_version_revisions_locales_locale_parent_id_uni` ON `_advisories_v_version_revisions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_advisories_v_version_credits_locales_locale_parent_id_uniqu` ON `_advisories_v_version_credits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_advisories_v_version_references_locales_locale_parent_id_un` ON `_advisories_v_version_references_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_advisories_v_locales_locale_parent_id_unique` ON `_advisories_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `partners_locales_locale_parent_id_unique` ON `partners_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_partners_v_locales_locale_parent_id_unique` ON `_partners_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `partner_classes_locales_locale_parent_id_unique` ON `partner_classes_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_partner_classes_v_locales_locale_parent_id_unique` ON `_partner_classes_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `regions_locales_locale_parent_id_unique` ON `regions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_regions_v_locales_locale_parent_id_unique` ON `_regions_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `programmes_locales_locale_parent_id_unique` ON `programmes_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_programmes_v_locales_locale_parent_id_unique` ON `_programmes_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `difficulties_locales_locale_parent_id_unique` ON `difficulties_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_difficulties_v_locales_locale_parent_id_unique` ON `_difficulties_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `courses_locales_locale_parent_id_unique` ON `courses_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_courses_v_locales_locale_parent_id_unique` ON `_courses_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `lessons_locales_locale_parent_id_unique` ON `lessons_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_lessons_v_locales_locale_parent_id_unique` ON `_lessons_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `teachers_locales_locale_parent_id_unique` ON `teachers_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_teachers_v_locales_locale_parent_id_unique` ON `_teachers_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `videos_locales_locale_parent_id_unique` ON `videos_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `course_plans_entries_locales_locale_parent_id_unique` ON `course_plans_entries_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `course_plans_locales_locale_parent_id_unique` ON `course_plans_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_course_plans_v_version_entries_locales_locale_parent_id_uni` ON `_course_plans_v_version_entries_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_course_plans_v_locales_locale_parent_id_unique` ON `_course_plans_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `textbooks_locales_locale_parent_id_unique` ON `textbooks_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_textbooks_v_locales_locale_parent_id_unique` ON `_textbooks_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `banners_locales_locale_parent_id_unique` ON `banners_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_banners_v_locales_locale_parent_id_unique` ON `_banners_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `announcements_locales_locale_parent_id_unique` ON `announcements_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_announcements_v_locales_locale_parent_id_unique` ON `_announcements_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `offices_locales_locale_parent_id_unique` ON `offices_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_offices_v_locales_locale_parent_id_unique` ON `_offices_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `experts_locales_locale_parent_id_unique` ON `experts_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_experts_v_locales_locale_parent_id_unique` ON `_experts_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `consult_topics_locales_locale_parent_id_unique` ON `consult_topics_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_consult_topics_v_locales_locale_parent_id_unique` ON `_consult_topics_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `forms_questions_choices_locales_locale_parent_id_unique` ON `forms_questions_choices_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `forms_questions_locales_locale_parent_id_unique` ON `forms_questions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `forms_locales_locale_parent_id_unique` ON `forms_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_forms_v_version_questions_choices_locales_locale_parent_id_` ON `_forms_v_version_questions_choices_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_forms_v_version_questions_locales_locale_parent_id_unique` ON `_forms_v_version_questions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_forms_v_locales_locale_parent_id_unique` ON `_forms_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `milestones_locales_locale_parent_id_unique` ON `milestones_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_milestones_v_locales_locale_parent_id_unique` ON `_milestones_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `leaders_locales_locale_parent_id_unique` ON `leaders_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_leaders_v_locales_locale_parent_id_unique` ON `_leaders_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `qualifications_locales_locale_parent_id_unique` ON `qualifications_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_qualifications_v_locales_locale_parent_id_unique` ON `_qualifications_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `positions_locales_locale_parent_id_unique` ON `positions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_positions_v_locales_locale_parent_id_unique` ON `_positions_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `position_teams_locales_locale_parent_id_unique` ON `position_teams_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_position_teams_v_locales_locale_parent_id_unique` ON `_position_teams_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `position_places_locales_locale_parent_id_unique` ON `position_places_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_position_places_v_locales_locale_parent_id_unique` ON `_position_places_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `legal_texts_locales_locale_parent_id_unique` ON `legal_texts_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_legal_texts_v_locales_locale_parent_id_unique` ON `_legal_texts_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `columns_locales_locale_parent_id_unique` ON `columns_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_columns_v_locales_locale_parent_id_unique` ON `_columns_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `custom_pages_locales_locale_parent_id_unique` ON `custom_pages_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_custom_pages_v_locales_locale_parent_id_unique` ON `_custom_pages_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `friend_links_locales_locale_parent_id_unique` ON `friend_links_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_friend_links_v_locales_locale_parent_id_unique` ON `_friend_links_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `media_locales_locale_parent_id_unique` ON `media_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_media_v_locales_locale_parent_id_unique` ON `_media_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `attachments_locales_locale_parent_id_unique` ON `attachments_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `search_redirects_locales_locale_parent_id_unique` ON `search_redirects_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `mail_texts_locales_locale_parent_id_unique` ON `mail_texts_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_mail_texts_v_locales_locale_parent_id_unique` ON `_mail_texts_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `ticket_tags_locales_locale_parent_id_unique` ON `ticket_tags_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `canned_replies_locales_locale_parent_id_unique` ON `canned_replies_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `ticket_macros_locales_locale_parent_id_unique` ON `ticket_macros_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `site_phones_locales_locale_parent_id_unique` ON `site_phones_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `site_channels_locales_locale_parent_id_unique` ON `site_channels_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `site_social_locales_locale_parent_id_unique` ON `site_social_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `site_locales_locale_parent_id_unique` ON `site_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_site_v_version_phones_locales_locale_parent_id_unique` ON `_site_v_version_phones_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_site_v_version_channels_locales_locale_parent_id_unique` ON `_site_v_version_channels_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_site_v_version_social_locales_locale_parent_id_unique` ON `_site_v_version_social_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_site_v_locales_locale_parent_id_unique` ON `_site_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `brand_locales_locale_parent_id_unique` ON `brand_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_brand_v_locales_locale_parent_id_unique` ON `_brand_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `home_headline_locales_locale_parent_id_unique` ON `home_headline_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `home_icons_locales_locale_parent_id_unique` ON `home_icons_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `home_constructs_locales_locale_parent_id_unique` ON `home_constructs_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `home_life_locales_locale_parent_id_unique` ON `home_life_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `home_about_locales_locale_parent_id_unique` ON `home_about_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `home_locales_locale_parent_id_unique` ON `home_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_home_v_version_headline_locales_locale_parent_id_unique` ON `_home_v_version_headline_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_home_v_version_icons_locales_locale_parent_id_unique` ON `_home_v_version_icons_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_home_v_version_constructs_locales_locale_parent_id_unique` ON `_home_v_version_constructs_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_home_v_version_life_locales_locale_parent_id_unique` ON `_home_v_version_life_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_home_v_version_about_locales_locale_parent_id_unique` ON `_home_v_version_about_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_home_v_locales_locale_parent_id_unique` ON `_home_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_first_children_locales_locale_parent_id_unique` ON `navigation_first_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_first_locales_locale_parent_id_unique` ON `navigation_first_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_bottom_children_locales_locale_parent_id_unique` ON `navigation_bottom_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_bottom_locales_locale_parent_id_unique` ON `navigation_bottom_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_product_children_locales_locale_parent_id_unique` ON `navigation_product_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_product_locales_locale_parent_id_unique` ON `navigation_product_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_ecology_children_locales_locale_parent_id_unique` ON `navigation_ecology_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_ecology_locales_locale_parent_id_unique` ON `navigation_ecology_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_about_children_locales_locale_parent_id_unique` ON `navigation_about_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_about_locales_locale_parent_id_unique` ON `navigation_about_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `navigation_locales_locale_parent_id_unique` ON `navigation_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_first_children_locales_locale_parent_i` ON `_navigation_v_version_first_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_first_locales_locale_parent_id_unique` ON `_navigation_v_version_first_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_bottom_children_locales_locale_parent_` ON `_navigation_v_version_bottom_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_bottom_locales_locale_parent_id_unique` ON `_navigation_v_version_bottom_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_product_children_locales_locale_parent` ON `_navigation_v_version_product_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_product_locales_locale_parent_id_uniqu` ON `_navigation_v_version_product_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_ecology_children_locales_locale_parent` ON `_navigation_v_version_ecology_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_ecology_locales_locale_parent_id_uniqu` ON `_navigation_v_version_ecology_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_about_children_locales_locale_parent_i` ON `_navigation_v_version_about_children_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_version_about_locales_locale_parent_id_unique` ON `_navigation_v_version_about_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_navigation_v_locales_locale_parent_id_unique` ON `_navigation_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `programme_levels_locales_locale_parent_id_unique` ON `programme_levels_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `programme_benefits_locales_locale_parent_id_unique` ON `programme_benefits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `programme_steps_locales_locale_parent_id_unique` ON `programme_steps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `programme_locales_locale_parent_id_unique` ON `programme_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_programme_v_version_levels_locales_locale_parent_id_unique` ON `_programme_v_version_levels_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_programme_v_version_benefits_locales_locale_parent_id_uniqu` ON `_programme_v_version_benefits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_programme_v_version_steps_locales_locale_parent_id_unique` ON `_programme_v_version_steps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_programme_v_locales_locale_parent_id_unique` ON `_programme_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `compatibility_comparison_locales_locale_parent_id_unique` ON `compatibility_comparison_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `compatibility_limits_locales_locale_parent_id_unique` ON `compatibility_limits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `compatibility_steps_locales_locale_parent_id_unique` ON `compatibility_steps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `compatibility_locales_locale_parent_id_unique` ON `compatibility_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_compatibility_v_version_comparison_locales_locale_parent_id` ON `_compatibility_v_version_comparison_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_compatibility_v_version_limits_locales_locale_parent_id_uni` ON `_compatibility_v_version_limits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_compatibility_v_version_steps_locales_locale_parent_id_uniq` ON `_compatibility_v_version_steps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_compatibility_v_locales_locale_parent_id_unique` ON `_compatibility_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `innovation_services_locales_locale_parent_id_unique` ON `innovation_services_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `innovation_locales_locale_parent_id_unique` ON `innovation_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_innovation_v_version_services_locales_locale_parent_id_uniq` ON `_innovation_v_version_services_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_innovation_v_locales_locale_parent_id_unique` ON `_innovation_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `open_platform_layers_locales_locale_parent_id_unique` ON `open_platform_layers_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `open_platform_sdks_locales_locale_parent_id_unique` ON `open_platform_sdks_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `open_platform_licences_locales_locale_parent_id_unique` ON `open_platform_licences_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `open_platform_apps_locales_locale_parent_id_unique` ON `open_platform_apps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `open_platform_changes_locales_locale_parent_id_unique` ON `open_platform_changes_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `open_platform_locales_locale_parent_id_unique` ON `open_platform_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_open_platform_v_version_layers_locales_locale_parent_id_uni` ON `_open_platform_v_version_layers_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_open_platform_v_version_sdks_locales_locale_parent_id_uniqu` ON `_open_platform_v_version_sdks_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_open_platform_v_version_licences_locales_locale_parent_id_u` ON `_open_platform_v_version_licences_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_open_platform_v_version_apps_locales_locale_parent_id_uniqu` ON `_open_platform_v_version_apps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_open_platform_v_version_changes_locales_locale_parent_id_un` ON `_open_platform_v_version_changes_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_open_platform_v_locales_locale_parent_id_unique` ON `_open_platform_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `teaching_models_locales_locale_parent_id_unique` ON `teaching_models_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `teaching_universities_locales_locale_parent_id_unique` ON `teaching_universities_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `teaching_laboratories_locales_locale_parent_id_unique` ON `teaching_laboratories_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `teaching_competitions_locales_locale_parent_id_unique` ON `teaching_competitions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `teaching_results_locales_locale_parent_id_unique` ON `teaching_results_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `teaching_locales_locale_parent_id_unique` ON `teaching_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_teaching_v_version_models_locales_locale_parent_id_unique` ON `_teaching_v_version_models_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_teaching_v_version_universities_locales_locale_parent_id_un` ON `_teaching_v_version_universities_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_teaching_v_version_laboratories_locales_locale_parent_id_un` ON `_teaching_v_version_laboratories_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_teaching_v_version_competitions_locales_locale_parent_id_un` ON `_teaching_v_version_competitions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_teaching_v_version_results_locales_locale_parent_id_unique` ON `_teaching_v_version_results_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_teaching_v_locales_locale_parent_id_unique` ON `_teaching_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `about_page_principles_locales_locale_parent_id_unique` ON `about_page_principles_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `about_page_locales_locale_parent_id_unique` ON `about_page_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_about_page_v_version_principles_locales_locale_parent_id_un` ON `_about_page_v_version_principles_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_about_page_v_locales_locale_parent_id_unique` ON `_about_page_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `careers_page_culture_locales_locale_parent_id_unique` ON `careers_page_culture_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `careers_page_benefits_locales_locale_parent_id_unique` ON `careers_page_benefits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `careers_page_steps_locales_locale_parent_id_unique` ON `careers_page_steps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `careers_page_locales_locale_parent_id_unique` ON `careers_page_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_careers_page_v_version_culture_locales_locale_parent_id_uni` ON `_careers_page_v_version_culture_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_careers_page_v_version_benefits_locales_locale_parent_id_un` ON `_careers_page_v_version_benefits_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_careers_page_v_version_steps_locales_locale_parent_id_uniqu` ON `_careers_page_v_version_steps_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_careers_page_v_locales_locale_parent_id_unique` ON `_careers_page_v_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `service_hours_holidays_locales_locale_parent_id_unique` ON `service_hours_holidays_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `service_hours_extra_days_locales_locale_parent_id_unique` ON `service_hours_extra_days_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `service_hours_locales_locale_parent_id_unique` ON `service_hours_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_service_hours_v_version_holidays_locales_locale_parent_id_u` ON `_service_hours_v_version_holidays_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_service_hours_v_version_extra_days_locales_locale_parent_id` ON `_service_hours_v_version_extra_days_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `_service_hours_v_locales_locale_parent_id_unique` ON `_service_hours_v_locales` (`_parent_id`,`_locale`);
CREATE INDEX portico_translations_list ON portico_translations (state, kind, language, since, characters, open, record);
CREATE INDEX `brand_hero_video_idx` ON `brand` (`hero_video_id`);
CREATE INDEX `_brand_v_version_version_hero_video_idx` ON `_brand_v` (`version_hero_video_id`);
CREATE INDEX `media_light_idx` ON `media` (`light_id`);
CREATE INDEX `_media_v_version_version_light_idx` ON `_media_v` (`version_light_id`);
CREATE INDEX `site_forms_wordings_order_idx` ON `site_forms_wordings` (`_order`);
CREATE INDEX `site_forms_wordings_parent_id_idx` ON `site_forms_wordings` (`_parent_id`);
CREATE UNIQUE INDEX `site_forms_wordings_locales_locale_parent_id_unique` ON `site_forms_wordings_locales` (`_parent_id`,`_locale`);
CREATE INDEX `site_forms_questions_choices_order_idx` ON `site_forms_questions_choices` (`_order`);
CREATE INDEX `site_forms_questions_choices_parent_id_idx` ON `site_forms_questions_choices` (`_parent_id`);
CREATE UNIQUE INDEX `site_forms_questions_choices_locales_locale_parent_id_unique` ON `site_forms_questions_choices_locales` (`_parent_id`,`_locale`);
CREATE INDEX `site_forms_questions_order_idx` ON `site_forms_questions` (`_order`);
CREATE INDEX `site_forms_questions_parent_id_idx` ON `site_forms_questions` (`_parent_id`);
CREATE UNIQUE INDEX `site_forms_questions_locales_locale_parent_id_unique` ON `site_forms_questions_locales` (`_parent_id`,`_locale`);
CREATE UNIQUE INDEX `site_forms_kind_idx` ON `site_forms` (`kind`);
CREATE INDEX `site_forms_updated_by_id_idx` ON `site_forms` (`updated_by_id`);
CREATE INDEX `site_forms_updated_at_idx` ON `site_forms` (`updated_at`);
CREATE INDEX `site_forms_created_at_idx` ON `site_forms` (`created_at`);
CREATE INDEX `site_forms_deleted_at_idx` ON `site_forms` (`deleted_at`);
CREATE INDEX `site_forms__status_idx` ON `site_forms_locales` (`_status`,`_locale`);
CREATE UNIQUE INDEX `site_forms_locales_locale_parent_id_unique` ON `site_forms_locales` (`_parent_id`,`_locale`);
CREATE INDEX `site_forms_rels_order_idx` ON `site_forms_rels` (`order`);
CREATE INDEX `site_forms_rels_parent_idx` ON `site_forms_rels` (`parent_id`);
CREATE INDEX `site_forms_rels_path_idx` ON `site_forms_rels` (`path`);
CREATE INDEX `site_forms_rels_users_id_idx` ON `site_forms_rels` (`users_id`);
CREATE INDEX `_site_forms_v_version_wordings_order_idx` ON `_site_forms_v_version_wordings` (`_order`);
CREATE INDEX `_site_forms_v_version_wordings_parent_id_idx` ON `_site_forms_v_version_wordings` (`_parent_id`);
CREATE UNIQUE INDEX `_site_forms_v_version_wordings_locales_locale_parent_id_uniq` ON `_site_forms_v_version_wordings_locales` (`_parent_id`,`_locale`);
CREATE INDEX `_site_forms_v_version_questions_choices_order_idx` ON `_site_forms_v_version_questions_choices` (`_order`);
CREATE INDEX `_site_forms_v_version_questions_choices_parent_id_idx` ON `_site_forms_v_version_questions_choices` (`_parent_id`);
CREATE UNIQUE INDEX `_site_forms_v_version_questions_choices_locales_locale_paren` ON `_site_forms_v_version_questions_choices_locales` (`_parent_id`,`_locale`);
CREATE INDEX `_site_forms_v_version_questions_order_idx` ON `_site_forms_v_version_questions` (`_order`);
CREATE INDEX `_site_forms_v_version_questions_parent_id_idx` ON `_site_forms_v_version_questions` (`_parent_id`);
CREATE UNIQUE INDEX `_site_forms_v_version_questions_locales_locale_parent_id_uni` ON `_site_forms_v_version_questions_locales` (`_parent_id`,`_locale`);
CREATE INDEX `_site_forms_v_parent_idx` ON `_site_forms_v` (`parent_id`);
CREATE INDEX `_site_forms_v_version_version_kind_idx` ON `_site_forms_v` (`version_kind`);
CREATE INDEX `_site_forms_v_version_version_updated_by_id_idx` ON `_site_forms_v` (`version_updated_by_id`);
CREATE INDEX `_site_forms_v_version_version_updated_at_idx` ON `_site_forms_v` (`version_updated_at`);
CREATE INDEX `_site_forms_v_version_version_created_at_idx` ON `_site_forms_v` (`version_created_at`);
CREATE INDEX `_site_forms_v_version_version_deleted_at_idx` ON `_site_forms_v` (`version_deleted_at`);
CREATE INDEX `_site_forms_v_created_at_idx` ON `_site_forms_v` (`created_at`);
CREATE INDEX `_site_forms_v_updated_at_idx` ON `_site_forms_v` (`updated_at`);
CREATE INDEX `_site_forms_v_snapshot_idx` ON `_site_forms_v` (`snapshot`);
CREATE INDEX `_site_forms_v_published_locale_idx` ON `_site_forms_v` (`published_locale`);
CREATE INDEX `_site_forms_v_latest_idx` ON `_site_forms_v` (`latest`);
CREATE INDEX `_site_forms_v_autosave_idx` ON `_site_forms_v` (`autosave`);
CREATE INDEX `_site_forms_v_version_version__status_idx` ON `_site_forms_v_locales` (`version__status`,`_locale`);
CREATE UNIQUE INDEX `_site_forms_v_locales_locale_parent_id_unique` ON `_site_forms_v_locales` (`_parent_id`,`_locale`);
CREATE INDEX `_site_forms_v_rels_order_idx` ON `_site_forms_v_rels` (`order`);
CREATE INDEX `_site_forms_v_rels_parent_idx` ON `_site_forms_v_rels` (`parent_id`);
CREATE INDEX `_site_forms_v_rels_path_idx` ON `_site_forms_v_rels` (`path`);
CREATE INDEX `_site_forms_v_rels_users_id_idx` ON `_site_forms_v_rels` (`users_id`);
CREATE INDEX `terms_updated_at_idx` ON `terms` (`updated_at`);
CREATE INDEX `terms_created_at_idx` ON `terms` (`created_at`);
CREATE INDEX `payload_locked_documents_rels_order_idx` ON `payload_locked_documents_rels` (`order`);
CREATE INDEX `payload_locked_documents_rels_parent_idx` ON `payload_locked_documents_rels` (`parent_id`);
CREATE INDEX `payload_locked_documents_rels_path_idx` ON `payload_locked_documents_rels` (`path`);
CREATE INDEX `payload_locked_documents_rels_news_id_idx` ON `payload_locked_documents_rels` (`news_id`);
CREATE INDEX `payload_locked_documents_rels_news_categories_id_idx` ON `payload_locked_documents_rels` (`news_categories_id`);
CREATE INDEX `payload_locked_documents_rels_cases_id_idx` ON `payload_locked_documents_rels` (`cases_id`);
CREATE INDEX `payload_locked_documents_rels_case_categories_id_idx` ON `payload_locked_documents_rels` (`case_categories_id`);
CREATE INDEX `payload_locked_documents_rels_products_id_idx` ON `payload_locked_documents_rels` (`products_id`);
CREATE INDEX `payload_locked_documents_rels_product_criteria_id_idx` ON `payload_locked_documents_rels` (`product_criteria_id`);
CREATE INDEX `payload_locked_documents_rels_releases_id_idx` ON `payload_locked_documents_rels` (`releases_id`);
CREATE INDEX `payload_locked_documents_rels_release_files_id_idx` ON `payload_locked_documents_rels` (`release_files_id`);
CREATE INDEX `payload_locked_documents_rels_toolboxes_id_idx` ON `payload_locked_documents_rels` (`toolboxes_id`);
CREATE INDEX `payload_locked_documents_rels_toolbox_domains_id_idx` ON `payload_locked_documents_rels` (`toolbox_domains_id`);
CREATE INDEX `payload_locked_documents_rels_machines_id_idx` ON `payload_locked_documents_rels` (`machines_id`);
CREATE INDEX `payload_locked_documents_rels_machine_classes_id_idx` ON `payload_locked_documents_rels` (`machine_classes_id`);
CREATE INDEX `payload_locked_documents_rels_machine_interfaces_id_idx` ON `payload_locked_documents_rels` (`machine_interfaces_id`);
CREATE INDEX `payload_locked_documents_rels_engines_id_idx` ON `payload_locked_documents_rels` (`engines_id`);
CREATE INDEX `payload_locked_documents_rels_industries_id_idx` ON `payload_locked_documents_rels` (`industries_id`);
CREATE INDEX `payload_locked_documents_rels_solutions_id_idx` ON `payload_locked_documents_rels` (`solutions_id`);
CREATE INDEX `payload_locked_documents_rels_function_areas_id_idx` ON `payload_locked_documents_rels` (`function_areas_id`);
CREATE INDEX `payload_locked_documents_rels_block_libraries_id_idx` ON `payload_locked_documents_rels` (`block_libraries_id`);
CREATE INDEX `payload_locked_documents_rels_platforms_id_idx` ON `payload_locked_documents_rels` (`platforms_id`);
CREATE INDEX `payload_locked_documents_rels_help_articles_id_idx` ON `payload_locked_documents_rels` (`help_articles_id`);
CREATE INDEX `payload_locked_documents_rels_help_categories_id_idx` ON `payload_locked_documents_rels` (`help_categories_id`);
CREATE INDEX `payload_locked_documents_rels_standards_id_idx` ON `payload_locked_documents_rels` (`standards_id`);
CREATE INDEX `payload_locked_documents_rels_components_id_idx` ON `payload_locked_documents_rels` (`components_id`);
CREATE INDEX `payload_locked_documents_rels_advisories_id_idx` ON `payload_locked_documents_rels` (`advisories_id`);
CREATE INDEX `payload_locked_documents_rels_partners_id_idx` ON `payload_locked_documents_rels` (`partners_id`);
CREATE INDEX `payload_locked_documents_rels_partner_classes_id_idx` ON `payload_locked_documents_rels` (`partner_classes_id`);
CREATE INDEX `payload_locked_documents_rels_regions_id_idx` ON `payload_locked_documents_rels` (`regions_id`);
CREATE INDEX `payload_locked_documents_rels_programmes_id_idx` ON `payload_locked_documents_rels` (`programmes_id`);
CREATE INDEX `payload_locked_documents_rels_difficulties_id_idx` ON `payload_locked_documents_rels` (`difficulties_id`);
CREATE INDEX `payload_locked_documents_rels_courses_id_idx` ON `payload_locked_documents_rels` (`courses_id`);
CREATE INDEX `payload_locked_documents_rels_lessons_id_idx` ON `payload_locked_documents_rels` (`lessons_id`);
CREATE INDEX `payload_locked_documents_rels_teachers_id_idx` ON `payload_locked_documents_rels` (`teachers_id`);
CREATE INDEX `payload_locked_documents_rels_videos_id_idx` ON `payload_locked_documents_rels` (`videos_id`);
CREATE INDEX `payload_locked_documents_rels_course_plans_id_idx` ON `payload_locked_documents_rels` (`course_plans_id`);
CREATE INDEX `payload_locked_documents_rels_textbooks_id_idx` ON `payload_locked_documents_rels` (`textbooks_id`);
CREATE INDEX `payload_locked_documents_rels_banners_id_idx` ON `payload_locked_documents_rels` (`banners_id`);
CREATE INDEX `payload_locked_documents_rels_announcements_id_idx` ON `payload_locked_documents_rels` (`announcements_id`);
CREATE INDEX `payload_locked_documents_rels_offices_id_idx` ON `payload_locked_documents_rels` (`offices_id`);
CREATE INDEX `payload_locked_documents_rels_experts_id_idx` ON `payload_locked_documents_rels` (`experts_id`);
CREATE INDEX `payload_locked_documents_rels_consult_topics_id_idx` ON `payload_locked_documents_rels` (`consult_topics_id`);
CREATE INDEX `payload_locked_documents_rels_forms_id_idx` ON `payload_locked_documents_rels` (`forms_id`);
CREATE INDEX `payload_locked_documents_rels_site_forms_id_idx` ON `payload_locked_documents_rels` (`site_forms_id`);
CREATE INDEX `payload_locked_documents_rels_milestones_id_idx` ON `payload_locked_documents_rels` (`milestones_id`);
CREATE INDEX `payload_locked_documents_rels_leaders_id_idx` ON `payload_locked_documents_rels` (`leaders_id`);
CREATE INDEX `payload_locked_documents_rels_qualifications_id_idx` ON `payload_locked_documents_rels` (`qualifications_id`);
CREATE INDEX `payload_locked_documents_rels_positions_id_idx` ON `payload_locked_documents_rels` (`positions_id`);
CREATE INDEX `payload_locked_documents_rels_position_teams_id_idx` ON `payload_locked_documents_rels` (`position_teams_id`);
CREATE INDEX `payload_locked_documents_rels_position_places_id_idx` ON `payload_locked_documents_rels` (`position_places_id`);
CREATE INDEX `payload_locked_documents_rels_legal_texts_id_idx` ON `payload_locked_documents_rels` (`legal_texts_id`);
CREATE INDEX `payload_locked_documents_rels_columns_id_idx` ON `payload_locked_documents_rels` (`columns_id`);
CREATE INDEX `payload_locked_documents_rels_custom_pages_id_idx` ON `payload_locked_documents_rels` (`custom_pages_id`);
CREATE INDEX `payload_locked_documents_rels_friend_links_id_idx` ON `payload_locked_documents_rels` (`friend_links_id`);
CREATE INDEX `payload_locked_documents_rels_media_id_idx` ON `payload_locked_documents_rels` (`media_id`);
CREATE INDEX `payload_locked_documents_rels_attachments_id_idx` ON `payload_locked_documents_rels` (`attachments_id`);
CREATE INDEX `payload_locked_documents_rels_search_synonyms_id_idx` ON `payload_locked_documents_rels` (`search_synonyms_id`);
CREATE INDEX `payload_locked_documents_rels_search_redirects_id_idx` ON `payload_locked_documents_rels` (`search_redirects_id`);
CREATE INDEX `payload_locked_documents_rels_redirects_id_idx` ON `payload_locked_documents_rels` (`redirects_id`);
CREATE INDEX `payload_locked_documents_rels_mail_texts_id_idx` ON `payload_locked_documents_rels` (`mail_texts_id`);
CREATE INDEX `payload_locked_documents_rels_terms_id_idx` ON `payload_locked_documents_rels` (`terms_id`);
CREATE INDEX `payload_locked_documents_rels_organisations_id_idx` ON `payload_locked_documents_rels` (`organisations_id`);
CREATE INDEX `payload_locked_documents_rels_tickets_id_idx` ON `payload_locked_documents_rels` (`tickets_id`);
CREATE INDEX `payload_locked_documents_rels_ticket_messages_id_idx` ON `payload_locked_documents_rels` (`ticket_messages_id`);
CREATE INDEX `payload_locked_documents_rels_ticket_notes_id_idx` ON `payload_locked_documents_rels` (`ticket_notes_id`);
CREATE INDEX `payload_locked_documents_rels_ticket_events_id_idx` ON `payload_locked_documents_rels` (`ticket_events_id`);
CREATE INDEX `payload_locked_documents_rels_desk_inbox_id_idx` ON `payload_locked_documents_rels` (`desk_inbox_id`);
CREATE INDEX `payload_locked_documents_rels_ticket_tags_id_idx` ON `payload_locked_documents_rels` (`ticket_tags_id`);
CREATE INDEX `payload_locked_documents_rels_canned_replies_id_idx` ON `payload_locked_documents_rels` (`canned_replies_id`);
CREATE INDEX `payload_locked_documents_rels_ticket_macros_id_idx` ON `payload_locked_documents_rels` (`ticket_macros_id`);
CREATE INDEX `payload_locked_documents_rels_help_counts_id_idx` ON `payload_locked_documents_rels` (`help_counts_id`);
CREATE INDEX `payload_locked_documents_rels_entitlements_id_idx` ON `payload_locked_documents_rels` (`entitlements_id`);
CREATE INDEX `payload_locked_documents_rels_eula_acceptances_id_idx` ON `payload_locked_documents_rels` (`eula_acceptances_id`);
CREATE INDEX `payload_locked_documents_rels_member_downloads_id_idx` ON `payload_locked_documents_rels` (`member_downloads_id`);
CREATE INDEX `payload_locked_documents_rels_download_counts_id_idx` ON `payload_locked_documents_rels` (`download_counts_id`);
CREATE INDEX `payload_locked_documents_rels_advisory_notices_id_idx` ON `payload_locked_documents_rels` (`advisory_notices_id`);
CREATE INDEX `payload_locked_documents_rels_enquiries_id_idx` ON `payload_locked_documents_rels` (`enquiries_id`);
CREATE INDEX `payload_locked_documents_rels_members_id_idx` ON `payload_locked_documents_rels` (`members_id`);
CREATE INDEX `payload_locked_documents_rels_account_actions_id_idx` ON `payload_locked_documents_rels` (`account_actions_id`);
CREATE INDEX `payload_locked_documents_rels_mails_id_idx` ON `payload_locked_documents_rels` (`mails_id`);
CREATE INDEX `payload_locked_documents_rels_preview_links_id_idx` ON `payload_locked_documents_rels` (`preview_links_id`);
CREATE INDEX `payload_locked_documents_rels_plans_id_idx` ON `payload_locked_documents_rels` (`plans_id`);
CREATE INDEX `payload_locked_documents_rels_reviews_id_idx` ON `payload_locked_documents_rels` (`reviews_id`);
CREATE INDEX `payload_locked_documents_rels_users_id_idx` ON `payload_locked_documents_rels` (`users_id`);
CREATE INDEX portico_translation_tasks_assignee ON portico_translation_tasks (assignee, kind, record);
CREATE INDEX portico_machine_drafts_unread ON portico_machine_drafts (stands, kind, record);
CREATE UNIQUE INDEX `interface_texts_key_idx` ON `interface_texts` (`key`);
CREATE INDEX `interface_texts_updated_by_id_idx` ON `interface_texts` (`updated_by_id`);
CREATE INDEX `interface_texts_updated_at_idx` ON `interface_texts` (`updated_at`);
CREATE INDEX `interface_texts_created_at_idx` ON `interface_texts` (`created_at`);
CREATE INDEX `interface_texts_deleted_at_idx` ON `interface_texts` (`deleted_at`);
CREATE INDEX `interface_texts__status_idx` ON `interface_texts_locales` (`_status`,`_locale`);
CREATE UNIQUE INDEX `interface_texts_locales_locale_parent_id_unique` ON `interface_texts_locales` (`_parent_id`,`_locale`);
CREATE INDEX `_interface_texts_v_parent_idx` ON `_interface_texts_v` (`parent_id`);
CREATE INDEX `_interface_texts_v_version_version_key_idx` ON `_interface_texts_v` (`version_key`);
CREATE INDEX `_interface_texts_v_version_version_updated_by_id_idx` ON `_interface_texts_v` (`version_updated_by_id`);
CREATE INDEX `_interface_texts_v_version_version_updated_at_idx` ON `_interface_texts_v` (`version_updated_at`);
CREATE INDEX `_interface_texts_v_version_version_created_at_idx` ON `_interface_texts_v` (`version_created_at`);
CREATE INDEX `_interface_texts_v_version_version_deleted_at_idx` ON `_interface_texts_v` (`version_deleted_at`);
CREATE INDEX `_interface_texts_v_created_at_idx` ON `_interface_texts_v` (`created_at`);
CREATE INDEX `_interface_texts_v_updated_at_idx` ON `_interface_texts_v` (`updated_at`);
CREATE INDEX `_interface_texts_v_snapshot_idx` ON `_interface_texts_v` (`snapshot`);
CREATE INDEX `_interface_texts_v_published_locale_idx` ON `_interface_texts_v` (`published_locale`);
CREATE INDEX `_interface_texts_v_latest_idx` ON `_interface_texts_v` (`latest`);
CREATE INDEX `_interface_texts_v_autosave_idx` ON `_interface_texts_v` (`autosave`);
CREATE INDEX `_interface_texts_v_version_version__status_idx` ON `_interface_texts_v_locales` (`version__status`,`_locale`);
CREATE UNIQUE INDEX `_interface_texts_v_locales_locale_parent_id_unique` ON `_interface_texts_v_locales` (`_parent_id`,`_locale`);
CREATE INDEX `payload_locked_documents_rels_interface_texts_id_idx` ON `payload_locked_documents_rels` (`interface_texts_id`);
CREATE INDEX portico_page_visits_day ON portico_page_visits (day);
CREATE INDEX portico_translation_memory_zh ON portico_translation_memory (zh);
CREATE INDEX portico_translation_memory_en ON portico_translation_memory (en);
