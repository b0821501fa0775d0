import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_questions_kind" AS ENUM('line', 'passage', 'email', 'phone', 'number', 'date', 'choice', 'choices', 'yes', 'file');
  CREATE TYPE "public"."enum_forms_caution" AS ENUM('usual', 'strict');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_questions_kind" AS ENUM('line', 'passage', 'email', 'phone', 'number', 'date', 'choice', 'choices', 'yes', 'file');
  CREATE TYPE "public"."enum__forms_v_version_caution" AS ENUM('usual', 'strict');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_custom_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__custom_pages_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__custom_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mail_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mail_texts_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__mail_texts_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'form';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'forms' BEFORE 'milestones';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'custom-pages' BEFORE 'friend-links';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'mail-texts';
  CREATE TABLE "forms_questions_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "forms_questions_choices_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_forms_questions_kind" DEFAULT 'line',
  	"least" numeric,
  	"most" numeric,
  	"is_required" boolean DEFAULT true,
  	"is_half" boolean DEFAULT false
  );
  
  CREATE TABLE "forms_questions_locales" (
  	"title" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keep_days" numeric DEFAULT 180,
  	"has_receipt_mail" boolean DEFAULT true,
  	"caution" "enum_forms_caution" DEFAULT 'usual',
  	"updated_by" varchar,
  	"updated_by_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"consent_text" varchar,
  	"received_text" varchar,
  	"slug" varchar,
  	"_status" "enum_forms_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_forms_v_version_questions_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_version_questions_choices_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__forms_v_version_questions_kind" DEFAULT 'line',
  	"least" numeric,
  	"most" numeric,
  	"is_required" boolean DEFAULT true,
  	"is_half" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_version_questions_locales" (
  	"title" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_keep_days" numeric DEFAULT 180,
  	"version_has_receipt_mail" boolean DEFAULT true,
  	"version_caution" "enum__forms_v_version_caution" DEFAULT 'usual',
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_consent_text" varchar,
  	"version_received_text" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "custom_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"updated_by" varchar,
  	"updated_by_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "custom_pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"blocks" jsonb,
  	"description" varchar,
  	"_status" "enum_custom_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_custom_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__custom_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_custom_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_blocks" jsonb,
  	"version_description" varchar,
  	"version__status" "enum__custom_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "mail_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mail" varchar,
  	"updated_by" varchar,
  	"updated_by_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_texts_locales" (
  	"title" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"_status" "enum_mail_texts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mail_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_mail" varchar,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__mail_texts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_mail_texts_v_locales" (
  	"version_title" varchar,
  	"version_subject" varchar,
  	"version_text" varchar,
  	"version__status" "enum__mail_texts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "form_id" integer;
  ALTER TABLE "enquiries" ADD COLUMN "erase_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "custom_pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_texts_id" integer;
  ALTER TABLE "site" ADD COLUMN "mail_reply_to" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "mail_sender" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "mail_footer" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_mail_reply_to" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_mail_sender" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_mail_footer" varchar;
  ALTER TABLE "forms_questions_choices" ADD CONSTRAINT "forms_questions_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_questions_choices_locales" ADD CONSTRAINT "forms_questions_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_questions_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_questions" ADD CONSTRAINT "forms_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_questions_locales" ADD CONSTRAINT "forms_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_questions_choices" ADD CONSTRAINT "_forms_v_version_questions_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_questions_choices_locales" ADD CONSTRAINT "_forms_v_version_questions_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_questions_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_questions" ADD CONSTRAINT "_forms_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_questions_locales" ADD CONSTRAINT "_forms_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "custom_pages_locales" ADD CONSTRAINT "custom_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_pages_v" ADD CONSTRAINT "_custom_pages_v_parent_id_custom_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_pages_v_locales" ADD CONSTRAINT "_custom_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mail_texts_locales" ADD CONSTRAINT "mail_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mail_texts_v" ADD CONSTRAINT "_mail_texts_v_parent_id_mail_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mail_texts_v_locales" ADD CONSTRAINT "_mail_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mail_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_questions_choices_order_idx" ON "forms_questions_choices" USING btree ("_order");
  CREATE INDEX "forms_questions_choices_parent_id_idx" ON "forms_questions_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_questions_choices_locales_locale_parent_id_unique" ON "forms_questions_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_questions_order_idx" ON "forms_questions" USING btree ("_order");
  CREATE INDEX "forms_questions_parent_id_idx" ON "forms_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_questions_locales_locale_parent_id_unique" ON "forms_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_updated_by_id_idx" ON "forms" USING btree ("updated_by_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms_locales" USING btree ("slug","_locale");
  CREATE INDEX "forms__status_idx" ON "forms_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_users_id_idx" ON "forms_rels" USING btree ("users_id");
  CREATE INDEX "_forms_v_version_questions_choices_order_idx" ON "_forms_v_version_questions_choices" USING btree ("_order");
  CREATE INDEX "_forms_v_version_questions_choices_parent_id_idx" ON "_forms_v_version_questions_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_questions_choices_locales_locale_parent_id_" ON "_forms_v_version_questions_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_questions_order_idx" ON "_forms_v_version_questions" USING btree ("_order");
  CREATE INDEX "_forms_v_version_questions_parent_id_idx" ON "_forms_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_version_questions_locales_locale_parent_id_unique" ON "_forms_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_updated_by_id_idx" ON "_forms_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE INDEX "_forms_v_version_version_slug_idx" ON "_forms_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_rels_order_idx" ON "_forms_v_rels" USING btree ("order");
  CREATE INDEX "_forms_v_rels_parent_idx" ON "_forms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_forms_v_rels_path_idx" ON "_forms_v_rels" USING btree ("path");
  CREATE INDEX "_forms_v_rels_users_id_idx" ON "_forms_v_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "custom_pages_path_idx" ON "custom_pages" USING btree ("path");
  CREATE INDEX "custom_pages_updated_by_id_idx" ON "custom_pages" USING btree ("updated_by_id");
  CREATE INDEX "custom_pages_updated_at_idx" ON "custom_pages" USING btree ("updated_at");
  CREATE INDEX "custom_pages_created_at_idx" ON "custom_pages" USING btree ("created_at");
  CREATE INDEX "custom_pages_deleted_at_idx" ON "custom_pages" USING btree ("deleted_at");
  CREATE INDEX "custom_pages__status_idx" ON "custom_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "custom_pages_locales_locale_parent_id_unique" ON "custom_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_custom_pages_v_parent_idx" ON "_custom_pages_v" USING btree ("parent_id");
  CREATE INDEX "_custom_pages_v_version_version_path_idx" ON "_custom_pages_v" USING btree ("version_path");
  CREATE INDEX "_custom_pages_v_version_version_updated_by_id_idx" ON "_custom_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_custom_pages_v_version_version_updated_at_idx" ON "_custom_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_custom_pages_v_version_version_created_at_idx" ON "_custom_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_custom_pages_v_version_version_deleted_at_idx" ON "_custom_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_custom_pages_v_created_at_idx" ON "_custom_pages_v" USING btree ("created_at");
  CREATE INDEX "_custom_pages_v_updated_at_idx" ON "_custom_pages_v" USING btree ("updated_at");
  CREATE INDEX "_custom_pages_v_snapshot_idx" ON "_custom_pages_v" USING btree ("snapshot");
  CREATE INDEX "_custom_pages_v_published_locale_idx" ON "_custom_pages_v" USING btree ("published_locale");
  CREATE INDEX "_custom_pages_v_latest_idx" ON "_custom_pages_v" USING btree ("latest");
  CREATE INDEX "_custom_pages_v_autosave_idx" ON "_custom_pages_v" USING btree ("autosave");
  CREATE INDEX "_custom_pages_v_version_version__status_idx" ON "_custom_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_custom_pages_v_locales_locale_parent_id_unique" ON "_custom_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "mail_texts_mail_idx" ON "mail_texts" USING btree ("mail");
  CREATE INDEX "mail_texts_updated_by_id_idx" ON "mail_texts" USING btree ("updated_by_id");
  CREATE INDEX "mail_texts_updated_at_idx" ON "mail_texts" USING btree ("updated_at");
  CREATE INDEX "mail_texts_created_at_idx" ON "mail_texts" USING btree ("created_at");
  CREATE INDEX "mail_texts_deleted_at_idx" ON "mail_texts" USING btree ("deleted_at");
  CREATE INDEX "mail_texts__status_idx" ON "mail_texts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "mail_texts_locales_locale_parent_id_unique" ON "mail_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mail_texts_v_parent_idx" ON "_mail_texts_v" USING btree ("parent_id");
  CREATE INDEX "_mail_texts_v_version_version_mail_idx" ON "_mail_texts_v" USING btree ("version_mail");
  CREATE INDEX "_mail_texts_v_version_version_updated_by_id_idx" ON "_mail_texts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_mail_texts_v_version_version_updated_at_idx" ON "_mail_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_mail_texts_v_version_version_created_at_idx" ON "_mail_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_mail_texts_v_version_version_deleted_at_idx" ON "_mail_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_mail_texts_v_created_at_idx" ON "_mail_texts_v" USING btree ("created_at");
  CREATE INDEX "_mail_texts_v_updated_at_idx" ON "_mail_texts_v" USING btree ("updated_at");
  CREATE INDEX "_mail_texts_v_snapshot_idx" ON "_mail_texts_v" USING btree ("snapshot");
  CREATE INDEX "_mail_texts_v_published_locale_idx" ON "_mail_texts_v" USING btree ("published_locale");
  CREATE INDEX "_mail_texts_v_latest_idx" ON "_mail_texts_v" USING btree ("latest");
  CREATE INDEX "_mail_texts_v_autosave_idx" ON "_mail_texts_v" USING btree ("autosave");
  CREATE INDEX "_mail_texts_v_version_version__status_idx" ON "_mail_texts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_mail_texts_v_locales_locale_parent_id_unique" ON "_mail_texts_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_pages_fk" FOREIGN KEY ("custom_pages_id") REFERENCES "public"."custom_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_texts_fk" FOREIGN KEY ("mail_texts_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_form_idx" ON "enquiries" USING btree ("form_id");
  CREATE INDEX "enquiries_erase_at_idx" ON "enquiries" USING btree ("erase_at");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_custom_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_pages_id");
  CREATE INDEX "payload_locked_documents_rels_mail_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_texts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_questions_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_questions_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_questions_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_questions_choices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_questions_choices" CASCADE;
  DROP TABLE "forms_questions_choices_locales" CASCADE;
  DROP TABLE "forms_questions" CASCADE;
  DROP TABLE "forms_questions_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  DROP TABLE "_forms_v_version_questions_choices" CASCADE;
  DROP TABLE "_forms_v_version_questions_choices_locales" CASCADE;
  DROP TABLE "_forms_v_version_questions" CASCADE;
  DROP TABLE "_forms_v_version_questions_locales" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "_forms_v_rels" CASCADE;
  DROP TABLE "custom_pages" CASCADE;
  DROP TABLE "custom_pages_locales" CASCADE;
  DROP TABLE "_custom_pages_v" CASCADE;
  DROP TABLE "_custom_pages_v_locales" CASCADE;
  DROP TABLE "mail_texts" CASCADE;
  DROP TABLE "mail_texts_locales" CASCADE;
  DROP TABLE "_mail_texts_v" CASCADE;
  DROP TABLE "_mail_texts_v_locales" CASCADE;
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_form_id_forms_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_custom_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_texts_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('partner', 'quotation', 'contact', 'consultation', 'application', 'report');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('news', 'news-categories', 'cases', 'case-categories', 'products', 'product-criteria', 'releases', 'toolboxes', 'toolbox-domains', 'machines', 'machine-classes', 'machine-interfaces', 'engines', 'industries', 'solutions', 'function-areas', 'block-libraries', 'platforms', 'help-articles', 'help-categories', 'standards', 'components', 'advisories', 'partners', 'partner-classes', 'regions', 'programmes', 'difficulties', 'courses', 'lessons', 'teachers', 'course-plans', 'textbooks', 'banners', 'announcements', 'offices', 'experts', 'consult-topics', 'milestones', 'leaders', 'qualifications', 'positions', 'position-teams', 'position-places', 'legal-texts', 'columns', 'friend-links');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "enquiries_form_idx";
  DROP INDEX "enquiries_erase_at_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_custom_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_texts_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "form_id";
  ALTER TABLE "enquiries" DROP COLUMN "erase_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "custom_pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_texts_id";
  ALTER TABLE "site" DROP COLUMN "mail_reply_to";
  ALTER TABLE "site_locales" DROP COLUMN "mail_sender";
  ALTER TABLE "site_locales" DROP COLUMN "mail_footer";
  ALTER TABLE "_site_v" DROP COLUMN "version_mail_reply_to";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_mail_sender";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_mail_footer";
  DROP TYPE "public"."enum_forms_questions_kind";
  DROP TYPE "public"."enum_forms_caution";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_questions_kind";
  DROP TYPE "public"."enum__forms_v_version_caution";
  DROP TYPE "public"."enum__forms_v_published_locale";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum_custom_pages_status";
  DROP TYPE "public"."enum__custom_pages_v_published_locale";
  DROP TYPE "public"."enum__custom_pages_v_version_status";
  DROP TYPE "public"."enum_mail_texts_status";
  DROP TYPE "public"."enum__mail_texts_v_published_locale";
  DROP TYPE "public"."enum__mail_texts_v_version_status";`)
}
