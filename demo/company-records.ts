import { positionPlaces, positions, positionTeams } from './content/positions.ts'
import type { FullText } from './content/types.ts'
import type { Loader } from './load.ts'
import { atShanghaiMorning, idOf, saveAll } from './save-all.ts'

/** Open positions with their teams and places. */
export async function loadPositions({ save }: Loader): Promise<void> {
  const slugOf = ({ slug }: { slug: string }) => slug
  const named = ({ slug, title }: { slug: string; title: FullText }) => ({ title, slug: { zh: slug, en: slug } })
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
