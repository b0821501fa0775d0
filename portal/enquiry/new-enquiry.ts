import type { ConsentVersion, EnquiryKind, EnquiryValues } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'
import type { FileFacts } from '#portal/form-file/form-files.ts'

/** What a visitor has sent by a form, ready to be kept. */
export interface NewEnquiry {
  kind: EnquiryKind
  /** Checked, and with the e-mail address in its one form. */
  values: EnquiryValues & { name: string; email: string; consent: ConsentVersion }
  /** The files that came with it, already stored. */
  files?: readonly FileFacts[]
  /** Staff who answer it; they are mailed in the place of the mailbox for all. */
  assignees?: readonly number[]
  language: Locale
  /** From `enquiryKey`. */
  key: string
}
