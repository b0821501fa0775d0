import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('handedIn', 'returned', 'approved', 'withdrawn', 'published');
  CREATE TABLE "reviews_remarks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"field" varchar,
  	"by_id" integer,
  	"at" timestamp(3) with time zone NOT NULL,
  	"settled_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"locale" "enum_reviews_locale" NOT NULL,
  	"state" "enum_reviews_state" NOT NULL,
  	"open_key" varchar,
  	"digest" varchar NOT NULL,
  	"note" varchar,
  	"handed_in_by_id" integer,
  	"handed_in_at" timestamp(3) with time zone NOT NULL,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "site" ADD COLUMN "four_eyes" boolean DEFAULT false;
  ALTER TABLE "_site_v" ADD COLUMN "version_four_eyes" boolean DEFAULT false;
  ALTER TABLE "reviews_remarks" ADD CONSTRAINT "reviews_remarks_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_remarks" ADD CONSTRAINT "reviews_remarks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_handed_in_by_id_users_id_fk" FOREIGN KEY ("handed_in_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_remarks_order_idx" ON "reviews_remarks" USING btree ("_order");
  CREATE INDEX "reviews_remarks_parent_id_idx" ON "reviews_remarks" USING btree ("_parent_id");
  CREATE INDEX "reviews_remarks_by_idx" ON "reviews_remarks" USING btree ("by_id");
  CREATE INDEX "reviews_source_idx" ON "reviews" USING btree ("source");
  CREATE INDEX "reviews_record_idx" ON "reviews" USING btree ("record");
  CREATE INDEX "reviews_state_idx" ON "reviews" USING btree ("state");
  CREATE UNIQUE INDEX "reviews_open_key_idx" ON "reviews" USING btree ("open_key");
  CREATE INDEX "reviews_handed_in_by_idx" ON "reviews" USING btree ("handed_in_by_id");
  CREATE INDEX "reviews_decided_by_idx" ON "reviews" USING btree ("decided_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews_remarks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews_remarks" CASCADE;
  DROP TABLE "reviews" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "site" DROP COLUMN "four_eyes";
  ALTER TABLE "_site_v" DROP COLUMN "version_four_eyes";
  DROP TYPE "public"."enum_reviews_locale";
  DROP TYPE "public"."enum_reviews_state";`)
}
