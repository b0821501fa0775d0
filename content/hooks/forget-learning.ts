import type { CollectionBeforeDeleteHook } from 'payload'

/** What somebody has learnt is theirs: it goes with the account, in the same transaction. */
export const forgetLearning: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['enrolments', 'lesson-progress'] as const)
    await req.payload.delete({ collection, where: { member: { equals: id } }, req, overrideAccess: true })
}

/** A course or lesson that is deleted for good takes with it what was noted about it. */
export const forgetCourse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'enrolments', where: { course: { equals: id } }, req, overrideAccess: true })
}

export const forgetLesson: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'lesson-progress',
    where: { lesson: { equals: id } },
    req,
    overrideAccess: true,
  })
}
