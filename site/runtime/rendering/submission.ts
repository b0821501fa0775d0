import { createContext } from 'react'
import type { FormAnswers, FormFaults } from '#domain/form/form-fields.ts'
import type { SentFile } from '#domain/form-file/form-files.ts'
import type { ReceivedKind } from '#domain/enquiry/enquiry.ts'

/**
 * What became of a form that was sent without scripts; the server gives it to the page that it then draws. `check` asks
 * the person to look and send once more, because only now does the form have a token.
 */
export interface Submission {
  kind: ReceivedKind
  /** What was written, by field; in a form that editors made also of fields that it has no more. */
  values?: FormAnswers
  token?: string
  faults?: FormFaults
  /** Files that came before; the form goes on with them. */
  files?: SentFile[]
  /** What is wrong with the files, in words. */
  filesFault?: string | undefined
  /** `changed`: the form is another one than was filled in. */
  problem?: 'changed' | 'check' | 'doubt' | 'faults' | 'limit' | 'failed'
  /** The number of an enquiry that was received. */
  receipt?: string
}

/** Set only while the server draws such a page. */
export const SubmissionContext = createContext<Submission | undefined>(undefined)
