import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_account_actions_action" ADD VALUE 'recovered';
  CREATE TABLE "staff_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" jsonb,
  	"staff_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "passkey_question" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_passkeys_id" integer;
  ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "staff_passkeys_credential_idx" ON "staff_passkeys" USING btree ("credential");
  CREATE INDEX "staff_passkeys_staff_idx" ON "staff_passkeys" USING btree ("staff_id");
  CREATE INDEX "staff_passkeys_updated_at_idx" ON "staff_passkeys" USING btree ("updated_at");
  CREATE INDEX "staff_passkeys_created_at_idx" ON "staff_passkeys" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk" FOREIGN KEY ("staff_passkeys_id") REFERENCES "public"."staff_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_staff_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_passkeys_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_passkeys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "staff_passkeys" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk";
  
  ALTER TABLE "account_actions" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_account_actions_action";
  CREATE TYPE "public"."enum_account_actions_action" AS ENUM('factorReset');
  ALTER TABLE "account_actions" ALTER COLUMN "action" SET DATA TYPE "public"."enum_account_actions_action" USING "action"::"public"."enum_account_actions_action";
  DROP INDEX "payload_locked_documents_rels_staff_passkeys_id_idx";
  ALTER TABLE "users" DROP COLUMN "passkey_question";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_passkeys_id";`)
}
