import type { PayloadRequest } from 'payload'

/** Whether a language goes public only if somebody other than its writer approved it. */
export async function isFourEyes(req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>): Promise<boolean> {
  const site = await req.payload.db.findGlobal<{ fourEyes?: boolean | null }>({
    slug: 'site',
    select: { fourEyes: true },
    req,
  })
  return site.fourEyes === true
}
