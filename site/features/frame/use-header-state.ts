import { headerThreshold } from '#site/runtime/state/constants.ts'
import { type UserState, useUserState } from '#site/runtime/session/user-state.ts'

export type HeaderState = '' | 'scrolled' | 'scrolled moved'

/** How the header stands to the scroll position and direction (contract N4). */
export function headerStateOf({
  scrollDirection,
  scrollY,
}: Pick<UserState, 'scrollY' | 'scrollDirection'>): HeaderState {
  if (scrollDirection === 'down') return 'scrolled moved'
  return scrollY > headerThreshold ? 'scrolled' : ''
}

export function useHeaderState(): HeaderState {
  return useUserState(headerStateOf)
}
