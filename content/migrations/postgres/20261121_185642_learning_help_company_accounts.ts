import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  CREATE TYPE "public"."enum_help_votes_answer" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_service_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'contact';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'consultation';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'application';
  ALTER TYPE "public"."enum_member_tokens_purpose" ADD VALUE 'pending';
  ALTER TYPE "public"."enum_member_tokens_purpose" ADD VALUE 'used';
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
  
  CREATE TABLE "enquiries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
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
  
  ALTER TABLE "offices" ADD COLUMN "email" varchar;
  ALTER TABLE "offices_locales" ADD COLUMN "role" varchar;
  ALTER TABLE "offices_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_role" varchar;
  ALTER TABLE "_offices_v_locales" ADD COLUMN "version_note" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "totp_sealed" varchar;
  ALTER TABLE "members" ADD COLUMN "totp_step" numeric;
  ALTER TABLE "members" ADD COLUMN "recovery_codes" jsonb;
  ALTER TABLE "member_sessions" ADD COLUMN "provider" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_articles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "standards_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "components_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "advisories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "programmes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "difficulties_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "courses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lessons_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "teachers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "course_plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "textbooks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consult_topics_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "milestones_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leaders_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "qualifications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "positions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "position_teams_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "position_places_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_texts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_counts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_votes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_identities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_passkeys_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_consents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lesson_progress_id" integer;
  ALTER TABLE "site" ADD COLUMN "application_months" numeric DEFAULT 6 NOT NULL;
  ALTER TABLE "site" ADD COLUMN "security_email" varchar;
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
  ALTER TABLE "help_counts" ADD CONSTRAINT "help_counts_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries_files" ADD CONSTRAINT "enquiries_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_rels" ADD CONSTRAINT "enquiries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "enquiries_rels" ADD CONSTRAINT "enquiries_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_passkeys" ADD CONSTRAINT "member_passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE UNIQUE INDEX "help_counts_article_idx" ON "help_counts" USING btree ("article_id");
  CREATE INDEX "help_counts_reads_idx" ON "help_counts" USING btree ("reads");
  CREATE INDEX "help_counts_updated_at_idx" ON "help_counts" USING btree ("updated_at");
  CREATE INDEX "help_counts_created_at_idx" ON "help_counts" USING btree ("created_at");
  CREATE INDEX "help_votes_article_idx" ON "help_votes" USING btree ("article_id");
  CREATE INDEX "help_votes_updated_at_idx" ON "help_votes" USING btree ("updated_at");
  CREATE INDEX "help_votes_created_at_idx" ON "help_votes" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_voter_idx" ON "help_votes" USING btree ("article_id","voter");
  CREATE INDEX "enquiries_files_order_idx" ON "enquiries_files" USING btree ("_order");
  CREATE INDEX "enquiries_files_parent_id_idx" ON "enquiries_files" USING btree ("_parent_id");
  CREATE INDEX "enquiries_files_file_idx" ON "enquiries_files" USING btree ("file");
  CREATE INDEX "enquiries_rels_order_idx" ON "enquiries_rels" USING btree ("order");
  CREATE INDEX "enquiries_rels_parent_idx" ON "enquiries_rels" USING btree ("parent_id");
  CREATE INDEX "enquiries_rels_path_idx" ON "enquiries_rels" USING btree ("path");
  CREATE INDEX "enquiries_rels_users_id_idx" ON "enquiries_rels" USING btree ("users_id");
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
  CREATE UNIQUE INDEX "service_hours_extra_days_locales_locale_parent_id_unique" ON "service_hours_extra_days_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_articles_fk" FOREIGN KEY ("help_articles_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_categories_fk" FOREIGN KEY ("help_categories_id") REFERENCES "public"."help_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_standards_fk" FOREIGN KEY ("standards_id") REFERENCES "public"."standards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_components_fk" FOREIGN KEY ("components_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advisories_fk" FOREIGN KEY ("advisories_id") REFERENCES "public"."advisories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_programmes_fk" FOREIGN KEY ("programmes_id") REFERENCES "public"."programmes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_difficulties_fk" FOREIGN KEY ("difficulties_id") REFERENCES "public"."difficulties"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_teachers_fk" FOREIGN KEY ("teachers_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_course_plans_fk" FOREIGN KEY ("course_plans_id") REFERENCES "public"."course_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_textbooks_fk" FOREIGN KEY ("textbooks_id") REFERENCES "public"."textbooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consult_topics_fk" FOREIGN KEY ("consult_topics_id") REFERENCES "public"."consult_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_milestones_fk" FOREIGN KEY ("milestones_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "public"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_qualifications_fk" FOREIGN KEY ("qualifications_id") REFERENCES "public"."qualifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_position_teams_fk" FOREIGN KEY ("position_teams_id") REFERENCES "public"."position_teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_position_places_fk" FOREIGN KEY ("position_places_id") REFERENCES "public"."position_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_texts_fk" FOREIGN KEY ("legal_texts_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_counts_fk" FOREIGN KEY ("help_counts_id") REFERENCES "public"."help_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_votes_fk" FOREIGN KEY ("help_votes_id") REFERENCES "public"."help_votes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_identities_fk" FOREIGN KEY ("member_identities_id") REFERENCES "public"."member_identities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_passkeys_fk" FOREIGN KEY ("member_passkeys_id") REFERENCES "public"."member_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_consents_fk" FOREIGN KEY ("member_consents_id") REFERENCES "public"."member_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lesson_progress_fk" FOREIGN KEY ("lesson_progress_id") REFERENCES "public"."lesson_progress"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_help_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("help_articles_id");
  CREATE INDEX "payload_locked_documents_rels_help_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("help_categories_id");
  CREATE INDEX "payload_locked_documents_rels_standards_id_idx" ON "payload_locked_documents_rels" USING btree ("standards_id");
  CREATE INDEX "payload_locked_documents_rels_components_id_idx" ON "payload_locked_documents_rels" USING btree ("components_id");
  CREATE INDEX "payload_locked_documents_rels_advisories_id_idx" ON "payload_locked_documents_rels" USING btree ("advisories_id");
  CREATE INDEX "payload_locked_documents_rels_programmes_id_idx" ON "payload_locked_documents_rels" USING btree ("programmes_id");
  CREATE INDEX "payload_locked_documents_rels_difficulties_id_idx" ON "payload_locked_documents_rels" USING btree ("difficulties_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_lessons_id_idx" ON "payload_locked_documents_rels" USING btree ("lessons_id");
  CREATE INDEX "payload_locked_documents_rels_teachers_id_idx" ON "payload_locked_documents_rels" USING btree ("teachers_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_course_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("course_plans_id");
  CREATE INDEX "payload_locked_documents_rels_textbooks_id_idx" ON "payload_locked_documents_rels" USING btree ("textbooks_id");
  CREATE INDEX "payload_locked_documents_rels_consult_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("consult_topics_id");
  CREATE INDEX "payload_locked_documents_rels_milestones_id_idx" ON "payload_locked_documents_rels" USING btree ("milestones_id");
  CREATE INDEX "payload_locked_documents_rels_leaders_id_idx" ON "payload_locked_documents_rels" USING btree ("leaders_id");
  CREATE INDEX "payload_locked_documents_rels_qualifications_id_idx" ON "payload_locked_documents_rels" USING btree ("qualifications_id");
  CREATE INDEX "payload_locked_documents_rels_positions_id_idx" ON "payload_locked_documents_rels" USING btree ("positions_id");
  CREATE INDEX "payload_locked_documents_rels_position_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("position_teams_id");
  CREATE INDEX "payload_locked_documents_rels_position_places_id_idx" ON "payload_locked_documents_rels" USING btree ("position_places_id");
  CREATE INDEX "payload_locked_documents_rels_legal_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_texts_id");
  CREATE INDEX "payload_locked_documents_rels_help_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("help_counts_id");
  CREATE INDEX "payload_locked_documents_rels_help_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("help_votes_id");
  CREATE INDEX "payload_locked_documents_rels_member_identities_id_idx" ON "payload_locked_documents_rels" USING btree ("member_identities_id");
  CREATE INDEX "payload_locked_documents_rels_member_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("member_passkeys_id");
  CREATE INDEX "payload_locked_documents_rels_member_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("member_consents_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_lesson_progress_id_idx" ON "payload_locked_documents_rels" USING btree ("lesson_progress_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "help_articles_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_articles_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_articles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_articles_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_articles_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_articles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "standards_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "standards_support_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "standards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "standards_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_standards_v_version_support" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_standards_v_version_support_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_standards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_standards_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "components_used_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "components" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "components_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "components_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_components_v_version_used_in" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_components_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_components_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_components_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_affected" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_affected_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_revisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_revisions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_credits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_credits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_references" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_references_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advisories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_affected" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_affected_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_revisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_revisions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_credits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_credits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_references" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_version_references_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_advisories_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programmes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "programmes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programmes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_programmes_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "difficulties" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "difficulties_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_difficulties_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_difficulties_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_courses_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teachers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teachers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teachers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teachers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_plans_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_plans_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "course_plans_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_course_plans_v_version_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_course_plans_v_version_entries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_course_plans_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_course_plans_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_course_plans_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "textbooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "textbooks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_textbooks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_textbooks_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consult_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consult_topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consult_topics_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consult_topics_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consult_topics_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consult_topics_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "milestones_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_milestones_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_milestones_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "leaders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "leaders_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_leaders_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_leaders_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "qualifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "qualifications_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_qualifications_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_qualifications_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "positions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "positions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_positions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_positions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "position_teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "position_teams_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_position_teams_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_position_teams_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "position_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "position_places_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_position_places_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_position_places_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_counts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiries_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_identities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_passkeys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enrolments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lesson_progress" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_models" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_models_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_universities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_universities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_laboratories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_laboratories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_competitions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_competitions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_results_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teaching_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_principles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_principles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_culture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_culture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_hours_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_hours_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_hours_holidays_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_hours_extra_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_hours_extra_days_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_hours" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "help_articles_sections" CASCADE;
  DROP TABLE "help_articles_sections_locales" CASCADE;
  DROP TABLE "help_articles" CASCADE;
  DROP TABLE "help_articles_locales" CASCADE;
  DROP TABLE "help_articles_rels" CASCADE;
  DROP TABLE "_help_articles_v_version_sections" CASCADE;
  DROP TABLE "_help_articles_v_version_sections_locales" CASCADE;
  DROP TABLE "_help_articles_v" CASCADE;
  DROP TABLE "_help_articles_v_locales" CASCADE;
  DROP TABLE "_help_articles_v_rels" CASCADE;
  DROP TABLE "help_categories" CASCADE;
  DROP TABLE "help_categories_locales" CASCADE;
  DROP TABLE "_help_categories_v" CASCADE;
  DROP TABLE "_help_categories_v_locales" CASCADE;
  DROP TABLE "standards_support" CASCADE;
  DROP TABLE "standards_support_locales" CASCADE;
  DROP TABLE "standards" CASCADE;
  DROP TABLE "standards_locales" CASCADE;
  DROP TABLE "_standards_v_version_support" CASCADE;
  DROP TABLE "_standards_v_version_support_locales" CASCADE;
  DROP TABLE "_standards_v" CASCADE;
  DROP TABLE "_standards_v_locales" CASCADE;
  DROP TABLE "components_used_in" CASCADE;
  DROP TABLE "components" CASCADE;
  DROP TABLE "components_locales" CASCADE;
  DROP TABLE "components_rels" CASCADE;
  DROP TABLE "_components_v_version_used_in" CASCADE;
  DROP TABLE "_components_v" CASCADE;
  DROP TABLE "_components_v_locales" CASCADE;
  DROP TABLE "_components_v_rels" CASCADE;
  DROP TABLE "advisories_affected" CASCADE;
  DROP TABLE "advisories_affected_locales" CASCADE;
  DROP TABLE "advisories_revisions" CASCADE;
  DROP TABLE "advisories_revisions_locales" CASCADE;
  DROP TABLE "advisories_credits" CASCADE;
  DROP TABLE "advisories_credits_locales" CASCADE;
  DROP TABLE "advisories_references" CASCADE;
  DROP TABLE "advisories_references_locales" CASCADE;
  DROP TABLE "advisories" CASCADE;
  DROP TABLE "advisories_locales" CASCADE;
  DROP TABLE "advisories_rels" CASCADE;
  DROP TABLE "_advisories_v_version_affected" CASCADE;
  DROP TABLE "_advisories_v_version_affected_locales" CASCADE;
  DROP TABLE "_advisories_v_version_revisions" CASCADE;
  DROP TABLE "_advisories_v_version_revisions_locales" CASCADE;
  DROP TABLE "_advisories_v_version_credits" CASCADE;
  DROP TABLE "_advisories_v_version_credits_locales" CASCADE;
  DROP TABLE "_advisories_v_version_references" CASCADE;
  DROP TABLE "_advisories_v_version_references_locales" CASCADE;
  DROP TABLE "_advisories_v" CASCADE;
  DROP TABLE "_advisories_v_locales" CASCADE;
  DROP TABLE "_advisories_v_rels" CASCADE;
  DROP TABLE "programmes" CASCADE;
  DROP TABLE "programmes_locales" CASCADE;
  DROP TABLE "_programmes_v" CASCADE;
  DROP TABLE "_programmes_v_locales" CASCADE;
  DROP TABLE "difficulties" CASCADE;
  DROP TABLE "difficulties_locales" CASCADE;
  DROP TABLE "_difficulties_v" CASCADE;
  DROP TABLE "_difficulties_v_locales" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "courses_locales" CASCADE;
  DROP TABLE "courses_rels" CASCADE;
  DROP TABLE "_courses_v" CASCADE;
  DROP TABLE "_courses_v_locales" CASCADE;
  DROP TABLE "_courses_v_rels" CASCADE;
  DROP TABLE "lessons" CASCADE;
  DROP TABLE "lessons_locales" CASCADE;
  DROP TABLE "lessons_rels" CASCADE;
  DROP TABLE "_lessons_v" CASCADE;
  DROP TABLE "_lessons_v_locales" CASCADE;
  DROP TABLE "_lessons_v_rels" CASCADE;
  DROP TABLE "teachers" CASCADE;
  DROP TABLE "teachers_locales" CASCADE;
  DROP TABLE "_teachers_v" CASCADE;
  DROP TABLE "_teachers_v_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "course_plans_entries" CASCADE;
  DROP TABLE "course_plans_entries_locales" CASCADE;
  DROP TABLE "course_plans" CASCADE;
  DROP TABLE "course_plans_locales" CASCADE;
  DROP TABLE "course_plans_rels" CASCADE;
  DROP TABLE "_course_plans_v_version_entries" CASCADE;
  DROP TABLE "_course_plans_v_version_entries_locales" CASCADE;
  DROP TABLE "_course_plans_v" CASCADE;
  DROP TABLE "_course_plans_v_locales" CASCADE;
  DROP TABLE "_course_plans_v_rels" CASCADE;
  DROP TABLE "textbooks" CASCADE;
  DROP TABLE "textbooks_locales" CASCADE;
  DROP TABLE "_textbooks_v" CASCADE;
  DROP TABLE "_textbooks_v_locales" CASCADE;
  DROP TABLE "consult_topics" CASCADE;
  DROP TABLE "consult_topics_locales" CASCADE;
  DROP TABLE "consult_topics_rels" CASCADE;
  DROP TABLE "_consult_topics_v" CASCADE;
  DROP TABLE "_consult_topics_v_locales" CASCADE;
  DROP TABLE "_consult_topics_v_rels" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "milestones_locales" CASCADE;
  DROP TABLE "_milestones_v" CASCADE;
  DROP TABLE "_milestones_v_locales" CASCADE;
  DROP TABLE "leaders" CASCADE;
  DROP TABLE "leaders_locales" CASCADE;
  DROP TABLE "_leaders_v" CASCADE;
  DROP TABLE "_leaders_v_locales" CASCADE;
  DROP TABLE "qualifications" CASCADE;
  DROP TABLE "qualifications_locales" CASCADE;
  DROP TABLE "_qualifications_v" CASCADE;
  DROP TABLE "_qualifications_v_locales" CASCADE;
  DROP TABLE "positions" CASCADE;
  DROP TABLE "positions_locales" CASCADE;
  DROP TABLE "_positions_v" CASCADE;
  DROP TABLE "_positions_v_locales" CASCADE;
  DROP TABLE "position_teams" CASCADE;
  DROP TABLE "position_teams_locales" CASCADE;
  DROP TABLE "_position_teams_v" CASCADE;
  DROP TABLE "_position_teams_v_locales" CASCADE;
  DROP TABLE "position_places" CASCADE;
  DROP TABLE "position_places_locales" CASCADE;
  DROP TABLE "_position_places_v" CASCADE;
  DROP TABLE "_position_places_v_locales" CASCADE;
  DROP TABLE "legal_texts" CASCADE;
  DROP TABLE "legal_texts_locales" CASCADE;
  DROP TABLE "_legal_texts_v" CASCADE;
  DROP TABLE "_legal_texts_v_locales" CASCADE;
  DROP TABLE "help_counts" CASCADE;
  DROP TABLE "help_votes" CASCADE;
  DROP TABLE "enquiries_files" CASCADE;
  DROP TABLE "enquiries_rels" CASCADE;
  DROP TABLE "member_identities" CASCADE;
  DROP TABLE "member_passkeys" CASCADE;
  DROP TABLE "member_consents" CASCADE;
  DROP TABLE "enrolments" CASCADE;
  DROP TABLE "lesson_progress" CASCADE;
  DROP TABLE "teaching_models" CASCADE;
  DROP TABLE "teaching_models_locales" CASCADE;
  DROP TABLE "teaching_universities" CASCADE;
  DROP TABLE "teaching_universities_locales" CASCADE;
  DROP TABLE "teaching_laboratories" CASCADE;
  DROP TABLE "teaching_laboratories_locales" CASCADE;
  DROP TABLE "teaching_competitions" CASCADE;
  DROP TABLE "teaching_competitions_locales" CASCADE;
  DROP TABLE "teaching_results" CASCADE;
  DROP TABLE "teaching_results_locales" CASCADE;
  DROP TABLE "teaching" CASCADE;
  DROP TABLE "teaching_locales" CASCADE;
  DROP TABLE "about_page_principles" CASCADE;
  DROP TABLE "about_page_principles_locales" CASCADE;
  DROP TABLE "about_page" CASCADE;
  DROP TABLE "about_page_locales" CASCADE;
  DROP TABLE "careers_page_culture" CASCADE;
  DROP TABLE "careers_page_culture_locales" CASCADE;
  DROP TABLE "careers_page_benefits" CASCADE;
  DROP TABLE "careers_page_benefits_locales" CASCADE;
  DROP TABLE "careers_page_steps" CASCADE;
  DROP TABLE "careers_page_steps_locales" CASCADE;
  DROP TABLE "careers_page" CASCADE;
  DROP TABLE "service_hours_days" CASCADE;
  DROP TABLE "service_hours_holidays" CASCADE;
  DROP TABLE "service_hours_holidays_locales" CASCADE;
  DROP TABLE "service_hours_extra_days" CASCADE;
  DROP TABLE "service_hours_extra_days_locales" CASCADE;
  DROP TABLE "service_hours" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_articles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_standards_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_components_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_advisories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_programmes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_difficulties_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_courses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lessons_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_teachers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_course_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_textbooks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consult_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_milestones_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leaders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_qualifications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_positions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_position_teams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_position_places_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_counts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_votes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_identities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_passkeys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lesson_progress_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('partner', 'quotation');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "member_tokens" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_member_tokens_purpose";
  CREATE TYPE "public"."enum_member_tokens_purpose" AS ENUM('register', 'reset', 'email', 'void');
  ALTER TABLE "member_tokens" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_member_tokens_purpose" USING "purpose"::"public"."enum_member_tokens_purpose";
  DROP INDEX "payload_locked_documents_rels_help_articles_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_standards_id_idx";
  DROP INDEX "payload_locked_documents_rels_components_id_idx";
  DROP INDEX "payload_locked_documents_rels_advisories_id_idx";
  DROP INDEX "payload_locked_documents_rels_programmes_id_idx";
  DROP INDEX "payload_locked_documents_rels_difficulties_id_idx";
  DROP INDEX "payload_locked_documents_rels_courses_id_idx";
  DROP INDEX "payload_locked_documents_rels_lessons_id_idx";
  DROP INDEX "payload_locked_documents_rels_teachers_id_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_course_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_textbooks_id_idx";
  DROP INDEX "payload_locked_documents_rels_consult_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_milestones_id_idx";
  DROP INDEX "payload_locked_documents_rels_leaders_id_idx";
  DROP INDEX "payload_locked_documents_rels_qualifications_id_idx";
  DROP INDEX "payload_locked_documents_rels_positions_id_idx";
  DROP INDEX "payload_locked_documents_rels_position_teams_id_idx";
  DROP INDEX "payload_locked_documents_rels_position_places_id_idx";
  DROP INDEX "payload_locked_documents_rels_legal_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_counts_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_votes_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_identities_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_passkeys_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_enrolments_id_idx";
  DROP INDEX "payload_locked_documents_rels_lesson_progress_id_idx";
  ALTER TABLE "offices" DROP COLUMN "email";
  ALTER TABLE "offices_locales" DROP COLUMN "role";
  ALTER TABLE "offices_locales" DROP COLUMN "note";
  ALTER TABLE "_offices_v" DROP COLUMN "version_email";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_role";
  ALTER TABLE "_offices_v_locales" DROP COLUMN "version_note";
  ALTER TABLE "enquiries" DROP COLUMN "consent_withdrawn_at";
  ALTER TABLE "members" DROP COLUMN "totp_sealed";
  ALTER TABLE "members" DROP COLUMN "totp_step";
  ALTER TABLE "members" DROP COLUMN "recovery_codes";
  ALTER TABLE "member_sessions" DROP COLUMN "provider";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_articles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "standards_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "components_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "advisories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "programmes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "difficulties_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "courses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lessons_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "teachers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "course_plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "textbooks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consult_topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "milestones_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leaders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "qualifications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "positions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "position_teams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "position_places_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_counts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_votes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_identities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_passkeys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lesson_progress_id";
  ALTER TABLE "site" DROP COLUMN "application_months";
  ALTER TABLE "site" DROP COLUMN "security_email";
  DROP TYPE "public"."enum_help_articles_status";
  DROP TYPE "public"."enum__help_articles_v_published_locale";
  DROP TYPE "public"."enum__help_articles_v_version_status";
  DROP TYPE "public"."enum_help_categories_status";
  DROP TYPE "public"."enum__help_categories_v_published_locale";
  DROP TYPE "public"."enum__help_categories_v_version_status";
  DROP TYPE "public"."enum_standards_status";
  DROP TYPE "public"."enum__standards_v_published_locale";
  DROP TYPE "public"."enum__standards_v_version_status";
  DROP TYPE "public"."enum_components_status";
  DROP TYPE "public"."enum__components_v_published_locale";
  DROP TYPE "public"."enum__components_v_version_status";
  DROP TYPE "public"."enum_advisories_affected_status";
  DROP TYPE "public"."enum_advisories_status";
  DROP TYPE "public"."enum__advisories_v_version_affected_status";
  DROP TYPE "public"."enum__advisories_v_published_locale";
  DROP TYPE "public"."enum__advisories_v_version_status";
  DROP TYPE "public"."enum_programmes_status";
  DROP TYPE "public"."enum__programmes_v_published_locale";
  DROP TYPE "public"."enum__programmes_v_version_status";
  DROP TYPE "public"."enum_difficulties_status";
  DROP TYPE "public"."enum__difficulties_v_published_locale";
  DROP TYPE "public"."enum__difficulties_v_version_status";
  DROP TYPE "public"."enum_courses_status";
  DROP TYPE "public"."enum__courses_v_published_locale";
  DROP TYPE "public"."enum__courses_v_version_status";
  DROP TYPE "public"."enum_lessons_status";
  DROP TYPE "public"."enum__lessons_v_published_locale";
  DROP TYPE "public"."enum__lessons_v_version_status";
  DROP TYPE "public"."enum_teachers_status";
  DROP TYPE "public"."enum__teachers_v_published_locale";
  DROP TYPE "public"."enum__teachers_v_version_status";
  DROP TYPE "public"."enum_course_plans_status";
  DROP TYPE "public"."enum__course_plans_v_published_locale";
  DROP TYPE "public"."enum__course_plans_v_version_status";
  DROP TYPE "public"."enum_textbooks_state";
  DROP TYPE "public"."enum_textbooks_status";
  DROP TYPE "public"."enum__textbooks_v_version_state";
  DROP TYPE "public"."enum__textbooks_v_published_locale";
  DROP TYPE "public"."enum__textbooks_v_version_status";
  DROP TYPE "public"."enum_consult_topics_status";
  DROP TYPE "public"."enum__consult_topics_v_published_locale";
  DROP TYPE "public"."enum__consult_topics_v_version_status";
  DROP TYPE "public"."enum_milestones_status";
  DROP TYPE "public"."enum__milestones_v_published_locale";
  DROP TYPE "public"."enum__milestones_v_version_status";
  DROP TYPE "public"."enum_leaders_status";
  DROP TYPE "public"."enum__leaders_v_published_locale";
  DROP TYPE "public"."enum__leaders_v_version_status";
  DROP TYPE "public"."enum_qualifications_kind";
  DROP TYPE "public"."enum_qualifications_status";
  DROP TYPE "public"."enum__qualifications_v_version_kind";
  DROP TYPE "public"."enum__qualifications_v_published_locale";
  DROP TYPE "public"."enum__qualifications_v_version_status";
  DROP TYPE "public"."enum_positions_kind";
  DROP TYPE "public"."enum_positions_status";
  DROP TYPE "public"."enum__positions_v_version_kind";
  DROP TYPE "public"."enum__positions_v_published_locale";
  DROP TYPE "public"."enum__positions_v_version_status";
  DROP TYPE "public"."enum_position_teams_status";
  DROP TYPE "public"."enum__position_teams_v_published_locale";
  DROP TYPE "public"."enum__position_teams_v_version_status";
  DROP TYPE "public"."enum_position_places_status";
  DROP TYPE "public"."enum__position_places_v_published_locale";
  DROP TYPE "public"."enum__position_places_v_version_status";
  DROP TYPE "public"."enum_legal_texts_kind";
  DROP TYPE "public"."enum_legal_texts_status";
  DROP TYPE "public"."enum__legal_texts_v_version_kind";
  DROP TYPE "public"."enum__legal_texts_v_published_locale";
  DROP TYPE "public"."enum__legal_texts_v_version_status";
  DROP TYPE "public"."enum_help_votes_answer";
  DROP TYPE "public"."enum_service_hours_days";`)
}
