import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, vi } from 'vitest'
import { filePolicy } from '#lib/files/file-policy.ts'
import { askCall, findNewsNumber } from '../process/calls.ts'
import { translatedNews } from '../process/addresses.ts'
import { demoPassword, editor, publisher, signIn } from '../process/staff.ts'
import { type Bait, makeBaits } from './baits.ts'
import { engineNames, testOwnProcess as test } from './test.ts'
import type { Visitor } from './visitor.ts'
import { complaintsPath } from './watched-paths.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })
vi.setConfig({ testTimeout: 120_000 })

const markup = '<img src=x onerror=alert(1)>"><script>alert(1)</script>'
const digestOf = ({ content }: Bait) => hash('sha256', content)

/** The customer’s ways over HTTP. */
async function openCustomer(origin: string) {
  const login = { email: 'maya.hart@example.com', password: demoPassword }
  const { token: accessToken } = await askCall<{ token: string }>(origin, 'auth/login', login)
  const headers = { accessToken, lang: 'en-US' }
  const call = async <T>(path: string, body: object): Promise<T> => {
    const json = { ...headers, 'Content-Type': 'application/json' }
    const answer = await fetch(`${origin}/api/portal/${path}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    })
    return ((await answer.json()) as { data: T }).data
  }
  /** @returns the name of the upload, and `undefined` for one that was refused */
  const upload = async ({ content, name }: Bait) => {
    const tus = { ...headers, 'Tus-Resumable': '1.0.0' }
    const begun = await fetch(`${origin}/api/uploads/ticket-files`, {
      method: 'POST',
      headers: {
        ...tus,
        'Upload-Length': String(content.length),
        'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    })
    const path = new URL(begun.headers.get('location') ?? '', origin).pathname
    const sent = await fetch(origin + path, {
      method: 'PATCH',
      headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
      body: new Uint8Array(content),
    })
    return sent.ok ? path.split('/').at(-1) : undefined
  }
  return { call, upload }
}

interface Thread {
  messages: { id: string; files: { id: string; name: string }[] }[]
}

/** A ticket with all baits that are taken. @returns what was taken, and the ways to it of the customer and of an agent */
async function openTicket(origin: string, baits: readonly Bait[]) {
  const { call, upload } = await openCustomer(origin)
  const taken: Bait[] = []
  const uploads: string[] = []
  for (const bait of baits) {
    const id = await upload(bait)
    if (id === undefined) continue
    uploads.push(id)
    taken.push(bait)
  }
  const words = { subject: markup, text: markup, severity: '3', category: 'fault' }
  const { number } = await call<{ number: string }>('ticket/create', { ...words, uploads, draft: crypto.randomUUID() })
  const { messages } = await call<Thread>('ticket/detail', { ticket: number })
  const files = messages.flatMap(({ files: own, id }) => own.map((file) => ({ ...file, message: id })))
  const links = async () => {
    const asked = files.map(({ id: file, message }) =>
      call<{ path: string }>('ticket/file', { ticket: number, message, file }),
    )
    return (await Promise.all(asked)).map(({ path }) => path)
  }
  return {
    names: taken.map(({ name }) => name),
    kept: files.map(({ name }) => name),
    links,
    agentLinks: files.map(({ id, message }) => `/admin/api/ticket-messages/${message}/files/${id}`),
    taken,
  }
}

/** Sends a file to the admin, for all to see: pictures by whoever may publish. @returns its address */
async function sendToAdmin(origin: string, collection: string, { content, name }: Bait, type: string) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], name, { type }))
  form.set(
    '_payload',
    JSON.stringify({ title: name, alt: name, ...(collection === 'media' && { _status: 'published' }) }),
  )
  const headers = { origin, cookie: await signIn(origin, collection === 'media' ? publisher : editor) }
  const answer = await fetch(`${origin}/admin/api/${collection}?locale=en`, { method: 'POST', headers, body: form })
  const { doc } = (await answer.json()) as { doc?: { filename: string } }
  return { status: answer.status, filename: doc?.filename ?? '' }
}

/** The policy with which a file is answered to an editor. */
async function policyOf(origin: string, path: string) {
  const { headers } = await fetch(origin + path, { headers: { cookie: await signIn(origin, editor) } })
  return headers.get('content-security-policy')
}

/** Signs the visitor in to the admin. */
const signInStaff = (visitor: Visitor, email: string) =>
  visitor.evaluate(
    async (login) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/admin/api/users/login', { method: 'POST', headers, body: JSON.stringify(login) })
      return answer.status
    },
    { email, password: demoPassword },
  )

/** Follows links to files: each is saved as it is, the visitor stays, and nothing has run. */
async function expectSaved(visitor: Visitor, links: readonly string[], digests: readonly string[]) {
  const here = await visitor.evaluate(() => location.href)
  for (const [place, link] of links.entries()) {
    await visitor.follow(link)
    await visitor.waitForFile(digests[place] ?? '')
  }
  expect(await visitor.evaluate(() => location.href)).toBe(here)
  expect(visitor.takeComplaints()).toEqual([])
}

describe.each(engineNames)('what others have stored, in %s', (engine) => {
  test('the baits of this test do run where nothing stands against them', async ({ visit, watched }) => {
    const { documents } = makeBaits(watched.origin + complaintsPath)
    const types: Record<string, string> = { html: 'text/html', svg: 'image/svg+xml', xhtml: 'application/xhtml+xml' }
    const careless = createServer(({ url = '' }, answer) => {
      const bait = documents.find(({ name }) => url === `/${name}`)
      answer.setHeader('content-type', types[url.split('.').at(-1) ?? ''] ?? 'text/plain').end(bait?.content)
    })
    await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve))
    const origin = `http://localhost:${(careless.address() as AddressInfo).port}`
    const visitor = await visit(engine)
    await visitor.openPlain('/robots.txt')
    const ran: string[] = []
    for (const type of Object.keys(types)) {
      const name = documents.find((bait) => bait.name.endsWith(`.${type}`))?.name ?? ''
      await visitor.follow(`${origin}/${name}`)
      await expect.poll(() => ran.push(...visitor.takeComplaints()) && ran).toContain(`ran: ${name}`)
    }
    careless.closeAllConnections()
    careless.close()
  })

  test('files of tickets are saved, for the customer and for an agent', async ({ portico, visit, watched }) => {
    const { disguised, documents } = makeBaits(watched.origin + complaintsPath)
    const { agentLinks, kept, links, names, taken } = await openTicket(portico.origin, [...documents, ...disguised])
    // What a browser takes for a document is refused whatever it is called; the rest has the name of what it is.
    expect(names).toEqual(disguised.map(({ name }) => name))
    expect(kept).toEqual([
      'notes html.txt',
      'run js.txt',
      'table.csv',
      'saved mht.txt',
      'paper.pdf',
      'picture.png',
      'folder.zip',
      'page.html.gz',
    ])
    const digests = taken.map(digestOf)
    const visitor = await visit(engine)
    await visitor.open('/en/about')
    await expectSaved(visitor, await links(), digests)
    const agent = await visit(engine)
    await agent.open('/en/about')
    expect(await signInStaff(agent, 'agent@armilla.example')).toBe(200)
    await expectSaved(agent, agentLinks, digests)
  })

  test('public files and pictures are saved or shown, and run nothing', async ({ portico, visit, watched }) => {
    const { disguised, documents } = makeBaits(watched.origin + complaintsPath)
    const send = (name: string, collection: string, type: string) => {
      const bait = [...documents, ...disguised].find((each) => each.name === name)
      if (bait === undefined) throw new Error(`There is no ${name}`)
      const own = { ...bait, name: `${engine}-${name}` }
      return sendToAdmin(portico.origin, collection, own, type)
    }
    // Whoever says that a page is something else is not believed.
    const statuses = []
    for (const [name, type] of [
      ['page.html', 'text/html'],
      ['page.html', 'application/pdf'],
      ['drawing.svg', 'image/svg+xml'],
      ['drawing.svg', 'image/png'],
      ['page.png', 'image/png'],
      ['paper.pdf', 'application/pdf'],
    ] as const)
      for (const collection of ['attachments', 'media'])
        statuses.push(`${collection} ${name} ${type} ${(await send(name, collection, type)).status}`)
    expect(statuses.filter((each) => !each.endsWith(' 400'))).toEqual([])

    const visitor = await visit(engine)
    await visitor.open('/en/about')
    expect(await signInStaff(visitor, editor)).toBe(200)
    const files = [
      ['table.csv', 'text/csv'],
      ['folder.zip', 'application/zip'],
    ] as const
    for (const [name, type] of files) {
      const { filename, status } = await send(name, 'attachments', type)
      expect({ name, status }).toEqual({ name, status: 201 })
      expect(await policyOf(portico.origin, `/admin/api/attachments/file/${filename}`)).toBe(filePolicy)
      const bait = disguised.find((each) => each.name === name)
      await expectSaved(visitor, [`/files/${filename}`], bait ? [digestOf(bait)] : [])
    }
    const picture = await send('picture.png', 'media', 'image/png')
    expect(picture.status).toBe(201)
    // By the admin’s own way to it, and under its public address.
    for (const folder of ['/admin/api/media/file/', '/media/']) {
      const path = folder + picture.filename
      expect(await policyOf(portico.origin, path)).toBe(filePolicy)
      await visitor.follow(path)
      await visitor.waitFor(path, (there) => location.pathname === there && document.readyState === 'complete', path)
      expect(await visitor.evaluate(() => document.contentType)).toBe('image/png')
    }
    expect(visitor.takeComplaints()).toEqual([])
  })

  test('links that would run something are no links, and names are words', async ({ portico, visit, watched }) => {
    const run = `navigator.sendBeacon('${watched.origin}${complaintsPath}','ran: a link')`
    const urls = [
      `javascript:${run}`,
      `JaVaScRiPt:${run}`,
      ` \tjavascript:${run}`,
      `java\nscript:${run}`,
      `data:text/html,<script>${run}</script>`,
      `vbscript:${run}`,
      `//x.example/`,
    ]
    const text = (words: string) => ({ type: 'text', text: words, format: 0, version: 1 })
    const block = (children: object[]) => ({ type: 'paragraph', version: 1, children })
    const link = (url: string) => ({
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url },
      children: [text(url)],
    })
    const { slug } = translatedNews.en
    const { origin } = portico
    const headers = { origin, cookie: await signIn(origin, publisher), 'Content-Type': 'application/json' }
    const path = `${origin}/admin/api/news/${await findNewsNumber(origin, slug)}?locale=en`
    const publish = async (children: object[]) => {
      const body = { root: { type: 'root', version: 1, children } }
      const sent = JSON.stringify({ title: markup, body, _status: 'published' })
      return (await fetch(path, { method: 'PATCH', headers, body: sent })).status
    }
    const refused = await Promise.all(urls.map((url) => publish([block([link(url)])])))
    expect(refused).toEqual(urls.map(() => 400))
    expect(await publish(urls.map((url) => block([text(url)])))).toBe(200)

    const visitor = await visit(engine)
    await visitor.open(`/en/news/detail?id=${slug}`)
    await visitor.waitForWords(markup, 'main h1')
    const shown = await visitor.evaluate(() => ({
      links: [...document.querySelectorAll('main a[href]')].map((each) => each.getAttribute('href') ?? ''),
      words: document.querySelector('main')?.innerText ?? '',
    }))
    expect(shown.words).toContain('JaVaScRiPt:')
    expect(shown.links.filter((href) => !/^(?:\/(?!\/)|https?:|mailto:|#)/.test(href))).toEqual([])
    expect(visitor.takeComplaints()).toEqual([])
  })

  test('tables for spreadsheets are saved, not shown', async ({ portico, visit }) => {
    const paths = ['/admin/api/enquiries/export', '/admin/api/tickets/desk/report.csv?by=agent']
    const cookie = await signIn(portico.origin)
    const visitor = await visit(engine)
    await visitor.open('/en/about')
    expect(await signInStaff(visitor, 'admin@armilla.example')).toBe(200)
    for (const path of paths) {
      const answer = await fetch(portico.origin + path, { headers: { cookie } })
      expect(answer.headers.get('content-disposition'), path).toMatch(/^attachment/)
      await expectSaved(visitor, [path], [hash('sha256', Buffer.from(await answer.arrayBuffer()))])
    }
  })
})
