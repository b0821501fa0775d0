import type { ServerProps } from 'payload'
import { Finder } from './finder.tsx'
import { viewsFor } from './views.ts'

/** In the bar of every page: the way to everything by its name. */
export function FinderAction({ i18n, user }: ServerProps) {
  if (!user) return null
  return <Finder language={i18n.language === 'zh' ? 'zh' : 'en'} person={user.id} views={viewsFor(user)} />
}
