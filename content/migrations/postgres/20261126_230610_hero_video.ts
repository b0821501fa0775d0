import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_brand_hero" ADD VALUE 'video' BEFORE 'armillary';
  ALTER TYPE "public"."enum__brand_v_version_hero" ADD VALUE 'video' BEFORE 'armillary';
  ALTER TABLE "brand" ADD COLUMN "hero_video_id" integer;
  ALTER TABLE "_brand_v" ADD COLUMN "version_hero_video_id" integer;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_hero_video_id_videos_id_fk" FOREIGN KEY ("hero_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_hero_video_id_videos_id_fk" FOREIGN KEY ("version_hero_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_hero_video_idx" ON "brand" USING btree ("hero_video_id");
  CREATE INDEX "_brand_v_version_version_hero_video_idx" ON "_brand_v" USING btree ("version_hero_video_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP CONSTRAINT "brand_hero_video_id_videos_id_fk";
  
  ALTER TABLE "_brand_v" DROP CONSTRAINT "_brand_v_version_hero_video_id_videos_id_fk";
  
  ALTER TABLE "brand" ALTER COLUMN "hero" SET DATA TYPE text;
  ALTER TABLE "brand" ALTER COLUMN "hero" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum_brand_hero";
  CREATE TYPE "public"."enum_brand_hero" AS ENUM('none', 'picture', 'armillary');
  ALTER TABLE "brand" ALTER COLUMN "hero" SET DEFAULT 'none'::"public"."enum_brand_hero";
  ALTER TABLE "brand" ALTER COLUMN "hero" SET DATA TYPE "public"."enum_brand_hero" USING "hero"::"public"."enum_brand_hero";
  ALTER TABLE "_brand_v" ALTER COLUMN "version_hero" SET DATA TYPE text;
  ALTER TABLE "_brand_v" ALTER COLUMN "version_hero" SET DEFAULT 'none'::text;
  DROP TYPE "public"."enum__brand_v_version_hero";
  CREATE TYPE "public"."enum__brand_v_version_hero" AS ENUM('none', 'picture', 'armillary');
  ALTER TABLE "_brand_v" ALTER COLUMN "version_hero" SET DEFAULT 'none'::"public"."enum__brand_v_version_hero";
  ALTER TABLE "_brand_v" ALTER COLUMN "version_hero" SET DATA TYPE "public"."enum__brand_v_version_hero" USING "version_hero"::"public"."enum__brand_v_version_hero";
  DROP INDEX "brand_hero_video_idx";
  DROP INDEX "_brand_v_version_version_hero_video_idx";
  ALTER TABLE "brand" DROP COLUMN "hero_video_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_hero_video_id";`)
}
