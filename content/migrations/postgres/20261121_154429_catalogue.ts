import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_comparison_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum_products_releases_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TYPE "public"."enum__products_v_version_comparison_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum__products_v_version_releases_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TYPE "public"."enum_product_criteria_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_criteria_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__product_criteria_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_function_areas_groups_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum_function_areas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__function_areas_v_version_groups_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum__function_areas_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__function_areas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_platforms_products_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum_platforms_kind" AS ENUM('system', 'processor', 'database');
  CREATE TYPE "public"."enum_platforms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platforms_v_version_products_status" AS ENUM('yes', 'partial', 'planned', 'no');
  CREATE TYPE "public"."enum__platforms_v_version_kind" AS ENUM('system', 'processor', 'database');
  CREATE TYPE "public"."enum__platforms_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__platforms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_regions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__regions_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__regions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_former_slugs_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_attachments_language" AS ENUM('zh', 'en', 'both');
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('partner', 'quotation');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_programme_levels_level" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum_programme_benefits_levels" AS ENUM('registered', 'certified', 'strategic');
  CREATE TYPE "public"."enum_compatibility_comparison_better" AS ENUM('ours', 'theirs', 'even');
  CREATE TYPE "public"."enum_open_platform_changes_kind" AS ENUM('added', 'changed', 'removed');
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
  
  CREATE TABLE "products_releases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date" timestamp(3) with time zone,
  	"channel" "enum_products_releases_channel",
  	"supported_until" timestamp(3) with time zone
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
  
  CREATE TABLE "_products_v_version_releases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date" timestamp(3) with time zone,
  	"channel" "enum__products_v_version_releases_channel",
  	"supported_until" timestamp(3) with time zone,
  	"_uuid" varchar
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
  
  CREATE TABLE "partners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_partners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
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
  	"answers" jsonb,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  ALTER TABLE "news" ADD COLUMN "source_target" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "source_title" varchar;
  ALTER TABLE "news_rels" ADD COLUMN "attachments_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_source_target" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_source_title" varchar;
  ALTER TABLE "_news_v_rels" ADD COLUMN "attachments_id" integer;
  ALTER TABLE "products_locales" ADD COLUMN "positioning" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "limits" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "licence" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "trial" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_positioning" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_limits" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_licence" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_trial" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "pain" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "limits" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_pain" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_limits" varchar;
  ALTER TABLE "partners" ADD COLUMN "region_id" integer;
  ALTER TABLE "_partners_v" ADD COLUMN "version_region_id" integer;
  ALTER TABLE "partner_classes" ADD COLUMN "icon" varchar;
  ALTER TABLE "partner_classes_locales" ADD COLUMN "benefits" varchar;
  ALTER TABLE "_partner_classes_v" ADD COLUMN "version_icon" varchar;
  ALTER TABLE "_partner_classes_v_locales" ADD COLUMN "version_benefits" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_criteria_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "toolboxes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "toolbox_domains_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "machines_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "machine_classes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "machine_interfaces_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "function_areas_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "platforms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "regions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "former_slugs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "attachments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiries_id" integer;
  ALTER TABLE "site" ADD COLUMN "enquiry_email" varchar;
  ALTER TABLE "site" ADD COLUMN "enquiry_months" numeric DEFAULT 24 NOT NULL;
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
  ALTER TABLE "products_releases" ADD CONSTRAINT "products_releases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_documents_locales" ADD CONSTRAINT "products_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions" ADD CONSTRAINT "products_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_questions_locales" ADD CONSTRAINT "products_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_questions"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "_products_v_version_releases" ADD CONSTRAINT "_products_v_version_releases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents_locales" ADD CONSTRAINT "_products_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions" ADD CONSTRAINT "_products_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_questions_locales" ADD CONSTRAINT "_products_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_criteria_locales" ADD CONSTRAINT "product_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_criteria_v" ADD CONSTRAINT "_product_criteria_v_parent_id_product_criteria_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_criteria"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_criteria_v_locales" ADD CONSTRAINT "_product_criteria_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_criteria_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "solutions_method" ADD CONSTRAINT "solutions_method_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_method_locales" ADD CONSTRAINT "solutions_method_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_method"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_architecture" ADD CONSTRAINT "solutions_architecture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_architecture_locales" ADD CONSTRAINT "solutions_architecture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_architecture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_results" ADD CONSTRAINT "solutions_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_results_locales" ADD CONSTRAINT "solutions_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_method" ADD CONSTRAINT "_solutions_v_version_method_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_method_locales" ADD CONSTRAINT "_solutions_v_version_method_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_method"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_architecture" ADD CONSTRAINT "_solutions_v_version_architecture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_architecture_locales" ADD CONSTRAINT "_solutions_v_version_architecture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_architecture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_results" ADD CONSTRAINT "_solutions_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_results_locales" ADD CONSTRAINT "_solutions_v_version_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v_version_results"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "platforms_products" ADD CONSTRAINT "platforms_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "platforms_products" ADD CONSTRAINT "platforms_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_products_locales" ADD CONSTRAINT "platforms_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_locales" ADD CONSTRAINT "platforms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v_version_products" ADD CONSTRAINT "_platforms_v_version_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platforms_v_version_products" ADD CONSTRAINT "_platforms_v_version_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v_version_products_locales" ADD CONSTRAINT "_platforms_v_version_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v_version_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v" ADD CONSTRAINT "_platforms_v_parent_id_platforms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platforms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platforms_v_locales" ADD CONSTRAINT "_platforms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_rels" ADD CONSTRAINT "partners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_rels" ADD CONSTRAINT "partners_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_locales" ADD CONSTRAINT "regions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regions_v" ADD CONSTRAINT "_regions_v_parent_id_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_regions_v_locales" ADD CONSTRAINT "_regions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attachments_locales" ADD CONSTRAINT "attachments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "products_releases_order_idx" ON "products_releases" USING btree ("_order");
  CREATE INDEX "products_releases_parent_id_idx" ON "products_releases" USING btree ("_parent_id");
  CREATE INDEX "products_documents_order_idx" ON "products_documents" USING btree ("_order");
  CREATE INDEX "products_documents_parent_id_idx" ON "products_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_documents_locales_locale_parent_id_unique" ON "products_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_questions_order_idx" ON "products_questions" USING btree ("_order");
  CREATE INDEX "products_questions_parent_id_idx" ON "products_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_questions_locales_locale_parent_id_unique" ON "products_questions_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "_products_v_version_releases_order_idx" ON "_products_v_version_releases" USING btree ("_order");
  CREATE INDEX "_products_v_version_releases_parent_id_idx" ON "_products_v_version_releases" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_documents_order_idx" ON "_products_v_version_documents" USING btree ("_order");
  CREATE INDEX "_products_v_version_documents_parent_id_idx" ON "_products_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_documents_locales_locale_parent_id_uniqu" ON "_products_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_questions_order_idx" ON "_products_v_version_questions" USING btree ("_order");
  CREATE INDEX "_products_v_version_questions_parent_id_idx" ON "_products_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_questions_locales_locale_parent_id_uniqu" ON "_products_v_version_questions_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "solutions_method_order_idx" ON "solutions_method" USING btree ("_order");
  CREATE INDEX "solutions_method_parent_id_idx" ON "solutions_method" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_method_locales_locale_parent_id_unique" ON "solutions_method_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_architecture_order_idx" ON "solutions_architecture" USING btree ("_order");
  CREATE INDEX "solutions_architecture_parent_id_idx" ON "solutions_architecture" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_architecture_locales_locale_parent_id_unique" ON "solutions_architecture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_results_order_idx" ON "solutions_results" USING btree ("_order");
  CREATE INDEX "solutions_results_parent_id_idx" ON "solutions_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "solutions_results_locales_locale_parent_id_unique" ON "solutions_results_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "partners_rels_order_idx" ON "partners_rels" USING btree ("order");
  CREATE INDEX "partners_rels_parent_idx" ON "partners_rels" USING btree ("parent_id");
  CREATE INDEX "partners_rels_path_idx" ON "partners_rels" USING btree ("path");
  CREATE INDEX "partners_rels_products_id_idx" ON "partners_rels" USING btree ("products_id");
  CREATE INDEX "_partners_v_rels_order_idx" ON "_partners_v_rels" USING btree ("order");
  CREATE INDEX "_partners_v_rels_parent_idx" ON "_partners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_partners_v_rels_path_idx" ON "_partners_v_rels" USING btree ("path");
  CREATE INDEX "_partners_v_rels_products_id_idx" ON "_partners_v_rels" USING btree ("products_id");
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
  CREATE INDEX "former_slugs_record_idx" ON "former_slugs" USING btree ("record");
  CREATE INDEX "former_slugs_updated_at_idx" ON "former_slugs" USING btree ("updated_at");
  CREATE INDEX "former_slugs_created_at_idx" ON "former_slugs" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_slug_locale_idx" ON "former_slugs" USING btree ("kind","slug","locale");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "attachments_filename_idx" ON "attachments" USING btree ("filename");
  CREATE UNIQUE INDEX "attachments_locales_locale_parent_id_unique" ON "attachments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");
  CREATE UNIQUE INDEX "enquiries_receipt_idx" ON "enquiries" USING btree ("receipt");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_company_idx" ON "enquiries" USING btree ("company");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_key_idx" ON "enquiries" USING btree ("key");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
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
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_criteria_fk" FOREIGN KEY ("product_criteria_id") REFERENCES "public"."product_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_toolboxes_fk" FOREIGN KEY ("toolboxes_id") REFERENCES "public"."toolboxes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_toolbox_domains_fk" FOREIGN KEY ("toolbox_domains_id") REFERENCES "public"."toolbox_domains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machines_fk" FOREIGN KEY ("machines_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machine_classes_fk" FOREIGN KEY ("machine_classes_id") REFERENCES "public"."machine_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_machine_interfaces_fk" FOREIGN KEY ("machine_interfaces_id") REFERENCES "public"."machine_interfaces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_function_areas_fk" FOREIGN KEY ("function_areas_id") REFERENCES "public"."function_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_platforms_fk" FOREIGN KEY ("platforms_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_slugs_fk" FOREIGN KEY ("former_slugs_id") REFERENCES "public"."former_slugs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_rels_attachments_id_idx" ON "news_rels" USING btree ("attachments_id");
  CREATE INDEX "_news_v_rels_attachments_id_idx" ON "_news_v_rels" USING btree ("attachments_id");
  CREATE INDEX "partners_level_idx" ON "partners" USING btree ("level");
  CREATE INDEX "partners_region_idx" ON "partners" USING btree ("region_id");
  CREATE INDEX "_partners_v_version_version_level_idx" ON "_partners_v" USING btree ("version_level");
  CREATE INDEX "_partners_v_version_version_region_idx" ON "_partners_v" USING btree ("version_region_id");
  CREATE INDEX "payload_locked_documents_rels_product_criteria_id_idx" ON "payload_locked_documents_rels" USING btree ("product_criteria_id");
  CREATE INDEX "payload_locked_documents_rels_toolboxes_id_idx" ON "payload_locked_documents_rels" USING btree ("toolboxes_id");
  CREATE INDEX "payload_locked_documents_rels_toolbox_domains_id_idx" ON "payload_locked_documents_rels" USING btree ("toolbox_domains_id");
  CREATE INDEX "payload_locked_documents_rels_machines_id_idx" ON "payload_locked_documents_rels" USING btree ("machines_id");
  CREATE INDEX "payload_locked_documents_rels_machine_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("machine_classes_id");
  CREATE INDEX "payload_locked_documents_rels_machine_interfaces_id_idx" ON "payload_locked_documents_rels" USING btree ("machine_interfaces_id");
  CREATE INDEX "payload_locked_documents_rels_function_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("function_areas_id");
  CREATE INDEX "payload_locked_documents_rels_platforms_id_idx" ON "payload_locked_documents_rels" USING btree ("platforms_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_former_slugs_id_idx" ON "payload_locked_documents_rels" USING btree ("former_slugs_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  ALTER TABLE "partners_locales" DROP COLUMN "region";
  ALTER TABLE "_partners_v_locales" DROP COLUMN "version_region";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_tasks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_tasks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_capabilities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_capabilities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_architecture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_architecture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_use_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_use_cases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_requirements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_tasks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_tasks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_capabilities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_capabilities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_architecture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_architecture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_use_cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_use_cases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_requirements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_criteria_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_product_criteria_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_examples" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_examples_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_counterparts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_counterparts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_releases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolboxes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_version_examples" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_version_examples_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_version_counterparts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_version_counterparts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_version_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_version_releases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolboxes_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolbox_domains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "toolbox_domains_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolbox_domains_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_toolbox_domains_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_specifications_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_specifications_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_specifications_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_signals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_signals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_certificates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machines_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_specifications_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_specifications_rows_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_specifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_specifications_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_signals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_signals_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_certificates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machines_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machine_classes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machine_classes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machine_classes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machine_classes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machine_interfaces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "machine_interfaces_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machine_interfaces_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_machine_interfaces_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_method" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_method_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_architecture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_architecture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_results_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_method" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_method_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_architecture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_architecture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_results_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "function_areas_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "function_areas_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "function_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "function_areas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_function_areas_v_version_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_function_areas_v_version_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_function_areas_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_function_areas_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platforms_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platforms_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platforms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platforms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platforms_v_version_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platforms_v_version_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platforms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_platforms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "regions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "regions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_regions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_regions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "former_slugs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attachments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attachments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_levels_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_benefits_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programme_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility_comparison" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility_comparison_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility_limits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility_limits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "compatibility_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "innovation_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "innovation_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "innovation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "innovation_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "innovation_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_layers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_layers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_sdks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_sdks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_licences" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_licences_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_apps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_apps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform_changes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "open_platform" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_tasks" CASCADE;
  DROP TABLE "products_tasks_locales" CASCADE;
  DROP TABLE "products_capabilities" CASCADE;
  DROP TABLE "products_capabilities_locales" CASCADE;
  DROP TABLE "products_architecture" CASCADE;
  DROP TABLE "products_architecture_locales" CASCADE;
  DROP TABLE "products_use_cases" CASCADE;
  DROP TABLE "products_use_cases_locales" CASCADE;
  DROP TABLE "products_comparison" CASCADE;
  DROP TABLE "products_comparison_locales" CASCADE;
  DROP TABLE "products_requirements" CASCADE;
  DROP TABLE "products_requirements_locales" CASCADE;
  DROP TABLE "products_releases" CASCADE;
  DROP TABLE "products_documents" CASCADE;
  DROP TABLE "products_documents_locales" CASCADE;
  DROP TABLE "products_questions" CASCADE;
  DROP TABLE "products_questions_locales" CASCADE;
  DROP TABLE "_products_v_version_tasks" CASCADE;
  DROP TABLE "_products_v_version_tasks_locales" CASCADE;
  DROP TABLE "_products_v_version_capabilities" CASCADE;
  DROP TABLE "_products_v_version_capabilities_locales" CASCADE;
  DROP TABLE "_products_v_version_architecture" CASCADE;
  DROP TABLE "_products_v_version_architecture_locales" CASCADE;
  DROP TABLE "_products_v_version_use_cases" CASCADE;
  DROP TABLE "_products_v_version_use_cases_locales" CASCADE;
  DROP TABLE "_products_v_version_comparison" CASCADE;
  DROP TABLE "_products_v_version_comparison_locales" CASCADE;
  DROP TABLE "_products_v_version_requirements" CASCADE;
  DROP TABLE "_products_v_version_requirements_locales" CASCADE;
  DROP TABLE "_products_v_version_releases" CASCADE;
  DROP TABLE "_products_v_version_documents" CASCADE;
  DROP TABLE "_products_v_version_documents_locales" CASCADE;
  DROP TABLE "_products_v_version_questions" CASCADE;
  DROP TABLE "_products_v_version_questions_locales" CASCADE;
  DROP TABLE "product_criteria" CASCADE;
  DROP TABLE "product_criteria_locales" CASCADE;
  DROP TABLE "_product_criteria_v" CASCADE;
  DROP TABLE "_product_criteria_v_locales" CASCADE;
  DROP TABLE "toolboxes_examples" CASCADE;
  DROP TABLE "toolboxes_examples_locales" CASCADE;
  DROP TABLE "toolboxes_counterparts" CASCADE;
  DROP TABLE "toolboxes_counterparts_locales" CASCADE;
  DROP TABLE "toolboxes_releases" CASCADE;
  DROP TABLE "toolboxes_releases_locales" CASCADE;
  DROP TABLE "toolboxes" CASCADE;
  DROP TABLE "toolboxes_locales" CASCADE;
  DROP TABLE "toolboxes_rels" CASCADE;
  DROP TABLE "_toolboxes_v_version_examples" CASCADE;
  DROP TABLE "_toolboxes_v_version_examples_locales" CASCADE;
  DROP TABLE "_toolboxes_v_version_counterparts" CASCADE;
  DROP TABLE "_toolboxes_v_version_counterparts_locales" CASCADE;
  DROP TABLE "_toolboxes_v_version_releases" CASCADE;
  DROP TABLE "_toolboxes_v_version_releases_locales" CASCADE;
  DROP TABLE "_toolboxes_v" CASCADE;
  DROP TABLE "_toolboxes_v_locales" CASCADE;
  DROP TABLE "_toolboxes_v_rels" CASCADE;
  DROP TABLE "toolbox_domains" CASCADE;
  DROP TABLE "toolbox_domains_locales" CASCADE;
  DROP TABLE "_toolbox_domains_v" CASCADE;
  DROP TABLE "_toolbox_domains_v_locales" CASCADE;
  DROP TABLE "machines_specifications_rows" CASCADE;
  DROP TABLE "machines_specifications_rows_locales" CASCADE;
  DROP TABLE "machines_specifications" CASCADE;
  DROP TABLE "machines_specifications_locales" CASCADE;
  DROP TABLE "machines_signals" CASCADE;
  DROP TABLE "machines_signals_locales" CASCADE;
  DROP TABLE "machines_certificates" CASCADE;
  DROP TABLE "machines_certificates_locales" CASCADE;
  DROP TABLE "machines_documents" CASCADE;
  DROP TABLE "machines_documents_locales" CASCADE;
  DROP TABLE "machines" CASCADE;
  DROP TABLE "machines_locales" CASCADE;
  DROP TABLE "machines_rels" CASCADE;
  DROP TABLE "_machines_v_version_specifications_rows" CASCADE;
  DROP TABLE "_machines_v_version_specifications_rows_locales" CASCADE;
  DROP TABLE "_machines_v_version_specifications" CASCADE;
  DROP TABLE "_machines_v_version_specifications_locales" CASCADE;
  DROP TABLE "_machines_v_version_signals" CASCADE;
  DROP TABLE "_machines_v_version_signals_locales" CASCADE;
  DROP TABLE "_machines_v_version_certificates" CASCADE;
  DROP TABLE "_machines_v_version_certificates_locales" CASCADE;
  DROP TABLE "_machines_v_version_documents" CASCADE;
  DROP TABLE "_machines_v_version_documents_locales" CASCADE;
  DROP TABLE "_machines_v" CASCADE;
  DROP TABLE "_machines_v_locales" CASCADE;
  DROP TABLE "_machines_v_rels" CASCADE;
  DROP TABLE "machine_classes" CASCADE;
  DROP TABLE "machine_classes_locales" CASCADE;
  DROP TABLE "_machine_classes_v" CASCADE;
  DROP TABLE "_machine_classes_v_locales" CASCADE;
  DROP TABLE "machine_interfaces" CASCADE;
  DROP TABLE "machine_interfaces_locales" CASCADE;
  DROP TABLE "_machine_interfaces_v" CASCADE;
  DROP TABLE "_machine_interfaces_v_locales" CASCADE;
  DROP TABLE "solutions_method" CASCADE;
  DROP TABLE "solutions_method_locales" CASCADE;
  DROP TABLE "solutions_architecture" CASCADE;
  DROP TABLE "solutions_architecture_locales" CASCADE;
  DROP TABLE "solutions_results" CASCADE;
  DROP TABLE "solutions_results_locales" CASCADE;
  DROP TABLE "solutions_rels" CASCADE;
  DROP TABLE "_solutions_v_version_method" CASCADE;
  DROP TABLE "_solutions_v_version_method_locales" CASCADE;
  DROP TABLE "_solutions_v_version_architecture" CASCADE;
  DROP TABLE "_solutions_v_version_architecture_locales" CASCADE;
  DROP TABLE "_solutions_v_version_results" CASCADE;
  DROP TABLE "_solutions_v_version_results_locales" CASCADE;
  DROP TABLE "_solutions_v_rels" CASCADE;
  DROP TABLE "function_areas_groups" CASCADE;
  DROP TABLE "function_areas_groups_locales" CASCADE;
  DROP TABLE "function_areas" CASCADE;
  DROP TABLE "function_areas_locales" CASCADE;
  DROP TABLE "_function_areas_v_version_groups" CASCADE;
  DROP TABLE "_function_areas_v_version_groups_locales" CASCADE;
  DROP TABLE "_function_areas_v" CASCADE;
  DROP TABLE "_function_areas_v_locales" CASCADE;
  DROP TABLE "platforms_products" CASCADE;
  DROP TABLE "platforms_products_locales" CASCADE;
  DROP TABLE "platforms" CASCADE;
  DROP TABLE "platforms_locales" CASCADE;
  DROP TABLE "_platforms_v_version_products" CASCADE;
  DROP TABLE "_platforms_v_version_products_locales" CASCADE;
  DROP TABLE "_platforms_v" CASCADE;
  DROP TABLE "_platforms_v_locales" CASCADE;
  DROP TABLE "partners_rels" CASCADE;
  DROP TABLE "_partners_v_rels" CASCADE;
  DROP TABLE "regions" CASCADE;
  DROP TABLE "regions_locales" CASCADE;
  DROP TABLE "_regions_v" CASCADE;
  DROP TABLE "_regions_v_locales" CASCADE;
  DROP TABLE "former_slugs" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "attachments_locales" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "programme_levels" CASCADE;
  DROP TABLE "programme_levels_locales" CASCADE;
  DROP TABLE "programme_benefits_levels" CASCADE;
  DROP TABLE "programme_benefits" CASCADE;
  DROP TABLE "programme_benefits_locales" CASCADE;
  DROP TABLE "programme_steps" CASCADE;
  DROP TABLE "programme_steps_locales" CASCADE;
  DROP TABLE "programme" CASCADE;
  DROP TABLE "programme_locales" CASCADE;
  DROP TABLE "programme_rels" CASCADE;
  DROP TABLE "compatibility_comparison" CASCADE;
  DROP TABLE "compatibility_comparison_locales" CASCADE;
  DROP TABLE "compatibility_limits" CASCADE;
  DROP TABLE "compatibility_limits_locales" CASCADE;
  DROP TABLE "compatibility_steps" CASCADE;
  DROP TABLE "compatibility_steps_locales" CASCADE;
  DROP TABLE "compatibility" CASCADE;
  DROP TABLE "compatibility_locales" CASCADE;
  DROP TABLE "innovation_services" CASCADE;
  DROP TABLE "innovation_services_locales" CASCADE;
  DROP TABLE "innovation" CASCADE;
  DROP TABLE "innovation_locales" CASCADE;
  DROP TABLE "innovation_rels" CASCADE;
  DROP TABLE "open_platform_layers" CASCADE;
  DROP TABLE "open_platform_layers_locales" CASCADE;
  DROP TABLE "open_platform_sdks" CASCADE;
  DROP TABLE "open_platform_sdks_locales" CASCADE;
  DROP TABLE "open_platform_licences" CASCADE;
  DROP TABLE "open_platform_licences_locales" CASCADE;
  DROP TABLE "open_platform_apps" CASCADE;
  DROP TABLE "open_platform_apps_locales" CASCADE;
  DROP TABLE "open_platform_changes" CASCADE;
  DROP TABLE "open_platform_changes_locales" CASCADE;
  DROP TABLE "open_platform" CASCADE;
  ALTER TABLE "news_rels" DROP CONSTRAINT "news_rels_attachments_fk";
  
  ALTER TABLE "_news_v_rels" DROP CONSTRAINT "_news_v_rels_attachments_fk";
  
  ALTER TABLE "partners" DROP CONSTRAINT "partners_region_id_regions_id_fk";
  
  ALTER TABLE "_partners_v" DROP CONSTRAINT "_partners_v_version_region_id_regions_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_criteria_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_toolboxes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_toolbox_domains_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_machines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_machine_classes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_machine_interfaces_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_function_areas_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_platforms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_regions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_former_slugs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_attachments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiries_fk";
  
  DROP INDEX "news_rels_attachments_id_idx";
  DROP INDEX "_news_v_rels_attachments_id_idx";
  DROP INDEX "partners_level_idx";
  DROP INDEX "partners_region_idx";
  DROP INDEX "_partners_v_version_version_level_idx";
  DROP INDEX "_partners_v_version_version_region_idx";
  DROP INDEX "payload_locked_documents_rels_product_criteria_id_idx";
  DROP INDEX "payload_locked_documents_rels_toolboxes_id_idx";
  DROP INDEX "payload_locked_documents_rels_toolbox_domains_id_idx";
  DROP INDEX "payload_locked_documents_rels_machines_id_idx";
  DROP INDEX "payload_locked_documents_rels_machine_classes_id_idx";
  DROP INDEX "payload_locked_documents_rels_machine_interfaces_id_idx";
  DROP INDEX "payload_locked_documents_rels_function_areas_id_idx";
  DROP INDEX "payload_locked_documents_rels_platforms_id_idx";
  DROP INDEX "payload_locked_documents_rels_regions_id_idx";
  DROP INDEX "payload_locked_documents_rels_former_slugs_id_idx";
  DROP INDEX "payload_locked_documents_rels_attachments_id_idx";
  DROP INDEX "payload_locked_documents_rels_enquiries_id_idx";
  ALTER TABLE "partners_locales" ADD COLUMN "region" varchar;
  ALTER TABLE "_partners_v_locales" ADD COLUMN "version_region" varchar;
  ALTER TABLE "news" DROP COLUMN "source_target";
  ALTER TABLE "news_locales" DROP COLUMN "source_title";
  ALTER TABLE "news_rels" DROP COLUMN "attachments_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_source_target";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_source_title";
  ALTER TABLE "_news_v_rels" DROP COLUMN "attachments_id";
  ALTER TABLE "products_locales" DROP COLUMN "positioning";
  ALTER TABLE "products_locales" DROP COLUMN "limits";
  ALTER TABLE "products_locales" DROP COLUMN "licence";
  ALTER TABLE "products_locales" DROP COLUMN "trial";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_positioning";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_limits";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_licence";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_trial";
  ALTER TABLE "solutions_locales" DROP COLUMN "pain";
  ALTER TABLE "solutions_locales" DROP COLUMN "limits";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_pain";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_limits";
  ALTER TABLE "partners" DROP COLUMN "region_id";
  ALTER TABLE "_partners_v" DROP COLUMN "version_region_id";
  ALTER TABLE "partner_classes" DROP COLUMN "icon";
  ALTER TABLE "partner_classes_locales" DROP COLUMN "benefits";
  ALTER TABLE "_partner_classes_v" DROP COLUMN "version_icon";
  ALTER TABLE "_partner_classes_v_locales" DROP COLUMN "version_benefits";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_criteria_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "toolboxes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "toolbox_domains_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "machines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "machine_classes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "machine_interfaces_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "function_areas_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "platforms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "regions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "former_slugs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "attachments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiries_id";
  ALTER TABLE "site" DROP COLUMN "enquiry_email";
  ALTER TABLE "site" DROP COLUMN "enquiry_months";
  DROP TYPE "public"."enum_products_comparison_status";
  DROP TYPE "public"."enum_products_releases_channel";
  DROP TYPE "public"."enum__products_v_version_comparison_status";
  DROP TYPE "public"."enum__products_v_version_releases_channel";
  DROP TYPE "public"."enum_product_criteria_status";
  DROP TYPE "public"."enum__product_criteria_v_published_locale";
  DROP TYPE "public"."enum__product_criteria_v_version_status";
  DROP TYPE "public"."enum_toolboxes_licence";
  DROP TYPE "public"."enum_toolboxes_status";
  DROP TYPE "public"."enum__toolboxes_v_version_licence";
  DROP TYPE "public"."enum__toolboxes_v_published_locale";
  DROP TYPE "public"."enum__toolboxes_v_version_status";
  DROP TYPE "public"."enum_toolbox_domains_status";
  DROP TYPE "public"."enum__toolbox_domains_v_published_locale";
  DROP TYPE "public"."enum__toolbox_domains_v_version_status";
  DROP TYPE "public"."enum_machines_signals_direction";
  DROP TYPE "public"."enum_machines_status";
  DROP TYPE "public"."enum__machines_v_version_signals_direction";
  DROP TYPE "public"."enum__machines_v_published_locale";
  DROP TYPE "public"."enum__machines_v_version_status";
  DROP TYPE "public"."enum_machine_classes_status";
  DROP TYPE "public"."enum__machine_classes_v_published_locale";
  DROP TYPE "public"."enum__machine_classes_v_version_status";
  DROP TYPE "public"."enum_machine_interfaces_status";
  DROP TYPE "public"."enum__machine_interfaces_v_published_locale";
  DROP TYPE "public"."enum__machine_interfaces_v_version_status";
  DROP TYPE "public"."enum_function_areas_groups_state";
  DROP TYPE "public"."enum_function_areas_status";
  DROP TYPE "public"."enum__function_areas_v_version_groups_state";
  DROP TYPE "public"."enum__function_areas_v_published_locale";
  DROP TYPE "public"."enum__function_areas_v_version_status";
  DROP TYPE "public"."enum_platforms_products_status";
  DROP TYPE "public"."enum_platforms_kind";
  DROP TYPE "public"."enum_platforms_status";
  DROP TYPE "public"."enum__platforms_v_version_products_status";
  DROP TYPE "public"."enum__platforms_v_version_kind";
  DROP TYPE "public"."enum__platforms_v_published_locale";
  DROP TYPE "public"."enum__platforms_v_version_status";
  DROP TYPE "public"."enum_regions_status";
  DROP TYPE "public"."enum__regions_v_published_locale";
  DROP TYPE "public"."enum__regions_v_version_status";
  DROP TYPE "public"."enum_former_slugs_locale";
  DROP TYPE "public"."enum_attachments_language";
  DROP TYPE "public"."enum_enquiries_state";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_programme_levels_level";
  DROP TYPE "public"."enum_programme_benefits_levels";
  DROP TYPE "public"."enum_compatibility_comparison_better";
  DROP TYPE "public"."enum_open_platform_changes_kind";`)
}
