import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { publishStoredPictures } from '#content/pictures/publish-stored.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__media_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_media_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"version_sizes_avif480_url" varchar,
  	"version_sizes_avif480_width" numeric,
  	"version_sizes_avif480_height" numeric,
  	"version_sizes_avif480_mime_type" varchar,
  	"version_sizes_avif480_filesize" numeric,
  	"version_sizes_avif480_filename" varchar,
  	"version_sizes_avif720_url" varchar,
  	"version_sizes_avif720_width" numeric,
  	"version_sizes_avif720_height" numeric,
  	"version_sizes_avif720_mime_type" varchar,
  	"version_sizes_avif720_filesize" numeric,
  	"version_sizes_avif720_filename" varchar,
  	"version_sizes_avif960_url" varchar,
  	"version_sizes_avif960_width" numeric,
  	"version_sizes_avif960_height" numeric,
  	"version_sizes_avif960_mime_type" varchar,
  	"version_sizes_avif960_filesize" numeric,
  	"version_sizes_avif960_filename" varchar,
  	"version_sizes_avif1440_url" varchar,
  	"version_sizes_avif1440_width" numeric,
  	"version_sizes_avif1440_height" numeric,
  	"version_sizes_avif1440_mime_type" varchar,
  	"version_sizes_avif1440_filesize" numeric,
  	"version_sizes_avif1440_filename" varchar,
  	"version_sizes_fallback_url" varchar,
  	"version_sizes_fallback_width" numeric,
  	"version_sizes_fallback_height" numeric,
  	"version_sizes_fallback_mime_type" varchar,
  	"version_sizes_fallback_filesize" numeric,
  	"version_sizes_fallback_filename" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__media_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_media_v_locales" (
  	"version_alt" varchar,
  	"version_caption" varchar,
  	"version__status" "enum__media_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_media_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "media_locales" ALTER COLUMN "alt" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "updated_by" varchar;
  ALTER TABLE "media" ADD COLUMN "updated_by_id" numeric;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media_locales" ADD COLUMN "_status" "enum_media_status" DEFAULT 'draft';
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_parent_id_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v_locales" ADD CONSTRAINT "_media_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_v_texts" ADD CONSTRAINT "_media_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_media_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "_media_v_parent_idx" ON "_media_v" USING btree ("parent_id");
  CREATE INDEX "_media_v_version_version_updated_by_id_idx" ON "_media_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_media_v_version_version_updated_at_idx" ON "_media_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_v_version_version_created_at_idx" ON "_media_v" USING btree ("version_created_at");
  CREATE INDEX "_media_v_version_version_deleted_at_idx" ON "_media_v" USING btree ("version_deleted_at");
  CREATE INDEX "_media_v_version_version_filename_idx" ON "_media_v" USING btree ("version_filename");
  CREATE INDEX "_media_v_version_sizes_avif480_version_sizes_avif480_fil_idx" ON "_media_v" USING btree ("version_sizes_avif480_filename");
  CREATE INDEX "_media_v_version_sizes_avif720_version_sizes_avif720_fil_idx" ON "_media_v" USING btree ("version_sizes_avif720_filename");
  CREATE INDEX "_media_v_version_sizes_avif960_version_sizes_avif960_fil_idx" ON "_media_v" USING btree ("version_sizes_avif960_filename");
  CREATE INDEX "_media_v_version_sizes_avif1440_version_sizes_avif1440_f_idx" ON "_media_v" USING btree ("version_sizes_avif1440_filename");
  CREATE INDEX "_media_v_version_sizes_fallback_version_sizes_fallback_f_idx" ON "_media_v" USING btree ("version_sizes_fallback_filename");
  CREATE INDEX "_media_v_created_at_idx" ON "_media_v" USING btree ("created_at");
  CREATE INDEX "_media_v_updated_at_idx" ON "_media_v" USING btree ("updated_at");
  CREATE INDEX "_media_v_snapshot_idx" ON "_media_v" USING btree ("snapshot");
  CREATE INDEX "_media_v_published_locale_idx" ON "_media_v" USING btree ("published_locale");
  CREATE INDEX "_media_v_latest_idx" ON "_media_v" USING btree ("latest");
  CREATE INDEX "_media_v_version_version__status_idx" ON "_media_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_media_v_locales_locale_parent_id_unique" ON "_media_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_media_v_texts_order_parent" ON "_media_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_updated_by_id_idx" ON "media" USING btree ("updated_by_id");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "media__status_idx" ON "media_locales" USING btree ("_status","_locale");`)
  for (const statement of publishStoredPictures) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "_media_v" CASCADE;
  DROP TABLE "_media_v_locales" CASCADE;
  DROP TABLE "_media_v_texts" CASCADE;
  DROP INDEX "media_updated_by_id_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "media__status_idx";
  ALTER TABLE "media_locales" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "media" DROP COLUMN "updated_by";
  ALTER TABLE "media" DROP COLUMN "updated_by_id";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "media_locales" DROP COLUMN "_status";
  DROP TYPE "public"."enum_media_status";
  DROP TYPE "public"."enum__media_v_published_locale";
  DROP TYPE "public"."enum__media_v_version_status";`)
}
