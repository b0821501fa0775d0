import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_organisations_plan" AS ENUM('standard', 'priority');
  CREATE TYPE "public"."enum_organisations_calendar" AS ENUM('china', 'bavaria');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('new', 'open', 'waiting', 'solved', 'closed');
  CREATE TYPE "public"."enum_tickets_severity" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum_tickets_priority" AS ENUM('high', 'normal', 'low');
  CREATE TYPE "public"."enum_tickets_category" AS ENUM('fault', 'usage', 'performance', 'installation', 'licence', 'other');
  CREATE TYPE "public"."enum_tickets_system" AS ENUM('windows', 'linux', 'openeuler', 'macos', 'any', 'other');
  CREATE TYPE "public"."enum_tickets_language" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_tickets_plan" AS ENUM('standard', 'priority');
  CREATE TYPE "public"."enum_tickets_calendar" AS ENUM('china', 'bavaria');
  CREATE TYPE "public"."enum_tickets_last_by" AS ENUM('customer', 'agent');
  CREATE TYPE "public"."enum_ticket_messages_then_status" AS ENUM('waiting', 'open', 'solved');
  CREATE TYPE "public"."enum_ticket_messages_kind" AS ENUM('customer', 'agent');
  CREATE TYPE "public"."enum_ticket_events_kind" AS ENUM('opened', 'status', 'severity', 'priority', 'assignee', 'category', 'product', 'version', 'organisation', 'rated', 'warning', 'breach');
  CREATE TABLE "organisations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"plan" "enum_organisations_plan" DEFAULT 'standard' NOT NULL,
  	"calendar" "enum_organisations_calendar" DEFAULT 'china' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "organisations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"members_id" integer
  );
  
  CREATE TABLE "tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_tickets_status" DEFAULT 'new' NOT NULL,
  	"severity" "enum_tickets_severity" NOT NULL,
  	"priority" "enum_tickets_priority" DEFAULT 'normal' NOT NULL,
  	"assignee_id" integer,
  	"number" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"category" "enum_tickets_category" NOT NULL,
  	"product_id" integer,
  	"version" varchar,
  	"system" "enum_tickets_system",
  	"language" "enum_tickets_language" NOT NULL,
  	"member_id" integer NOT NULL,
  	"organisation_id" integer,
  	"plan" "enum_tickets_plan" NOT NULL,
  	"calendar" "enum_tickets_calendar" NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"last_message_at" timestamp(3) with time zone,
  	"last_by" "enum_tickets_last_by",
  	"warned_at" timestamp(3) with time zone,
  	"breached_at" timestamp(3) with time zone,
  	"rating" numeric,
  	"rating_comment" varchar,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tickets_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ticket_messages_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "ticket_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"then_status" "enum_ticket_messages_then_status" DEFAULT 'waiting',
  	"kind" "enum_ticket_messages_kind" DEFAULT 'agent' NOT NULL,
  	"author" varchar,
  	"at" timestamp(3) with time zone,
  	"member_id" integer,
  	"user_id" integer,
  	"mailed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"kind" "enum_ticket_events_kind" NOT NULL,
  	"before" varchar,
  	"after" varchar,
  	"actor" varchar,
  	"at" timestamp(3) with time zone,
  	"member_id" integer,
  	"user_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_reads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"member_id" integer NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "organisations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tickets_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_reads_id" integer;
  ALTER TABLE "organisations_rels" ADD CONSTRAINT "organisations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organisations_rels" ADD CONSTRAINT "organisations_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets_texts" ADD CONSTRAINT "tickets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_messages_files" ADD CONSTRAINT "ticket_messages_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_notes" ADD CONSTRAINT "ticket_notes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_reads" ADD CONSTRAINT "ticket_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "organisations_updated_at_idx" ON "organisations" USING btree ("updated_at");
  CREATE INDEX "organisations_created_at_idx" ON "organisations" USING btree ("created_at");
  CREATE INDEX "organisations_rels_order_idx" ON "organisations_rels" USING btree ("order");
  CREATE INDEX "organisations_rels_parent_idx" ON "organisations_rels" USING btree ("parent_id");
  CREATE INDEX "organisations_rels_path_idx" ON "organisations_rels" USING btree ("path");
  CREATE INDEX "organisations_rels_members_id_idx" ON "organisations_rels" USING btree ("members_id");
  CREATE INDEX "tickets_status_idx" ON "tickets" USING btree ("status");
  CREATE INDEX "tickets_assignee_idx" ON "tickets" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "tickets_number_idx" ON "tickets" USING btree ("number");
  CREATE INDEX "tickets_product_idx" ON "tickets" USING btree ("product_id");
  CREATE INDEX "tickets_member_idx" ON "tickets" USING btree ("member_id");
  CREATE INDEX "tickets_organisation_idx" ON "tickets" USING btree ("organisation_id");
  CREATE INDEX "tickets_due_at_idx" ON "tickets" USING btree ("due_at");
  CREATE INDEX "tickets_answered_at_idx" ON "tickets" USING btree ("answered_at");
  CREATE INDEX "tickets_done_at_idx" ON "tickets" USING btree ("done_at");
  CREATE INDEX "tickets_last_message_at_idx" ON "tickets" USING btree ("last_message_at");
  CREATE INDEX "tickets_last_by_idx" ON "tickets" USING btree ("last_by");
  CREATE INDEX "tickets_warned_at_idx" ON "tickets" USING btree ("warned_at");
  CREATE INDEX "tickets_breached_at_idx" ON "tickets" USING btree ("breached_at");
  CREATE UNIQUE INDEX "tickets_key_idx" ON "tickets" USING btree ("key");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE INDEX "tickets_texts_order_parent" ON "tickets_texts" USING btree ("order","parent_id");
  CREATE INDEX "ticket_messages_files_order_idx" ON "ticket_messages_files" USING btree ("_order");
  CREATE INDEX "ticket_messages_files_parent_id_idx" ON "ticket_messages_files" USING btree ("_parent_id");
  CREATE INDEX "ticket_messages_files_file_idx" ON "ticket_messages_files" USING btree ("file");
  CREATE INDEX "ticket_messages_ticket_idx" ON "ticket_messages" USING btree ("ticket_id");
  CREATE INDEX "ticket_messages_at_idx" ON "ticket_messages" USING btree ("at");
  CREATE INDEX "ticket_messages_member_idx" ON "ticket_messages" USING btree ("member_id");
  CREATE INDEX "ticket_messages_user_idx" ON "ticket_messages" USING btree ("user_id");
  CREATE INDEX "ticket_messages_mailed_at_idx" ON "ticket_messages" USING btree ("mailed_at");
  CREATE INDEX "ticket_messages_updated_at_idx" ON "ticket_messages" USING btree ("updated_at");
  CREATE INDEX "ticket_messages_created_at_idx" ON "ticket_messages" USING btree ("created_at");
  CREATE INDEX "ticket_notes_ticket_idx" ON "ticket_notes" USING btree ("ticket_id");
  CREATE INDEX "ticket_notes_updated_at_idx" ON "ticket_notes" USING btree ("updated_at");
  CREATE INDEX "ticket_notes_created_at_idx" ON "ticket_notes" USING btree ("created_at");
  CREATE INDEX "ticket_events_ticket_idx" ON "ticket_events" USING btree ("ticket_id");
  CREATE INDEX "ticket_events_kind_idx" ON "ticket_events" USING btree ("kind");
  CREATE INDEX "ticket_events_at_idx" ON "ticket_events" USING btree ("at");
  CREATE INDEX "ticket_events_member_idx" ON "ticket_events" USING btree ("member_id");
  CREATE INDEX "ticket_events_user_idx" ON "ticket_events" USING btree ("user_id");
  CREATE INDEX "ticket_events_updated_at_idx" ON "ticket_events" USING btree ("updated_at");
  CREATE INDEX "ticket_events_created_at_idx" ON "ticket_events" USING btree ("created_at");
  CREATE INDEX "ticket_reads_ticket_idx" ON "ticket_reads" USING btree ("ticket_id");
  CREATE INDEX "ticket_reads_member_idx" ON "ticket_reads" USING btree ("member_id");
  CREATE INDEX "ticket_reads_updated_at_idx" ON "ticket_reads" USING btree ("updated_at");
  CREATE INDEX "ticket_reads_created_at_idx" ON "ticket_reads" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_member_idx" ON "ticket_reads" USING btree ("ticket_id","member_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organisations_fk" FOREIGN KEY ("organisations_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_messages_fk" FOREIGN KEY ("ticket_messages_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_notes_fk" FOREIGN KEY ("ticket_notes_id") REFERENCES "public"."ticket_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_events_fk" FOREIGN KEY ("ticket_events_id") REFERENCES "public"."ticket_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_reads_fk" FOREIGN KEY ("ticket_reads_id") REFERENCES "public"."ticket_reads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_organisations_id_idx" ON "payload_locked_documents_rels" USING btree ("organisations_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_messages_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_notes_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_events_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_events_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_reads_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_reads_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "organisations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "organisations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_messages_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_reads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "organisations" CASCADE;
  DROP TABLE "organisations_rels" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "tickets_texts" CASCADE;
  DROP TABLE "ticket_messages_files" CASCADE;
  DROP TABLE "ticket_messages" CASCADE;
  DROP TABLE "ticket_notes" CASCADE;
  DROP TABLE "ticket_events" CASCADE;
  DROP TABLE "ticket_reads" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_organisations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tickets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_reads_fk";
  
  DROP INDEX "payload_locked_documents_rels_organisations_id_idx";
  DROP INDEX "payload_locked_documents_rels_tickets_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_reads_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "organisations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tickets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_reads_id";
  DROP TYPE "public"."enum_organisations_plan";
  DROP TYPE "public"."enum_organisations_calendar";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_tickets_severity";
  DROP TYPE "public"."enum_tickets_priority";
  DROP TYPE "public"."enum_tickets_category";
  DROP TYPE "public"."enum_tickets_system";
  DROP TYPE "public"."enum_tickets_language";
  DROP TYPE "public"."enum_tickets_plan";
  DROP TYPE "public"."enum_tickets_calendar";
  DROP TYPE "public"."enum_tickets_last_by";
  DROP TYPE "public"."enum_ticket_messages_then_status";
  DROP TYPE "public"."enum_ticket_messages_kind";
  DROP TYPE "public"."enum_ticket_events_kind";`)
}
