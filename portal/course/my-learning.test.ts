import { describe, expect, it } from 'vitest'
import { errorCodes } from '#lib/errors.ts'
import { makeMember, memberPassword, signInMember } from '../../tests/factories/members.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const paths = ['education/mine', 'education/progress', 'education/enrol', 'education/leave', 'education/progress/save']

/** Asks as whoever holds the token. */
async function ask(token: string | undefined, path: string, body: unknown = {}) {
  const { envelope } = await test.portal.call({ path, body, locale: 'zh', requestId: 'r', caller: { token } })
  return envelope as { code: string; data: unknown }
}

async function open() {
  const [one, other] = [await makeMember(test.payload), await makeMember(test.payload)]
  const course = await makeRecord(test.payload, 'courses')
  const lesson = await makeRecord(test.payload, 'lessons', undefined, { course: course.id, position: 1 })
  const last = await makeRecord(test.payload, 'lessons', undefined, { course: course.id, position: 2 })
  return {
    one,
    token: await signInMember(test, one),
    stranger: await signInMember(test, other),
    course: String(course.id),
    lesson: String(lesson.id),
    last: String(last.id),
  }
}

interface Mine {
  items: { id: string; lessons: number; done: number; next?: { slug: string } }[]
}

describe('courses and progress', () => {
  it.each(paths)('%s as nobody, with a wrong token and with a token of staff is 000004', async (path) => {
    const { token: staff } = await test.payload.login({
      collection: 'users',
      data: { email: 'admin@armilla.example', password: 'for tests only, 1234' },
    })
    for (const token of [undefined, 'x'.repeat(43), staff ?? ''])
      expect((await ask(token, path, { course: '1', lesson: '1', seconds: 1 })).code).toBe('000004')
  })

  it('are one’s own: the other member sees and changes nothing of them', async () => {
    const { course, lesson, stranger, token } = await open()
    expect((await ask(token, 'education/enrol', { course })).code).toBe('000000')
    await ask(token, 'education/progress/save', { lesson, seconds: 12.5 })
    expect(((await ask(stranger, 'education/mine')).data as Mine).items).toEqual([])
    expect((await ask(stranger, 'education/progress', { course })).data).toEqual({ isEnrolled: false, places: [] })
    await ask(stranger, 'education/leave', { course })
    await ask(stranger, 'education/progress/save', { lesson, seconds: 99, isDone: true })
    expect((await ask(token, 'education/progress', { course })).data).toEqual({
      isEnrolled: true,
      places: [{ lesson, seconds: 12.5, isDone: false }],
    })
    const kept = { courses: [course], lessons: [{ lesson, seconds: 12.5, isDone: false }] }
    expect((await ask(token, 'account/export')).data).toMatchObject({ learning: kept })
  })

  it('go on where the other device stopped, and lead to the next lesson', async () => {
    const { course, last, lesson, one, token } = await open()
    const phone = await signInMember(test, one)
    await ask(token, 'education/enrol', { course })
    await ask(token, 'education/progress/save', { lesson, seconds: 20 })
    await ask(phone, 'education/progress/save', { lesson, seconds: 31, isDone: true })
    // Looking at it again does not undo it.
    await ask(token, 'education/progress/save', { lesson, seconds: 3 })
    const { places } = (await ask(phone, 'education/progress', { course })).data as { places: unknown[] }
    expect(places).toEqual([{ lesson, seconds: 3, isDone: true }])
    const [mine] = ((await ask(phone, 'education/mine')).data as Mine).items
    expect(mine).toMatchObject({ id: course, lessons: 2, done: 1 })
    const next = await test.payload.findByID({ collection: 'lessons', id: Number(last), locale: 'zh' })
    expect(mine?.next?.slug).toBe(next.slug)
    await ask(token, 'education/progress/save', { lesson: last, seconds: 0, isDone: true })
    expect(((await ask(token, 'education/mine')).data as Mine).items[0]).not.toHaveProperty('next')
  })

  it('are one row each, however often and from however many devices they come', async () => {
    const { course, lesson, one, token } = await open()
    await Promise.all([
      ...[1, 2, 3].map(() => ask(token, 'education/enrol', { course })),
      ...[1, 2, 3, 4].map((seconds) => ask(token, 'education/progress/save', { lesson, seconds })),
    ])
    for (const collection of ['enrolments', 'lesson-progress'] as const)
      expect((await test.payload.count({ collection, where: { member: { equals: one.id } } })).totalDocs).toBe(1)
    await ask(token, 'education/leave', { course })
    expect(((await ask(token, 'education/mine')).data as Mine).items).toEqual([])
  })

  it.each([
    ['education/enrol', { course: 'none-such' }, errorCodes.notFound],
    ['education/progress/save', { lesson: '999999', seconds: 1 }, errorCodes.notFound],
    ['education/progress/save', { lesson: '1', seconds: -1 }, errorCodes.badInput],
    ['education/progress/save', { lesson: '1', seconds: 1e9 }, errorCodes.badInput],
    ['education/progress/save', { lesson: '1', seconds: 'x' }, errorCodes.badInput],
  ])('%s with %j is refused', async (path, body, code) => {
    const token = await signInMember(test, await makeMember(test.payload))
    expect((await ask(token, path, body)).code).toBe(code)
  })

  it('go with the account', async () => {
    const { course, lesson, one, token } = await open()
    await ask(token, 'education/enrol', { course })
    await ask(token, 'education/progress/save', { lesson, seconds: 5 })
    expect((await ask(token, 'account/delete', { password: memberPassword })).code).toBe('000000')
    for (const collection of ['enrolments', 'lesson-progress'] as const)
      expect((await test.payload.count({ collection, where: { member: { equals: one.id } } })).totalDocs).toBe(0)
  })

  it('go with a course or a lesson that is deleted for good, and the rest stays', async () => {
    const { course, last, lesson, token } = await open()
    await ask(token, 'education/enrol', { course })
    await ask(token, 'education/progress/save', { lesson, seconds: 5 })
    await ask(token, 'education/progress/save', { lesson: last, seconds: 7 })
    await test.payload.delete({ collection: 'lessons', id: Number(lesson) })
    expect((await ask(token, 'education/progress', { course })).data).toEqual({
      isEnrolled: true,
      places: [{ lesson: last, seconds: 7, isDone: false }],
    })
    await test.payload.delete({ collection: 'courses', id: Number(course) })
    expect((await ask(token, 'education/mine')).data).toMatchObject({ items: [] })
    const kept = { courses: [], lessons: [{ lesson: last, seconds: 7, isDone: false }] }
    expect((await ask(token, 'account/export')).data).toMatchObject({ learning: kept })
  })

  it('are closed to Payload’s own ways, for nobody, a member and an administrator', async () => {
    const { one } = await open()
    const { docs } = await test.payload.find({ collection: 'users', where: { roles: { equals: 'administrator' } } })
    const people = [undefined, { id: one.id, collection: 'members' }, { ...docs[0], collection: 'users' }]
    for (const user of people)
      for (const collection of ['enrolments', 'lesson-progress'] as const) {
        const asked = { collection, overrideAccess: false, user: user as never }
        await expect(test.payload.find(asked)).rejects.toThrow(/not allowed/i)
        await expect(test.payload.create({ ...asked, data: {} as never })).rejects.toThrow(/not allowed/i)
        await expect(test.payload.delete({ ...asked, where: { id: { exists: true } } })).rejects.toThrow(/not allowed/i)
      }
  })
})
