/** A form may have a hundred links: those that are asked about at once are one question. */
const pause = 300
/** Addresses that one question can have. */
const atOnce = 50

let waiting = new Map<string, ((isUnknown: boolean) => void)[]>()

async function askWaiting(): Promise<void> {
  const asked = waiting
  waiting = new Map()
  const addresses = [...asked.keys()]
  for (let start = 0; start < addresses.length; start += atOnce) {
    const some = addresses.slice(start, start + atOnce)
    const query = new URLSearchParams(some.map((address) => ['address', address]))
    const unknown = await fetch(`/admin/api/pages/unknown?${query}`)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { unknown: string[] }).unknown : []))
      // Who cannot be asked knows nothing against it.
      .catch((): string[] => [])
    for (const address of some) for (const tell of asked.get(address) ?? []) tell(unknown.includes(address))
  }
}

/** Whether an address is written like a page of the site, and there is no such page. */
export function isUnknownPage(address: string): Promise<boolean> {
  if (!address.startsWith('/')) return Promise.resolve(false)
  return new Promise((resolve) => {
    if (waiting.size === 0) setTimeout(() => void askWaiting(), pause)
    waiting.set(address, [...(waiting.get(address) ?? []), resolve])
  })
}
