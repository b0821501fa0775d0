import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tables of the collections, as Payload writes them, then our own. Never changed: what comes later is a migration of its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_categories_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__news_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_categories_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__case_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_products_comparison_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_comparison_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_product_criteria_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_criteria_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__product_criteria_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_releases_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TYPE "public"."enum_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__releases_v_version_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TYPE "public"."enum__releases_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_release_files_kind" AS ENUM('installer', 'archive', 'toolbox', 'model', 'data', 'script', 'documentation');
  CREATE TYPE "public"."enum_release_files_system" AS ENUM('windows', 'linux', 'openeuler', 'macos', 'any');
  CREATE TYPE "public"."enum_release_files_architecture" AS ENUM('x86-64', 'arm64', 'loong64', 'any');
  CREATE TYPE "public"."enum_release_files_state" AS ENUM('draft', 'published', 'withdrawn');
  CREATE TYPE "public"."enum_release_files_gate" AS ENUM('open', 'session', 'eula', 'entitlement');
  CREATE TYPE "public"."enum_toolboxes_licence" AS ENUM('open', 'commercial');
  CREATE TYPE "public"."enum_toolboxes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__toolboxes_v_version_licence" AS ENUM('open', 'commercial');
  CREATE TYPE "public"."enum__toolboxes_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__toolboxes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_toolbox_domains_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__toolbox_domains_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__toolbox_domains_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_machines_signals_direction" AS ENUM('in', 'out', 'both');
  CREATE TYPE "public"."enum_machines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__machines_v_version_signals_direction" AS ENUM('in', 'out', 'both');
  CREATE TYPE "public"."enum__machines_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__machines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_machine_classes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__machine_classes_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__machine_classes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_machine_interfaces_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__machine_interfaces_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__machine_interfaces_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_engines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__engines_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__engines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_function_areas_groups_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum_function_areas_subject" AS ENUM('functions', 'commands');
  CREATE TYPE "public"."enum_function_areas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__function_areas_v_version_groups_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum__function_areas_v_version_subject" AS ENUM('functions', 'commands');
  CREATE TYPE "public"."enum__function_areas_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__function_areas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_block_libraries_blocks_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum_block_libraries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__block_libraries_v_version_blocks_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum__block_libraries_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__block_libraries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_platforms_products_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum_platforms_kind" AS ENUM('system', 'processor', 'database');
  CREATE TYPE "public"."enum_platforms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platforms_v_version_products_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum__platforms_v_version_kind" AS ENUM('system', 'processor', 'database');
  CREATE TYPE "public"."enum__platforms_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__platforms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_help_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__help_articles_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__help_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_help_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__help_categories_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__help_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_standards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__standards_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__standards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_components_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__components_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__components_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_advisories_affected_status" AS ENUM('affected', 'unaffected');
  CREATE TYPE "public"."enum_advisories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__advisories_v_version_affected_status" AS ENUM('affected', 'unaffected');
  CREATE TYPE "public"."enum__advisories_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__advisories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_level" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_level" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partner_classes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partner_classes_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__partner_classes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_regions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__regions_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__regions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_programmes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programmes_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__programmes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_difficulties_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__difficulties_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__difficulties_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_courses_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__courses_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__courses_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_lessons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lessons_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__lessons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_teachers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__teachers_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__teachers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_course_plans_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__course_plans_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__course_plans_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_textbooks_state" AS ENUM('writing', 'review', 'press', 'published');
  CREATE TYPE "public"."enum_textbooks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__textbooks_v_version_state" AS ENUM('writing', 'review', 'press', 'published');
  CREATE TYPE "public"."enum__textbooks_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__textbooks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banners_theme" AS ENUM('ink', 'paper');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_theme" AS ENUM('ink', 'paper');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_announcements_level" AS ENUM('info', 'notice', 'warning');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_level" AS ENUM('info', 'notice', 'warning');
  CREATE TYPE "public"."enum__announcements_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offices_map_place_side" AS ENUM('right', 'left', 'above', 'below');
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_version_map_place_side" AS ENUM('right', 'left', 'above', 'below');
  CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_experts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experts_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__experts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_consult_topics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consult_topics_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__consult_topics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_milestones_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__milestones_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__milestones_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_leaders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__leaders_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__leaders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_qualifications_kind" AS ENUM('certificate', 'honour');
  CREATE TYPE "public"."enum_qualifications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__qualifications_v_version_kind" AS ENUM('certificate', 'honour');
  CREATE TYPE "public"."enum__qualifications_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__qualifications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_positions_kind" AS ENUM('full-time', 'fixed-term', 'internship');
  CREATE TYPE "public"."enum_positions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__positions_v_version_kind" AS ENUM('full-time', 'fixed-term', 'internship');
  CREATE TYPE "public"."enum__positions_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__positions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_position_teams_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__position_teams_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__position_teams_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_position_places_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__position_places_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__position_places_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_texts_kind" AS ENUM('privacy', 'cookies', 'disclaimer', 'eula');
  CREATE TYPE "public"."enum_legal_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_texts_v_version_kind" AS ENUM('privacy', 'cookies', 'disclaimer', 'eula');
  CREATE TYPE "public"."enum__legal_texts_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__legal_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_columns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__columns_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__columns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_friend_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__friend_links_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__friend_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_former_slugs_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_attachments_language" AS ENUM('zh', 'en', 'both');
  CREATE TYPE "public"."enum_organisations_plan" AS ENUM('standard', 'priority');
  CREATE TYPE "public"."enum_organisations_calendar" AS ENUM('china', 'bavaria');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('new', 'open', 'waiting', 'solved', 'closed');
  CREATE TYPE "public"."enum_tickets_severity" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum_tickets_priority" AS ENUM('high', 'normal', 'low');
  CREATE TYPE "public"."enum_tickets_category" AS ENUM('fault', 'usage', 'performance', 'installation', 'licence', 'other');
  CREATE TYPE "public"."enum_tickets_system" AS ENUM('windows', 'linux', 'openeuler', 'macos', 'any', 'other');
  CREATE TYPE "public"."enum_tickets_language" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_tickets_plan" AS ENUM('standard', 'priority');
  CREATE TYPE "public"."enum_tickets_calendar" AS ENUM('china', 'bavaria');
  CREATE TYPE "public"."enum_tickets_last_by" AS ENUM('customer', 'agent');
  CREATE TYPE "public"."enum_ticket_messages_then_status" AS ENUM('waiting', 'open', 'solved');
  CREATE TYPE "public"."enum_ticket_messages_kind" AS ENUM('customer', 'agent');
  CREATE TYPE "public"."enum_ticket_events_kind" AS ENUM('opened', 'status', 'severity', 'priority', 'assignee', 'category', 'product', 'version', 'organisation', 'member', 'tags', 'rated', 'warning', 'breach', 'autoReply', 'bounce', 'copyConfirmed', 'merged', 'mergedFrom', 'split', 'splitFrom', 'linked', 'unlinked', 'withdrawn');
  CREATE TYPE "public"."enum_desk_inbox_state" AS ENUM('waiting', 'joined', 'opened', 'noted', 'dismissed');
  CREATE TYPE "public"."enum_desk_inbox_reason" AS ENUM('unknown', 'unproved', 'stranger', 'forged', 'copy', 'late', 'many', 'auto', 'bounce', 'loop', 'empty', 'unreadable', 'large');
  CREATE TYPE "public"."enum_desk_inbox_decision" AS ENUM('join', 'open', 'dismiss');
  CREATE TYPE "public"."enum_ticket_macros_status" AS ENUM('open', 'waiting', 'solved', 'closed');
  CREATE TYPE "public"."enum_ticket_macros_priority" AS ENUM('high', 'normal', 'low');
  CREATE TYPE "public"."enum_ticket_macros_assign" AS ENUM('me', 'nobody');
  CREATE TYPE "public"."enum_ticket_held_answers_then_status" AS ENUM('waiting', 'open', 'solved');
  CREATE TYPE "public"."enum_help_votes_answer" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('partner', 'quotation', 'contact', 'consultation', 'application', 'report');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_members_language" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_members_ticket_mails" AS ENUM('all', 'mine', 'none');
  CREATE TYPE "public"."enum_member_tokens_purpose" AS ENUM('register', 'reset', 'email', 'void', 'pending', 'used');
  CREATE TYPE "public"."enum_account_actions_kind" AS ENUM('members', 'users');
  CREATE TYPE "public"."enum_account_actions_action" AS ENUM('factorReset', 'recovered');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('ordered', 'queued', 'sent', 'refused', 'expired', 'void');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'publisher', 'editor', 'translator', 'agent', 'security');
  CREATE TYPE "public"."enum_users_language" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_programme_levels_level" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum_programme_benefits_levels" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum_compatibility_comparison_better" AS ENUM('ours', 'theirs', 'even');
  CREATE TYPE "public"."enum_open_platform_changes_kind" AS ENUM('added', 'changed', 'removed');
  CREATE TYPE "public"."enum_service_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"category_id" integer,
  	"image_id" integer,
  	"source_target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"author" varchar,
  	"source_title" varchar,
  	"body" jsonb,
  	"_status" "enum_news_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_image_id" integer,
  	"version_source_target" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_author" varchar,
  	"version_source_title" varchar,
  	"version_body" jsonb,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "news_categories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_news_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_categories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__news_categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cases_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "cases_results_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"category_id" integer,
  	"industry_id" integer,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cases_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"customer" varchar,
  	"summary" varchar,
  	"challenge" varchar,
  	"approach" varchar,
  	"quotation_text" varchar,
  	"quotation_person" varchar,
  	"quotation_role" varchar,
  	"_status" "enum_cases_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_cases_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cases_v_version_results_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_industry_id" integer,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cases_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_customer" varchar,
  	"version_summary" varchar,
  	"version_challenge" varchar,
  	"version_approach" varchar,
  	"version_quotation_text" varchar,
  	"version_quotation_person" varchar,
  	"version_quotation_role" varchar,
  	"version__status" "enum__cases_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "case_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "case_categories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_case_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_case_categories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__case_categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_tasks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_tasks_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"metric_value" varchar
  );
  
  CREATE TABLE "products_capabilities_locales" (
  	"title" varchar,
  	"text" varchar,
  	"metric_unit" varchar,
  	"metric_label" varchar,
  	"metric_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_architecture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_architecture_locales" (
  	"title" varchar,
  	"parts" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_use_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_use_cases_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"criterion_id" integer,
  	"status" "enum_products_comparison_status"
  );
  
  CREATE TABLE "products_comparison_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_requirements_locales" (
  	"title" varchar,
  	"minimum" varchar,
  	"recommended" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar
  );
  
  CREATE TABLE "products_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_questions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"icon" varchar,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"tagline" varchar,
  	"summary" varchar,
  	"positioning" varchar,
  	"limits" varchar,
  	"licence" varchar,
  	"trial" varchar,
  	"_status" "enum_products_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_tasks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_tasks_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_capabilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"metric_value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_capabilities_locales" (
  	"title" varchar,
  	"text" varchar,
  	"metric_unit" varchar,
  	"metric_label" varchar,
  	"metric_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_architecture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_architecture_locales" (
  	"title" varchar,
  	"parts" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_use_cases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_use_cases_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"criterion_id" integer,
  	"status" "enum__products_v_version_comparison_status",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_comparison_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_requirements_locales" (
  	"title" varchar,
  	"minimum" varchar,
  	"recommended" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_questions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_icon" varchar,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_tagline" varchar,
  	"version_summary" varchar,
  	"version_positioning" varchar,
  	"version_limits" varchar,
  	"version_licence" varchar,
  	"version_trial" varchar,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_criteria" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_criteria_locales" (
  	"title" varchar,
  	"note" varchar,
  	"_status" "enum_product_criteria_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_criteria_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_criteria_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_criteria_v_locales" (
  	"version_title" varchar,
  	"version_note" varchar,
  	"version__status" "enum__product_criteria_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "releases_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "releases_requirements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"version_key" varchar,
  	"channel" "enum_releases_channel",
  	"date" timestamp(3) with time zone,
  	"supported_until" timestamp(3) with time zone,
  	"eula" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "releases_locales" (
  	"title" varchar,
  	"notes" jsonb,
  	"_status" "enum_releases_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_releases_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_releases_v_version_requirements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_version" varchar,
  	"version_version_key" varchar,
  	"version_channel" "enum__releases_v_version_channel",
  	"version_date" timestamp(3) with time zone,
  	"version_supported_until" timestamp(3) with time zone,
  	"version_eula" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__releases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_releases_v_locales" (
  	"version_title" varchar,
  	"version_notes" jsonb,
  	"version__status" "enum__releases_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_releases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "release_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release_id" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_release_files_kind" NOT NULL,
  	"system" "enum_release_files_system" DEFAULT 'any' NOT NULL,
  	"architecture" "enum_release_files_architecture" DEFAULT 'any' NOT NULL,
  	"toolbox_id" integer,
  	"upload" varchar,
  	"expected_sha256" varchar,
  	"signature" varchar,
  	"state" "enum_release_files_state" DEFAULT 'draft' NOT NULL,
  	"gate" "enum_release_files_gate" DEFAULT 'eula' NOT NULL,
  	"size" numeric,
  	"sha256" varchar,
  	"sha512" varchar,
  	"published_at" timestamp(3) with time zone,
  	"missing_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "release_files_locales" (
  	"text" varchar,
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "toolboxes_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"code" varchar
  );
  
  CREATE TABLE "toolboxes_examples_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "toolboxes_counterparts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "toolboxes_counterparts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "toolboxes_releases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "toolboxes_releases_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "toolboxes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" varchar,
  	"domain_id" integer,
  	"licence" "enum_toolboxes_licence",
  	"source" varchar,
  	"first_released_on" timestamp(3) with time zone,
  	"last_released_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "toolboxes_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"purpose" varchar,
  	"functions" varchar,
  	"_status" "enum_toolboxes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "toolboxes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"toolboxes_id" integer
  );
  
  CREATE TABLE "_toolboxes_v_version_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_toolboxes_v_version_examples_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_toolboxes_v_version_counterparts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_toolboxes_v_version_counterparts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_toolboxes_v_version_releases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_toolboxes_v_version_releases_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_toolboxes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_package" varchar,
  	"version_domain_id" integer,
  	"version_licence" "enum__toolboxes_v_version_licence",
  	"version_source" varchar,
  	"version_first_released_on" timestamp(3) with time zone,
  	"version_last_released_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__toolboxes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_toolboxes_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_purpose" varchar,
  	"version_functions" varchar,
  	"version__status" "enum__toolboxes_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_toolboxes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"toolboxes_id" integer
  );
  
  CREATE TABLE "toolbox_domains" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "toolbox_domains_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_toolbox_domains_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_toolbox_domains_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__toolbox_domains_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_toolbox_domains_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__toolbox_domains_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "machines_specifications_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" numeric,
  	"up_to" numeric
  );
  
  CREATE TABLE "machines_specifications_rows_locales" (
  	"title" varchar,
  	"unit" varchar,
  	"tolerance" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "machines_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "machines_specifications_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "machines_signals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"channels" numeric,
  	"direction" "enum_machines_signals_direction"
  );
  
  CREATE TABLE "machines_signals_locales" (
  	"title" varchar,
  	"level" varchar,
  	"rate" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "machines_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "machines_certificates_locales" (
  	"title" varchar,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "machines_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar
  );
  
  CREATE TABLE "machines_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "machines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"class_id" integer,
  	"image_id" integer,
  	"data_sheet_number" varchar,
  	"data_sheet_date" timestamp(3) with time zone,
  	"data_sheet_target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "machines_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"tagline" varchar,
  	"summary" varchar,
  	"purpose" varchar,
  	"software" varchar,
  	"warranty" varchar,
  	"_status" "enum_machines_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "machines_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"machine_interfaces_id" integer,
  	"media_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_machines_v_version_specifications_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" numeric,
  	"up_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_machines_v_version_specifications_rows_locales" (
  	"title" varchar,
  	"unit" varchar,
  	"tolerance" varchar,
  	"text" varchar,
  	"condition" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v_version_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_machines_v_version_specifications_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v_version_signals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"channels" numeric,
  	"direction" "enum__machines_v_version_signals_direction",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_machines_v_version_signals_locales" (
  	"title" varchar,
  	"level" varchar,
  	"rate" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v_version_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_machines_v_version_certificates_locales" (
  	"title" varchar,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_machines_v_version_documents_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_class_id" integer,
  	"version_image_id" integer,
  	"version_data_sheet_number" varchar,
  	"version_data_sheet_date" timestamp(3) with time zone,
  	"version_data_sheet_target" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__machines_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_machines_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_tagline" varchar,
  	"version_summary" varchar,
  	"version_purpose" varchar,
  	"version_software" varchar,
  	"version_warranty" varchar,
  	"version__status" "enum__machines_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machines_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"machine_interfaces_id" integer,
  	"media_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "machine_classes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "machine_classes_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_machine_classes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machine_classes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__machine_classes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_machine_classes_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__machine_classes_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "machine_interfaces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "machine_interfaces_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_machine_interfaces_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_machine_interfaces_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__machine_interfaces_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_machine_interfaces_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__machine_interfaces_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "engines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"icon" varchar,
  	"metric_value" varchar,
  	"target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "engines_locales" (
  	"title" varchar,
  	"text" varchar,
  	"metric_unit" varchar,
  	"metric_label" varchar,
  	"metric_source" varchar,
  	"_status" "enum_engines_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_engines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_icon" varchar,
  	"version_metric_value" varchar,
  	"version_target" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__engines_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_engines_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_metric_unit" varchar,
  	"version_metric_label" varchar,
  	"version_metric_source" varchar,
  	"version__status" "enum__engines_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "industries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "industries_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_industries_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_industries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__industries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_industries_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__industries_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solutions_method" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_method_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_architecture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions_architecture_locales" (
  	"title" varchar,
  	"parts" varchar,
  	"flow" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "solutions_results_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"industry_id" integer,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "solutions_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"pain" varchar,
  	"limits" varchar,
  	"_status" "enum_solutions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solutions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "_solutions_v_version_method" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_method_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_architecture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_architecture_locales" (
  	"title" varchar,
  	"parts" varchar,
  	"flow" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_results_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_industry_id" integer,
  	"version_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_pain" varchar,
  	"version_limits" varchar,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "function_areas_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_function_areas_groups_state",
  	"since" varchar,
  	"names" varchar
  );
  
  CREATE TABLE "function_areas_groups_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "function_areas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"subject" "enum_function_areas_subject" DEFAULT 'functions',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "function_areas_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_function_areas_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_function_areas_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum__function_areas_v_version_groups_state",
  	"since" varchar,
  	"names" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_function_areas_v_version_groups_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_function_areas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_subject" "enum__function_areas_v_version_subject" DEFAULT 'functions',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__function_areas_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_function_areas_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__function_areas_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "block_libraries_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"types" varchar,
  	"state" "enum_block_libraries_blocks_state"
  );
  
  CREATE TABLE "block_libraries_blocks_locales" (
  	"title" varchar,
  	"replacement" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_libraries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"is_base" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "block_libraries_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_block_libraries_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_block_libraries_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"types" varchar,
  	"state" "enum__block_libraries_v_version_blocks_state",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_block_libraries_v_version_blocks_locales" (
  	"title" varchar,
  	"replacement" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_block_libraries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_is_base" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__block_libraries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_block_libraries_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__block_libraries_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "platforms_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"status" "enum_platforms_products_status",
  	"release" varchar,
  	"date" timestamp(3) with time zone,
  	"certificate" varchar
  );
  
  CREATE TABLE "platforms_products_locales" (
  	"issuer" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "platforms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"kind" "enum_platforms_kind",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "platforms_locales" (
  	"title" varchar,
  	"version" varchar,
  	"_status" "enum_platforms_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_platforms_v_version_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"status" "enum__platforms_v_version_products_status",
  	"release" varchar,
  	"date" timestamp(3) with time zone,
  	"certificate" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_platforms_v_version_products_locales" (
  	"issuer" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_platforms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_kind" "enum__platforms_v_version_kind",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__platforms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_platforms_v_locales" (
  	"version_title" varchar,
  	"version_version" varchar,
  	"version__status" "enum__platforms_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "help_articles_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"code" varchar
  );
  
  CREATE TABLE "help_articles_sections_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "help_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"from" varchar,
  	"before" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "help_articles_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"_status" "enum_help_articles_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "help_articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"help_articles_id" integer
  );
  
  CREATE TABLE "_help_articles_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_help_articles_v_version_sections_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_help_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_id" integer,
  	"version_from" varchar,
  	"version_before" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__help_articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_help_articles_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version__status" "enum__help_articles_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_help_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"help_articles_id" integer
  );
  
  CREATE TABLE "help_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "help_categories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_help_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_help_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__help_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_help_categories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__help_categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "standards_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"since" varchar
  );
  
  CREATE TABLE "standards_support_locales" (
  	"scope" varchar,
  	"limits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "standards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"organisation" varchar,
  	"evidence_link" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "standards_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"evidence" varchar,
  	"_status" "enum_standards_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_standards_v_version_support" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"since" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_standards_v_version_support_locales" (
  	"scope" varchar,
  	"limits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_standards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_organisation" varchar,
  	"version_evidence_link" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__standards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_standards_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_evidence" varchar,
  	"version__status" "enum__standards_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "components_used_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"before" varchar
  );
  
  CREATE TABLE "components" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"licence" varchar,
  	"package" varchar,
  	"website" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "components_locales" (
  	"title" varchar,
  	"purpose" varchar,
  	"_status" "enum_components_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "components_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_components_v_version_used_in" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"before" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_components_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_version" varchar,
  	"version_licence" varchar,
  	"version_package" varchar,
  	"version_website" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__components_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_components_v_locales" (
  	"version_title" varchar,
  	"version_purpose" varchar,
  	"version__status" "enum__components_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_components_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "advisories_affected" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "enum_advisories_affected_status" DEFAULT 'affected',
  	"from" varchar,
  	"before" varchar,
  	"fixed_in" varchar
  );
  
  CREATE TABLE "advisories_affected_locales" (
  	"component" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "advisories_revisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "advisories_revisions_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "advisories_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "advisories_credits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "advisories_references" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar
  );
  
  CREATE TABLE "advisories_references_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "advisories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"cve" varchar,
  	"cwe" varchar,
  	"cvss4" varchar,
  	"cvss4_score" numeric,
  	"cvss3" varchar,
  	"cvss3_score" numeric,
  	"date" timestamp(3) with time zone,
  	"revised_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "advisories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"text" varchar,
  	"remedy" varchar,
  	"mitigation" varchar,
  	"_status" "enum_advisories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "advisories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"machines_id" integer
  );
  
  CREATE TABLE "_advisories_v_version_affected" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum__advisories_v_version_affected_status" DEFAULT 'affected',
  	"from" varchar,
  	"before" varchar,
  	"fixed_in" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advisories_v_version_affected_locales" (
  	"component" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advisories_v_version_revisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advisories_v_version_revisions_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advisories_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advisories_v_version_credits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advisories_v_version_references" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_advisories_v_version_references_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advisories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" varchar,
  	"version_cve" varchar,
  	"version_cwe" varchar,
  	"version_cvss4" varchar,
  	"version_cvss4_score" numeric,
  	"version_cvss3" varchar,
  	"version_cvss3_score" numeric,
  	"version_date" timestamp(3) with time zone,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__advisories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_advisories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_text" varchar,
  	"version_remedy" varchar,
  	"version_mitigation" varchar,
  	"version__status" "enum__advisories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_advisories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"machines_id" integer
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"class_id" integer,
  	"level" "enum_partners_level",
  	"region_id" integer,
  	"since" timestamp(3) with time zone,
  	"site" varchar,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "partners_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"_status" "enum_partners_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_class_id" integer,
  	"version_level" "enum__partners_v_version_level",
  	"version_region_id" integer,
  	"version_since" timestamp(3) with time zone,
  	"version_site" varchar,
  	"version_logo_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "partner_classes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"icon" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "partner_classes_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"definition" varchar,
  	"criteria" varchar,
  	"benefits" varchar,
  	"_status" "enum_partner_classes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partner_classes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_icon" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partner_classes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_partner_classes_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_definition" varchar,
  	"version_criteria" varchar,
  	"version_benefits" varchar,
  	"version__status" "enum__partner_classes_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "regions_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_regions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_regions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__regions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_regions_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__regions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "programmes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "programmes_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"_status" "enum_programmes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_programmes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__programmes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_programmes_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version__status" "enum__programmes_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "difficulties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "difficulties_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"text" varchar,
  	"_status" "enum_difficulties_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_difficulties_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__difficulties_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_difficulties_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_text" varchar,
  	"version__status" "enum__difficulties_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"programme_id" integer,
  	"difficulty_id" integer,
  	"image_id" integer,
  	"starts_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "courses_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"audience" varchar,
  	"goals" varchar,
  	"software" varchar,
  	"certificate" varchar,
  	"start" varchar,
  	"_status" "enum_courses_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "courses_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"teachers_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "_courses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_programme_id" integer,
  	"version_difficulty_id" integer,
  	"version_image_id" integer,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__courses_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_courses_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_audience" varchar,
  	"version_goals" varchar,
  	"version_software" varchar,
  	"version_certificate" varchar,
  	"version_start" varchar,
  	"version__status" "enum__courses_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_courses_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"teachers_id" integer,
  	"attachments_id" integer
  );
  
  CREATE TABLE "lessons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"course_id" integer,
  	"position" numeric,
  	"minutes" numeric,
  	"video_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lessons_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"body" varchar,
  	"_status" "enum_lessons_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lessons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"attachments_id" integer
  );
  
  CREATE TABLE "_lessons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_course_id" integer,
  	"version_position" numeric,
  	"version_minutes" numeric,
  	"version_video_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__lessons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_lessons_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_body" varchar,
  	"version__status" "enum__lessons_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_lessons_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"attachments_id" integer
  );
  
  CREATE TABLE "teachers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "teachers_locales" (
  	"title" varchar,
  	"role" varchar,
  	"text" varchar,
  	"_status" "enum_teachers_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_teachers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__teachers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_teachers_v_locales" (
  	"version_title" varchar,
  	"version_role" varchar,
  	"version_text" varchar,
  	"version__status" "enum__teachers_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_id" integer NOT NULL,
  	"seconds" numeric NOT NULL,
  	"picture_width" numeric DEFAULT 1280 NOT NULL,
  	"picture_height" numeric DEFAULT 720 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar NOT NULL,
  	"captions" varchar,
  	"chapters" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "course_plans_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"semester" numeric,
  	"lectures" numeric,
  	"laboratory" numeric,
  	"credits" numeric
  );
  
  CREATE TABLE "course_plans_entries_locales" (
  	"title" varchar,
  	"aims" varchar,
  	"software" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "course_plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"revised_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "course_plans_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"degree" varchar,
  	"summary" varchar,
  	"_status" "enum_course_plans_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "course_plans_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"textbooks_id" integer
  );
  
  CREATE TABLE "_course_plans_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"semester" numeric,
  	"lectures" numeric,
  	"laboratory" numeric,
  	"credits" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_course_plans_v_version_entries_locales" (
  	"title" varchar,
  	"aims" varchar,
  	"software" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_course_plans_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_revised_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__course_plans_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_course_plans_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_degree" varchar,
  	"version_summary" varchar,
  	"version__status" "enum__course_plans_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_course_plans_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"textbooks_id" integer
  );
  
  CREATE TABLE "textbooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"isbn" varchar,
  	"year" numeric,
  	"state" "enum_textbooks_state",
  	"sample_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "textbooks_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"authors" varchar,
  	"publisher" varchar,
  	"summary" varchar,
  	"pack" varchar,
  	"_status" "enum_textbooks_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_textbooks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_isbn" varchar,
  	"version_year" numeric,
  	"version_state" "enum__textbooks_v_version_state",
  	"version_sample_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__textbooks_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_textbooks_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_authors" varchar,
  	"version_publisher" varchar,
  	"version_summary" varchar,
  	"version_pack" varchar,
  	"version__status" "enum__textbooks_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"image_id" integer,
  	"video" varchar,
  	"link_target" varchar,
  	"theme" "enum_banners_theme" DEFAULT 'ink',
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "banners_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"link_title" varchar,
  	"_status" "enum_banners_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_image_id" integer,
  	"version_video" varchar,
  	"version_link_target" varchar,
  	"version_theme" "enum__banners_v_version_theme" DEFAULT 'ink',
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_link_title" varchar,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum_announcements_level" DEFAULT 'info',
  	"link_target" varchar,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "announcements_locales" (
  	"title" varchar,
  	"link_title" varchar,
  	"_status" "enum_announcements_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_level" "enum__announcements_v_version_level" DEFAULT 'info',
  	"version_link_target" varchar,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__announcements_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_announcements_v_locales" (
  	"version_title" varchar,
  	"version_link_title" varchar,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"email" varchar,
  	"time_zone" varchar,
  	"map_place_x" numeric,
  	"map_place_y" numeric,
  	"map_place_side" "enum_offices_map_place_side" DEFAULT 'right',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "offices_locales" (
  	"title" varchar,
  	"role" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"note" varchar,
  	"hours" varchar,
  	"_status" "enum_offices_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_email" varchar,
  	"version_time_zone" varchar,
  	"version_map_place_x" numeric,
  	"version_map_place_y" numeric,
  	"version_map_place_side" "enum__offices_v_version_map_place_side" DEFAULT 'right',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_offices_v_locales" (
  	"version_title" varchar,
  	"version_role" varchar,
  	"version_address" varchar,
  	"version_phone" varchar,
  	"version_note" varchar,
  	"version_hours" varchar,
  	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "experts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "experts_locales" (
  	"title" varchar,
  	"topic" varchar,
  	"text" varchar,
  	"languages" varchar,
  	"_status" "enum_experts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_experts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__experts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_experts_v_locales" (
  	"version_title" varchar,
  	"version_topic" varchar,
  	"version_text" varchar,
  	"version_languages" varchar,
  	"version__status" "enum__experts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "consult_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consult_topics_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"text" varchar,
  	"_status" "enum_consult_topics_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "consult_topics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_consult_topics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__consult_topics_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_consult_topics_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_text" varchar,
  	"version__status" "enum__consult_topics_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_consult_topics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "milestones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "milestones_locales" (
  	"title" varchar,
  	"text" varchar,
  	"_status" "enum_milestones_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_milestones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__milestones_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_milestones_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version__status" "enum__milestones_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "leaders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leaders_locales" (
  	"title" varchar,
  	"role" varchar,
  	"text" varchar,
  	"_status" "enum_leaders_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_leaders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__leaders_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_leaders_v_locales" (
  	"version_title" varchar,
  	"version_role" varchar,
  	"version_text" varchar,
  	"version__status" "enum__leaders_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "qualifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_qualifications_kind" DEFAULT 'certificate',
  	"number" varchar,
  	"issued_at" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "qualifications_locales" (
  	"title" varchar,
  	"issuer" varchar,
  	"scope" varchar,
  	"_status" "enum_qualifications_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_qualifications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__qualifications_v_version_kind" DEFAULT 'certificate',
  	"version_number" varchar,
  	"version_issued_at" timestamp(3) with time zone,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__qualifications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_qualifications_v_locales" (
  	"version_title" varchar,
  	"version_issuer" varchar,
  	"version_scope" varchar,
  	"version__status" "enum__qualifications_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "positions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"team_id" integer,
  	"place_id" integer,
  	"kind" "enum_positions_kind" DEFAULT 'full-time',
  	"openings" numeric DEFAULT 1,
  	"posted_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "positions_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"experience" varchar,
  	"pay" varchar,
  	"duties" varchar,
  	"requirements" varchar,
  	"nice_to_have" varchar,
  	"_status" "enum_positions_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_positions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_team_id" integer,
  	"version_place_id" integer,
  	"version_kind" "enum__positions_v_version_kind" DEFAULT 'full-time',
  	"version_openings" numeric DEFAULT 1,
  	"version_posted_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__positions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_positions_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_summary" varchar,
  	"version_experience" varchar,
  	"version_pay" varchar,
  	"version_duties" varchar,
  	"version_requirements" varchar,
  	"version_nice_to_have" varchar,
  	"version__status" "enum__positions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "position_teams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "position_teams_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"_status" "enum_position_teams_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_position_teams_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__position_teams_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_position_teams_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__position_teams_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "position_places" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"country" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "position_places_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"region" varchar,
  	"_status" "enum_position_places_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_position_places_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_country" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__position_places_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_position_places_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_region" varchar,
  	"version__status" "enum__position_places_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_legal_texts_kind",
  	"version" varchar,
  	"effective_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal_texts_locales" (
  	"title" varchar,
  	"changes" varchar,
  	"body" jsonb,
  	"_status" "enum_legal_texts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__legal_texts_v_version_kind",
  	"version_version" varchar,
  	"version_effective_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_texts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_texts_v_locales" (
  	"version_title" varchar,
  	"version_changes" varchar,
  	"version_body" jsonb,
  	"version__status" "enum__legal_texts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "columns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"icon" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "columns_locales" (
  	"title" varchar,
  	"description" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"_status" "enum_columns_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_columns_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_icon" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__columns_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_columns_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version__status" "enum__columns_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "friend_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"url" varchar,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "friend_links_locales" (
  	"title" varchar,
  	"_status" "enum_friend_links_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_friend_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_url" varchar,
  	"version_logo_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__friend_links_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_friend_links_v_locales" (
  	"version_title" varchar,
  	"version__status" "enum__friend_links_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif720_url" varchar,
  	"sizes_avif720_width" numeric,
  	"sizes_avif720_height" numeric,
  	"sizes_avif720_mime_type" varchar,
  	"sizes_avif720_filesize" numeric,
  	"sizes_avif720_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1440_url" varchar,
  	"sizes_avif1440_width" numeric,
  	"sizes_avif1440_height" numeric,
  	"sizes_avif1440_mime_type" varchar,
  	"sizes_avif1440_filesize" numeric,
  	"sizes_avif1440_filename" varchar,
  	"sizes_fallback_url" varchar,
  	"sizes_fallback_width" numeric,
  	"sizes_fallback_height" numeric,
  	"sizes_fallback_mime_type" varchar,
  	"sizes_fallback_filesize" numeric,
  	"sizes_fallback_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "former_slugs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"locale" "enum_former_slugs_locale" NOT NULL,
  	"record" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_attachments_language" DEFAULT 'both' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "attachments_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_redirects_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "organisations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"plan" "enum_organisations_plan" DEFAULT 'standard' NOT NULL,
  	"calendar" "enum_organisations_calendar" DEFAULT 'china' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "organisations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"members_id" integer
  );
  
  CREATE TABLE "tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_tickets_status" DEFAULT 'new' NOT NULL,
  	"severity" "enum_tickets_severity" NOT NULL,
  	"priority" "enum_tickets_priority" DEFAULT 'normal' NOT NULL,
  	"assignee_id" integer,
  	"merged_into_id" integer,
  	"number" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"category" "enum_tickets_category" NOT NULL,
  	"product_id" integer,
  	"version" varchar,
  	"system" "enum_tickets_system",
  	"language" "enum_tickets_language" NOT NULL,
  	"member_id" integer NOT NULL,
  	"organisation_id" integer,
  	"plan" "enum_tickets_plan" NOT NULL,
  	"calendar" "enum_tickets_calendar" NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"last_message_at" timestamp(3) with time zone,
  	"last_by" "enum_tickets_last_by",
  	"warned_at" timestamp(3) with time zone,
  	"breached_at" timestamp(3) with time zone,
  	"rating" numeric,
  	"rating_comment" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tickets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ticket_tags_id" integer,
  	"tickets_id" integer
  );
  
  CREATE TABLE "ticket_messages_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "ticket_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"then_status" "enum_ticket_messages_then_status" DEFAULT 'waiting',
  	"kind" "enum_ticket_messages_kind" DEFAULT 'agent' NOT NULL,
  	"author" varchar,
  	"at" timestamp(3) with time zone,
  	"member_id" integer,
  	"user_id" integer,
  	"mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_notes_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "ticket_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"kind" "enum_ticket_events_kind" NOT NULL,
  	"before" varchar,
  	"after" varchar,
  	"actor" varchar,
  	"at" timestamp(3) with time zone,
  	"member_id" integer,
  	"user_id" integer,
  	"mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"member_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk_inbox_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "desk_inbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_desk_inbox_state" DEFAULT 'waiting' NOT NULL,
  	"reason" "enum_desk_inbox_reason",
  	"decision" "enum_desk_inbox_decision",
  	"member_id" integer,
  	"ticket_id" integer,
  	"from_address" varchar,
  	"from_name" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"received_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk_inbox_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ticket_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_tags_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "canned_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shortcut" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "canned_replies_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ticket_macros" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_ticket_macros_status",
  	"priority" "enum_ticket_macros_priority",
  	"assign" "enum_ticket_macros_assign",
  	"reply_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_macros_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ticket_macros_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ticket_tags_id" integer
  );
  
  CREATE TABLE "ticket_held_answers_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "ticket_held_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"user_id" integer,
  	"author" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"then_status" "enum_ticket_held_answers_then_status" NOT NULL,
  	"send_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_held_deeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"other_id" integer,
  	"user_id" integer,
  	"author" varchar NOT NULL,
  	"input" jsonb NOT NULL,
  	"do_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_presences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"user_id" integer,
  	"is_writing" boolean DEFAULT false NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "help_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer NOT NULL,
  	"reads" numeric DEFAULT 0 NOT NULL,
  	"yes" numeric DEFAULT 0 NOT NULL,
  	"no" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "help_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer NOT NULL,
  	"voter" varchar NOT NULL,
  	"answer" "enum_help_votes_answer" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entitlements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "eula_acceptances" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"version" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"file_id" integer NOT NULL,
  	"eula" varchar,
  	"first_at" timestamp(3) with time zone NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"started" numeric DEFAULT 0 NOT NULL,
  	"completed" numeric DEFAULT 0 NOT NULL,
  	"abandoned" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer NOT NULL,
  	"month" varchar NOT NULL,
  	"started" numeric DEFAULT 0 NOT NULL,
  	"completed" numeric DEFAULT 0 NOT NULL,
  	"abandoned" numeric DEFAULT 0 NOT NULL,
  	"bytes" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "advisory_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"advisory" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiries_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_enquiries_state" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"receipt" varchar NOT NULL,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"message" varchar,
  	"language" "enum_enquiries_language" NOT NULL,
  	"consent_version" varchar NOT NULL,
  	"consent_text" varchar NOT NULL,
  	"consent_at" timestamp(3) with time zone NOT NULL,
  	"consent_withdrawn_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_members_language" DEFAULT 'zh' NOT NULL,
  	"verified_at" timestamp(3) with time zone NOT NULL,
  	"blocked" boolean DEFAULT false,
  	"declines_advisory_mails" boolean DEFAULT false,
  	"ticket_mails" "enum_members_ticket_mails" DEFAULT 'mine',
  	"networks" jsonb,
  	"devices" jsonb,
  	"password_hash" varchar NOT NULL,
  	"totp_sealed" varchar,
  	"totp_step" numeric,
  	"recovery_codes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"member_id" integer NOT NULL,
  	"agent" varchar,
  	"place" jsonb,
  	"provider" varchar,
  	"id_token_sealed" varchar,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"purpose" "enum_member_tokens_purpose" NOT NULL,
  	"member_id" integer,
  	"email" varchar,
  	"change" varchar,
  	"details" jsonb,
  	"used_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_identities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"issuer" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"member_id" integer NOT NULL,
  	"provider" varchar NOT NULL,
  	"label" varchar,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb,
  	"member_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"purpose" varchar NOT NULL,
  	"version" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"given_at" timestamp(3) with time zone NOT NULL,
  	"withdrawn_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_access_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"member_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"products" jsonb,
  	"used_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enrolments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"course_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lesson_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"lesson_id" integer NOT NULL,
  	"seconds" numeric NOT NULL,
  	"is_done" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_actions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"kind" "enum_account_actions_kind" NOT NULL,
  	"action" "enum_account_actions_action" NOT NULL,
  	"reason" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"sealed" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb,
  	"staff_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"language" "enum_users_language" DEFAULT 'zh',
  	"mails_of_new_tickets" boolean DEFAULT false,
  	"mails_of_assignments" boolean DEFAULT true,
  	"mails_of_replies" boolean DEFAULT true,
  	"mails_of_breaches" boolean DEFAULT true,
  	"totp_sealed" varchar,
  	"totp_step" numeric,
  	"recovery_codes" jsonb,
  	"passkey_question" jsonb,
  	"networks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer,
  	"news_categories_id" integer,
  	"cases_id" integer,
  	"case_categories_id" integer,
  	"products_id" integer,
  	"product_criteria_id" integer,
  	"releases_id" integer,
  	"release_files_id" integer,
  	"toolboxes_id" integer,
  	"toolbox_domains_id" integer,
  	"machines_id" integer,
  	"machine_classes_id" integer,
  	"machine_interfaces_id" integer,
  	"engines_id" integer,
  	"industries_id" integer,
  	"solutions_id" integer,
  	"function_areas_id" integer,
  	"block_libraries_id" integer,
  	"platforms_id" integer,
  	"help_articles_id" integer,
  	"help_categories_id" integer,
  	"standards_id" integer,
  	"components_id" integer,
  	"advisories_id" integer,
  	"partners_id" integer,
  	"partner_classes_id" integer,
  	"regions_id" integer,
  	"programmes_id" integer,
  	"difficulties_id" integer,
  	"courses_id" integer,
  	"lessons_id" integer,
  	"teachers_id" integer,
  	"videos_id" integer,
  	"course_plans_id" integer,
  	"textbooks_id" integer,
  	"banners_id" integer,
  	"announcements_id" integer,
  	"offices_id" integer,
  	"experts_id" integer,
  	"consult_topics_id" integer,
  	"milestones_id" integer,
  	"leaders_id" integer,
  	"qualifications_id" integer,
  	"positions_id" integer,
  	"position_teams_id" integer,
  	"position_places_id" integer,
  	"legal_texts_id" integer,
  	"columns_id" integer,
  	"friend_links_id" integer,
  	"media_id" integer,
  	"former_slugs_id" integer,
  	"attachments_id" integer,
  	"search_synonyms_id" integer,
  	"search_redirects_id" integer,
  	"organisations_id" integer,
  	"tickets_id" integer,
  	"ticket_messages_id" integer,
  	"ticket_notes_id" integer,
  	"ticket_events_id" integer,
  	"ticket_reads_id" integer,
  	"desk_inbox_id" integer,
  	"ticket_tags_id" integer,
  	"canned_replies_id" integer,
  	"ticket_macros_id" integer,
  	"ticket_held_answers_id" integer,
  	"ticket_held_deeds_id" integer,
  	"ticket_presences_id" integer,
  	"help_counts_id" integer,
  	"help_votes_id" integer,
  	"entitlements_id" integer,
  	"eula_acceptances_id" integer,
  	"member_downloads_id" integer,
  	"download_counts_id" integer,
  	"advisory_notices_id" integer,
  	"enquiries_id" integer,
  	"members_id" integer,
  	"member_sessions_id" integer,
  	"member_tokens_id" integer,
  	"member_identities_id" integer,
  	"member_passkeys_id" integer,
  	"member_consents_id" integer,
  	"member_access_tokens_id" integer,
  	"enrolments_id" integer,
  	"lesson_progress_id" integer,
  	"account_actions_id" integer,
  	"mails_id" integer,
  	"staff_passkeys_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"members_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_social_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "site_phones_locales" (
  	"purpose" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_channels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar
  );
  
  CREATE TABLE "site_channels_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"country" varchar,
  	"email" varchar,
  	"time_zone" varchar,
  	"header" varchar,
  	"user_default_img_id" integer,
  	"map_image_id" integer,
  	"qr_code_id" integer,
  	"enquiry_email" varchar,
  	"application_email" varchar,
  	"ticket_email" varchar,
  	"enquiry_months" numeric DEFAULT 24 NOT NULL,
  	"application_months" numeric DEFAULT 6 NOT NULL,
  	"security_email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_locales" (
  	"name" varchar NOT NULL,
  	"short_name" varchar NOT NULL,
  	"line" varchar,
  	"description" varchar NOT NULL,
  	"copyright" varchar,
  	"icp" varchar,
  	"public_security" varchar,
  	"phone" varchar,
  	"hours" varchar,
  	"qr_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_headline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "home_headline_locales" (
  	"title" varchar NOT NULL,
  	"unit" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_icons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar
  );
  
  CREATE TABLE "home_icons_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_constructs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar
  );
  
  CREATE TABLE "home_constructs_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_life" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"target" varchar
  );
  
  CREATE TABLE "home_life_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_about" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"target" varchar
  );
  
  CREATE TABLE "home_about_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"unit" varchar,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"headings_products" varchar NOT NULL,
  	"headings_engines" varchar NOT NULL,
  	"headings_constructs" varchar NOT NULL,
  	"headings_solutions" varchar NOT NULL,
  	"headings_cases" varchar NOT NULL,
  	"headings_news" varchar NOT NULL,
  	"headings_ecology" varchar NOT NULL,
  	"headings_about" varchar NOT NULL,
  	"headings_life" varchar NOT NULL,
  	"headings_consult" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_first_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_first_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_first" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"promoted" varchar
  );
  
  CREATE TABLE "navigation_first_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_bottom_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_bottom_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_bottom" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_bottom_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_product_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_product_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_product" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_product_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_ecology_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_ecology_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_ecology" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_ecology_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_about_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_about_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_about" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_about_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "programme_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"level" "enum_programme_levels_level" NOT NULL
  );
  
  CREATE TABLE "programme_levels_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"requirements" varchar,
  	"term" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "programme_benefits_levels" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_programme_benefits_levels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "programme_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "programme_benefits_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "programme_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "programme_steps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "programme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "programme_locales" (
  	"intro" varchar,
  	"apply" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "programme_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"partners_id" integer
  );
  
  CREATE TABLE "compatibility_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"better" "enum_compatibility_comparison_better" DEFAULT 'even'
  );
  
  CREATE TABLE "compatibility_comparison_locales" (
  	"title" varchar NOT NULL,
  	"ours" varchar,
  	"theirs" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "compatibility_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar
  );
  
  CREATE TABLE "compatibility_limits_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "compatibility_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "compatibility_steps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "compatibility" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"release" varchar,
  	"counterpart" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "compatibility_locales" (
  	"method" varchar,
  	"trademark" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "innovation_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "innovation_services_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "innovation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "innovation_locales" (
  	"method" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "innovation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cases_id" integer
  );
  
  CREATE TABLE "open_platform_layers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "open_platform_layers_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"offers" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "open_platform_sdks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"release" varchar,
  	"licence" varchar,
  	"file" varchar,
  	"sample" varchar
  );
  
  CREATE TABLE "open_platform_sdks_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "open_platform_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "open_platform_licences_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "open_platform_apps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"partner_id" integer,
  	"target" varchar
  );
  
  CREATE TABLE "open_platform_apps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"uses" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "open_platform_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"date" timestamp(3) with time zone,
  	"kind" "enum_open_platform_changes_kind"
  );
  
  CREATE TABLE "open_platform_changes_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "open_platform" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "teaching_models" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar
  );
  
  CREATE TABLE "teaching_models_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "teaching_universities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"since" varchar NOT NULL
  );
  
  CREATE TABLE "teaching_universities_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "teaching_laboratories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"seats" varchar NOT NULL
  );
  
  CREATE TABLE "teaching_laboratories_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"equipment" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "teaching_competitions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "teaching_competitions_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"time" varchar NOT NULL,
  	"result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "teaching_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "teaching_results_locales" (
  	"title" varchar NOT NULL,
  	"unit" varchar,
  	"source" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "teaching" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "teaching_locales" (
  	"contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_page_principles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_page_principles_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"founded" numeric,
  	"people" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_page_locales" (
  	"legal_name" varchar,
  	"mission" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_page_culture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_culture_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_benefits_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_steps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "service_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_service_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "service_hours_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_on" varchar NOT NULL,
  	"ends_on" varchar
  );
  
  CREATE TABLE "service_hours_holidays_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_hours_extra_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"on" varchar NOT NULL
  );
  
  CREATE TABLE "service_hours_extra_days_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens_at" varchar DEFAULT '09:00' NOT NULL,
  	"closes_at" varchar DEFAULT '18:00' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_categories_v" ADD CONSTRAINT "_news_categories_v_parent_id_news_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_categories_v_locales" ADD CONSTRAINT "_news_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_results" ADD CONSTRAINT "cases_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_results_locales" ADD CONSTRAINT "cases_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_category_id_case_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."case_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases_locales" ADD CONSTRAINT "cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_version_results" ADD CONSTRAINT "_cases_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_version_results_locales" ADD CONSTRAINT "_cases_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_parent_id_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_category_id_case_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."case_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_industry_id_industries_id_fk" FOREIGN KEY ("version_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v_locales" ADD CONSTRAINT "_cases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_categories_locales" ADD CONSTRAINT "case_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_categories_v" ADD CONSTRAINT "_case_categories_v_parent_id_case_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_categories_v_locales" ADD CONSTRAINT "_case_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_tasks" ADD CONSTRAINT "products_tasks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_tasks_locales" ADD CONSTRAINT "products_tasks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_capabilities" ADD CONSTRAINT "products_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_capabilities_locales" ADD CONSTRAINT "products_capabilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_capabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_architecture" ADD CONSTRAINT "products_architecture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_architecture_locales" ADD CONSTRAINT "products_architecture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_architecture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_use_cases" ADD CONSTRAINT "products_use_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_use_cases_locales" ADD CONSTRAINT "products_use_cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_use_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_comparison" ADD CONSTRAINT "products_comparison_criterion_id_product_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."product_criteria"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_comparison" ADD CONSTRAINT "products_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_comparison_locales" ADD CONSTRAINT "products_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_requirements" ADD CONSTRAINT "products_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_requirements_locales" ADD CONSTRAINT "products_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_documents_locales" ADD CONSTRAINT "products_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions" ADD CONSTRAINT "products_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions_locales" ADD CONSTRAINT "products_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_tasks" ADD CONSTRAINT "_products_v_version_tasks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_tasks_locales" ADD CONSTRAINT "_products_v_version_tasks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_tasks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_capabilities" ADD CONSTRAINT "_products_v_version_capabilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_capabilities_locales" ADD CONSTRAINT "_products_v_version_capabilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_capabilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_architecture" ADD CONSTRAINT "_products_v_version_architecture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_architecture_locales" ADD CONSTRAINT "_products_v_version_architecture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_architecture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_use_cases" ADD CONSTRAINT "_products_v_version_use_cases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_use_cases_locales" ADD CONSTRAINT "_products_v_version_use_cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_use_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_comparison" ADD CONSTRAINT "_products_v_version_comparison_criterion_id_product_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."product_criteria"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_comparison" ADD CONSTRAINT "_products_v_version_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_comparison_locales" ADD CONSTRAINT "_products_v_version_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_requirements" ADD CONSTRAINT "_products_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_requirements_locales" ADD CONSTRAINT "_products_v_version_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents_locales" ADD CONSTRAINT "_products_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions" ADD CONSTRAINT "_products_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions_locales" ADD CONSTRAINT "_products_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_criteria_locales" ADD CONSTRAINT "product_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_criteria_v" ADD CONSTRAINT "_product_criteria_v_parent_id_product_criteria_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_criteria"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_criteria_v_locales" ADD CONSTRAINT "_product_criteria_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_criteria_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_requirements" ADD CONSTRAINT "releases_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_requirements_locales" ADD CONSTRAINT "releases_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_locales" ADD CONSTRAINT "releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_version_requirements" ADD CONSTRAINT "_releases_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_version_requirements_locales" ADD CONSTRAINT "_releases_v_version_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_releases_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v" ADD CONSTRAINT "_releases_v_parent_id_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_releases_v_locales" ADD CONSTRAINT "_releases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_files" ADD CONSTRAINT "release_files_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_files" ADD CONSTRAINT "release_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_files" ADD CONSTRAINT "release_files_toolbox_id_toolboxes_id_fk" FOREIGN KEY ("toolbox_id") REFERENCES "public"."toolboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_files_locales" ADD CONSTRAINT "release_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."release_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_examples" ADD CONSTRAINT "toolboxes_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_examples_locales" ADD CONSTRAINT "toolboxes_examples_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolboxes_examples"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_counterparts" ADD CONSTRAINT "toolboxes_counterparts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_counterparts_locales" ADD CONSTRAINT "toolboxes_counterparts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolboxes_counterparts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_releases" ADD CONSTRAINT "toolboxes_releases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_releases_locales" ADD CONSTRAINT "toolboxes_releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolboxes_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes" ADD CONSTRAINT "toolboxes_domain_id_toolbox_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."toolbox_domains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "toolboxes_locales" ADD CONSTRAINT "toolboxes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_rels" ADD CONSTRAINT "toolboxes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_rels" ADD CONSTRAINT "toolboxes_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolboxes_rels" ADD CONSTRAINT "toolboxes_rels_toolboxes_fk" FOREIGN KEY ("toolboxes_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_version_examples" ADD CONSTRAINT "_toolboxes_v_version_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolboxes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_version_examples_locales" ADD CONSTRAINT "_toolboxes_v_version_examples_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolboxes_v_version_examples"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_version_counterparts" ADD CONSTRAINT "_toolboxes_v_version_counterparts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolboxes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_version_counterparts_locales" ADD CONSTRAINT "_toolboxes_v_version_counterparts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolboxes_v_version_counterparts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_version_releases" ADD CONSTRAINT "_toolboxes_v_version_releases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolboxes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_version_releases_locales" ADD CONSTRAINT "_toolboxes_v_version_releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolboxes_v_version_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v" ADD CONSTRAINT "_toolboxes_v_parent_id_toolboxes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toolboxes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toolboxes_v" ADD CONSTRAINT "_toolboxes_v_version_domain_id_toolbox_domains_id_fk" FOREIGN KEY ("version_domain_id") REFERENCES "public"."toolbox_domains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_locales" ADD CONSTRAINT "_toolboxes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolboxes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_rels" ADD CONSTRAINT "_toolboxes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_toolboxes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_rels" ADD CONSTRAINT "_toolboxes_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolboxes_v_rels" ADD CONSTRAINT "_toolboxes_v_rels_toolboxes_fk" FOREIGN KEY ("toolboxes_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toolbox_domains_locales" ADD CONSTRAINT "toolbox_domains_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."toolbox_domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toolbox_domains_v" ADD CONSTRAINT "_toolbox_domains_v_parent_id_toolbox_domains_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toolbox_domains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toolbox_domains_v_locales" ADD CONSTRAINT "_toolbox_domains_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_toolbox_domains_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_specifications_rows" ADD CONSTRAINT "machines_specifications_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_specifications_rows_locales" ADD CONSTRAINT "machines_specifications_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_specifications_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_specifications" ADD CONSTRAINT "machines_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_specifications_locales" ADD CONSTRAINT "machines_specifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_signals" ADD CONSTRAINT "machines_signals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_signals_locales" ADD CONSTRAINT "machines_signals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_signals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_certificates" ADD CONSTRAINT "machines_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_certificates_locales" ADD CONSTRAINT "machines_certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_documents" ADD CONSTRAINT "machines_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_documents_locales" ADD CONSTRAINT "machines_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines" ADD CONSTRAINT "machines_class_id_machine_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."machine_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "machines" ADD CONSTRAINT "machines_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "machines_locales" ADD CONSTRAINT "machines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_rels" ADD CONSTRAINT "machines_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_rels" ADD CONSTRAINT "machines_rels_machine_interfaces_fk" FOREIGN KEY ("machine_interfaces_id") REFERENCES "public"."machine_interfaces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_rels" ADD CONSTRAINT "machines_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machines_rels" ADD CONSTRAINT "machines_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_specifications_rows" ADD CONSTRAINT "_machines_v_version_specifications_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_specifications_rows_locales" ADD CONSTRAINT "_machines_v_version_specifications_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_specifications_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_specifications" ADD CONSTRAINT "_machines_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_specifications_locales" ADD CONSTRAINT "_machines_v_version_specifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_signals" ADD CONSTRAINT "_machines_v_version_signals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_signals_locales" ADD CONSTRAINT "_machines_v_version_signals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_signals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_certificates" ADD CONSTRAINT "_machines_v_version_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_certificates_locales" ADD CONSTRAINT "_machines_v_version_certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_documents" ADD CONSTRAINT "_machines_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_version_documents_locales" ADD CONSTRAINT "_machines_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_parent_id_machines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."machines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_version_class_id_machine_classes_id_fk" FOREIGN KEY ("version_class_id") REFERENCES "public"."machine_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machines_v" ADD CONSTRAINT "_machines_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machines_v_locales" ADD CONSTRAINT "_machines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_rels" ADD CONSTRAINT "_machines_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_machines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_rels" ADD CONSTRAINT "_machines_v_rels_machine_interfaces_fk" FOREIGN KEY ("machine_interfaces_id") REFERENCES "public"."machine_interfaces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_rels" ADD CONSTRAINT "_machines_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machines_v_rels" ADD CONSTRAINT "_machines_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machine_classes_locales" ADD CONSTRAINT "machine_classes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machine_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machine_classes_v" ADD CONSTRAINT "_machine_classes_v_parent_id_machine_classes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."machine_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machine_classes_v_locales" ADD CONSTRAINT "_machine_classes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machine_classes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "machine_interfaces_locales" ADD CONSTRAINT "machine_interfaces_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."machine_interfaces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_machine_interfaces_v" ADD CONSTRAINT "_machine_interfaces_v_parent_id_machine_interfaces_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."machine_interfaces"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_machine_interfaces_v_locales" ADD CONSTRAINT "_machine_interfaces_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_machine_interfaces_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "engines_locales" ADD CONSTRAINT "engines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."engines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engines_v" ADD CONSTRAINT "_engines_v_parent_id_engines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."engines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_engines_v_locales" ADD CONSTRAINT "_engines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_engines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_locales" ADD CONSTRAINT "industries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_locales" ADD CONSTRAINT "_industries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_method" ADD CONSTRAINT "solutions_method_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_method_locales" ADD CONSTRAINT "solutions_method_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_method"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_architecture" ADD CONSTRAINT "solutions_architecture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_architecture_locales" ADD CONSTRAINT "solutions_architecture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_architecture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_results" ADD CONSTRAINT "solutions_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_results_locales" ADD CONSTRAINT "solutions_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_method" ADD CONSTRAINT "_solutions_v_version_method_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_method_locales" ADD CONSTRAINT "_solutions_v_version_method_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_method"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_architecture" ADD CONSTRAINT "_solutions_v_version_architecture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_architecture_locales" ADD CONSTRAINT "_solutions_v_version_architecture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_architecture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_results" ADD CONSTRAINT "_solutions_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_results_locales" ADD CONSTRAINT "_solutions_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_industry_id_industries_id_fk" FOREIGN KEY ("version_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "function_areas_groups" ADD CONSTRAINT "function_areas_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."function_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "function_areas_groups_locales" ADD CONSTRAINT "function_areas_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."function_areas_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "function_areas_locales" ADD CONSTRAINT "function_areas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."function_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_function_areas_v_version_groups" ADD CONSTRAINT "_function_areas_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_function_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_function_areas_v_version_groups_locales" ADD CONSTRAINT "_function_areas_v_version_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_function_areas_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_function_areas_v" ADD CONSTRAINT "_function_areas_v_parent_id_function_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."function_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_function_areas_v_locales" ADD CONSTRAINT "_function_areas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_function_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_libraries_blocks" ADD CONSTRAINT "block_libraries_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_libraries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_libraries_blocks_locales" ADD CONSTRAINT "block_libraries_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_libraries_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_libraries_locales" ADD CONSTRAINT "block_libraries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_libraries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_libraries_v_version_blocks" ADD CONSTRAINT "_block_libraries_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_libraries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_libraries_v_version_blocks_locales" ADD CONSTRAINT "_block_libraries_v_version_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_libraries_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_libraries_v" ADD CONSTRAINT "_block_libraries_v_parent_id_block_libraries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."block_libraries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_block_libraries_v_locales" ADD CONSTRAINT "_block_libraries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_libraries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_products" ADD CONSTRAINT "platforms_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platforms_products" ADD CONSTRAINT "platforms_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_products_locales" ADD CONSTRAINT "platforms_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_locales" ADD CONSTRAINT "platforms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v_version_products" ADD CONSTRAINT "_platforms_v_version_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platforms_v_version_products" ADD CONSTRAINT "_platforms_v_version_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v_version_products_locales" ADD CONSTRAINT "_platforms_v_version_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v_version_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v" ADD CONSTRAINT "_platforms_v_parent_id_platforms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platforms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platforms_v_locales" ADD CONSTRAINT "_platforms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_articles_sections" ADD CONSTRAINT "help_articles_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_articles_sections_locales" ADD CONSTRAINT "help_articles_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help_articles_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_category_id_help_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "help_articles_locales" ADD CONSTRAINT "help_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_articles_rels" ADD CONSTRAINT "help_articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_articles_rels" ADD CONSTRAINT "help_articles_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_articles_rels" ADD CONSTRAINT "help_articles_rels_help_articles_fk" FOREIGN KEY ("help_articles_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v_version_sections" ADD CONSTRAINT "_help_articles_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v_version_sections_locales" ADD CONSTRAINT "_help_articles_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_articles_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v" ADD CONSTRAINT "_help_articles_v_parent_id_help_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_help_articles_v" ADD CONSTRAINT "_help_articles_v_version_category_id_help_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."help_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_help_articles_v_locales" ADD CONSTRAINT "_help_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v_rels" ADD CONSTRAINT "_help_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_help_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v_rels" ADD CONSTRAINT "_help_articles_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v_rels" ADD CONSTRAINT "_help_articles_v_rels_help_articles_fk" FOREIGN KEY ("help_articles_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_categories_locales" ADD CONSTRAINT "help_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_categories_v" ADD CONSTRAINT "_help_categories_v_parent_id_help_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_help_categories_v_locales" ADD CONSTRAINT "_help_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standards_support" ADD CONSTRAINT "standards_support_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "standards_support" ADD CONSTRAINT "standards_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."standards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standards_support_locales" ADD CONSTRAINT "standards_support_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."standards_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "standards_locales" ADD CONSTRAINT "standards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."standards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standards_v_version_support" ADD CONSTRAINT "_standards_v_version_support_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_standards_v_version_support" ADD CONSTRAINT "_standards_v_version_support_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_standards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standards_v_version_support_locales" ADD CONSTRAINT "_standards_v_version_support_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_standards_v_version_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_standards_v" ADD CONSTRAINT "_standards_v_parent_id_standards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."standards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_standards_v_locales" ADD CONSTRAINT "_standards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_standards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_used_in" ADD CONSTRAINT "components_used_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_locales" ADD CONSTRAINT "components_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_rels" ADD CONSTRAINT "components_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_rels" ADD CONSTRAINT "components_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_version_used_in" ADD CONSTRAINT "_components_v_version_used_in_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v" ADD CONSTRAINT "_components_v_parent_id_components_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_locales" ADD CONSTRAINT "_components_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_rels" ADD CONSTRAINT "_components_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_rels" ADD CONSTRAINT "_components_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_affected" ADD CONSTRAINT "advisories_affected_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_affected_locales" ADD CONSTRAINT "advisories_affected_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories_affected"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_revisions" ADD CONSTRAINT "advisories_revisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_revisions_locales" ADD CONSTRAINT "advisories_revisions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories_revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_credits" ADD CONSTRAINT "advisories_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_credits_locales" ADD CONSTRAINT "advisories_credits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories_credits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_references" ADD CONSTRAINT "advisories_references_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_references_locales" ADD CONSTRAINT "advisories_references_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories_references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_locales" ADD CONSTRAINT "advisories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_rels" ADD CONSTRAINT "advisories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_rels" ADD CONSTRAINT "advisories_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "advisories_rels" ADD CONSTRAINT "advisories_rels_machines_fk" FOREIGN KEY ("machines_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_affected" ADD CONSTRAINT "_advisories_v_version_affected_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_affected_locales" ADD CONSTRAINT "_advisories_v_version_affected_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v_version_affected"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_revisions" ADD CONSTRAINT "_advisories_v_version_revisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_revisions_locales" ADD CONSTRAINT "_advisories_v_version_revisions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v_version_revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_credits" ADD CONSTRAINT "_advisories_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_credits_locales" ADD CONSTRAINT "_advisories_v_version_credits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v_version_credits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_references" ADD CONSTRAINT "_advisories_v_version_references_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_version_references_locales" ADD CONSTRAINT "_advisories_v_version_references_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v_version_references"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v" ADD CONSTRAINT "_advisories_v_parent_id_advisories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."advisories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_advisories_v_locales" ADD CONSTRAINT "_advisories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_advisories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_rels" ADD CONSTRAINT "_advisories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_advisories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_rels" ADD CONSTRAINT "_advisories_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_advisories_v_rels" ADD CONSTRAINT "_advisories_v_rels_machines_fk" FOREIGN KEY ("machines_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_class_id_partner_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."partner_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_rels" ADD CONSTRAINT "partners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_rels" ADD CONSTRAINT "partners_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_class_id_partner_classes_id_fk" FOREIGN KEY ("version_class_id") REFERENCES "public"."partner_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_classes_locales" ADD CONSTRAINT "partner_classes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_classes_v" ADD CONSTRAINT "_partner_classes_v_parent_id_partner_classes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partner_classes_v_locales" ADD CONSTRAINT "_partner_classes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_classes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_locales" ADD CONSTRAINT "regions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regions_v" ADD CONSTRAINT "_regions_v_parent_id_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_regions_v_locales" ADD CONSTRAINT "_regions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programmes_locales" ADD CONSTRAINT "programmes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programmes_v" ADD CONSTRAINT "_programmes_v_parent_id_programmes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programmes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programmes_v_locales" ADD CONSTRAINT "_programmes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programmes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "difficulties_locales" ADD CONSTRAINT "difficulties_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."difficulties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_difficulties_v" ADD CONSTRAINT "_difficulties_v_parent_id_difficulties_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."difficulties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_difficulties_v_locales" ADD CONSTRAINT "_difficulties_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_difficulties_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_difficulty_id_difficulties_id_fk" FOREIGN KEY ("difficulty_id") REFERENCES "public"."difficulties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses_locales" ADD CONSTRAINT "courses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_teachers_fk" FOREIGN KEY ("teachers_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_rels" ADD CONSTRAINT "courses_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_parent_id_courses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_programme_id_programmes_id_fk" FOREIGN KEY ("version_programme_id") REFERENCES "public"."programmes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_difficulty_id_difficulties_id_fk" FOREIGN KEY ("version_difficulty_id") REFERENCES "public"."difficulties"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v" ADD CONSTRAINT "_courses_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_courses_v_locales" ADD CONSTRAINT "_courses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_courses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_teachers_fk" FOREIGN KEY ("teachers_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_courses_v_rels" ADD CONSTRAINT "_courses_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons_locales" ADD CONSTRAINT "lessons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_rels" ADD CONSTRAINT "lessons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_rels" ADD CONSTRAINT "lessons_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_parent_id_lessons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_course_id_courses_id_fk" FOREIGN KEY ("version_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v_locales" ADD CONSTRAINT "_lessons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_rels" ADD CONSTRAINT "_lessons_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_rels" ADD CONSTRAINT "_lessons_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teachers_locales" ADD CONSTRAINT "teachers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teachers_v" ADD CONSTRAINT "_teachers_v_parent_id_teachers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teachers_v_locales" ADD CONSTRAINT "_teachers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teachers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans_entries" ADD CONSTRAINT "course_plans_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."course_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans_entries_locales" ADD CONSTRAINT "course_plans_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."course_plans_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans_locales" ADD CONSTRAINT "course_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."course_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans_rels" ADD CONSTRAINT "course_plans_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."course_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "course_plans_rels" ADD CONSTRAINT "course_plans_rels_textbooks_fk" FOREIGN KEY ("textbooks_id") REFERENCES "public"."textbooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_course_plans_v_version_entries" ADD CONSTRAINT "_course_plans_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_course_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_course_plans_v_version_entries_locales" ADD CONSTRAINT "_course_plans_v_version_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_course_plans_v_version_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_course_plans_v" ADD CONSTRAINT "_course_plans_v_parent_id_course_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."course_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_course_plans_v_locales" ADD CONSTRAINT "_course_plans_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_course_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_course_plans_v_rels" ADD CONSTRAINT "_course_plans_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_course_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_course_plans_v_rels" ADD CONSTRAINT "_course_plans_v_rels_textbooks_fk" FOREIGN KEY ("textbooks_id") REFERENCES "public"."textbooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "textbooks" ADD CONSTRAINT "textbooks_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "textbooks" ADD CONSTRAINT "textbooks_sample_id_attachments_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "textbooks_locales" ADD CONSTRAINT "textbooks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."textbooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_textbooks_v" ADD CONSTRAINT "_textbooks_v_parent_id_textbooks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."textbooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_textbooks_v" ADD CONSTRAINT "_textbooks_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_textbooks_v" ADD CONSTRAINT "_textbooks_v_version_sample_id_attachments_id_fk" FOREIGN KEY ("version_sample_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_textbooks_v_locales" ADD CONSTRAINT "_textbooks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_textbooks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_locales" ADD CONSTRAINT "announcements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_locales" ADD CONSTRAINT "_announcements_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_locales" ADD CONSTRAINT "offices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_locales" ADD CONSTRAINT "_offices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "experts_locales" ADD CONSTRAINT "experts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_experts_v" ADD CONSTRAINT "_experts_v_parent_id_experts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."experts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_experts_v_locales" ADD CONSTRAINT "_experts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_experts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consult_topics_locales" ADD CONSTRAINT "consult_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consult_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consult_topics_rels" ADD CONSTRAINT "consult_topics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consult_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consult_topics_rels" ADD CONSTRAINT "consult_topics_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consult_topics_v" ADD CONSTRAINT "_consult_topics_v_parent_id_consult_topics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consult_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_consult_topics_v_locales" ADD CONSTRAINT "_consult_topics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consult_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consult_topics_v_rels" ADD CONSTRAINT "_consult_topics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_consult_topics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consult_topics_v_rels" ADD CONSTRAINT "_consult_topics_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "milestones_locales" ADD CONSTRAINT "milestones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_parent_id_milestones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v_locales" ADD CONSTRAINT "_milestones_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_milestones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leaders_locales" ADD CONSTRAINT "leaders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_leaders_v" ADD CONSTRAINT "_leaders_v_parent_id_leaders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leaders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leaders_v_locales" ADD CONSTRAINT "_leaders_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_leaders_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "qualifications_locales" ADD CONSTRAINT "qualifications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."qualifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_qualifications_v" ADD CONSTRAINT "_qualifications_v_parent_id_qualifications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."qualifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_qualifications_v_locales" ADD CONSTRAINT "_qualifications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_qualifications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "positions" ADD CONSTRAINT "positions_team_id_position_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."position_teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "positions" ADD CONSTRAINT "positions_place_id_position_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."position_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "positions_locales" ADD CONSTRAINT "positions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_positions_v" ADD CONSTRAINT "_positions_v_parent_id_positions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_positions_v" ADD CONSTRAINT "_positions_v_version_team_id_position_teams_id_fk" FOREIGN KEY ("version_team_id") REFERENCES "public"."position_teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_positions_v" ADD CONSTRAINT "_positions_v_version_place_id_position_places_id_fk" FOREIGN KEY ("version_place_id") REFERENCES "public"."position_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_positions_v_locales" ADD CONSTRAINT "_positions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_positions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "position_teams_locales" ADD CONSTRAINT "position_teams_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."position_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_position_teams_v" ADD CONSTRAINT "_position_teams_v_parent_id_position_teams_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."position_teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_position_teams_v_locales" ADD CONSTRAINT "_position_teams_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_position_teams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "position_places_locales" ADD CONSTRAINT "position_places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."position_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_position_places_v" ADD CONSTRAINT "_position_places_v_parent_id_position_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."position_places"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_position_places_v_locales" ADD CONSTRAINT "_position_places_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_position_places_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_texts_locales" ADD CONSTRAINT "legal_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_texts_v" ADD CONSTRAINT "_legal_texts_v_parent_id_legal_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_texts_v_locales" ADD CONSTRAINT "_legal_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "columns_locales" ADD CONSTRAINT "columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_columns_v" ADD CONSTRAINT "_columns_v_parent_id_columns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."columns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_columns_v_locales" ADD CONSTRAINT "_columns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "friend_links" ADD CONSTRAINT "friend_links_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "friend_links_locales" ADD CONSTRAINT "friend_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."friend_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_friend_links_v" ADD CONSTRAINT "_friend_links_v_parent_id_friend_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."friend_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_friend_links_v" ADD CONSTRAINT "_friend_links_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_friend_links_v_locales" ADD CONSTRAINT "_friend_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_friend_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attachments_locales" ADD CONSTRAINT "attachments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_redirects_locales" ADD CONSTRAINT "search_redirects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisations_rels" ADD CONSTRAINT "organisations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisations_rels" ADD CONSTRAINT "organisations_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_id_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets_texts" ADD CONSTRAINT "tickets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets_rels" ADD CONSTRAINT "tickets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets_rels" ADD CONSTRAINT "tickets_rels_ticket_tags_fk" FOREIGN KEY ("ticket_tags_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets_rels" ADD CONSTRAINT "tickets_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_messages_files" ADD CONSTRAINT "ticket_messages_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_notes_files" ADD CONSTRAINT "ticket_notes_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk_inbox_files" ADD CONSTRAINT "desk_inbox_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."desk_inbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk_inbox" ADD CONSTRAINT "desk_inbox_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk_inbox" ADD CONSTRAINT "desk_inbox_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk_inbox_texts" ADD CONSTRAINT "desk_inbox_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."desk_inbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_tags_locales" ADD CONSTRAINT "ticket_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "canned_replies_locales" ADD CONSTRAINT "canned_replies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_macros" ADD CONSTRAINT "ticket_macros_reply_id_canned_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."canned_replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_macros_locales" ADD CONSTRAINT "ticket_macros_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_macros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_macros_rels" ADD CONSTRAINT "ticket_macros_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ticket_macros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_macros_rels" ADD CONSTRAINT "ticket_macros_rels_ticket_tags_fk" FOREIGN KEY ("ticket_tags_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_held_answers_files" ADD CONSTRAINT "ticket_held_answers_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_held_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_held_answers" ADD CONSTRAINT "ticket_held_answers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_held_answers" ADD CONSTRAINT "ticket_held_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_held_deeds" ADD CONSTRAINT "ticket_held_deeds_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_held_deeds" ADD CONSTRAINT "ticket_held_deeds_other_id_tickets_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_held_deeds" ADD CONSTRAINT "ticket_held_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_presences" ADD CONSTRAINT "ticket_presences_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_presences" ADD CONSTRAINT "ticket_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "help_counts" ADD CONSTRAINT "help_counts_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "eula_acceptances" ADD CONSTRAINT "eula_acceptances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_downloads" ADD CONSTRAINT "member_downloads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_downloads" ADD CONSTRAINT "member_downloads_file_id_release_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."release_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_counts" ADD CONSTRAINT "download_counts_file_id_release_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."release_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "advisory_notices" ADD CONSTRAINT "advisory_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries_files" ADD CONSTRAINT "enquiries_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_rels" ADD CONSTRAINT "enquiries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_rels" ADD CONSTRAINT "enquiries_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_tokens" ADD CONSTRAINT "member_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_passkeys" ADD CONSTRAINT "member_passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_access_tokens" ADD CONSTRAINT "member_access_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_categories_fk" FOREIGN KEY ("case_categories_id") REFERENCES "public"."case_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_criteria_fk" FOREIGN KEY ("product_criteria_id") REFERENCES "public"."product_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_release_files_fk" FOREIGN KEY ("release_files_id") REFERENCES "public"."release_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_toolboxes_fk" FOREIGN KEY ("toolboxes_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_toolbox_domains_fk" FOREIGN KEY ("toolbox_domains_id") REFERENCES "public"."toolbox_domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machines_fk" FOREIGN KEY ("machines_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machine_classes_fk" FOREIGN KEY ("machine_classes_id") REFERENCES "public"."machine_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machine_interfaces_fk" FOREIGN KEY ("machine_interfaces_id") REFERENCES "public"."machine_interfaces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engines_fk" FOREIGN KEY ("engines_id") REFERENCES "public"."engines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_function_areas_fk" FOREIGN KEY ("function_areas_id") REFERENCES "public"."function_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_block_libraries_fk" FOREIGN KEY ("block_libraries_id") REFERENCES "public"."block_libraries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_platforms_fk" FOREIGN KEY ("platforms_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_articles_fk" FOREIGN KEY ("help_articles_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_categories_fk" FOREIGN KEY ("help_categories_id") REFERENCES "public"."help_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_standards_fk" FOREIGN KEY ("standards_id") REFERENCES "public"."standards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_components_fk" FOREIGN KEY ("components_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advisories_fk" FOREIGN KEY ("advisories_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partner_classes_fk" FOREIGN KEY ("partner_classes_id") REFERENCES "public"."partner_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programmes_fk" FOREIGN KEY ("programmes_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_difficulties_fk" FOREIGN KEY ("difficulties_id") REFERENCES "public"."difficulties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_teachers_fk" FOREIGN KEY ("teachers_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_course_plans_fk" FOREIGN KEY ("course_plans_id") REFERENCES "public"."course_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_textbooks_fk" FOREIGN KEY ("textbooks_id") REFERENCES "public"."textbooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experts_fk" FOREIGN KEY ("experts_id") REFERENCES "public"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consult_topics_fk" FOREIGN KEY ("consult_topics_id") REFERENCES "public"."consult_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "public"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_qualifications_fk" FOREIGN KEY ("qualifications_id") REFERENCES "public"."qualifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_position_teams_fk" FOREIGN KEY ("position_teams_id") REFERENCES "public"."position_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_position_places_fk" FOREIGN KEY ("position_places_id") REFERENCES "public"."position_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_texts_fk" FOREIGN KEY ("legal_texts_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_columns_fk" FOREIGN KEY ("columns_id") REFERENCES "public"."columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_friend_links_fk" FOREIGN KEY ("friend_links_id") REFERENCES "public"."friend_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_slugs_fk" FOREIGN KEY ("former_slugs_id") REFERENCES "public"."former_slugs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_redirects_fk" FOREIGN KEY ("search_redirects_id") REFERENCES "public"."search_redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_messages_fk" FOREIGN KEY ("ticket_messages_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_notes_fk" FOREIGN KEY ("ticket_notes_id") REFERENCES "public"."ticket_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_events_fk" FOREIGN KEY ("ticket_events_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_reads_fk" FOREIGN KEY ("ticket_reads_id") REFERENCES "public"."ticket_reads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_desk_inbox_fk" FOREIGN KEY ("desk_inbox_id") REFERENCES "public"."desk_inbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_tags_fk" FOREIGN KEY ("ticket_tags_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_canned_replies_fk" FOREIGN KEY ("canned_replies_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_macros_fk" FOREIGN KEY ("ticket_macros_id") REFERENCES "public"."ticket_macros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_held_answers_fk" FOREIGN KEY ("ticket_held_answers_id") REFERENCES "public"."ticket_held_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_held_deeds_fk" FOREIGN KEY ("ticket_held_deeds_id") REFERENCES "public"."ticket_held_deeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_presences_fk" FOREIGN KEY ("ticket_presences_id") REFERENCES "public"."ticket_presences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_counts_fk" FOREIGN KEY ("help_counts_id") REFERENCES "public"."help_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_votes_fk" FOREIGN KEY ("help_votes_id") REFERENCES "public"."help_votes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entitlements_fk" FOREIGN KEY ("entitlements_id") REFERENCES "public"."entitlements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_eula_acceptances_fk" FOREIGN KEY ("eula_acceptances_id") REFERENCES "public"."eula_acceptances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_downloads_fk" FOREIGN KEY ("member_downloads_id") REFERENCES "public"."member_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_counts_fk" FOREIGN KEY ("download_counts_id") REFERENCES "public"."download_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advisory_notices_fk" FOREIGN KEY ("advisory_notices_id") REFERENCES "public"."advisory_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_sessions_fk" FOREIGN KEY ("member_sessions_id") REFERENCES "public"."member_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_tokens_fk" FOREIGN KEY ("member_tokens_id") REFERENCES "public"."member_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_identities_fk" FOREIGN KEY ("member_identities_id") REFERENCES "public"."member_identities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_passkeys_fk" FOREIGN KEY ("member_passkeys_id") REFERENCES "public"."member_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_consents_fk" FOREIGN KEY ("member_consents_id") REFERENCES "public"."member_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_access_tokens_fk" FOREIGN KEY ("member_access_tokens_id") REFERENCES "public"."member_access_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lesson_progress_fk" FOREIGN KEY ("lesson_progress_id") REFERENCES "public"."lesson_progress"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_actions_fk" FOREIGN KEY ("account_actions_id") REFERENCES "public"."account_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk" FOREIGN KEY ("staff_passkeys_id") REFERENCES "public"."staff_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_social" ADD CONSTRAINT "site_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_social_locales" ADD CONSTRAINT "site_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_phones" ADD CONSTRAINT "site_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_phones_locales" ADD CONSTRAINT "site_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_channels" ADD CONSTRAINT "site_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_channels_locales" ADD CONSTRAINT "site_channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_user_default_img_id_media_id_fk" FOREIGN KEY ("user_default_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_map_image_id_media_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_qr_code_id_media_id_fk" FOREIGN KEY ("qr_code_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_headline" ADD CONSTRAINT "home_headline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_headline_locales" ADD CONSTRAINT "home_headline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_headline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_icons" ADD CONSTRAINT "home_icons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_icons_locales" ADD CONSTRAINT "home_icons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_icons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_constructs" ADD CONSTRAINT "home_constructs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_constructs_locales" ADD CONSTRAINT "home_constructs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_constructs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_life" ADD CONSTRAINT "home_life_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_life" ADD CONSTRAINT "home_life_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_life_locales" ADD CONSTRAINT "home_life_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_life"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_about" ADD CONSTRAINT "home_about_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_about_locales" ADD CONSTRAINT "home_about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_first_children" ADD CONSTRAINT "navigation_first_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_first"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_first_children_locales" ADD CONSTRAINT "navigation_first_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_first_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_first" ADD CONSTRAINT "navigation_first_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_first_locales" ADD CONSTRAINT "navigation_first_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_first"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bottom_children" ADD CONSTRAINT "navigation_bottom_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bottom"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bottom_children_locales" ADD CONSTRAINT "navigation_bottom_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bottom_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bottom" ADD CONSTRAINT "navigation_bottom_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_bottom_locales" ADD CONSTRAINT "navigation_bottom_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_bottom"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_product_children" ADD CONSTRAINT "navigation_product_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_product_children_locales" ADD CONSTRAINT "navigation_product_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_product_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_product" ADD CONSTRAINT "navigation_product_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_product_locales" ADD CONSTRAINT "navigation_product_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_ecology_children" ADD CONSTRAINT "navigation_ecology_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_ecology"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_ecology_children_locales" ADD CONSTRAINT "navigation_ecology_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_ecology_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_ecology" ADD CONSTRAINT "navigation_ecology_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_ecology_locales" ADD CONSTRAINT "navigation_ecology_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_ecology"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_about_children" ADD CONSTRAINT "navigation_about_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_about_children_locales" ADD CONSTRAINT "navigation_about_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_about_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_about" ADD CONSTRAINT "navigation_about_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_about_locales" ADD CONSTRAINT "navigation_about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_levels" ADD CONSTRAINT "programme_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_levels_locales" ADD CONSTRAINT "programme_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programme_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_benefits_levels" ADD CONSTRAINT "programme_benefits_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programme_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_benefits" ADD CONSTRAINT "programme_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_benefits_locales" ADD CONSTRAINT "programme_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programme_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_steps" ADD CONSTRAINT "programme_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_steps_locales" ADD CONSTRAINT "programme_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programme_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_locales" ADD CONSTRAINT "programme_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_rels" ADD CONSTRAINT "programme_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "programme_rels" ADD CONSTRAINT "programme_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "compatibility_comparison" ADD CONSTRAINT "compatibility_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "compatibility_comparison_locales" ADD CONSTRAINT "compatibility_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."compatibility_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "compatibility_limits" ADD CONSTRAINT "compatibility_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "compatibility_limits_locales" ADD CONSTRAINT "compatibility_limits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."compatibility_limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "compatibility_steps" ADD CONSTRAINT "compatibility_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "compatibility_steps_locales" ADD CONSTRAINT "compatibility_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."compatibility_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "compatibility_locales" ADD CONSTRAINT "compatibility_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."compatibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation_services" ADD CONSTRAINT "innovation_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."innovation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation_services_locales" ADD CONSTRAINT "innovation_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."innovation_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation_locales" ADD CONSTRAINT "innovation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."innovation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation_rels" ADD CONSTRAINT "innovation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."innovation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "innovation_rels" ADD CONSTRAINT "innovation_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_layers" ADD CONSTRAINT "open_platform_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_layers_locales" ADD CONSTRAINT "open_platform_layers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform_layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_sdks" ADD CONSTRAINT "open_platform_sdks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_sdks_locales" ADD CONSTRAINT "open_platform_sdks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform_sdks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_licences" ADD CONSTRAINT "open_platform_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_licences_locales" ADD CONSTRAINT "open_platform_licences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform_licences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_apps" ADD CONSTRAINT "open_platform_apps_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "open_platform_apps" ADD CONSTRAINT "open_platform_apps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_apps_locales" ADD CONSTRAINT "open_platform_apps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform_apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_changes" ADD CONSTRAINT "open_platform_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_changes_locales" ADD CONSTRAINT "open_platform_changes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_models" ADD CONSTRAINT "teaching_models_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_models_locales" ADD CONSTRAINT "teaching_models_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_universities" ADD CONSTRAINT "teaching_universities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_universities_locales" ADD CONSTRAINT "teaching_universities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching_universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_laboratories" ADD CONSTRAINT "teaching_laboratories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_laboratories_locales" ADD CONSTRAINT "teaching_laboratories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching_laboratories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_competitions" ADD CONSTRAINT "teaching_competitions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_competitions_locales" ADD CONSTRAINT "teaching_competitions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching_competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_results" ADD CONSTRAINT "teaching_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_results_locales" ADD CONSTRAINT "teaching_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teaching_locales" ADD CONSTRAINT "teaching_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teaching"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_principles" ADD CONSTRAINT "about_page_principles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_principles_locales" ADD CONSTRAINT "about_page_principles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_principles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_locales" ADD CONSTRAINT "about_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_culture" ADD CONSTRAINT "careers_page_culture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_culture_locales" ADD CONSTRAINT "careers_page_culture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_culture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_benefits" ADD CONSTRAINT "careers_page_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_benefits_locales" ADD CONSTRAINT "careers_page_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_steps" ADD CONSTRAINT "careers_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_steps_locales" ADD CONSTRAINT "careers_page_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_hours_days" ADD CONSTRAINT "service_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_hours_holidays" ADD CONSTRAINT "service_hours_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_hours_holidays_locales" ADD CONSTRAINT "service_hours_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_hours_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_hours_extra_days" ADD CONSTRAINT "service_hours_extra_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_hours_extra_days_locales" ADD CONSTRAINT "service_hours_extra_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_hours_extra_days"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_date_idx" ON "news" USING btree ("date");
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category_id");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "news_slug_idx" ON "news_locales" USING btree ("slug","_locale");
  CREATE INDEX "news__status_idx" ON "news_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_products_id_idx" ON "news_rels" USING btree ("products_id");
  CREATE INDEX "news_rels_attachments_id_idx" ON "news_rels" USING btree ("attachments_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_date_idx" ON "_news_v" USING btree ("version_date");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category_id");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_products_id_idx" ON "_news_v_rels" USING btree ("products_id");
  CREATE INDEX "_news_v_rels_attachments_id_idx" ON "_news_v_rels" USING btree ("attachments_id");
  CREATE INDEX "news_categories__order_idx" ON "news_categories" USING btree ("_order");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE INDEX "news_categories_deleted_at_idx" ON "news_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "news_categories_slug_idx" ON "news_categories_locales" USING btree ("slug","_locale");
  CREATE INDEX "news_categories__status_idx" ON "news_categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_categories_v_parent_idx" ON "_news_categories_v" USING btree ("parent_id");
  CREATE INDEX "_news_categories_v_version_version__order_idx" ON "_news_categories_v" USING btree ("version__order");
  CREATE INDEX "_news_categories_v_version_version_updated_at_idx" ON "_news_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_categories_v_version_version_created_at_idx" ON "_news_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_news_categories_v_version_version_deleted_at_idx" ON "_news_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_categories_v_created_at_idx" ON "_news_categories_v" USING btree ("created_at");
  CREATE INDEX "_news_categories_v_updated_at_idx" ON "_news_categories_v" USING btree ("updated_at");
  CREATE INDEX "_news_categories_v_snapshot_idx" ON "_news_categories_v" USING btree ("snapshot");
  CREATE INDEX "_news_categories_v_published_locale_idx" ON "_news_categories_v" USING btree ("published_locale");
  CREATE INDEX "_news_categories_v_latest_idx" ON "_news_categories_v" USING btree ("latest");
  CREATE INDEX "_news_categories_v_version_version_slug_idx" ON "_news_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_news_categories_v_version_version__status_idx" ON "_news_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_categories_v_locales_locale_parent_id_unique" ON "_news_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_results_order_idx" ON "cases_results" USING btree ("_order");
  CREATE INDEX "cases_results_parent_id_idx" ON "cases_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cases_results_locales_locale_parent_id_unique" ON "cases_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_date_idx" ON "cases" USING btree ("date");
  CREATE INDEX "cases_category_idx" ON "cases" USING btree ("category_id");
  CREATE INDEX "cases_industry_idx" ON "cases" USING btree ("industry_id");
  CREATE INDEX "cases_image_idx" ON "cases" USING btree ("image_id");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "cases_deleted_at_idx" ON "cases" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "cases_slug_idx" ON "cases_locales" USING btree ("slug","_locale");
  CREATE INDEX "cases__status_idx" ON "cases_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "cases_locales_locale_parent_id_unique" ON "cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_rels_order_idx" ON "cases_rels" USING btree ("order");
  CREATE INDEX "cases_rels_parent_idx" ON "cases_rels" USING btree ("parent_id");
  CREATE INDEX "cases_rels_path_idx" ON "cases_rels" USING btree ("path");
  CREATE INDEX "cases_rels_products_id_idx" ON "cases_rels" USING btree ("products_id");
  CREATE INDEX "_cases_v_version_results_order_idx" ON "_cases_v_version_results" USING btree ("_order");
  CREATE INDEX "_cases_v_version_results_parent_id_idx" ON "_cases_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_cases_v_version_results_locales_locale_parent_id_unique" ON "_cases_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cases_v_parent_idx" ON "_cases_v" USING btree ("parent_id");
  CREATE INDEX "_cases_v_version_version_date_idx" ON "_cases_v" USING btree ("version_date");
  CREATE INDEX "_cases_v_version_version_category_idx" ON "_cases_v" USING btree ("version_category_id");
  CREATE INDEX "_cases_v_version_version_industry_idx" ON "_cases_v" USING btree ("version_industry_id");
  CREATE INDEX "_cases_v_version_version_image_idx" ON "_cases_v" USING btree ("version_image_id");
  CREATE INDEX "_cases_v_version_version_updated_at_idx" ON "_cases_v" USING btree ("version_updated_at");
  CREATE INDEX "_cases_v_version_version_created_at_idx" ON "_cases_v" USING btree ("version_created_at");
  CREATE INDEX "_cases_v_version_version_deleted_at_idx" ON "_cases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cases_v_created_at_idx" ON "_cases_v" USING btree ("created_at");
  CREATE INDEX "_cases_v_updated_at_idx" ON "_cases_v" USING btree ("updated_at");
  CREATE INDEX "_cases_v_snapshot_idx" ON "_cases_v" USING btree ("snapshot");
  CREATE INDEX "_cases_v_published_locale_idx" ON "_cases_v" USING btree ("published_locale");
  CREATE INDEX "_cases_v_latest_idx" ON "_cases_v" USING btree ("latest");
  CREATE INDEX "_cases_v_version_version_slug_idx" ON "_cases_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_cases_v_version_version__status_idx" ON "_cases_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_cases_v_locales_locale_parent_id_unique" ON "_cases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cases_v_rels_order_idx" ON "_cases_v_rels" USING btree ("order");
  CREATE INDEX "_cases_v_rels_parent_idx" ON "_cases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cases_v_rels_path_idx" ON "_cases_v_rels" USING btree ("path");
  CREATE INDEX "_cases_v_rels_products_id_idx" ON "_cases_v_rels" USING btree ("products_id");
  CREATE INDEX "case_categories__order_idx" ON "case_categories" USING btree ("_order");
  CREATE INDEX "case_categories_updated_at_idx" ON "case_categories" USING btree ("updated_at");
  CREATE INDEX "case_categories_created_at_idx" ON "case_categories" USING btree ("created_at");
  CREATE INDEX "case_categories_deleted_at_idx" ON "case_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "case_categories_slug_idx" ON "case_categories_locales" USING btree ("slug","_locale");
  CREATE INDEX "case_categories__status_idx" ON "case_categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "case_categories_locales_locale_parent_id_unique" ON "case_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_categories_v_parent_idx" ON "_case_categories_v" USING btree ("parent_id");
  CREATE INDEX "_case_categories_v_version_version__order_idx" ON "_case_categories_v" USING btree ("version__order");
  CREATE INDEX "_case_categories_v_version_version_updated_at_idx" ON "_case_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_categories_v_version_version_created_at_idx" ON "_case_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_case_categories_v_version_version_deleted_at_idx" ON "_case_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_categories_v_created_at_idx" ON "_case_categories_v" USING btree ("created_at");
  CREATE INDEX "_case_categories_v_updated_at_idx" ON "_case_categories_v" USING btree ("updated_at");
  CREATE INDEX "_case_categories_v_snapshot_idx" ON "_case_categories_v" USING btree ("snapshot");
  CREATE INDEX "_case_categories_v_published_locale_idx" ON "_case_categories_v" USING btree ("published_locale");
  CREATE INDEX "_case_categories_v_latest_idx" ON "_case_categories_v" USING btree ("latest");
  CREATE INDEX "_case_categories_v_version_version_slug_idx" ON "_case_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_case_categories_v_version_version__status_idx" ON "_case_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_case_categories_v_locales_locale_parent_id_unique" ON "_case_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_tasks_order_idx" ON "products_tasks" USING btree ("_order");
  CREATE INDEX "products_tasks_parent_id_idx" ON "products_tasks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_tasks_locales_locale_parent_id_unique" ON "products_tasks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_capabilities_order_idx" ON "products_capabilities" USING btree ("_order");
  CREATE INDEX "products_capabilities_parent_id_idx" ON "products_capabilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_capabilities_locales_locale_parent_id_unique" ON "products_capabilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_architecture_order_idx" ON "products_architecture" USING btree ("_order");
  CREATE INDEX "products_architecture_parent_id_idx" ON "products_architecture" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_architecture_locales_locale_parent_id_unique" ON "products_architecture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_use_cases_order_idx" ON "products_use_cases" USING btree ("_order");
  CREATE INDEX "products_use_cases_parent_id_idx" ON "products_use_cases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_use_cases_locales_locale_parent_id_unique" ON "products_use_cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_comparison_order_idx" ON "products_comparison" USING btree ("_order");
  CREATE INDEX "products_comparison_parent_id_idx" ON "products_comparison" USING btree ("_parent_id");
  CREATE INDEX "products_comparison_criterion_idx" ON "products_comparison" USING btree ("criterion_id");
  CREATE UNIQUE INDEX "products_comparison_locales_locale_parent_id_unique" ON "products_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_requirements_order_idx" ON "products_requirements" USING btree ("_order");
  CREATE INDEX "products_requirements_parent_id_idx" ON "products_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_requirements_locales_locale_parent_id_unique" ON "products_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_documents_order_idx" ON "products_documents" USING btree ("_order");
  CREATE INDEX "products_documents_parent_id_idx" ON "products_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_documents_locales_locale_parent_id_unique" ON "products_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_questions_order_idx" ON "products_questions" USING btree ("_order");
  CREATE INDEX "products_questions_parent_id_idx" ON "products_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_questions_locales_locale_parent_id_unique" ON "products_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products_locales" USING btree ("slug","_locale");
  CREATE INDEX "products__status_idx" ON "products_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_tasks_order_idx" ON "_products_v_version_tasks" USING btree ("_order");
  CREATE INDEX "_products_v_version_tasks_parent_id_idx" ON "_products_v_version_tasks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_tasks_locales_locale_parent_id_unique" ON "_products_v_version_tasks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_capabilities_order_idx" ON "_products_v_version_capabilities" USING btree ("_order");
  CREATE INDEX "_products_v_version_capabilities_parent_id_idx" ON "_products_v_version_capabilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_capabilities_locales_locale_parent_id_un" ON "_products_v_version_capabilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_architecture_order_idx" ON "_products_v_version_architecture" USING btree ("_order");
  CREATE INDEX "_products_v_version_architecture_parent_id_idx" ON "_products_v_version_architecture" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_architecture_locales_locale_parent_id_un" ON "_products_v_version_architecture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_use_cases_order_idx" ON "_products_v_version_use_cases" USING btree ("_order");
  CREATE INDEX "_products_v_version_use_cases_parent_id_idx" ON "_products_v_version_use_cases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_use_cases_locales_locale_parent_id_uniqu" ON "_products_v_version_use_cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_comparison_order_idx" ON "_products_v_version_comparison" USING btree ("_order");
  CREATE INDEX "_products_v_version_comparison_parent_id_idx" ON "_products_v_version_comparison" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_comparison_criterion_idx" ON "_products_v_version_comparison" USING btree ("criterion_id");
  CREATE UNIQUE INDEX "_products_v_version_comparison_locales_locale_parent_id_uniq" ON "_products_v_version_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_requirements_order_idx" ON "_products_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_products_v_version_requirements_parent_id_idx" ON "_products_v_version_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_requirements_locales_locale_parent_id_un" ON "_products_v_version_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_documents_order_idx" ON "_products_v_version_documents" USING btree ("_order");
  CREATE INDEX "_products_v_version_documents_parent_id_idx" ON "_products_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_documents_locales_locale_parent_id_uniqu" ON "_products_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_questions_order_idx" ON "_products_v_version_questions" USING btree ("_order");
  CREATE INDEX "_products_v_version_questions_parent_id_idx" ON "_products_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_questions_locales_locale_parent_id_uniqu" ON "_products_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version__order_idx" ON "_products_v" USING btree ("version__order");
  CREATE INDEX "_products_v_version_version_image_idx" ON "_products_v" USING btree ("version_image_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_criteria__order_idx" ON "product_criteria" USING btree ("_order");
  CREATE INDEX "product_criteria_updated_at_idx" ON "product_criteria" USING btree ("updated_at");
  CREATE INDEX "product_criteria_created_at_idx" ON "product_criteria" USING btree ("created_at");
  CREATE INDEX "product_criteria_deleted_at_idx" ON "product_criteria" USING btree ("deleted_at");
  CREATE INDEX "product_criteria__status_idx" ON "product_criteria_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "product_criteria_locales_locale_parent_id_unique" ON "product_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_criteria_v_parent_idx" ON "_product_criteria_v" USING btree ("parent_id");
  CREATE INDEX "_product_criteria_v_version_version__order_idx" ON "_product_criteria_v" USING btree ("version__order");
  CREATE INDEX "_product_criteria_v_version_version_updated_at_idx" ON "_product_criteria_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_criteria_v_version_version_created_at_idx" ON "_product_criteria_v" USING btree ("version_created_at");
  CREATE INDEX "_product_criteria_v_version_version_deleted_at_idx" ON "_product_criteria_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_criteria_v_created_at_idx" ON "_product_criteria_v" USING btree ("created_at");
  CREATE INDEX "_product_criteria_v_updated_at_idx" ON "_product_criteria_v" USING btree ("updated_at");
  CREATE INDEX "_product_criteria_v_snapshot_idx" ON "_product_criteria_v" USING btree ("snapshot");
  CREATE INDEX "_product_criteria_v_published_locale_idx" ON "_product_criteria_v" USING btree ("published_locale");
  CREATE INDEX "_product_criteria_v_latest_idx" ON "_product_criteria_v" USING btree ("latest");
  CREATE INDEX "_product_criteria_v_version_version__status_idx" ON "_product_criteria_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_product_criteria_v_locales_locale_parent_id_unique" ON "_product_criteria_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "releases_requirements_order_idx" ON "releases_requirements" USING btree ("_order");
  CREATE INDEX "releases_requirements_parent_id_idx" ON "releases_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "releases_requirements_locales_locale_parent_id_unique" ON "releases_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "releases_version_idx" ON "releases" USING btree ("version");
  CREATE INDEX "releases_version_key_idx" ON "releases" USING btree ("version_key");
  CREATE INDEX "releases_channel_idx" ON "releases" USING btree ("channel");
  CREATE INDEX "releases_date_idx" ON "releases" USING btree ("date");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_deleted_at_idx" ON "releases" USING btree ("deleted_at");
  CREATE INDEX "releases__status_idx" ON "releases_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "releases_locales_locale_parent_id_unique" ON "releases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_products_id_idx" ON "releases_rels" USING btree ("products_id");
  CREATE INDEX "_releases_v_version_requirements_order_idx" ON "_releases_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_releases_v_version_requirements_parent_id_idx" ON "_releases_v_version_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_releases_v_version_requirements_locales_locale_parent_id_un" ON "_releases_v_version_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_releases_v_parent_idx" ON "_releases_v" USING btree ("parent_id");
  CREATE INDEX "_releases_v_version_version_version_idx" ON "_releases_v" USING btree ("version_version");
  CREATE INDEX "_releases_v_version_version_version_key_idx" ON "_releases_v" USING btree ("version_version_key");
  CREATE INDEX "_releases_v_version_version_channel_idx" ON "_releases_v" USING btree ("version_channel");
  CREATE INDEX "_releases_v_version_version_date_idx" ON "_releases_v" USING btree ("version_date");
  CREATE INDEX "_releases_v_version_version_updated_at_idx" ON "_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_releases_v_version_version_created_at_idx" ON "_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_releases_v_version_version_deleted_at_idx" ON "_releases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_releases_v_created_at_idx" ON "_releases_v" USING btree ("created_at");
  CREATE INDEX "_releases_v_updated_at_idx" ON "_releases_v" USING btree ("updated_at");
  CREATE INDEX "_releases_v_snapshot_idx" ON "_releases_v" USING btree ("snapshot");
  CREATE INDEX "_releases_v_published_locale_idx" ON "_releases_v" USING btree ("published_locale");
  CREATE INDEX "_releases_v_latest_idx" ON "_releases_v" USING btree ("latest");
  CREATE INDEX "_releases_v_version_version__status_idx" ON "_releases_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_releases_v_locales_locale_parent_id_unique" ON "_releases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_releases_v_rels_order_idx" ON "_releases_v_rels" USING btree ("order");
  CREATE INDEX "_releases_v_rels_parent_idx" ON "_releases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_releases_v_rels_path_idx" ON "_releases_v_rels" USING btree ("path");
  CREATE INDEX "_releases_v_rels_products_id_idx" ON "_releases_v_rels" USING btree ("products_id");
  CREATE INDEX "release_files_release_idx" ON "release_files" USING btree ("release_id");
  CREATE INDEX "release_files_product_idx" ON "release_files" USING btree ("product_id");
  CREATE INDEX "release_files_name_idx" ON "release_files" USING btree ("name");
  CREATE INDEX "release_files_system_idx" ON "release_files" USING btree ("system");
  CREATE INDEX "release_files_toolbox_idx" ON "release_files" USING btree ("toolbox_id");
  CREATE INDEX "release_files_state_idx" ON "release_files" USING btree ("state");
  CREATE INDEX "release_files_sha256_idx" ON "release_files" USING btree ("sha256");
  CREATE INDEX "release_files_missing_since_idx" ON "release_files" USING btree ("missing_since");
  CREATE INDEX "release_files_updated_at_idx" ON "release_files" USING btree ("updated_at");
  CREATE INDEX "release_files_created_at_idx" ON "release_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "release_files_locales_locale_parent_id_unique" ON "release_files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "toolboxes_examples_order_idx" ON "toolboxes_examples" USING btree ("_order");
  CREATE INDEX "toolboxes_examples_parent_id_idx" ON "toolboxes_examples" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "toolboxes_examples_locales_locale_parent_id_unique" ON "toolboxes_examples_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "toolboxes_counterparts_order_idx" ON "toolboxes_counterparts" USING btree ("_order");
  CREATE INDEX "toolboxes_counterparts_parent_id_idx" ON "toolboxes_counterparts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "toolboxes_counterparts_locales_locale_parent_id_unique" ON "toolboxes_counterparts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "toolboxes_releases_order_idx" ON "toolboxes_releases" USING btree ("_order");
  CREATE INDEX "toolboxes_releases_parent_id_idx" ON "toolboxes_releases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "toolboxes_releases_locales_locale_parent_id_unique" ON "toolboxes_releases_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "toolboxes_package_idx" ON "toolboxes" USING btree ("package");
  CREATE INDEX "toolboxes_domain_idx" ON "toolboxes" USING btree ("domain_id");
  CREATE INDEX "toolboxes_licence_idx" ON "toolboxes" USING btree ("licence");
  CREATE INDEX "toolboxes_first_released_on_idx" ON "toolboxes" USING btree ("first_released_on");
  CREATE INDEX "toolboxes_last_released_on_idx" ON "toolboxes" USING btree ("last_released_on");
  CREATE INDEX "toolboxes_updated_at_idx" ON "toolboxes" USING btree ("updated_at");
  CREATE INDEX "toolboxes_created_at_idx" ON "toolboxes" USING btree ("created_at");
  CREATE INDEX "toolboxes_deleted_at_idx" ON "toolboxes" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "toolboxes_slug_idx" ON "toolboxes_locales" USING btree ("slug","_locale");
  CREATE INDEX "toolboxes__status_idx" ON "toolboxes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "toolboxes_locales_locale_parent_id_unique" ON "toolboxes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "toolboxes_rels_order_idx" ON "toolboxes_rels" USING btree ("order");
  CREATE INDEX "toolboxes_rels_parent_idx" ON "toolboxes_rels" USING btree ("parent_id");
  CREATE INDEX "toolboxes_rels_path_idx" ON "toolboxes_rels" USING btree ("path");
  CREATE INDEX "toolboxes_rels_products_id_idx" ON "toolboxes_rels" USING btree ("products_id");
  CREATE INDEX "toolboxes_rels_toolboxes_id_idx" ON "toolboxes_rels" USING btree ("toolboxes_id");
  CREATE INDEX "_toolboxes_v_version_examples_order_idx" ON "_toolboxes_v_version_examples" USING btree ("_order");
  CREATE INDEX "_toolboxes_v_version_examples_parent_id_idx" ON "_toolboxes_v_version_examples" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_toolboxes_v_version_examples_locales_locale_parent_id_uniqu" ON "_toolboxes_v_version_examples_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_toolboxes_v_version_counterparts_order_idx" ON "_toolboxes_v_version_counterparts" USING btree ("_order");
  CREATE INDEX "_toolboxes_v_version_counterparts_parent_id_idx" ON "_toolboxes_v_version_counterparts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_toolboxes_v_version_counterparts_locales_locale_parent_id_u" ON "_toolboxes_v_version_counterparts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_toolboxes_v_version_releases_order_idx" ON "_toolboxes_v_version_releases" USING btree ("_order");
  CREATE INDEX "_toolboxes_v_version_releases_parent_id_idx" ON "_toolboxes_v_version_releases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_toolboxes_v_version_releases_locales_locale_parent_id_uniqu" ON "_toolboxes_v_version_releases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_toolboxes_v_parent_idx" ON "_toolboxes_v" USING btree ("parent_id");
  CREATE INDEX "_toolboxes_v_version_version_package_idx" ON "_toolboxes_v" USING btree ("version_package");
  CREATE INDEX "_toolboxes_v_version_version_domain_idx" ON "_toolboxes_v" USING btree ("version_domain_id");
  CREATE INDEX "_toolboxes_v_version_version_licence_idx" ON "_toolboxes_v" USING btree ("version_licence");
  CREATE INDEX "_toolboxes_v_version_version_first_released_on_idx" ON "_toolboxes_v" USING btree ("version_first_released_on");
  CREATE INDEX "_toolboxes_v_version_version_last_released_on_idx" ON "_toolboxes_v" USING btree ("version_last_released_on");
  CREATE INDEX "_toolboxes_v_version_version_updated_at_idx" ON "_toolboxes_v" USING btree ("version_updated_at");
  CREATE INDEX "_toolboxes_v_version_version_created_at_idx" ON "_toolboxes_v" USING btree ("version_created_at");
  CREATE INDEX "_toolboxes_v_version_version_deleted_at_idx" ON "_toolboxes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_toolboxes_v_created_at_idx" ON "_toolboxes_v" USING btree ("created_at");
  CREATE INDEX "_toolboxes_v_updated_at_idx" ON "_toolboxes_v" USING btree ("updated_at");
  CREATE INDEX "_toolboxes_v_snapshot_idx" ON "_toolboxes_v" USING btree ("snapshot");
  CREATE INDEX "_toolboxes_v_published_locale_idx" ON "_toolboxes_v" USING btree ("published_locale");
  CREATE INDEX "_toolboxes_v_latest_idx" ON "_toolboxes_v" USING btree ("latest");
  CREATE INDEX "_toolboxes_v_version_version_slug_idx" ON "_toolboxes_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_toolboxes_v_version_version__status_idx" ON "_toolboxes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_toolboxes_v_locales_locale_parent_id_unique" ON "_toolboxes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_toolboxes_v_rels_order_idx" ON "_toolboxes_v_rels" USING btree ("order");
  CREATE INDEX "_toolboxes_v_rels_parent_idx" ON "_toolboxes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_toolboxes_v_rels_path_idx" ON "_toolboxes_v_rels" USING btree ("path");
  CREATE INDEX "_toolboxes_v_rels_products_id_idx" ON "_toolboxes_v_rels" USING btree ("products_id");
  CREATE INDEX "_toolboxes_v_rels_toolboxes_id_idx" ON "_toolboxes_v_rels" USING btree ("toolboxes_id");
  CREATE INDEX "toolbox_domains__order_idx" ON "toolbox_domains" USING btree ("_order");
  CREATE INDEX "toolbox_domains_updated_at_idx" ON "toolbox_domains" USING btree ("updated_at");
  CREATE INDEX "toolbox_domains_created_at_idx" ON "toolbox_domains" USING btree ("created_at");
  CREATE INDEX "toolbox_domains_deleted_at_idx" ON "toolbox_domains" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "toolbox_domains_slug_idx" ON "toolbox_domains_locales" USING btree ("slug","_locale");
  CREATE INDEX "toolbox_domains__status_idx" ON "toolbox_domains_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "toolbox_domains_locales_locale_parent_id_unique" ON "toolbox_domains_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_toolbox_domains_v_parent_idx" ON "_toolbox_domains_v" USING btree ("parent_id");
  CREATE INDEX "_toolbox_domains_v_version_version__order_idx" ON "_toolbox_domains_v" USING btree ("version__order");
  CREATE INDEX "_toolbox_domains_v_version_version_updated_at_idx" ON "_toolbox_domains_v" USING btree ("version_updated_at");
  CREATE INDEX "_toolbox_domains_v_version_version_created_at_idx" ON "_toolbox_domains_v" USING btree ("version_created_at");
  CREATE INDEX "_toolbox_domains_v_version_version_deleted_at_idx" ON "_toolbox_domains_v" USING btree ("version_deleted_at");
  CREATE INDEX "_toolbox_domains_v_created_at_idx" ON "_toolbox_domains_v" USING btree ("created_at");
  CREATE INDEX "_toolbox_domains_v_updated_at_idx" ON "_toolbox_domains_v" USING btree ("updated_at");
  CREATE INDEX "_toolbox_domains_v_snapshot_idx" ON "_toolbox_domains_v" USING btree ("snapshot");
  CREATE INDEX "_toolbox_domains_v_published_locale_idx" ON "_toolbox_domains_v" USING btree ("published_locale");
  CREATE INDEX "_toolbox_domains_v_latest_idx" ON "_toolbox_domains_v" USING btree ("latest");
  CREATE INDEX "_toolbox_domains_v_version_version_slug_idx" ON "_toolbox_domains_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_toolbox_domains_v_version_version__status_idx" ON "_toolbox_domains_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_toolbox_domains_v_locales_locale_parent_id_unique" ON "_toolbox_domains_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_specifications_rows_order_idx" ON "machines_specifications_rows" USING btree ("_order");
  CREATE INDEX "machines_specifications_rows_parent_id_idx" ON "machines_specifications_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "machines_specifications_rows_locales_locale_parent_id_unique" ON "machines_specifications_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_specifications_order_idx" ON "machines_specifications" USING btree ("_order");
  CREATE INDEX "machines_specifications_parent_id_idx" ON "machines_specifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "machines_specifications_locales_locale_parent_id_unique" ON "machines_specifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_signals_order_idx" ON "machines_signals" USING btree ("_order");
  CREATE INDEX "machines_signals_parent_id_idx" ON "machines_signals" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "machines_signals_locales_locale_parent_id_unique" ON "machines_signals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_certificates_order_idx" ON "machines_certificates" USING btree ("_order");
  CREATE INDEX "machines_certificates_parent_id_idx" ON "machines_certificates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "machines_certificates_locales_locale_parent_id_unique" ON "machines_certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_documents_order_idx" ON "machines_documents" USING btree ("_order");
  CREATE INDEX "machines_documents_parent_id_idx" ON "machines_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "machines_documents_locales_locale_parent_id_unique" ON "machines_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines__order_idx" ON "machines" USING btree ("_order");
  CREATE INDEX "machines_class_idx" ON "machines" USING btree ("class_id");
  CREATE INDEX "machines_image_idx" ON "machines" USING btree ("image_id");
  CREATE INDEX "machines_updated_at_idx" ON "machines" USING btree ("updated_at");
  CREATE INDEX "machines_created_at_idx" ON "machines" USING btree ("created_at");
  CREATE INDEX "machines_deleted_at_idx" ON "machines" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "machines_slug_idx" ON "machines_locales" USING btree ("slug","_locale");
  CREATE INDEX "machines__status_idx" ON "machines_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "machines_locales_locale_parent_id_unique" ON "machines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machines_rels_order_idx" ON "machines_rels" USING btree ("order");
  CREATE INDEX "machines_rels_parent_idx" ON "machines_rels" USING btree ("parent_id");
  CREATE INDEX "machines_rels_path_idx" ON "machines_rels" USING btree ("path");
  CREATE INDEX "machines_rels_machine_interfaces_id_idx" ON "machines_rels" USING btree ("machine_interfaces_id");
  CREATE INDEX "machines_rels_media_id_idx" ON "machines_rels" USING btree ("media_id");
  CREATE INDEX "machines_rels_products_id_idx" ON "machines_rels" USING btree ("products_id");
  CREATE INDEX "_machines_v_version_specifications_rows_order_idx" ON "_machines_v_version_specifications_rows" USING btree ("_order");
  CREATE INDEX "_machines_v_version_specifications_rows_parent_id_idx" ON "_machines_v_version_specifications_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_machines_v_version_specifications_rows_locales_locale_paren" ON "_machines_v_version_specifications_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_version_specifications_order_idx" ON "_machines_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_machines_v_version_specifications_parent_id_idx" ON "_machines_v_version_specifications" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_machines_v_version_specifications_locales_locale_parent_id_" ON "_machines_v_version_specifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_version_signals_order_idx" ON "_machines_v_version_signals" USING btree ("_order");
  CREATE INDEX "_machines_v_version_signals_parent_id_idx" ON "_machines_v_version_signals" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_machines_v_version_signals_locales_locale_parent_id_unique" ON "_machines_v_version_signals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_version_certificates_order_idx" ON "_machines_v_version_certificates" USING btree ("_order");
  CREATE INDEX "_machines_v_version_certificates_parent_id_idx" ON "_machines_v_version_certificates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_machines_v_version_certificates_locales_locale_parent_id_un" ON "_machines_v_version_certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_version_documents_order_idx" ON "_machines_v_version_documents" USING btree ("_order");
  CREATE INDEX "_machines_v_version_documents_parent_id_idx" ON "_machines_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_machines_v_version_documents_locales_locale_parent_id_uniqu" ON "_machines_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_parent_idx" ON "_machines_v" USING btree ("parent_id");
  CREATE INDEX "_machines_v_version_version__order_idx" ON "_machines_v" USING btree ("version__order");
  CREATE INDEX "_machines_v_version_version_class_idx" ON "_machines_v" USING btree ("version_class_id");
  CREATE INDEX "_machines_v_version_version_image_idx" ON "_machines_v" USING btree ("version_image_id");
  CREATE INDEX "_machines_v_version_version_updated_at_idx" ON "_machines_v" USING btree ("version_updated_at");
  CREATE INDEX "_machines_v_version_version_created_at_idx" ON "_machines_v" USING btree ("version_created_at");
  CREATE INDEX "_machines_v_version_version_deleted_at_idx" ON "_machines_v" USING btree ("version_deleted_at");
  CREATE INDEX "_machines_v_created_at_idx" ON "_machines_v" USING btree ("created_at");
  CREATE INDEX "_machines_v_updated_at_idx" ON "_machines_v" USING btree ("updated_at");
  CREATE INDEX "_machines_v_snapshot_idx" ON "_machines_v" USING btree ("snapshot");
  CREATE INDEX "_machines_v_published_locale_idx" ON "_machines_v" USING btree ("published_locale");
  CREATE INDEX "_machines_v_latest_idx" ON "_machines_v" USING btree ("latest");
  CREATE INDEX "_machines_v_version_version_slug_idx" ON "_machines_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_machines_v_version_version__status_idx" ON "_machines_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_machines_v_locales_locale_parent_id_unique" ON "_machines_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machines_v_rels_order_idx" ON "_machines_v_rels" USING btree ("order");
  CREATE INDEX "_machines_v_rels_parent_idx" ON "_machines_v_rels" USING btree ("parent_id");
  CREATE INDEX "_machines_v_rels_path_idx" ON "_machines_v_rels" USING btree ("path");
  CREATE INDEX "_machines_v_rels_machine_interfaces_id_idx" ON "_machines_v_rels" USING btree ("machine_interfaces_id");
  CREATE INDEX "_machines_v_rels_media_id_idx" ON "_machines_v_rels" USING btree ("media_id");
  CREATE INDEX "_machines_v_rels_products_id_idx" ON "_machines_v_rels" USING btree ("products_id");
  CREATE INDEX "machine_classes__order_idx" ON "machine_classes" USING btree ("_order");
  CREATE INDEX "machine_classes_updated_at_idx" ON "machine_classes" USING btree ("updated_at");
  CREATE INDEX "machine_classes_created_at_idx" ON "machine_classes" USING btree ("created_at");
  CREATE INDEX "machine_classes_deleted_at_idx" ON "machine_classes" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "machine_classes_slug_idx" ON "machine_classes_locales" USING btree ("slug","_locale");
  CREATE INDEX "machine_classes__status_idx" ON "machine_classes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "machine_classes_locales_locale_parent_id_unique" ON "machine_classes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machine_classes_v_parent_idx" ON "_machine_classes_v" USING btree ("parent_id");
  CREATE INDEX "_machine_classes_v_version_version__order_idx" ON "_machine_classes_v" USING btree ("version__order");
  CREATE INDEX "_machine_classes_v_version_version_updated_at_idx" ON "_machine_classes_v" USING btree ("version_updated_at");
  CREATE INDEX "_machine_classes_v_version_version_created_at_idx" ON "_machine_classes_v" USING btree ("version_created_at");
  CREATE INDEX "_machine_classes_v_version_version_deleted_at_idx" ON "_machine_classes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_machine_classes_v_created_at_idx" ON "_machine_classes_v" USING btree ("created_at");
  CREATE INDEX "_machine_classes_v_updated_at_idx" ON "_machine_classes_v" USING btree ("updated_at");
  CREATE INDEX "_machine_classes_v_snapshot_idx" ON "_machine_classes_v" USING btree ("snapshot");
  CREATE INDEX "_machine_classes_v_published_locale_idx" ON "_machine_classes_v" USING btree ("published_locale");
  CREATE INDEX "_machine_classes_v_latest_idx" ON "_machine_classes_v" USING btree ("latest");
  CREATE INDEX "_machine_classes_v_version_version_slug_idx" ON "_machine_classes_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_machine_classes_v_version_version__status_idx" ON "_machine_classes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_machine_classes_v_locales_locale_parent_id_unique" ON "_machine_classes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "machine_interfaces__order_idx" ON "machine_interfaces" USING btree ("_order");
  CREATE INDEX "machine_interfaces_updated_at_idx" ON "machine_interfaces" USING btree ("updated_at");
  CREATE INDEX "machine_interfaces_created_at_idx" ON "machine_interfaces" USING btree ("created_at");
  CREATE INDEX "machine_interfaces_deleted_at_idx" ON "machine_interfaces" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "machine_interfaces_slug_idx" ON "machine_interfaces_locales" USING btree ("slug","_locale");
  CREATE INDEX "machine_interfaces__status_idx" ON "machine_interfaces_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "machine_interfaces_locales_locale_parent_id_unique" ON "machine_interfaces_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_machine_interfaces_v_parent_idx" ON "_machine_interfaces_v" USING btree ("parent_id");
  CREATE INDEX "_machine_interfaces_v_version_version__order_idx" ON "_machine_interfaces_v" USING btree ("version__order");
  CREATE INDEX "_machine_interfaces_v_version_version_updated_at_idx" ON "_machine_interfaces_v" USING btree ("version_updated_at");
  CREATE INDEX "_machine_interfaces_v_version_version_created_at_idx" ON "_machine_interfaces_v" USING btree ("version_created_at");
  CREATE INDEX "_machine_interfaces_v_version_version_deleted_at_idx" ON "_machine_interfaces_v" USING btree ("version_deleted_at");
  CREATE INDEX "_machine_interfaces_v_created_at_idx" ON "_machine_interfaces_v" USING btree ("created_at");
  CREATE INDEX "_machine_interfaces_v_updated_at_idx" ON "_machine_interfaces_v" USING btree ("updated_at");
  CREATE INDEX "_machine_interfaces_v_snapshot_idx" ON "_machine_interfaces_v" USING btree ("snapshot");
  CREATE INDEX "_machine_interfaces_v_published_locale_idx" ON "_machine_interfaces_v" USING btree ("published_locale");
  CREATE INDEX "_machine_interfaces_v_latest_idx" ON "_machine_interfaces_v" USING btree ("latest");
  CREATE INDEX "_machine_interfaces_v_version_version_slug_idx" ON "_machine_interfaces_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_machine_interfaces_v_version_version__status_idx" ON "_machine_interfaces_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_machine_interfaces_v_locales_locale_parent_id_unique" ON "_machine_interfaces_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "engines__order_idx" ON "engines" USING btree ("_order");
  CREATE INDEX "engines_updated_at_idx" ON "engines" USING btree ("updated_at");
  CREATE INDEX "engines_created_at_idx" ON "engines" USING btree ("created_at");
  CREATE INDEX "engines_deleted_at_idx" ON "engines" USING btree ("deleted_at");
  CREATE INDEX "engines__status_idx" ON "engines_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "engines_locales_locale_parent_id_unique" ON "engines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_engines_v_parent_idx" ON "_engines_v" USING btree ("parent_id");
  CREATE INDEX "_engines_v_version_version__order_idx" ON "_engines_v" USING btree ("version__order");
  CREATE INDEX "_engines_v_version_version_updated_at_idx" ON "_engines_v" USING btree ("version_updated_at");
  CREATE INDEX "_engines_v_version_version_created_at_idx" ON "_engines_v" USING btree ("version_created_at");
  CREATE INDEX "_engines_v_version_version_deleted_at_idx" ON "_engines_v" USING btree ("version_deleted_at");
  CREATE INDEX "_engines_v_created_at_idx" ON "_engines_v" USING btree ("created_at");
  CREATE INDEX "_engines_v_updated_at_idx" ON "_engines_v" USING btree ("updated_at");
  CREATE INDEX "_engines_v_snapshot_idx" ON "_engines_v" USING btree ("snapshot");
  CREATE INDEX "_engines_v_published_locale_idx" ON "_engines_v" USING btree ("published_locale");
  CREATE INDEX "_engines_v_latest_idx" ON "_engines_v" USING btree ("latest");
  CREATE INDEX "_engines_v_version_version__status_idx" ON "_engines_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_engines_v_locales_locale_parent_id_unique" ON "_engines_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "industries__order_idx" ON "industries" USING btree ("_order");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "industries_slug_idx" ON "industries_locales" USING btree ("slug","_locale");
  CREATE INDEX "industries__status_idx" ON "industries_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "industries_locales_locale_parent_id_unique" ON "industries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_industries_v_parent_idx" ON "_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version__order_idx" ON "_industries_v" USING btree ("version__order");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_version_version_deleted_at_idx" ON "_industries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_industries_v_created_at_idx" ON "_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "_industries_v" USING btree ("updated_at");
  CREATE INDEX "_industries_v_snapshot_idx" ON "_industries_v" USING btree ("snapshot");
  CREATE INDEX "_industries_v_published_locale_idx" ON "_industries_v" USING btree ("published_locale");
  CREATE INDEX "_industries_v_latest_idx" ON "_industries_v" USING btree ("latest");
  CREATE INDEX "_industries_v_version_version_slug_idx" ON "_industries_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_industries_v_version_version__status_idx" ON "_industries_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_industries_v_locales_locale_parent_id_unique" ON "_industries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_method_order_idx" ON "solutions_method" USING btree ("_order");
  CREATE INDEX "solutions_method_parent_id_idx" ON "solutions_method" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_method_locales_locale_parent_id_unique" ON "solutions_method_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_architecture_order_idx" ON "solutions_architecture" USING btree ("_order");
  CREATE INDEX "solutions_architecture_parent_id_idx" ON "solutions_architecture" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_architecture_locales_locale_parent_id_unique" ON "solutions_architecture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_results_order_idx" ON "solutions_results" USING btree ("_order");
  CREATE INDEX "solutions_results_parent_id_idx" ON "solutions_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_results_locales_locale_parent_id_unique" ON "solutions_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions__order_idx" ON "solutions" USING btree ("_order");
  CREATE INDEX "solutions_industry_idx" ON "solutions" USING btree ("industry_id");
  CREATE INDEX "solutions_image_idx" ON "solutions" USING btree ("image_id");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "solutions_slug_idx" ON "solutions_locales" USING btree ("slug","_locale");
  CREATE INDEX "solutions__status_idx" ON "solutions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_rels_order_idx" ON "solutions_rels" USING btree ("order");
  CREATE INDEX "solutions_rels_parent_idx" ON "solutions_rels" USING btree ("parent_id");
  CREATE INDEX "solutions_rels_path_idx" ON "solutions_rels" USING btree ("path");
  CREATE INDEX "solutions_rels_products_id_idx" ON "solutions_rels" USING btree ("products_id");
  CREATE INDEX "solutions_rels_attachments_id_idx" ON "solutions_rels" USING btree ("attachments_id");
  CREATE INDEX "_solutions_v_version_method_order_idx" ON "_solutions_v_version_method" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_method_parent_id_idx" ON "_solutions_v_version_method" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_method_locales_locale_parent_id_unique" ON "_solutions_v_version_method_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_architecture_order_idx" ON "_solutions_v_version_architecture" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_architecture_parent_id_idx" ON "_solutions_v_version_architecture" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_architecture_locales_locale_parent_id_u" ON "_solutions_v_version_architecture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_results_order_idx" ON "_solutions_v_version_results" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_results_parent_id_idx" ON "_solutions_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_solutions_v_version_results_locales_locale_parent_id_unique" ON "_solutions_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version__order_idx" ON "_solutions_v" USING btree ("version__order");
  CREATE INDEX "_solutions_v_version_version_industry_idx" ON "_solutions_v" USING btree ("version_industry_id");
  CREATE INDEX "_solutions_v_version_version_image_idx" ON "_solutions_v" USING btree ("version_image_id");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "_solutions_v_version_version_slug_idx" ON "_solutions_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_rels_order_idx" ON "_solutions_v_rels" USING btree ("order");
  CREATE INDEX "_solutions_v_rels_parent_idx" ON "_solutions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_rels_path_idx" ON "_solutions_v_rels" USING btree ("path");
  CREATE INDEX "_solutions_v_rels_products_id_idx" ON "_solutions_v_rels" USING btree ("products_id");
  CREATE INDEX "_solutions_v_rels_attachments_id_idx" ON "_solutions_v_rels" USING btree ("attachments_id");
  CREATE INDEX "function_areas_groups_order_idx" ON "function_areas_groups" USING btree ("_order");
  CREATE INDEX "function_areas_groups_parent_id_idx" ON "function_areas_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "function_areas_groups_locales_locale_parent_id_unique" ON "function_areas_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "function_areas__order_idx" ON "function_areas" USING btree ("_order");
  CREATE INDEX "function_areas_updated_at_idx" ON "function_areas" USING btree ("updated_at");
  CREATE INDEX "function_areas_created_at_idx" ON "function_areas" USING btree ("created_at");
  CREATE INDEX "function_areas_deleted_at_idx" ON "function_areas" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "function_areas_slug_idx" ON "function_areas_locales" USING btree ("slug","_locale");
  CREATE INDEX "function_areas__status_idx" ON "function_areas_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "function_areas_locales_locale_parent_id_unique" ON "function_areas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_function_areas_v_version_groups_order_idx" ON "_function_areas_v_version_groups" USING btree ("_order");
  CREATE INDEX "_function_areas_v_version_groups_parent_id_idx" ON "_function_areas_v_version_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_function_areas_v_version_groups_locales_locale_parent_id_un" ON "_function_areas_v_version_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_function_areas_v_parent_idx" ON "_function_areas_v" USING btree ("parent_id");
  CREATE INDEX "_function_areas_v_version_version__order_idx" ON "_function_areas_v" USING btree ("version__order");
  CREATE INDEX "_function_areas_v_version_version_updated_at_idx" ON "_function_areas_v" USING btree ("version_updated_at");
  CREATE INDEX "_function_areas_v_version_version_created_at_idx" ON "_function_areas_v" USING btree ("version_created_at");
  CREATE INDEX "_function_areas_v_version_version_deleted_at_idx" ON "_function_areas_v" USING btree ("version_deleted_at");
  CREATE INDEX "_function_areas_v_created_at_idx" ON "_function_areas_v" USING btree ("created_at");
  CREATE INDEX "_function_areas_v_updated_at_idx" ON "_function_areas_v" USING btree ("updated_at");
  CREATE INDEX "_function_areas_v_snapshot_idx" ON "_function_areas_v" USING btree ("snapshot");
  CREATE INDEX "_function_areas_v_published_locale_idx" ON "_function_areas_v" USING btree ("published_locale");
  CREATE INDEX "_function_areas_v_latest_idx" ON "_function_areas_v" USING btree ("latest");
  CREATE INDEX "_function_areas_v_version_version_slug_idx" ON "_function_areas_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_function_areas_v_version_version__status_idx" ON "_function_areas_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_function_areas_v_locales_locale_parent_id_unique" ON "_function_areas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_libraries_blocks_order_idx" ON "block_libraries_blocks" USING btree ("_order");
  CREATE INDEX "block_libraries_blocks_parent_id_idx" ON "block_libraries_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "block_libraries_blocks_locales_locale_parent_id_unique" ON "block_libraries_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_libraries__order_idx" ON "block_libraries" USING btree ("_order");
  CREATE INDEX "block_libraries_updated_at_idx" ON "block_libraries" USING btree ("updated_at");
  CREATE INDEX "block_libraries_created_at_idx" ON "block_libraries" USING btree ("created_at");
  CREATE INDEX "block_libraries_deleted_at_idx" ON "block_libraries" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "block_libraries_slug_idx" ON "block_libraries_locales" USING btree ("slug","_locale");
  CREATE INDEX "block_libraries__status_idx" ON "block_libraries_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "block_libraries_locales_locale_parent_id_unique" ON "block_libraries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_libraries_v_version_blocks_order_idx" ON "_block_libraries_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_block_libraries_v_version_blocks_parent_id_idx" ON "_block_libraries_v_version_blocks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_block_libraries_v_version_blocks_locales_locale_parent_id_u" ON "_block_libraries_v_version_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_libraries_v_parent_idx" ON "_block_libraries_v" USING btree ("parent_id");
  CREATE INDEX "_block_libraries_v_version_version__order_idx" ON "_block_libraries_v" USING btree ("version__order");
  CREATE INDEX "_block_libraries_v_version_version_updated_at_idx" ON "_block_libraries_v" USING btree ("version_updated_at");
  CREATE INDEX "_block_libraries_v_version_version_created_at_idx" ON "_block_libraries_v" USING btree ("version_created_at");
  CREATE INDEX "_block_libraries_v_version_version_deleted_at_idx" ON "_block_libraries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_block_libraries_v_created_at_idx" ON "_block_libraries_v" USING btree ("created_at");
  CREATE INDEX "_block_libraries_v_updated_at_idx" ON "_block_libraries_v" USING btree ("updated_at");
  CREATE INDEX "_block_libraries_v_snapshot_idx" ON "_block_libraries_v" USING btree ("snapshot");
  CREATE INDEX "_block_libraries_v_published_locale_idx" ON "_block_libraries_v" USING btree ("published_locale");
  CREATE INDEX "_block_libraries_v_latest_idx" ON "_block_libraries_v" USING btree ("latest");
  CREATE INDEX "_block_libraries_v_version_version_slug_idx" ON "_block_libraries_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_block_libraries_v_version_version__status_idx" ON "_block_libraries_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_block_libraries_v_locales_locale_parent_id_unique" ON "_block_libraries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platforms_products_order_idx" ON "platforms_products" USING btree ("_order");
  CREATE INDEX "platforms_products_parent_id_idx" ON "platforms_products" USING btree ("_parent_id");
  CREATE INDEX "platforms_products_product_idx" ON "platforms_products" USING btree ("product_id");
  CREATE UNIQUE INDEX "platforms_products_locales_locale_parent_id_unique" ON "platforms_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platforms__order_idx" ON "platforms" USING btree ("_order");
  CREATE INDEX "platforms_kind_idx" ON "platforms" USING btree ("kind");
  CREATE INDEX "platforms_updated_at_idx" ON "platforms" USING btree ("updated_at");
  CREATE INDEX "platforms_created_at_idx" ON "platforms" USING btree ("created_at");
  CREATE INDEX "platforms_deleted_at_idx" ON "platforms" USING btree ("deleted_at");
  CREATE INDEX "platforms__status_idx" ON "platforms_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "platforms_locales_locale_parent_id_unique" ON "platforms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platforms_v_version_products_order_idx" ON "_platforms_v_version_products" USING btree ("_order");
  CREATE INDEX "_platforms_v_version_products_parent_id_idx" ON "_platforms_v_version_products" USING btree ("_parent_id");
  CREATE INDEX "_platforms_v_version_products_product_idx" ON "_platforms_v_version_products" USING btree ("product_id");
  CREATE UNIQUE INDEX "_platforms_v_version_products_locales_locale_parent_id_uniqu" ON "_platforms_v_version_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platforms_v_parent_idx" ON "_platforms_v" USING btree ("parent_id");
  CREATE INDEX "_platforms_v_version_version__order_idx" ON "_platforms_v" USING btree ("version__order");
  CREATE INDEX "_platforms_v_version_version_kind_idx" ON "_platforms_v" USING btree ("version_kind");
  CREATE INDEX "_platforms_v_version_version_updated_at_idx" ON "_platforms_v" USING btree ("version_updated_at");
  CREATE INDEX "_platforms_v_version_version_created_at_idx" ON "_platforms_v" USING btree ("version_created_at");
  CREATE INDEX "_platforms_v_version_version_deleted_at_idx" ON "_platforms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_platforms_v_created_at_idx" ON "_platforms_v" USING btree ("created_at");
  CREATE INDEX "_platforms_v_updated_at_idx" ON "_platforms_v" USING btree ("updated_at");
  CREATE INDEX "_platforms_v_snapshot_idx" ON "_platforms_v" USING btree ("snapshot");
  CREATE INDEX "_platforms_v_published_locale_idx" ON "_platforms_v" USING btree ("published_locale");
  CREATE INDEX "_platforms_v_latest_idx" ON "_platforms_v" USING btree ("latest");
  CREATE INDEX "_platforms_v_version_version__status_idx" ON "_platforms_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_platforms_v_locales_locale_parent_id_unique" ON "_platforms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "help_articles_sections_order_idx" ON "help_articles_sections" USING btree ("_order");
  CREATE INDEX "help_articles_sections_parent_id_idx" ON "help_articles_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "help_articles_sections_locales_locale_parent_id_unique" ON "help_articles_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "help_articles_category_idx" ON "help_articles" USING btree ("category_id");
  CREATE INDEX "help_articles_updated_at_idx" ON "help_articles" USING btree ("updated_at");
  CREATE INDEX "help_articles_created_at_idx" ON "help_articles" USING btree ("created_at");
  CREATE INDEX "help_articles_deleted_at_idx" ON "help_articles" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "help_articles_slug_idx" ON "help_articles_locales" USING btree ("slug","_locale");
  CREATE INDEX "help_articles__status_idx" ON "help_articles_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "help_articles_locales_locale_parent_id_unique" ON "help_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "help_articles_rels_order_idx" ON "help_articles_rels" USING btree ("order");
  CREATE INDEX "help_articles_rels_parent_idx" ON "help_articles_rels" USING btree ("parent_id");
  CREATE INDEX "help_articles_rels_path_idx" ON "help_articles_rels" USING btree ("path");
  CREATE INDEX "help_articles_rels_products_id_idx" ON "help_articles_rels" USING btree ("products_id");
  CREATE INDEX "help_articles_rels_help_articles_id_idx" ON "help_articles_rels" USING btree ("help_articles_id");
  CREATE INDEX "_help_articles_v_version_sections_order_idx" ON "_help_articles_v_version_sections" USING btree ("_order");
  CREATE INDEX "_help_articles_v_version_sections_parent_id_idx" ON "_help_articles_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_help_articles_v_version_sections_locales_locale_parent_id_u" ON "_help_articles_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_help_articles_v_parent_idx" ON "_help_articles_v" USING btree ("parent_id");
  CREATE INDEX "_help_articles_v_version_version_category_idx" ON "_help_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_help_articles_v_version_version_updated_at_idx" ON "_help_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_help_articles_v_version_version_created_at_idx" ON "_help_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_help_articles_v_version_version_deleted_at_idx" ON "_help_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_help_articles_v_created_at_idx" ON "_help_articles_v" USING btree ("created_at");
  CREATE INDEX "_help_articles_v_updated_at_idx" ON "_help_articles_v" USING btree ("updated_at");
  CREATE INDEX "_help_articles_v_snapshot_idx" ON "_help_articles_v" USING btree ("snapshot");
  CREATE INDEX "_help_articles_v_published_locale_idx" ON "_help_articles_v" USING btree ("published_locale");
  CREATE INDEX "_help_articles_v_latest_idx" ON "_help_articles_v" USING btree ("latest");
  CREATE INDEX "_help_articles_v_version_version_slug_idx" ON "_help_articles_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_help_articles_v_version_version__status_idx" ON "_help_articles_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_help_articles_v_locales_locale_parent_id_unique" ON "_help_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_help_articles_v_rels_order_idx" ON "_help_articles_v_rels" USING btree ("order");
  CREATE INDEX "_help_articles_v_rels_parent_idx" ON "_help_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_help_articles_v_rels_path_idx" ON "_help_articles_v_rels" USING btree ("path");
  CREATE INDEX "_help_articles_v_rels_products_id_idx" ON "_help_articles_v_rels" USING btree ("products_id");
  CREATE INDEX "_help_articles_v_rels_help_articles_id_idx" ON "_help_articles_v_rels" USING btree ("help_articles_id");
  CREATE INDEX "help_categories__order_idx" ON "help_categories" USING btree ("_order");
  CREATE INDEX "help_categories_updated_at_idx" ON "help_categories" USING btree ("updated_at");
  CREATE INDEX "help_categories_created_at_idx" ON "help_categories" USING btree ("created_at");
  CREATE INDEX "help_categories_deleted_at_idx" ON "help_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "help_categories_slug_idx" ON "help_categories_locales" USING btree ("slug","_locale");
  CREATE INDEX "help_categories__status_idx" ON "help_categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "help_categories_locales_locale_parent_id_unique" ON "help_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_help_categories_v_parent_idx" ON "_help_categories_v" USING btree ("parent_id");
  CREATE INDEX "_help_categories_v_version_version__order_idx" ON "_help_categories_v" USING btree ("version__order");
  CREATE INDEX "_help_categories_v_version_version_updated_at_idx" ON "_help_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_help_categories_v_version_version_created_at_idx" ON "_help_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_help_categories_v_version_version_deleted_at_idx" ON "_help_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_help_categories_v_created_at_idx" ON "_help_categories_v" USING btree ("created_at");
  CREATE INDEX "_help_categories_v_updated_at_idx" ON "_help_categories_v" USING btree ("updated_at");
  CREATE INDEX "_help_categories_v_snapshot_idx" ON "_help_categories_v" USING btree ("snapshot");
  CREATE INDEX "_help_categories_v_published_locale_idx" ON "_help_categories_v" USING btree ("published_locale");
  CREATE INDEX "_help_categories_v_latest_idx" ON "_help_categories_v" USING btree ("latest");
  CREATE INDEX "_help_categories_v_version_version_slug_idx" ON "_help_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_help_categories_v_version_version__status_idx" ON "_help_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_help_categories_v_locales_locale_parent_id_unique" ON "_help_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "standards_support_order_idx" ON "standards_support" USING btree ("_order");
  CREATE INDEX "standards_support_parent_id_idx" ON "standards_support" USING btree ("_parent_id");
  CREATE INDEX "standards_support_product_idx" ON "standards_support" USING btree ("product_id");
  CREATE UNIQUE INDEX "standards_support_locales_locale_parent_id_unique" ON "standards_support_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "standards__order_idx" ON "standards" USING btree ("_order");
  CREATE INDEX "standards_updated_at_idx" ON "standards" USING btree ("updated_at");
  CREATE INDEX "standards_created_at_idx" ON "standards" USING btree ("created_at");
  CREATE INDEX "standards_deleted_at_idx" ON "standards" USING btree ("deleted_at");
  CREATE INDEX "standards__status_idx" ON "standards_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "standards_locales_locale_parent_id_unique" ON "standards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_standards_v_version_support_order_idx" ON "_standards_v_version_support" USING btree ("_order");
  CREATE INDEX "_standards_v_version_support_parent_id_idx" ON "_standards_v_version_support" USING btree ("_parent_id");
  CREATE INDEX "_standards_v_version_support_product_idx" ON "_standards_v_version_support" USING btree ("product_id");
  CREATE UNIQUE INDEX "_standards_v_version_support_locales_locale_parent_id_unique" ON "_standards_v_version_support_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_standards_v_parent_idx" ON "_standards_v" USING btree ("parent_id");
  CREATE INDEX "_standards_v_version_version__order_idx" ON "_standards_v" USING btree ("version__order");
  CREATE INDEX "_standards_v_version_version_updated_at_idx" ON "_standards_v" USING btree ("version_updated_at");
  CREATE INDEX "_standards_v_version_version_created_at_idx" ON "_standards_v" USING btree ("version_created_at");
  CREATE INDEX "_standards_v_version_version_deleted_at_idx" ON "_standards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_standards_v_created_at_idx" ON "_standards_v" USING btree ("created_at");
  CREATE INDEX "_standards_v_updated_at_idx" ON "_standards_v" USING btree ("updated_at");
  CREATE INDEX "_standards_v_snapshot_idx" ON "_standards_v" USING btree ("snapshot");
  CREATE INDEX "_standards_v_published_locale_idx" ON "_standards_v" USING btree ("published_locale");
  CREATE INDEX "_standards_v_latest_idx" ON "_standards_v" USING btree ("latest");
  CREATE INDEX "_standards_v_version_version__status_idx" ON "_standards_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_standards_v_locales_locale_parent_id_unique" ON "_standards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "components_used_in_order_idx" ON "components_used_in" USING btree ("_order");
  CREATE INDEX "components_used_in_parent_id_idx" ON "components_used_in" USING btree ("_parent_id");
  CREATE INDEX "components_updated_at_idx" ON "components" USING btree ("updated_at");
  CREATE INDEX "components_created_at_idx" ON "components" USING btree ("created_at");
  CREATE INDEX "components_deleted_at_idx" ON "components" USING btree ("deleted_at");
  CREATE INDEX "components__status_idx" ON "components_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "components_locales_locale_parent_id_unique" ON "components_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "components_rels_order_idx" ON "components_rels" USING btree ("order");
  CREATE INDEX "components_rels_parent_idx" ON "components_rels" USING btree ("parent_id");
  CREATE INDEX "components_rels_path_idx" ON "components_rels" USING btree ("path");
  CREATE INDEX "components_rels_products_id_idx" ON "components_rels" USING btree ("products_id");
  CREATE INDEX "_components_v_version_used_in_order_idx" ON "_components_v_version_used_in" USING btree ("_order");
  CREATE INDEX "_components_v_version_used_in_parent_id_idx" ON "_components_v_version_used_in" USING btree ("_parent_id");
  CREATE INDEX "_components_v_parent_idx" ON "_components_v" USING btree ("parent_id");
  CREATE INDEX "_components_v_version_version_updated_at_idx" ON "_components_v" USING btree ("version_updated_at");
  CREATE INDEX "_components_v_version_version_created_at_idx" ON "_components_v" USING btree ("version_created_at");
  CREATE INDEX "_components_v_version_version_deleted_at_idx" ON "_components_v" USING btree ("version_deleted_at");
  CREATE INDEX "_components_v_created_at_idx" ON "_components_v" USING btree ("created_at");
  CREATE INDEX "_components_v_updated_at_idx" ON "_components_v" USING btree ("updated_at");
  CREATE INDEX "_components_v_snapshot_idx" ON "_components_v" USING btree ("snapshot");
  CREATE INDEX "_components_v_published_locale_idx" ON "_components_v" USING btree ("published_locale");
  CREATE INDEX "_components_v_latest_idx" ON "_components_v" USING btree ("latest");
  CREATE INDEX "_components_v_version_version__status_idx" ON "_components_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_components_v_locales_locale_parent_id_unique" ON "_components_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_components_v_rels_order_idx" ON "_components_v_rels" USING btree ("order");
  CREATE INDEX "_components_v_rels_parent_idx" ON "_components_v_rels" USING btree ("parent_id");
  CREATE INDEX "_components_v_rels_path_idx" ON "_components_v_rels" USING btree ("path");
  CREATE INDEX "_components_v_rels_products_id_idx" ON "_components_v_rels" USING btree ("products_id");
  CREATE INDEX "advisories_affected_order_idx" ON "advisories_affected" USING btree ("_order");
  CREATE INDEX "advisories_affected_parent_id_idx" ON "advisories_affected" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "advisories_affected_locales_locale_parent_id_unique" ON "advisories_affected_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advisories_revisions_order_idx" ON "advisories_revisions" USING btree ("_order");
  CREATE INDEX "advisories_revisions_parent_id_idx" ON "advisories_revisions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "advisories_revisions_locales_locale_parent_id_unique" ON "advisories_revisions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advisories_credits_order_idx" ON "advisories_credits" USING btree ("_order");
  CREATE INDEX "advisories_credits_parent_id_idx" ON "advisories_credits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "advisories_credits_locales_locale_parent_id_unique" ON "advisories_credits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advisories_references_order_idx" ON "advisories_references" USING btree ("_order");
  CREATE INDEX "advisories_references_parent_id_idx" ON "advisories_references" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "advisories_references_locales_locale_parent_id_unique" ON "advisories_references_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "advisories_number_idx" ON "advisories" USING btree ("number");
  CREATE INDEX "advisories_cve_idx" ON "advisories" USING btree ("cve");
  CREATE INDEX "advisories_date_idx" ON "advisories" USING btree ("date");
  CREATE INDEX "advisories_revised_on_idx" ON "advisories" USING btree ("revised_on");
  CREATE INDEX "advisories_updated_at_idx" ON "advisories" USING btree ("updated_at");
  CREATE INDEX "advisories_created_at_idx" ON "advisories" USING btree ("created_at");
  CREATE INDEX "advisories_deleted_at_idx" ON "advisories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "advisories_slug_idx" ON "advisories_locales" USING btree ("slug","_locale");
  CREATE INDEX "advisories__status_idx" ON "advisories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "advisories_locales_locale_parent_id_unique" ON "advisories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "advisories_rels_order_idx" ON "advisories_rels" USING btree ("order");
  CREATE INDEX "advisories_rels_parent_idx" ON "advisories_rels" USING btree ("parent_id");
  CREATE INDEX "advisories_rels_path_idx" ON "advisories_rels" USING btree ("path");
  CREATE INDEX "advisories_rels_products_id_idx" ON "advisories_rels" USING btree ("products_id");
  CREATE INDEX "advisories_rels_machines_id_idx" ON "advisories_rels" USING btree ("machines_id");
  CREATE INDEX "_advisories_v_version_affected_order_idx" ON "_advisories_v_version_affected" USING btree ("_order");
  CREATE INDEX "_advisories_v_version_affected_parent_id_idx" ON "_advisories_v_version_affected" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_advisories_v_version_affected_locales_locale_parent_id_uniq" ON "_advisories_v_version_affected_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advisories_v_version_revisions_order_idx" ON "_advisories_v_version_revisions" USING btree ("_order");
  CREATE INDEX "_advisories_v_version_revisions_parent_id_idx" ON "_advisories_v_version_revisions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_advisories_v_version_revisions_locales_locale_parent_id_uni" ON "_advisories_v_version_revisions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advisories_v_version_credits_order_idx" ON "_advisories_v_version_credits" USING btree ("_order");
  CREATE INDEX "_advisories_v_version_credits_parent_id_idx" ON "_advisories_v_version_credits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_advisories_v_version_credits_locales_locale_parent_id_uniqu" ON "_advisories_v_version_credits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advisories_v_version_references_order_idx" ON "_advisories_v_version_references" USING btree ("_order");
  CREATE INDEX "_advisories_v_version_references_parent_id_idx" ON "_advisories_v_version_references" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_advisories_v_version_references_locales_locale_parent_id_un" ON "_advisories_v_version_references_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advisories_v_parent_idx" ON "_advisories_v" USING btree ("parent_id");
  CREATE INDEX "_advisories_v_version_version_number_idx" ON "_advisories_v" USING btree ("version_number");
  CREATE INDEX "_advisories_v_version_version_cve_idx" ON "_advisories_v" USING btree ("version_cve");
  CREATE INDEX "_advisories_v_version_version_date_idx" ON "_advisories_v" USING btree ("version_date");
  CREATE INDEX "_advisories_v_version_version_revised_on_idx" ON "_advisories_v" USING btree ("version_revised_on");
  CREATE INDEX "_advisories_v_version_version_updated_at_idx" ON "_advisories_v" USING btree ("version_updated_at");
  CREATE INDEX "_advisories_v_version_version_created_at_idx" ON "_advisories_v" USING btree ("version_created_at");
  CREATE INDEX "_advisories_v_version_version_deleted_at_idx" ON "_advisories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_advisories_v_created_at_idx" ON "_advisories_v" USING btree ("created_at");
  CREATE INDEX "_advisories_v_updated_at_idx" ON "_advisories_v" USING btree ("updated_at");
  CREATE INDEX "_advisories_v_snapshot_idx" ON "_advisories_v" USING btree ("snapshot");
  CREATE INDEX "_advisories_v_published_locale_idx" ON "_advisories_v" USING btree ("published_locale");
  CREATE INDEX "_advisories_v_latest_idx" ON "_advisories_v" USING btree ("latest");
  CREATE INDEX "_advisories_v_version_version_slug_idx" ON "_advisories_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_advisories_v_version_version__status_idx" ON "_advisories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_advisories_v_locales_locale_parent_id_unique" ON "_advisories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_advisories_v_rels_order_idx" ON "_advisories_v_rels" USING btree ("order");
  CREATE INDEX "_advisories_v_rels_parent_idx" ON "_advisories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_advisories_v_rels_path_idx" ON "_advisories_v_rels" USING btree ("path");
  CREATE INDEX "_advisories_v_rels_products_id_idx" ON "_advisories_v_rels" USING btree ("products_id");
  CREATE INDEX "_advisories_v_rels_machines_id_idx" ON "_advisories_v_rels" USING btree ("machines_id");
  CREATE INDEX "partners__order_idx" ON "partners" USING btree ("_order");
  CREATE INDEX "partners_class_idx" ON "partners" USING btree ("class_id");
  CREATE INDEX "partners_level_idx" ON "partners" USING btree ("level");
  CREATE INDEX "partners_region_idx" ON "partners" USING btree ("region_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners_locales" USING btree ("slug","_locale");
  CREATE INDEX "partners__status_idx" ON "partners_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_rels_order_idx" ON "partners_rels" USING btree ("order");
  CREATE INDEX "partners_rels_parent_idx" ON "partners_rels" USING btree ("parent_id");
  CREATE INDEX "partners_rels_path_idx" ON "partners_rels" USING btree ("path");
  CREATE INDEX "partners_rels_products_id_idx" ON "partners_rels" USING btree ("products_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version__order_idx" ON "_partners_v" USING btree ("version__order");
  CREATE INDEX "_partners_v_version_version_class_idx" ON "_partners_v" USING btree ("version_class_id");
  CREATE INDEX "_partners_v_version_version_level_idx" ON "_partners_v" USING btree ("version_level");
  CREATE INDEX "_partners_v_version_version_region_idx" ON "_partners_v" USING btree ("version_region_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_rels_order_idx" ON "_partners_v_rels" USING btree ("order");
  CREATE INDEX "_partners_v_rels_parent_idx" ON "_partners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_partners_v_rels_path_idx" ON "_partners_v_rels" USING btree ("path");
  CREATE INDEX "_partners_v_rels_products_id_idx" ON "_partners_v_rels" USING btree ("products_id");
  CREATE INDEX "partner_classes__order_idx" ON "partner_classes" USING btree ("_order");
  CREATE INDEX "partner_classes_updated_at_idx" ON "partner_classes" USING btree ("updated_at");
  CREATE INDEX "partner_classes_created_at_idx" ON "partner_classes" USING btree ("created_at");
  CREATE INDEX "partner_classes_deleted_at_idx" ON "partner_classes" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "partner_classes_slug_idx" ON "partner_classes_locales" USING btree ("slug","_locale");
  CREATE INDEX "partner_classes__status_idx" ON "partner_classes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "partner_classes_locales_locale_parent_id_unique" ON "partner_classes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partner_classes_v_parent_idx" ON "_partner_classes_v" USING btree ("parent_id");
  CREATE INDEX "_partner_classes_v_version_version__order_idx" ON "_partner_classes_v" USING btree ("version__order");
  CREATE INDEX "_partner_classes_v_version_version_updated_at_idx" ON "_partner_classes_v" USING btree ("version_updated_at");
  CREATE INDEX "_partner_classes_v_version_version_created_at_idx" ON "_partner_classes_v" USING btree ("version_created_at");
  CREATE INDEX "_partner_classes_v_version_version_deleted_at_idx" ON "_partner_classes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partner_classes_v_created_at_idx" ON "_partner_classes_v" USING btree ("created_at");
  CREATE INDEX "_partner_classes_v_updated_at_idx" ON "_partner_classes_v" USING btree ("updated_at");
  CREATE INDEX "_partner_classes_v_snapshot_idx" ON "_partner_classes_v" USING btree ("snapshot");
  CREATE INDEX "_partner_classes_v_published_locale_idx" ON "_partner_classes_v" USING btree ("published_locale");
  CREATE INDEX "_partner_classes_v_latest_idx" ON "_partner_classes_v" USING btree ("latest");
  CREATE INDEX "_partner_classes_v_version_version_slug_idx" ON "_partner_classes_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_partner_classes_v_version_version__status_idx" ON "_partner_classes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_partner_classes_v_locales_locale_parent_id_unique" ON "_partner_classes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "regions__order_idx" ON "regions" USING btree ("_order");
  CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
  CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
  CREATE INDEX "regions_deleted_at_idx" ON "regions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "regions_slug_idx" ON "regions_locales" USING btree ("slug","_locale");
  CREATE INDEX "regions__status_idx" ON "regions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "regions_locales_locale_parent_id_unique" ON "regions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_regions_v_parent_idx" ON "_regions_v" USING btree ("parent_id");
  CREATE INDEX "_regions_v_version_version__order_idx" ON "_regions_v" USING btree ("version__order");
  CREATE INDEX "_regions_v_version_version_updated_at_idx" ON "_regions_v" USING btree ("version_updated_at");
  CREATE INDEX "_regions_v_version_version_created_at_idx" ON "_regions_v" USING btree ("version_created_at");
  CREATE INDEX "_regions_v_version_version_deleted_at_idx" ON "_regions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_regions_v_created_at_idx" ON "_regions_v" USING btree ("created_at");
  CREATE INDEX "_regions_v_updated_at_idx" ON "_regions_v" USING btree ("updated_at");
  CREATE INDEX "_regions_v_snapshot_idx" ON "_regions_v" USING btree ("snapshot");
  CREATE INDEX "_regions_v_published_locale_idx" ON "_regions_v" USING btree ("published_locale");
  CREATE INDEX "_regions_v_latest_idx" ON "_regions_v" USING btree ("latest");
  CREATE INDEX "_regions_v_version_version_slug_idx" ON "_regions_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_regions_v_version_version__status_idx" ON "_regions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_regions_v_locales_locale_parent_id_unique" ON "_regions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programmes__order_idx" ON "programmes" USING btree ("_order");
  CREATE INDEX "programmes_updated_at_idx" ON "programmes" USING btree ("updated_at");
  CREATE INDEX "programmes_created_at_idx" ON "programmes" USING btree ("created_at");
  CREATE INDEX "programmes_deleted_at_idx" ON "programmes" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "programmes_slug_idx" ON "programmes_locales" USING btree ("slug","_locale");
  CREATE INDEX "programmes__status_idx" ON "programmes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "programmes_locales_locale_parent_id_unique" ON "programmes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_programmes_v_parent_idx" ON "_programmes_v" USING btree ("parent_id");
  CREATE INDEX "_programmes_v_version_version__order_idx" ON "_programmes_v" USING btree ("version__order");
  CREATE INDEX "_programmes_v_version_version_updated_at_idx" ON "_programmes_v" USING btree ("version_updated_at");
  CREATE INDEX "_programmes_v_version_version_created_at_idx" ON "_programmes_v" USING btree ("version_created_at");
  CREATE INDEX "_programmes_v_version_version_deleted_at_idx" ON "_programmes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_programmes_v_created_at_idx" ON "_programmes_v" USING btree ("created_at");
  CREATE INDEX "_programmes_v_updated_at_idx" ON "_programmes_v" USING btree ("updated_at");
  CREATE INDEX "_programmes_v_snapshot_idx" ON "_programmes_v" USING btree ("snapshot");
  CREATE INDEX "_programmes_v_published_locale_idx" ON "_programmes_v" USING btree ("published_locale");
  CREATE INDEX "_programmes_v_latest_idx" ON "_programmes_v" USING btree ("latest");
  CREATE INDEX "_programmes_v_version_version_slug_idx" ON "_programmes_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_programmes_v_version_version__status_idx" ON "_programmes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_programmes_v_locales_locale_parent_id_unique" ON "_programmes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "difficulties__order_idx" ON "difficulties" USING btree ("_order");
  CREATE INDEX "difficulties_updated_at_idx" ON "difficulties" USING btree ("updated_at");
  CREATE INDEX "difficulties_created_at_idx" ON "difficulties" USING btree ("created_at");
  CREATE INDEX "difficulties_deleted_at_idx" ON "difficulties" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "difficulties_slug_idx" ON "difficulties_locales" USING btree ("slug","_locale");
  CREATE INDEX "difficulties__status_idx" ON "difficulties_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "difficulties_locales_locale_parent_id_unique" ON "difficulties_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_difficulties_v_parent_idx" ON "_difficulties_v" USING btree ("parent_id");
  CREATE INDEX "_difficulties_v_version_version__order_idx" ON "_difficulties_v" USING btree ("version__order");
  CREATE INDEX "_difficulties_v_version_version_updated_at_idx" ON "_difficulties_v" USING btree ("version_updated_at");
  CREATE INDEX "_difficulties_v_version_version_created_at_idx" ON "_difficulties_v" USING btree ("version_created_at");
  CREATE INDEX "_difficulties_v_version_version_deleted_at_idx" ON "_difficulties_v" USING btree ("version_deleted_at");
  CREATE INDEX "_difficulties_v_created_at_idx" ON "_difficulties_v" USING btree ("created_at");
  CREATE INDEX "_difficulties_v_updated_at_idx" ON "_difficulties_v" USING btree ("updated_at");
  CREATE INDEX "_difficulties_v_snapshot_idx" ON "_difficulties_v" USING btree ("snapshot");
  CREATE INDEX "_difficulties_v_published_locale_idx" ON "_difficulties_v" USING btree ("published_locale");
  CREATE INDEX "_difficulties_v_latest_idx" ON "_difficulties_v" USING btree ("latest");
  CREATE INDEX "_difficulties_v_version_version_slug_idx" ON "_difficulties_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_difficulties_v_version_version__status_idx" ON "_difficulties_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_difficulties_v_locales_locale_parent_id_unique" ON "_difficulties_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses__order_idx" ON "courses" USING btree ("_order");
  CREATE INDEX "courses_programme_idx" ON "courses" USING btree ("programme_id");
  CREATE INDEX "courses_difficulty_idx" ON "courses" USING btree ("difficulty_id");
  CREATE INDEX "courses_image_idx" ON "courses" USING btree ("image_id");
  CREATE INDEX "courses_starts_on_idx" ON "courses" USING btree ("starts_on");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses_locales" USING btree ("slug","_locale");
  CREATE INDEX "courses__status_idx" ON "courses_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "courses_locales_locale_parent_id_unique" ON "courses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "courses_rels_order_idx" ON "courses_rels" USING btree ("order");
  CREATE INDEX "courses_rels_parent_idx" ON "courses_rels" USING btree ("parent_id");
  CREATE INDEX "courses_rels_path_idx" ON "courses_rels" USING btree ("path");
  CREATE INDEX "courses_rels_products_id_idx" ON "courses_rels" USING btree ("products_id");
  CREATE INDEX "courses_rels_teachers_id_idx" ON "courses_rels" USING btree ("teachers_id");
  CREATE INDEX "courses_rels_attachments_id_idx" ON "courses_rels" USING btree ("attachments_id");
  CREATE INDEX "_courses_v_parent_idx" ON "_courses_v" USING btree ("parent_id");
  CREATE INDEX "_courses_v_version_version__order_idx" ON "_courses_v" USING btree ("version__order");
  CREATE INDEX "_courses_v_version_version_programme_idx" ON "_courses_v" USING btree ("version_programme_id");
  CREATE INDEX "_courses_v_version_version_difficulty_idx" ON "_courses_v" USING btree ("version_difficulty_id");
  CREATE INDEX "_courses_v_version_version_image_idx" ON "_courses_v" USING btree ("version_image_id");
  CREATE INDEX "_courses_v_version_version_starts_on_idx" ON "_courses_v" USING btree ("version_starts_on");
  CREATE INDEX "_courses_v_version_version_updated_at_idx" ON "_courses_v" USING btree ("version_updated_at");
  CREATE INDEX "_courses_v_version_version_created_at_idx" ON "_courses_v" USING btree ("version_created_at");
  CREATE INDEX "_courses_v_version_version_deleted_at_idx" ON "_courses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_courses_v_created_at_idx" ON "_courses_v" USING btree ("created_at");
  CREATE INDEX "_courses_v_updated_at_idx" ON "_courses_v" USING btree ("updated_at");
  CREATE INDEX "_courses_v_snapshot_idx" ON "_courses_v" USING btree ("snapshot");
  CREATE INDEX "_courses_v_published_locale_idx" ON "_courses_v" USING btree ("published_locale");
  CREATE INDEX "_courses_v_latest_idx" ON "_courses_v" USING btree ("latest");
  CREATE INDEX "_courses_v_version_version_slug_idx" ON "_courses_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_courses_v_version_version__status_idx" ON "_courses_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_courses_v_locales_locale_parent_id_unique" ON "_courses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_courses_v_rels_order_idx" ON "_courses_v_rels" USING btree ("order");
  CREATE INDEX "_courses_v_rels_parent_idx" ON "_courses_v_rels" USING btree ("parent_id");
  CREATE INDEX "_courses_v_rels_path_idx" ON "_courses_v_rels" USING btree ("path");
  CREATE INDEX "_courses_v_rels_products_id_idx" ON "_courses_v_rels" USING btree ("products_id");
  CREATE INDEX "_courses_v_rels_teachers_id_idx" ON "_courses_v_rels" USING btree ("teachers_id");
  CREATE INDEX "_courses_v_rels_attachments_id_idx" ON "_courses_v_rels" USING btree ("attachments_id");
  CREATE INDEX "lessons_course_idx" ON "lessons" USING btree ("course_id");
  CREATE INDEX "lessons_video_idx" ON "lessons" USING btree ("video_id");
  CREATE INDEX "lessons_updated_at_idx" ON "lessons" USING btree ("updated_at");
  CREATE INDEX "lessons_created_at_idx" ON "lessons" USING btree ("created_at");
  CREATE INDEX "lessons_deleted_at_idx" ON "lessons" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "lessons_slug_idx" ON "lessons_locales" USING btree ("slug","_locale");
  CREATE INDEX "lessons__status_idx" ON "lessons_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "lessons_locales_locale_parent_id_unique" ON "lessons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lessons_rels_order_idx" ON "lessons_rels" USING btree ("order");
  CREATE INDEX "lessons_rels_parent_idx" ON "lessons_rels" USING btree ("parent_id");
  CREATE INDEX "lessons_rels_path_idx" ON "lessons_rels" USING btree ("path");
  CREATE INDEX "lessons_rels_attachments_id_idx" ON "lessons_rels" USING btree ("attachments_id");
  CREATE INDEX "_lessons_v_parent_idx" ON "_lessons_v" USING btree ("parent_id");
  CREATE INDEX "_lessons_v_version_version_course_idx" ON "_lessons_v" USING btree ("version_course_id");
  CREATE INDEX "_lessons_v_version_version_video_idx" ON "_lessons_v" USING btree ("version_video_id");
  CREATE INDEX "_lessons_v_version_version_updated_at_idx" ON "_lessons_v" USING btree ("version_updated_at");
  CREATE INDEX "_lessons_v_version_version_created_at_idx" ON "_lessons_v" USING btree ("version_created_at");
  CREATE INDEX "_lessons_v_version_version_deleted_at_idx" ON "_lessons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_lessons_v_created_at_idx" ON "_lessons_v" USING btree ("created_at");
  CREATE INDEX "_lessons_v_updated_at_idx" ON "_lessons_v" USING btree ("updated_at");
  CREATE INDEX "_lessons_v_snapshot_idx" ON "_lessons_v" USING btree ("snapshot");
  CREATE INDEX "_lessons_v_published_locale_idx" ON "_lessons_v" USING btree ("published_locale");
  CREATE INDEX "_lessons_v_latest_idx" ON "_lessons_v" USING btree ("latest");
  CREATE INDEX "_lessons_v_version_version_slug_idx" ON "_lessons_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_lessons_v_version_version__status_idx" ON "_lessons_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_lessons_v_locales_locale_parent_id_unique" ON "_lessons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_rels_order_idx" ON "_lessons_v_rels" USING btree ("order");
  CREATE INDEX "_lessons_v_rels_parent_idx" ON "_lessons_v_rels" USING btree ("parent_id");
  CREATE INDEX "_lessons_v_rels_path_idx" ON "_lessons_v_rels" USING btree ("path");
  CREATE INDEX "_lessons_v_rels_attachments_id_idx" ON "_lessons_v_rels" USING btree ("attachments_id");
  CREATE INDEX "teachers_updated_at_idx" ON "teachers" USING btree ("updated_at");
  CREATE INDEX "teachers_created_at_idx" ON "teachers" USING btree ("created_at");
  CREATE INDEX "teachers_deleted_at_idx" ON "teachers" USING btree ("deleted_at");
  CREATE INDEX "teachers__status_idx" ON "teachers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "teachers_locales_locale_parent_id_unique" ON "teachers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_teachers_v_parent_idx" ON "_teachers_v" USING btree ("parent_id");
  CREATE INDEX "_teachers_v_version_version_updated_at_idx" ON "_teachers_v" USING btree ("version_updated_at");
  CREATE INDEX "_teachers_v_version_version_created_at_idx" ON "_teachers_v" USING btree ("version_created_at");
  CREATE INDEX "_teachers_v_version_version_deleted_at_idx" ON "_teachers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_teachers_v_created_at_idx" ON "_teachers_v" USING btree ("created_at");
  CREATE INDEX "_teachers_v_updated_at_idx" ON "_teachers_v" USING btree ("updated_at");
  CREATE INDEX "_teachers_v_snapshot_idx" ON "_teachers_v" USING btree ("snapshot");
  CREATE INDEX "_teachers_v_published_locale_idx" ON "_teachers_v" USING btree ("published_locale");
  CREATE INDEX "_teachers_v_latest_idx" ON "_teachers_v" USING btree ("latest");
  CREATE INDEX "_teachers_v_version_version__status_idx" ON "_teachers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_teachers_v_locales_locale_parent_id_unique" ON "_teachers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "course_plans_entries_order_idx" ON "course_plans_entries" USING btree ("_order");
  CREATE INDEX "course_plans_entries_parent_id_idx" ON "course_plans_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "course_plans_entries_locales_locale_parent_id_unique" ON "course_plans_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "course_plans__order_idx" ON "course_plans" USING btree ("_order");
  CREATE INDEX "course_plans_updated_at_idx" ON "course_plans" USING btree ("updated_at");
  CREATE INDEX "course_plans_created_at_idx" ON "course_plans" USING btree ("created_at");
  CREATE INDEX "course_plans_deleted_at_idx" ON "course_plans" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "course_plans_slug_idx" ON "course_plans_locales" USING btree ("slug","_locale");
  CREATE INDEX "course_plans__status_idx" ON "course_plans_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "course_plans_locales_locale_parent_id_unique" ON "course_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "course_plans_rels_order_idx" ON "course_plans_rels" USING btree ("order");
  CREATE INDEX "course_plans_rels_parent_idx" ON "course_plans_rels" USING btree ("parent_id");
  CREATE INDEX "course_plans_rels_path_idx" ON "course_plans_rels" USING btree ("path");
  CREATE INDEX "course_plans_rels_textbooks_id_idx" ON "course_plans_rels" USING btree ("textbooks_id");
  CREATE INDEX "_course_plans_v_version_entries_order_idx" ON "_course_plans_v_version_entries" USING btree ("_order");
  CREATE INDEX "_course_plans_v_version_entries_parent_id_idx" ON "_course_plans_v_version_entries" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_course_plans_v_version_entries_locales_locale_parent_id_uni" ON "_course_plans_v_version_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_course_plans_v_parent_idx" ON "_course_plans_v" USING btree ("parent_id");
  CREATE INDEX "_course_plans_v_version_version__order_idx" ON "_course_plans_v" USING btree ("version__order");
  CREATE INDEX "_course_plans_v_version_version_updated_at_idx" ON "_course_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_course_plans_v_version_version_created_at_idx" ON "_course_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_course_plans_v_version_version_deleted_at_idx" ON "_course_plans_v" USING btree ("version_deleted_at");
  CREATE INDEX "_course_plans_v_created_at_idx" ON "_course_plans_v" USING btree ("created_at");
  CREATE INDEX "_course_plans_v_updated_at_idx" ON "_course_plans_v" USING btree ("updated_at");
  CREATE INDEX "_course_plans_v_snapshot_idx" ON "_course_plans_v" USING btree ("snapshot");
  CREATE INDEX "_course_plans_v_published_locale_idx" ON "_course_plans_v" USING btree ("published_locale");
  CREATE INDEX "_course_plans_v_latest_idx" ON "_course_plans_v" USING btree ("latest");
  CREATE INDEX "_course_plans_v_version_version_slug_idx" ON "_course_plans_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_course_plans_v_version_version__status_idx" ON "_course_plans_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_course_plans_v_locales_locale_parent_id_unique" ON "_course_plans_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_course_plans_v_rels_order_idx" ON "_course_plans_v_rels" USING btree ("order");
  CREATE INDEX "_course_plans_v_rels_parent_idx" ON "_course_plans_v_rels" USING btree ("parent_id");
  CREATE INDEX "_course_plans_v_rels_path_idx" ON "_course_plans_v_rels" USING btree ("path");
  CREATE INDEX "_course_plans_v_rels_textbooks_id_idx" ON "_course_plans_v_rels" USING btree ("textbooks_id");
  CREATE INDEX "textbooks__order_idx" ON "textbooks" USING btree ("_order");
  CREATE INDEX "textbooks_image_idx" ON "textbooks" USING btree ("image_id");
  CREATE UNIQUE INDEX "textbooks_isbn_idx" ON "textbooks" USING btree ("isbn");
  CREATE INDEX "textbooks_sample_idx" ON "textbooks" USING btree ("sample_id");
  CREATE INDEX "textbooks_updated_at_idx" ON "textbooks" USING btree ("updated_at");
  CREATE INDEX "textbooks_created_at_idx" ON "textbooks" USING btree ("created_at");
  CREATE INDEX "textbooks_deleted_at_idx" ON "textbooks" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "textbooks_slug_idx" ON "textbooks_locales" USING btree ("slug","_locale");
  CREATE INDEX "textbooks__status_idx" ON "textbooks_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "textbooks_locales_locale_parent_id_unique" ON "textbooks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_textbooks_v_parent_idx" ON "_textbooks_v" USING btree ("parent_id");
  CREATE INDEX "_textbooks_v_version_version__order_idx" ON "_textbooks_v" USING btree ("version__order");
  CREATE INDEX "_textbooks_v_version_version_image_idx" ON "_textbooks_v" USING btree ("version_image_id");
  CREATE INDEX "_textbooks_v_version_version_isbn_idx" ON "_textbooks_v" USING btree ("version_isbn");
  CREATE INDEX "_textbooks_v_version_version_sample_idx" ON "_textbooks_v" USING btree ("version_sample_id");
  CREATE INDEX "_textbooks_v_version_version_updated_at_idx" ON "_textbooks_v" USING btree ("version_updated_at");
  CREATE INDEX "_textbooks_v_version_version_created_at_idx" ON "_textbooks_v" USING btree ("version_created_at");
  CREATE INDEX "_textbooks_v_version_version_deleted_at_idx" ON "_textbooks_v" USING btree ("version_deleted_at");
  CREATE INDEX "_textbooks_v_created_at_idx" ON "_textbooks_v" USING btree ("created_at");
  CREATE INDEX "_textbooks_v_updated_at_idx" ON "_textbooks_v" USING btree ("updated_at");
  CREATE INDEX "_textbooks_v_snapshot_idx" ON "_textbooks_v" USING btree ("snapshot");
  CREATE INDEX "_textbooks_v_published_locale_idx" ON "_textbooks_v" USING btree ("published_locale");
  CREATE INDEX "_textbooks_v_latest_idx" ON "_textbooks_v" USING btree ("latest");
  CREATE INDEX "_textbooks_v_version_version_slug_idx" ON "_textbooks_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_textbooks_v_version_version__status_idx" ON "_textbooks_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_textbooks_v_locales_locale_parent_id_unique" ON "_textbooks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_starts_at_idx" ON "banners" USING btree ("starts_at");
  CREATE INDEX "banners_ends_at_idx" ON "banners" USING btree ("ends_at");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version__order_idx" ON "_banners_v" USING btree ("version__order");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_starts_at_idx" ON "_banners_v" USING btree ("version_starts_at");
  CREATE INDEX "_banners_v_version_version_ends_at_idx" ON "_banners_v" USING btree ("version_ends_at");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "announcements_starts_at_idx" ON "announcements" USING btree ("starts_at");
  CREATE INDEX "announcements_ends_at_idx" ON "announcements" USING btree ("ends_at");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements_deleted_at_idx" ON "announcements" USING btree ("deleted_at");
  CREATE INDEX "announcements__status_idx" ON "announcements_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "announcements_locales_locale_parent_id_unique" ON "announcements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_starts_at_idx" ON "_announcements_v" USING btree ("version_starts_at");
  CREATE INDEX "_announcements_v_version_version_ends_at_idx" ON "_announcements_v" USING btree ("version_ends_at");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version_deleted_at_idx" ON "_announcements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_snapshot_idx" ON "_announcements_v" USING btree ("snapshot");
  CREATE INDEX "_announcements_v_published_locale_idx" ON "_announcements_v" USING btree ("published_locale");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_announcements_v_locales_locale_parent_id_unique" ON "_announcements_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "offices__order_idx" ON "offices" USING btree ("_order");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
  CREATE INDEX "offices__status_idx" ON "offices_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "offices_locales_locale_parent_id_unique" ON "offices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version__order_idx" ON "_offices_v" USING btree ("version__order");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_snapshot_idx" ON "_offices_v" USING btree ("snapshot");
  CREATE INDEX "_offices_v_published_locale_idx" ON "_offices_v" USING btree ("published_locale");
  CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
  CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_offices_v_locales_locale_parent_id_unique" ON "_offices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "experts__order_idx" ON "experts" USING btree ("_order");
  CREATE INDEX "experts_updated_at_idx" ON "experts" USING btree ("updated_at");
  CREATE INDEX "experts_created_at_idx" ON "experts" USING btree ("created_at");
  CREATE INDEX "experts_deleted_at_idx" ON "experts" USING btree ("deleted_at");
  CREATE INDEX "experts__status_idx" ON "experts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "experts_locales_locale_parent_id_unique" ON "experts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_experts_v_parent_idx" ON "_experts_v" USING btree ("parent_id");
  CREATE INDEX "_experts_v_version_version__order_idx" ON "_experts_v" USING btree ("version__order");
  CREATE INDEX "_experts_v_version_version_updated_at_idx" ON "_experts_v" USING btree ("version_updated_at");
  CREATE INDEX "_experts_v_version_version_created_at_idx" ON "_experts_v" USING btree ("version_created_at");
  CREATE INDEX "_experts_v_version_version_deleted_at_idx" ON "_experts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_experts_v_created_at_idx" ON "_experts_v" USING btree ("created_at");
  CREATE INDEX "_experts_v_updated_at_idx" ON "_experts_v" USING btree ("updated_at");
  CREATE INDEX "_experts_v_snapshot_idx" ON "_experts_v" USING btree ("snapshot");
  CREATE INDEX "_experts_v_published_locale_idx" ON "_experts_v" USING btree ("published_locale");
  CREATE INDEX "_experts_v_latest_idx" ON "_experts_v" USING btree ("latest");
  CREATE INDEX "_experts_v_version_version__status_idx" ON "_experts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_experts_v_locales_locale_parent_id_unique" ON "_experts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consult_topics__order_idx" ON "consult_topics" USING btree ("_order");
  CREATE INDEX "consult_topics_updated_at_idx" ON "consult_topics" USING btree ("updated_at");
  CREATE INDEX "consult_topics_created_at_idx" ON "consult_topics" USING btree ("created_at");
  CREATE INDEX "consult_topics_deleted_at_idx" ON "consult_topics" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "consult_topics_slug_idx" ON "consult_topics_locales" USING btree ("slug","_locale");
  CREATE INDEX "consult_topics__status_idx" ON "consult_topics_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "consult_topics_locales_locale_parent_id_unique" ON "consult_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consult_topics_rels_order_idx" ON "consult_topics_rels" USING btree ("order");
  CREATE INDEX "consult_topics_rels_parent_idx" ON "consult_topics_rels" USING btree ("parent_id");
  CREATE INDEX "consult_topics_rels_path_idx" ON "consult_topics_rels" USING btree ("path");
  CREATE INDEX "consult_topics_rels_users_id_idx" ON "consult_topics_rels" USING btree ("users_id");
  CREATE INDEX "_consult_topics_v_parent_idx" ON "_consult_topics_v" USING btree ("parent_id");
  CREATE INDEX "_consult_topics_v_version_version__order_idx" ON "_consult_topics_v" USING btree ("version__order");
  CREATE INDEX "_consult_topics_v_version_version_updated_at_idx" ON "_consult_topics_v" USING btree ("version_updated_at");
  CREATE INDEX "_consult_topics_v_version_version_created_at_idx" ON "_consult_topics_v" USING btree ("version_created_at");
  CREATE INDEX "_consult_topics_v_version_version_deleted_at_idx" ON "_consult_topics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_consult_topics_v_created_at_idx" ON "_consult_topics_v" USING btree ("created_at");
  CREATE INDEX "_consult_topics_v_updated_at_idx" ON "_consult_topics_v" USING btree ("updated_at");
  CREATE INDEX "_consult_topics_v_snapshot_idx" ON "_consult_topics_v" USING btree ("snapshot");
  CREATE INDEX "_consult_topics_v_published_locale_idx" ON "_consult_topics_v" USING btree ("published_locale");
  CREATE INDEX "_consult_topics_v_latest_idx" ON "_consult_topics_v" USING btree ("latest");
  CREATE INDEX "_consult_topics_v_version_version_slug_idx" ON "_consult_topics_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_consult_topics_v_version_version__status_idx" ON "_consult_topics_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_consult_topics_v_locales_locale_parent_id_unique" ON "_consult_topics_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consult_topics_v_rels_order_idx" ON "_consult_topics_v_rels" USING btree ("order");
  CREATE INDEX "_consult_topics_v_rels_parent_idx" ON "_consult_topics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_consult_topics_v_rels_path_idx" ON "_consult_topics_v_rels" USING btree ("path");
  CREATE INDEX "_consult_topics_v_rels_users_id_idx" ON "_consult_topics_v_rels" USING btree ("users_id");
  CREATE INDEX "milestones_year_idx" ON "milestones" USING btree ("year");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "milestones_deleted_at_idx" ON "milestones" USING btree ("deleted_at");
  CREATE INDEX "milestones__status_idx" ON "milestones_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "milestones_locales_locale_parent_id_unique" ON "milestones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_milestones_v_parent_idx" ON "_milestones_v" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_version_year_idx" ON "_milestones_v" USING btree ("version_year");
  CREATE INDEX "_milestones_v_version_version_updated_at_idx" ON "_milestones_v" USING btree ("version_updated_at");
  CREATE INDEX "_milestones_v_version_version_created_at_idx" ON "_milestones_v" USING btree ("version_created_at");
  CREATE INDEX "_milestones_v_version_version_deleted_at_idx" ON "_milestones_v" USING btree ("version_deleted_at");
  CREATE INDEX "_milestones_v_created_at_idx" ON "_milestones_v" USING btree ("created_at");
  CREATE INDEX "_milestones_v_updated_at_idx" ON "_milestones_v" USING btree ("updated_at");
  CREATE INDEX "_milestones_v_snapshot_idx" ON "_milestones_v" USING btree ("snapshot");
  CREATE INDEX "_milestones_v_published_locale_idx" ON "_milestones_v" USING btree ("published_locale");
  CREATE INDEX "_milestones_v_latest_idx" ON "_milestones_v" USING btree ("latest");
  CREATE INDEX "_milestones_v_version_version__status_idx" ON "_milestones_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_milestones_v_locales_locale_parent_id_unique" ON "_milestones_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "leaders__order_idx" ON "leaders" USING btree ("_order");
  CREATE INDEX "leaders_updated_at_idx" ON "leaders" USING btree ("updated_at");
  CREATE INDEX "leaders_created_at_idx" ON "leaders" USING btree ("created_at");
  CREATE INDEX "leaders_deleted_at_idx" ON "leaders" USING btree ("deleted_at");
  CREATE INDEX "leaders__status_idx" ON "leaders_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "leaders_locales_locale_parent_id_unique" ON "leaders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_leaders_v_parent_idx" ON "_leaders_v" USING btree ("parent_id");
  CREATE INDEX "_leaders_v_version_version__order_idx" ON "_leaders_v" USING btree ("version__order");
  CREATE INDEX "_leaders_v_version_version_updated_at_idx" ON "_leaders_v" USING btree ("version_updated_at");
  CREATE INDEX "_leaders_v_version_version_created_at_idx" ON "_leaders_v" USING btree ("version_created_at");
  CREATE INDEX "_leaders_v_version_version_deleted_at_idx" ON "_leaders_v" USING btree ("version_deleted_at");
  CREATE INDEX "_leaders_v_created_at_idx" ON "_leaders_v" USING btree ("created_at");
  CREATE INDEX "_leaders_v_updated_at_idx" ON "_leaders_v" USING btree ("updated_at");
  CREATE INDEX "_leaders_v_snapshot_idx" ON "_leaders_v" USING btree ("snapshot");
  CREATE INDEX "_leaders_v_published_locale_idx" ON "_leaders_v" USING btree ("published_locale");
  CREATE INDEX "_leaders_v_latest_idx" ON "_leaders_v" USING btree ("latest");
  CREATE INDEX "_leaders_v_version_version__status_idx" ON "_leaders_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_leaders_v_locales_locale_parent_id_unique" ON "_leaders_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "qualifications_kind_idx" ON "qualifications" USING btree ("kind");
  CREATE INDEX "qualifications_issued_at_idx" ON "qualifications" USING btree ("issued_at");
  CREATE INDEX "qualifications_updated_at_idx" ON "qualifications" USING btree ("updated_at");
  CREATE INDEX "qualifications_created_at_idx" ON "qualifications" USING btree ("created_at");
  CREATE INDEX "qualifications_deleted_at_idx" ON "qualifications" USING btree ("deleted_at");
  CREATE INDEX "qualifications__status_idx" ON "qualifications_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "qualifications_locales_locale_parent_id_unique" ON "qualifications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_qualifications_v_parent_idx" ON "_qualifications_v" USING btree ("parent_id");
  CREATE INDEX "_qualifications_v_version_version_kind_idx" ON "_qualifications_v" USING btree ("version_kind");
  CREATE INDEX "_qualifications_v_version_version_issued_at_idx" ON "_qualifications_v" USING btree ("version_issued_at");
  CREATE INDEX "_qualifications_v_version_version_updated_at_idx" ON "_qualifications_v" USING btree ("version_updated_at");
  CREATE INDEX "_qualifications_v_version_version_created_at_idx" ON "_qualifications_v" USING btree ("version_created_at");
  CREATE INDEX "_qualifications_v_version_version_deleted_at_idx" ON "_qualifications_v" USING btree ("version_deleted_at");
  CREATE INDEX "_qualifications_v_created_at_idx" ON "_qualifications_v" USING btree ("created_at");
  CREATE INDEX "_qualifications_v_updated_at_idx" ON "_qualifications_v" USING btree ("updated_at");
  CREATE INDEX "_qualifications_v_snapshot_idx" ON "_qualifications_v" USING btree ("snapshot");
  CREATE INDEX "_qualifications_v_published_locale_idx" ON "_qualifications_v" USING btree ("published_locale");
  CREATE INDEX "_qualifications_v_latest_idx" ON "_qualifications_v" USING btree ("latest");
  CREATE INDEX "_qualifications_v_version_version__status_idx" ON "_qualifications_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_qualifications_v_locales_locale_parent_id_unique" ON "_qualifications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "positions_team_idx" ON "positions" USING btree ("team_id");
  CREATE INDEX "positions_place_idx" ON "positions" USING btree ("place_id");
  CREATE INDEX "positions_kind_idx" ON "positions" USING btree ("kind");
  CREATE INDEX "positions_posted_at_idx" ON "positions" USING btree ("posted_at");
  CREATE INDEX "positions_closes_at_idx" ON "positions" USING btree ("closes_at");
  CREATE INDEX "positions_updated_at_idx" ON "positions" USING btree ("updated_at");
  CREATE INDEX "positions_created_at_idx" ON "positions" USING btree ("created_at");
  CREATE INDEX "positions_deleted_at_idx" ON "positions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "positions_slug_idx" ON "positions_locales" USING btree ("slug","_locale");
  CREATE INDEX "positions__status_idx" ON "positions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "positions_locales_locale_parent_id_unique" ON "positions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_positions_v_parent_idx" ON "_positions_v" USING btree ("parent_id");
  CREATE INDEX "_positions_v_version_version_team_idx" ON "_positions_v" USING btree ("version_team_id");
  CREATE INDEX "_positions_v_version_version_place_idx" ON "_positions_v" USING btree ("version_place_id");
  CREATE INDEX "_positions_v_version_version_kind_idx" ON "_positions_v" USING btree ("version_kind");
  CREATE INDEX "_positions_v_version_version_posted_at_idx" ON "_positions_v" USING btree ("version_posted_at");
  CREATE INDEX "_positions_v_version_version_closes_at_idx" ON "_positions_v" USING btree ("version_closes_at");
  CREATE INDEX "_positions_v_version_version_updated_at_idx" ON "_positions_v" USING btree ("version_updated_at");
  CREATE INDEX "_positions_v_version_version_created_at_idx" ON "_positions_v" USING btree ("version_created_at");
  CREATE INDEX "_positions_v_version_version_deleted_at_idx" ON "_positions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_positions_v_created_at_idx" ON "_positions_v" USING btree ("created_at");
  CREATE INDEX "_positions_v_updated_at_idx" ON "_positions_v" USING btree ("updated_at");
  CREATE INDEX "_positions_v_snapshot_idx" ON "_positions_v" USING btree ("snapshot");
  CREATE INDEX "_positions_v_published_locale_idx" ON "_positions_v" USING btree ("published_locale");
  CREATE INDEX "_positions_v_latest_idx" ON "_positions_v" USING btree ("latest");
  CREATE INDEX "_positions_v_version_version_slug_idx" ON "_positions_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_positions_v_version_version__status_idx" ON "_positions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_positions_v_locales_locale_parent_id_unique" ON "_positions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "position_teams__order_idx" ON "position_teams" USING btree ("_order");
  CREATE INDEX "position_teams_updated_at_idx" ON "position_teams" USING btree ("updated_at");
  CREATE INDEX "position_teams_created_at_idx" ON "position_teams" USING btree ("created_at");
  CREATE INDEX "position_teams_deleted_at_idx" ON "position_teams" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "position_teams_slug_idx" ON "position_teams_locales" USING btree ("slug","_locale");
  CREATE INDEX "position_teams__status_idx" ON "position_teams_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "position_teams_locales_locale_parent_id_unique" ON "position_teams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_position_teams_v_parent_idx" ON "_position_teams_v" USING btree ("parent_id");
  CREATE INDEX "_position_teams_v_version_version__order_idx" ON "_position_teams_v" USING btree ("version__order");
  CREATE INDEX "_position_teams_v_version_version_updated_at_idx" ON "_position_teams_v" USING btree ("version_updated_at");
  CREATE INDEX "_position_teams_v_version_version_created_at_idx" ON "_position_teams_v" USING btree ("version_created_at");
  CREATE INDEX "_position_teams_v_version_version_deleted_at_idx" ON "_position_teams_v" USING btree ("version_deleted_at");
  CREATE INDEX "_position_teams_v_created_at_idx" ON "_position_teams_v" USING btree ("created_at");
  CREATE INDEX "_position_teams_v_updated_at_idx" ON "_position_teams_v" USING btree ("updated_at");
  CREATE INDEX "_position_teams_v_snapshot_idx" ON "_position_teams_v" USING btree ("snapshot");
  CREATE INDEX "_position_teams_v_published_locale_idx" ON "_position_teams_v" USING btree ("published_locale");
  CREATE INDEX "_position_teams_v_latest_idx" ON "_position_teams_v" USING btree ("latest");
  CREATE INDEX "_position_teams_v_version_version_slug_idx" ON "_position_teams_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_position_teams_v_version_version__status_idx" ON "_position_teams_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_position_teams_v_locales_locale_parent_id_unique" ON "_position_teams_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "position_places__order_idx" ON "position_places" USING btree ("_order");
  CREATE INDEX "position_places_updated_at_idx" ON "position_places" USING btree ("updated_at");
  CREATE INDEX "position_places_created_at_idx" ON "position_places" USING btree ("created_at");
  CREATE INDEX "position_places_deleted_at_idx" ON "position_places" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "position_places_slug_idx" ON "position_places_locales" USING btree ("slug","_locale");
  CREATE INDEX "position_places__status_idx" ON "position_places_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "position_places_locales_locale_parent_id_unique" ON "position_places_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_position_places_v_parent_idx" ON "_position_places_v" USING btree ("parent_id");
  CREATE INDEX "_position_places_v_version_version__order_idx" ON "_position_places_v" USING btree ("version__order");
  CREATE INDEX "_position_places_v_version_version_updated_at_idx" ON "_position_places_v" USING btree ("version_updated_at");
  CREATE INDEX "_position_places_v_version_version_created_at_idx" ON "_position_places_v" USING btree ("version_created_at");
  CREATE INDEX "_position_places_v_version_version_deleted_at_idx" ON "_position_places_v" USING btree ("version_deleted_at");
  CREATE INDEX "_position_places_v_created_at_idx" ON "_position_places_v" USING btree ("created_at");
  CREATE INDEX "_position_places_v_updated_at_idx" ON "_position_places_v" USING btree ("updated_at");
  CREATE INDEX "_position_places_v_snapshot_idx" ON "_position_places_v" USING btree ("snapshot");
  CREATE INDEX "_position_places_v_published_locale_idx" ON "_position_places_v" USING btree ("published_locale");
  CREATE INDEX "_position_places_v_latest_idx" ON "_position_places_v" USING btree ("latest");
  CREATE INDEX "_position_places_v_version_version_slug_idx" ON "_position_places_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_position_places_v_version_version__status_idx" ON "_position_places_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_position_places_v_locales_locale_parent_id_unique" ON "_position_places_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_texts_kind_idx" ON "legal_texts" USING btree ("kind");
  CREATE INDEX "legal_texts_effective_at_idx" ON "legal_texts" USING btree ("effective_at");
  CREATE INDEX "legal_texts_updated_at_idx" ON "legal_texts" USING btree ("updated_at");
  CREATE INDEX "legal_texts_created_at_idx" ON "legal_texts" USING btree ("created_at");
  CREATE INDEX "legal_texts_deleted_at_idx" ON "legal_texts" USING btree ("deleted_at");
  CREATE INDEX "legal_texts__status_idx" ON "legal_texts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "legal_texts_locales_locale_parent_id_unique" ON "legal_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_texts_v_parent_idx" ON "_legal_texts_v" USING btree ("parent_id");
  CREATE INDEX "_legal_texts_v_version_version_kind_idx" ON "_legal_texts_v" USING btree ("version_kind");
  CREATE INDEX "_legal_texts_v_version_version_effective_at_idx" ON "_legal_texts_v" USING btree ("version_effective_at");
  CREATE INDEX "_legal_texts_v_version_version_updated_at_idx" ON "_legal_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_texts_v_version_version_created_at_idx" ON "_legal_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_texts_v_version_version_deleted_at_idx" ON "_legal_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_texts_v_created_at_idx" ON "_legal_texts_v" USING btree ("created_at");
  CREATE INDEX "_legal_texts_v_updated_at_idx" ON "_legal_texts_v" USING btree ("updated_at");
  CREATE INDEX "_legal_texts_v_snapshot_idx" ON "_legal_texts_v" USING btree ("snapshot");
  CREATE INDEX "_legal_texts_v_published_locale_idx" ON "_legal_texts_v" USING btree ("published_locale");
  CREATE INDEX "_legal_texts_v_latest_idx" ON "_legal_texts_v" USING btree ("latest");
  CREATE INDEX "_legal_texts_v_version_version__status_idx" ON "_legal_texts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_legal_texts_v_locales_locale_parent_id_unique" ON "_legal_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "columns_path_idx" ON "columns" USING btree ("path");
  CREATE INDEX "columns_updated_at_idx" ON "columns" USING btree ("updated_at");
  CREATE INDEX "columns_created_at_idx" ON "columns" USING btree ("created_at");
  CREATE INDEX "columns_deleted_at_idx" ON "columns" USING btree ("deleted_at");
  CREATE INDEX "columns__status_idx" ON "columns_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "columns_locales_locale_parent_id_unique" ON "columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_columns_v_parent_idx" ON "_columns_v" USING btree ("parent_id");
  CREATE INDEX "_columns_v_version_version_path_idx" ON "_columns_v" USING btree ("version_path");
  CREATE INDEX "_columns_v_version_version_updated_at_idx" ON "_columns_v" USING btree ("version_updated_at");
  CREATE INDEX "_columns_v_version_version_created_at_idx" ON "_columns_v" USING btree ("version_created_at");
  CREATE INDEX "_columns_v_version_version_deleted_at_idx" ON "_columns_v" USING btree ("version_deleted_at");
  CREATE INDEX "_columns_v_created_at_idx" ON "_columns_v" USING btree ("created_at");
  CREATE INDEX "_columns_v_updated_at_idx" ON "_columns_v" USING btree ("updated_at");
  CREATE INDEX "_columns_v_snapshot_idx" ON "_columns_v" USING btree ("snapshot");
  CREATE INDEX "_columns_v_published_locale_idx" ON "_columns_v" USING btree ("published_locale");
  CREATE INDEX "_columns_v_latest_idx" ON "_columns_v" USING btree ("latest");
  CREATE INDEX "_columns_v_version_version__status_idx" ON "_columns_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_columns_v_locales_locale_parent_id_unique" ON "_columns_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "friend_links__order_idx" ON "friend_links" USING btree ("_order");
  CREATE INDEX "friend_links_logo_idx" ON "friend_links" USING btree ("logo_id");
  CREATE INDEX "friend_links_updated_at_idx" ON "friend_links" USING btree ("updated_at");
  CREATE INDEX "friend_links_created_at_idx" ON "friend_links" USING btree ("created_at");
  CREATE INDEX "friend_links_deleted_at_idx" ON "friend_links" USING btree ("deleted_at");
  CREATE INDEX "friend_links__status_idx" ON "friend_links_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "friend_links_locales_locale_parent_id_unique" ON "friend_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_friend_links_v_parent_idx" ON "_friend_links_v" USING btree ("parent_id");
  CREATE INDEX "_friend_links_v_version_version__order_idx" ON "_friend_links_v" USING btree ("version__order");
  CREATE INDEX "_friend_links_v_version_version_logo_idx" ON "_friend_links_v" USING btree ("version_logo_id");
  CREATE INDEX "_friend_links_v_version_version_updated_at_idx" ON "_friend_links_v" USING btree ("version_updated_at");
  CREATE INDEX "_friend_links_v_version_version_created_at_idx" ON "_friend_links_v" USING btree ("version_created_at");
  CREATE INDEX "_friend_links_v_version_version_deleted_at_idx" ON "_friend_links_v" USING btree ("version_deleted_at");
  CREATE INDEX "_friend_links_v_created_at_idx" ON "_friend_links_v" USING btree ("created_at");
  CREATE INDEX "_friend_links_v_updated_at_idx" ON "_friend_links_v" USING btree ("updated_at");
  CREATE INDEX "_friend_links_v_snapshot_idx" ON "_friend_links_v" USING btree ("snapshot");
  CREATE INDEX "_friend_links_v_published_locale_idx" ON "_friend_links_v" USING btree ("published_locale");
  CREATE INDEX "_friend_links_v_latest_idx" ON "_friend_links_v" USING btree ("latest");
  CREATE INDEX "_friend_links_v_version_version__status_idx" ON "_friend_links_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_friend_links_v_locales_locale_parent_id_unique" ON "_friend_links_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif720_sizes_avif720_filename_idx" ON "media" USING btree ("sizes_avif720_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "media" USING btree ("sizes_avif1440_filename");
  CREATE INDEX "media_sizes_fallback_sizes_fallback_filename_idx" ON "media" USING btree ("sizes_fallback_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "former_slugs_record_idx" ON "former_slugs" USING btree ("record");
  CREATE INDEX "former_slugs_updated_at_idx" ON "former_slugs" USING btree ("updated_at");
  CREATE INDEX "former_slugs_created_at_idx" ON "former_slugs" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_slug_locale_idx" ON "former_slugs" USING btree ("kind","slug","locale");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "attachments_filename_idx" ON "attachments" USING btree ("filename");
  CREATE UNIQUE INDEX "attachments_locales_locale_parent_id_unique" ON "attachments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_redirects_query_idx" ON "search_redirects" USING btree ("query");
  CREATE INDEX "search_redirects_updated_at_idx" ON "search_redirects" USING btree ("updated_at");
  CREATE INDEX "search_redirects_created_at_idx" ON "search_redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_redirects_locales_locale_parent_id_unique" ON "search_redirects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "organisations_updated_at_idx" ON "organisations" USING btree ("updated_at");
  CREATE INDEX "organisations_created_at_idx" ON "organisations" USING btree ("created_at");
  CREATE INDEX "organisations_rels_order_idx" ON "organisations_rels" USING btree ("order");
  CREATE INDEX "organisations_rels_parent_idx" ON "organisations_rels" USING btree ("parent_id");
  CREATE INDEX "organisations_rels_path_idx" ON "organisations_rels" USING btree ("path");
  CREATE INDEX "organisations_rels_members_id_idx" ON "organisations_rels" USING btree ("members_id");
  CREATE INDEX "tickets_status_idx" ON "tickets" USING btree ("status");
  CREATE INDEX "tickets_assignee_idx" ON "tickets" USING btree ("assignee_id");
  CREATE INDEX "tickets_merged_into_idx" ON "tickets" USING btree ("merged_into_id");
  CREATE UNIQUE INDEX "tickets_number_idx" ON "tickets" USING btree ("number");
  CREATE INDEX "tickets_product_idx" ON "tickets" USING btree ("product_id");
  CREATE INDEX "tickets_member_idx" ON "tickets" USING btree ("member_id");
  CREATE INDEX "tickets_organisation_idx" ON "tickets" USING btree ("organisation_id");
  CREATE INDEX "tickets_due_at_idx" ON "tickets" USING btree ("due_at");
  CREATE INDEX "tickets_answered_at_idx" ON "tickets" USING btree ("answered_at");
  CREATE INDEX "tickets_done_at_idx" ON "tickets" USING btree ("done_at");
  CREATE INDEX "tickets_last_message_at_idx" ON "tickets" USING btree ("last_message_at");
  CREATE INDEX "tickets_last_by_idx" ON "tickets" USING btree ("last_by");
  CREATE INDEX "tickets_warned_at_idx" ON "tickets" USING btree ("warned_at");
  CREATE INDEX "tickets_breached_at_idx" ON "tickets" USING btree ("breached_at");
  CREATE UNIQUE INDEX "tickets_key_idx" ON "tickets" USING btree ("key");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE INDEX "tickets_texts_order_parent" ON "tickets_texts" USING btree ("order","parent_id");
  CREATE INDEX "tickets_rels_order_idx" ON "tickets_rels" USING btree ("order");
  CREATE INDEX "tickets_rels_parent_idx" ON "tickets_rels" USING btree ("parent_id");
  CREATE INDEX "tickets_rels_path_idx" ON "tickets_rels" USING btree ("path");
  CREATE INDEX "tickets_rels_ticket_tags_id_idx" ON "tickets_rels" USING btree ("ticket_tags_id");
  CREATE INDEX "tickets_rels_tickets_id_idx" ON "tickets_rels" USING btree ("tickets_id");
  CREATE INDEX "ticket_messages_files_order_idx" ON "ticket_messages_files" USING btree ("_order");
  CREATE INDEX "ticket_messages_files_parent_id_idx" ON "ticket_messages_files" USING btree ("_parent_id");
  CREATE INDEX "ticket_messages_files_file_idx" ON "ticket_messages_files" USING btree ("file");
  CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id");
  CREATE INDEX "ticket_messages_at_idx" ON "ticket_messages" USING btree ("at");
  CREATE INDEX "ticket_messages_member_idx" ON "ticket_messages" USING btree ("member_id");
  CREATE INDEX "ticket_messages_user_idx" ON "ticket_messages" USING btree ("user_id");
  CREATE INDEX "ticket_messages_mailed_at_idx" ON "ticket_messages" USING btree ("mailed_at");
  CREATE INDEX "ticket_messages_updated_at_idx" ON "ticket_messages" USING btree ("updated_at");
  CREATE INDEX "ticket_messages_created_at_idx" ON "ticket_messages" USING btree ("created_at");
  CREATE INDEX "ticket_notes_files_order_idx" ON "ticket_notes_files" USING btree ("_order");
  CREATE INDEX "ticket_notes_files_parent_id_idx" ON "ticket_notes_files" USING btree ("_parent_id");
  CREATE INDEX "ticket_notes_files_file_idx" ON "ticket_notes_files" USING btree ("file");
  CREATE INDEX "ticket_notes_ticket_idx" ON "ticket_notes" USING btree ("ticket_id");
  CREATE INDEX "ticket_notes_user_idx" ON "ticket_notes" USING btree ("user_id");
  CREATE INDEX "ticket_notes_updated_at_idx" ON "ticket_notes" USING btree ("updated_at");
  CREATE INDEX "ticket_notes_created_at_idx" ON "ticket_notes" USING btree ("created_at");
  CREATE INDEX "ticket_events_ticket_idx" ON "ticket_events" USING btree ("ticket_id");
  CREATE INDEX "ticket_events_kind_idx" ON "ticket_events" USING btree ("kind");
  CREATE INDEX "ticket_events_at_idx" ON "ticket_events" USING btree ("at");
  CREATE INDEX "ticket_events_member_idx" ON "ticket_events" USING btree ("member_id");
  CREATE INDEX "ticket_events_user_idx" ON "ticket_events" USING btree ("user_id");
  CREATE INDEX "ticket_events_mailed_at_idx" ON "ticket_events" USING btree ("mailed_at");
  CREATE INDEX "ticket_events_updated_at_idx" ON "ticket_events" USING btree ("updated_at");
  CREATE INDEX "ticket_events_created_at_idx" ON "ticket_events" USING btree ("created_at");
  CREATE INDEX "ticket_reads_ticket_idx" ON "ticket_reads" USING btree ("ticket_id");
  CREATE INDEX "ticket_reads_member_idx" ON "ticket_reads" USING btree ("member_id");
  CREATE INDEX "ticket_reads_updated_at_idx" ON "ticket_reads" USING btree ("updated_at");
  CREATE INDEX "ticket_reads_created_at_idx" ON "ticket_reads" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_member_idx" ON "ticket_reads" USING btree ("ticket_id","member_id");
  CREATE INDEX "desk_inbox_files_order_idx" ON "desk_inbox_files" USING btree ("_order");
  CREATE INDEX "desk_inbox_files_parent_id_idx" ON "desk_inbox_files" USING btree ("_parent_id");
  CREATE INDEX "desk_inbox_files_file_idx" ON "desk_inbox_files" USING btree ("file");
  CREATE INDEX "desk_inbox_state_idx" ON "desk_inbox" USING btree ("state");
  CREATE INDEX "desk_inbox_decision_idx" ON "desk_inbox" USING btree ("decision");
  CREATE INDEX "desk_inbox_member_idx" ON "desk_inbox" USING btree ("member_id");
  CREATE INDEX "desk_inbox_ticket_idx" ON "desk_inbox" USING btree ("ticket_id");
  CREATE INDEX "desk_inbox_from_address_idx" ON "desk_inbox" USING btree ("from_address");
  CREATE INDEX "desk_inbox_received_at_idx" ON "desk_inbox" USING btree ("received_at");
  CREATE UNIQUE INDEX "desk_inbox_key_idx" ON "desk_inbox" USING btree ("key");
  CREATE INDEX "desk_inbox_updated_at_idx" ON "desk_inbox" USING btree ("updated_at");
  CREATE INDEX "desk_inbox_created_at_idx" ON "desk_inbox" USING btree ("created_at");
  CREATE INDEX "desk_inbox_texts_order_parent" ON "desk_inbox_texts" USING btree ("order","parent_id");
  CREATE INDEX "ticket_tags_updated_at_idx" ON "ticket_tags" USING btree ("updated_at");
  CREATE INDEX "ticket_tags_created_at_idx" ON "ticket_tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_tags_locales_locale_parent_id_unique" ON "ticket_tags_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "canned_replies_shortcut_idx" ON "canned_replies" USING btree ("shortcut");
  CREATE INDEX "canned_replies_updated_at_idx" ON "canned_replies" USING btree ("updated_at");
  CREATE INDEX "canned_replies_created_at_idx" ON "canned_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "canned_replies_locales_locale_parent_id_unique" ON "canned_replies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ticket_macros_reply_idx" ON "ticket_macros" USING btree ("reply_id");
  CREATE INDEX "ticket_macros_updated_at_idx" ON "ticket_macros" USING btree ("updated_at");
  CREATE INDEX "ticket_macros_created_at_idx" ON "ticket_macros" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_macros_locales_locale_parent_id_unique" ON "ticket_macros_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ticket_macros_rels_order_idx" ON "ticket_macros_rels" USING btree ("order");
  CREATE INDEX "ticket_macros_rels_parent_idx" ON "ticket_macros_rels" USING btree ("parent_id");
  CREATE INDEX "ticket_macros_rels_path_idx" ON "ticket_macros_rels" USING btree ("path");
  CREATE INDEX "ticket_macros_rels_ticket_tags_id_idx" ON "ticket_macros_rels" USING btree ("ticket_tags_id");
  CREATE INDEX "ticket_held_answers_files_order_idx" ON "ticket_held_answers_files" USING btree ("_order");
  CREATE INDEX "ticket_held_answers_files_parent_id_idx" ON "ticket_held_answers_files" USING btree ("_parent_id");
  CREATE INDEX "ticket_held_answers_files_file_idx" ON "ticket_held_answers_files" USING btree ("file");
  CREATE INDEX "ticket_held_answers_ticket_idx" ON "ticket_held_answers" USING btree ("ticket_id");
  CREATE INDEX "ticket_held_answers_user_idx" ON "ticket_held_answers" USING btree ("user_id");
  CREATE INDEX "ticket_held_answers_send_at_idx" ON "ticket_held_answers" USING btree ("send_at");
  CREATE INDEX "ticket_held_answers_updated_at_idx" ON "ticket_held_answers" USING btree ("updated_at");
  CREATE INDEX "ticket_held_answers_created_at_idx" ON "ticket_held_answers" USING btree ("created_at");
  CREATE INDEX "ticket_held_deeds_ticket_idx" ON "ticket_held_deeds" USING btree ("ticket_id");
  CREATE INDEX "ticket_held_deeds_other_idx" ON "ticket_held_deeds" USING btree ("other_id");
  CREATE INDEX "ticket_held_deeds_user_idx" ON "ticket_held_deeds" USING btree ("user_id");
  CREATE INDEX "ticket_held_deeds_do_at_idx" ON "ticket_held_deeds" USING btree ("do_at");
  CREATE INDEX "ticket_held_deeds_updated_at_idx" ON "ticket_held_deeds" USING btree ("updated_at");
  CREATE INDEX "ticket_held_deeds_created_at_idx" ON "ticket_held_deeds" USING btree ("created_at");
  CREATE INDEX "ticket_presences_ticket_idx" ON "ticket_presences" USING btree ("ticket_id");
  CREATE INDEX "ticket_presences_user_idx" ON "ticket_presences" USING btree ("user_id");
  CREATE INDEX "ticket_presences_at_idx" ON "ticket_presences" USING btree ("at");
  CREATE UNIQUE INDEX "ticket_user_idx" ON "ticket_presences" USING btree ("ticket_id","user_id");
  CREATE UNIQUE INDEX "help_counts_article_idx" ON "help_counts" USING btree ("article_id");
  CREATE INDEX "help_counts_reads_idx" ON "help_counts" USING btree ("reads");
  CREATE INDEX "help_counts_updated_at_idx" ON "help_counts" USING btree ("updated_at");
  CREATE INDEX "help_counts_created_at_idx" ON "help_counts" USING btree ("created_at");
  CREATE INDEX "help_votes_article_idx" ON "help_votes" USING btree ("article_id");
  CREATE INDEX "help_votes_updated_at_idx" ON "help_votes" USING btree ("updated_at");
  CREATE INDEX "help_votes_created_at_idx" ON "help_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_voter_idx" ON "help_votes" USING btree ("article_id","voter");
  CREATE INDEX "entitlements_member_idx" ON "entitlements" USING btree ("member_id");
  CREATE INDEX "entitlements_product_idx" ON "entitlements" USING btree ("product_id");
  CREATE INDEX "entitlements_updated_at_idx" ON "entitlements" USING btree ("updated_at");
  CREATE INDEX "entitlements_created_at_idx" ON "entitlements" USING btree ("created_at");
  CREATE INDEX "eula_acceptances_member_idx" ON "eula_acceptances" USING btree ("member_id");
  CREATE INDEX "eula_acceptances_updated_at_idx" ON "eula_acceptances" USING btree ("updated_at");
  CREATE INDEX "eula_acceptances_created_at_idx" ON "eula_acceptances" USING btree ("created_at");
  CREATE INDEX "member_downloads_member_idx" ON "member_downloads" USING btree ("member_id");
  CREATE INDEX "member_downloads_file_idx" ON "member_downloads" USING btree ("file_id");
  CREATE INDEX "member_downloads_updated_at_idx" ON "member_downloads" USING btree ("updated_at");
  CREATE INDEX "member_downloads_created_at_idx" ON "member_downloads" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_file_idx" ON "member_downloads" USING btree ("member_id","file_id");
  CREATE INDEX "download_counts_file_idx" ON "download_counts" USING btree ("file_id");
  CREATE INDEX "download_counts_updated_at_idx" ON "download_counts" USING btree ("updated_at");
  CREATE INDEX "download_counts_created_at_idx" ON "download_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "file_month_idx" ON "download_counts" USING btree ("file_id","month");
  CREATE INDEX "advisory_notices_member_idx" ON "advisory_notices" USING btree ("member_id");
  CREATE INDEX "advisory_notices_updated_at_idx" ON "advisory_notices" USING btree ("updated_at");
  CREATE INDEX "advisory_notices_created_at_idx" ON "advisory_notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_advisory_idx" ON "advisory_notices" USING btree ("member_id","advisory");
  CREATE INDEX "enquiries_files_order_idx" ON "enquiries_files" USING btree ("_order");
  CREATE INDEX "enquiries_files_parent_id_idx" ON "enquiries_files" USING btree ("_parent_id");
  CREATE INDEX "enquiries_files_file_idx" ON "enquiries_files" USING btree ("file");
  CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");
  CREATE UNIQUE INDEX "enquiries_receipt_idx" ON "enquiries" USING btree ("receipt");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_company_idx" ON "enquiries" USING btree ("company");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_key_idx" ON "enquiries" USING btree ("key");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "enquiries_rels_order_idx" ON "enquiries_rels" USING btree ("order");
  CREATE INDEX "enquiries_rels_parent_idx" ON "enquiries_rels" USING btree ("parent_id");
  CREATE INDEX "enquiries_rels_path_idx" ON "enquiries_rels" USING btree ("path");
  CREATE INDEX "enquiries_rels_users_id_idx" ON "enquiries_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_sessions_digest_idx" ON "member_sessions" USING btree ("digest");
  CREATE INDEX "member_sessions_member_idx" ON "member_sessions" USING btree ("member_id");
  CREATE INDEX "member_sessions_expires_at_idx" ON "member_sessions" USING btree ("expires_at");
  CREATE INDEX "member_sessions_updated_at_idx" ON "member_sessions" USING btree ("updated_at");
  CREATE INDEX "member_sessions_created_at_idx" ON "member_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_tokens_digest_idx" ON "member_tokens" USING btree ("digest");
  CREATE INDEX "member_tokens_member_idx" ON "member_tokens" USING btree ("member_id");
  CREATE INDEX "member_tokens_email_idx" ON "member_tokens" USING btree ("email");
  CREATE INDEX "member_tokens_change_idx" ON "member_tokens" USING btree ("change");
  CREATE INDEX "member_tokens_expires_at_idx" ON "member_tokens" USING btree ("expires_at");
  CREATE INDEX "member_tokens_updated_at_idx" ON "member_tokens" USING btree ("updated_at");
  CREATE INDEX "member_tokens_created_at_idx" ON "member_tokens" USING btree ("created_at");
  CREATE INDEX "member_identities_member_idx" ON "member_identities" USING btree ("member_id");
  CREATE INDEX "member_identities_updated_at_idx" ON "member_identities" USING btree ("updated_at");
  CREATE INDEX "member_identities_created_at_idx" ON "member_identities" USING btree ("created_at");
  CREATE UNIQUE INDEX "issuer_subject_idx" ON "member_identities" USING btree ("issuer","subject");
  CREATE UNIQUE INDEX "member_passkeys_credential_idx" ON "member_passkeys" USING btree ("credential");
  CREATE INDEX "member_passkeys_member_idx" ON "member_passkeys" USING btree ("member_id");
  CREATE INDEX "member_passkeys_updated_at_idx" ON "member_passkeys" USING btree ("updated_at");
  CREATE INDEX "member_passkeys_created_at_idx" ON "member_passkeys" USING btree ("created_at");
  CREATE INDEX "member_consents_member_idx" ON "member_consents" USING btree ("member_id");
  CREATE INDEX "member_consents_updated_at_idx" ON "member_consents" USING btree ("updated_at");
  CREATE INDEX "member_consents_created_at_idx" ON "member_consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_access_tokens_digest_idx" ON "member_access_tokens" USING btree ("digest");
  CREATE INDEX "member_access_tokens_member_idx" ON "member_access_tokens" USING btree ("member_id");
  CREATE INDEX "member_access_tokens_expires_at_idx" ON "member_access_tokens" USING btree ("expires_at");
  CREATE INDEX "member_access_tokens_updated_at_idx" ON "member_access_tokens" USING btree ("updated_at");
  CREATE INDEX "member_access_tokens_created_at_idx" ON "member_access_tokens" USING btree ("created_at");
  CREATE INDEX "enrolments_member_idx" ON "enrolments" USING btree ("member_id");
  CREATE INDEX "enrolments_course_idx" ON "enrolments" USING btree ("course_id");
  CREATE INDEX "enrolments_updated_at_idx" ON "enrolments" USING btree ("updated_at");
  CREATE INDEX "enrolments_created_at_idx" ON "enrolments" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_course_idx" ON "enrolments" USING btree ("member_id","course_id");
  CREATE INDEX "lesson_progress_member_idx" ON "lesson_progress" USING btree ("member_id");
  CREATE INDEX "lesson_progress_lesson_idx" ON "lesson_progress" USING btree ("lesson_id");
  CREATE INDEX "lesson_progress_updated_at_idx" ON "lesson_progress" USING btree ("updated_at");
  CREATE INDEX "lesson_progress_created_at_idx" ON "lesson_progress" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_lesson_idx" ON "lesson_progress" USING btree ("member_id","lesson_id");
  CREATE INDEX "account_actions_account_idx" ON "account_actions" USING btree ("account");
  CREATE INDEX "account_actions_updated_at_idx" ON "account_actions" USING btree ("updated_at");
  CREATE INDEX "account_actions_created_at_idx" ON "account_actions" USING btree ("created_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_next_at_idx" ON "mails" USING btree ("next_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_passkeys_credential_idx" ON "staff_passkeys" USING btree ("credential");
  CREATE INDEX "staff_passkeys_staff_idx" ON "staff_passkeys" USING btree ("staff_id");
  CREATE INDEX "staff_passkeys_updated_at_idx" ON "staff_passkeys" USING btree ("updated_at");
  CREATE INDEX "staff_passkeys_created_at_idx" ON "staff_passkeys" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("cases_id");
  CREATE INDEX "payload_locked_documents_rels_case_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("case_categories_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_product_criteria_id_idx" ON "payload_locked_documents_rels" USING btree ("product_criteria_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_release_files_id_idx" ON "payload_locked_documents_rels" USING btree ("release_files_id");
  CREATE INDEX "payload_locked_documents_rels_toolboxes_id_idx" ON "payload_locked_documents_rels" USING btree ("toolboxes_id");
  CREATE INDEX "payload_locked_documents_rels_toolbox_domains_id_idx" ON "payload_locked_documents_rels" USING btree ("toolbox_domains_id");
  CREATE INDEX "payload_locked_documents_rels_machines_id_idx" ON "payload_locked_documents_rels" USING btree ("machines_id");
  CREATE INDEX "payload_locked_documents_rels_machine_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("machine_classes_id");
  CREATE INDEX "payload_locked_documents_rels_machine_interfaces_id_idx" ON "payload_locked_documents_rels" USING btree ("machine_interfaces_id");
  CREATE INDEX "payload_locked_documents_rels_engines_id_idx" ON "payload_locked_documents_rels" USING btree ("engines_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_function_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("function_areas_id");
  CREATE INDEX "payload_locked_documents_rels_block_libraries_id_idx" ON "payload_locked_documents_rels" USING btree ("block_libraries_id");
  CREATE INDEX "payload_locked_documents_rels_platforms_id_idx" ON "payload_locked_documents_rels" USING btree ("platforms_id");
  CREATE INDEX "payload_locked_documents_rels_help_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("help_articles_id");
  CREATE INDEX "payload_locked_documents_rels_help_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("help_categories_id");
  CREATE INDEX "payload_locked_documents_rels_standards_id_idx" ON "payload_locked_documents_rels" USING btree ("standards_id");
  CREATE INDEX "payload_locked_documents_rels_components_id_idx" ON "payload_locked_documents_rels" USING btree ("components_id");
  CREATE INDEX "payload_locked_documents_rels_advisories_id_idx" ON "payload_locked_documents_rels" USING btree ("advisories_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_partner_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("partner_classes_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_programmes_id_idx" ON "payload_locked_documents_rels" USING btree ("programmes_id");
  CREATE INDEX "payload_locked_documents_rels_difficulties_id_idx" ON "payload_locked_documents_rels" USING btree ("difficulties_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_lessons_id_idx" ON "payload_locked_documents_rels" USING btree ("lessons_id");
  CREATE INDEX "payload_locked_documents_rels_teachers_id_idx" ON "payload_locked_documents_rels" USING btree ("teachers_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_course_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("course_plans_id");
  CREATE INDEX "payload_locked_documents_rels_textbooks_id_idx" ON "payload_locked_documents_rels" USING btree ("textbooks_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_experts_id_idx" ON "payload_locked_documents_rels" USING btree ("experts_id");
  CREATE INDEX "payload_locked_documents_rels_consult_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("consult_topics_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_leaders_id_idx" ON "payload_locked_documents_rels" USING btree ("leaders_id");
  CREATE INDEX "payload_locked_documents_rels_qualifications_id_idx" ON "payload_locked_documents_rels" USING btree ("qualifications_id");
  CREATE INDEX "payload_locked_documents_rels_positions_id_idx" ON "payload_locked_documents_rels" USING btree ("positions_id");
  CREATE INDEX "payload_locked_documents_rels_position_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("position_teams_id");
  CREATE INDEX "payload_locked_documents_rels_position_places_id_idx" ON "payload_locked_documents_rels" USING btree ("position_places_id");
  CREATE INDEX "payload_locked_documents_rels_legal_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_texts_id");
  CREATE INDEX "payload_locked_documents_rels_columns_id_idx" ON "payload_locked_documents_rels" USING btree ("columns_id");
  CREATE INDEX "payload_locked_documents_rels_friend_links_id_idx" ON "payload_locked_documents_rels" USING btree ("friend_links_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_former_slugs_id_idx" ON "payload_locked_documents_rels" USING btree ("former_slugs_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("search_redirects_id");
  CREATE INDEX "payload_locked_documents_rels_organisations_id_idx" ON "payload_locked_documents_rels" USING btree ("organisations_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_messages_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_notes_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_events_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_events_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_reads_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_reads_id");
  CREATE INDEX "payload_locked_documents_rels_desk_inbox_id_idx" ON "payload_locked_documents_rels" USING btree ("desk_inbox_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_tags_id");
  CREATE INDEX "payload_locked_documents_rels_canned_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("canned_replies_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_macros_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_macros_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_held_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_held_answers_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_held_deeds_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_held_deeds_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_presences_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_presences_id");
  CREATE INDEX "payload_locked_documents_rels_help_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("help_counts_id");
  CREATE INDEX "payload_locked_documents_rels_help_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("help_votes_id");
  CREATE INDEX "payload_locked_documents_rels_entitlements_id_idx" ON "payload_locked_documents_rels" USING btree ("entitlements_id");
  CREATE INDEX "payload_locked_documents_rels_eula_acceptances_id_idx" ON "payload_locked_documents_rels" USING btree ("eula_acceptances_id");
  CREATE INDEX "payload_locked_documents_rels_member_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("member_downloads_id");
  CREATE INDEX "payload_locked_documents_rels_download_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("download_counts_id");
  CREATE INDEX "payload_locked_documents_rels_advisory_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("advisory_notices_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_member_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("member_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_member_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("member_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_member_identities_id_idx" ON "payload_locked_documents_rels" USING btree ("member_identities_id");
  CREATE INDEX "payload_locked_documents_rels_member_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("member_passkeys_id");
  CREATE INDEX "payload_locked_documents_rels_member_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("member_consents_id");
  CREATE INDEX "payload_locked_documents_rels_member_access_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("member_access_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_lesson_progress_id_idx" ON "payload_locked_documents_rels" USING btree ("lesson_progress_id");
  CREATE INDEX "payload_locked_documents_rels_account_actions_id_idx" ON "payload_locked_documents_rels" USING btree ("account_actions_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_staff_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_passkeys_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_members_id_idx" ON "payload_preferences_rels" USING btree ("members_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_social_order_idx" ON "site_social" USING btree ("_order");
  CREATE INDEX "site_social_parent_id_idx" ON "site_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_social_locales_locale_parent_id_unique" ON "site_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_phones_order_idx" ON "site_phones" USING btree ("_order");
  CREATE INDEX "site_phones_parent_id_idx" ON "site_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_phones_locales_locale_parent_id_unique" ON "site_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_channels_order_idx" ON "site_channels" USING btree ("_order");
  CREATE INDEX "site_channels_parent_id_idx" ON "site_channels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_channels_locales_locale_parent_id_unique" ON "site_channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_user_default_img_idx" ON "site" USING btree ("user_default_img_id");
  CREATE INDEX "site_map_image_idx" ON "site" USING btree ("map_image_id");
  CREATE INDEX "site_qr_code_idx" ON "site" USING btree ("qr_code_id");
  CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_headline_order_idx" ON "home_headline" USING btree ("_order");
  CREATE INDEX "home_headline_parent_id_idx" ON "home_headline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_headline_locales_locale_parent_id_unique" ON "home_headline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_icons_order_idx" ON "home_icons" USING btree ("_order");
  CREATE INDEX "home_icons_parent_id_idx" ON "home_icons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_icons_locales_locale_parent_id_unique" ON "home_icons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_constructs_order_idx" ON "home_constructs" USING btree ("_order");
  CREATE INDEX "home_constructs_parent_id_idx" ON "home_constructs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_constructs_locales_locale_parent_id_unique" ON "home_constructs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_life_order_idx" ON "home_life" USING btree ("_order");
  CREATE INDEX "home_life_parent_id_idx" ON "home_life" USING btree ("_parent_id");
  CREATE INDEX "home_life_image_idx" ON "home_life" USING btree ("image_id");
  CREATE UNIQUE INDEX "home_life_locales_locale_parent_id_unique" ON "home_life_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_about_order_idx" ON "home_about" USING btree ("_order");
  CREATE INDEX "home_about_parent_id_idx" ON "home_about" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_about_locales_locale_parent_id_unique" ON "home_about_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_first_children_order_idx" ON "navigation_first_children" USING btree ("_order");
  CREATE INDEX "navigation_first_children_parent_id_idx" ON "navigation_first_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_first_children_locales_locale_parent_id_unique" ON "navigation_first_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_first_order_idx" ON "navigation_first" USING btree ("_order");
  CREATE INDEX "navigation_first_parent_id_idx" ON "navigation_first" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_first_locales_locale_parent_id_unique" ON "navigation_first_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_bottom_children_order_idx" ON "navigation_bottom_children" USING btree ("_order");
  CREATE INDEX "navigation_bottom_children_parent_id_idx" ON "navigation_bottom_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_bottom_children_locales_locale_parent_id_unique" ON "navigation_bottom_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_bottom_order_idx" ON "navigation_bottom" USING btree ("_order");
  CREATE INDEX "navigation_bottom_parent_id_idx" ON "navigation_bottom" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_bottom_locales_locale_parent_id_unique" ON "navigation_bottom_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_product_children_order_idx" ON "navigation_product_children" USING btree ("_order");
  CREATE INDEX "navigation_product_children_parent_id_idx" ON "navigation_product_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_product_children_locales_locale_parent_id_unique" ON "navigation_product_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_product_order_idx" ON "navigation_product" USING btree ("_order");
  CREATE INDEX "navigation_product_parent_id_idx" ON "navigation_product" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_product_locales_locale_parent_id_unique" ON "navigation_product_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_ecology_children_order_idx" ON "navigation_ecology_children" USING btree ("_order");
  CREATE INDEX "navigation_ecology_children_parent_id_idx" ON "navigation_ecology_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_ecology_children_locales_locale_parent_id_unique" ON "navigation_ecology_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_ecology_order_idx" ON "navigation_ecology" USING btree ("_order");
  CREATE INDEX "navigation_ecology_parent_id_idx" ON "navigation_ecology" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_ecology_locales_locale_parent_id_unique" ON "navigation_ecology_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_about_children_order_idx" ON "navigation_about_children" USING btree ("_order");
  CREATE INDEX "navigation_about_children_parent_id_idx" ON "navigation_about_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_about_children_locales_locale_parent_id_unique" ON "navigation_about_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_about_order_idx" ON "navigation_about" USING btree ("_order");
  CREATE INDEX "navigation_about_parent_id_idx" ON "navigation_about" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_about_locales_locale_parent_id_unique" ON "navigation_about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programme_levels_order_idx" ON "programme_levels" USING btree ("_order");
  CREATE INDEX "programme_levels_parent_id_idx" ON "programme_levels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "programme_levels_locales_locale_parent_id_unique" ON "programme_levels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programme_benefits_levels_order_idx" ON "programme_benefits_levels" USING btree ("order");
  CREATE INDEX "programme_benefits_levels_parent_idx" ON "programme_benefits_levels" USING btree ("parent_id");
  CREATE INDEX "programme_benefits_order_idx" ON "programme_benefits" USING btree ("_order");
  CREATE INDEX "programme_benefits_parent_id_idx" ON "programme_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "programme_benefits_locales_locale_parent_id_unique" ON "programme_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programme_steps_order_idx" ON "programme_steps" USING btree ("_order");
  CREATE INDEX "programme_steps_parent_id_idx" ON "programme_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "programme_steps_locales_locale_parent_id_unique" ON "programme_steps_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "programme_locales_locale_parent_id_unique" ON "programme_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "programme_rels_order_idx" ON "programme_rels" USING btree ("order");
  CREATE INDEX "programme_rels_parent_idx" ON "programme_rels" USING btree ("parent_id");
  CREATE INDEX "programme_rels_path_idx" ON "programme_rels" USING btree ("path");
  CREATE INDEX "programme_rels_partners_id_idx" ON "programme_rels" USING btree ("partners_id");
  CREATE INDEX "compatibility_comparison_order_idx" ON "compatibility_comparison" USING btree ("_order");
  CREATE INDEX "compatibility_comparison_parent_id_idx" ON "compatibility_comparison" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "compatibility_comparison_locales_locale_parent_id_unique" ON "compatibility_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "compatibility_limits_order_idx" ON "compatibility_limits" USING btree ("_order");
  CREATE INDEX "compatibility_limits_parent_id_idx" ON "compatibility_limits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "compatibility_limits_locales_locale_parent_id_unique" ON "compatibility_limits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "compatibility_steps_order_idx" ON "compatibility_steps" USING btree ("_order");
  CREATE INDEX "compatibility_steps_parent_id_idx" ON "compatibility_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "compatibility_steps_locales_locale_parent_id_unique" ON "compatibility_steps_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "compatibility_locales_locale_parent_id_unique" ON "compatibility_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "innovation_services_order_idx" ON "innovation_services" USING btree ("_order");
  CREATE INDEX "innovation_services_parent_id_idx" ON "innovation_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "innovation_services_locales_locale_parent_id_unique" ON "innovation_services_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "innovation_locales_locale_parent_id_unique" ON "innovation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "innovation_rels_order_idx" ON "innovation_rels" USING btree ("order");
  CREATE INDEX "innovation_rels_parent_idx" ON "innovation_rels" USING btree ("parent_id");
  CREATE INDEX "innovation_rels_path_idx" ON "innovation_rels" USING btree ("path");
  CREATE INDEX "innovation_rels_cases_id_idx" ON "innovation_rels" USING btree ("cases_id");
  CREATE INDEX "open_platform_layers_order_idx" ON "open_platform_layers" USING btree ("_order");
  CREATE INDEX "open_platform_layers_parent_id_idx" ON "open_platform_layers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "open_platform_layers_locales_locale_parent_id_unique" ON "open_platform_layers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "open_platform_sdks_order_idx" ON "open_platform_sdks" USING btree ("_order");
  CREATE INDEX "open_platform_sdks_parent_id_idx" ON "open_platform_sdks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "open_platform_sdks_locales_locale_parent_id_unique" ON "open_platform_sdks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "open_platform_licences_order_idx" ON "open_platform_licences" USING btree ("_order");
  CREATE INDEX "open_platform_licences_parent_id_idx" ON "open_platform_licences" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "open_platform_licences_locales_locale_parent_id_unique" ON "open_platform_licences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "open_platform_apps_order_idx" ON "open_platform_apps" USING btree ("_order");
  CREATE INDEX "open_platform_apps_parent_id_idx" ON "open_platform_apps" USING btree ("_parent_id");
  CREATE INDEX "open_platform_apps_partner_idx" ON "open_platform_apps" USING btree ("partner_id");
  CREATE UNIQUE INDEX "open_platform_apps_locales_locale_parent_id_unique" ON "open_platform_apps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "open_platform_changes_order_idx" ON "open_platform_changes" USING btree ("_order");
  CREATE INDEX "open_platform_changes_parent_id_idx" ON "open_platform_changes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "open_platform_changes_locales_locale_parent_id_unique" ON "open_platform_changes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "teaching_models_order_idx" ON "teaching_models" USING btree ("_order");
  CREATE INDEX "teaching_models_parent_id_idx" ON "teaching_models" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "teaching_models_locales_locale_parent_id_unique" ON "teaching_models_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "teaching_universities_order_idx" ON "teaching_universities" USING btree ("_order");
  CREATE INDEX "teaching_universities_parent_id_idx" ON "teaching_universities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "teaching_universities_locales_locale_parent_id_unique" ON "teaching_universities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "teaching_laboratories_order_idx" ON "teaching_laboratories" USING btree ("_order");
  CREATE INDEX "teaching_laboratories_parent_id_idx" ON "teaching_laboratories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "teaching_laboratories_locales_locale_parent_id_unique" ON "teaching_laboratories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "teaching_competitions_order_idx" ON "teaching_competitions" USING btree ("_order");
  CREATE INDEX "teaching_competitions_parent_id_idx" ON "teaching_competitions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "teaching_competitions_locales_locale_parent_id_unique" ON "teaching_competitions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "teaching_results_order_idx" ON "teaching_results" USING btree ("_order");
  CREATE INDEX "teaching_results_parent_id_idx" ON "teaching_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "teaching_results_locales_locale_parent_id_unique" ON "teaching_results_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "teaching_locales_locale_parent_id_unique" ON "teaching_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_page_principles_order_idx" ON "about_page_principles" USING btree ("_order");
  CREATE INDEX "about_page_principles_parent_id_idx" ON "about_page_principles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_page_principles_locales_locale_parent_id_unique" ON "about_page_principles_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "about_page_locales_locale_parent_id_unique" ON "about_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_culture_order_idx" ON "careers_page_culture" USING btree ("_order");
  CREATE INDEX "careers_page_culture_parent_id_idx" ON "careers_page_culture" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_culture_locales_locale_parent_id_unique" ON "careers_page_culture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_benefits_order_idx" ON "careers_page_benefits" USING btree ("_order");
  CREATE INDEX "careers_page_benefits_parent_id_idx" ON "careers_page_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_benefits_locales_locale_parent_id_unique" ON "careers_page_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_steps_order_idx" ON "careers_page_steps" USING btree ("_order");
  CREATE INDEX "careers_page_steps_parent_id_idx" ON "careers_page_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_steps_locales_locale_parent_id_unique" ON "careers_page_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_hours_days_order_idx" ON "service_hours_days" USING btree ("order");
  CREATE INDEX "service_hours_days_parent_idx" ON "service_hours_days" USING btree ("parent_id");
  CREATE INDEX "service_hours_holidays_order_idx" ON "service_hours_holidays" USING btree ("_order");
  CREATE INDEX "service_hours_holidays_parent_id_idx" ON "service_hours_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "service_hours_holidays_locales_locale_parent_id_unique" ON "service_hours_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_hours_extra_days_order_idx" ON "service_hours_extra_days" USING btree ("_order");
  CREATE INDEX "service_hours_extra_days_parent_id_idx" ON "service_hours_extra_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "service_hours_extra_days_locales_locale_parent_id_unique" ON "service_hours_extra_days_locales" USING btree ("_locale","_parent_id");`)
  await createIdempotencyKeys(db)
  await createLimitCounts(db)
  await createSearchIndex(db)
  await createDeskIndexes(db)
  await createTextIndexes(db)
}

/** Keys of changing calls with their answers (content/idempotency-keys.ts): a repeat is answered, not run again. */
async function createIdempotencyKeys(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_idempotency_keys (id text PRIMARY KEY NOT NULL, fingerprint text NOT NULL, answer text, at bigint NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_idempotency_keys_at ON portico_idempotency_keys (at)`)
}

/** How often somebody did what is limited (content/limit-counts.ts): guesses and mails, across processes and restarts. */
async function createLimitCounts(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_limit_counts (id text PRIMARY KEY NOT NULL, count integer NOT NULL, ends_at bigint NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_limit_counts_ends_at ON portico_limit_counts (ends_at)`)
}

/**
 * The search index (content/search/): documents as they are shown with their tokens, what waits to be indexed, words for
 * the spelling, and how often was asked for what. Tokens of title, names and summary by themselves are looked at first, and
 * need not be unpacked. Those of the whole text lie beside the table as they are: packing makes them no smaller.
 */
async function createSearchIndex(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`CREATE TABLE portico_search_docs (id bigint PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL, locale text NOT NULL, is_alone integer NOT NULL, title text NOT NULL, summary text NOT NULL, body text NOT NULL, path text NOT NULL, products text NOT NULL, at bigint, shown_from bigint, shown_until bigint, tokens tsvector NOT NULL, head tsvector NOT NULL DEFAULT '') WITH (toast_tuple_target = 1024)`)
  await db.execute(sql`CREATE INDEX portico_search_docs_tokens ON portico_search_docs USING gin (tokens)`)
  await db.execute(sql`CREATE INDEX portico_search_docs_head ON portico_search_docs USING gin (head)`)
  await db.execute(sql`ALTER TABLE portico_search_docs ALTER COLUMN tokens SET STORAGE EXTERNAL`)
  await db.execute(sql`ALTER TABLE portico_search_docs ALTER COLUMN head SET STORAGE MAIN`)
  await db.execute(sql`CREATE TABLE portico_search_queue (id bigserial PRIMARY KEY NOT NULL, kind text NOT NULL, record integer NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_search_queue_record ON portico_search_queue (kind, record)`)
  await db.execute(sql`CREATE TABLE portico_search_words (word text PRIMARY KEY NOT NULL, shown text NOT NULL, weight integer NOT NULL)`)
  await db.execute(sql`CREATE TABLE portico_search_asked (day text NOT NULL, locale text NOT NULL, query text NOT NULL, asked integer NOT NULL, clicked integer NOT NULL, found integer NOT NULL, PRIMARY KEY (day, locale, query))`)
  await db.execute(sql`CREATE TABLE portico_search_state (name text PRIMARY KEY NOT NULL, value text NOT NULL)`)
}

/**
 * What the agents' desk (content/desk/) is quick by: an index for each of its queues, in the order of the queue, and the
 * words of subjects, messages and notes. The words are filled in by the process once it has started.
 */
async function createDeskIndexes(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`CREATE INDEX portico_desk_unsolved ON tickets ((coalesce(due_at, 'infinity'::timestamptz)), id) WHERE status IN ('new', 'open', 'waiting')`)
  await db.execute(sql`CREATE INDEX portico_desk_unassigned ON tickets ((coalesce(due_at, 'infinity'::timestamptz)), id) WHERE assignee_id IS NULL AND status IN ('new', 'open', 'waiting')`)
  await db.execute(sql`CREATE INDEX portico_desk_assigned ON tickets (assignee_id, (coalesce(due_at, 'infinity'::timestamptz)), id) WHERE status IN ('new', 'open', 'waiting')`)
  await db.execute(sql`CREATE INDEX portico_desk_running ON tickets ((coalesce(due_at, 'infinity'::timestamptz)), id, due_at, plan, answered_at, warned_at, breached_at) WHERE status IN ('new', 'open')`)
  await db.execute(sql`CREATE INDEX portico_desk_waiting ON tickets ((coalesce(last_message_at, '-infinity'::timestamptz)), id) WHERE status = 'waiting'`)
  await db.execute(sql`CREATE INDEX portico_desk_solved ON tickets ((coalesce(done_at, '-infinity'::timestamptz)), id) WHERE status IN ('solved', 'closed')`)
  await db.execute(sql`CREATE INDEX portico_desk_history ON ticket_events (ticket_id, id)`)
  await db.execute(sql`CREATE TABLE portico_desk_texts (id bigint PRIMARY KEY NOT NULL, is_subject boolean NOT NULL, tokens tsvector NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_desk_texts_order ON portico_desk_texts (is_subject, id)`)
  await db.execute(sql`CREATE INDEX portico_desk_texts_subject ON portico_desk_texts USING gin (tokens) WHERE is_subject`)
  await db.execute(sql`CREATE INDEX portico_desk_texts_text ON portico_desk_texts USING gin (tokens) WHERE NOT is_subject`)
}

/** Collections that are searched, and may grow. */
const tables = [
  'products',
  'toolboxes',
  'machines',
  'solutions',
  'cases',
  'news',
  'engines',
  'function_areas',
  'partners',
  'columns',
  'courses',
  'lessons',
  'help_articles',
  'advisories',
  'positions',
  'legal_texts',
  'standards',
  'textbooks',
  'course_plans',
  'releases',
]

/**
 * The texts of a record in all its languages are found by the record's number. Payload's own index begins with the
 * language, so the whole of it would be gone through for every record.
 */
async function createTextIndexes(db: MigrateUpArgs['db']): Promise<void> {
  for (const table of tables)
    await db.execute(sql.raw(`CREATE INDEX portico_${table}_texts ON ${table}_locales (_parent_id)`))
}
