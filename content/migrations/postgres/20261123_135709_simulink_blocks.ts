import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_function_areas_subject" AS ENUM('functions', 'commands');
  CREATE TYPE "public"."enum__function_areas_v_version_subject" AS ENUM('functions', 'commands');
  CREATE TYPE "public"."enum_block_libraries_blocks_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum_block_libraries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__block_libraries_v_version_blocks_state" AS ENUM('covered', 'partly', 'no');
  CREATE TYPE "public"."enum__block_libraries_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__block_libraries_v_version_status" AS ENUM('draft', 'published');
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
  
  ALTER TABLE "function_areas" ADD COLUMN "subject" "enum_function_areas_subject" DEFAULT 'functions';
  ALTER TABLE "_function_areas_v" ADD COLUMN "version_subject" "enum__function_areas_v_version_subject" DEFAULT 'functions';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "block_libraries_id" integer;
  ALTER TABLE "block_libraries_blocks" ADD CONSTRAINT "block_libraries_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_libraries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_libraries_blocks_locales" ADD CONSTRAINT "block_libraries_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_libraries_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_libraries_locales" ADD CONSTRAINT "block_libraries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_libraries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_libraries_v_version_blocks" ADD CONSTRAINT "_block_libraries_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_libraries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_libraries_v_version_blocks_locales" ADD CONSTRAINT "_block_libraries_v_version_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_libraries_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_libraries_v" ADD CONSTRAINT "_block_libraries_v_parent_id_block_libraries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."block_libraries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_block_libraries_v_locales" ADD CONSTRAINT "_block_libraries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_libraries_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_block_libraries_fk" FOREIGN KEY ("block_libraries_id") REFERENCES "public"."block_libraries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_block_libraries_id_idx" ON "payload_locked_documents_rels" USING btree ("block_libraries_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "block_libraries_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_libraries_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_libraries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_libraries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_libraries_v_version_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_libraries_v_version_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_libraries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_libraries_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "block_libraries_blocks" CASCADE;
  DROP TABLE "block_libraries_blocks_locales" CASCADE;
  DROP TABLE "block_libraries" CASCADE;
  DROP TABLE "block_libraries_locales" CASCADE;
  DROP TABLE "_block_libraries_v_version_blocks" CASCADE;
  DROP TABLE "_block_libraries_v_version_blocks_locales" CASCADE;
  DROP TABLE "_block_libraries_v" CASCADE;
  DROP TABLE "_block_libraries_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_block_libraries_fk";
  
  DROP INDEX "payload_locked_documents_rels_block_libraries_id_idx";
  ALTER TABLE "function_areas" DROP COLUMN "subject";
  ALTER TABLE "_function_areas_v" DROP COLUMN "version_subject";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "block_libraries_id";
  DROP TYPE "public"."enum_function_areas_subject";
  DROP TYPE "public"."enum__function_areas_v_version_subject";
  DROP TYPE "public"."enum_block_libraries_blocks_state";
  DROP TYPE "public"."enum_block_libraries_status";
  DROP TYPE "public"."enum__block_libraries_v_version_blocks_state";
  DROP TYPE "public"."enum__block_libraries_v_published_locale";
  DROP TYPE "public"."enum__block_libraries_v_version_status";`)
}
