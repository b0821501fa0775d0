import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courses } from './content/education/courses.ts'
import { difficulties, programmes, teachers, videos } from './content/education/programmes.ts'
import type { VideoSeed } from './content/education/types.ts'
import type { Loader, RecordId } from './loader.ts'
import { atShanghaiMorning, type Ids, idOf, saveAll } from './save-all.ts'

const videoFolder = join(import.meta.dirname, 'videos/out')

/** The words that go with a video, in each language. */
function readWords(name: string) {
  const read = (end: string) => readFileSync(join(videoFolder, `${name}.${end}.vtt`), 'utf8')
  return {
    captions: { zh: read('zh'), en: read('en') },
    chapters: { zh: read('chapters.zh'), en: read('chapters.en') },
  }
}

async function uploadVideo({ figure, upload }: Loader, { name, poster, seconds, title }: VideoSeed): Promise<RecordId> {
  const data = readFileSync(join(videoFolder, `${name}.mp4`))
  const file = { data, name: `${name}.mp4`, mimetype: 'video/mp4', size: data.length }
  return upload('videos', { title, seconds, poster: await figure(poster), ...readWords(name) }, file)
}

/** Programmes, courses and their lessons; the videos with their captions. */
export async function loadEducation(loader: Loader, products: Ids): Promise<void> {
  const { attach, figure, save } = loader
  const slugOf = ({ slug }: { slug: string }) => slug
  const everywhere = (slug: string) => ({ zh: slug, en: slug })
  const programmeIds = await saveAll(programmes, slugOf, ({ slug, ...programme }) =>
    save('programmes', { ...programme, slug: everywhere(slug) }),
  )
  const difficultyIds = await saveAll(difficulties, slugOf, ({ slug, ...difficulty }) =>
    save('difficulties', { ...difficulty, slug: everywhere(slug) }),
  )
  const teacherIds = await saveAll(
    teachers,
    ({ key }) => key,
    ({ key: _key, ...teacher }) => save('teachers', { ...teacher }),
  )
  const videoIds = await saveAll(
    videos,
    ({ name }) => name,
    (seed) => uploadVideo(loader, seed),
  )
  for (const { attachments, difficulty, image, lessons, programme, startsOn, ...course } of courses) {
    const id = await save('courses', {
      ...course,
      programme: idOf(programmeIds, programme),
      difficulty: idOf(difficultyIds, difficulty),
      products: course.products.map((slug) => idOf(products, slug)),
      teachers: course.teachers.map((key) => idOf(teacherIds, key)),
      image: await figure(image),
      attachments: await attach(attachments),
      ...(startsOn !== undefined && { startsOn: atShanghaiMorning(startsOn) }),
    })
    for (const [index, { attachments: files, video, ...lesson }] of lessons.entries())
      await save('lessons', {
        ...lesson,
        course: id,
        position: index + 1,
        ...(video !== undefined && { video: idOf(videoIds, video) }),
        attachments: await attach(files),
      })
  }
}
