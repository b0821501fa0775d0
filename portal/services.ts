import { createAccounts } from './auth/accounts.ts'
import { createLearning } from './course/learning.ts'
import { createEnquiries } from './enquiry/enquiries.ts'
import { createTotals } from './find-page.ts'
import { createHelpCounts } from './help/counts.ts'
import { createSearch } from './search/service.ts'
import { createDownloads } from './release/downloads.ts'
import { createDesk } from './ticket/desk.ts'
import { createWishes } from './translate/ask-translation.ts'

/** What the services are opened with: of the portal's dependencies those that they need. */
type ServiceParts = Parameters<typeof createAccounts>[0] &
  Parameters<typeof createSearch>[0] & { keepsAnswers?: boolean }

/** What handlers work with beside reading content, opened once. */
export function createServices(dependencies: ServiceParts) {
  const { keepsAnswers: areKept = true, payload } = dependencies
  const accounts = createAccounts(dependencies)
  return {
    totals: createTotals({ areKept }),
    accounts,
    enquiries: createEnquiries({ payload, ...accounts }),
    desk: createDesk({ payload, ...accounts }),
    learning: createLearning({ payload, ...accounts }),
    helpCounts: createHelpCounts({ payload, ...accounts }),
    wishes: createWishes(payload),
    search: createSearch(dependencies),
    downloads: createDownloads({ payload, atomically: accounts.atomically }),
  }
}
