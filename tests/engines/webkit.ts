import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../process/free-port.ts'
import { poll } from '../process/poll.ts'
import { webkitDriverPath, xvfbPath } from './needs.ts'
import type { Engine, Key, Tab } from './tab.ts'

/** Characters by which WebDriver names keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  k: 'k',
  '/': '/',
}
/** How WebDriver names an element in JSON: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Sends one command of WebDriver. @throws Error with the driver's words */
type Send = (method: 'DELETE' | 'GET' | 'POST', path: string, body?: object) => Promise<unknown>

/**
 * Starts WebKit as Debian has it, with the driver that comes with it and a screen that nobody sees: it has no mode
 * without a window.
 */
export async function startWebkit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'portico-webkit-'))
  // What moves is drawn by the processor here: the sphere of the home page alone would take all of a core.
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const downloads = join(home, 'downloads')
  await mkdir(downloads)
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = spawn(xvfbPath, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
  endWithWorker(screen)
  const own = { HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home }
  const env = { ...process.env, ...own, DISPLAY: display, LANG: 'en_US.UTF-8', NO_AT_BRIDGE: '1' }
  return {
    downloads,
    openTab: () => openTab(env),
    close: async () => {
      await end(screen)
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** A driver for one session: one that has ended a session does not always begin another. */
async function startDriver(env: NodeJS.ProcessEnv): Promise<{ driver: ChildProcess; send: Send }> {
  const port = await findFreePort()
  const driver = spawn(webkitDriverPath, [`--port=${port}`], { env, stdio: 'ignore' })
  endWithWorker(driver)
  const send = sendTo(`http://127.0.0.1:${port}`)
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    )
  await poll(isReady, { within: 10_000, for: 'the driver of WebKit' })
  return { driver, send }
}

/** A worker that is cut off leaves neither driver nor screen behind; the driver takes its browser along. */
function endWithWorker(child: ChildProcess): void {
  const end = () => void child.kill()
  for (const event of ['exit', 'disconnect'] as const) {
    process.once(event, end)
    child.once('close', () => process.off(event, end))
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill()
  await ended
}

/** Longest that a command may take, in milliseconds: now and then, on a busy machine, the driver never answers one. */
const commandLimit = 30_000

class NoAnswerError extends Error {}

function sendTo(origin: string): Send {
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(commandLimit)
    const init = { method, signal, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(origin + path, init).catch((error: unknown) => {
      throw signal.aborted ? new NoAnswerError(`${method} ${path}: no answer in ${commandLimit} ms`) : error
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`)
    return value
  }
}

/** The small browser that comes with WebKitGTK, which the driver starts for each session. */
const miniBrowser = ['4.1', '6.0', '4.0']
  .map(
    (version) =>
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  )
  .find((path) => existsSync(path))

/** A session is a browser of its own. One that does not begin in time is begun anew, by a driver of its own: nothing was asked of it yet. */
async function startSession(env: NodeJS.ProcessEnv, triesLeft = 2): ReturnType<typeof beginSession> {
  try {
    return await beginSession(env)
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof NoAnswerError)) throw error
    return startSession(env, triesLeft - 1)
  }
}

async function beginSession(env: NodeJS.ProcessEnv): Promise<{ driver: ChildProcess; send: Send }> {
  const { driver, send: toDriver } = await startDriver(env)
  const capabilities = {
    alwaysMatch: {
      // What a page is asked while it is being left is not always answered.
      timeouts: { script: 8000 },
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', '--javascript-can-open-windows-automatically=true'],
      },
    },
  }
  try {
    const { sessionId } = (await toDriver('POST', '/session', { capabilities })) as { sessionId: string }
    const send: Send = (method, path, body) => toDriver(method, `/session/${sessionId}${path}`, body)
    await useNarrowWindow(send)
    return { driver, send }
  } catch (error) {
    await end(driver)
    throw error
  }
}

async function openTab(env: NodeJS.ProcessEnv): Promise<Tab> {
  const { driver, send } = await startSession(env)
  /** A key or a press that leads to another page is not always answered: what is waited for next shows what it did. */
  const act = (type: 'key' | 'pointer', ...actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] }).catch((error: unknown) => {
      if (!(error instanceof NoAnswerError)) throw error
    })
  const sendKeys = async (path: string, text: string) => void (await send('POST', `${path}/value`, { text }))
  const idOf = (element: unknown) => `/element/${(element as Record<string, string>)[elementKey]}`
  return {
    goTo: async (url) => void (await send('POST', '/url', { url })),
    goBack: async () => void (await send('POST', '/back', {})),
    // What asks a page changes nothing in it, and may be asked twice.
    evaluate: (run, ...args) =>
      evaluate(send, run, args).catch((error: unknown) => {
        if (!(error instanceof NoAnswerError)) throw error
        return evaluate(send, run, args)
      }) as Promise<never>,
    resize: async (width, height) => void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    press: async (place) =>
      void (await act(
        'pointer',
        { type: 'pointerMove', ...place },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )),
    type: async (text) => sendKeys(idOf(await send('GET', '/element/active')), text),
    key: async (key) =>
      void (await act('key', { type: 'keyDown', value: keys[key] }, { type: 'keyUp', value: keys[key] })),
    chooseFile: async (path) => {
      const field = { using: 'css selector', value: 'input[type=file]' }
      return sendKeys(idOf(await send('POST', '/element', field)), path)
    },
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await send('DELETE', '')
      await end(driver)
    },
  }
}

/** The browser's own window cannot be narrower than its tool bar; one that a page opens has none. */
async function useNarrowWindow(send: Send): Promise<void> {
  const [first] = (await send('GET', '/window/handles')) as string[]
  await evaluate(send, () => void window.open('about:blank', '', 'popup,noopener,width=390,height=844'), [])
  const handle = await poll(
    async () => ((await send('GET', '/window/handles')) as string[]).find((each) => each !== first),
    { within: 10_000, for: 'a window without a tool bar' },
  )
  await send('DELETE', '/window')
  await send('POST', '/window', { handle })
}

async function evaluate(send: Send, run: (...args: never[]) => unknown, args: unknown[]): Promise<unknown> {
  const script = `const done = arguments[arguments.length - 1]
    Promise.resolve().then(() => (${run.toString()})(...arguments[0]))
      .then((value) => done({ value }), (error) => done({ error: String(error) }))`
  const { error, value } = (await send('POST', '/execute/async', { script, args: [args] })) as {
    error?: string
    value?: unknown
  }
  if (error !== undefined) throw new Error(error)
  return value
}
