import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { findFreePort } from '../process/free-port.ts'
import { poll } from '../process/poll.ts'

const program = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', 'dovecot'].find(
  (path) => spawnSync(path, ['--version']).status === 0,
)
/** Whether the machine has a Dovecot; tests that need one say that they were left out. */
export const hasDovecot = program !== undefined

export interface TestImap {
  url: string
  /** Puts a mail into the mailbox. */
  append: (raw: Buffer) => Promise<void>
  /** How many mails are marked as read, of how many. */
  count: () => Promise<{ read: number; all: number }>
  close: () => Promise<void>
}

/** Whose the mails are: root may not be it. */
const { gid: ownGroup, uid: own } = userInfo()
const mailbox = own === 0 ? { uid: 65_534, gid: 65_534 } : { uid: own, gid: ownGroup }

/** Settings for one account whose mails lie in a folder of the test. */
function settingsOf(folder: string, port: number): string {
  const { uid, username } = userInfo()
  // Started by root it has users of its own, and refuses to be root throughout.
  const ownUsers =
    uid === 0
      ? ''
      : ['internal_user', 'login_user', 'internal_group'].map((name) => `default_${name} = ${username}`).join('\n')
  return `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
mail_uid = ${mailbox.uid}
mail_gid = ${mailbox.gid}
first_valid_uid = 0
first_valid_gid = 0
${ownUsers}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${mailbox.uid} gid=${mailbox.gid} home=${folder}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
}

/** A real IMAP server on loopback. */
export async function startDovecot(): Promise<TestImap> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-imap-'))
  chmodSync(folder, 0o755)
  for (const name of ['run', 'state', 'mail', 'home']) mkdirSync(join(folder, name))
  for (const name of ['mail', 'home']) chownSync(join(folder, name), mailbox.uid, mailbox.gid)
  const port = await findFreePort()
  writeFileSync(join(folder, 'dovecot.conf'), settingsOf(folder, port))
  const server: ChildProcess = spawn(program ?? '', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' })
  const url = `imap://desk%40portal.example:secret@127.0.0.1:${port}/INBOX`
  await poll(() => answers(port), { within: 20_000, for: 'Dovecot' })

  async function inMailbox<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const auth = { user: 'desk@portal.example', pass: 'secret' }
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.mailboxOpen('INBOX')
      return await work(client)
    } finally {
      await client.logout()
    }
  }
  return {
    url,
    append: (raw) => inMailbox(async (client) => void (await client.append('INBOX', raw))),
    count: () =>
      inMailbox(async (client) => ({
        read: ((await client.search({ seen: true })) || []).length,
        all: ((await client.search({ all: true })) || []).length,
      })),
    close: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => Promise.reject(new Error('closed')))])
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
