import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** How a link of the main menu stands to the page: it is the page, or the page is below it. */
function currentState(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page'
  return pathname.startsWith(`${path}/`) ? 'true' : undefined
}

const menuLink = /<a href="([^"]*)" class="menu-link"/g

/** The menu's HTML, which is the same on every page, with this page's area marked in it. */
export function markCurrentArea(html: string, pathname: string): string {
  return html.replaceAll(menuLink, (link, path: string) => {
    const state = currentState(path, pathname)
    return state === undefined ? link : `${link} aria-current="${state}"`
  })
}

/** Marks the area anew after each navigation within the document. */
export function useCurrentArea(header: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  useEffect(() => {
    for (const link of header.current?.querySelectorAll<HTMLAnchorElement>('.menu-link') ?? []) {
      const state = currentState(link.pathname, pathname)
      if (state === undefined) link.removeAttribute('aria-current')
      else link.setAttribute('aria-current', state)
    }
  }, [header, pathname])
}
