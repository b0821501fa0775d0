import type { CollectionConfig } from 'payload'
import { caseCategories, cases, engines, industries, products, solutions } from './catalogue.ts'
import { experts, offices } from './company.ts'
import { announcements, banners, columns, friendLinks } from './home.ts'
import { media } from './media.ts'
import { news, newsCategories } from './news.ts'
import { partnerClasses, partners } from './partners.ts'
import { users } from './users.ts'

/** Every collection, in the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  news,
  newsCategories,
  cases,
  caseCategories,
  products,
  engines,
  industries,
  solutions,
  partners,
  partnerClasses,
  banners,
  announcements,
  offices,
  experts,
  columns,
  friendLinks,
  media,
  users,
]
