import { accountTokenCreate, accountTokenRevoke, accountTokens } from './account/access-tokens.ts'
import { accountConsents, consentWithdraw } from './account/consents.ts'
import { accountNotices, accountNoticesChange } from './account/notices.ts'
import { accountDelete, accountExport } from './account/own-data.ts'
import { advisoryContact } from './advisory/advisory-contact.ts'
import { advisoryDetail, advisoryFeed } from './advisory/advisory-detail.ts'
import { advisoryFilters, advisoryList } from './advisory/advisory-list.ts'
import { passkeyConfirm, passkeyRemove, passkeyStart } from './account/passkeys.ts'
import { accountProfile } from './account/profile.ts'
import { recoveryCodesRenew, secondFactorState, totpConfirm, totpRemove, totpStart } from './account/second-factor.ts'
import { authIdentities, authIdentitiesRemove } from './auth/identity-list.ts'
import { advisoryReport } from './advisory/advisory-report.ts'
import { authEmail, authEmailConfirm } from './auth/email-change.ts'
import { authForgot, authPassword, authReset } from './auth/passwords.ts'
import { authRegister, authVerify } from './auth/registration.ts'
import { authResend } from './auth/resend.ts'
import { passkeySignIn, passkeySignInStart } from './auth/passkey-sign-in.ts'
import { secondFactorCode, secondFactorPasskey, secondFactorPasskeyStart } from './auth/second-factor.ts'
import { authSessions, authSessionsRevoke } from './auth/session-list.ts'
import { authLogin, authLogout, authMe, authRefresh } from './auth/sign-in.ts'
import { oidcCallback, oidcLink, oidcProviders, oidcStart } from './auth/single-sign-on.ts'
import { frameCalls } from './site/frame-calls.ts'
import { pageDetail } from './custom-page/page-detail.ts'
import { errorReport } from './site/error-report.ts'
import { columnPage } from './column/column-page.ts'
import { bottomColumnList, columnAbout, columnEcology, columnProduct, firstColumnList } from './menu/menus.ts'
import { caseFirstColumn } from './case/first-column.ts'
import { caseDetail } from './case/case-detail.ts'
import { caseFilters, caseList } from './case/case-list.ts'
import { blockTable } from './compatibility/blocks.ts'
import { compatibilityPage } from './compatibility/compatibility-page.ts'
import { functionList, functionSearch, functionTable } from './compatibility/functions.ts'
import { innovationPage } from './compatibility/innovation.ts'
import { openPlatformPage } from './compatibility/open-platform.ts'
import { aboutPage } from './company/about-page.ts'
import { publicColumns, publicPages } from './site/public-pages.ts'
import { consultSubmit } from './consult/submit.ts'
import { formDetail } from './form/form-detail.ts'
import { formSend } from './form/form-send.ts'
import { consultTopicList } from './consult/topics.ts'
import { contactHours } from './office/hours.ts'
import { contactOur } from './office/our.ts'
import { courseDetail } from './course/course-detail.ts'
import { courseFilters, courseList } from './course/course-list.ts'
import { lessonDetail, videoWords } from './course/lesson-detail.ts'
import { courseProgress, enrol, leave, myCourses, saveProgress } from './course/my-learning.ts'
import { enquiryToken } from './enquiry/form-token.ts'
import { contactMessage, partnerApplication, quotationRequest } from './enquiry/site-calls.ts'
import { enquiryForm } from './enquiry/site-form.ts'
import { partnerFilters, partnerList } from './partner/partner-list.ts'
import { partnerClassList, partnerProgramme } from './partner/programme.ts'
import { bannerList } from './home/banner-list.ts'
import { announcementList, ecologyList, engineList, expertConsult, solutionList } from './home/records.ts'
import { openSystemBom, openSystemPage } from './help/open-system.ts'
import { helpDetail } from './help/help-detail.ts'
import { helpRead, helpVote } from './help/help-feedback.ts'
import { askTranslation } from './translate/ask-translation.ts'
import { helpLists } from './help/help-list.ts'
import { aboutList, constructList, headlineList, homeBlocks, homeHeadings, iconList, lifeStyle } from './home/rows.ts'
import { careersPage } from './position/careers-page.ts'
import { jobApply } from './position/job-apply.ts'
import { jobDetail } from './position/job-detail.ts'
import { jobFilters, jobList } from './position/job-list.ts'
import { coursePlanList, planBuild } from './teaching/course-plans.ts'
import { industryOverview } from './teaching/overview.ts'
import { textbookList } from './teaching/textbooks.ts'
import { legalCompare } from './legal/legal-compare.ts'
import { legalText } from './legal/legal-text.ts'
import { machineCompare } from './machine/machine-compare.ts'
import { machineDetail } from './machine/machine-detail.ts'
import { machineFilters, machineList } from './machine/machine-list.ts'
import { newsDetail } from './news/news-detail.ts'
import { newsFeed } from './news/news-feed.ts'
import { newsFilters, newsList } from './news/news-list.ts'
import { productCompare } from './product/product-compare.ts'
import { productDetail } from './product/product-detail.ts'
import { productIndustries, productList } from './product/product-list.ts'
import { searchCall, searchClick, searchFilters, searchSuggest } from './search/search.ts'
import { downloadKnown } from './release/known-files.ts'
import { downloadAccept, downloadEula, downloadLink, downloadMine } from './release/member-downloads.ts'
import { downloadPackages } from './release/offered-packages.ts'
import { downloadBuild } from './release/release-build.ts'
import {
  downloadFile,
  downloadHistory,
  downloadIndex,
  downloadList,
  downloadProducts,
  downloadRelease,
} from './release/release-list.ts'
import { friendLinks } from './site/friendlinks.ts'
import {
  ticketClose,
  ticketCopyConfirm,
  ticketRate,
  ticketRateByLink,
  ticketRead,
  ticketReopen,
  ticketReply,
} from './ticket/ticket-actions.ts'
import { ticketDetail, ticketFile } from './ticket/ticket-detail.ts'
import { ticketExport, ticketList } from './ticket/ticket-list.ts'
import { ticketCreate, ticketOptions, ticketStart } from './ticket/ticket-new.ts'
import { toolboxDetail } from './toolbox/toolbox-detail.ts'
import { toolboxFilters } from './toolbox/toolbox-filters.ts'
import { toolboxList, toolboxSearch } from './toolbox/toolbox-list.ts'
import { solutionDetail } from './solution/solution-detail.ts'
import { solutionFilters, solutionsByIndustry } from './solution/solution-list.ts'

/** Every call of the portal. The order is the order of the API description. */
export const calls = [
  bannerList,
  constructList,
  lifeStyle,
  engineList,
  solutionList,
  ecologyList,
  aboutList,
  firstColumnList,
  bottomColumnList,
  columnProduct,
  columnEcology,
  columnAbout,
  caseFirstColumn,
  iconList,
  ...frameCalls,
  announcementList,
  friendLinks,
  expertConsult,
  contactOur,
  columnPage,
  pageDetail,
  errorReport,
  headlineList,
  homeHeadings,
  homeBlocks,
  caseList,
  caseFilters,
  caseDetail,
  solutionsByIndustry,
  solutionFilters,
  solutionDetail,
  partnerProgramme,
  partnerClassList,
  partnerList,
  partnerFilters,
  newsList,
  newsFilters,
  newsDetail,
  newsFeed,
  productList,
  enquiryToken,
  enquiryForm,
  partnerApplication,
  quotationRequest,
  contactMessage,
  consultSubmit,
  consultTopicList,
  formDetail,
  formSend,
  jobList,
  jobFilters,
  jobDetail,
  jobApply,
  careersPage,
  aboutPage,
  contactHours,
  legalText,
  legalCompare,
  publicPages,
  publicColumns,
  productIndustries,
  productDetail,
  productCompare,
  toolboxList,
  toolboxSearch,
  toolboxFilters,
  toolboxDetail,
  machineList,
  machineFilters,
  machineDetail,
  machineCompare,
  courseFilters,
  courseList,
  courseDetail,
  lessonDetail,
  videoWords,
  myCourses,
  courseProgress,
  enrol,
  leave,
  saveProgress,
  industryOverview,
  coursePlanList,
  planBuild,
  textbookList,
  compatibilityPage,
  functionTable,
  functionList,
  functionSearch,
  blockTable,
  innovationPage,
  openPlatformPage,
  ...helpLists,
  helpDetail,
  helpRead,
  helpVote,
  askTranslation,
  openSystemPage,
  openSystemBom,
  advisoryList,
  advisoryFilters,
  advisoryDetail,
  advisoryFeed,
  advisoryContact,
  searchCall,
  searchSuggest,
  searchFilters,
  searchClick,
  downloadProducts,
  downloadList,
  downloadHistory,
  downloadRelease,
  downloadFile,
  downloadIndex,
  downloadBuild,
  downloadPackages,
  downloadKnown,
  downloadEula,
  downloadLink,
  downloadAccept,
  downloadMine,
  advisoryReport,
  ticketOptions,
  ticketStart,
  ticketCreate,
  ticketList,
  ticketExport,
  ticketDetail,
  ticketReply,
  ticketClose,
  ticketCopyConfirm,
  ticketReopen,
  ticketRate,
  ticketRateByLink,
  ticketRead,
  ticketFile,
  authLogin,
  authMe,
  authRefresh,
  authLogout,
  authRegister,
  authVerify,
  authResend,
  authForgot,
  authReset,
  authPassword,
  authEmail,
  authEmailConfirm,
  authSessions,
  authSessionsRevoke,
  oidcProviders,
  oidcStart,
  oidcCallback,
  oidcLink,
  authIdentities,
  authIdentitiesRemove,
  secondFactorCode,
  secondFactorPasskeyStart,
  secondFactorPasskey,
  passkeySignInStart,
  passkeySignIn,
  accountProfile,
  accountNotices,
  accountNoticesChange,
  accountConsents,
  consentWithdraw,
  secondFactorState,
  totpStart,
  totpConfirm,
  totpRemove,
  recoveryCodesRenew,
  accountTokens,
  accountTokenCreate,
  accountTokenRevoke,
  passkeyStart,
  passkeyConfirm,
  passkeyRemove,
  accountExport,
  accountDelete,
] as const

/** The calls by path, for the typed client: which input each takes and what it answers. */
export type CallMap = { [C in (typeof calls)[number] as C['path']]: C }
export type CallPath = keyof CallMap
