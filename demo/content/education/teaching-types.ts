import type { AttachmentSeed, FigureName, FullText, MetricSeed, Target } from '#demo/content/types.ts'

export interface TextbookSeed {
  slug: string
  title: FullText
  image: FigureName
  authors: FullText
  publisher: FullText
  isbn: string
  year: number
  state: 'writing' | 'review' | 'press' | 'published'
  summary: FullText
  sample?: AttachmentSeed
  pack?: FullText
}

interface PlanEntrySeed {
  code: string
  title: FullText
  semester: number
  lectures: number
  laboratory: number
  credits: number
  aims: FullText
  software: FullText
  textbooks?: string[]
}

export interface CoursePlanSeed {
  slug: string
  title: FullText
  degree: FullText
  summary: FullText
  revisedOn: string
  entries: PlanEntrySeed[]
}

interface Row {
  title: FullText
  text: FullText
}

export interface TeachingSeed {
  models: (Row & { icon: string; target: Target; linkTitle: FullText })[]
  universities: (Row & { city: FullText; since: string })[]
  laboratories: (Row & { place: FullText; equipment: FullText; seats: string })[]
  competitions: (Row & { time: FullText; result?: FullText })[]
  results: (Omit<MetricSeed, 'label'> & { title: FullText })[]
  contact: FullText
  email: string
}
