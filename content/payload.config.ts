import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adminChinese } from './admin-chinese.ts'
import { adminEnglish } from './admin-english.ts'
import { adminMeta } from './admin-meta.ts'
import { formatDates, timeFormat } from './fields/date-formats.ts'
import { withLayout } from './fields/document-layout.ts'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { demoEndpoints } from '#content/demo/endpoints.ts'
import { demoPath } from '#content/demo/view.ts'
import { doctorEndpoint } from '#content/doctor/endpoint.ts'
import { doctorPath } from '#content/doctor/view.ts'
import { firstRunEndpoints } from './first-run/endpoints.ts'
import { setupPath } from './first-run/steps.ts'
import { finder } from './finder/endpoint.ts'
import { guardRows } from './access/guard-rows.ts'
import { exportAudit } from './audit/export.ts'
import { withHistory } from './audit/history-view.ts'
import { auditPath } from './audit/may-see.ts'
import { brand } from './brand/brand.ts'
import { recordRows } from './audit/record-rows.ts'
import { clientConfigEndpoint } from './client-config.ts'
import { collections, isPrivate } from './collections/index.ts'
import { createDatabase } from './database.ts'
import { deskPath, deskReportsPath } from './desk/view.ts'
import { compatibility, innovation, openPlatform } from './globals/compatibility.ts'
import { aboutPage, careersPage, serviceHours } from './globals/company.ts'
import { programme } from './globals/programme.ts'
import { home } from './globals/home.ts'
import { site } from './globals/site.ts'
import { teaching } from './globals/teaching.ts'
import { wordEditor } from './editor-chinese.ts'
import { freeLocks } from './free-locks.ts'
import { noMail } from './no-mail.ts'
import { ruleSavedLists, savedLists } from './saved-lists.ts'
import { nameRows } from './fields/row-names.ts'
import { navigation } from './globals/navigation.ts'
import { withVersions } from './globals/with-versions.ts'
import { searchQueriesPath } from './search/queries-view.ts'
import { keepDraftsLast } from './last-drafts.ts'
import { leanLists } from './lean-lists.ts'
import { brokenLinkEndpoints } from './links/broken-endpoints.ts'
import { linkEndpoints } from './links/endpoints.ts'
import { linksPath } from './links/view.ts'
import { settleLanguages } from './one-language.ts'
import { ruleOwnCollections } from './payloads-own.ts'
import { answerBrokenForm, nameWrongFields, withInputRules } from './rest-rules.ts'
import { interfaceTextsPath } from './interface-texts/view.ts'
import { mailTextsPath } from './mail-texts/view.ts'
import { oldAddressesPath } from './redirects/view.ts'
import { moveContentPath } from './move/view.ts'
import { richTextEditor } from './rich-text-editor.ts'
import { plansPath } from './plan/view.ts'
import { withPreview, withPreviewOfGlobal } from './preview/with-preview.ts'
import { withUnsavedCopy } from './preview/with-unsaved-copy.ts'
import { withPublishedGlobal, withPublishedSide } from './published/write.ts'
import { judgeRows } from './review/judge-rows.ts'
import { reviewPath } from './review/view.ts'
import { withTranslations, withTranslationsOfGlobal } from './translate/note.ts'
import { assignEndpoint } from './translate/assign-endpoint.ts'
import { translateEndpoints } from './translate/endpoints.ts'
import { exchangeEndpoints } from './translate/exchange-endpoints.ts'
import { holdMachineDrafts } from './translate/machine/hold-drafts.ts'
import { machineEndpoint } from './translate/machine/endpoint.ts'
import { translatePath, translateRecordPath } from './translate/view.ts'
import { withNeededLock } from './needed-lock.ts'
import { withUses } from './uses/keep-used.ts'
import { readSecrets } from '#lib/crypto/find-secrets.ts'

const root = join(fileURLToPath(import.meta.url), '../..')

/**
 * What may be stored. Next compiles a copy of its own of this file, so nothing here may hold state:
 * what both copies share lives in the database.
 */
export default buildConfig({
  secret: readSecrets(env)[0],
  db: recordRows(
    holdMachineDrafts(
      judgeRows(guardRows(keepDraftsLast(freeLocks(createDatabase(env))), isPrivate), isPrivate),
      isPrivate,
    ),
    isPrivate,
  ),
  editor: richTextEditor,
  email: noMail,
  logger: log,
  sharp,
  collections: collections
    .map(withNeededLock)
    .map(withInputRules)
    .map(withPublishedSide)
    .map(withPreview)
    .map(withUnsavedCopy)
    .map(withUses)
    .map(withTranslations)
    .map(withHistory),
  globals: [
    site,
    brand,
    home,
    navigation,
    programme,
    compatibility,
    innovation,
    openPlatform,
    teaching,
    aboutPage,
    careersPage,
    serviceHours,
  ]
    .map(withLayout)
    .map(withVersions)
    .map(withPreviewOfGlobal)
    .map(withPublishedGlobal)
    .map(withTranslationsOfGlobal)
    .map(withHistory),
  localization: {
    locales: [
      { code: 'zh', label: { zh: '中文', en: 'Chinese' } },
      { code: 'en', label: { zh: '英文', en: 'English' } },
    ],
    defaultLocale: 'zh',
    // The main button publishes the language that is being edited, not a half-done translation beside it.
    defaultLocalePublishOption: 'active',
    // A missing translation is shown as missing (L6), never as a silent mixture of languages.
    fallback: false,
  },
  i18n: { supportedLanguages: { zh: adminChinese, en: adminEnglish }, fallbackLanguage: 'en' },
  routes: { admin: '/admin', api: '/admin/api' },
  graphQL: { disable: true },
  telemetry: false,
  endpoints: [
    clientConfigEndpoint,
    exportAudit,
    finder,
    ...firstRunEndpoints,
    ...demoEndpoints,
    ...linkEndpoints,
    ...brokenLinkEndpoints,
    doctorEndpoint,
    ...translateEndpoints,
    assignEndpoint,
    machineEndpoint,
    ...exchangeEndpoints,
  ],
  queryPresets: savedLists,
  hooks: { afterError: [answerBrokenForm, nameWrongFields] },
  experimental: { localizeStatus: true },
  admin: {
    user: 'users',
    // Not Gravatar: a staff member's address is nobody else's business, and nothing is fetched from elsewhere.
    avatar: 'default',
    importMap: { baseDir: join(root, 'admin'), importMapFile: join(root, 'admin/app/importMap.js') },
    meta: adminMeta,
    // The same in both languages, and it can be compared: Payload's default reads "十一月 22日 2026, 11:32 下午".
    dateFormat: timeFormat,
    components: {
      graphics: { Icon: '/frame/mark.tsx#Mark', Logo: '/frame/sign-in-head.tsx#SignInHead' },
      providers: [
        '/frame/early-presses.tsx#EarlyPresses',
        '/frame/named-controls.tsx#NamedControls',
        '/session/session-guard.tsx#SessionGuard',
      ],
      actions: ['/finder/finder-action.tsx#FinderAction'],
      beforeNavLinks: ['/desk/desk-link.tsx#DeskLink'],
      afterNavLinks: [
        '/review/review-link.tsx#ReviewLink',
        '/translate/translate-link.tsx#TranslateLink',
        '/plan/plans-link.tsx#PlansLink',
        '/links/links-link.tsx#LinksLink',
        '/redirects/old-addresses-link.tsx#OldAddressesLink',
        '/interface-texts/interface-texts-link.tsx#InterfaceTextsLink',
        '/mail-texts/mail-texts-link.tsx#MailTextsLink',
        '/search/search-queries-link.tsx#SearchQueriesLink',
        '/audit/audit-link.tsx#AuditLink',
        '/doctor/doctor-link.tsx#DoctorLink',
        '/move/move-link.tsx#MoveLink',
      ],
      views: {
        dashboard: { Component: '/start/start-view.tsx#StartView' },
        audit: { Component: '/audit/audit-view.tsx#AuditView', path: auditPath, exact: true },
        searchQueries: {
          Component: '/search/search-queries.tsx#SearchQueries',
          path: searchQueriesPath,
          exact: true,
        },
        setup: { Component: '/setup/setup-view.tsx#SetupView', path: setupPath, exact: true },
        demo: { Component: '/demo/demo-view.tsx#DemoView', path: demoPath, exact: true },
        review: { Component: '/review/review-view.tsx#ReviewView', path: reviewPath, exact: true },
        translateRecord: {
          Component: '/translate/translate-record-view.tsx#TranslateRecordView',
          path: translateRecordPath,
          exact: true,
        },
        translate: { Component: '/translate/translate-view.tsx#TranslateView', path: translatePath, exact: true },
        plans: { Component: '/plan/plans-view.tsx#PlansView', path: plansPath, exact: true },
        links: { Component: '/links/links-view.tsx#LinksView', path: linksPath, exact: true },
        oldAddresses: {
          Component: '/redirects/old-addresses-view.tsx#OldAddressesView',
          path: oldAddressesPath,
          exact: true,
        },
        interfaceTexts: {
          Component: '/interface-texts/interface-texts-view.tsx#InterfaceTextsView',
          path: interfaceTextsPath,
          exact: true,
        },
        mailTexts: { Component: '/mail-texts/mail-texts-view.tsx#MailTextsView', path: mailTextsPath, exact: true },
        doctor: { Component: '/doctor/doctor-view.tsx#DoctorView', path: doctorPath, exact: true },
        moveContent: { Component: '/move/move-view.tsx#MoveView', path: moveContentPath, exact: true },
        desk: { Component: '/desk/desk-view.tsx#DeskView', path: deskPath, exact: true },
        deskReports: { Component: '/desk/reports-view.tsx#ReportsView', path: deskReportsPath, exact: true },
      },
    },
  },
  // By `npm run generate`; by itself Payload would start another process at every start that is not production.
  typescript: { outputFile: join(root, 'content/payload-types.ts'), autoGenerate: false },
  ...(env.PUBLIC_URL && { serverURL: env.PUBLIC_URL, csrf: [env.PUBLIC_URL] }),
  cookiePrefix: 'portico',
  upload: { limits: { fileSize: 25 * 1024 * 1024 }, abortOnLimit: true },
})
  .then(ruleOwnCollections)
  .then(ruleSavedLists)
  .then(formatDates)
  .then(nameRows)
  .then(wordEditor)
  .then(settleLanguages)
  .then(leanLists)
