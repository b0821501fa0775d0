import { useFrame } from './frame.tsx'

/** Site state (contract N2): the settings of C15 as `data`, and the picture of people who have none of their own. */
export function useSiteState() {
  const data = useFrame()?.site
  return { data, userDefaultImg: data?.userDefaultImg }
}
