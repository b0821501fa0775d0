import type { PayloadRequest } from 'payload'
import type { Draftable } from '#content/draftable.ts'
import { openLimitCounts } from '#content/limit-counts.ts'
import { openAsk } from '#content/search/ask.ts'
import { tidyDraft } from '#domain/translate/machine-draft.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'
import { log } from '#lib/log.ts'
import { readTerms } from '#content/translate/read-terms.ts'
import type { OpenedRecord } from '#content/translate/save-passages.ts'
import { askDrafts, type Drafted, type LeftOut } from './ask-drafts.ts'
import { addMarks, type Mark } from './marks.ts'
import { type OpenPassage, openPassages, type Proposal } from './open-passages.ts'
import type { Machine } from './service.ts'

/** A passage without a draft. */
export interface LeftPassage extends Pick<OpenPassage, 'place' | 'label' | 'number'> {
  reason: LeftOut | 'same'
}

export interface Proposed {
  proposals: Proposal[]
  left: LeftPassage[]
}

interface Asked {
  machine: Machine
  /** Characters that all may send within a day. */
  daily: number
  /** In which fields are named. */
  language: Locale
  places?: ReadonlySet<string> | undefined
}

const day = 24 * 60 * 60

type Judged = { left: LeftPassage } | { proposal: Proposal; marks: Mark[] }

/** A text of several lines is proposed with all of them, or not at all. */
function judge(passage: OpenPassage, drafted: ReadonlyMap<string, Drafted>): Judged {
  const { before, digest, label, lines, number, place, propose } = passage
  const told = { place, label, ...(number !== undefined && { number }) }
  const texts: string[] = []
  const marks: Mark[] = []
  for (const line of lines) {
    const found = drafted.get(line) ?? { reason: 'rest' as const }
    if ('reason' in found) return { left: { ...told, reason: found.reason } }
    texts.push(found.text)
    if (found.isMachine) marks.push({ place, digest: digest(found.text) })
  }
  const proposal = propose(texts)
  // Whether it still says the same is for the translator to say.
  return tidyDraft(proposal.text) === tidyDraft(before) ? { left: { ...told, reason: 'same' } } : { proposal, marks }
}

/**
 * Drafts of what is missing and outdated in the translation of a record. No text is saved: what was proposed is remembered by its
 * digest, and marked wherever it is saved, until somebody has read it.
 */
export async function proposeDrafts(
  req: PayloadRequest,
  of: Draftable,
  opened: OpenedRecord,
  { daily, language, machine, places }: Asked,
): Promise<Proposed> {
  const { target } = opened.stored
  const passages = openPassages(req, of, opened, { language, places })
  const lines = passages.flatMap((each) => each.lines)
  const counts = openLimitCounts(req.payload)
  const drafted = await askDrafts(lines, {
    machine,
    target,
    terms: await readTerms(req, lines.join('\n'), otherLocale(target)),
    signal: req.signal ?? new AbortController().signal,
    take: async (characters) => (await counts.add('machine drafts', day, characters)).count <= daily,
    onFailure: ({ kind, status }) =>
      log.warn({ reason: kind, status }, 'the service for machine drafts gave no answer'),
  })
  const judged = passages.map((passage) => judge(passage, drafted))
  await addMarks(openAsk(req.payload), of, {
    fields: opened.texts.latest.fields,
    language: target,
    marks: judged.flatMap((each) => ('marks' in each ? each.marks : [])),
  })
  return {
    proposals: judged.flatMap((each) => ('proposal' in each ? [each.proposal] : [])),
    left: judged.flatMap((each) => ('left' in each ? [each.left] : [])),
  }
}
