import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_custom_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__custom_pages_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__custom_pages_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'custom-pages' BEFORE 'friend-links';
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "custom_pages_id" integer;
  ALTER TABLE "custom_pages_locales" ADD CONSTRAINT "custom_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."custom_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_custom_pages_v" ADD CONSTRAINT "_custom_pages_v_parent_id_custom_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."custom_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_custom_pages_v_locales" ADD CONSTRAINT "_custom_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_custom_pages_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_custom_pages_fk" FOREIGN KEY ("custom_pages_id") REFERENCES "public"."custom_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_custom_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("custom_pages_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "custom_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "custom_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_custom_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "custom_pages" CASCADE;
  DROP TABLE "custom_pages_locales" CASCADE;
  DROP TABLE "_custom_pages_v" CASCADE;
  DROP TABLE "_custom_pages_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_custom_pages_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('news', 'news-categories', 'cases', 'case-categories', 'products', 'product-criteria', 'releases', 'toolboxes', 'toolbox-domains', 'machines', 'machine-classes', 'machine-interfaces', 'engines', 'industries', 'solutions', 'function-areas', 'block-libraries', 'platforms', 'help-articles', 'help-categories', 'standards', 'components', 'advisories', 'partners', 'partner-classes', 'regions', 'programmes', 'difficulties', 'courses', 'lessons', 'teachers', 'course-plans', 'textbooks', 'banners', 'announcements', 'offices', 'experts', 'consult-topics', 'milestones', 'leaders', 'qualifications', 'positions', 'position-teams', 'position-places', 'legal-texts', 'columns', 'friend-links');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_custom_pages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "custom_pages_id";
  DROP TYPE "public"."enum_custom_pages_status";
  DROP TYPE "public"."enum__custom_pages_v_published_locale";
  DROP TYPE "public"."enum__custom_pages_v_version_status";`)
}
