import { expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { poll } from '../process/poll.ts'
import { startPortico } from '../process/portico.ts'
import { startSmtp } from '../mail/smtp.ts'

const email = 'somebody.new@example.com'
const password = 'seven wet umbrellas'
const settings = { ADMIN: 'off', PUBLIC_URL: 'https://www.armilla.example', MAIL_FROM: 'portal@armilla.example' }

test('a mail survives a mail server that is down and a killed process, and is sent once', async () => {
  const dataDir = await makeDataFolder()
  const call = async (origin: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', host: 'evil.example' }
    const answer = await ask(`${origin}/api/portal/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return JSON.parse(answer.text) as { code: string }
  }
  const first = await startPortico({ dataDir, env: { ...settings, SMTP_URL: 'smtp://127.0.0.1:9' } })
  expect(await call(first.origin, 'auth/register', { name: 'X', email, password, consent: '2026-11' })).toMatchObject({
    code: '000000',
  })
  first.kill('SIGKILL')
  await first.exited
  expect(first.output()).not.toMatch(/#token=|seven wet/)

  const smtp = await startSmtp()
  const second = await startPortico({ dataDir, env: { ...settings, SMTP_URL: smtp.url } })
  try {
    // If the first process had tried already, its next attempt is half a minute later.
    await poll(() => smtp.received.length > 0, { within: 60_000, for: 'the mail to arrive' })
    const [mail] = smtp.received
    expect(mail?.receivers).toEqual([email])
    const token = /https:\/\/www\.armilla\.example\/login\?mode=verify#token=([\w-]{43})\s/.exec(
      mail?.parsed.text ?? '',
    )?.[1]
    expect(await call(second.origin, 'auth/verify', { token, password })).toMatchObject({ code: '000000' })
    expect(await call(second.origin, 'auth/login', { email, password })).toMatchObject({ code: '000000' })
    expect(second.output()).not.toMatch(/#token=|seven wet|somebody\.new/)
    // A mail asked for now comes after everything that was due before: a second copy of the first would be here.
    await call(second.origin, 'auth/forgot', { email })
    await poll(() => smtp.received.length > 1, { within: 60_000, for: 'the next mail to arrive' })
    expect(smtp.received.map(({ parsed }) => /mode=(\w+)/.exec(parsed.text ?? '')?.[1])).toEqual(['verify', 'reset'])
  } finally {
    await second.stop()
    await smtp.close()
    await removeFolder(dataDir)
  }
})
