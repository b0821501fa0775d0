import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mail_texts_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__mail_texts_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'mail-texts';
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_texts_id" integer;
  ALTER TABLE "site" ADD COLUMN "mail_reply_to" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "mail_sender" varchar;
  ALTER TABLE "site_locales" ADD COLUMN "mail_footer" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_mail_reply_to" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_mail_sender" varchar;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version_mail_footer" varchar;
  ALTER TABLE "mail_texts_locales" ADD CONSTRAINT "mail_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mail_texts_v" ADD CONSTRAINT "_mail_texts_v_parent_id_mail_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mail_texts_v_locales" ADD CONSTRAINT "_mail_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mail_texts_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_texts_fk" FOREIGN KEY ("mail_texts_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mail_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_texts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mail_texts" CASCADE;
  DROP TABLE "mail_texts_locales" CASCADE;
  DROP TABLE "_mail_texts_v" CASCADE;
  DROP TABLE "_mail_texts_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_texts_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('news', 'news-categories', 'cases', 'case-categories', 'products', 'product-criteria', 'releases', 'toolboxes', 'toolbox-domains', 'machines', 'machine-classes', 'machine-interfaces', 'engines', 'industries', 'solutions', 'function-areas', 'block-libraries', 'platforms', 'help-articles', 'help-categories', 'standards', 'components', 'advisories', 'partners', 'partner-classes', 'regions', 'programmes', 'difficulties', 'courses', 'lessons', 'teachers', 'course-plans', 'textbooks', 'banners', 'announcements', 'offices', 'experts', 'consult-topics', 'milestones', 'leaders', 'qualifications', 'positions', 'position-teams', 'position-places', 'legal-texts', 'columns', 'friend-links');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_mail_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_texts_id";
  ALTER TABLE "site" DROP COLUMN "mail_reply_to";
  ALTER TABLE "site_locales" DROP COLUMN "mail_sender";
  ALTER TABLE "site_locales" DROP COLUMN "mail_footer";
  ALTER TABLE "_site_v" DROP COLUMN "version_mail_reply_to";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_mail_sender";
  ALTER TABLE "_site_v_locales" DROP COLUMN "version_mail_footer";
  DROP TYPE "public"."enum_mail_texts_status";
  DROP TYPE "public"."enum__mail_texts_v_published_locale";
  DROP TYPE "public"."enum__mail_texts_v_version_status";`)
}
