/** For processes that open Payload: read first, by a module that imports the rest afterwards or as `node --import`. */
import { registerHooks } from 'node:module'
import { resolveInDrizzle } from './drizzle-imports.ts'

registerHooks({ resolve: resolveInDrizzle })
