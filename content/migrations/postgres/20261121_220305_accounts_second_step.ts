import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_actions_kind" AS ENUM('members', 'users');
  CREATE TYPE "public"."enum_account_actions_action" AS ENUM('factorReset');
  CREATE TABLE "account_actions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"kind" "enum_account_actions_kind" NOT NULL,
  	"action" "enum_account_actions_action" NOT NULL,
  	"reason" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "member_sessions" ADD COLUMN "id_token_sealed" varchar;
  ALTER TABLE "users" ADD COLUMN "totp_sealed" varchar;
  ALTER TABLE "users" ADD COLUMN "totp_step" numeric;
  ALTER TABLE "users" ADD COLUMN "recovery_codes" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_actions_id" integer;
  CREATE INDEX "account_actions_account_idx" ON "account_actions" USING btree ("account");
  CREATE INDEX "account_actions_updated_at_idx" ON "account_actions" USING btree ("updated_at");
  CREATE INDEX "account_actions_created_at_idx" ON "account_actions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_actions_fk" FOREIGN KEY ("account_actions_id") REFERENCES "public"."account_actions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_account_actions_id_idx" ON "payload_locked_documents_rels" USING btree ("account_actions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_actions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_actions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_account_actions_fk";
  
  DROP INDEX "payload_locked_documents_rels_account_actions_id_idx";
  ALTER TABLE "member_sessions" DROP COLUMN "id_token_sealed";
  ALTER TABLE "users" DROP COLUMN "totp_sealed";
  ALTER TABLE "users" DROP COLUMN "totp_step";
  ALTER TABLE "users" DROP COLUMN "recovery_codes";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_actions_id";
  DROP TYPE "public"."enum_account_actions_kind";
  DROP TYPE "public"."enum_account_actions_action";`)
}
