import type { CallOutput } from '#portal/client.ts'

/** A block as the calls give it. */
export type ShownBlock = CallOutput<'page/detail'>['blocks'][number]
