import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ticket_notes_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "ticket_held_answers_files" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL
  );
  
  CREATE TABLE "ticket_held_deeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"other_id" integer,
  	"user_id" integer,
  	"author" varchar NOT NULL,
  	"input" jsonb NOT NULL,
  	"do_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_held_deeds_id" integer;
  ALTER TABLE "ticket_notes_files" ADD CONSTRAINT "ticket_notes_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_held_answers_files" ADD CONSTRAINT "ticket_held_answers_files_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_held_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ticket_held_deeds" ADD CONSTRAINT "ticket_held_deeds_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_held_deeds" ADD CONSTRAINT "ticket_held_deeds_other_id_tickets_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_held_deeds" ADD CONSTRAINT "ticket_held_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ticket_notes_files_order_idx" ON "ticket_notes_files" USING btree ("_order");
  CREATE INDEX "ticket_notes_files_parent_id_idx" ON "ticket_notes_files" USING btree ("_parent_id");
  CREATE INDEX "ticket_notes_files_file_idx" ON "ticket_notes_files" USING btree ("file");
  CREATE INDEX "ticket_held_answers_files_order_idx" ON "ticket_held_answers_files" USING btree ("_order");
  CREATE INDEX "ticket_held_answers_files_parent_id_idx" ON "ticket_held_answers_files" USING btree ("_parent_id");
  CREATE INDEX "ticket_held_answers_files_file_idx" ON "ticket_held_answers_files" USING btree ("file");
  CREATE INDEX "ticket_held_deeds_ticket_idx" ON "ticket_held_deeds" USING btree ("ticket_id");
  CREATE INDEX "ticket_held_deeds_other_idx" ON "ticket_held_deeds" USING btree ("other_id");
  CREATE INDEX "ticket_held_deeds_user_idx" ON "ticket_held_deeds" USING btree ("user_id");
  CREATE INDEX "ticket_held_deeds_do_at_idx" ON "ticket_held_deeds" USING btree ("do_at");
  CREATE INDEX "ticket_held_deeds_updated_at_idx" ON "ticket_held_deeds" USING btree ("updated_at");
  CREATE INDEX "ticket_held_deeds_created_at_idx" ON "ticket_held_deeds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_held_deeds_fk" FOREIGN KEY ("ticket_held_deeds_id") REFERENCES "public"."ticket_held_deeds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_ticket_held_deeds_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_held_deeds_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ticket_notes_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_held_answers_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_held_deeds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ticket_notes_files" CASCADE;
  DROP TABLE "ticket_held_answers_files" CASCADE;
  DROP TABLE "ticket_held_deeds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_held_deeds_fk";
  
  DROP INDEX "payload_locked_documents_rels_ticket_held_deeds_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_held_deeds_id";`)
}
