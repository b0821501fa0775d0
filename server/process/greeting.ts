import { accountsOf } from '#demo/accounts.ts'
import type { Env } from '#lib/env.ts'
import type { AdminShell } from './admin-shell.ts'

interface Greeting {
  origin: string
  /** How far the admin is; undefined in a process without one. */
  admin: ReturnType<AdminShell['state']> | undefined
  /** Set when the demo content has just been loaded. */
  password: string | undefined
  demo: Env['PORTICO_DEMO']
  passwordFile: string
  isPasswordGiven: boolean
  setUpToken: string | undefined
}

/** Prints the addresses and accounts. A password is shown only once, when it is created. */
export function printGreeting(say: (line: string) => void, greeting: Greeting): void {
  const { admin, demo, isPasswordGiven, origin, password, passwordFile, setUpToken } = greeting
  say('')
  say(`  Portico is ready:  ${origin}/   (English: ${origin}/en)`)
  const wait = admin === 'building' ? '   (being built: a minute or two more)' : ''
  if (admin !== undefined) say(`  Admin:             ${origin}/admin${wait}`)
  if (password !== undefined && demo !== 'off') {
    say('')
    for (const { email, roles } of accountsOf[demo]) say(`  ${email.padEnd(28)} ${roles.join(', ')}`)
    say(
      isPasswordGiven
        ? '  Their password is the one in PORTICO_DEMO_PASSWORD.'
        : `  Their password: ${password}   (shown once; kept in ${passwordFile})`,
    )
  }
  if (setUpToken !== undefined && admin !== undefined) {
    say('')
    say('  There is no account yet. Make the first administrator, once, here:')
    say(`  ${origin}/admin/set-up?token=${setUpToken}`)
  }
  say('')
}
