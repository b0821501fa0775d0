import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_interface_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__interface_texts_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__interface_texts_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'interface-texts' BEFORE 'milestones';
  CREATE TABLE "interface_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"updated_by" varchar,
  	"updated_by_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "interface_texts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"_status" "enum_interface_texts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_interface_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__interface_texts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_interface_texts_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version__status" "enum__interface_texts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "interface_texts_id" integer;
  ALTER TABLE "interface_texts_locales" ADD CONSTRAINT "interface_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interface_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_interface_texts_v" ADD CONSTRAINT "_interface_texts_v_parent_id_interface_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."interface_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_interface_texts_v_locales" ADD CONSTRAINT "_interface_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_interface_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "interface_texts_key_idx" ON "interface_texts" USING btree ("key");
  CREATE INDEX "interface_texts_updated_by_id_idx" ON "interface_texts" USING btree ("updated_by_id");
  CREATE INDEX "interface_texts_updated_at_idx" ON "interface_texts" USING btree ("updated_at");
  CREATE INDEX "interface_texts_created_at_idx" ON "interface_texts" USING btree ("created_at");
  CREATE INDEX "interface_texts_deleted_at_idx" ON "interface_texts" USING btree ("deleted_at");
  CREATE INDEX "interface_texts__status_idx" ON "interface_texts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "interface_texts_locales_locale_parent_id_unique" ON "interface_texts_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_interface_texts_v_parent_idx" ON "_interface_texts_v" USING btree ("parent_id");
  CREATE INDEX "_interface_texts_v_version_version_key_idx" ON "_interface_texts_v" USING btree ("version_key");
  CREATE INDEX "_interface_texts_v_version_version_updated_by_id_idx" ON "_interface_texts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_interface_texts_v_version_version_updated_at_idx" ON "_interface_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_interface_texts_v_version_version_created_at_idx" ON "_interface_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_interface_texts_v_version_version_deleted_at_idx" ON "_interface_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_interface_texts_v_created_at_idx" ON "_interface_texts_v" USING btree ("created_at");
  CREATE INDEX "_interface_texts_v_updated_at_idx" ON "_interface_texts_v" USING btree ("updated_at");
  CREATE INDEX "_interface_texts_v_snapshot_idx" ON "_interface_texts_v" USING btree ("snapshot");
  CREATE INDEX "_interface_texts_v_published_locale_idx" ON "_interface_texts_v" USING btree ("published_locale");
  CREATE INDEX "_interface_texts_v_latest_idx" ON "_interface_texts_v" USING btree ("latest");
  CREATE INDEX "_interface_texts_v_autosave_idx" ON "_interface_texts_v" USING btree ("autosave");
  CREATE INDEX "_interface_texts_v_version_version__status_idx" ON "_interface_texts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_interface_texts_v_locales_locale_parent_id_unique" ON "_interface_texts_v_locales" USING btree ("_parent_id","_locale");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_interface_texts_fk" FOREIGN KEY ("interface_texts_id") REFERENCES "public"."interface_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_interface_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("interface_texts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "interface_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "interface_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_interface_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_interface_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "interface_texts" CASCADE;
  DROP TABLE "interface_texts_locales" CASCADE;
  DROP TABLE "_interface_texts_v" CASCADE;
  DROP TABLE "_interface_texts_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_interface_texts_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('news', 'news-categories', 'cases', 'case-categories', 'products', 'product-criteria', 'releases', 'toolboxes', 'toolbox-domains', 'machines', 'machine-classes', 'machine-interfaces', 'engines', 'industries', 'solutions', 'function-areas', 'block-libraries', 'platforms', 'help-articles', 'help-categories', 'standards', 'components', 'advisories', 'partners', 'partner-classes', 'regions', 'programmes', 'difficulties', 'courses', 'lessons', 'teachers', 'course-plans', 'textbooks', 'banners', 'announcements', 'offices', 'experts', 'consult-topics', 'forms', 'site-forms', 'milestones', 'leaders', 'qualifications', 'positions', 'position-teams', 'position-places', 'legal-texts', 'columns', 'custom-pages', 'friend-links', 'mail-texts');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_interface_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "interface_texts_id";
  DROP TYPE "public"."enum_interface_texts_status";
  DROP TYPE "public"."enum__interface_texts_v_published_locale";
  DROP TYPE "public"."enum__interface_texts_v_version_status";`)
}
