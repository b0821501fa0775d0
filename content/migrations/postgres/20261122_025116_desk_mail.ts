import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_desk_inbox_state" AS ENUM('waiting', 'joined', 'opened', 'noted', 'dismissed');
  CREATE TYPE "public"."enum_desk_inbox_reason" AS ENUM('unknown', 'unproved', 'stranger', 'forged', 'copy', 'late', 'many', 'auto', 'bounce', 'loop', 'empty', 'unreadable', 'large');
  CREATE TYPE "public"."enum_desk_inbox_decision" AS ENUM('join', 'open', 'dismiss');
  CREATE TYPE "public"."enum_members_ticket_mails" AS ENUM('all', 'mine', 'none');
  CREATE TYPE "public"."enum_users_language" AS ENUM('zh', 'en');
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'autoReply';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'bounce';
  CREATE TABLE "desk_inbox_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "desk_inbox" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_desk_inbox_state" DEFAULT 'waiting' NOT NULL,
  	"reason" "enum_desk_inbox_reason",
  	"decision" "enum_desk_inbox_decision",
  	"member_id" integer,
  	"ticket_id" integer,
  	"from_address" varchar,
  	"from_name" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"received_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "desk_inbox_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "ticket_events" ADD COLUMN "mailed_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "ticket_mails" "enum_members_ticket_mails" DEFAULT 'mine';
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'zh';
  ALTER TABLE "users" ADD COLUMN "mails_of_new_tickets" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "mails_of_assignments" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "mails_of_replies" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "mails_of_breaches" boolean DEFAULT true;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "desk_inbox_id" integer;
  ALTER TABLE "desk_inbox_files" ADD CONSTRAINT "desk_inbox_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."desk_inbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk_inbox" ADD CONSTRAINT "desk_inbox_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk_inbox" ADD CONSTRAINT "desk_inbox_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "desk_inbox_texts" ADD CONSTRAINT "desk_inbox_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."desk_inbox"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "desk_inbox_files_order_idx" ON "desk_inbox_files" USING btree ("_order");
  CREATE INDEX "desk_inbox_files_parent_id_idx" ON "desk_inbox_files" USING btree ("_parent_id");
  CREATE INDEX "desk_inbox_files_file_idx" ON "desk_inbox_files" USING btree ("file");
  CREATE INDEX "desk_inbox_state_idx" ON "desk_inbox" USING btree ("state");
  CREATE INDEX "desk_inbox_decision_idx" ON "desk_inbox" USING btree ("decision");
  CREATE INDEX "desk_inbox_member_idx" ON "desk_inbox" USING btree ("member_id");
  CREATE INDEX "desk_inbox_ticket_idx" ON "desk_inbox" USING btree ("ticket_id");
  CREATE INDEX "desk_inbox_from_address_idx" ON "desk_inbox" USING btree ("from_address");
  CREATE INDEX "desk_inbox_received_at_idx" ON "desk_inbox" USING btree ("received_at");
  CREATE UNIQUE INDEX "desk_inbox_key_idx" ON "desk_inbox" USING btree ("key");
  CREATE INDEX "desk_inbox_updated_at_idx" ON "desk_inbox" USING btree ("updated_at");
  CREATE INDEX "desk_inbox_created_at_idx" ON "desk_inbox" USING btree ("created_at");
  CREATE INDEX "desk_inbox_texts_order_parent" ON "desk_inbox_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_desk_inbox_fk" FOREIGN KEY ("desk_inbox_id") REFERENCES "public"."desk_inbox"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ticket_events_mailed_at_idx" ON "ticket_events" USING btree ("mailed_at");
  CREATE INDEX "payload_locked_documents_rels_desk_inbox_id_idx" ON "payload_locked_documents_rels" USING btree ("desk_inbox_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "desk_inbox_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_inbox" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_inbox_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "desk_inbox_files" CASCADE;
  DROP TABLE "desk_inbox" CASCADE;
  DROP TABLE "desk_inbox_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_desk_inbox_fk";
  
  ALTER TABLE "ticket_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_ticket_events_kind";
  CREATE TYPE "public"."enum_ticket_events_kind" AS ENUM('opened', 'status', 'severity', 'priority', 'assignee', 'category', 'product', 'version', 'organisation', 'rated', 'warning', 'breach');
  ALTER TABLE "ticket_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_ticket_events_kind" USING "kind"::"public"."enum_ticket_events_kind";
  DROP INDEX "ticket_events_mailed_at_idx";
  DROP INDEX "payload_locked_documents_rels_desk_inbox_id_idx";
  ALTER TABLE "ticket_events" DROP COLUMN "mailed_at";
  ALTER TABLE "members" DROP COLUMN "ticket_mails";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "users" DROP COLUMN "mails_of_new_tickets";
  ALTER TABLE "users" DROP COLUMN "mails_of_assignments";
  ALTER TABLE "users" DROP COLUMN "mails_of_replies";
  ALTER TABLE "users" DROP COLUMN "mails_of_breaches";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "desk_inbox_id";
  DROP TYPE "public"."enum_desk_inbox_state";
  DROP TYPE "public"."enum_desk_inbox_reason";
  DROP TYPE "public"."enum_desk_inbox_decision";
  DROP TYPE "public"."enum_members_ticket_mails";
  DROP TYPE "public"."enum_users_language";`)
}
