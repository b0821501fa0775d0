import { ComposedHomeScreen } from './composed-home-screen.tsx'
import { HomeScreen } from '#site/features/home/home-screen.tsx'
import type { AnyHomeContent } from './load-any-home.ts'

/** The home page on the server: composed, or the usual one. */
export function HomePage({ data }: { data: AnyHomeContent }) {
  return 'blocks' in data ? <ComposedHomeScreen data={data} /> : <HomeScreen data={data} />
}
