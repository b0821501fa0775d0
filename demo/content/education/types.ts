import type { AttachmentSeed, CategorySeed, FigureName, FullText, Text } from '#demo/content/types.ts'

export interface ProgrammeSeed extends CategorySeed {
  summary: FullText
}

export interface DifficultySeed extends CategorySeed {
  text: FullText
}

export interface TeacherSeed {
  key: string
  title: FullText
  role: FullText
  text: FullText
}

interface LessonSeed {
  slug: Text
  title: Text
  minutes: number
  summary: Text
  /** Paragraphs, parted by an empty line. */
  body: Text
  /** Name of a file of `demo/videos/out`. */
  video?: string
  attachments?: AttachmentSeed[]
}

export interface CourseSeed {
  slug: Text
  programme: string
  difficulty: string
  /** Slugs of products. */
  products: string[]
  image: FigureName
  title: Text
  summary: Text
  audience: Text
  /** One in each line. */
  goals: Text
  teachers: string[]
  /** One in each line. */
  software: Text
  certificate: Text
  start: Text
  /** Day in China of the next class. */
  startsOn?: string
  attachments?: AttachmentSeed[]
  lessons: LessonSeed[]
}

export interface VideoSeed {
  /** Name of its file, without its end. */
  name: string
  title: FullText
  seconds: number
  poster: FigureName
}
