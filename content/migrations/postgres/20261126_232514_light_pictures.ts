import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "light_id" integer;
  ALTER TABLE "_media_v" ADD COLUMN "version_light_id" integer;
  ALTER TABLE "media" ADD CONSTRAINT "media_light_id_media_id_fk" FOREIGN KEY ("light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_version_light_id_media_id_fk" FOREIGN KEY ("version_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_light_idx" ON "media" USING btree ("light_id");
  CREATE INDEX "_media_v_version_version_light_idx" ON "_media_v" USING btree ("version_light_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP CONSTRAINT "media_light_id_media_id_fk";
  
  ALTER TABLE "_media_v" DROP CONSTRAINT "_media_v_version_light_id_media_id_fk";
  
  DROP INDEX "media_light_idx";
  DROP INDEX "_media_v_version_version_light_idx";
  ALTER TABLE "media" DROP COLUMN "light_id";
  ALTER TABLE "_media_v" DROP COLUMN "version_light_id";`)
}
