import { accountDelete, accountExport } from './account/own-data.ts'
import { authEmail, authEmailConfirm } from './auth/email-change.ts'
import { authForgot, authPassword, authReset } from './auth/passwords.ts'
import { authRegister, authVerify } from './auth/registration.ts'
import { authSessions, authSessionsRevoke } from './auth/session-list.ts'
import { authLogin, authLogout, authMe, authRefresh } from './auth/sign-in.ts'
import { baseSite } from './base/site.ts'
import { errorReport } from './base/error-report.ts'
import { columnPage } from './base/column-page.ts'
import { bottomColumnList, columnAbout, columnEcology, columnProduct, firstColumnList } from './base/menus.ts'
import { caseFirstColumn } from './case/first-column.ts'
import { caseDetail } from './case/case-detail.ts'
import { caseFilters, caseList } from './case/case-list.ts'
import { compatibilityPage, functionList, functionSearch, functionTable } from './compatibility/functions.ts'
import { innovationPage } from './compatibility/innovation.ts'
import { openPlatformPage } from './compatibility/open-platform.ts'
import { contactOur } from './contact/our.ts'
import { enquiryToken } from './enquiry/form-token.ts'
import { partnerApplication } from './enquiry/partner-application.ts'
import { quotationRequest } from './enquiry/quotation-request.ts'
import { partnerFilters, partnerList } from './ecology/partner-list.ts'
import { partnerClassList, partnerProgramme } from './ecology/programme.ts'
import { bannerList } from './home/banner-list.ts'
import { announcementList, ecologyList, engineList, expertConsult, solutionList } from './home/records.ts'
import { aboutList, constructList, headlineList, homeHeadings, iconList, lifeStyle } from './home/rows.ts'
import { machineCompare } from './machine/machine-compare.ts'
import { machineDetail } from './machine/machine-detail.ts'
import { machineFilters, machineList } from './machine/machine-list.ts'
import { newsDetail } from './news/news-detail.ts'
import { newsFeed } from './news/news-feed.ts'
import { newsFilters, newsList } from './news/news-list.ts'
import { productCompare } from './product/product-compare.ts'
import { productDetail } from './product/product-detail.ts'
import { productIndustries, productList } from './product/product-list.ts'
import { friendLinks } from './seo/friendlinks.ts'
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
  baseSite,
  announcementList,
  friendLinks,
  expertConsult,
  contactOur,
  columnPage,
  errorReport,
  headlineList,
  homeHeadings,
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
  partnerApplication,
  quotationRequest,
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
  compatibilityPage,
  functionTable,
  functionList,
  functionSearch,
  innovationPage,
  openPlatformPage,
  authLogin,
  authMe,
  authRefresh,
  authLogout,
  authRegister,
  authVerify,
  authForgot,
  authReset,
  authPassword,
  authEmail,
  authEmailConfirm,
  authSessions,
  authSessionsRevoke,
  accountExport,
  accountDelete,
] as const

type AnyCall = (typeof calls)[number]

/** The calls by path, for the typed client: which input each takes and what it answers. */
export type CallMap = { [C in AnyCall as C['path']]: C }
export type CallPath = keyof CallMap
