import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { type CollectionSlug, createLocalReq, type Payload, restoreVersionOperation } from 'payload'
import { pictureFile } from './pictures.ts'
import { makeReleaseFile } from './releases.ts'

/** One record, and who wants to do something with it. */
export interface Wish {
  payload: Payload
  collection: string
  id: number
  /** An earlier version of it. */
  version?: number | string | undefined
  user: unknown
}

type Way = (wish: Wish) => Promise<unknown>
export type Ways = Record<string, Way>

const draft = true as const
const published = { _status: 'published' }
let changes = 0
/** What is changed is new each time: the same again would be no change. */
export const newText = () => `changed ${(changes += 1)}`

const as = ({ collection, user }: Wish) =>
  ({ collection: collection as never, user: user as never, overrideAccess: false, locale: 'en', depth: 0 }) as const
const one = (wish: Wish) => ({ ...as(wish), id: wish.id })
const many = (wish: Wish) => ({ ...as(wish), where: { id: { equals: wish.id } } })
/** A picture has words in the place of a title. */
const titled = (more: object = {}) => ({ title: newText(), alt: newText(), ...more }) as never

const update =
  (more: object, data: object = {}): Way =>
  (wish) =>
    wish.payload.update({ ...one(wish), ...more, data: titled(data) })
const updateMany =
  (more: object, data: object = {}): Way =>
  (wish) =>
    wish.payload.update({ ...many(wish), ...more, data: titled(data) })

/** As REST does it: the Local API forgets to hand `draft` on. */
const restore =
  (isDraft: boolean): Way =>
  async ({ collection, payload, user, version }) =>
    restoreVersionOperation({
      id: version ?? '',
      collection: payload.collections[collection as CollectionSlug],
      draft: isDraft,
      overrideAccess: false,
      req: await createLocalReq({ user: user as never, locale: 'en' }, payload),
      depth: 0,
    })

interface Scheduled {
  error?: string
}

const schedule: Way = async ({ collection, id, payload, user }) => {
  const req = await createLocalReq({ user: user as never }, payload)
  const doc = { relationTo: collection, value: String(id) } as never
  const { error } = (await schedulePublishHandler({
    type: 'publish',
    date: new Date(),
    doc,
    req,
  } as never)) as Scheduled
  if (error !== undefined) throw Object.assign(new Error(error), { status: 403 })
}

/** What leaves the published record as it is. */
export const waysToDraft: Ways = {
  'save a draft': update({ draft }),
  'save it by itself': update({ draft, autosave: true }),
  'save many drafts': updateMany({ draft }),
  'save one for all languages': (wish) =>
    wish.payload.update({
      ...one(wish),
      draft,
      locale: 'all' as never,
      data: { title: { zh: newText(), en: newText() } } as never,
    }),
  'make a copy': (wish) => wish.payload.duplicate({ ...one(wish), draft, data: titled() }),
  'restore as a draft': restore(true),
}

/** Every way that leads, or could lead, to what visitors see. Nothing here is left out because it should not work. */
export const waysToPublish: Ways = {
  publish: update({}, published),
  'publish, said to be a draft': update({ draft }, published),
  'publish, said to be saved by itself': update({ draft, autosave: true }, published),
  'publish one language': update({ publishSpecificLocale: 'en' }, published),
  'publish one language, said to be a draft': update({ draft, publishSpecificLocale: 'en' }, published),
  'publish all languages': update({ publishAllLocales: true }),
  'publish by a status for each language': (wish) =>
    wish.payload.update({
      ...one(wish),
      locale: 'all' as never,
      data: { _status: { zh: 'published', en: 'published' } } as never,
    }),
  'publish many': updateMany({}, published),
  'publish many, said to be drafts': updateMany({ draft }, published),
  'change without a status': update({}),
  'change many without a status': updateMany({}),
  'restore a version': restore(false),
  schedule,
  unpublish: update({}, { _status: 'draft' }),
  'unpublish all languages': update({ unpublishAllLocales: true }),
  'unpublish all languages, said to be a draft': update({ draft, unpublishAllLocales: true }),
  'unpublish many': updateMany({}, { _status: 'draft' }),
  'move to the trash': async (wish) => {
    await wish.payload.update({ ...one(wish), data: { deletedAt: new Date().toISOString() } as never })
    await wish.payload.update({
      ...one({ ...wish, user: undefined }),
      overrideAccess: true,
      trash: true,
      data: { deletedAt: null } as never,
    })
  },
}

/** What there is of pictures besides: a copy would be a second file of the same. */
export const waysWithPictures: Ways = {
  'add a new one as a draft': async (wish) =>
    wish.payload.create({ ...as(wish), draft, data: { alt: newText() } as never, file: await pictureFile('new.png') }),
  'add a new one': async (wish) =>
    wish.payload.create({ ...as(wish), data: { alt: newText() } as never, file: await pictureFile('new.png') }),
  'add a public one, said to be a draft': async (wish) =>
    wish.payload.create({
      ...as(wish),
      draft,
      data: { alt: newText(), _status: 'published' } as never,
      file: await pictureFile('new.png'),
    }),
  'replace the file in a draft': async (wish) =>
    wish.payload.update({
      ...one(wish),
      draft,
      data: { alt: newText() } as never,
      file: await pictureFile('other.png'),
    } as never),
  'replace the file': async (wish) =>
    wish.payload.update({ ...one(wish), data: {}, file: await pictureFile('other.png') } as never),
}

/** Files of releases have states of their own. */
export const waysWithReleaseFiles: Ways = {
  'change a draft': async (wish) => {
    const { id } = await makeReleaseFile(wish.payload, Buffer.from(newText()), { state: 'draft' })
    return wish.payload.update({ ...one({ ...wish, id }), data: { text: newText() } as never })
  },
  'publish a draft': async (wish) => {
    const { id } = await makeReleaseFile(wish.payload, Buffer.from(newText()), { state: 'draft' })
    return wish.payload.update({ ...one({ ...wish, id }), data: { state: 'published' } as never })
  },
  'delete a draft': async (wish) => {
    const { id } = await makeReleaseFile(wish.payload, Buffer.from(newText()), { state: 'draft' })
    return wish.payload.delete(one({ ...wish, id }))
  },
  'change a published one': (wish) => wish.payload.update({ ...one(wish), data: { text: newText() } as never }),
  'change many published ones': (wish) => wish.payload.update({ ...many(wish), data: { text: newText() } as never }),
}

/** What the search is taught holds at once. */
export const waysWithSearchWords: Ways = {
  'add a new one': (wish) =>
    wish.payload.create({ ...as(wish), data: { words: `${newText()}\n${newText()}` } as never }),
  change: (wish) => wish.payload.update({ ...one(wish), data: { words: `${newText()}\n${newText()}` } as never }),
}

/** Settings: drafts are saved by who writes, everything else is for who publishes. */
export const waysWithGlobals: Ways = Object.fromEntries(
  Object.entries<object>({
    'save a draft': { draft },
    'save, not said to be a draft': {},
    'publish, said to be a draft': { draft, data: published },
    'publish all languages': { publishAllLocales: true },
    'publish all languages, said to be a draft': { draft, publishAllLocales: true },
    'publish one language, said to be a draft': { draft, publishSpecificLocale: 'zh', data: published },
  }).map(([name, more]): [string, Way] => [
    name,
    ({ collection, payload, user }) =>
      payload.updateGlobal({
        slug: collection as never,
        user,
        overrideAccess: false,
        locale: 'zh',
        data: {},
        ...more,
      }),
  ]),
)

/** Whether a person was let. Anything but a refusal is a fault of the test. @throws what is no refusal */
export async function isLet(way: Way, wish: Wish): Promise<boolean> {
  try {
    const answer = (await way(wish)) as { docs?: unknown[]; errors?: { message: string }[] } | undefined
    // Of a bulk change nothing may be found to be changed.
    if (answer?.errors === undefined || answer.errors.length === 0) return answer?.docs?.length !== 0
    throw new Error(answer.errors.map(({ message }) => message).join())
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === 403 || status === 401) return false
    throw error
  }
}
