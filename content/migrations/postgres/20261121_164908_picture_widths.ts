import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif720_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_filename" varchar;
  CREATE INDEX "media_sizes_avif720_sizes_avif720_filename_idx" ON "media" USING btree ("sizes_avif720_filename");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif720_sizes_avif720_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_filename";`)
}
