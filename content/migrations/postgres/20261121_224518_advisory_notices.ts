import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "advisory_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer NOT NULL,
  	"advisory" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "members" ADD COLUMN "declines_advisory_mails" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "advisory_notices_id" integer;
  ALTER TABLE "advisory_notices" ADD CONSTRAINT "advisory_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "advisory_notices_member_idx" ON "advisory_notices" USING btree ("member_id");
  CREATE INDEX "advisory_notices_updated_at_idx" ON "advisory_notices" USING btree ("updated_at");
  CREATE INDEX "advisory_notices_created_at_idx" ON "advisory_notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "member_advisory_idx" ON "advisory_notices" USING btree ("member_id","advisory");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advisory_notices_fk" FOREIGN KEY ("advisory_notices_id") REFERENCES "public"."advisory_notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_advisory_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("advisory_notices_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "advisory_notices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "advisory_notices" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_advisory_notices_fk";
  
  DROP INDEX "payload_locked_documents_rels_advisory_notices_id_idx";
  ALTER TABLE "members" DROP COLUMN "declines_advisory_mails";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "advisory_notices_id";`)
}
