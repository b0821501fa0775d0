/** Names under which a route may declare its middleware (contract S5). */
export const middlewareNames = ['session', 'guest', 'educationParams'] as const
export type MiddlewareName = (typeof middlewareNames)[number]

/** @throws when no middleware is registered under the name (contract E6) */
export function checkMiddleware(name: string): MiddlewareName {
  const known = middlewareNames.find((each) => each === name)
  if (known === undefined) throw new Error(`Unknown route middleware: ${name}`)
  return known
}
