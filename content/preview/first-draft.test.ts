import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { userOf } from '../../tests/factories/people.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { nobody } from '#content/access/roles.ts'
import { collections } from '#content/collections/index.ts'

const test = useTestPortal()
/** Pictures are no record without a file, and save by the button alone; what nobody makes has no empty form. */
const savesItself = ({ access, versions }: (typeof collections)[number]) =>
  access?.create !== nobody &&
  typeof versions === 'object' &&
  typeof versions.drafts === 'object' &&
  versions.drafts.autosave
const withDrafts = collections.filter(savesItself).map(({ slug }) => slug as CollectionSlug)

it.each(withDrafts)(
  '26 (point 3): an empty form of %s saves by itself, as the admin does when it is opened',
  async (collection) => {
    for (const _again of [1, 2]) {
      const made = await test.payload.create({
        collection,
        draft: true,
        data: {},
        locale: 'en',
        overrideAccess: false,
        user: userOf('editor') as never,
      })
      const { id } = made as { id: number }
      const saved = await test.payload.update({
        collection,
        id,
        draft: true,
        autosave: true,
        locale: 'en',
        data: { title: 'The first words' },
        overrideAccess: false,
        user: userOf('editor'),
      })
      expect(saved).toMatchObject({ id })
    }
  },
)
