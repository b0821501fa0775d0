import { accountsOf, demoMembers } from './accounts.ts'
import { loadClinic } from './clinic/records.ts'
import { organisations, tickets as clinicTickets } from './clinic/tickets.ts'
import { loadReceivers } from './company-records.ts'
import { tagsOfTickets } from './content/desk-tools.ts'
import { tickets } from './content/tickets.ts'
import { loadDeskTools } from './desk-records.ts'
import { loadMemberDownloads } from './member-downloads.ts'
import type { Pack } from './pack.ts'
import { loadRecords } from './records.ts'
import { idOf } from './save-all.ts'

/** The demo companies by what `PORTICO_DEMO` says: Armilla, and a supplier of clinics. */
export const packs = {
  on: {
    accounts: accountsOf.on,
    loadRecords,
    desk: {
      // One of them is promised a solution, too.
      organisations: [
        { title: '赫曦航空动力研究所', plan: 'priority', calendar: 'china', person: 'lin.xia@example.com' },
        { title: 'Harrow & Lind Pumps', plan: 'standard', calendar: 'bavaria', person: 'maya.hart@example.com' },
      ],
      tickets,
      tags: tagsOfTickets,
      loadTools: loadDeskTools,
    },
    loadPeoplesRecords: async ({ accounts, loader, members, payload, req }) => {
      await loadReceivers(loader, accounts)
      await loadMemberDownloads(payload, req, Number(idOf(members, demoMembers[0].email)))
    },
  },
  clinic: { accounts: accountsOf.clinic, loadRecords: loadClinic, desk: { organisations, tickets: clinicTickets } },
} satisfies Record<string, Pack>
