import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { openLimitCounts } from '#content/limit-counts.ts'
import { readSecrets } from '#lib/crypto/find-secrets.ts'
import { env } from '#lib/env.ts'
import { openContentFiles } from '#server/documents/content-files.ts'
import { log } from '#lib/log.ts'
import { signingKey } from '#lib/crypto/signing-key.ts'
import { calls } from '#portal/calls.ts'
import { type FindPlace, findNoPlace, openPlaces } from '#portal/auth/places.ts'
import { createPortal, type Portal } from '#portal/portal.ts'
import type { LatestBuild } from '#site/runtime/deployment/build-meta.ts'
import { adminRoutes } from './admin.ts'
import { createApp } from './app.ts'
import { buildMissing, root, siteBuildFor } from '#server/builds/build.ts'
import { openBuildAssets } from '#server/builds/build-assets.ts'
import { createClientAddressReader } from './client-address.ts'
import { type AdminShell, openAdminShell } from '#server/process/admin-shell.ts'
import { prepareDataFolder } from '#server/process/data-folder.ts'
import { watchDisk } from '#server/process/disk-reserve.ts'
import { startNoticeWorker } from '#server/downloads/notice-worker.ts'
import { openDownloads } from '#server/downloads/open-downloads.ts'
import { uploadRoutes } from '#server/downloads/upload-routes.ts'
import { moveRoutes } from '#server/move/routes.ts'
import { createVisitCounter, startVisitWorker, type VisitCounter } from '#server/visits/visit-counter.ts'
import { createFastPath } from '#server/pages/fast-path.ts'
import {
  checkBucket,
  databaseFailure,
  loadDemoOnce,
  prepareDatabase,
  waitForDatabase,
} from '#server/process/first-start.ts'
import { createStopping } from '#server/process/stopping.ts'
import { printGreeting } from '#server/process/greeting.ts'
import { answerRequests } from '#server/process/answer-requests.ts'
import { startAuditWorker } from '#server/workers/audit-worker.ts'
import { startDeskMailWorker } from '#server/workers/desk-mail-worker.ts'
import { startDeskIndexer, startDeskWorker } from '#server/workers/desk-worker.ts'
import { startMailWorker } from '#server/workers/mail-worker.ts'
import { openHealth } from '#server/process/health.ts'
import { collectGarbageOften } from '#server/process/memory-settings.ts'
import { createMetrics } from '#server/middleware/metrics.ts'
import { createAccessLog } from '#server/monitoring/access-log.ts'
import { measureCalls } from '#server/monitoring/measure-calls.ts'
import { describeStart, readVersion } from '#server/monitoring/start-line.ts'
import { keepPagesFresh } from '#server/pages/fresh-pages.ts'
import { measureRenders } from '#server/pages/measure-renders.ts'
import { createPageStore } from '#server/pages/page-store.ts'
import { openOldAddresses } from '#server/redirects/old-addresses.ts'
import { readCdn } from '#server/cdn/cdn.ts'
import { cdnHeaders } from '#server/cdn/headers.ts'
import { createRateLimiter, type RateLimiter } from './rate-limits.ts'
import { createRenderer, openCalls } from '#server/pages/render-page.ts'
import { baseHeaders, transportSecurity } from './security-policy.ts'
import { startLinkWorker } from '#server/workers/link-worker.ts'
import { startPlanWorker } from '#server/workers/plan-worker.ts'
import { makeMissingDocuments, startPublishedWorker } from '#server/workers/published-worker.ts'
import { startScanWorker } from '#server/workers/scan-worker.ts'
import { startSearchWorker } from '#server/workers/search-worker.ts'
import { checkSecret, takeSecret } from '#server/secrets/check-secret.ts'
import { createSetUp } from '#server/staff/set-up.ts'
import { StartError } from './start-failure.ts'
import { readBuiltSite, readSiteSources } from '#server/pages/site-build.ts'
import { staffRoutes } from '#server/staff/routes.ts'
import { listen, timeouts } from './listening.ts'

const siteBuild = siteBuildFor(env.NODE_ENV)
const siteFolder = join(root, siteBuild.folder)
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Starts the process: builds, data, parts, port. Each step succeeds or says why it failed. */
export async function start({ isDev }: { isDev: boolean }): Promise<void> {
  prepareDataFolder(env.DATA_DIR)
  await signingKey()
  const findPlace = readPlaces()
  // Beside each other: on a first start, the demo content takes half a minute and one core.
  const building = isDev || buildMissing(['packages', siteBuild.part], say)
  const [{ password, payload }] = await Promise.all([openData(), building])
  const server = createServer(timeouts)
  const shell = env.ADMIN === 'on' ? openAdminShell({ isDev, port: env.PORT, server, say }) : undefined
  if (shell?.state() === 'starting') shell.begin()
  const stopping = createStopping({ server, log, drainSeconds: env.DRAIN_SECONDS })
  const parts = await assemble(payload, server, { isDev, findPlace, shell, isDraining: stopping.isDraining })
  await parts.warmUp()
  const port = await listen(server, env)
  parts.purgeCdn()
  // Only now: a start whose port is taken must change nothing.
  await takeSecret(payload, readSecrets(env))
  const counting = [parts.oldAddresses.startWriting(), startVisitWorker(parts.visits, log)]
  const workers = [...startWorkers(payload, parts.portal, parts.limiter), ...counting]
  stopping.listen(async () => {
    for (const worker of workers) await worker.stop()
    await parts.close()
    await payload.destroy()
  })
  log.info(describeStart(env, { version: await readVersion(root), build: parts.build }), 'started')
  printGreeting(say, {
    origin: env.PUBLIC_URL ?? `http://localhost:${port}`,
    admin: shell?.state(),
    password,
    demo: env.PORTICO_DEMO,
    setUpToken: parts.setUpToken,
    passwordFile: join(env.DATA_DIR, 'demo-password'),
    isPasswordGiven: env.PORTICO_DEMO_PASSWORD !== undefined,
  })
  if (shell) await openAdminBeside(shell)
  collectGarbageOften()
}

/** Opens the database and brings it up to this release; a first start loads the demo content. */
async function openData(): Promise<{ payload: Payload; password: string | undefined }> {
  await waitForDatabase(env, say)
  const { default: config } = await import('#content/payload.config.ts')
  const payload = await getPayload({ config }).catch((error: unknown) => {
    throw databaseFailure(env, error)
  })
  await prepareDatabase(payload, env, say)
  await checkSecret(payload, readSecrets(env))
  await checkBucket(payload)
  const password = await loadDemoOnce(payload, env, say)
  await makeMissingDocuments(payload, say)
  return { payload, password }
}

/** The admin is built only now, when visitors are answered. Without it, they still are. */
async function openAdminBeside(shell: AdminShell): Promise<void> {
  const wasBuilding = shell.state() === 'building'
  shell.begin()
  try {
    await shell.app
    if (wasBuilding) say(`The admin is ready:  ${origin}/admin`)
  } catch (error) {
    log.error({ err: error }, 'the admin could not be started; the site goes on without it')
  }
}

const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
const headers = { ...baseHeaders, ...transportSecurity(env.PUBLIC_URL) }

interface Given {
  isDev: boolean
  /** Missing in a process without admin. */
  shell: AdminShell | undefined
  findPlace: FindPlace
  /** Whether it has been told to stop. */
  isDraining: () => boolean
}

function readPlaces(file = env.PLACE_DATABASE): FindPlace {
  if (file === undefined) return findNoPlace
  try {
    return openPlaces(file)
  } catch (cause) {
    throw new StartError(`PLACE_DATABASE=${file}: no database of networks can be read there.`, { cause })
  }
}

/** The calls and the page store, what counts both, and what monitors the disk. */
async function openStores(
  payload: Payload,
  limiter: RateLimiter,
  { findPlace, isDev }: Pick<Given, 'findPlace' | 'isDev'>,
) {
  const disk = await watchDisk(env.DATA_DIR, env.DISK_RESERVE_MB * 1024 * 1024, log)
  const isChecked = env.NODE_ENV !== 'production'
  const cdn = readCdn(env)
  const portal = createPortal({
    payload,
    log,
    calls,
    checksAnswers: isChecked,
    keepsAnswers: env.CALL_STORE === 'on',
    takeLimit: limiter.take,
    hasRoom: () => !disk.isUsed(),
    origin,
    findPlace,
  })
  const store = createPageStore({
    maxBytes: env.PAGE_STORE_MB * 1024 * 1024,
    headers,
    isOn: env.PAGE_STORE === 'on' && !isDev,
    cdnHeaders: cdn && ((facts) => cdnHeaders(facts, cdn)),
  })
  const metrics = createMetrics(store)
  return { portal: measureCalls(portal, calls, metrics.observeCall), store, disk, metrics }
}

const openFiles = (build: LatestBuild) =>
  openBuildAssets({
    site: siteFolder,
    dataDir: env.DATA_DIR,
    build,
    checkSeconds: env.BUILD_CHECK_SECONDS,
    headers,
    log,
  })

/** Background work: mail in both directions, tickets' response times, the search index, advisory notices. */
const startWorkers = (payload: Payload, portal: Portal, limiter: RateLimiter) => [
  startMailWorker(payload, env, log, origin),
  startDeskWorker({ payload, log, origin }),
  startDeskIndexer({ payload, log }),
  startDeskMailWorker({ payload, log, origin, env, takeLimit: limiter.take }),
  startScanWorker(log),
  startSearchWorker(payload, log),
  startNoticeWorker(payload, portal, log, origin),
  startPublishedWorker(payload, log),
  startPlanWorker(payload, log),
  startLinkWorker(payload, log, env),
  startAuditWorker(payload, log, env),
]

type Admin = Omit<Parameters<typeof adminRoutes>[0], 'origin' | 'hosts' | 'staff' | 'large'>
type ReleaseStore = ReturnType<typeof openDownloads>['store']

const openAdmin = ({ store, ...parts }: Admin & { store: ReleaseStore }) =>
  adminRoutes({
    ...parts,
    origin,
    hosts: env.ADMIN_HOSTS,
    staff: staffRoutes({ payload: parts.payload, limiter: parts.limiter, log, origin }),
    large: [uploadRoutes({ payload: parts.payload, store, log }), moveRoutes({ payload: parts.payload, log })],
  })

const accessLog = env.ACCESS_LOG === 'on' ? createAccessLog(log) : undefined

/** Assembles the request listener. */
async function assemble(payload: Payload, server: Server, { findPlace, isDev, isDraining, shell }: Given) {
  const limiter = createRateLimiter(env.RATE_LIMITS === 'on', openLimitCounts(payload))
  const { disk, metrics, portal, store } = await openStores(payload, limiter, { findPlace, isDev })
  const site = isDev ? await readSiteSources(root, server) : await readBuiltSite(siteFolder)
  const files = site.build && (await openFiles(site.build))
  const releaseFiles = openDownloads(payload, env, log)
  const setUp = await createSetUp({ payload, limiter, dataDir: env.DATA_DIR })
  const visits = createVisitCounter(payload)
  const asked = { portal, log, portalBase: env.PORTAL_API_BASE }
  const render = measureRenders(createRenderer({ ...asked, loadSite: site.load, origin }), metrics.observeRender)
  const oldAddresses = openOldAddresses({ payload, log })
  const fresh = await keepPagesFresh({ payload, portal, store, render, metrics, oldAddresses, origin, log, env })
  // Only now, so that no change between the two goes unheard.
  await oldAddresses.load()
  const app = createApp({
    payload,
    portal,
    store,
    metrics,
    limiter,
    log,
    origin,
    headers,
    oldAddresses,
    countVisit: visits.count,
    isDev,
    render,
    openCalls: (request) => openCalls(asked, request),
    readAddress: createClientAddressReader(env.TRUSTED_PROXIES),
    files: releaseFiles,
    ...openContentFiles(payload),
    keptFiles: files?.kept,
    health: openHealth(payload, env, { disk, isDraining, isPurgeHeard: fresh.isHeard, cdn: fresh.cdnPurges }),
    accessLog,
    isDiskFull: disk.isUsed,
    ...(shell && {
      admin: openAdmin({ payload, portal, limiter, isDev, shell, setUp: setUp.routes, store: releaseFiles.store }),
    }),
  })
  const tryFast = openFastPath({ store, metrics, visits }, files?.current)
  answerRequests(server, { site, app, tryFast, accessLog, isDraining })
  return {
    portal,
    limiter,
    oldAddresses,
    visits,
    build: site.build?.id,
    setUpToken: setUp.token,
    warmUp: fresh.warmUp,
    purgeCdn: () => fresh.cdnPurges?.begin(),
    close: async () => {
      files?.close()
      await releaseFiles.tally.stop()
      disk.stop()
      await fresh.stop()
      await site.close?.()
      await shell?.close()
    },
  }
}

type Parts = Parameters<typeof createFastPath>[0]
type Told = Pick<Parts, 'store'> & { metrics: { countHit: () => void }; visits: VisitCounter }

function openFastPath({ metrics, store, visits }: Told, files: Parts['files'] = new Map()) {
  const told = { onHit: metrics.countHit, onVisit: visits.count }
  return createFastPath({ store, files, ...told, writesOnce: env.SINGLE_WRITE === 'on' })
}
