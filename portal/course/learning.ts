import type { Payload, Where } from 'payload'
import type { Atomically } from '#portal/transaction.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** Courses that members take up, and how far they are. */
    learning: Learning
  }
}

type Id = number | string

/** How far somebody is in a lesson. */
interface LessonPlace {
  lesson: Id
  /** The place in its video. */
  seconds: number
  isDone: boolean
  updatedAt: string
}

/** What members take up and how far they are. Each function is about one member, and reads and writes nobody else's. */
export interface Learning {
  coursesOf: (member: Id) => Promise<Id[]>
  placesOf: (member: Id) => Promise<LessonPlace[]>
  enrol: (member: Id, course: Id) => Promise<void>
  leave: (member: Id, course: Id) => Promise<void>
  /** Notes the place. A lesson that is done stays so until `isDone` is said to be false. */
  note: (member: Id, lesson: Id, place: { seconds: number; isDone?: boolean | undefined }) => Promise<LessonPlace>
}

/** With override access: no identity may read these tables, not even its own rows. */
const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
const all = { pagination: false, limit: 0 } as const
const of = (member: Id, rest: Where = {}): Where => ({ and: [{ member: { equals: member } }, rest] })

export function createLearning({ atomically, payload }: { payload: Payload; atomically: Atomically }): Learning {
  const enrolments = { ...withOverrideAccess, collection: 'enrolments' } as const
  const places = { ...withOverrideAccess, collection: 'lesson-progress' } as const
  // Two devices at once take turns: each pair of member and lesson has one row.
  const turn = (member: Id) => `learning:${member}`
  return {
    async coursesOf(member) {
      const { docs } = await payload.find({ ...enrolments, ...all, where: of(member), sort: '-createdAt' })
      return docs.map(({ course }) => course as Id)
    },
    async placesOf(member) {
      const { docs } = await payload.find({ ...places, ...all, where: of(member), sort: '-updatedAt' })
      return docs as LessonPlace[]
    },
    enrol: (member, course) =>
      atomically(turn(member), async (req) => {
        const where = of(member, { course: { equals: course } })
        const { totalDocs } = await payload.count({ ...enrolments, where, req })
        if (totalDocs > 0) return
        await payload.create({ ...enrolments, data: { member: member as number, course: course as number }, req })
      }),
    leave: (member, course) =>
      atomically(turn(member), async (req) => {
        await payload.delete({ ...enrolments, where: of(member, { course: { equals: course } }), req })
      }),
    note: (member, lesson, { isDone, seconds }) =>
      atomically(turn(member), async (req) => {
        const where = of(member, { lesson: { equals: lesson } })
        const { docs } = await payload.find({ ...places, where, limit: 1, pagination: false, req })
        const [known] = docs
        const data = { seconds, isDone: isDone ?? known?.isDone ?? false }
        const stored =
          known === undefined
            ? await payload.create({
                ...places,
                data: { ...data, member: member as number, lesson: lesson as number },
                req,
              })
            : await payload.update({ ...places, id: known.id, data, req })
        return stored as LessonPlace
      }),
  }
}
