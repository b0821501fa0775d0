import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

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
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_engines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__engines_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__engines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_level" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_level" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partner_classes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partner_classes_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__partner_classes_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_experts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__experts_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__experts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_columns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__columns_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__columns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_friend_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__friend_links_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__friend_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'publisher', 'editor', 'translator', 'agent', 'security');
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"category_id" integer,
  	"image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"summary" varchar,
  	"author" varchar,
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
  	"products_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_category_id" integer,
  	"version_image_id" integer,
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
  	"products_id" integer
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
  	"_status" "enum_products_status" DEFAULT 'draft',
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
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
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
  	"_status" "enum_solutions_status" DEFAULT 'draft',
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
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"class_id" integer,
  	"level" "enum_partners_level",
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
  	"region" varchar,
  	"summary" varchar,
  	"_status" "enum_partners_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_class_id" integer,
  	"version_level" "enum__partners_v_version_level",
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
  	"version_region" varchar,
  	"version_summary" varchar,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partner_classes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "partner_classes_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"definition" varchar,
  	"criteria" varchar,
  	"_status" "enum_partner_classes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partner_classes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
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
  	"version__status" "enum__partner_classes_v_version_status" DEFAULT 'draft',
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
  	"time_zone" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "offices_locales" (
  	"title" varchar,
  	"address" varchar,
  	"phone" varchar,
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
  	"version_time_zone" varchar,
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
  	"version_address" varchar,
  	"version_phone" varchar,
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
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
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
  	"engines_id" integer,
  	"industries_id" integer,
  	"solutions_id" integer,
  	"partners_id" integer,
  	"partner_classes_id" integer,
  	"banners_id" integer,
  	"announcements_id" integer,
  	"offices_id" integer,
  	"experts_id" integer,
  	"columns_id" integer,
  	"friend_links_id" integer,
  	"media_id" integer,
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
  	"icon" varchar
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
  
  ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "products" ADD CONSTRAINT "products_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "engines_locales" ADD CONSTRAINT "engines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."engines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_engines_v" ADD CONSTRAINT "_engines_v_parent_id_engines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."engines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_engines_v_locales" ADD CONSTRAINT "_engines_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_engines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_locales" ADD CONSTRAINT "industries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_locales" ADD CONSTRAINT "_industries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_industry_id_industries_id_fk" FOREIGN KEY ("version_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_class_id_partner_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."partner_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_class_id_partner_classes_id_fk" FOREIGN KEY ("version_class_id") REFERENCES "public"."partner_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_classes_locales" ADD CONSTRAINT "partner_classes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_classes_v" ADD CONSTRAINT "_partner_classes_v_parent_id_partner_classes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partner_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partner_classes_v_locales" ADD CONSTRAINT "_partner_classes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_classes_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "columns_locales" ADD CONSTRAINT "columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_columns_v" ADD CONSTRAINT "_columns_v_parent_id_columns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."columns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_columns_v_locales" ADD CONSTRAINT "_columns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_columns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "friend_links" ADD CONSTRAINT "friend_links_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "friend_links_locales" ADD CONSTRAINT "friend_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."friend_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_friend_links_v" ADD CONSTRAINT "_friend_links_v_parent_id_friend_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."friend_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_friend_links_v" ADD CONSTRAINT "_friend_links_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_friend_links_v_locales" ADD CONSTRAINT "_friend_links_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_friend_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_categories_fk" FOREIGN KEY ("case_categories_id") REFERENCES "public"."case_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engines_fk" FOREIGN KEY ("engines_id") REFERENCES "public"."engines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partner_classes_fk" FOREIGN KEY ("partner_classes_id") REFERENCES "public"."partner_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experts_fk" FOREIGN KEY ("experts_id") REFERENCES "public"."experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_columns_fk" FOREIGN KEY ("columns_id") REFERENCES "public"."columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_friend_links_fk" FOREIGN KEY ("friend_links_id") REFERENCES "public"."friend_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE INDEX "products_image_idx" ON "products" USING btree ("image_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products_locales" USING btree ("slug","_locale");
  CREATE INDEX "products__status_idx" ON "products_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "solutions__order_idx" ON "solutions" USING btree ("_order");
  CREATE INDEX "solutions_industry_idx" ON "solutions" USING btree ("industry_id");
  CREATE INDEX "solutions_image_idx" ON "solutions" USING btree ("image_id");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "solutions_slug_idx" ON "solutions_locales" USING btree ("slug","_locale");
  CREATE INDEX "solutions__status_idx" ON "solutions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "partners__order_idx" ON "partners" USING btree ("_order");
  CREATE INDEX "partners_class_idx" ON "partners" USING btree ("class_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners_locales" USING btree ("slug","_locale");
  CREATE INDEX "partners__status_idx" ON "partners_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version__order_idx" ON "_partners_v" USING btree ("version__order");
  CREATE INDEX "_partners_v_version_version_class_idx" ON "_partners_v" USING btree ("version_class_id");
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
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1440_sizes_avif1440_filename_idx" ON "media" USING btree ("sizes_avif1440_filename");
  CREATE INDEX "media_sizes_fallback_sizes_fallback_filename_idx" ON "media" USING btree ("sizes_fallback_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "payload_locked_documents_rels_engines_id_idx" ON "payload_locked_documents_rels" USING btree ("engines_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_partner_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("partner_classes_id");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_experts_id_idx" ON "payload_locked_documents_rels" USING btree ("experts_id");
  CREATE INDEX "payload_locked_documents_rels_columns_id_idx" ON "payload_locked_documents_rels" USING btree ("columns_id");
  CREATE INDEX "payload_locked_documents_rels_friend_links_id_idx" ON "payload_locked_documents_rels" USING btree ("friend_links_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
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
  CREATE UNIQUE INDEX "navigation_about_locales_locale_parent_id_unique" ON "navigation_about_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "news_categories_locales" CASCADE;
  DROP TABLE "_news_categories_v" CASCADE;
  DROP TABLE "_news_categories_v_locales" CASCADE;
  DROP TABLE "cases_results" CASCADE;
  DROP TABLE "cases_results_locales" CASCADE;
  DROP TABLE "cases" CASCADE;
  DROP TABLE "cases_locales" CASCADE;
  DROP TABLE "cases_rels" CASCADE;
  DROP TABLE "_cases_v_version_results" CASCADE;
  DROP TABLE "_cases_v_version_results_locales" CASCADE;
  DROP TABLE "_cases_v" CASCADE;
  DROP TABLE "_cases_v_locales" CASCADE;
  DROP TABLE "_cases_v_rels" CASCADE;
  DROP TABLE "case_categories" CASCADE;
  DROP TABLE "case_categories_locales" CASCADE;
  DROP TABLE "_case_categories_v" CASCADE;
  DROP TABLE "_case_categories_v_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "engines" CASCADE;
  DROP TABLE "engines_locales" CASCADE;
  DROP TABLE "_engines_v" CASCADE;
  DROP TABLE "_engines_v_locales" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "industries_locales" CASCADE;
  DROP TABLE "_industries_v" CASCADE;
  DROP TABLE "_industries_v_locales" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "partner_classes" CASCADE;
  DROP TABLE "partner_classes_locales" CASCADE;
  DROP TABLE "_partner_classes_v" CASCADE;
  DROP TABLE "_partner_classes_v_locales" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "announcements_locales" CASCADE;
  DROP TABLE "_announcements_v" CASCADE;
  DROP TABLE "_announcements_v_locales" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_locales" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_locales" CASCADE;
  DROP TABLE "experts" CASCADE;
  DROP TABLE "experts_locales" CASCADE;
  DROP TABLE "_experts_v" CASCADE;
  DROP TABLE "_experts_v_locales" CASCADE;
  DROP TABLE "columns" CASCADE;
  DROP TABLE "columns_locales" CASCADE;
  DROP TABLE "_columns_v" CASCADE;
  DROP TABLE "_columns_v_locales" CASCADE;
  DROP TABLE "friend_links" CASCADE;
  DROP TABLE "friend_links_locales" CASCADE;
  DROP TABLE "_friend_links_v" CASCADE;
  DROP TABLE "_friend_links_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_social" CASCADE;
  DROP TABLE "site_social_locales" CASCADE;
  DROP TABLE "site_phones" CASCADE;
  DROP TABLE "site_phones_locales" CASCADE;
  DROP TABLE "site_channels" CASCADE;
  DROP TABLE "site_channels_locales" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_locales" CASCADE;
  DROP TABLE "home_headline" CASCADE;
  DROP TABLE "home_headline_locales" CASCADE;
  DROP TABLE "home_icons" CASCADE;
  DROP TABLE "home_icons_locales" CASCADE;
  DROP TABLE "home_constructs" CASCADE;
  DROP TABLE "home_constructs_locales" CASCADE;
  DROP TABLE "home_life" CASCADE;
  DROP TABLE "home_life_locales" CASCADE;
  DROP TABLE "home_about" CASCADE;
  DROP TABLE "home_about_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "navigation_first_children" CASCADE;
  DROP TABLE "navigation_first_children_locales" CASCADE;
  DROP TABLE "navigation_first" CASCADE;
  DROP TABLE "navigation_first_locales" CASCADE;
  DROP TABLE "navigation_bottom_children" CASCADE;
  DROP TABLE "navigation_bottom_children_locales" CASCADE;
  DROP TABLE "navigation_bottom" CASCADE;
  DROP TABLE "navigation_bottom_locales" CASCADE;
  DROP TABLE "navigation_product_children" CASCADE;
  DROP TABLE "navigation_product_children_locales" CASCADE;
  DROP TABLE "navigation_product" CASCADE;
  DROP TABLE "navigation_product_locales" CASCADE;
  DROP TABLE "navigation_ecology_children" CASCADE;
  DROP TABLE "navigation_ecology_children_locales" CASCADE;
  DROP TABLE "navigation_ecology" CASCADE;
  DROP TABLE "navigation_ecology_locales" CASCADE;
  DROP TABLE "navigation_about_children" CASCADE;
  DROP TABLE "navigation_about_children_locales" CASCADE;
  DROP TABLE "navigation_about" CASCADE;
  DROP TABLE "navigation_about_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_news_categories_status";
  DROP TYPE "public"."enum__news_categories_v_published_locale";
  DROP TYPE "public"."enum__news_categories_v_version_status";
  DROP TYPE "public"."enum_cases_status";
  DROP TYPE "public"."enum__cases_v_published_locale";
  DROP TYPE "public"."enum__cases_v_version_status";
  DROP TYPE "public"."enum_case_categories_status";
  DROP TYPE "public"."enum__case_categories_v_published_locale";
  DROP TYPE "public"."enum__case_categories_v_version_status";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_engines_status";
  DROP TYPE "public"."enum__engines_v_published_locale";
  DROP TYPE "public"."enum__engines_v_version_status";
  DROP TYPE "public"."enum_industries_status";
  DROP TYPE "public"."enum__industries_v_published_locale";
  DROP TYPE "public"."enum__industries_v_version_status";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum_partners_level";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_level";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_partner_classes_status";
  DROP TYPE "public"."enum__partner_classes_v_published_locale";
  DROP TYPE "public"."enum__partner_classes_v_version_status";
  DROP TYPE "public"."enum_banners_theme";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_theme";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum_announcements_level";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum__announcements_v_version_level";
  DROP TYPE "public"."enum__announcements_v_published_locale";
  DROP TYPE "public"."enum__announcements_v_version_status";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum__offices_v_published_locale";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum_experts_status";
  DROP TYPE "public"."enum__experts_v_published_locale";
  DROP TYPE "public"."enum__experts_v_version_status";
  DROP TYPE "public"."enum_columns_status";
  DROP TYPE "public"."enum__columns_v_published_locale";
  DROP TYPE "public"."enum__columns_v_version_status";
  DROP TYPE "public"."enum_friend_links_status";
  DROP TYPE "public"."enum__friend_links_v_published_locale";
  DROP TYPE "public"."enum__friend_links_v_version_status";
  DROP TYPE "public"."enum_users_roles";`)
}
