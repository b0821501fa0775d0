import { channels } from '#domain/release/release-file.ts'
import { isUpdate } from '#domain/release/release-version.ts'

/** What has to be known of a release to tell whether it may be handed out. */
export interface Candidate {
  version: string
  channel: (typeof channels)[number]
  isSupported: boolean
  /** The published advisories by which it is affected. */
  advisories: readonly unknown[]
}

/** Whether anybody is to be handed it: supported, with no open advisory. A beta has no support period. */
export const mayBeTaken = (release: Omit<Candidate, 'version'>) => isServed(release) && release.advisories.length === 0
const isServed = ({ channel, isSupported }: Pick<Candidate, 'channel' | 'isSupported'>) =>
  isSupported || channel === 'beta'

/** What to take of a channel. */
export interface BuildChoice<Release> {
  /** What is installed, in this order: one release, or a base and the update that goes on it. None when nothing is whole. */
  parts: Release[]
  /** Newer releases that are not to be taken because an advisory is open in them, one of each line. */
  passedOver: Release[]
}

/** The release that updates and betas of a version belong to; a semantic version is a line of its own. */
const lineOf = (version: string) => /^R\d{4}[ab]/.exec(version)?.[0] ?? version

/** The release itself, before it the base where it is an update; `undefined` for an update without its base. */
function partsOf<Release extends Candidate>(release: Release, all: readonly Release[]): Release[] | undefined {
  if (!isUpdate(release.version)) return [release]
  const line = lineOf(release.version)
  const base = all.find(({ version }) => version === line)
  return base && [base, release]
}

/**
 * The newest build of a channel that is whole: supported, and with no open advisory once all its parts are installed. An
 * update has what the updates before it have, so a base takes the newest only.
 * @param newestFirst the releases of one product and channel
 * @param isThere whether all parts can be had, of a system for instance
 */
export function chooseBuild<Release extends Candidate>(
  newestFirst: readonly Release[],
  isThere: (parts: Release[]) => boolean = () => true,
): BuildChoice<Release> {
  const passedOver: Release[] = []
  for (const release of newestFirst) {
    const parts = partsOf(release, newestFirst)
    if (parts === undefined || !isThere(parts)) continue
    if (!isServed(release)) continue
    if (mayBeTaken(release)) return { parts, passedOver }
    // A line is named once, by its newest: what its base is affected by says nothing more.
    if (!passedOver.some(({ version }) => lineOf(version) === lineOf(release.version))) passedOver.push(release)
  }
  return { parts: [], passedOver }
}

/**
 * What to take of each channel in which a product has releases.
 * @param newestFirst the releases of one product
 */
export function chooseBuilds<Release extends Candidate>(
  newestFirst: readonly Release[],
  isThere?: (parts: Release[]) => boolean,
): (BuildChoice<Release> & Pick<Candidate, 'channel'>)[] {
  return channels.flatMap((channel) => {
    const own = newestFirst.filter((each) => each.channel === channel)
    return own.length > 0 ? [{ channel, ...chooseBuild(own, isThere) }] : []
  })
}
