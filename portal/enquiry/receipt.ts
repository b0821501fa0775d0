import { drawCode } from '#lib/crypto/draw-code.ts'
import { receivedKinds, type ReceivedKind } from '#domain/enquiry/enquiry.ts'

const initials: Record<ReceivedKind, string> = {
  partner: 'P',
  quotation: 'Q',
  contact: 'M',
  consultation: 'C',
  application: 'A',
  report: 'V',
  form: 'F',
}

/** A receipt number, such as `P-7KMD-3XV9`: 30^8 of each kind, so that none is found by trying. */
export function makeReceipt(kind: ReceivedKind): string {
  return `${initials[kind]}-${drawCode()}`
}

/** The kind of enquiry that a receipt number is for. */
export function kindOfReceipt(receipt: string): ReceivedKind | undefined {
  return receivedKinds.find((kind) => receipt.startsWith(`${initials[kind]}-`))
}
