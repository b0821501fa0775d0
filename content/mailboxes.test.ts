import { expect, it } from 'vitest'
import { site } from '#demo/content/site.ts'
import { mailboxOf, withoutMailbox } from './mailboxes.ts'

const own = {
  applicationEmail: 'jobs@example.com',
  securityEmail: 'psirt@example.com',
  ticketEmail: 'desk@example.com',
}
const all = { enquiryEmail: 'house@example.com', ...own }

it('each purpose has its mailbox, then the one for enquiries, then the sender of all mails', () => {
  const purposes = ['enquiry', 'application', 'report', 'ticket'] as const
  const told = (settings: Parameters<typeof mailboxOf>[0], sender?: string) =>
    purposes.map((purpose) => mailboxOf(settings, purpose, sender))
  expect(told(all)).toEqual(['house@example.com', 'jobs@example.com', 'psirt@example.com', 'desk@example.com'])
  expect(told({ enquiryEmail: 'house@example.com', ticketEmail: '' })).toEqual(Array(4).fill('house@example.com'))
  expect(told({ enquiryEmail: null }, 'portal@example.com')).toEqual(Array(4).fill('portal@example.com'))
  expect(told({})).toEqual(Array(4).fill(undefined))
})

it('what has no mailbox of its own is named, and the demo has all of them', () => {
  expect(withoutMailbox(own)).toEqual(['enquiry'])
  expect(withoutMailbox({ ...all, applicationEmail: '', ticketEmail: null })).toEqual(['application', 'ticket'])
  expect(withoutMailbox(site)).toEqual([])
})
