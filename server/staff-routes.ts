import { Hono } from 'hono'
import { factorResetRoutes } from './factor-reset.ts'
import type { ServerEnv } from './middleware/request.ts'
import { limitStaffAccounts } from './staff-account-limit.ts'
import type { StaffStep } from './staff-factor-form.ts'
import { staffOwnFactorRoutes } from './staff-own-factor.ts'
import { staffResetRoutes } from './staff-reset.ts'
import { staffSecondStepRoutes } from './staff-second-step.ts'
import { staffSignInRoutes } from './staff-sign-in.ts'

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
