import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_former_slugs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_reads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_held_answers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_held_deeds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_presences_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_votes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_tokens_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_identities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_passkeys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_access_tokens_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enrolments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lesson_progress_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_checked_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk";
  
  DROP INDEX "payload_locked_documents_rels_former_slugs_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_reads_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_held_answers_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_held_deeds_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_presences_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_votes_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_tokens_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_identities_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_passkeys_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_access_tokens_id_idx";
  DROP INDEX "payload_locked_documents_rels_enrolments_id_idx";
  DROP INDEX "payload_locked_documents_rels_lesson_progress_id_idx";
  DROP INDEX "payload_locked_documents_rels_staff_passkeys_id_idx";
  DROP INDEX "payload_locked_documents_rels_checked_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_missing_addresses_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "former_slugs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_reads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_held_answers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_held_deeds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_presences_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_votes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_tokens_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_identities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_passkeys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_access_tokens_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enrolments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lesson_progress_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "staff_passkeys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "checked_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missing_addresses_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "former_slugs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_reads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_held_answers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_held_deeds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_presences_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_votes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_sessions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_tokens_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_identities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_passkeys_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_consents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_access_tokens_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enrolments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lesson_progress_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "staff_passkeys_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "checked_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missing_addresses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_slugs_fk" FOREIGN KEY ("former_slugs_id") REFERENCES "public"."former_slugs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_reads_fk" FOREIGN KEY ("ticket_reads_id") REFERENCES "public"."ticket_reads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_held_answers_fk" FOREIGN KEY ("ticket_held_answers_id") REFERENCES "public"."ticket_held_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_held_deeds_fk" FOREIGN KEY ("ticket_held_deeds_id") REFERENCES "public"."ticket_held_deeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_presences_fk" FOREIGN KEY ("ticket_presences_id") REFERENCES "public"."ticket_presences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_votes_fk" FOREIGN KEY ("help_votes_id") REFERENCES "public"."help_votes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_sessions_fk" FOREIGN KEY ("member_sessions_id") REFERENCES "public"."member_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_tokens_fk" FOREIGN KEY ("member_tokens_id") REFERENCES "public"."member_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_identities_fk" FOREIGN KEY ("member_identities_id") REFERENCES "public"."member_identities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_passkeys_fk" FOREIGN KEY ("member_passkeys_id") REFERENCES "public"."member_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_consents_fk" FOREIGN KEY ("member_consents_id") REFERENCES "public"."member_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_access_tokens_fk" FOREIGN KEY ("member_access_tokens_id") REFERENCES "public"."member_access_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enrolments_fk" FOREIGN KEY ("enrolments_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lesson_progress_fk" FOREIGN KEY ("lesson_progress_id") REFERENCES "public"."lesson_progress"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_passkeys_fk" FOREIGN KEY ("staff_passkeys_id") REFERENCES "public"."staff_passkeys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checked_links_fk" FOREIGN KEY ("checked_links_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_former_slugs_id_idx" ON "payload_locked_documents_rels" USING btree ("former_slugs_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_reads_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_reads_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_held_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_held_answers_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_held_deeds_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_held_deeds_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_presences_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_presences_id");
  CREATE INDEX "payload_locked_documents_rels_help_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("help_votes_id");
  CREATE INDEX "payload_locked_documents_rels_member_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("member_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_member_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("member_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_member_identities_id_idx" ON "payload_locked_documents_rels" USING btree ("member_identities_id");
  CREATE INDEX "payload_locked_documents_rels_member_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("member_passkeys_id");
  CREATE INDEX "payload_locked_documents_rels_member_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("member_consents_id");
  CREATE INDEX "payload_locked_documents_rels_member_access_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("member_access_tokens_id");
  CREATE INDEX "payload_locked_documents_rels_enrolments_id_idx" ON "payload_locked_documents_rels" USING btree ("enrolments_id");
  CREATE INDEX "payload_locked_documents_rels_lesson_progress_id_idx" ON "payload_locked_documents_rels" USING btree ("lesson_progress_id");
  CREATE INDEX "payload_locked_documents_rels_staff_passkeys_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_passkeys_id");
  CREATE INDEX "payload_locked_documents_rels_checked_links_id_idx" ON "payload_locked_documents_rels" USING btree ("checked_links_id");
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");`)
}
