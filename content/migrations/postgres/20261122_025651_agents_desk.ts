import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ticket_macros_status" AS ENUM('open', 'waiting', 'solved', 'closed');
  CREATE TYPE "public"."enum_ticket_macros_priority" AS ENUM('high', 'normal', 'low');
  CREATE TYPE "public"."enum_ticket_macros_assign" AS ENUM('me', 'nobody');
  CREATE TYPE "public"."enum_ticket_held_answers_then_status" AS ENUM('waiting', 'open', 'solved');
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'member' BEFORE 'rated';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'tags' BEFORE 'rated';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'merged';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'mergedFrom';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'split';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'splitFrom';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'linked';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'unlinked';
  ALTER TYPE "public"."enum_ticket_events_kind" ADD VALUE 'withdrawn';
  CREATE TABLE "tickets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ticket_tags_id" integer,
  	"tickets_id" integer
  );
  
  CREATE TABLE "ticket_tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_tags_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "canned_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shortcut" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "canned_replies_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ticket_macros" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_ticket_macros_status",
  	"priority" "enum_ticket_macros_priority",
  	"assign" "enum_ticket_macros_assign",
  	"reply_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_macros_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ticket_macros_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ticket_tags_id" integer
  );
  
  CREATE TABLE "ticket_held_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"user_id" integer,
  	"author" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"then_status" "enum_ticket_held_answers_then_status" NOT NULL,
  	"send_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_presences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"user_id" integer,
  	"is_writing" boolean DEFAULT false NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "tickets" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "ticket_notes" ADD COLUMN "user_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_tags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "canned_replies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_macros_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_held_answers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_presences_id" integer;
  ALTER TABLE "tickets_rels" ADD CONSTRAINT "tickets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets_rels" ADD CONSTRAINT "tickets_rels_ticket_tags_fk" FOREIGN KEY ("ticket_tags_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets_rels" ADD CONSTRAINT "tickets_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_tags_locales" ADD CONSTRAINT "ticket_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "canned_replies_locales" ADD CONSTRAINT "canned_replies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_macros" ADD CONSTRAINT "ticket_macros_reply_id_canned_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."canned_replies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_macros_locales" ADD CONSTRAINT "ticket_macros_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_macros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_macros_rels" ADD CONSTRAINT "ticket_macros_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ticket_macros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_macros_rels" ADD CONSTRAINT "ticket_macros_rels_ticket_tags_fk" FOREIGN KEY ("ticket_tags_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_held_answers" ADD CONSTRAINT "ticket_held_answers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_held_answers" ADD CONSTRAINT "ticket_held_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_presences" ADD CONSTRAINT "ticket_presences_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_presences" ADD CONSTRAINT "ticket_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tickets_rels_order_idx" ON "tickets_rels" USING btree ("order");
  CREATE INDEX "tickets_rels_parent_idx" ON "tickets_rels" USING btree ("parent_id");
  CREATE INDEX "tickets_rels_path_idx" ON "tickets_rels" USING btree ("path");
  CREATE INDEX "tickets_rels_ticket_tags_id_idx" ON "tickets_rels" USING btree ("ticket_tags_id");
  CREATE INDEX "tickets_rels_tickets_id_idx" ON "tickets_rels" USING btree ("tickets_id");
  CREATE INDEX "ticket_tags_updated_at_idx" ON "ticket_tags" USING btree ("updated_at");
  CREATE INDEX "ticket_tags_created_at_idx" ON "ticket_tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_tags_locales_locale_parent_id_unique" ON "ticket_tags_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "canned_replies_shortcut_idx" ON "canned_replies" USING btree ("shortcut");
  CREATE INDEX "canned_replies_updated_at_idx" ON "canned_replies" USING btree ("updated_at");
  CREATE INDEX "canned_replies_created_at_idx" ON "canned_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "canned_replies_locales_locale_parent_id_unique" ON "canned_replies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ticket_macros_reply_idx" ON "ticket_macros" USING btree ("reply_id");
  CREATE INDEX "ticket_macros_updated_at_idx" ON "ticket_macros" USING btree ("updated_at");
  CREATE INDEX "ticket_macros_created_at_idx" ON "ticket_macros" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_macros_locales_locale_parent_id_unique" ON "ticket_macros_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ticket_macros_rels_order_idx" ON "ticket_macros_rels" USING btree ("order");
  CREATE INDEX "ticket_macros_rels_parent_idx" ON "ticket_macros_rels" USING btree ("parent_id");
  CREATE INDEX "ticket_macros_rels_path_idx" ON "ticket_macros_rels" USING btree ("path");
  CREATE INDEX "ticket_macros_rels_ticket_tags_id_idx" ON "ticket_macros_rels" USING btree ("ticket_tags_id");
  CREATE INDEX "ticket_held_answers_ticket_idx" ON "ticket_held_answers" USING btree ("ticket_id");
  CREATE INDEX "ticket_held_answers_user_idx" ON "ticket_held_answers" USING btree ("user_id");
  CREATE INDEX "ticket_held_answers_send_at_idx" ON "ticket_held_answers" USING btree ("send_at");
  CREATE INDEX "ticket_held_answers_updated_at_idx" ON "ticket_held_answers" USING btree ("updated_at");
  CREATE INDEX "ticket_held_answers_created_at_idx" ON "ticket_held_answers" USING btree ("created_at");
  CREATE INDEX "ticket_presences_ticket_idx" ON "ticket_presences" USING btree ("ticket_id");
  CREATE INDEX "ticket_presences_user_idx" ON "ticket_presences" USING btree ("user_id");
  CREATE INDEX "ticket_presences_at_idx" ON "ticket_presences" USING btree ("at");
  CREATE UNIQUE INDEX "ticket_user_idx" ON "ticket_presences" USING btree ("ticket_id","user_id");
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_merged_into_id_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_tags_fk" FOREIGN KEY ("ticket_tags_id") REFERENCES "public"."ticket_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_canned_replies_fk" FOREIGN KEY ("canned_replies_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_macros_fk" FOREIGN KEY ("ticket_macros_id") REFERENCES "public"."ticket_macros"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_held_answers_fk" FOREIGN KEY ("ticket_held_answers_id") REFERENCES "public"."ticket_held_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_presences_fk" FOREIGN KEY ("ticket_presences_id") REFERENCES "public"."ticket_presences"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tickets_merged_into_idx" ON "tickets" USING btree ("merged_into_id");
  CREATE INDEX "ticket_notes_user_idx" ON "ticket_notes" USING btree ("user_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_tags_id");
  CREATE INDEX "payload_locked_documents_rels_canned_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("canned_replies_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_macros_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_macros_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_held_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_held_answers_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_presences_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_presences_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tickets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_tags_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "canned_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "canned_replies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_macros" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_macros_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_macros_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_held_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_presences" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tickets_rels" CASCADE;
  DROP TABLE "ticket_tags" CASCADE;
  DROP TABLE "ticket_tags_locales" CASCADE;
  DROP TABLE "canned_replies" CASCADE;
  DROP TABLE "canned_replies_locales" CASCADE;
  DROP TABLE "ticket_macros" CASCADE;
  DROP TABLE "ticket_macros_locales" CASCADE;
  DROP TABLE "ticket_macros_rels" CASCADE;
  DROP TABLE "ticket_held_answers" CASCADE;
  DROP TABLE "ticket_presences" CASCADE;
  ALTER TABLE "tickets" DROP CONSTRAINT "tickets_merged_into_id_tickets_id_fk";
  
  ALTER TABLE "ticket_notes" DROP CONSTRAINT "ticket_notes_user_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_tags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_canned_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_macros_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_held_answers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_presences_fk";
  
  ALTER TABLE "ticket_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_ticket_events_kind";
  CREATE TYPE "public"."enum_ticket_events_kind" AS ENUM('opened', 'status', 'severity', 'priority', 'assignee', 'category', 'product', 'version', 'organisation', 'rated', 'warning', 'breach', 'autoReply', 'bounce');
  ALTER TABLE "ticket_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_ticket_events_kind" USING "kind"::"public"."enum_ticket_events_kind";
  DROP INDEX "tickets_merged_into_idx";
  DROP INDEX "ticket_notes_user_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_tags_id_idx";
  DROP INDEX "payload_locked_documents_rels_canned_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_macros_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_held_answers_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_presences_id_idx";
  ALTER TABLE "tickets" DROP COLUMN "merged_into_id";
  ALTER TABLE "ticket_notes" DROP COLUMN "user_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_tags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "canned_replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_macros_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_held_answers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_presences_id";
  DROP TYPE "public"."enum_ticket_macros_status";
  DROP TYPE "public"."enum_ticket_macros_priority";
  DROP TYPE "public"."enum_ticket_macros_assign";
  DROP TYPE "public"."enum_ticket_held_answers_then_status";`)
}
