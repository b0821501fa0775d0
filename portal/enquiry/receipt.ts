import { randomInt } from 'node:crypto'
import { enquiryKinds, type EnquiryKind } from '#lib/enquiry.ts'

/** Letters and digits that nobody confuses when they are read out: without 0 O 1 I L U, and so without most words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const initials: Record<EnquiryKind, string> = {
  partner: 'P',
  quotation: 'Q',
  contact: 'M',
  consultation: 'C',
  application: 'A',
  report: 'V',
}

/** Eight letters, such as `7KMD-3XV9`: one of 30^8, drawn at random, so that none tells how many there are. */
export function drawCode(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${draw()}-${draw()}`
}

/** A receipt number, such as `P-7KMD-3XV9`: 30^8 of each kind, so that none is found by trying. */
export function makeReceipt(kind: EnquiryKind): string {
  return `${initials[kind]}-${drawCode()}`
}

/** The kind of enquiry that a receipt number is for. */
export function kindOfReceipt(receipt: string): EnquiryKind | undefined {
  return enquiryKinds.find((kind) => receipt.startsWith(`${initials[kind]}-`))
}
