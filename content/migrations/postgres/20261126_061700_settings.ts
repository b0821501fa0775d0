import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_programme_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__programme_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__programme_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_compatibility_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__compatibility_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__compatibility_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_innovation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__innovation_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__innovation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_open_platform_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__open_platform_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__open_platform_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_teaching_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__teaching_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__teaching_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_careers_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__careers_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_hours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_hours_v_published_locale" AS ENUM('zh', 'en');
  CREATE TYPE "public"."enum__service_hours_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "navigation_locales" (
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_locales" (
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "open_platform_locales" (
  	"_status" "enum_open_platform_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_open_platform_v_locales" (
  	"version__status" "enum__open_platform_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_page_locales" (
  	"_status" "enum_careers_page_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_locales" (
  	"version__status" "enum__careers_page_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_hours_locales" (
  	"_status" "enum_service_hours_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_hours_v_locales" (
  	"version__status" "enum__service_hours_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "site_phones_locales" ALTER COLUMN "purpose" DROP NOT NULL;
  ALTER TABLE "site_phones_locales" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "site_channels_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "site_social" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "site_social_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "enquiry_months" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "application_months" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "short_name" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_site_v_version_phones_locales" ALTER COLUMN "purpose" DROP NOT NULL;
  ALTER TABLE "_site_v_version_phones_locales" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "_site_v_version_channels_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_site_v_version_social" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "_site_v_version_social_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_slug" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_enquiry_months" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_application_months" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_short_name" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_description" DROP NOT NULL;
  ALTER TABLE "home_headline_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_icons_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_constructs_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_life_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_about_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_products" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_engines" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_constructs" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_solutions" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_cases" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_news" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_ecology" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_about" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_life" DROP NOT NULL;
  ALTER TABLE "home_locales" ALTER COLUMN "headings_consult" DROP NOT NULL;
  ALTER TABLE "_home_v_version_headline_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_icons_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_constructs_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_life_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_version_about_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_products" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_engines" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_constructs" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_solutions" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_cases" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_news" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_ecology" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_about" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_life" DROP NOT NULL;
  ALTER TABLE "_home_v_locales" ALTER COLUMN "version_headings_consult" DROP NOT NULL;
  ALTER TABLE "navigation_first_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_first_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_first" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_first_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_bottom_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_bottom_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_bottom" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_bottom_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_product_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_product_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_product" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_product_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_ecology_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_ecology_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_ecology" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_ecology_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_about_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_about_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "navigation_about" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "navigation_about_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_first_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_first_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_first" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_first_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_bottom_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_bottom_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_bottom" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_bottom_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_product_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_product_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_product" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_product_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_ecology_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_ecology_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_ecology" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_ecology_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_about_children" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_about_children_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_about" ALTER COLUMN "target" DROP NOT NULL;
  ALTER TABLE "_navigation_v_version_about_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "programme_levels" ALTER COLUMN "level" DROP NOT NULL;
  ALTER TABLE "programme_levels_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "programme_benefits_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "programme_steps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_programme_v_version_levels" ALTER COLUMN "level" DROP NOT NULL;
  ALTER TABLE "_programme_v_version_levels_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_programme_v_version_benefits_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_programme_v_version_steps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "compatibility_comparison_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "compatibility_limits_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "compatibility_steps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_compatibility_v_version_comparison_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_compatibility_v_version_limits_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_compatibility_v_version_steps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "innovation_services_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_innovation_v_version_services_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "open_platform_layers_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "open_platform_sdks_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "open_platform_licences_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "open_platform_apps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "open_platform_changes_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_open_platform_v_version_layers_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_open_platform_v_version_sdks_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_open_platform_v_version_licences_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_open_platform_v_version_apps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_open_platform_v_version_changes_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "teaching_models_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "teaching_models_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "teaching_universities" ALTER COLUMN "since" DROP NOT NULL;
  ALTER TABLE "teaching_universities_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "teaching_universities_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "teaching_universities_locales" ALTER COLUMN "city" DROP NOT NULL;
  ALTER TABLE "teaching_laboratories" ALTER COLUMN "seats" DROP NOT NULL;
  ALTER TABLE "teaching_laboratories_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "teaching_laboratories_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "teaching_laboratories_locales" ALTER COLUMN "place" DROP NOT NULL;
  ALTER TABLE "teaching_laboratories_locales" ALTER COLUMN "equipment" DROP NOT NULL;
  ALTER TABLE "teaching_competitions_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "teaching_competitions_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "teaching_competitions_locales" ALTER COLUMN "time" DROP NOT NULL;
  ALTER TABLE "teaching_results" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "teaching_results_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "teaching_results_locales" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_models_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_models_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_universities" ALTER COLUMN "since" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_universities_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_universities_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_universities_locales" ALTER COLUMN "city" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_laboratories" ALTER COLUMN "seats" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_laboratories_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_laboratories_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_laboratories_locales" ALTER COLUMN "place" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_laboratories_locales" ALTER COLUMN "equipment" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_competitions_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_competitions_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_competitions_locales" ALTER COLUMN "time" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_results" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_results_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_teaching_v_version_results_locales" ALTER COLUMN "source" DROP NOT NULL;
  ALTER TABLE "about_page_principles_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "about_page_principles_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_about_page_v_version_principles_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_about_page_v_version_principles_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "careers_page_culture_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "careers_page_culture_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "careers_page_benefits_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "careers_page_benefits_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "careers_page_steps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "careers_page_steps_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_careers_page_v_version_culture_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_careers_page_v_version_culture_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_careers_page_v_version_benefits_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_careers_page_v_version_benefits_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_careers_page_v_version_steps_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_careers_page_v_version_steps_locales" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "service_hours_holidays" ALTER COLUMN "starts_on" DROP NOT NULL;
  ALTER TABLE "service_hours_holidays_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "service_hours_extra_days" ALTER COLUMN "on" DROP NOT NULL;
  ALTER TABLE "service_hours_extra_days_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "service_hours" ALTER COLUMN "opens_at" DROP NOT NULL;
  ALTER TABLE "service_hours" ALTER COLUMN "closes_at" DROP NOT NULL;
  ALTER TABLE "_service_hours_v_version_holidays" ALTER COLUMN "starts_on" DROP NOT NULL;
  ALTER TABLE "_service_hours_v_version_holidays_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_service_hours_v_version_extra_days" ALTER COLUMN "on" DROP NOT NULL;
  ALTER TABLE "_service_hours_v_version_extra_days_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_service_hours_v" ALTER COLUMN "version_opens_at" DROP NOT NULL;
  ALTER TABLE "_service_hours_v" ALTER COLUMN "version_closes_at" DROP NOT NULL;
  ALTER TABLE "site_locales" ADD COLUMN "_status" "enum_site_status" DEFAULT 'draft';
  ALTER TABLE "_site_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_site_v" ADD COLUMN "published_locale" "enum__site_v_published_locale";
  ALTER TABLE "_site_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_site_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_site_v_locales" ADD COLUMN "version__status" "enum__site_v_version_status" DEFAULT 'draft';
  ALTER TABLE "home_locales" ADD COLUMN "_status" "enum_home_status" DEFAULT 'draft';
  ALTER TABLE "_home_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_home_v" ADD COLUMN "published_locale" "enum__home_v_published_locale";
  ALTER TABLE "_home_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_home_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version__status" "enum__home_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_navigation_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_navigation_v" ADD COLUMN "published_locale" "enum__navigation_v_published_locale";
  ALTER TABLE "_navigation_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_navigation_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "programme_locales" ADD COLUMN "_status" "enum_programme_status" DEFAULT 'draft';
  ALTER TABLE "_programme_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_programme_v" ADD COLUMN "published_locale" "enum__programme_v_published_locale";
  ALTER TABLE "_programme_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_programme_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_programme_v_locales" ADD COLUMN "version__status" "enum__programme_v_version_status" DEFAULT 'draft';
  ALTER TABLE "compatibility_locales" ADD COLUMN "_status" "enum_compatibility_status" DEFAULT 'draft';
  ALTER TABLE "_compatibility_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_compatibility_v" ADD COLUMN "published_locale" "enum__compatibility_v_published_locale";
  ALTER TABLE "_compatibility_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_compatibility_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_compatibility_v_locales" ADD COLUMN "version__status" "enum__compatibility_v_version_status" DEFAULT 'draft';
  ALTER TABLE "innovation_locales" ADD COLUMN "_status" "enum_innovation_status" DEFAULT 'draft';
  ALTER TABLE "_innovation_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_innovation_v" ADD COLUMN "published_locale" "enum__innovation_v_published_locale";
  ALTER TABLE "_innovation_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_innovation_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_innovation_v_locales" ADD COLUMN "version__status" "enum__innovation_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_open_platform_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_open_platform_v" ADD COLUMN "published_locale" "enum__open_platform_v_published_locale";
  ALTER TABLE "_open_platform_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_open_platform_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "teaching_locales" ADD COLUMN "_status" "enum_teaching_status" DEFAULT 'draft';
  ALTER TABLE "_teaching_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_teaching_v" ADD COLUMN "published_locale" "enum__teaching_v_published_locale";
  ALTER TABLE "_teaching_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_teaching_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_teaching_v_locales" ADD COLUMN "version__status" "enum__teaching_v_version_status" DEFAULT 'draft';
  ALTER TABLE "about_page_locales" ADD COLUMN "_status" "enum_about_page_status" DEFAULT 'draft';
  ALTER TABLE "_about_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_about_page_v" ADD COLUMN "published_locale" "enum__about_page_v_published_locale";
  ALTER TABLE "_about_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_about_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_about_page_v_locales" ADD COLUMN "version__status" "enum__about_page_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_careers_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_careers_page_v" ADD COLUMN "published_locale" "enum__careers_page_v_published_locale";
  ALTER TABLE "_careers_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_careers_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_service_hours_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_service_hours_v" ADD COLUMN "published_locale" "enum__service_hours_v_published_locale";
  ALTER TABLE "_service_hours_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_service_hours_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "open_platform_locales" ADD CONSTRAINT "open_platform_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."open_platform"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_open_platform_v_locales" ADD CONSTRAINT "_open_platform_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_open_platform_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_locales" ADD CONSTRAINT "careers_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_locales" ADD CONSTRAINT "_careers_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_hours_locales" ADD CONSTRAINT "service_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_hours_v_locales" ADD CONSTRAINT "_service_hours_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_hours_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "navigation__status_idx" ON "navigation_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_navigation_v_locales_locale_parent_id_unique" ON "_navigation_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "open_platform__status_idx" ON "open_platform_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "open_platform_locales_locale_parent_id_unique" ON "open_platform_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_open_platform_v_version_version__status_idx" ON "_open_platform_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_open_platform_v_locales_locale_parent_id_unique" ON "_open_platform_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page__status_idx" ON "careers_page_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "careers_page_locales_locale_parent_id_unique" ON "careers_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_version__status_idx" ON "_careers_page_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_careers_page_v_locales_locale_parent_id_unique" ON "_careers_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_hours__status_idx" ON "service_hours_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "service_hours_locales_locale_parent_id_unique" ON "service_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_hours_v_version_version__status_idx" ON "_service_hours_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_service_hours_v_locales_locale_parent_id_unique" ON "_service_hours_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site__status_idx" ON "site_locales" USING btree ("_status","_locale");
  CREATE INDEX "_site_v_snapshot_idx" ON "_site_v" USING btree ("snapshot");
  CREATE INDEX "_site_v_published_locale_idx" ON "_site_v" USING btree ("published_locale");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
  CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v_locales" USING btree ("version__status","_locale");
  CREATE INDEX "home__status_idx" ON "home_locales" USING btree ("_status","_locale");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v_locales" USING btree ("version__status","_locale");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "programme__status_idx" ON "programme_locales" USING btree ("_status","_locale");
  CREATE INDEX "_programme_v_snapshot_idx" ON "_programme_v" USING btree ("snapshot");
  CREATE INDEX "_programme_v_published_locale_idx" ON "_programme_v" USING btree ("published_locale");
  CREATE INDEX "_programme_v_latest_idx" ON "_programme_v" USING btree ("latest");
  CREATE INDEX "_programme_v_autosave_idx" ON "_programme_v" USING btree ("autosave");
  CREATE INDEX "_programme_v_version_version__status_idx" ON "_programme_v_locales" USING btree ("version__status","_locale");
  CREATE INDEX "compatibility__status_idx" ON "compatibility_locales" USING btree ("_status","_locale");
  CREATE INDEX "_compatibility_v_snapshot_idx" ON "_compatibility_v" USING btree ("snapshot");
  CREATE INDEX "_compatibility_v_published_locale_idx" ON "_compatibility_v" USING btree ("published_locale");
  CREATE INDEX "_compatibility_v_latest_idx" ON "_compatibility_v" USING btree ("latest");
  CREATE INDEX "_compatibility_v_autosave_idx" ON "_compatibility_v" USING btree ("autosave");
  CREATE INDEX "_compatibility_v_version_version__status_idx" ON "_compatibility_v_locales" USING btree ("version__status","_locale");
  CREATE INDEX "innovation__status_idx" ON "innovation_locales" USING btree ("_status","_locale");
  CREATE INDEX "_innovation_v_snapshot_idx" ON "_innovation_v" USING btree ("snapshot");
  CREATE INDEX "_innovation_v_published_locale_idx" ON "_innovation_v" USING btree ("published_locale");
  CREATE INDEX "_innovation_v_latest_idx" ON "_innovation_v" USING btree ("latest");
  CREATE INDEX "_innovation_v_autosave_idx" ON "_innovation_v" USING btree ("autosave");
  CREATE INDEX "_innovation_v_version_version__status_idx" ON "_innovation_v_locales" USING btree ("version__status","_locale");
  CREATE INDEX "_open_platform_v_snapshot_idx" ON "_open_platform_v" USING btree ("snapshot");
  CREATE INDEX "_open_platform_v_published_locale_idx" ON "_open_platform_v" USING btree ("published_locale");
  CREATE INDEX "_open_platform_v_latest_idx" ON "_open_platform_v" USING btree ("latest");
  CREATE INDEX "_open_platform_v_autosave_idx" ON "_open_platform_v" USING btree ("autosave");
  CREATE INDEX "teaching__status_idx" ON "teaching_locales" USING btree ("_status","_locale");
  CREATE INDEX "_teaching_v_snapshot_idx" ON "_teaching_v" USING btree ("snapshot");
  CREATE INDEX "_teaching_v_published_locale_idx" ON "_teaching_v" USING btree ("published_locale");
  CREATE INDEX "_teaching_v_latest_idx" ON "_teaching_v" USING btree ("latest");
  CREATE INDEX "_teaching_v_autosave_idx" ON "_teaching_v" USING btree ("autosave");
  CREATE INDEX "_teaching_v_version_version__status_idx" ON "_teaching_v_locales" USING btree ("version__status","_locale");
  CREATE INDEX "about_page__status_idx" ON "about_page_locales" USING btree ("_status","_locale");
  CREATE INDEX "_about_page_v_snapshot_idx" ON "_about_page_v" USING btree ("snapshot");
  CREATE INDEX "_about_page_v_published_locale_idx" ON "_about_page_v" USING btree ("published_locale");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v_locales" USING btree ("version__status","_locale");
  CREATE INDEX "_careers_page_v_snapshot_idx" ON "_careers_page_v" USING btree ("snapshot");
  CREATE INDEX "_careers_page_v_published_locale_idx" ON "_careers_page_v" USING btree ("published_locale");
  CREATE INDEX "_careers_page_v_latest_idx" ON "_careers_page_v" USING btree ("latest");
  CREATE INDEX "_careers_page_v_autosave_idx" ON "_careers_page_v" USING btree ("autosave");
  CREATE INDEX "_service_hours_v_snapshot_idx" ON "_service_hours_v" USING btree ("snapshot");
  CREATE INDEX "_service_hours_v_published_locale_idx" ON "_service_hours_v" USING btree ("published_locale");
  CREATE INDEX "_service_hours_v_latest_idx" ON "_service_hours_v" USING btree ("latest");
  CREATE INDEX "_service_hours_v_autosave_idx" ON "_service_hours_v" USING btree ("autosave");`)
  // What is stored is what visitors see, in every language that it is stored in; of the versions the last one is the latest.
  await db.execute(sql`
  UPDATE "site_locales" SET "_status" = 'published';
  UPDATE "_site_v_locales" SET "version__status" = 'published';
  UPDATE "_site_v" SET "latest" = ("id" = (SELECT "id" FROM "_site_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  UPDATE "home_locales" SET "_status" = 'published';
  UPDATE "_home_v_locales" SET "version__status" = 'published';
  UPDATE "_home_v" SET "latest" = ("id" = (SELECT "id" FROM "_home_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  INSERT INTO "navigation_locales" ("_status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "navigation", unnest(enum_range(NULL::"_locales")) AS locale;
  INSERT INTO "_navigation_v_locales" ("version__status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "_navigation_v", unnest(enum_range(NULL::"_locales")) AS locale;
  UPDATE "_navigation_v" SET "latest" = ("id" = (SELECT "id" FROM "_navigation_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  UPDATE "programme_locales" SET "_status" = 'published';
  UPDATE "_programme_v_locales" SET "version__status" = 'published';
  UPDATE "_programme_v" SET "latest" = ("id" = (SELECT "id" FROM "_programme_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  UPDATE "compatibility_locales" SET "_status" = 'published';
  UPDATE "_compatibility_v_locales" SET "version__status" = 'published';
  UPDATE "_compatibility_v" SET "latest" = ("id" = (SELECT "id" FROM "_compatibility_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  UPDATE "innovation_locales" SET "_status" = 'published';
  UPDATE "_innovation_v_locales" SET "version__status" = 'published';
  UPDATE "_innovation_v" SET "latest" = ("id" = (SELECT "id" FROM "_innovation_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  INSERT INTO "open_platform_locales" ("_status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "open_platform", unnest(enum_range(NULL::"_locales")) AS locale;
  INSERT INTO "_open_platform_v_locales" ("version__status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "_open_platform_v", unnest(enum_range(NULL::"_locales")) AS locale;
  UPDATE "_open_platform_v" SET "latest" = ("id" = (SELECT "id" FROM "_open_platform_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  UPDATE "teaching_locales" SET "_status" = 'published';
  UPDATE "_teaching_v_locales" SET "version__status" = 'published';
  UPDATE "_teaching_v" SET "latest" = ("id" = (SELECT "id" FROM "_teaching_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  UPDATE "about_page_locales" SET "_status" = 'published';
  UPDATE "_about_page_v_locales" SET "version__status" = 'published';
  UPDATE "_about_page_v" SET "latest" = ("id" = (SELECT "id" FROM "_about_page_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  INSERT INTO "careers_page_locales" ("_status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "careers_page", unnest(enum_range(NULL::"_locales")) AS locale;
  INSERT INTO "_careers_page_v_locales" ("version__status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "_careers_page_v", unnest(enum_range(NULL::"_locales")) AS locale;
  UPDATE "_careers_page_v" SET "latest" = ("id" = (SELECT "id" FROM "_careers_page_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));
  INSERT INTO "service_hours_locales" ("_status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "service_hours", unnest(enum_range(NULL::"_locales")) AS locale;
  INSERT INTO "_service_hours_v_locales" ("version__status", "_locale", "_parent_id") SELECT 'published', locale, id FROM "_service_hours_v", unnest(enum_range(NULL::"_locales")) AS locale;
  UPDATE "_service_hours_v" SET "latest" = ("id" = (SELECT "id" FROM "_service_hours_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1));`)
}
