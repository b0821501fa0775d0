import { firstDetails } from './solution-details-1.ts'
import { furtherDetails } from './solution-details-2.ts'

/** What the page of each solution says, by slug. */
export const solutionDetails = { ...firstDetails, ...furtherDetails }
