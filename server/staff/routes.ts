import { Hono } from 'hono'
import { factorResetRoutes } from './factor-reset.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { limitStaffAccounts } from './account-limit.ts'
import type { StaffStep } from './factor-form.ts'
import { staffOwnFactorRoutes } from './own-factor.ts'
import { staffResetRoutes } from './reset.ts'
import { staffSecondStepRoutes } from './second-step.ts'
import { staffSignInRoutes } from './sign-in.ts'

/** Signing in as staff, as far as Payload does not do it: limits of guessing, a forgotten password, and the second step. */
export const staffRoutes = (options: StaffStep): Hono<ServerEnv>[] => [
  new Hono<ServerEnv>().use('/admin/api/*', limitStaffAccounts(options.payload, options.limiter)),
  staffSignInRoutes(options),
  staffResetRoutes(options),
  staffOwnFactorRoutes(options),
  factorResetRoutes(options),
  // Last, as it looks at every page of the admin.
  staffSecondStepRoutes(options),
]
