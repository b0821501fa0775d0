import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_forms_wordings_field" AS ENUM('name', 'company', 'email', 'phone', 'message', 'partnerClass', 'region', 'site', 'subject', 'quantity', 'topic', 'channel', 'time', 'position', 'version', 'impact', 'steps', 'credit', 'pgp');
  CREATE TYPE "public"."enum_site_forms_wordings_use" AS ENUM('usual', 'required', 'hidden');
  CREATE TYPE "public"."enum_site_forms_questions_kind" AS ENUM('line', 'passage', 'email', 'phone', 'number', 'date', 'choice', 'choices', 'yes');
  CREATE TYPE "public"."enum_site_forms_kind" AS ENUM('partner', 'quotation', 'contact', 'consultation', 'application', 'report');
  CREATE TYPE "public"."enum_site_forms_caution" AS ENUM('usual', 'strict');
  CREATE TYPE "public"."enum_site_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_forms_v_version_wordings_field" AS ENUM('name', 'company', 'email', 'phone', 'message', 'partnerClass', 'region', 'site', 'subject', 'quantity', 'topic', 'channel', 'time', 'position', 'version', 'impact', 'steps', 'credit', 'pgp');
  CREATE TYPE "public"."enum__site_forms_v_version_wordings_use" AS ENUM('usual', 'required', 'hidden');
  CREATE TYPE "public"."enum__site_forms_v_version_questions_kind" AS ENUM('line', 'passage', 'email', 'phone', 'number', 'date', 'choice', 'choices', 'yes');
  CREATE TYPE "public"."enum__site_forms_v_version_kind" AS ENUM('partner', 'quotation', 'contact', 'consultation', 'application', 'report');
  CREATE TYPE "public"."enum__site_forms_v_version_caution" AS ENUM('usual', 'strict');
  CREATE TYPE "public"."enum__site_forms_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__site_forms_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'site-forms' BEFORE 'milestones';
  CREATE TABLE "site_forms_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_site_forms_wordings_field",
  	"use" "enum_site_forms_wordings_use" DEFAULT 'usual'
  );
  
  CREATE TABLE "site_forms_wordings_locales" (
  	"words" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_forms_questions_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_forms_questions_choices_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_forms_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_site_forms_questions_kind" DEFAULT 'line',
  	"least" numeric,
  	"most" numeric,
  	"is_required" boolean DEFAULT true
  );
  
  CREATE TABLE "site_forms_questions_locales" (
  	"title" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_site_forms_kind",
  	"keep_days" numeric,
  	"has_receipt_mail" boolean DEFAULT true,
  	"caution" "enum_site_forms_caution" DEFAULT 'usual',
  	"updated_by" varchar,
  	"updated_by_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_forms_locales" (
  	"title" varchar,
  	"heading" varchar,
  	"lead" varchar,
  	"consent_text" varchar,
  	"received_text" varchar,
  	"_status" "enum_site_forms_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_site_forms_v_version_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"field" "enum__site_forms_v_version_wordings_field",
  	"use" "enum__site_forms_v_version_wordings_use" DEFAULT 'usual',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_forms_v_version_wordings_locales" (
  	"words" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_forms_v_version_questions_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_forms_v_version_questions_choices_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_forms_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__site_forms_v_version_questions_kind" DEFAULT 'line',
  	"least" numeric,
  	"most" numeric,
  	"is_required" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_forms_v_version_questions_locales" (
  	"title" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__site_forms_v_version_kind",
  	"version_keep_days" numeric,
  	"version_has_receipt_mail" boolean DEFAULT true,
  	"version_caution" "enum__site_forms_v_version_caution" DEFAULT 'usual',
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_forms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_forms_v_locales" (
  	"version_title" varchar,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_consent_text" varchar,
  	"version_received_text" varchar,
  	"version__status" "enum__site_forms_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_forms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "site_forms_id" integer;
  ALTER TABLE "site_forms_wordings" ADD CONSTRAINT "site_forms_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_wordings_locales" ADD CONSTRAINT "site_forms_wordings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_forms_wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_questions_choices" ADD CONSTRAINT "site_forms_questions_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_forms_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_questions_choices_locales" ADD CONSTRAINT "site_forms_questions_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_forms_questions_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_questions" ADD CONSTRAINT "site_forms_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_questions_locales" ADD CONSTRAINT "site_forms_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_forms_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_locales" ADD CONSTRAINT "site_forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_rels" ADD CONSTRAINT "site_forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_forms_rels" ADD CONSTRAINT "site_forms_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_version_wordings" ADD CONSTRAINT "_site_forms_v_version_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_version_wordings_locales" ADD CONSTRAINT "_site_forms_v_version_wordings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_forms_v_version_wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_version_questions_choices" ADD CONSTRAINT "_site_forms_v_version_questions_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_forms_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_version_questions_choices_locales" ADD CONSTRAINT "_site_forms_v_version_questions_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_forms_v_version_questions_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_version_questions" ADD CONSTRAINT "_site_forms_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_version_questions_locales" ADD CONSTRAINT "_site_forms_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_forms_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v" ADD CONSTRAINT "_site_forms_v_parent_id_site_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_forms_v_locales" ADD CONSTRAINT "_site_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_rels" ADD CONSTRAINT "_site_forms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_forms_v_rels" ADD CONSTRAINT "_site_forms_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_forms_wordings_order_idx" ON "site_forms_wordings" USING btree ("_order");
  CREATE INDEX "site_forms_wordings_parent_id_idx" ON "site_forms_wordings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_forms_wordings_locales_locale_parent_id_unique" ON "site_forms_wordings_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "site_forms_questions_choices_order_idx" ON "site_forms_questions_choices" USING btree ("_order");
  CREATE INDEX "site_forms_questions_choices_parent_id_idx" ON "site_forms_questions_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_forms_questions_choices_locales_locale_parent_id_unique" ON "site_forms_questions_choices_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "site_forms_questions_order_idx" ON "site_forms_questions" USING btree ("_order");
  CREATE INDEX "site_forms_questions_parent_id_idx" ON "site_forms_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_forms_questions_locales_locale_parent_id_unique" ON "site_forms_questions_locales" USING btree ("_parent_id","_locale");
  CREATE UNIQUE INDEX "site_forms_kind_idx" ON "site_forms" USING btree ("kind");
  CREATE INDEX "site_forms_updated_by_id_idx" ON "site_forms" USING btree ("updated_by_id");
  CREATE INDEX "site_forms_updated_at_idx" ON "site_forms" USING btree ("updated_at");
  CREATE INDEX "site_forms_created_at_idx" ON "site_forms" USING btree ("created_at");
  CREATE INDEX "site_forms_deleted_at_idx" ON "site_forms" USING btree ("deleted_at");
  CREATE INDEX "site_forms__status_idx" ON "site_forms_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "site_forms_locales_locale_parent_id_unique" ON "site_forms_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "site_forms_rels_order_idx" ON "site_forms_rels" USING btree ("order");
  CREATE INDEX "site_forms_rels_parent_idx" ON "site_forms_rels" USING btree ("parent_id");
  CREATE INDEX "site_forms_rels_path_idx" ON "site_forms_rels" USING btree ("path");
  CREATE INDEX "site_forms_rels_users_id_idx" ON "site_forms_rels" USING btree ("users_id");
  CREATE INDEX "_site_forms_v_version_wordings_order_idx" ON "_site_forms_v_version_wordings" USING btree ("_order");
  CREATE INDEX "_site_forms_v_version_wordings_parent_id_idx" ON "_site_forms_v_version_wordings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_forms_v_version_wordings_locales_locale_parent_id_uniq" ON "_site_forms_v_version_wordings_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_site_forms_v_version_questions_choices_order_idx" ON "_site_forms_v_version_questions_choices" USING btree ("_order");
  CREATE INDEX "_site_forms_v_version_questions_choices_parent_id_idx" ON "_site_forms_v_version_questions_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_forms_v_version_questions_choices_locales_locale_paren" ON "_site_forms_v_version_questions_choices_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_site_forms_v_version_questions_order_idx" ON "_site_forms_v_version_questions" USING btree ("_order");
  CREATE INDEX "_site_forms_v_version_questions_parent_id_idx" ON "_site_forms_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_forms_v_version_questions_locales_locale_parent_id_uni" ON "_site_forms_v_version_questions_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_site_forms_v_parent_idx" ON "_site_forms_v" USING btree ("parent_id");
  CREATE INDEX "_site_forms_v_version_version_kind_idx" ON "_site_forms_v" USING btree ("version_kind");
  CREATE INDEX "_site_forms_v_version_version_updated_by_id_idx" ON "_site_forms_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_site_forms_v_version_version_updated_at_idx" ON "_site_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_site_forms_v_version_version_created_at_idx" ON "_site_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_site_forms_v_version_version_deleted_at_idx" ON "_site_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_site_forms_v_created_at_idx" ON "_site_forms_v" USING btree ("created_at");
  CREATE INDEX "_site_forms_v_updated_at_idx" ON "_site_forms_v" USING btree ("updated_at");
  CREATE INDEX "_site_forms_v_snapshot_idx" ON "_site_forms_v" USING btree ("snapshot");
  CREATE INDEX "_site_forms_v_published_locale_idx" ON "_site_forms_v" USING btree ("published_locale");
  CREATE INDEX "_site_forms_v_latest_idx" ON "_site_forms_v" USING btree ("latest");
  CREATE INDEX "_site_forms_v_autosave_idx" ON "_site_forms_v" USING btree ("autosave");
  CREATE INDEX "_site_forms_v_version_version__status_idx" ON "_site_forms_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_site_forms_v_locales_locale_parent_id_unique" ON "_site_forms_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_site_forms_v_rels_order_idx" ON "_site_forms_v_rels" USING btree ("order");
  CREATE INDEX "_site_forms_v_rels_parent_idx" ON "_site_forms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_site_forms_v_rels_path_idx" ON "_site_forms_v_rels" USING btree ("path");
  CREATE INDEX "_site_forms_v_rels_users_id_idx" ON "_site_forms_v_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_forms_fk" FOREIGN KEY ("site_forms_id") REFERENCES "public"."site_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_site_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("site_forms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_forms_wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms_wordings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms_questions_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms_questions_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_forms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_version_wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_version_wordings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_version_questions_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_version_questions_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_forms_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_forms_wordings" CASCADE;
  DROP TABLE "site_forms_wordings_locales" CASCADE;
  DROP TABLE "site_forms_questions_choices" CASCADE;
  DROP TABLE "site_forms_questions_choices_locales" CASCADE;
  DROP TABLE "site_forms_questions" CASCADE;
  DROP TABLE "site_forms_questions_locales" CASCADE;
  DROP TABLE "site_forms" CASCADE;
  DROP TABLE "site_forms_locales" CASCADE;
  DROP TABLE "site_forms_rels" CASCADE;
  DROP TABLE "_site_forms_v_version_wordings" CASCADE;
  DROP TABLE "_site_forms_v_version_wordings_locales" CASCADE;
  DROP TABLE "_site_forms_v_version_questions_choices" CASCADE;
  DROP TABLE "_site_forms_v_version_questions_choices_locales" CASCADE;
  DROP TABLE "_site_forms_v_version_questions" CASCADE;
  DROP TABLE "_site_forms_v_version_questions_locales" CASCADE;
  DROP TABLE "_site_forms_v" CASCADE;
  DROP TABLE "_site_forms_v_locales" CASCADE;
  DROP TABLE "_site_forms_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_site_forms_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('news', 'news-categories', 'cases', 'case-categories', 'products', 'product-criteria', 'releases', 'toolboxes', 'toolbox-domains', 'machines', 'machine-classes', 'machine-interfaces', 'engines', 'industries', 'solutions', 'function-areas', 'block-libraries', 'platforms', 'help-articles', 'help-categories', 'standards', 'components', 'advisories', 'partners', 'partner-classes', 'regions', 'programmes', 'difficulties', 'courses', 'lessons', 'teachers', 'course-plans', 'textbooks', 'banners', 'announcements', 'offices', 'experts', 'consult-topics', 'forms', 'milestones', 'leaders', 'qualifications', 'positions', 'position-teams', 'position-places', 'legal-texts', 'columns', 'custom-pages', 'friend-links', 'mail-texts');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_site_forms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "site_forms_id";
  DROP TYPE "public"."enum_site_forms_wordings_field";
  DROP TYPE "public"."enum_site_forms_wordings_use";
  DROP TYPE "public"."enum_site_forms_questions_kind";
  DROP TYPE "public"."enum_site_forms_kind";
  DROP TYPE "public"."enum_site_forms_caution";
  DROP TYPE "public"."enum_site_forms_status";
  DROP TYPE "public"."enum__site_forms_v_version_wordings_field";
  DROP TYPE "public"."enum__site_forms_v_version_wordings_use";
  DROP TYPE "public"."enum__site_forms_v_version_questions_kind";
  DROP TYPE "public"."enum__site_forms_v_version_kind";
  DROP TYPE "public"."enum__site_forms_v_version_caution";
  DROP TYPE "public"."enum__site_forms_v_published_locale";
  DROP TYPE "public"."enum__site_forms_v_version_status";`)
}
