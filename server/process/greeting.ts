import { demoAccounts } from '#demo/accounts.ts'

interface Greeting {
  origin: string
  hasAdmin: boolean
  /** Set when the demo content has just been loaded. */
  password: string | undefined
  passwordFile: string
  isPasswordGiven: boolean
  setUpToken: string | undefined
}

/** Prints the addresses and accounts. A password is shown only once, when it is created. */
export function printGreeting(say: (line: string) => void, greeting: Greeting): void {
  const { hasAdmin, isPasswordGiven, origin, password, passwordFile, setUpToken } = greeting
  say('')
  say(`  Portico is ready:  ${origin}/   (English: ${origin}/en)`)
  if (hasAdmin) say(`  Admin:             ${origin}/admin`)
  if (password !== undefined) {
    say('')
    for (const { email, roles } of demoAccounts) say(`  ${email.padEnd(28)} ${roles.join(', ')}`)
    say(
      isPasswordGiven
        ? '  Their password is the one in PORTICO_DEMO_PASSWORD.'
        : `  Their password: ${password}   (shown once; kept in ${passwordFile})`,
    )
  }
  if (setUpToken !== undefined && hasAdmin) {
    say('')
    say('  There is no account yet. Make the first administrator, once, here:')
    say(`  ${origin}/admin/set-up?token=${setUpToken}`)
  }
  say('')
}
