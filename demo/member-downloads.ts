import type { Payload, PayloadRequest } from 'payload'

/** What the demo's first visitor fetched, newest first: current, no longer supported, affected, not finished. */
const fetched = [
  { name: 'armilla-studio-R2026b-linux-x86-64.tar.gz', at: '2026-11-16T02:20:00.000Z', eula: '4.2' },
  { name: 'ThermalWall.mo', at: '2026-11-16T02:31:00.000Z' },
  { name: 'armilla-compute-R2026b-linux-x86-64.tar.gz', at: '2026-11-13T07:05:00.000Z', eula: '4.2', isCut: true },
  { name: 'armilla-studio-R2026a-linux-x86-64.tar.gz', at: '2026-05-20T01:42:00.000Z', eula: '4.2' },
  { name: 'armilla-studio-R2025b-linux-x86-64.tar.gz', at: '2025-12-03T06:10:00.000Z', eula: '4.1' },
]

/** The advisories that affect these, each told of on the day on which it came out. */
const told = [
  ['ARM-2026-001', '2026-01-20T02:00:00.000Z'],
  ['ARM-2026-006', '2026-07-15T02:00:00.000Z'],
  ['ARM-2026-007', '2026-09-09T02:00:00.000Z'],
  ['ARM-2026-008', '2026-10-21T02:00:00.000Z'],
] as const

/** Downloads of a visitor, with the agreements that were accepted for them and the advisories that were told of. */
export async function loadMemberDownloads(payload: Payload, req: PayloadRequest, member: number): Promise<void> {
  for (const { at, eula, isCut = false, name } of fetched) {
    const { docs } = await payload.find({
      collection: 'release-files',
      where: { name: { equals: name } },
      limit: 1,
      depth: 0,
      req,
    })
    if (docs[0] === undefined) throw new Error(`The pack has no file ${name}`)
    const data = {
      member,
      file: docs[0].id,
      firstAt: at,
      lastAt: at,
      started: 1,
      completed: isCut ? 0 : 1,
      abandoned: isCut ? 1 : 0,
      ...(eula !== undefined && { eula }),
    }
    await payload.create({ collection: 'member-downloads', data, req })
  }
  for (const [version, at] of [
    ['4.1', '2025-12-03T06:08:00.000Z'],
    ['4.2', '2026-05-20T01:40:00.000Z'],
  ] as const)
    await payload.create({ collection: 'eula-acceptances', data: { member, version, language: 'zh', at }, req })
  for (const [advisory, at] of told) {
    const data = { member, advisory, at }
    await payload.create({ collection: 'advisory-notices', data, req })
  }
}
