import type { Payload } from 'payload'
import { bringUpToDate, findOutdated } from '#content/published/rebuild.ts'
import { sweepBucket } from '#content/sweep-bucket.ts'
import { sweepPictures } from '#content/pictures/sweep-files.ts'
import { meetAll } from '#content/translate/bring-up.ts'
import { deleteUntouchedDrafts } from '#content/untouched-drafts.ts'
import type { Log } from '#lib/log.ts'
import { startPolling, type Worker } from './polling.ts'

/** How often it is looked for documents of another release, in milliseconds: what fails is tried again. */
const interval = 60_000
const hour = 60 * 60_000

/** Makes the documents without which nothing could be shown: on a new database, and of a collection that is new. */
export async function makeMissingDocuments(payload: Payload, say: (line: string) => void): Promise<void> {
  const { missing } = await findOutdated(payload)
  if (missing.length === 0) return
  if (missing.length > 1) say('Publishing the content …')
  await bringUpToDate(payload, missing)
}

/**
 * Makes documents of another release anew, piece by piece; visitors are shown those that are there. Drafts that were opened
 * and left are deleted, and files that no picture has any more.
 */
export const startPublishedWorker = (payload: Payload, log: Log): Worker =>
  startPolling(log, [
    {
      name: 'update_published',
      every: interval,
      isFirst: true,
      failure: 'what is published cannot be brought up to date',
      work: async (stopping) => {
        const { old } = await findOutdated(payload)
        await bringUpToDate(payload, old, { stopping })
      },
    },
    {
      name: 'compare_translations',
      every: hour,
      isFirst: true,
      failure: 'how far translations have come cannot be told',
      work: (stopping) => meetAll(payload, stopping),
    },
    {
      name: 'delete_untouched_drafts',
      every: hour,
      failure: 'drafts that nobody began could not be deleted',
      work: () => deleteUntouchedDrafts(payload),
    },
    {
      name: 'sweep_pictures',
      every: 6 * hour,
      failure: 'files that no picture has any more could not be deleted',
      work: () => sweepPictures(payload),
    },
    {
      name: 'sweep_bucket',
      every: hour,
      failure: 'files in the bucket that no record has any more could not be deleted',
      work: () => sweepBucket(payload),
    },
  ])
