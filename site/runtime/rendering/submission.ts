import { createContext } from 'react'
import type { SentFile } from '#domain/form-file/form-files.ts'
import type { EnquiryFaults, EnquiryKind, EnquiryValues } from '#domain/enquiry/enquiry.ts'

/**
 * What became of a form that was sent without scripts; the server gives it to the page that it then draws. `check` asks
 * the person to look and send once more, because only now does the form have a token.
 */
export interface Submission {
  kind: EnquiryKind
  values?: EnquiryValues
  token?: string
  faults?: EnquiryFaults
  /** Files that came before; the form goes on with them. */
  files?: SentFile[]
  /** What is wrong with the files, in words. */
  filesFault?: string | undefined
  problem?: 'check' | 'doubt' | 'faults' | 'limit' | 'failed'
  /** The number of an enquiry that was received. */
  receipt?: string
}

/** Set only while the server draws such a page. */
export const SubmissionContext = createContext<Submission | undefined>(undefined)
