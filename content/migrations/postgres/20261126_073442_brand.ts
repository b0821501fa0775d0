import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_mark" AS ENUM('none', 'own', 'armillary');
  CREATE TYPE "public"."enum_brand_type" AS ENUM('instrument', 'inter', 'plex', 'manrope', 'outfit', 'serif');
  CREATE TYPE "public"."enum_brand_corner" AS ENUM('square', 'slight', 'round');
  CREATE TYPE "public"."enum_brand_density" AS ENUM('compact', 'normal', 'roomy');
  CREATE TYPE "public"."enum_brand_hero" AS ENUM('none', 'picture', 'armillary');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_mark" AS ENUM('none', 'own', 'armillary');
  CREATE TYPE "public"."enum__brand_v_version_type" AS ENUM('instrument', 'inter', 'plex', 'manrope', 'outfit', 'serif');
  CREATE TYPE "public"."enum__brand_v_version_corner" AS ENUM('square', 'slight', 'round');
  CREATE TYPE "public"."enum__brand_v_version_density" AS ENUM('compact', 'normal', 'roomy');
  CREATE TYPE "public"."enum__brand_v_version_hero" AS ENUM('none', 'picture', 'armillary');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" "enum_brand_mark" DEFAULT 'none',
  	"mark_image" varchar,
  	"mark_image_dark" varchar,
  	"logo" varchar,
  	"logo_dark" varchar,
  	"main" varchar,
  	"accent" varchar,
  	"ink" varchar,
  	"paper" varchar,
  	"type" "enum_brand_type" DEFAULT 'instrument',
  	"corner" "enum_brand_corner" DEFAULT 'slight',
  	"density" "enum_brand_density" DEFAULT 'normal',
  	"hero" "enum_brand_hero" DEFAULT 'none',
  	"hero_picture_id" integer,
  	"updated_by" varchar,
  	"updated_by_id" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand_locales" (
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_mark" "enum__brand_v_version_mark" DEFAULT 'none',
  	"version_mark_image" varchar,
  	"version_mark_image_dark" varchar,
  	"version_logo" varchar,
  	"version_logo_dark" varchar,
  	"version_main" varchar,
  	"version_accent" varchar,
  	"version_ink" varchar,
  	"version_paper" varchar,
  	"version_type" "enum__brand_v_version_type" DEFAULT 'instrument',
  	"version_corner" "enum__brand_v_version_corner" DEFAULT 'slight',
  	"version_density" "enum__brand_v_version_density" DEFAULT 'normal',
  	"version_hero" "enum__brand_v_version_hero" DEFAULT 'none',
  	"version_hero_picture_id" integer,
  	"version_updated_by" varchar,
  	"version_updated_by_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_brand_v_locales" (
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "brand" ADD CONSTRAINT "brand_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand_locales" ADD CONSTRAINT "brand_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v_locales" ADD CONSTRAINT "_brand_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_hero_picture_idx" ON "brand" USING btree ("hero_picture_id");
  CREATE INDEX "brand_updated_by_id_idx" ON "brand" USING btree ("updated_by_id");
  CREATE INDEX "brand__status_idx" ON "brand_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "brand_locales_locale_parent_id_unique" ON "brand_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_brand_v_version_version_hero_picture_idx" ON "_brand_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_brand_v_version_version_updated_by_id_idx" ON "_brand_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_brand_v_locales_locale_parent_id_unique" ON "_brand_v_locales" USING btree ("_locale","_parent_id");`)
  // The demo's company keeps its sphere; every other one had it by mistake.
  await db.execute(sql`INSERT INTO "brand" ("mark", "hero", "updated_at", "created_at")
    SELECT 'armillary', 'armillary', now(), now() FROM "site" WHERE "slug" = 'Armilla';
  INSERT INTO "brand_locales" ("_status", "_locale", "_parent_id")
    SELECT 'published', locale, "brand"."id" FROM "brand", unnest(enum_range(NULL::"_locales")) AS locale;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand" CASCADE;
  DROP TABLE "brand_locales" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "_brand_v_locales" CASCADE;
  DROP TYPE "public"."enum_brand_mark";
  DROP TYPE "public"."enum_brand_type";
  DROP TYPE "public"."enum_brand_corner";
  DROP TYPE "public"."enum_brand_density";
  DROP TYPE "public"."enum_brand_hero";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_mark";
  DROP TYPE "public"."enum__brand_v_version_type";
  DROP TYPE "public"."enum__brand_v_version_corner";
  DROP TYPE "public"."enum__brand_v_version_density";
  DROP TYPE "public"."enum__brand_v_version_hero";
  DROP TYPE "public"."enum__brand_v_published_locale";
  DROP TYPE "public"."enum__brand_v_version_status";`)
}
