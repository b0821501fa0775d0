import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_origin" AS ENUM('hand', 'import');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_permanent" boolean DEFAULT true,
  	"uses" numeric DEFAULT 0,
  	"last_used_at" timestamp(3) with time zone,
  	"origin" "enum_redirects_origin" DEFAULT 'hand',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missing_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"times" numeric NOT NULL,
  	"first_at" timestamp(3) with time zone,
  	"last_at" timestamp(3) with time zone,
  	"host" varchar,
  	"is_left_out" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_addresses_id" integer;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "missing_addresses_address_idx" ON "missing_addresses" USING btree ("address");
  CREATE INDEX "missing_addresses_times_idx" ON "missing_addresses" USING btree ("times");
  CREATE INDEX "missing_addresses_last_at_idx" ON "missing_addresses" USING btree ("last_at");
  CREATE INDEX "missing_addresses_is_left_out_idx" ON "missing_addresses" USING btree ("is_left_out");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missing_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "missing_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk";
  
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_missing_addresses_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_addresses_id";
  DROP TYPE "public"."enum_redirects_origin";`)
}
