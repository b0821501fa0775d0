/** Variables of this machine that a started process needs; ours are never inherited, so a test says all that it sets. */
const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_COMPILE_CACHE'] as const

/** The environment of a process under test: the machine's, and `own`. */
export function environmentWith(own: Record<string, string>): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'production' }
  for (const name of inherited) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  return { ...environment, ...own }
}

/** Whether a thing that cannot be tested here is a failure rather than a note. */
export const isContinuousIntegration = process.env.CI === 'true' || process.env.CI === '1'
