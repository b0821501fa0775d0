import type { TestProject } from 'vitest/node'
import { prepareSqliteTemplate } from './template.ts'

/** What a test file needs to make its own copy of the template: the migrations and the demo pack in a database. */
export interface Template {
  /** Data folder with `media`, and with `portico.db` on SQLite. */
  folder: string
  /** Set on PostgreSQL: address of a database, with `NAME` where its name goes. */
  postgres?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template | undefined
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('template', { folder: await prepareSqliteTemplate() })
}
