import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '#lib/env.ts'

/** The settings of a service for this process; none without an address. */
export const setMachine = (url: string | undefined) =>
  Object.assign(env, {
    MACHINE_TRANSLATION: url && 'openai',
    MACHINE_TRANSLATION_URL: url,
    MACHINE_TRANSLATION_KEY: 'sk-never-to-be-told',
    MACHINE_TRANSLATION_MODEL: 'm',
    MACHINE_TRANSLATION_DAILY: 1_000_000,
  })

/** Passages with drafts that nothing is wrong with. */
export const machineDrafts: Record<string, string> = {
  新的标题: 'A new title',
  摘要从14天缩短到3天: 'The summary is cut from 14 days to 3',
  第一段: 'The first part',
  '见<1>指南</1>一文': 'See <1>the guide</1> of it',
}

/** What the service does wrong. */
export type MachineFault =
  'hang' | 'trickle' | 'error' | 'nonsense' | 'fewer' | 'huge' | 'redirect' | 'noSchema' | 'refuseKey'

export interface MachineQuestion {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** The texts that are asked for, whichever service is asked. */
  texts: string[]
}

async function readQuestion(request: IncomingMessage): Promise<MachineQuestion> {
  let text = ''
  for await (const piece of request) text += String(piece)
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  const { messages, q } = body as { q?: string[]; messages?: { content: string }[] }
  const texts = q ?? (JSON.parse(messages?.at(-1)?.content ?? '{"texts":[]}') as { texts: string[] }).texts
  return { path: request.url ?? '', headers: request.headers, body, texts }
}

const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** The answer of either service, told apart by the path. */
function answer({ path, texts }: MachineQuestion, translate: (text: string) => string) {
  const translated = texts.map(translate)
  return path.endsWith('/translate')
    ? { translatedText: translated }
    : { choices: [{ message: { content: JSON.stringify({ texts: translated }) } }] }
}

/** A service for machine drafts, as OpenAI and LibreTranslate offer it, which can do wrong. */
export async function startMachine(port = 0) {
  const state = {
    asked: [] as MachineQuestion[],
    fault: undefined as MachineFault | undefined,
    translate: (text: string): string => text,
    /** Where a redirect leads. */
    elsewhere: 'http://127.0.0.1:9/internal',
  }
  const fail: Record<MachineFault, (question: MachineQuestion, response: ServerResponse) => void> = {
    hang: () => undefined,
    trickle: (_question, response) => void response.writeHead(200).write('{"translatedText":['),
    error: (_question, response) => sendJson(response, { error: 'a secret word' }, 500),
    nonsense: (_question, response) => void response.writeHead(200).end('<html>Welcome</html>'),
    fewer: (question, response) =>
      sendJson(
        response,
        answer({ ...question, texts: question.texts.slice(1) }, (text) => state.translate(text)),
      ),
    huge: (_question, response) => {
      response.writeHead(200)
      const piece = 'x'.repeat(1024 * 1024)
      let left = 50
      const write = () => {
        while (left > 0 && !response.destroyed) {
          left -= 1
          if (!response.write(piece)) return void response.once('drain', write)
        }
        response.end()
      }
      write()
    },
    redirect: (_question, response) => void response.writeHead(307, { location: state.elsewhere }).end(),
    noSchema: (question, response) =>
      'response_format' in question.body
        ? sendJson(response, { error: 'unknown' }, 400)
        : sendJson(
            response,
            answer(question, (text) => state.translate(text)),
          ),
    refuseKey: (_question, response) => sendJson(response, { error: 'no' }, 401),
  }
  const server = createServer((request, response) => {
    void readQuestion(request).then((question) => {
      state.asked.push(question)
      if (state.fault) fail[state.fault](question, response)
      else
        sendJson(
          response,
          answer(question, (text) => state.translate(text)),
        )
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  })
}
