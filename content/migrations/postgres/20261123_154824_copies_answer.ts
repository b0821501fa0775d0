import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'copyConfirmed' BEFORE 'merged';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ticket_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_ticket_events_kind";
  CREATE TYPE "public"."enum_ticket_events_kind" AS ENUM('opened', 'status', 'severity', 'priority', 'assignee', 'category', 'product', 'version', 'organisation', 'member', 'tags', 'rated', 'warning', 'breach', 'autoReply', 'bounce', 'merged', 'mergedFrom', 'split', 'splitFrom', 'linked', 'unlinked', 'withdrawn');
  ALTER TABLE "ticket_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_ticket_events_kind" USING "kind"::"public"."enum_ticket_events_kind";`)
}
