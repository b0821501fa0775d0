import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'report';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('partner', 'quotation', 'contact', 'consultation', 'application');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";`)
}
