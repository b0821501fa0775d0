import { drawCode } from '#lib/crypto/draw-code.ts'
import { enquiryKinds, type EnquiryKind } from '#domain/enquiry/enquiry.ts'

const initials: Record<EnquiryKind, string> = {
  partner: 'P',
  quotation: 'Q',
  contact: 'M',
  consultation: 'C',
  application: 'A',
  report: 'V',
}

/** A receipt number, such as `P-7KMD-3XV9`: 30^8 of each kind, so that none is found by trying. */
export function makeReceipt(kind: EnquiryKind): string {
  return `${initials[kind]}-${drawCode()}`
}

/** The kind of enquiry that a receipt number is for. */
export function kindOfReceipt(receipt: string): EnquiryKind | undefined {
  return enquiryKinds.find((kind) => receipt.startsWith(`${initials[kind]}-`))
}
