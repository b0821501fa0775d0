import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
    // Migration code
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
    // Migration code
}
