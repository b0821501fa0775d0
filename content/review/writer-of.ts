import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { isGlobal } from '#content/global-record.ts'
import { fieldsOf } from '#content/draftable.ts'
import { contentOf, digestIn } from '#content/written/content-of.ts'
import type { Subject } from './review.ts'

type Row = Record<string, unknown>
type InPayload = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>

/**
 * Who wrote a language as it is now: the author of the oldest version that has it so. Whoever published another language
 * since then, or changed that one, wrote nothing of it. Nobody where the house did.
 */
export async function writerOf(
  req: InPayload,
  { locale, record, source }: Subject,
  digest: string,
): Promise<number | undefined> {
  const all = { sort: 'id', pagination: false, req } as const
  const { docs } = isGlobal({ record })
    ? await req.payload.db.findGlobalVersions<Row>({ ...all, global: source as GlobalSlug })
    : await req.payload.db.findVersions<Row>({
        ...all,
        collection: source as CollectionSlug,
        where: { parent: { equals: record } },
      })
  const fields = fieldsOf(req.payload, source)
  const first = docs.find(({ version }) => digestIn(contentOf(fields, version), locale) === digest)
  return (first?.version.updatedById as number | null | undefined) ?? undefined
}
