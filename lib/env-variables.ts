/**
 * What this process hands on or sets before `lib/env` reads it. Nothing is parsed here: a child may need other values
 * than the ones that would be refused in this process.
 */

/** The variables a child process gets: ours, with its own over them. */
export function inheritVariables(own: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...own }
}

/** Sets variables for what is imported next: `lib/env`, and packages that read the environment themselves. */
export function setVariables(own: Record<string, string>): void {
  Object.assign(process.env, own)
}

/** As {@link setVariables}, for the ones that nobody has set. */
export function setMissingVariables(own: Record<string, string>): void {
  for (const [name, value] of Object.entries(own)) process.env[name] ??= value
}
