import type { PayloadRequest } from 'payload'
import { openHouseRecord } from '#content/house-record.ts'

/** The number of the record of a message's words, made when there is none. */
export const openTextRecord = (req: PayloadRequest, key: string): Promise<number> =>
  openHouseRecord(req, { collection: 'interface-texts', field: 'key', name: key, title: { zh: key, en: key } })
