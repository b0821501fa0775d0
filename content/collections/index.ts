import type { CollectionConfig } from 'payload'
import { attachments } from './attachments.ts'
import { caseCategories, cases } from './cases.ts'
import { engines, industries } from './catalogue.ts'
import { experts, offices } from './company.ts'
import { enquiries } from './enquiries.ts'
import { formerSlugs } from './former-slugs.ts'
import { functionAreas, platforms } from './compatibility.ts'
import { announcements, banners, columns, friendLinks } from './home.ts'
import { machineClasses, machineInterfaces, machines } from './machines.ts'
import { mails } from './mails.ts'
import { media } from './media.ts'
import { memberSessions, memberTokens } from './member-records.ts'
import { members } from './members.ts'
import { news, newsCategories } from './news.ts'
import { productCriteria, products } from './products.ts'
import { toolboxDomains, toolboxes } from './toolboxes.ts'
import { partnerClasses, partners, regions } from './partners.ts'
import { solutions } from './solutions.ts'
import { users } from './users.ts'

/** Collections that are about people: no visitor reads them, and nothing in them is published. */
export const peopleCollections = [enquiries, members, memberSessions, memberTokens, mails, users]

/** Every collection, in the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  news,
  newsCategories,
  cases,
  caseCategories,
  products,
  productCriteria,
  toolboxes,
  toolboxDomains,
  machines,
  machineClasses,
  machineInterfaces,
  engines,
  industries,
  solutions,
  functionAreas,
  platforms,
  partners,
  partnerClasses,
  regions,
  banners,
  announcements,
  offices,
  experts,
  columns,
  friendLinks,
  media,
  formerSlugs,
  attachments,
  ...peopleCollections,
]
