import type { PayloadRequest } from 'payload'
import type { AdminText } from './fields/labels.ts'
import { openCollections } from './collections-by-name.ts'

/** A record of which there is one for each thing that the product has, made when somebody first opens it. */
interface HouseRecord {
  collection: 'interface-texts' | 'mail-texts' | 'site-forms'
  /** The unique field by which it is known, and its value. */
  field: string
  name: string
  title: AdminText
  /** What else it begins with. */
  data?: object
}

const withOverrideAccess = { draft: true, depth: 0, overrideAccess: true } as const

async function findRecord({ payload }: PayloadRequest, { collection, field, name }: HouseRecord) {
  const where = { [field]: { equals: name } }
  const { docs } = await openCollections(payload).find({ ...withOverrideAccess, collection, where, pagination: false })
  return docs[0] && Number(docs[0].id)
}

/** An empty draft, which changes nothing that visitors see. With override access: nobody makes one by hand. */
async function makeRecord({ payload, user }: PayloadRequest, { collection, data, field, name, title }: HouseRecord) {
  const asked = { ...withOverrideAccess, collection, user }
  const collections = openCollections(payload)
  const draft = { ...data, [field]: name, title: title.zh, _status: 'draft' }
  const { id } = await collections.create({ ...asked, locale: 'zh', data: draft })
  await collections.update({ ...asked, id, locale: 'en', data: { title: title.en, _status: 'draft' } })
  return Number(id)
}

/** The number of the record of something, made when there is none. */
export async function openHouseRecord(req: PayloadRequest, asked: HouseRecord): Promise<number> {
  const found = await findRecord(req, asked)
  if (found !== undefined) return found
  try {
    return await makeRecord(req, asked)
  } catch (error) {
    // Somebody else may have opened it at the same moment: names are unique.
    const other = await findRecord(req, asked)
    if (other === undefined) throw error
    return other
  }
}
