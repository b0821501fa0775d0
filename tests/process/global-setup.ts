import { buildMissing } from '#server/builds/build.ts'
import { prepareTemplates } from '../setup/prepare-templates.ts'

/** Before the first test: what is built is current and the demo data is there, so that no test waits for either. */
export default async function setup(): Promise<void> {
  await buildMissing(['packages', 'site', 'siteWithDevPages', 'admin'], (line) => process.stdout.write(`${line}\n`))
  await prepareTemplates()
}
