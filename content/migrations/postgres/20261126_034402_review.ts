import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('handedIn', 'returned', 'approved', 'withdrawn', 'published');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('news', 'news-categories', 'cases', 'case-categories', 'products', 'product-criteria', 'releases', 'toolboxes', 'toolbox-domains', 'machines', 'machine-classes', 'machine-interfaces', 'engines', 'industries', 'solutions', 'function-areas', 'block-libraries', 'platforms', 'help-articles', 'help-categories', 'standards', 'components', 'advisories', 'partners', 'partner-classes', 'regions', 'programmes', 'difficulties', 'courses', 'lessons', 'teachers', 'course-plans', 'textbooks', 'banners', 'announcements', 'offices', 'experts', 'consult-topics', 'milestones', 'leaders', 'qualifications', 'positions', 'position-teams', 'position-places', 'legal-texts', 'columns', 'friend-links');
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
  
  CREATE TABLE "checked_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"failing_since" timestamp(3) with time zone,
  	"is_broken" boolean DEFAULT false,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "checked_links_id" integer;
  ALTER TABLE "site" ADD COLUMN "four_eyes" boolean DEFAULT false;
  ALTER TABLE "_site_v" ADD COLUMN "version_four_eyes" boolean DEFAULT false;
  ALTER TABLE "reviews_remarks" ADD CONSTRAINT "reviews_remarks_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews_remarks" ADD CONSTRAINT "reviews_remarks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_handed_in_by_id_users_id_fk" FOREIGN KEY ("handed_in_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "checked_links_address_idx" ON "checked_links" USING btree ("address");
  CREATE INDEX "checked_links_next_at_idx" ON "checked_links" USING btree ("next_at");
  CREATE INDEX "checked_links_is_broken_idx" ON "checked_links" USING btree ("is_broken");
  CREATE INDEX "checked_links_updated_at_idx" ON "checked_links" USING btree ("updated_at");
  CREATE INDEX "checked_links_created_at_idx" ON "checked_links" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_checked_links_fk" FOREIGN KEY ("checked_links_id") REFERENCES "public"."checked_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_checked_links_id_idx" ON "payload_locked_documents_rels" USING btree ("checked_links_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reviews_remarks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "checked_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reviews_remarks" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "checked_links" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_checked_links_fk";
  
  DROP INDEX "payload_locked_documents_rels_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_checked_links_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "checked_links_id";
  ALTER TABLE "site" DROP COLUMN "four_eyes";
  ALTER TABLE "_site_v" DROP COLUMN "version_four_eyes";
  DROP TYPE "public"."enum_reviews_locale";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
