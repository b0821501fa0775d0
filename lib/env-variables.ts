/**
 * Environment variables that are passed on, or set before `lib/env` reads them. Not validated here: a child process may
 * need values that this one would refuse.
 */

/** Variables for a child process: ours, overridden by its own. */
export function inheritVariables(own: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...own }
}

/** Sets variables for what is imported next: `lib/env`, and packages that read the environment themselves. */
export function setVariables(own: Record<string, string>): void {
  Object.assign(process.env, own)
}

/** As {@link setVariables}, but only for variables that are not set. */
export function setMissingVariables(own: Record<string, string>): void {
  for (const [name, value] of Object.entries(own)) process.env[name] ??= value
}
