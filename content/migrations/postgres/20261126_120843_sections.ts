import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_sections_off" AS ENUM('products', 'toolboxes', 'machines', 'downloads', 'solutions', 'cases', 'news', 'partners', 'education', 'help', 'about', 'jobs', 'support');
  CREATE TYPE "public"."enum__site_v_version_sections_off" AS ENUM('products', 'toolboxes', 'machines', 'downloads', 'solutions', 'cases', 'news', 'partners', 'education', 'help', 'about', 'jobs', 'support');
  CREATE TABLE "site_sections_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_sections_off",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_v_version_sections_off" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_v_version_sections_off",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "site_sections_off" ADD CONSTRAINT "site_sections_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_sections_off" ADD CONSTRAINT "_site_v_version_sections_off_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_sections_off_order_idx" ON "site_sections_off" USING btree ("order");
  CREATE INDEX "site_sections_off_parent_idx" ON "site_sections_off" USING btree ("parent_id");
  CREATE INDEX "_site_v_version_sections_off_order_idx" ON "_site_v_version_sections_off" USING btree ("order");
  CREATE INDEX "_site_v_version_sections_off_parent_idx" ON "_site_v_version_sections_off" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_sections_off" CASCADE;
  DROP TABLE "_site_v_version_sections_off" CASCADE;
  DROP TYPE "public"."enum_site_sections_off";
  DROP TYPE "public"."enum__site_v_version_sections_off";`)
}
