import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offices_map_place_side" AS ENUM('right', 'left', 'above', 'below');
  CREATE TYPE "public"."enum__offices_v_version_map_place_side" AS ENUM('right', 'left', 'above', 'below');
  ALTER TABLE "offices" ADD COLUMN "map_place_x" numeric;
  ALTER TABLE "offices" ADD COLUMN "map_place_y" numeric;
  ALTER TABLE "offices" ADD COLUMN "map_place_side" "enum_offices_map_place_side" DEFAULT 'right';
  ALTER TABLE "_offices_v" ADD COLUMN "version_map_place_x" numeric;
  ALTER TABLE "_offices_v" ADD COLUMN "version_map_place_y" numeric;
  ALTER TABLE "_offices_v" ADD COLUMN "version_map_place_side" "enum__offices_v_version_map_place_side" DEFAULT 'right';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "offices" DROP COLUMN "map_place_x";
  ALTER TABLE "offices" DROP COLUMN "map_place_y";
  ALTER TABLE "offices" DROP COLUMN "map_place_side";
  ALTER TABLE "_offices_v" DROP COLUMN "version_map_place_x";
  ALTER TABLE "_offices_v" DROP COLUMN "version_map_place_y";
  ALTER TABLE "_offices_v" DROP COLUMN "version_map_place_side";
  DROP TYPE "public"."enum_offices_map_place_side";
  DROP TYPE "public"."enum__offices_v_version_map_place_side";`)
}
