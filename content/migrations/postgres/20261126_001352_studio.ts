import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_preview_links_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_plans_items_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum_plans_items_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "public"."enum_plans_state" AS ENUM('planned', 'done', 'failed', 'cancelled');
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"locale" "enum_preview_links_locale" NOT NULL,
  	"recipient" varchar NOT NULL,
  	"made_by" varchar NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"taken_back_by" varchar,
  	"taken_back_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plans_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"locale" "enum_plans_items_locale" NOT NULL,
  	"action" "enum_plans_items_action" NOT NULL
  );
  
  CREATE TABLE "plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_plans_state" DEFAULT 'planned' NOT NULL,
  	"made_by_id" integer,
  	"done_at" timestamp(3) with time zone,
  	"failure" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "_news_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_news_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_cases_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_case_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_products_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_product_criteria_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_releases_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_toolboxes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_toolbox_domains_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_machines_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_machine_classes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_machine_interfaces_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_engines_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_industries_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_solutions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_function_areas_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_block_libraries_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_platforms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_help_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_help_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_standards_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_components_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_advisories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partner_classes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_regions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_programmes_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_difficulties_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_courses_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_lessons_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_teachers_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_course_plans_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_textbooks_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_banners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_announcements_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_offices_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_experts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_consult_topics_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_milestones_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_leaders_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_qualifications_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_positions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_position_teams_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_position_places_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_legal_texts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_columns_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_friend_links_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" integer;
  ALTER TABLE "plans_items" ADD CONSTRAINT "plans_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "plans" ADD CONSTRAINT "plans_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "preview_links_source_idx" ON "preview_links" USING btree ("source");
  CREATE INDEX "preview_links_record_idx" ON "preview_links" USING btree ("record");
  CREATE INDEX "preview_links_ends_at_idx" ON "preview_links" USING btree ("ends_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "plans_items_order_idx" ON "plans_items" USING btree ("_order");
  CREATE INDEX "plans_items_parent_id_idx" ON "plans_items" USING btree ("_parent_id");
  CREATE INDEX "plans_at_idx" ON "plans" USING btree ("at");
  CREATE INDEX "plans_state_idx" ON "plans" USING btree ("state");
  CREATE INDEX "plans_made_by_idx" ON "plans" USING btree ("made_by_id");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_categories_v_autosave_idx" ON "_news_categories_v" USING btree ("autosave");
  CREATE INDEX "_cases_v_autosave_idx" ON "_cases_v" USING btree ("autosave");
  CREATE INDEX "_case_categories_v_autosave_idx" ON "_case_categories_v" USING btree ("autosave");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_product_criteria_v_autosave_idx" ON "_product_criteria_v" USING btree ("autosave");
  CREATE INDEX "_releases_v_autosave_idx" ON "_releases_v" USING btree ("autosave");
  CREATE INDEX "_toolboxes_v_autosave_idx" ON "_toolboxes_v" USING btree ("autosave");
  CREATE INDEX "_toolbox_domains_v_autosave_idx" ON "_toolbox_domains_v" USING btree ("autosave");
  CREATE INDEX "_machines_v_autosave_idx" ON "_machines_v" USING btree ("autosave");
  CREATE INDEX "_machine_classes_v_autosave_idx" ON "_machine_classes_v" USING btree ("autosave");
  CREATE INDEX "_machine_interfaces_v_autosave_idx" ON "_machine_interfaces_v" USING btree ("autosave");
  CREATE INDEX "_engines_v_autosave_idx" ON "_engines_v" USING btree ("autosave");
  CREATE INDEX "_industries_v_autosave_idx" ON "_industries_v" USING btree ("autosave");
  CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
  CREATE INDEX "_function_areas_v_autosave_idx" ON "_function_areas_v" USING btree ("autosave");
  CREATE INDEX "_block_libraries_v_autosave_idx" ON "_block_libraries_v" USING btree ("autosave");
  CREATE INDEX "_platforms_v_autosave_idx" ON "_platforms_v" USING btree ("autosave");
  CREATE INDEX "_help_articles_v_autosave_idx" ON "_help_articles_v" USING btree ("autosave");
  CREATE INDEX "_help_categories_v_autosave_idx" ON "_help_categories_v" USING btree ("autosave");
  CREATE INDEX "_standards_v_autosave_idx" ON "_standards_v" USING btree ("autosave");
  CREATE INDEX "_components_v_autosave_idx" ON "_components_v" USING btree ("autosave");
  CREATE INDEX "_advisories_v_autosave_idx" ON "_advisories_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "_partner_classes_v_autosave_idx" ON "_partner_classes_v" USING btree ("autosave");
  CREATE INDEX "_regions_v_autosave_idx" ON "_regions_v" USING btree ("autosave");
  CREATE INDEX "_programmes_v_autosave_idx" ON "_programmes_v" USING btree ("autosave");
  CREATE INDEX "_difficulties_v_autosave_idx" ON "_difficulties_v" USING btree ("autosave");
  CREATE INDEX "_courses_v_autosave_idx" ON "_courses_v" USING btree ("autosave");
  CREATE INDEX "_lessons_v_autosave_idx" ON "_lessons_v" USING btree ("autosave");
  CREATE INDEX "_teachers_v_autosave_idx" ON "_teachers_v" USING btree ("autosave");
  CREATE INDEX "_course_plans_v_autosave_idx" ON "_course_plans_v" USING btree ("autosave");
  CREATE INDEX "_textbooks_v_autosave_idx" ON "_textbooks_v" USING btree ("autosave");
  CREATE INDEX "_banners_v_autosave_idx" ON "_banners_v" USING btree ("autosave");
  CREATE INDEX "_announcements_v_autosave_idx" ON "_announcements_v" USING btree ("autosave");
  CREATE INDEX "_offices_v_autosave_idx" ON "_offices_v" USING btree ("autosave");
  CREATE INDEX "_experts_v_autosave_idx" ON "_experts_v" USING btree ("autosave");
  CREATE INDEX "_consult_topics_v_autosave_idx" ON "_consult_topics_v" USING btree ("autosave");
  CREATE INDEX "_milestones_v_autosave_idx" ON "_milestones_v" USING btree ("autosave");
  CREATE INDEX "_leaders_v_autosave_idx" ON "_leaders_v" USING btree ("autosave");
  CREATE INDEX "_qualifications_v_autosave_idx" ON "_qualifications_v" USING btree ("autosave");
  CREATE INDEX "_positions_v_autosave_idx" ON "_positions_v" USING btree ("autosave");
  CREATE INDEX "_position_teams_v_autosave_idx" ON "_position_teams_v" USING btree ("autosave");
  CREATE INDEX "_position_places_v_autosave_idx" ON "_position_places_v" USING btree ("autosave");
  CREATE INDEX "_legal_texts_v_autosave_idx" ON "_legal_texts_v" USING btree ("autosave");
  CREATE INDEX "_columns_v_autosave_idx" ON "_columns_v" USING btree ("autosave");
  CREATE INDEX "_friend_links_v_autosave_idx" ON "_friend_links_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "plans_items" CASCADE;
  DROP TABLE "plans" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preview_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  DROP INDEX "_news_v_autosave_idx";
  DROP INDEX "_news_categories_v_autosave_idx";
  DROP INDEX "_cases_v_autosave_idx";
  DROP INDEX "_case_categories_v_autosave_idx";
  DROP INDEX "_products_v_autosave_idx";
  DROP INDEX "_product_criteria_v_autosave_idx";
  DROP INDEX "_releases_v_autosave_idx";
  DROP INDEX "_toolboxes_v_autosave_idx";
  DROP INDEX "_toolbox_domains_v_autosave_idx";
  DROP INDEX "_machines_v_autosave_idx";
  DROP INDEX "_machine_classes_v_autosave_idx";
  DROP INDEX "_machine_interfaces_v_autosave_idx";
  DROP INDEX "_engines_v_autosave_idx";
  DROP INDEX "_industries_v_autosave_idx";
  DROP INDEX "_solutions_v_autosave_idx";
  DROP INDEX "_function_areas_v_autosave_idx";
  DROP INDEX "_block_libraries_v_autosave_idx";
  DROP INDEX "_platforms_v_autosave_idx";
  DROP INDEX "_help_articles_v_autosave_idx";
  DROP INDEX "_help_categories_v_autosave_idx";
  DROP INDEX "_standards_v_autosave_idx";
  DROP INDEX "_components_v_autosave_idx";
  DROP INDEX "_advisories_v_autosave_idx";
  DROP INDEX "_partners_v_autosave_idx";
  DROP INDEX "_partner_classes_v_autosave_idx";
  DROP INDEX "_regions_v_autosave_idx";
  DROP INDEX "_programmes_v_autosave_idx";
  DROP INDEX "_difficulties_v_autosave_idx";
  DROP INDEX "_courses_v_autosave_idx";
  DROP INDEX "_lessons_v_autosave_idx";
  DROP INDEX "_teachers_v_autosave_idx";
  DROP INDEX "_course_plans_v_autosave_idx";
  DROP INDEX "_textbooks_v_autosave_idx";
  DROP INDEX "_banners_v_autosave_idx";
  DROP INDEX "_announcements_v_autosave_idx";
  DROP INDEX "_offices_v_autosave_idx";
  DROP INDEX "_experts_v_autosave_idx";
  DROP INDEX "_consult_topics_v_autosave_idx";
  DROP INDEX "_milestones_v_autosave_idx";
  DROP INDEX "_leaders_v_autosave_idx";
  DROP INDEX "_qualifications_v_autosave_idx";
  DROP INDEX "_positions_v_autosave_idx";
  DROP INDEX "_position_teams_v_autosave_idx";
  DROP INDEX "_position_places_v_autosave_idx";
  DROP INDEX "_legal_texts_v_autosave_idx";
  DROP INDEX "_columns_v_autosave_idx";
  DROP INDEX "_friend_links_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_preview_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  ALTER TABLE "_news_v" DROP COLUMN "autosave";
  ALTER TABLE "_news_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "_cases_v" DROP COLUMN "autosave";
  ALTER TABLE "_case_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "_products_v" DROP COLUMN "autosave";
  ALTER TABLE "_product_criteria_v" DROP COLUMN "autosave";
  ALTER TABLE "_releases_v" DROP COLUMN "autosave";
  ALTER TABLE "_toolboxes_v" DROP COLUMN "autosave";
  ALTER TABLE "_toolbox_domains_v" DROP COLUMN "autosave";
  ALTER TABLE "_machines_v" DROP COLUMN "autosave";
  ALTER TABLE "_machine_classes_v" DROP COLUMN "autosave";
  ALTER TABLE "_machine_interfaces_v" DROP COLUMN "autosave";
  ALTER TABLE "_engines_v" DROP COLUMN "autosave";
  ALTER TABLE "_industries_v" DROP COLUMN "autosave";
  ALTER TABLE "_solutions_v" DROP COLUMN "autosave";
  ALTER TABLE "_function_areas_v" DROP COLUMN "autosave";
  ALTER TABLE "_block_libraries_v" DROP COLUMN "autosave";
  ALTER TABLE "_platforms_v" DROP COLUMN "autosave";
  ALTER TABLE "_help_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "_help_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "_standards_v" DROP COLUMN "autosave";
  ALTER TABLE "_components_v" DROP COLUMN "autosave";
  ALTER TABLE "_advisories_v" DROP COLUMN "autosave";
  ALTER TABLE "_partners_v" DROP COLUMN "autosave";
  ALTER TABLE "_partner_classes_v" DROP COLUMN "autosave";
  ALTER TABLE "_regions_v" DROP COLUMN "autosave";
  ALTER TABLE "_programmes_v" DROP COLUMN "autosave";
  ALTER TABLE "_difficulties_v" DROP COLUMN "autosave";
  ALTER TABLE "_courses_v" DROP COLUMN "autosave";
  ALTER TABLE "_lessons_v" DROP COLUMN "autosave";
  ALTER TABLE "_teachers_v" DROP COLUMN "autosave";
  ALTER TABLE "_course_plans_v" DROP COLUMN "autosave";
  ALTER TABLE "_textbooks_v" DROP COLUMN "autosave";
  ALTER TABLE "_banners_v" DROP COLUMN "autosave";
  ALTER TABLE "_announcements_v" DROP COLUMN "autosave";
  ALTER TABLE "_offices_v" DROP COLUMN "autosave";
  ALTER TABLE "_experts_v" DROP COLUMN "autosave";
  ALTER TABLE "_consult_topics_v" DROP COLUMN "autosave";
  ALTER TABLE "_milestones_v" DROP COLUMN "autosave";
  ALTER TABLE "_leaders_v" DROP COLUMN "autosave";
  ALTER TABLE "_qualifications_v" DROP COLUMN "autosave";
  ALTER TABLE "_positions_v" DROP COLUMN "autosave";
  ALTER TABLE "_position_teams_v" DROP COLUMN "autosave";
  ALTER TABLE "_position_places_v" DROP COLUMN "autosave";
  ALTER TABLE "_legal_texts_v" DROP COLUMN "autosave";
  ALTER TABLE "_columns_v" DROP COLUMN "autosave";
  ALTER TABLE "_friend_links_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  DROP TYPE "public"."enum_preview_links_locale";
  DROP TYPE "public"."enum_plans_items_locale";
  DROP TYPE "public"."enum_plans_items_action";
  DROP TYPE "public"."enum_plans_state";`)
}
