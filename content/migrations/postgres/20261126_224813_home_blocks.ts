import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_locales" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_blocks" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_locales" DROP COLUMN "blocks";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_blocks";`)
}
