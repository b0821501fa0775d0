import {
  aboutPage,
  careersPage,
  consultTopics,
  leaders,
  milestones,
  qualifications,
  serviceHours,
} from './content/about-company.ts'
import { forms } from './content/forms.ts'
import { legalTexts } from './content/legal-texts.ts'
import { positionPlaces, positions, positionTeams } from './content/positions.ts'
import { loadCustomPages } from './custom-page-records.ts'
import type { FullText } from './content/types.ts'
import type { Loader } from './loader.ts'
import { atShanghaiMorning, type Ids, idOf, saveAll } from './save-all.ts'

const named = ({ slug, title }: { slug: string; title: FullText }) => ({ title, slug: { zh: slug, en: slug } })

/** Everything about the company but its offices: its story, hours, positions and the texts that bind. */
export async function loadCompanyPages(loader: Loader): Promise<void> {
  const people = await loadAbout(loader)
  await loadPositions(loader)
  await loadLegalTexts(loader)
  await loadCustomPages(loader, people)
}

/** @returns who leads the company, by their Chinese names */
async function loadAbout({ save, saveGlobal }: Loader): Promise<Ids> {
  await saveGlobal('about-page', aboutPage)
  await saveGlobal('careers-page', careersPage)
  await saveGlobal('service-hours', serviceHours)
  for (const milestone of milestones) await save('milestones', { ...milestone })
  const people = await saveAll(
    leaders,
    ({ title }) => title.zh,
    (leader) => save('leaders', { ...leader }),
  )
  for (const { issuedAt, validUntil, ...qualification } of qualifications) {
    await save('qualifications', {
      ...qualification,
      issuedAt: atShanghaiMorning(issuedAt),
      ...(validUntil && { validUntil: atShanghaiMorning(validUntil) }),
    })
  }
  for (const { people: _people, text, ...topic } of consultTopics)
    await save('consult-topics', { ...named(topic), text })
  for (const { receivers: _receivers, ...form } of forms) await save('forms', { ...form, ...named(form) })
  return people
}

/** Who answers about which topic and who receives which form; the accounts come after the records. */
export async function loadReceivers({ relate }: Loader, accounts: Ids): Promise<void> {
  for (const { people, slug } of consultTopics) {
    const ids = people.map((email) => idOf(accounts, email))
    await relate('consult-topics', slug, 'people', ids)
  }
  for (const { receivers, slug } of forms) {
    const ids = receivers.map((email) => idOf(accounts, email))
    await relate('forms', slug, 'receivers', ids)
  }
}

/** Open positions with their teams and places. */
async function loadPositions({ save }: Loader): Promise<void> {
  const slugOf = ({ slug }: { slug: string }) => slug
  const teams = await saveAll(positionTeams, slugOf, (seed) => save('position-teams', named(seed)))
  const places = await saveAll(positionPlaces, slugOf, ({ country, region, ...seed }) =>
    save('position-places', { ...named(seed), country, region }),
  )
  for (const { closesAt, place, postedAt, team, ...position } of positions) {
    await save('positions', {
      ...position,
      team: idOf(teams, team),
      place: idOf(places, place),
      postedAt: atShanghaiMorning(postedAt),
      closesAt: atShanghaiMorning(closesAt),
    })
  }
}

async function loadLegalTexts({ markdown, save }: Loader): Promise<void> {
  for (const { body, effectiveAt, ...text } of legalTexts)
    await save('legal-texts', { ...text, effectiveAt: atShanghaiMorning(effectiveAt), body: markdown(body) })
}
