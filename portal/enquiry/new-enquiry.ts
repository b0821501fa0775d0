import type { EnquiryValues, ReceivedKind } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'
import type { FileFacts } from '#portal/form-file/form-files.ts'

/** One answer in a form that editors made, in the words that it was given in. */
export interface KeptAnswer {
  label: string
  value: string
}

/** What an enquiry has from the record of its form, where editors made that. */
interface OwnForm {
  /** Number of the record. */
  form: number
  title: string
  answers: KeptAnswer[]
  consentText: string
  keepDays: number
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
  /** Only of the kind `form`. */
  own?: OwnForm | undefined
  /** From `enquiryKey`. */
  key: string
}
