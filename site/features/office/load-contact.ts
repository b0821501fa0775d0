import { redirect } from 'react-router'
import { localizePath } from '#lib/locale.ts'
import { isNotThere } from '#portal/portal-error.ts'
import { loadSiteForm } from '#site/features/enquiry/load-site-form.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'
import { listAddress } from '#site/features/content/list-filters.ts'

const path = '/contact'

type Portal = PageRequest['portal']

/** What an expert may be asked about, by the pages that lead here: how its name is found. */
const subjects: Record<string, (portal: Portal, id: string) => Promise<{ title: string }>> = {
  product: async (portal, id) => ({ title: (await portal.call('product/detail', { id })).name }),
  'product/Toolbox': (portal, id) => portal.call('toolbox/detail', { id }),
  'product/machine': (portal, id) => portal.call('machine/detail', { id }),
  solution: (portal, id) => portal.call('solution/detail', { id }),
}

/** Whoever asks about something that there is not may still ask: the way to the page without it. */
const withoutSubject = ({ locale }: PageRequest) => redirect(localizePath(path, locale))

/** The title of what the visitor came from. */
async function readSubject(request: PageRequest): Promise<string | undefined> {
  const { portal, url } = request
  const about = url.searchParams.get('about')
  if (about === null || about === '') return undefined
  const [, kind = '', id = ''] = /^([^:]+):([\w-]{1,96})$/.exec(about) ?? []
  const load = Object.hasOwn(subjects, kind) ? subjects[kind] : undefined
  if (load === undefined) throw withoutSubject(request)
  const { title } = await load(portal, id).catch((error: unknown) => {
    throw isNotThere(error) ? withoutSubject(request) : error
  })
  return title
}

/** Whom to call, write to and visit. With a topic in the address the form is the one for experts. */
export async function loadContact(request: PageRequest) {
  const { origin, portal, url } = request
  const [{ column, describe, site, surroundings }, contact, hours, topics, subject] = await Promise.all([
    loadHeading(request, path),
    portal.call('contact/our'),
    portal.call('contact/hours'),
    portal.call('consult/topics'),
    readSubject(request),
  ])
  const asked = url.searchParams.get('topic') ?? ''
  const topic = topics.find(({ slugs }) => Object.values(slugs).includes(asked))
  // Whoever may not know which topic it is chooses it in the form.
  if (asked !== '' && asked !== 'any' && topic === undefined) throw withoutSubject(request)
  const isConsultation = asked !== '' || subject !== undefined
  const form = await loadSiteForm(request, isConsultation ? 'consultation' : 'contact')
  const address = listAddress(path, { topic: asked, about: url.searchParams.get('about') ?? '' })
  return {
    facts: describe({ zh: address, en: address }),
    content: {
      column,
      steps: surroundings.steps,
      contact,
      hours,
      site,
      origin,
      form,
      consultation: isConsultation ? { topics, topic: topic?.slug, subject } : undefined,
    },
  }
}
export type ContactContent = Awaited<ReturnType<typeof loadContact>>['content']
