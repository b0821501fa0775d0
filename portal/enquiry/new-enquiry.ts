import type { EnquiryValues, ReceivedKind } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'
import type { FileFacts } from '#portal/form-file/form-files.ts'

/** One answer in a form that editors made, in the words that it was given in. */
export interface KeptAnswer {
  label: string
  value: string
}

/** What an enquiry has from what editors made of its form. */
interface OwnForm {
  /** Number of the record, of the kind `form` alone. */
  form?: number
  /** What the form is called, where that is not its kind. */
  title?: string
  answers: KeptAnswer[]
  /** What was agreed to, where that is not the words of the whole site. */
  consentText: string | undefined
  /** How long it is kept, where that is not the time of all enquiries. */
  keepDays: number | undefined
  hasReceiptMail: boolean
  /** More addresses of web pages than this have to be confirmed by a person. */
  mostLinks: number
}

/** What a visitor has sent by a form, ready to be kept. */
export interface NewEnquiry {
  kind: ReceivedKind
  /** Checked, and with the e-mail address in its one form. */
  values: EnquiryValues & { name: string; email: string; consent: string }
  /** The files that came with it, already stored. */
  files?: readonly FileFacts[]
  /** Staff who answer it; they are mailed in the place of the mailbox for all. */
  assignees?: readonly number[]
  language: Locale
  /** Absent where editors made nothing of the form. */
  own?: OwnForm | undefined
  /** From `enquiryKey`. */
  key: string
}
