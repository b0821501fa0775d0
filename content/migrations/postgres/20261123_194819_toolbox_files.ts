import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "release_files" ADD COLUMN "toolbox_id" integer;
  ALTER TABLE "release_files" ADD CONSTRAINT "release_files_toolbox_id_toolboxes_id_fk" FOREIGN KEY ("toolbox_id") REFERENCES "public"."toolboxes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "release_files_toolbox_idx" ON "release_files" USING btree ("toolbox_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "release_files" DROP CONSTRAINT "release_files_toolbox_id_toolboxes_id_fk";
  
  DROP INDEX "release_files_toolbox_idx";
  ALTER TABLE "release_files" DROP COLUMN "toolbox_id";`)
}
