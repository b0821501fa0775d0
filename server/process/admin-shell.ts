import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buildMissing, isBuilt, root } from '#server/builds/build.ts'

interface AdminApp {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  close: () => Promise<void>
}

/** Next's part of the process: the shell of Payload's admin. The site does not wait for it. */
export interface AdminShell {
  /** `building` is a minute or so, `starting` seconds; `failed` stays until the process starts anew. */
  state: () => 'building' | 'starting' | 'ready' | 'failed'
  /** Begins, once. */
  begin: () => void
  /** There when it is ready. @throws when it could not be built or started */
  app: Promise<AdminApp>
  close: () => Promise<void>
}

export interface OpenShell {
  isBuilt: () => boolean
  build: (stopping: AbortSignal) => Promise<void>
  start: () => Promise<AdminApp>
}

/** Keeps the state of a shell that is built and started beside the site. */
export function createAdminShell({ build, isBuilt: isThere, start }: OpenShell): AdminShell {
  const { promise: app, reject, resolve } = Promise.withResolvers<AdminApp>()
  // Whoever asks for it hears of a failure; nobody has to.
  app.catch(() => undefined)
  let state: ReturnType<AdminShell['state']> = isThere() ? 'starting' : 'building'
  let hasBegun = false
  const stopping = new AbortController()
  const open = async () => {
    if (state === 'building') await build(stopping.signal)
    state = 'starting'
    const ready = await start()
    state = 'ready'
    return ready
  }
  return {
    app,
    state: () => state,
    begin: () => {
      if (hasBegun) return
      hasBegun = true
      open().then(resolve, (error: unknown) => {
        if (stopping.signal.aborted) return
        state = 'failed'
        reject(error)
      })
    },
    close: async () => {
      // A build would outlive the process.
      stopping.abort()
      if (state === 'ready') await (await app).close()
    },
  }
}

interface OpenAdminShell {
  isDev: boolean
  port: number
  server: Server
  say: (line: string) => void
}

/** The shell by Next's custom-server handler; built first where its build is missing or old. */
export const openAdminShell = ({ say, ...options }: OpenAdminShell): AdminShell =>
  createAdminShell({
    // In development Next builds each page when it is asked for.
    isBuilt: () => options.isDev || isBuilt('admin'),
    build: (stopping) => buildMissing(['admin'], say, { isAside: true, stopping }),
    start: () => startNext(options),
  })

async function startNext({ isDev, port, server }: Omit<OpenAdminShell, 'say'>): Promise<AdminApp> {
  const { default: next } = await import('next')
  // Next would listen for `Upgrade` on the server of its first request, and never answer requests that it doesn't know.
  // It gets a server that never receives any, so that Node answers them itself.
  const httpServer = new Server()
  const app = next({ dev: isDev, dir: join(root, 'admin'), hostname: 'localhost', port, httpServer })
  await app.prepare()
  // Hot reload of the admin. The site's is Vite's, on the same port with its own protocol.
  if (isDev) {
    const upgrade = app.getUpgradeHandler()
    server.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/_next')) void upgrade(request, socket, head)
    })
  }
  const handle = app.getRequestHandler()
  return { handle: (request, response) => handle(request, response), close: () => app.close() }
}
