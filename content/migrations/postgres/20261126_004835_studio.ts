import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_preview_links_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_plans_items_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_plans_items_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "public"."enum_plans_state" AS ENUM('planned', 'done', 'failed', 'cancelled');
  CREATE TYPE "public"."enum__programme_v_version_levels_level" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum__programme_v_version_benefits_levels" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum__compatibility_v_version_comparison_better" AS ENUM('ours', 'theirs', 'even');
  CREATE TYPE "public"."enum__open_platform_v_version_changes_kind" AS ENUM('added', 'changed', 'removed');
  CREATE TYPE "public"."enum__service_hours_v_version_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"locale" "enum_preview_links_locale" NOT NULL,
  	"recipient" varchar NOT NULL,
  	"made_by" varchar NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"taken_back_by" varchar,
  	"taken_back_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plans_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"locale" "enum_plans_items_locale" NOT NULL,
  	"action" "enum_plans_items_action" NOT NULL
  );
  
  CREATE TABLE "plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_plans_state" DEFAULT 'planned' NOT NULL,
  	"made_by_id" integer,
  	"done_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_phones_locales" (
  	"purpose" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_v_version_channels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_channels_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_social_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_user_default_img_id" integer,
  	"version_email" varchar,
  	"version_time_zone" varchar,
  	"version_map_image_id" integer,
  	"version_qr_code_id" integer,
  	"version_enquiry_email" varchar,
  	"version_application_email" varchar,
  	"version_ticket_email" varchar,
  	"version_enquiry_months" numeric DEFAULT 24 NOT NULL,
  	"version_application_months" numeric DEFAULT 6 NOT NULL,
  	"version_security_email" varchar,
  	"version_country" varchar,
  	"version_header" varchar,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_short_name" varchar NOT NULL,
  	"version_line" varchar,
  	"version_description" varchar NOT NULL,
  	"version_copyright" varchar,
  	"version_phone" varchar,
  	"version_hours" varchar,
  	"version_qr_text" varchar,
  	"version_icp" varchar,
  	"version_public_security" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_headline" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_headline_locales" (
  	"title" varchar NOT NULL,
  	"unit" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_icons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_icons_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_constructs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_constructs_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_life" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_life_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_about" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_about_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"unit" varchar,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_headings_products" varchar NOT NULL,
  	"version_headings_engines" varchar NOT NULL,
  	"version_headings_constructs" varchar NOT NULL,
  	"version_headings_solutions" varchar NOT NULL,
  	"version_headings_cases" varchar NOT NULL,
  	"version_headings_news" varchar NOT NULL,
  	"version_headings_ecology" varchar NOT NULL,
  	"version_headings_about" varchar NOT NULL,
  	"version_headings_life" varchar NOT NULL,
  	"version_headings_consult" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_first_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_first_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_first" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"promoted" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_first_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_bottom_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_bottom_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_bottom" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_bottom_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_product_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_product_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_product" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_product_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_ecology_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_ecology_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_ecology" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_ecology_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_about_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_about_children_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_about" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"target" varchar NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_about_locales" (
  	"title" varchar NOT NULL,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_programme_v_version_levels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum__programme_v_version_levels_level" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programme_v_version_levels_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"requirements" varchar,
  	"term" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_programme_v_version_benefits_levels" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__programme_v_version_benefits_levels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_programme_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programme_v_version_benefits_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_programme_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_programme_v_version_steps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_programme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_programme_v_locales" (
  	"version_intro" varchar,
  	"version_apply" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_programme_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"partners_id" integer
  );
  
  CREATE TABLE "_compatibility_v_version_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"better" "enum__compatibility_v_version_comparison_better" DEFAULT 'even',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_compatibility_v_version_comparison_locales" (
  	"title" varchar NOT NULL,
  	"ours" varchar,
  	"theirs" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_compatibility_v_version_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_compatibility_v_version_limits_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_compatibility_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_compatibility_v_version_steps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_compatibility_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_release" varchar,
  	"version_counterpart" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_compatibility_v_locales" (
  	"version_method" varchar,
  	"version_trademark" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_innovation_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_innovation_v_version_services_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_innovation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_date" timestamp(3) with time zone,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_innovation_v_locales" (
  	"version_method" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_innovation_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cases_id" integer
  );
  
  CREATE TABLE "_open_platform_v_version_layers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_open_platform_v_version_layers_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"offers" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_open_platform_v_version_sdks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"release" varchar,
  	"licence" varchar,
  	"file" varchar,
  	"sample" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_open_platform_v_version_sdks_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_open_platform_v_version_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_open_platform_v_version_licences_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_open_platform_v_version_apps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"partner_id" integer,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_open_platform_v_version_apps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"uses" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_open_platform_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"date" timestamp(3) with time zone,
  	"kind" "enum__open_platform_v_version_changes_kind",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_open_platform_v_version_changes_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_open_platform_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_teaching_v_version_models" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"target" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teaching_v_version_models_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_teaching_v_version_universities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"since" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teaching_v_version_universities_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_teaching_v_version_laboratories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"seats" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teaching_v_version_laboratories_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"equipment" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_teaching_v_version_competitions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teaching_v_version_competitions_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"time" varchar NOT NULL,
  	"result" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_teaching_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teaching_v_version_results_locales" (
  	"title" varchar NOT NULL,
  	"unit" varchar,
  	"source" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_teaching_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_teaching_v_locales" (
  	"version_contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v_version_principles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_principles_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_founded" numeric,
  	"version_people" numeric,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_about_page_v_locales" (
  	"version_legal_name" varchar,
  	"version_mission" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_culture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_culture_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_benefits_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_steps_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_service_hours_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_on" varchar NOT NULL,
  	"ends_on" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_hours_v_version_holidays_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_hours_v_version_extra_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"on" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_hours_v_version_extra_days_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_hours_v_version_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__service_hours_v_version_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_service_hours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_opens_at" varchar DEFAULT '09:00' NOT NULL,
  	"version_closes_at" varchar DEFAULT '18:00' NOT NULL,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_news_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_news_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_cases_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_case_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_product_criteria_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_releases_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_toolboxes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_toolbox_domains_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_machines_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_machine_classes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_machine_interfaces_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_engines_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_industries_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_solutions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_function_areas_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_block_libraries_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_platforms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_help_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_help_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_standards_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_components_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_advisories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partner_classes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_regions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_programmes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_difficulties_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_courses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_lessons_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_teachers_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_course_plans_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_textbooks_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_banners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_announcements_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_offices_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_experts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_consult_topics_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_milestones_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_leaders_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_qualifications_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_positions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_position_teams_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_position_places_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_legal_texts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_columns_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_friend_links_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" integer;
  ALTER TABLE "site" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "site" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "home" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "home" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "navigation" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "navigation" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "programme" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "programme" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "compatibility" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "compatibility" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "innovation" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "innovation" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "open_platform" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "open_platform" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "teaching" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "teaching" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "about_page" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "about_page" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "careers_page" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "careers_page" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "service_hours" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "service_hours" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "plans_items" ADD CONSTRAINT "plans_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_version_phones" ADD CONSTRAINT "_site_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_phones_locales" ADD CONSTRAINT "_site_v_version_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_channels" ADD CONSTRAINT "_site_v_version_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_channels_locales" ADD CONSTRAINT "_site_v_version_channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_social" ADD CONSTRAINT "_site_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_social_locales" ADD CONSTRAINT "_site_v_version_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v_version_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_user_default_img_id_media_id_fk" FOREIGN KEY ("version_user_default_img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_map_image_id_media_id_fk" FOREIGN KEY ("version_map_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_qr_code_id_media_id_fk" FOREIGN KEY ("version_qr_code_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_locales" ADD CONSTRAINT "_site_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_headline" ADD CONSTRAINT "_home_v_version_headline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_headline_locales" ADD CONSTRAINT "_home_v_version_headline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_headline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_icons" ADD CONSTRAINT "_home_v_version_icons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_icons_locales" ADD CONSTRAINT "_home_v_version_icons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_icons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_constructs" ADD CONSTRAINT "_home_v_version_constructs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_constructs_locales" ADD CONSTRAINT "_home_v_version_constructs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_constructs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_life" ADD CONSTRAINT "_home_v_version_life_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_life" ADD CONSTRAINT "_home_v_version_life_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_life_locales" ADD CONSTRAINT "_home_v_version_life_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_life"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_about" ADD CONSTRAINT "_home_v_version_about_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_about_locales" ADD CONSTRAINT "_home_v_version_about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_first_children" ADD CONSTRAINT "_navigation_v_version_first_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_first"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_first_children_locales" ADD CONSTRAINT "_navigation_v_version_first_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_first_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_first" ADD CONSTRAINT "_navigation_v_version_first_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_first_locales" ADD CONSTRAINT "_navigation_v_version_first_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_first"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bottom_children" ADD CONSTRAINT "_navigation_v_version_bottom_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bottom"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bottom_children_locales" ADD CONSTRAINT "_navigation_v_version_bottom_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bottom_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bottom" ADD CONSTRAINT "_navigation_v_version_bottom_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_bottom_locales" ADD CONSTRAINT "_navigation_v_version_bottom_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_bottom"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_product_children" ADD CONSTRAINT "_navigation_v_version_product_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_product_children_locales" ADD CONSTRAINT "_navigation_v_version_product_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_product_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_product" ADD CONSTRAINT "_navigation_v_version_product_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_product_locales" ADD CONSTRAINT "_navigation_v_version_product_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_product"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_ecology_children" ADD CONSTRAINT "_navigation_v_version_ecology_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_ecology"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_ecology_children_locales" ADD CONSTRAINT "_navigation_v_version_ecology_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_ecology_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_ecology" ADD CONSTRAINT "_navigation_v_version_ecology_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_ecology_locales" ADD CONSTRAINT "_navigation_v_version_ecology_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_ecology"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_about_children" ADD CONSTRAINT "_navigation_v_version_about_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_about_children_locales" ADD CONSTRAINT "_navigation_v_version_about_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_about_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_about" ADD CONSTRAINT "_navigation_v_version_about_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_about_locales" ADD CONSTRAINT "_navigation_v_version_about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_version_levels" ADD CONSTRAINT "_programme_v_version_levels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_version_levels_locales" ADD CONSTRAINT "_programme_v_version_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programme_v_version_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_version_benefits_levels" ADD CONSTRAINT "_programme_v_version_benefits_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programme_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_version_benefits" ADD CONSTRAINT "_programme_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_version_benefits_locales" ADD CONSTRAINT "_programme_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programme_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_version_steps" ADD CONSTRAINT "_programme_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_version_steps_locales" ADD CONSTRAINT "_programme_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programme_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_locales" ADD CONSTRAINT "_programme_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_rels" ADD CONSTRAINT "_programme_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_programme_v_rels" ADD CONSTRAINT "_programme_v_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_compatibility_v_version_comparison" ADD CONSTRAINT "_compatibility_v_version_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_compatibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_compatibility_v_version_comparison_locales" ADD CONSTRAINT "_compatibility_v_version_comparison_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_compatibility_v_version_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_compatibility_v_version_limits" ADD CONSTRAINT "_compatibility_v_version_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_compatibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_compatibility_v_version_limits_locales" ADD CONSTRAINT "_compatibility_v_version_limits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_compatibility_v_version_limits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_compatibility_v_version_steps" ADD CONSTRAINT "_compatibility_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_compatibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_compatibility_v_version_steps_locales" ADD CONSTRAINT "_compatibility_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_compatibility_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_compatibility_v_locales" ADD CONSTRAINT "_compatibility_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_compatibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v_version_services" ADD CONSTRAINT "_innovation_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_innovation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v_version_services_locales" ADD CONSTRAINT "_innovation_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_innovation_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v_locales" ADD CONSTRAINT "_innovation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_innovation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v_rels" ADD CONSTRAINT "_innovation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_innovation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_innovation_v_rels" ADD CONSTRAINT "_innovation_v_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_layers" ADD CONSTRAINT "_open_platform_v_version_layers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_layers_locales" ADD CONSTRAINT "_open_platform_v_version_layers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v_version_layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_sdks" ADD CONSTRAINT "_open_platform_v_version_sdks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_sdks_locales" ADD CONSTRAINT "_open_platform_v_version_sdks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v_version_sdks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_licences" ADD CONSTRAINT "_open_platform_v_version_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_licences_locales" ADD CONSTRAINT "_open_platform_v_version_licences_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v_version_licences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_apps" ADD CONSTRAINT "_open_platform_v_version_apps_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_apps" ADD CONSTRAINT "_open_platform_v_version_apps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_apps_locales" ADD CONSTRAINT "_open_platform_v_version_apps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v_version_apps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_changes" ADD CONSTRAINT "_open_platform_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_version_changes_locales" ADD CONSTRAINT "_open_platform_v_version_changes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v_version_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_models" ADD CONSTRAINT "_teaching_v_version_models_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_models_locales" ADD CONSTRAINT "_teaching_v_version_models_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v_version_models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_universities" ADD CONSTRAINT "_teaching_v_version_universities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_universities_locales" ADD CONSTRAINT "_teaching_v_version_universities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v_version_universities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_laboratories" ADD CONSTRAINT "_teaching_v_version_laboratories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_laboratories_locales" ADD CONSTRAINT "_teaching_v_version_laboratories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v_version_laboratories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_competitions" ADD CONSTRAINT "_teaching_v_version_competitions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_competitions_locales" ADD CONSTRAINT "_teaching_v_version_competitions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v_version_competitions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_results" ADD CONSTRAINT "_teaching_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_version_results_locales" ADD CONSTRAINT "_teaching_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teaching_v_locales" ADD CONSTRAINT "_teaching_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teaching_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_principles" ADD CONSTRAINT "_about_page_v_version_principles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_principles_locales" ADD CONSTRAINT "_about_page_v_version_principles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_principles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_locales" ADD CONSTRAINT "_about_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_culture" ADD CONSTRAINT "_careers_page_v_version_culture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_culture_locales" ADD CONSTRAINT "_careers_page_v_version_culture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_culture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits" ADD CONSTRAINT "_careers_page_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits_locales" ADD CONSTRAINT "_careers_page_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_steps" ADD CONSTRAINT "_careers_page_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_steps_locales" ADD CONSTRAINT "_careers_page_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_hours_v_version_holidays" ADD CONSTRAINT "_service_hours_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_hours_v_version_holidays_locales" ADD CONSTRAINT "_service_hours_v_version_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_hours_v_version_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_hours_v_version_extra_days" ADD CONSTRAINT "_service_hours_v_version_extra_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_hours_v_version_extra_days_locales" ADD CONSTRAINT "_service_hours_v_version_extra_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_hours_v_version_extra_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_hours_v_version_days" ADD CONSTRAINT "_service_hours_v_version_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "preview_links_source_idx" ON "preview_links" USING btree ("source");
  CREATE INDEX "preview_links_record_idx" ON "preview_links" USING btree ("record");
  CREATE INDEX "preview_links_ends_at_idx" ON "preview_links" USING btree ("ends_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "plans_items_order_idx" ON "plans_items" USING btree ("_order");
  CREATE INDEX "plans_items_parent_id_idx" ON "plans_items" USING btree ("_parent_id");
  CREATE INDEX "plans_at_idx" ON "plans" USING btree ("at");
  CREATE INDEX "plans_state_idx" ON "plans" USING btree ("state");
  CREATE INDEX "plans_made_by_idx" ON "plans" USING btree ("made_by_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "_site_v_version_phones_order_idx" ON "_site_v_version_phones" USING btree ("_order");
  CREATE INDEX "_site_v_version_phones_parent_id_idx" ON "_site_v_version_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_phones_locales_locale_parent_id_unique" ON "_site_v_version_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_channels_order_idx" ON "_site_v_version_channels" USING btree ("_order");
  CREATE INDEX "_site_v_version_channels_parent_id_idx" ON "_site_v_version_channels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_channels_locales_locale_parent_id_unique" ON "_site_v_version_channels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_social_order_idx" ON "_site_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_v_version_social_parent_id_idx" ON "_site_v_version_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_v_version_social_locales_locale_parent_id_unique" ON "_site_v_version_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_v_version_version_user_default_img_idx" ON "_site_v" USING btree ("version_user_default_img_id");
  CREATE INDEX "_site_v_version_version_map_image_idx" ON "_site_v" USING btree ("version_map_image_id");
  CREATE INDEX "_site_v_version_version_qr_code_idx" ON "_site_v" USING btree ("version_qr_code_id");
  CREATE INDEX "_site_v_version_version_updated_by_id_idx" ON "_site_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_v_locales_locale_parent_id_unique" ON "_site_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_headline_order_idx" ON "_home_v_version_headline" USING btree ("_order");
  CREATE INDEX "_home_v_version_headline_parent_id_idx" ON "_home_v_version_headline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_headline_locales_locale_parent_id_unique" ON "_home_v_version_headline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_icons_order_idx" ON "_home_v_version_icons" USING btree ("_order");
  CREATE INDEX "_home_v_version_icons_parent_id_idx" ON "_home_v_version_icons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_icons_locales_locale_parent_id_unique" ON "_home_v_version_icons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_constructs_order_idx" ON "_home_v_version_constructs" USING btree ("_order");
  CREATE INDEX "_home_v_version_constructs_parent_id_idx" ON "_home_v_version_constructs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_constructs_locales_locale_parent_id_unique" ON "_home_v_version_constructs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_life_order_idx" ON "_home_v_version_life" USING btree ("_order");
  CREATE INDEX "_home_v_version_life_parent_id_idx" ON "_home_v_version_life" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_life_image_idx" ON "_home_v_version_life" USING btree ("image_id");
  CREATE UNIQUE INDEX "_home_v_version_life_locales_locale_parent_id_unique" ON "_home_v_version_life_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_about_order_idx" ON "_home_v_version_about" USING btree ("_order");
  CREATE INDEX "_home_v_version_about_parent_id_idx" ON "_home_v_version_about" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_about_locales_locale_parent_id_unique" ON "_home_v_version_about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_version_updated_by_id_idx" ON "_home_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_first_children_order_idx" ON "_navigation_v_version_first_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_first_children_parent_id_idx" ON "_navigation_v_version_first_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_first_children_locales_locale_parent_i" ON "_navigation_v_version_first_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_first_order_idx" ON "_navigation_v_version_first" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_first_parent_id_idx" ON "_navigation_v_version_first" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_first_locales_locale_parent_id_unique" ON "_navigation_v_version_first_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_bottom_children_order_idx" ON "_navigation_v_version_bottom_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_bottom_children_parent_id_idx" ON "_navigation_v_version_bottom_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_bottom_children_locales_locale_parent_" ON "_navigation_v_version_bottom_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_bottom_order_idx" ON "_navigation_v_version_bottom" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_bottom_parent_id_idx" ON "_navigation_v_version_bottom" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_bottom_locales_locale_parent_id_unique" ON "_navigation_v_version_bottom_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_product_children_order_idx" ON "_navigation_v_version_product_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_product_children_parent_id_idx" ON "_navigation_v_version_product_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_product_children_locales_locale_parent" ON "_navigation_v_version_product_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_product_order_idx" ON "_navigation_v_version_product" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_product_parent_id_idx" ON "_navigation_v_version_product" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_product_locales_locale_parent_id_uniqu" ON "_navigation_v_version_product_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_ecology_children_order_idx" ON "_navigation_v_version_ecology_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_ecology_children_parent_id_idx" ON "_navigation_v_version_ecology_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_ecology_children_locales_locale_parent" ON "_navigation_v_version_ecology_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_ecology_order_idx" ON "_navigation_v_version_ecology" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_ecology_parent_id_idx" ON "_navigation_v_version_ecology" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_ecology_locales_locale_parent_id_uniqu" ON "_navigation_v_version_ecology_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_about_children_order_idx" ON "_navigation_v_version_about_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_about_children_parent_id_idx" ON "_navigation_v_version_about_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_about_children_locales_locale_parent_i" ON "_navigation_v_version_about_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_about_order_idx" ON "_navigation_v_version_about" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_about_parent_id_idx" ON "_navigation_v_version_about" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_about_locales_locale_parent_id_unique" ON "_navigation_v_version_about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_version_updated_by_id_idx" ON "_navigation_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_programme_v_version_levels_order_idx" ON "_programme_v_version_levels" USING btree ("_order");
  CREATE INDEX "_programme_v_version_levels_parent_id_idx" ON "_programme_v_version_levels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_programme_v_version_levels_locales_locale_parent_id_unique" ON "_programme_v_version_levels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_programme_v_version_benefits_levels_order_idx" ON "_programme_v_version_benefits_levels" USING btree ("order");
  CREATE INDEX "_programme_v_version_benefits_levels_parent_idx" ON "_programme_v_version_benefits_levels" USING btree ("parent_id");
  CREATE INDEX "_programme_v_version_benefits_order_idx" ON "_programme_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_programme_v_version_benefits_parent_id_idx" ON "_programme_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_programme_v_version_benefits_locales_locale_parent_id_uniqu" ON "_programme_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_programme_v_version_steps_order_idx" ON "_programme_v_version_steps" USING btree ("_order");
  CREATE INDEX "_programme_v_version_steps_parent_id_idx" ON "_programme_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_programme_v_version_steps_locales_locale_parent_id_unique" ON "_programme_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_programme_v_version_version_updated_by_id_idx" ON "_programme_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_programme_v_created_at_idx" ON "_programme_v" USING btree ("created_at");
  CREATE INDEX "_programme_v_updated_at_idx" ON "_programme_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_programme_v_locales_locale_parent_id_unique" ON "_programme_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_programme_v_rels_order_idx" ON "_programme_v_rels" USING btree ("order");
  CREATE INDEX "_programme_v_rels_parent_idx" ON "_programme_v_rels" USING btree ("parent_id");
  CREATE INDEX "_programme_v_rels_path_idx" ON "_programme_v_rels" USING btree ("path");
  CREATE INDEX "_programme_v_rels_partners_id_idx" ON "_programme_v_rels" USING btree ("partners_id");
  CREATE INDEX "_compatibility_v_version_comparison_order_idx" ON "_compatibility_v_version_comparison" USING btree ("_order");
  CREATE INDEX "_compatibility_v_version_comparison_parent_id_idx" ON "_compatibility_v_version_comparison" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_compatibility_v_version_comparison_locales_locale_parent_id" ON "_compatibility_v_version_comparison_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_compatibility_v_version_limits_order_idx" ON "_compatibility_v_version_limits" USING btree ("_order");
  CREATE INDEX "_compatibility_v_version_limits_parent_id_idx" ON "_compatibility_v_version_limits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_compatibility_v_version_limits_locales_locale_parent_id_uni" ON "_compatibility_v_version_limits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_compatibility_v_version_steps_order_idx" ON "_compatibility_v_version_steps" USING btree ("_order");
  CREATE INDEX "_compatibility_v_version_steps_parent_id_idx" ON "_compatibility_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_compatibility_v_version_steps_locales_locale_parent_id_uniq" ON "_compatibility_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_compatibility_v_version_version_updated_by_id_idx" ON "_compatibility_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_compatibility_v_created_at_idx" ON "_compatibility_v" USING btree ("created_at");
  CREATE INDEX "_compatibility_v_updated_at_idx" ON "_compatibility_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_compatibility_v_locales_locale_parent_id_unique" ON "_compatibility_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_innovation_v_version_services_order_idx" ON "_innovation_v_version_services" USING btree ("_order");
  CREATE INDEX "_innovation_v_version_services_parent_id_idx" ON "_innovation_v_version_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_innovation_v_version_services_locales_locale_parent_id_uniq" ON "_innovation_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_innovation_v_version_version_updated_by_id_idx" ON "_innovation_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_innovation_v_created_at_idx" ON "_innovation_v" USING btree ("created_at");
  CREATE INDEX "_innovation_v_updated_at_idx" ON "_innovation_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_innovation_v_locales_locale_parent_id_unique" ON "_innovation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_innovation_v_rels_order_idx" ON "_innovation_v_rels" USING btree ("order");
  CREATE INDEX "_innovation_v_rels_parent_idx" ON "_innovation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_innovation_v_rels_path_idx" ON "_innovation_v_rels" USING btree ("path");
  CREATE INDEX "_innovation_v_rels_cases_id_idx" ON "_innovation_v_rels" USING btree ("cases_id");
  CREATE INDEX "_open_platform_v_version_layers_order_idx" ON "_open_platform_v_version_layers" USING btree ("_order");
  CREATE INDEX "_open_platform_v_version_layers_parent_id_idx" ON "_open_platform_v_version_layers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_open_platform_v_version_layers_locales_locale_parent_id_uni" ON "_open_platform_v_version_layers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_open_platform_v_version_sdks_order_idx" ON "_open_platform_v_version_sdks" USING btree ("_order");
  CREATE INDEX "_open_platform_v_version_sdks_parent_id_idx" ON "_open_platform_v_version_sdks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_open_platform_v_version_sdks_locales_locale_parent_id_uniqu" ON "_open_platform_v_version_sdks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_open_platform_v_version_licences_order_idx" ON "_open_platform_v_version_licences" USING btree ("_order");
  CREATE INDEX "_open_platform_v_version_licences_parent_id_idx" ON "_open_platform_v_version_licences" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_open_platform_v_version_licences_locales_locale_parent_id_u" ON "_open_platform_v_version_licences_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_open_platform_v_version_apps_order_idx" ON "_open_platform_v_version_apps" USING btree ("_order");
  CREATE INDEX "_open_platform_v_version_apps_parent_id_idx" ON "_open_platform_v_version_apps" USING btree ("_parent_id");
  CREATE INDEX "_open_platform_v_version_apps_partner_idx" ON "_open_platform_v_version_apps" USING btree ("partner_id");
  CREATE UNIQUE INDEX "_open_platform_v_version_apps_locales_locale_parent_id_uniqu" ON "_open_platform_v_version_apps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_open_platform_v_version_changes_order_idx" ON "_open_platform_v_version_changes" USING btree ("_order");
  CREATE INDEX "_open_platform_v_version_changes_parent_id_idx" ON "_open_platform_v_version_changes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_open_platform_v_version_changes_locales_locale_parent_id_un" ON "_open_platform_v_version_changes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_open_platform_v_version_version_updated_by_id_idx" ON "_open_platform_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_open_platform_v_created_at_idx" ON "_open_platform_v" USING btree ("created_at");
  CREATE INDEX "_open_platform_v_updated_at_idx" ON "_open_platform_v" USING btree ("updated_at");
  CREATE INDEX "_teaching_v_version_models_order_idx" ON "_teaching_v_version_models" USING btree ("_order");
  CREATE INDEX "_teaching_v_version_models_parent_id_idx" ON "_teaching_v_version_models" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_teaching_v_version_models_locales_locale_parent_id_unique" ON "_teaching_v_version_models_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_teaching_v_version_universities_order_idx" ON "_teaching_v_version_universities" USING btree ("_order");
  CREATE INDEX "_teaching_v_version_universities_parent_id_idx" ON "_teaching_v_version_universities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_teaching_v_version_universities_locales_locale_parent_id_un" ON "_teaching_v_version_universities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_teaching_v_version_laboratories_order_idx" ON "_teaching_v_version_laboratories" USING btree ("_order");
  CREATE INDEX "_teaching_v_version_laboratories_parent_id_idx" ON "_teaching_v_version_laboratories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_teaching_v_version_laboratories_locales_locale_parent_id_un" ON "_teaching_v_version_laboratories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_teaching_v_version_competitions_order_idx" ON "_teaching_v_version_competitions" USING btree ("_order");
  CREATE INDEX "_teaching_v_version_competitions_parent_id_idx" ON "_teaching_v_version_competitions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_teaching_v_version_competitions_locales_locale_parent_id_un" ON "_teaching_v_version_competitions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_teaching_v_version_results_order_idx" ON "_teaching_v_version_results" USING btree ("_order");
  CREATE INDEX "_teaching_v_version_results_parent_id_idx" ON "_teaching_v_version_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_teaching_v_version_results_locales_locale_parent_id_unique" ON "_teaching_v_version_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_teaching_v_version_version_updated_by_id_idx" ON "_teaching_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_teaching_v_created_at_idx" ON "_teaching_v" USING btree ("created_at");
  CREATE INDEX "_teaching_v_updated_at_idx" ON "_teaching_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_teaching_v_locales_locale_parent_id_unique" ON "_teaching_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_principles_order_idx" ON "_about_page_v_version_principles" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_principles_parent_id_idx" ON "_about_page_v_version_principles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_principles_locales_locale_parent_id_un" ON "_about_page_v_version_principles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_page_v_version_version_updated_by_id_idx" ON "_about_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_about_page_v_locales_locale_parent_id_unique" ON "_about_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_culture_order_idx" ON "_careers_page_v_version_culture" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_culture_parent_id_idx" ON "_careers_page_v_version_culture" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_culture_locales_locale_parent_id_uni" ON "_careers_page_v_version_culture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_benefits_order_idx" ON "_careers_page_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_benefits_parent_id_idx" ON "_careers_page_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_benefits_locales_locale_parent_id_un" ON "_careers_page_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_steps_order_idx" ON "_careers_page_v_version_steps" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_steps_parent_id_idx" ON "_careers_page_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_steps_locales_locale_parent_id_uniqu" ON "_careers_page_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_version_updated_by_id_idx" ON "_careers_page_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");
  CREATE INDEX "_service_hours_v_version_holidays_order_idx" ON "_service_hours_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_service_hours_v_version_holidays_parent_id_idx" ON "_service_hours_v_version_holidays" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_service_hours_v_version_holidays_locales_locale_parent_id_u" ON "_service_hours_v_version_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_hours_v_version_extra_days_order_idx" ON "_service_hours_v_version_extra_days" USING btree ("_order");
  CREATE INDEX "_service_hours_v_version_extra_days_parent_id_idx" ON "_service_hours_v_version_extra_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_service_hours_v_version_extra_days_locales_locale_parent_id" ON "_service_hours_v_version_extra_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_hours_v_version_days_order_idx" ON "_service_hours_v_version_days" USING btree ("order");
  CREATE INDEX "_service_hours_v_version_days_parent_idx" ON "_service_hours_v_version_days" USING btree ("parent_id");
  CREATE INDEX "_service_hours_v_version_version_updated_by_id_idx" ON "_service_hours_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_service_hours_v_created_at_idx" ON "_service_hours_v" USING btree ("created_at");
  CREATE INDEX "_service_hours_v_updated_at_idx" ON "_service_hours_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_categories_v_autosave_idx" ON "_news_categories_v" USING btree ("autosave");
  CREATE INDEX "_cases_v_autosave_idx" ON "_cases_v" USING btree ("autosave");
  CREATE INDEX "_case_categories_v_autosave_idx" ON "_case_categories_v" USING btree ("autosave");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_product_criteria_v_autosave_idx" ON "_product_criteria_v" USING btree ("autosave");
  CREATE INDEX "_releases_v_autosave_idx" ON "_releases_v" USING btree ("autosave");
  CREATE INDEX "_toolboxes_v_autosave_idx" ON "_toolboxes_v" USING btree ("autosave");
  CREATE INDEX "_toolbox_domains_v_autosave_idx" ON "_toolbox_domains_v" USING btree ("autosave");
  CREATE INDEX "_machines_v_autosave_idx" ON "_machines_v" USING btree ("autosave");
  CREATE INDEX "_machine_classes_v_autosave_idx" ON "_machine_classes_v" USING btree ("autosave");
  CREATE INDEX "_machine_interfaces_v_autosave_idx" ON "_machine_interfaces_v" USING btree ("autosave");
  CREATE INDEX "_engines_v_autosave_idx" ON "_engines_v" USING btree ("autosave");
  CREATE INDEX "_industries_v_autosave_idx" ON "_industries_v" USING btree ("autosave");
  CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
  CREATE INDEX "_function_areas_v_autosave_idx" ON "_function_areas_v" USING btree ("autosave");
  CREATE INDEX "_block_libraries_v_autosave_idx" ON "_block_libraries_v" USING btree ("autosave");
  CREATE INDEX "_platforms_v_autosave_idx" ON "_platforms_v" USING btree ("autosave");
  CREATE INDEX "_help_articles_v_autosave_idx" ON "_help_articles_v" USING btree ("autosave");
  CREATE INDEX "_help_categories_v_autosave_idx" ON "_help_categories_v" USING btree ("autosave");
  CREATE INDEX "_standards_v_autosave_idx" ON "_standards_v" USING btree ("autosave");
  CREATE INDEX "_components_v_autosave_idx" ON "_components_v" USING btree ("autosave");
  CREATE INDEX "_advisories_v_autosave_idx" ON "_advisories_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "_partner_classes_v_autosave_idx" ON "_partner_classes_v" USING btree ("autosave");
  CREATE INDEX "_regions_v_autosave_idx" ON "_regions_v" USING btree ("autosave");
  CREATE INDEX "_programmes_v_autosave_idx" ON "_programmes_v" USING btree ("autosave");
  CREATE INDEX "_difficulties_v_autosave_idx" ON "_difficulties_v" USING btree ("autosave");
  CREATE INDEX "_courses_v_autosave_idx" ON "_courses_v" USING btree ("autosave");
  CREATE INDEX "_lessons_v_autosave_idx" ON "_lessons_v" USING btree ("autosave");
  CREATE INDEX "_teachers_v_autosave_idx" ON "_teachers_v" USING btree ("autosave");
  CREATE INDEX "_course_plans_v_autosave_idx" ON "_course_plans_v" USING btree ("autosave");
  CREATE INDEX "_textbooks_v_autosave_idx" ON "_textbooks_v" USING btree ("autosave");
  CREATE INDEX "_banners_v_autosave_idx" ON "_banners_v" USING btree ("autosave");
  CREATE INDEX "_announcements_v_autosave_idx" ON "_announcements_v" USING btree ("autosave");
  CREATE INDEX "_offices_v_autosave_idx" ON "_offices_v" USING btree ("autosave");
  CREATE INDEX "_experts_v_autosave_idx" ON "_experts_v" USING btree ("autosave");
  CREATE INDEX "_consult_topics_v_autosave_idx" ON "_consult_topics_v" USING btree ("autosave");
  CREATE INDEX "_milestones_v_autosave_idx" ON "_milestones_v" USING btree ("autosave");
  CREATE INDEX "_leaders_v_autosave_idx" ON "_leaders_v" USING btree ("autosave");
  CREATE INDEX "_qualifications_v_autosave_idx" ON "_qualifications_v" USING btree ("autosave");
  CREATE INDEX "_positions_v_autosave_idx" ON "_positions_v" USING btree ("autosave");
  CREATE INDEX "_position_teams_v_autosave_idx" ON "_position_teams_v" USING btree ("autosave");
  CREATE INDEX "_position_places_v_autosave_idx" ON "_position_places_v" USING btree ("autosave");
  CREATE INDEX "_legal_texts_v_autosave_idx" ON "_legal_texts_v" USING btree ("autosave");
  CREATE INDEX "_columns_v_autosave_idx" ON "_columns_v" USING btree ("autosave");
  CREATE INDEX "_friend_links_v_autosave_idx" ON "_friend_links_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "site_updated_by_id_idx" ON "site" USING btree ("updated_by_id");
  CREATE INDEX "home_updated_by_id_idx" ON "home" USING btree ("updated_by_id");
  CREATE INDEX "navigation_updated_by_id_idx" ON "navigation" USING btree ("updated_by_id");
  CREATE INDEX "programme_updated_by_id_idx" ON "programme" USING btree ("updated_by_id");
  CREATE INDEX "compatibility_updated_by_id_idx" ON "compatibility" USING btree ("updated_by_id");
  CREATE INDEX "innovation_updated_by_id_idx" ON "innovation" USING btree ("updated_by_id");
  CREATE INDEX "open_platform_updated_by_id_idx" ON "open_platform" USING btree ("updated_by_id");
  CREATE INDEX "teaching_updated_by_id_idx" ON "teaching" USING btree ("updated_by_id");
  CREATE INDEX "about_page_updated_by_id_idx" ON "about_page" USING btree ("updated_by_id");
  CREATE INDEX "careers_page_updated_by_id_idx" ON "careers_page" USING btree ("updated_by_id");
  CREATE INDEX "service_hours_updated_by_id_idx" ON "service_hours" USING btree ("updated_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_phones_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_channels_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_version_social_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_headline" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_headline_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_icons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_icons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_constructs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_constructs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_life" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_life_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_about_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_first_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_first_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_first" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_first_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bottom_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bottom_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bottom" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_bottom_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_product_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_product_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_product" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_product_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_ecology_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_ecology_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_ecology" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_ecology_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_about_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_about_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_about_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_version_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_version_levels_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_version_benefits_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_version_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programme_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v_version_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v_version_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v_version_limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v_version_limits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_compatibility_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_innovation_v_version_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_innovation_v_version_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_innovation_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_innovation_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_innovation_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_layers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_layers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_sdks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_sdks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_licences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_licences_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_apps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_apps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v_version_changes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_open_platform_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_models" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_models_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_universities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_universities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_laboratories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_laboratories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_competitions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_competitions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_version_results_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teaching_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_principles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_principles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_culture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_culture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_hours_v_version_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_hours_v_version_holidays_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_hours_v_version_extra_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_hours_v_version_extra_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_hours_v_version_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_hours_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "plans_items" CASCADE;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "_site_v_version_phones" CASCADE;
  DROP TABLE "_site_v_version_phones_locales" CASCADE;
  DROP TABLE "_site_v_version_channels" CASCADE;
  DROP TABLE "_site_v_version_channels_locales" CASCADE;
  DROP TABLE "_site_v_version_social" CASCADE;
  DROP TABLE "_site_v_version_social_locales" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_locales" CASCADE;
  DROP TABLE "_home_v_version_headline" CASCADE;
  DROP TABLE "_home_v_version_headline_locales" CASCADE;
  DROP TABLE "_home_v_version_icons" CASCADE;
  DROP TABLE "_home_v_version_icons_locales" CASCADE;
  DROP TABLE "_home_v_version_constructs" CASCADE;
  DROP TABLE "_home_v_version_constructs_locales" CASCADE;
  DROP TABLE "_home_v_version_life" CASCADE;
  DROP TABLE "_home_v_version_life_locales" CASCADE;
  DROP TABLE "_home_v_version_about" CASCADE;
  DROP TABLE "_home_v_version_about_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_navigation_v_version_first_children" CASCADE;
  DROP TABLE "_navigation_v_version_first_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_first" CASCADE;
  DROP TABLE "_navigation_v_version_first_locales" CASCADE;
  DROP TABLE "_navigation_v_version_bottom_children" CASCADE;
  DROP TABLE "_navigation_v_version_bottom_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_bottom" CASCADE;
  DROP TABLE "_navigation_v_version_bottom_locales" CASCADE;
  DROP TABLE "_navigation_v_version_product_children" CASCADE;
  DROP TABLE "_navigation_v_version_product_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_product" CASCADE;
  DROP TABLE "_navigation_v_version_product_locales" CASCADE;
  DROP TABLE "_navigation_v_version_ecology_children" CASCADE;
  DROP TABLE "_navigation_v_version_ecology_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_ecology" CASCADE;
  DROP TABLE "_navigation_v_version_ecology_locales" CASCADE;
  DROP TABLE "_navigation_v_version_about_children" CASCADE;
  DROP TABLE "_navigation_v_version_about_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_about" CASCADE;
  DROP TABLE "_navigation_v_version_about_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_programme_v_version_levels" CASCADE;
  DROP TABLE "_programme_v_version_levels_locales" CASCADE;
  DROP TABLE "_programme_v_version_benefits_levels" CASCADE;
  DROP TABLE "_programme_v_version_benefits" CASCADE;
  DROP TABLE "_programme_v_version_benefits_locales" CASCADE;
  DROP TABLE "_programme_v_version_steps" CASCADE;
  DROP TABLE "_programme_v_version_steps_locales" CASCADE;
  DROP TABLE "_programme_v" CASCADE;
  DROP TABLE "_programme_v_locales" CASCADE;
  DROP TABLE "_programme_v_rels" CASCADE;
  DROP TABLE "_compatibility_v_version_comparison" CASCADE;
  DROP TABLE "_compatibility_v_version_comparison_locales" CASCADE;
  DROP TABLE "_compatibility_v_version_limits" CASCADE;
  DROP TABLE "_compatibility_v_version_limits_locales" CASCADE;
  DROP TABLE "_compatibility_v_version_steps" CASCADE;
  DROP TABLE "_compatibility_v_version_steps_locales" CASCADE;
  DROP TABLE "_compatibility_v" CASCADE;
  DROP TABLE "_compatibility_v_locales" CASCADE;
  DROP TABLE "_innovation_v_version_services" CASCADE;
  DROP TABLE "_innovation_v_version_services_locales" CASCADE;
  DROP TABLE "_innovation_v" CASCADE;
  DROP TABLE "_innovation_v_locales" CASCADE;
  DROP TABLE "_innovation_v_rels" CASCADE;
  DROP TABLE "_open_platform_v_version_layers" CASCADE;
  DROP TABLE "_open_platform_v_version_layers_locales" CASCADE;
  DROP TABLE "_open_platform_v_version_sdks" CASCADE;
  DROP TABLE "_open_platform_v_version_sdks_locales" CASCADE;
  DROP TABLE "_open_platform_v_version_licences" CASCADE;
  DROP TABLE "_open_platform_v_version_licences_locales" CASCADE;
  DROP TABLE "_open_platform_v_version_apps" CASCADE;
  DROP TABLE "_open_platform_v_version_apps_locales" CASCADE;
  DROP TABLE "_open_platform_v_version_changes" CASCADE;
  DROP TABLE "_open_platform_v_version_changes_locales" CASCADE;
  DROP TABLE "_open_platform_v" CASCADE;
  DROP TABLE "_teaching_v_version_models" CASCADE;
  DROP TABLE "_teaching_v_version_models_locales" CASCADE;
  DROP TABLE "_teaching_v_version_universities" CASCADE;
  DROP TABLE "_teaching_v_version_universities_locales" CASCADE;
  DROP TABLE "_teaching_v_version_laboratories" CASCADE;
  DROP TABLE "_teaching_v_version_laboratories_locales" CASCADE;
  DROP TABLE "_teaching_v_version_competitions" CASCADE;
  DROP TABLE "_teaching_v_version_competitions_locales" CASCADE;
  DROP TABLE "_teaching_v_version_results" CASCADE;
  DROP TABLE "_teaching_v_version_results_locales" CASCADE;
  DROP TABLE "_teaching_v" CASCADE;
  DROP TABLE "_teaching_v_locales" CASCADE;
  DROP TABLE "_about_page_v_version_principles" CASCADE;
  DROP TABLE "_about_page_v_version_principles_locales" CASCADE;
  DROP TABLE "_about_page_v" CASCADE;
  DROP TABLE "_about_page_v_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_culture" CASCADE;
  DROP TABLE "_careers_page_v_version_culture_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_steps" CASCADE;
  DROP TABLE "_careers_page_v_version_steps_locales" CASCADE;
  DROP TABLE "_careers_page_v" CASCADE;
  DROP TABLE "_service_hours_v_version_holidays" CASCADE;
  DROP TABLE "_service_hours_v_version_holidays_locales" CASCADE;
  DROP TABLE "_service_hours_v_version_extra_days" CASCADE;
  DROP TABLE "_service_hours_v_version_extra_days_locales" CASCADE;
  DROP TABLE "_service_hours_v_version_days" CASCADE;
  DROP TABLE "_service_hours_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preview_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  DROP INDEX "_news_v_autosave_idx";
  DROP INDEX "_news_categories_v_autosave_idx";
  DROP INDEX "_cases_v_autosave_idx";
  DROP INDEX "_case_categories_v_autosave_idx";
  DROP INDEX "_products_v_autosave_idx";
  DROP INDEX "_product_criteria_v_autosave_idx";
  DROP INDEX "_releases_v_autosave_idx";
  DROP INDEX "_toolboxes_v_autosave_idx";
  DROP INDEX "_toolbox_domains_v_autosave_idx";
  DROP INDEX "_machines_v_autosave_idx";
  DROP INDEX "_machine_classes_v_autosave_idx";
  DROP INDEX "_machine_interfaces_v_autosave_idx";
  DROP INDEX "_engines_v_autosave_idx";
  DROP INDEX "_industries_v_autosave_idx";
  DROP INDEX "_solutions_v_autosave_idx";
  DROP INDEX "_function_areas_v_autosave_idx";
  DROP INDEX "_block_libraries_v_autosave_idx";
  DROP INDEX "_platforms_v_autosave_idx";
  DROP INDEX "_help_articles_v_autosave_idx";
  DROP INDEX "_help_categories_v_autosave_idx";
  DROP INDEX "_standards_v_autosave_idx";
  DROP INDEX "_components_v_autosave_idx";
  DROP INDEX "_advisories_v_autosave_idx";
  DROP INDEX "_partners_v_autosave_idx";
  DROP INDEX "_partner_classes_v_autosave_idx";
  DROP INDEX "_regions_v_autosave_idx";
  DROP INDEX "_programmes_v_autosave_idx";
  DROP INDEX "_difficulties_v_autosave_idx";
  DROP INDEX "_courses_v_autosave_idx";
  DROP INDEX "_lessons_v_autosave_idx";
  DROP INDEX "_teachers_v_autosave_idx";
  DROP INDEX "_course_plans_v_autosave_idx";
  DROP INDEX "_textbooks_v_autosave_idx";
  DROP INDEX "_banners_v_autosave_idx";
  DROP INDEX "_announcements_v_autosave_idx";
  DROP INDEX "_offices_v_autosave_idx";
  DROP INDEX "_experts_v_autosave_idx";
  DROP INDEX "_consult_topics_v_autosave_idx";
  DROP INDEX "_milestones_v_autosave_idx";
  DROP INDEX "_leaders_v_autosave_idx";
  DROP INDEX "_qualifications_v_autosave_idx";
  DROP INDEX "_positions_v_autosave_idx";
  DROP INDEX "_position_teams_v_autosave_idx";
  DROP INDEX "_position_places_v_autosave_idx";
  DROP INDEX "_legal_texts_v_autosave_idx";
  DROP INDEX "_columns_v_autosave_idx";
  DROP INDEX "_friend_links_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_preview_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  DROP INDEX "site_updated_by_id_idx";
  DROP INDEX "home_updated_by_id_idx";
  DROP INDEX "navigation_updated_by_id_idx";
  DROP INDEX "programme_updated_by_id_idx";
  DROP INDEX "compatibility_updated_by_id_idx";
  DROP INDEX "innovation_updated_by_id_idx";
  DROP INDEX "open_platform_updated_by_id_idx";
  DROP INDEX "teaching_updated_by_id_idx";
  DROP INDEX "about_page_updated_by_id_idx";
  DROP INDEX "careers_page_updated_by_id_idx";
  DROP INDEX "service_hours_updated_by_id_idx";
  ALTER TABLE "_news_v" DROP COLUMN "autosave";
  ALTER TABLE "_news_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "_cases_v" DROP COLUMN "autosave";
  ALTER TABLE "_case_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "_products_v" DROP COLUMN "autosave";
  ALTER TABLE "_product_criteria_v" DROP COLUMN "autosave";
  ALTER TABLE "_releases_v" DROP COLUMN "autosave";
  ALTER TABLE "_toolboxes_v" DROP COLUMN "autosave";
  ALTER TABLE "_toolbox_domains_v" DROP COLUMN "autosave";
  ALTER TABLE "_machines_v" DROP COLUMN "autosave";
  ALTER TABLE "_machine_classes_v" DROP COLUMN "autosave";
  ALTER TABLE "_machine_interfaces_v" DROP COLUMN "autosave";
  ALTER TABLE "_engines_v" DROP COLUMN "autosave";
  ALTER TABLE "_industries_v" DROP COLUMN "autosave";
  ALTER TABLE "_solutions_v" DROP COLUMN "autosave";
  ALTER TABLE "_function_areas_v" DROP COLUMN "autosave";
  ALTER TABLE "_block_libraries_v" DROP COLUMN "autosave";
  ALTER TABLE "_platforms_v" DROP COLUMN "autosave";
  ALTER TABLE "_help_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "_help_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "_standards_v" DROP COLUMN "autosave";
  ALTER TABLE "_components_v" DROP COLUMN "autosave";
  ALTER TABLE "_advisories_v" DROP COLUMN "autosave";
  ALTER TABLE "_partners_v" DROP COLUMN "autosave";
  ALTER TABLE "_partner_classes_v" DROP COLUMN "autosave";
  ALTER TABLE "_regions_v" DROP COLUMN "autosave";
  ALTER TABLE "_programmes_v" DROP COLUMN "autosave";
  ALTER TABLE "_difficulties_v" DROP COLUMN "autosave";
  ALTER TABLE "_courses_v" DROP COLUMN "autosave";
  ALTER TABLE "_lessons_v" DROP COLUMN "autosave";
  ALTER TABLE "_teachers_v" DROP COLUMN "autosave";
  ALTER TABLE "_course_plans_v" DROP COLUMN "autosave";
  ALTER TABLE "_textbooks_v" DROP COLUMN "autosave";
  ALTER TABLE "_banners_v" DROP COLUMN "autosave";
  ALTER TABLE "_announcements_v" DROP COLUMN "autosave";
  ALTER TABLE "_offices_v" DROP COLUMN "autosave";
  ALTER TABLE "_experts_v" DROP COLUMN "autosave";
  ALTER TABLE "_consult_topics_v" DROP COLUMN "autosave";
  ALTER TABLE "_milestones_v" DROP COLUMN "autosave";
  ALTER TABLE "_leaders_v" DROP COLUMN "autosave";
  ALTER TABLE "_qualifications_v" DROP COLUMN "autosave";
  ALTER TABLE "_positions_v" DROP COLUMN "autosave";
  ALTER TABLE "_position_teams_v" DROP COLUMN "autosave";
  ALTER TABLE "_position_places_v" DROP COLUMN "autosave";
  ALTER TABLE "_legal_texts_v" DROP COLUMN "autosave";
  ALTER TABLE "_columns_v" DROP COLUMN "autosave";
  ALTER TABLE "_friend_links_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  ALTER TABLE "site" DROP COLUMN "updated_by";
  ALTER TABLE "site" DROP COLUMN "updated_by_id";
  ALTER TABLE "home" DROP COLUMN "updated_by";
  ALTER TABLE "home" DROP COLUMN "updated_by_id";
  ALTER TABLE "navigation" DROP COLUMN "updated_by";
  ALTER TABLE "navigation" DROP COLUMN "updated_by_id";
  ALTER TABLE "programme" DROP COLUMN "updated_by";
  ALTER TABLE "programme" DROP COLUMN "updated_by_id";
  ALTER TABLE "compatibility" DROP COLUMN "updated_by";
  ALTER TABLE "compatibility" DROP COLUMN "updated_by_id";
  ALTER TABLE "innovation" DROP COLUMN "updated_by";
  ALTER TABLE "innovation" DROP COLUMN "updated_by_id";
  ALTER TABLE "open_platform" DROP COLUMN "updated_by";
  ALTER TABLE "open_platform" DROP COLUMN "updated_by_id";
  ALTER TABLE "teaching" DROP COLUMN "updated_by";
  ALTER TABLE "teaching" DROP COLUMN "updated_by_id";
  ALTER TABLE "about_page" DROP COLUMN "updated_by";
  ALTER TABLE "about_page" DROP COLUMN "updated_by_id";
  ALTER TABLE "careers_page" DROP COLUMN "updated_by";
  ALTER TABLE "careers_page" DROP COLUMN "updated_by_id";
  ALTER TABLE "service_hours" DROP COLUMN "updated_by";
  ALTER TABLE "service_hours" DROP COLUMN "updated_by_id";
  DROP TYPE "public"."enum_preview_links_locale";
  DROP TYPE "public"."enum_plans_items_locale";
  DROP TYPE "public"."enum_plans_items_action";
  DROP TYPE "public"."enum_plans_state";
  DROP TYPE "public"."enum__programme_v_version_levels_level";
  DROP TYPE "public"."enum__programme_v_version_benefits_levels";
  DROP TYPE "public"."enum__compatibility_v_version_comparison_better";
  DROP TYPE "public"."enum__open_platform_v_version_changes_kind";
  DROP TYPE "public"."enum__service_hours_v_version_days";`)
}
