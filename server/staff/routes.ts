import { Hono } from 'hono'
import { secondFactorResetRoutes } from './second-factor-reset.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { limitStaffAccounts } from './account-limit.ts'
import type { SecondFactorContext } from './second-factor-form.ts'
import { secondFactorSettingsRoutes } from './second-factor-settings.ts'
import { staffResetRoutes } from './reset.ts'
import { secondFactorSignInRoutes } from './second-factor-sign-in.ts'
import { staffSignInRoutes } from './sign-in.ts'

/** The parts of staff sign-in that Payload doesn't have: rate limits, forgotten passwords, and the second factor. */
export const staffRoutes = (options: SecondFactorContext): Hono<ServerEnv>[] => [
  new Hono<ServerEnv>().use('/admin/api/*', limitStaffAccounts(options.payload, options.limiter)),
  staffSignInRoutes(options),
  staffResetRoutes(options),
  secondFactorSettingsRoutes(options),
  secondFactorResetRoutes(options),
  // Last, because it applies to every page of the admin.
  secondFactorSignInRoutes(options),
]
