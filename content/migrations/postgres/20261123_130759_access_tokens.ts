import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "member_access_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"member_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"products" jsonb,
  	"used_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_access_tokens_id" integer;
  ALTER TABLE "member_access_tokens" ADD CONSTRAINT "member_access_tokens_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "member_access_tokens_digest_idx" ON "member_access_tokens" USING btree ("digest");
  CREATE INDEX "member_access_tokens_member_idx" ON "member_access_tokens" USING btree ("member_id");
  CREATE INDEX "member_access_tokens_expires_at_idx" ON "member_access_tokens" USING btree ("expires_at");
  CREATE INDEX "member_access_tokens_updated_at_idx" ON "member_access_tokens" USING btree ("updated_at");
  CREATE INDEX "member_access_tokens_created_at_idx" ON "member_access_tokens" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_access_tokens_fk" FOREIGN KEY ("member_access_tokens_id") REFERENCES "public"."member_access_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_member_access_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("member_access_tokens_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "member_access_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "member_access_tokens" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_access_tokens_fk";
  
  DROP INDEX "payload_locked_documents_rels_member_access_tokens_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_access_tokens_id";`)
}
