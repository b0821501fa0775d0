/** For processes that open Payload: read first, by a module that imports the rest afterwards or as `node --import`. */
import { registerHooks } from 'node:module'
import { resolveKnown } from './known-imports.ts'

registerHooks({ resolve: resolveKnown })
