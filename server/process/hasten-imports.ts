/** For processes that open Payload: read first, by a module that imports the rest afterwards or as `node --import`. */
import { registerHooks } from 'node:module'
import { readBundledPackages } from '#server/builds/bundled-packages.ts'
import { resolveKnown } from './known-imports.ts'

const bundled = readBundledPackages()

registerHooks({
  resolve(specifier, context, next) {
    const found = resolveKnown(specifier, context, next)
    const url = bundled.get(found.url)
    return url === undefined ? found : { url, format: 'module', shortCircuit: true }
  },
})
