import type { Section } from '#domain/section/section-paths.ts'
import { offSections } from '#domain/section/sections.ts'
import { cachePolicies, TagCache } from '#lib/cache.ts'
import type { Published } from '#published/published.ts'

type OnRead = (tags: readonly string[]) => void

/** What the company does not have, as the settings say. It is asked with every call, and so kept until the settings change. */
export function createOffSections(shared: Published) {
  const kept = new TagCache<readonly Section[]>({ ...cachePolicies.call, maxBytes: 64_000, sizeOf: () => 100 })
  const readFrom = async (published: Published) => offSections((await published.findGlobal('site')).sectionsOff)
  return {
    /** @param previewed is read in the place of what is published */
    async read(previewed?: Published, onRead?: OnRead): Promise<readonly Section[]> {
      onRead?.(['site'])
      if (previewed !== undefined) return readFrom(previewed)
      const { value } = await kept.getOrMake('off', async () => ({
        value: await readFrom(shared),
        facts: { tags: ['site'], expiresAt: undefined },
      }))
      return value
    },
    purge: (tags: readonly string[]) => void kept.purge(tags),
  }
}
