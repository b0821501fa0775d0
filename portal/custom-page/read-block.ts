import type { PublishedCustomPages } from '#content/payload-types.ts'
import { cardCount, cardKinds } from '#domain/site/card-kinds.ts'
import { readCells } from '#domain/site/table-cells.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { readAttachments } from '#portal/attachments.ts'
import { readVideo } from '#portal/course/read-video.ts'
import { readForm } from '#portal/form/form-detail.ts'
import { imageOf, linkTo, numberOf, openRecord, openRecords, type RecordOf, textIn } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import type { ShownBlock } from './block-schemas.ts'

export type StoredBlock = NonNullable<NonNullable<PublishedCustomPages['blocks']>['zh']>[number]
type Stored<Type extends StoredBlock['blockType']> = Extract<StoredBlock, { blockType: Type }>

/** What the blocks of a page share while it is read. */
export interface BlockReading {
  locale: Locale
  /** Names of places in the page that are given already. */
  anchors: Set<string>
  /** Forms that visitors may send, by number. */
  forms: ReadonlyMap<number, RecordOf<'forms'>>
  /** The videos that blocks show, by number, with their posters. */
  videos: ReadonlyMap<number, RecordOf<'videos'>>
}

const trimmed = (text: string | undefined) => text?.trim() ?? ''

/** Rows of which nothing is missing; another would be a hole in the page. */
function wholeRows<Row extends { id: string }, Name extends Exclude<keyof Row, 'id'> & string>(
  rows: readonly Row[] | undefined,
  names: readonly Name[],
  needed: readonly Name[],
): Record<Name, string>[] {
  return (rows ?? [])
    .map((row) => Object.fromEntries(names.map((name) => [name, trimmed(row[name] as string)])) as Record<Name, string>)
    .filter((row) => needed.every((name) => row[name] !== ''))
}

function readFigure({ caption, id, image, isWide }: Stored<'figure'>, { locale }: BlockReading) {
  const shown = imageOf(image, locale)
  const own = trimmed(caption)
  return (
    shown && {
      id,
      type: 'figure' as const,
      image: { ...shown, ...(own !== '' && { caption: own }) },
      isWide: isWide === true,
    }
  )
}

function readTable({ cells, id, note, title }: Stored<'table'>) {
  const [head = [], ...rows] = readCells(cells ?? '')
  return rows.length > 0 && { id, type: 'table' as const, title: trimmed(title), head, rows, note: trimmed(note) }
}

function readColumns({ beside, body, id, image, title }: Stored<'columns'>, { anchors, locale }: BlockReading) {
  const left = readRichText(body, locale, { taken: anchors })
  const shown = imageOf(image, locale)
  const right = shown ? [] : readRichText(beside, locale, { taken: anchors })
  return (
    (left.length > 0 || right.length > 0 || shown !== undefined) && {
      id,
      type: 'columns' as const,
      title: trimmed(title),
      body: left,
      beside: right,
      ...(shown && { image: shown }),
    }
  )
}

function readPeople({ id, people, title }: Stored<'people'>, { locale }: BlockReading) {
  const shown = openRecords(people, locale).map((each) => ({
    id: each.id,
    lang: each.lang,
    title: each.text('title'),
    role: each.text('role'),
    text: each.text('text'),
  }))
  return shown.length > 0 && { id, type: 'people' as const, title: trimmed(title), people: shown }
}

function readAction({ id, linkTitle, target, text, title }: Stored<'action'>) {
  const link = trimmed(linkTitle) === '' ? undefined : linkTo(target, trimmed(linkTitle))
  return link && { id, type: 'action' as const, title: trimmed(title), text: trimmed(text), link }
}

const find = <Found>(all: ReadonlyMap<number, Found>, related: { id: number } | number | null | undefined) =>
  all.get(numberOf(related) ?? 0)

function readOwnVideo({ caption, id, title, video }: Stored<'video'>, { locale, videos }: BlockReading) {
  const found = find(videos, video)
  return (
    found && {
      id,
      type: 'video' as const,
      title: trimmed(title),
      caption: trimmed(caption),
      video: {
        ...readVideo(found, locale),
        captions: locales.filter((each) => textIn(found.captions, each) !== ''),
      },
    }
  )
}

function readHero(block: Stored<'hero'>, { locale, videos }: BlockReading) {
  const { id, image, linkTitle, target, text, title } = block
  const shown = imageOf(image, locale)
  const video = find(videos, block.video)
  const link = trimmed(linkTitle) === '' ? undefined : linkTo(target, trimmed(linkTitle))
  return (
    trimmed(title) !== '' && {
      id,
      type: 'hero' as const,
      title: trimmed(title),
      text: trimmed(text),
      ...(shown && { image: shown }),
      ...(video && { video: readVideo(video, locale) }),
      ...(link && { link }),
    }
  )
}

function readCards({ count, id, kind, title }: Stored<'cards'>) {
  // Nothing is chosen yet, or a release has no such kind any more.
  if (kind === undefined || !cardKinds.includes(kind)) return undefined
  return { id, type: 'cards' as const, title: trimmed(title), kind, count: cardCount(kind, count) }
}

/** A form that can be sent: it is published in this language, and its section is there. */
function readOwnForm({ form, id, title }: Stored<'form'>, { forms, locale }: BlockReading) {
  const found = openRecord(find(forms, form), locale)
  return found?.lang === locale && { id, type: 'form' as const, title: trimmed(title), form: readForm(found, locale) }
}

function readQuotation({ id, person, role, text }: Stored<'quotation'>) {
  const words = trimmed(text)
  return words !== '' && { id, type: 'quotation' as const, text: words, person: trimmed(person), role: trimmed(role) }
}

function readGallery({ id, images, title }: Stored<'gallery'>, { locale }: BlockReading) {
  const shown = (images ?? []).map((each) => imageOf(each, locale)).filter((each) => each !== undefined)
  return shown.length > 0 && { id, type: 'gallery' as const, title: trimmed(title), images: shown }
}

/**
 * A block as visitors read it; nothing for one that has nothing to show: it is empty, or what it shows is not public. One of
 * a kind that there is not is nothing either.
 */
export function readBlock(block: StoredBlock, reading: BlockReading): ShownBlock | false | undefined {
  const { id } = block
  switch (block.blockType) {
    case 'hero':
      return readHero(block, reading)
    case 'cards':
      return readCards(block)
    case 'text': {
      const body = readRichText(block.body, reading.locale, { taken: reading.anchors })
      return body.length > 0 && { id, type: 'text', body }
    }
    case 'columns':
      return readColumns(block, reading)
    case 'quotation':
      return readQuotation(block)
    case 'table':
      return readTable(block)
    case 'figure':
      return readFigure(block, reading)
    case 'video':
      return readOwnVideo(block, reading)
    case 'gallery':
      return readGallery(block, reading)
    case 'numbers': {
      // A number without a source is not published.
      const items = wholeRows(block.items, ['value', 'unit', 'label', 'source'], ['value', 'label', 'source'])
      return items.length > 0 && { id, type: 'numbers', title: trimmed(block.title), items }
    }
    case 'steps':
    case 'questions': {
      const needed = block.blockType === 'steps' ? (['title'] as const) : (['title', 'text'] as const)
      const items = wholeRows(block.items, ['title', 'text'], needed)
      return items.length > 0 && { id, type: block.blockType, title: trimmed(block.title), items }
    }
    case 'people':
      return readPeople(block, reading)
    case 'downloads': {
      const files = readAttachments(block.files, reading.locale)
      return files.length > 0 && { id, type: 'downloads', title: trimmed(block.title), files }
    }
    case 'form':
      return readOwnForm(block, reading)
    case 'action':
      return readAction(block)
    default:
      return undefined
  }
}
