import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_releases_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TYPE "public"."enum_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__releases_v_version_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TYPE "public"."enum__releases_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_release_files_kind" AS ENUM('installer', 'archive', 'toolbox', 'model', 'data', 'script', 'documentation');
  CREATE TYPE "public"."enum_release_files_system" AS ENUM('windows', 'linux', 'openeuler', 'macos', 'any');
  CREATE TYPE "public"."enum_release_files_architecture" AS ENUM('x86-64', 'arm64', 'loong64', 'any');
  CREATE TYPE "public"."enum_release_files_state" AS ENUM('draft', 'published', 'withdrawn');
  CREATE TYPE "public"."enum_release_files_gate" AS ENUM('open', 'session', 'eula', 'entitlement');
  CREATE TABLE "releases_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "releases_requirements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"version_key" varchar,
  	"channel" "enum_releases_channel",
  	"date" timestamp(3) with time zone,
  	"supported_until" timestamp(3) with time zone,
  	"eula" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "releases_locales" (
  	"title" varchar,
  	"notes" jsonb,
  	"_status" "enum_releases_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_releases_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_releases_v_version_requirements_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_version" varchar,
  	"version_version_key" varchar,
  	"version_channel" "enum__releases_v_version_channel",
  	"version_date" timestamp(3) with time zone,
  	"version_supported_until" timestamp(3) with time zone,
  	"version_eula" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__releases_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_releases_v_locales" (
  	"version_title" varchar,
  	"version_notes" jsonb,
  	"version__status" "enum__releases_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_releases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "release_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"release_id" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_release_files_kind" NOT NULL,
  	"system" "enum_release_files_system" DEFAULT 'any' NOT NULL,
  	"architecture" "enum_release_files_architecture" DEFAULT 'any' NOT NULL,
  	"upload" varchar,
  	"expected_sha256" varchar,
  	"signature" varchar,
  	"state" "enum_release_files_state" DEFAULT 'draft' NOT NULL,
  	"gate" "enum_release_files_gate" DEFAULT 'eula' NOT NULL,
  	"size" numeric,
  	"sha256" varchar,
  	"sha512" varchar,
  	"published_at" timestamp(3) with time zone,
  	"missing_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "release_files_locales" (
  	"text" varchar,
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_redirects_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "entitlements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"product_id" integer NOT NULL,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "eula_acceptances" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"version" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"file_id" integer NOT NULL,
  	"eula" varchar,
  	"first_at" timestamp(3) with time zone NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"started" numeric DEFAULT 0 NOT NULL,
  	"completed" numeric DEFAULT 0 NOT NULL,
  	"abandoned" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" integer NOT NULL,
  	"month" varchar NOT NULL,
  	"started" numeric DEFAULT 0 NOT NULL,
  	"completed" numeric DEFAULT 0 NOT NULL,
  	"abandoned" numeric DEFAULT 0 NOT NULL,
  	"bytes" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_releases" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_releases" CASCADE;
  DROP TABLE "_products_v_version_releases" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "release_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "entitlements_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "eula_acceptances_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_downloads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "download_counts_id" integer;
  ALTER TABLE "releases_requirements" ADD CONSTRAINT "releases_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_requirements_locales" ADD CONSTRAINT "releases_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_locales" ADD CONSTRAINT "releases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "releases_rels" ADD CONSTRAINT "releases_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_version_requirements" ADD CONSTRAINT "_releases_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_version_requirements_locales" ADD CONSTRAINT "_releases_v_version_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_releases_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v" ADD CONSTRAINT "_releases_v_parent_id_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_releases_v_locales" ADD CONSTRAINT "_releases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_files" ADD CONSTRAINT "release_files_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_files" ADD CONSTRAINT "release_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_files_locales" ADD CONSTRAINT "release_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."release_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_redirects_locales" ADD CONSTRAINT "search_redirects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "eula_acceptances" ADD CONSTRAINT "eula_acceptances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_downloads" ADD CONSTRAINT "member_downloads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "member_downloads" ADD CONSTRAINT "member_downloads_file_id_release_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."release_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "download_counts" ADD CONSTRAINT "download_counts_file_id_release_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."release_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "releases_requirements_order_idx" ON "releases_requirements" USING btree ("_order");
  CREATE INDEX "releases_requirements_parent_id_idx" ON "releases_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "releases_requirements_locales_locale_parent_id_unique" ON "releases_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "releases_version_idx" ON "releases" USING btree ("version");
  CREATE INDEX "releases_version_key_idx" ON "releases" USING btree ("version_key");
  CREATE INDEX "releases_channel_idx" ON "releases" USING btree ("channel");
  CREATE INDEX "releases_date_idx" ON "releases" USING btree ("date");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
  CREATE INDEX "releases_deleted_at_idx" ON "releases" USING btree ("deleted_at");
  CREATE INDEX "releases__status_idx" ON "releases_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "releases_locales_locale_parent_id_unique" ON "releases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "releases_rels_order_idx" ON "releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_products_id_idx" ON "releases_rels" USING btree ("products_id");
  CREATE INDEX "_releases_v_version_requirements_order_idx" ON "_releases_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_releases_v_version_requirements_parent_id_idx" ON "_releases_v_version_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_releases_v_version_requirements_locales_locale_parent_id_un" ON "_releases_v_version_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_releases_v_parent_idx" ON "_releases_v" USING btree ("parent_id");
  CREATE INDEX "_releases_v_version_version_version_idx" ON "_releases_v" USING btree ("version_version");
  CREATE INDEX "_releases_v_version_version_version_key_idx" ON "_releases_v" USING btree ("version_version_key");
  CREATE INDEX "_releases_v_version_version_channel_idx" ON "_releases_v" USING btree ("version_channel");
  CREATE INDEX "_releases_v_version_version_date_idx" ON "_releases_v" USING btree ("version_date");
  CREATE INDEX "_releases_v_version_version_updated_at_idx" ON "_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_releases_v_version_version_created_at_idx" ON "_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_releases_v_version_version_deleted_at_idx" ON "_releases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_releases_v_created_at_idx" ON "_releases_v" USING btree ("created_at");
  CREATE INDEX "_releases_v_updated_at_idx" ON "_releases_v" USING btree ("updated_at");
  CREATE INDEX "_releases_v_snapshot_idx" ON "_releases_v" USING btree ("snapshot");
  CREATE INDEX "_releases_v_published_locale_idx" ON "_releases_v" USING btree ("published_locale");
  CREATE INDEX "_releases_v_latest_idx" ON "_releases_v" USING btree ("latest");
  CREATE INDEX "_releases_v_version_version__status_idx" ON "_releases_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_releases_v_locales_locale_parent_id_unique" ON "_releases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_releases_v_rels_order_idx" ON "_releases_v_rels" USING btree ("order");
  CREATE INDEX "_releases_v_rels_parent_idx" ON "_releases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_releases_v_rels_path_idx" ON "_releases_v_rels" USING btree ("path");
  CREATE INDEX "_releases_v_rels_products_id_idx" ON "_releases_v_rels" USING btree ("products_id");
  CREATE INDEX "release_files_release_idx" ON "release_files" USING btree ("release_id");
  CREATE INDEX "release_files_product_idx" ON "release_files" USING btree ("product_id");
  CREATE INDEX "release_files_name_idx" ON "release_files" USING btree ("name");
  CREATE INDEX "release_files_system_idx" ON "release_files" USING btree ("system");
  CREATE INDEX "release_files_state_idx" ON "release_files" USING btree ("state");
  CREATE INDEX "release_files_sha256_idx" ON "release_files" USING btree ("sha256");
  CREATE INDEX "release_files_missing_since_idx" ON "release_files" USING btree ("missing_since");
  CREATE INDEX "release_files_updated_at_idx" ON "release_files" USING btree ("updated_at");
  CREATE INDEX "release_files_created_at_idx" ON "release_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "release_files_locales_locale_parent_id_unique" ON "release_files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_redirects_query_idx" ON "search_redirects" USING btree ("query");
  CREATE INDEX "search_redirects_updated_at_idx" ON "search_redirects" USING btree ("updated_at");
  CREATE INDEX "search_redirects_created_at_idx" ON "search_redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "search_redirects_locales_locale_parent_id_unique" ON "search_redirects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "entitlements_member_idx" ON "entitlements" USING btree ("member_id");
  CREATE INDEX "entitlements_product_idx" ON "entitlements" USING btree ("product_id");
  CREATE INDEX "entitlements_updated_at_idx" ON "entitlements" USING btree ("updated_at");
  CREATE INDEX "entitlements_created_at_idx" ON "entitlements" USING btree ("created_at");
  CREATE INDEX "eula_acceptances_member_idx" ON "eula_acceptances" USING btree ("member_id");
  CREATE INDEX "eula_acceptances_updated_at_idx" ON "eula_acceptances" USING btree ("updated_at");
  CREATE INDEX "eula_acceptances_created_at_idx" ON "eula_acceptances" USING btree ("created_at");
  CREATE INDEX "member_downloads_member_idx" ON "member_downloads" USING btree ("member_id");
  CREATE INDEX "member_downloads_file_idx" ON "member_downloads" USING btree ("file_id");
  CREATE INDEX "member_downloads_updated_at_idx" ON "member_downloads" USING btree ("updated_at");
  CREATE INDEX "member_downloads_created_at_idx" ON "member_downloads" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_file_idx" ON "member_downloads" USING btree ("member_id","file_id");
  CREATE INDEX "download_counts_file_idx" ON "download_counts" USING btree ("file_id");
  CREATE INDEX "download_counts_updated_at_idx" ON "download_counts" USING btree ("updated_at");
  CREATE INDEX "download_counts_created_at_idx" ON "download_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "file_month_idx" ON "download_counts" USING btree ("file_id","month");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_release_files_fk" FOREIGN KEY ("release_files_id") REFERENCES "public"."release_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_redirects_fk" FOREIGN KEY ("search_redirects_id") REFERENCES "public"."search_redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entitlements_fk" FOREIGN KEY ("entitlements_id") REFERENCES "public"."entitlements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_eula_acceptances_fk" FOREIGN KEY ("eula_acceptances_id") REFERENCES "public"."eula_acceptances"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_downloads_fk" FOREIGN KEY ("member_downloads_id") REFERENCES "public"."member_downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_counts_fk" FOREIGN KEY ("download_counts_id") REFERENCES "public"."download_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_release_files_id_idx" ON "payload_locked_documents_rels" USING btree ("release_files_id");
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("search_redirects_id");
  CREATE INDEX "payload_locked_documents_rels_entitlements_id_idx" ON "payload_locked_documents_rels" USING btree ("entitlements_id");
  CREATE INDEX "payload_locked_documents_rels_eula_acceptances_id_idx" ON "payload_locked_documents_rels" USING btree ("eula_acceptances_id");
  CREATE INDEX "payload_locked_documents_rels_member_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("member_downloads_id");
  CREATE INDEX "payload_locked_documents_rels_download_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("download_counts_id");
  DROP TYPE "public"."enum_products_releases_channel";
  DROP TYPE "public"."enum__products_v_version_releases_channel";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_releases_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TYPE "public"."enum__products_v_version_releases_channel" AS ENUM('stable', 'lts', 'beta');
  CREATE TABLE "products_releases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"date" timestamp(3) with time zone,
  	"channel" "enum_products_releases_channel",
  	"supported_until" timestamp(3) with time zone
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
  
  ALTER TABLE "releases_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_requirements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "releases_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_releases_v_version_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_releases_v_version_requirements_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_releases_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_releases_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_releases_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "release_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "release_files_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_redirects_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entitlements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "eula_acceptances" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "releases_requirements" CASCADE;
  DROP TABLE "releases_requirements_locales" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "releases_locales" CASCADE;
  DROP TABLE "releases_rels" CASCADE;
  DROP TABLE "_releases_v_version_requirements" CASCADE;
  DROP TABLE "_releases_v_version_requirements_locales" CASCADE;
  DROP TABLE "_releases_v" CASCADE;
  DROP TABLE "_releases_v_locales" CASCADE;
  DROP TABLE "_releases_v_rels" CASCADE;
  DROP TABLE "release_files" CASCADE;
  DROP TABLE "release_files_locales" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_redirects" CASCADE;
  DROP TABLE "search_redirects_locales" CASCADE;
  DROP TABLE "entitlements" CASCADE;
  DROP TABLE "eula_acceptances" CASCADE;
  DROP TABLE "member_downloads" CASCADE;
  DROP TABLE "download_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_release_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_entitlements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_eula_acceptances_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_downloads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_download_counts_fk";
  
  DROP INDEX "payload_locked_documents_rels_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_release_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_entitlements_id_idx";
  DROP INDEX "payload_locked_documents_rels_eula_acceptances_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_downloads_id_idx";
  DROP INDEX "payload_locked_documents_rels_download_counts_id_idx";
  ALTER TABLE "products_releases" ADD CONSTRAINT "products_releases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_releases" ADD CONSTRAINT "_products_v_version_releases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_releases_order_idx" ON "products_releases" USING btree ("_order");
  CREATE INDEX "products_releases_parent_id_idx" ON "products_releases" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_releases_order_idx" ON "_products_v_version_releases" USING btree ("_order");
  CREATE INDEX "_products_v_version_releases_parent_id_idx" ON "_products_v_version_releases" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "release_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "entitlements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "eula_acceptances_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_downloads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "download_counts_id";
  DROP TYPE "public"."enum_releases_channel";
  DROP TYPE "public"."enum_releases_status";
  DROP TYPE "public"."enum__releases_v_version_channel";
  DROP TYPE "public"."enum__releases_v_published_locale";
  DROP TYPE "public"."enum__releases_v_version_status";
  DROP TYPE "public"."enum_release_files_kind";
  DROP TYPE "public"."enum_release_files_system";
  DROP TYPE "public"."enum_release_files_architecture";
  DROP TYPE "public"."enum_release_files_state";
  DROP TYPE "public"."enum_release_files_gate";`)
}
