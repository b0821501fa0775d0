import { join } from 'node:path'
import { build } from 'vite'

/** The wrapper as the site's build makes it for browsers: each file's code by its name, and which file is loaded first. */
export interface ClientBundle {
  files: Map<string, { code: string; imports: string[]; dynamicImports: string[] }>
  entry: string
}

const root = join(import.meta.dirname, '../..')

/** Bundles `portal/client.ts` alone, in memory; what it exports is `window.client` of the page that loads it. */
export async function bundleClient(): Promise<ClientBundle> {
  const id = 'client-of-a-test'
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: { '#portal': join(root, 'portal'), '#domain': join(root, 'domain'), '#lib': join(root, 'lib') } },
    plugins: [
      {
        name: id,
        resolveId: (source) => (source === id ? `\0${id}` : undefined),
        load: (source) =>
          source === `\0${id}`
            ? `import * as client from ${JSON.stringify(join(root, 'portal/client.ts'))}; globalThis.client = client`
            : undefined,
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: id } },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  const chunks = outputs.filter((each) => each.type === 'chunk')
  return {
    files: new Map(
      chunks.map(({ code, dynamicImports, fileName, imports }) => [fileName, { code, imports, dynamicImports }]),
    ),
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
  }
}
