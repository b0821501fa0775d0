import { type ContentTarget, OnwardLink } from './content-link.tsx'

/** The documents of a product or machine, as items of a list. */
export function DocumentItems({ documents }: { documents: readonly { title: string; link: ContentTarget }[] }) {
  return documents.map(({ link, title }) => (
    <li key={title}>
      <OnwardLink link={link} />
    </li>
  ))
}
