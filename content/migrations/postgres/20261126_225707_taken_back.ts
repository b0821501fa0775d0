import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_plans_state" ADD VALUE 'takenBack';
  ALTER TABLE "plans" ADD COLUMN "before" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plans" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "plans" ALTER COLUMN "state" SET DEFAULT 'planned'::text;
  DROP TYPE "public"."enum_plans_state";
  CREATE TYPE "public"."enum_plans_state" AS ENUM('planned', 'done', 'failed', 'cancelled');
  ALTER TABLE "plans" ALTER COLUMN "state" SET DEFAULT 'planned'::"public"."enum_plans_state";
  ALTER TABLE "plans" ALTER COLUMN "state" SET DATA TYPE "public"."enum_plans_state" USING "state"::"public"."enum_plans_state";
  ALTER TABLE "plans" DROP COLUMN "before";`)
}
