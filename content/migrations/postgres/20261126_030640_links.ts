import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "checked_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"failing_since" timestamp(3) with time zone,
  	"is_broken" boolean DEFAULT false,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "checked_links_id" integer;
  CREATE UNIQUE INDEX "checked_links_address_idx" ON "checked_links" USING btree ("address");
  CREATE INDEX "checked_links_next_at_idx" ON "checked_links" USING btree ("next_at");
  CREATE INDEX "checked_links_is_broken_idx" ON "checked_links" USING btree ("is_broken");
  CREATE INDEX "checked_links_updated_at_idx" ON "checked_links" USING btree ("updated_at");
  CREATE INDEX "checked_links_created_at_idx" ON "checked_links" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checked_links_fk" FOREIGN KEY ("checked_links_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_checked_links_id_idx" ON "payload_locked_documents_rels" USING btree ("checked_links_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "checked_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "checked_links" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_checked_links_fk";
  
  DROP INDEX "payload_locked_documents_rels_checked_links_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "checked_links_id";`)
}
