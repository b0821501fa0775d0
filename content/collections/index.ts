import type { CollectionConfig } from 'payload'
import { advisories } from './release/advisories.ts'
import { leaders, milestones, qualifications } from './company/about-company.ts'
import { accountActions } from './member/account-actions.ts'
import { attachments } from './attachments.ts'
import { caseCategories, cases } from './cases.ts'
import { engines, industries } from './product/engines-and-industries.ts'
import { experts, offices } from './company/company.ts'
import { courses, difficulties, lessons, programmes, teachers } from './course/courses.ts'
import { checkedLinks } from './checked-links.ts'
import { consultTopics } from './consult-topics.ts'
import { customPages } from './custom-page/custom-pages.ts'
import { enquiries } from './enquiries.ts'
import { formerSlugs } from './former-slugs.ts'
import { forms } from './forms.ts'
import { blockLibraries, functionAreas, platforms } from './product/compatibility.ts'
import { announcements, banners, columns, friendLinks } from './home.ts'
import { helpArticles, helpCategories, helpCounts, helpVotes } from './help.ts'
import { legalTexts } from './company/legal-texts.ts'
import { machineClasses, machineInterfaces, machines } from './product/machines.ts'
import { enrolments, lessonProgress } from './course/learning-records.ts'
import { interfaceTexts } from './interface-texts.ts'
import { mailTexts } from './mail-texts.ts'
import { mails } from './mails.ts'
import { media } from './media.ts'
import { missingAddresses } from './missing-addresses.ts'
import { memberSessions, memberTokens } from './member/member-records.ts'
import {
  memberAccessTokens,
  memberConsents,
  memberIdentities,
  memberPasskeys,
  staffPasskeys,
} from './member/member-security.ts'
import { members } from './member/members.ts'
import { news, newsCategories } from './news.ts'
import { components, standards } from './open-system.ts'
import { positionPlaces, positions, positionTeams } from './company/positions.ts'
import {
  advisoryNotices,
  downloadCounts,
  entitlements,
  eulaAcceptances,
  memberDownloads,
} from './release/download-records.ts'
import { plans } from './plans.ts'
import { previewLinks } from './preview-links.ts'
import { productCriteria, products } from './product/products.ts'
import { redirects } from './redirects.ts'
import { searchCollections } from './search.ts'
import { terms } from './terms.ts'
import { reviews } from './reviews.ts'
import { releaseFiles } from './release/release-files.ts'
import { releases } from './release/releases.ts'
import { toolboxDomains, toolboxes } from './product/toolboxes.ts'
import { partnerClasses, partners, regions } from './company/partners.ts'
import { siteForms } from './site-forms.ts'
import { solutions } from './solutions.ts'
import { coursePlans, textbooks } from './course/teaching.ts'
import { ticketCollections } from './ticket/tickets.ts'
import { users } from './users.ts'
import { videos } from './course/videos.ts'

/** Collections that are about people: no visitor reads them, and nothing in them is published. */
export const peopleCollections = [
  ...ticketCollections,
  helpCounts,
  helpVotes,
  entitlements,
  eulaAcceptances,
  memberDownloads,
  downloadCounts,
  advisoryNotices,
  enquiries,
  members,
  memberSessions,
  memberTokens,
  memberIdentities,
  memberPasskeys,
  memberConsents,
  memberAccessTokens,
  enrolments,
  lessonProgress,
  accountActions,
  mails,
  staffPasskeys,
  previewLinks,
  plans,
  reviews,
  checkedLinks,
  missingAddresses,
  users,
]

const peopleSlugs = new Set(peopleCollections.map(({ slug }) => slug))

/** Whether no visitor is given anything of a collection: those about people, and Payload's own. */
export const isPrivate = (slug: string) => peopleSlugs.has(slug) || slug.startsWith('payload-')

/** What the site follows without showing it. */
const rulesOfSite = [...searchCollections, redirects, mailTexts, terms]
const ruleSlugs = new Set(rulesOfSite.map(({ slug }) => slug))

/** Whether visitors read records of a collection. */
export const isPublic = (slug: string) => !isPrivate(slug) && !ruleSlugs.has(slug)

/** Every collection, in the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  news,
  newsCategories,
  cases,
  caseCategories,
  products,
  productCriteria,
  releases,
  releaseFiles,
  toolboxes,
  toolboxDomains,
  machines,
  machineClasses,
  machineInterfaces,
  engines,
  industries,
  solutions,
  functionAreas,
  blockLibraries,
  platforms,
  helpArticles,
  helpCategories,
  standards,
  components,
  advisories,
  partners,
  partnerClasses,
  regions,
  programmes,
  difficulties,
  courses,
  lessons,
  teachers,
  videos,
  coursePlans,
  textbooks,
  banners,
  announcements,
  offices,
  experts,
  consultTopics,
  forms,
  siteForms,
  interfaceTexts,
  milestones,
  leaders,
  qualifications,
  positions,
  positionTeams,
  positionPlaces,
  legalTexts,
  columns,
  customPages,
  friendLinks,
  media,
  formerSlugs,
  attachments,
  ...rulesOfSite,
  ...peopleCollections,
]
