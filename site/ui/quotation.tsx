import type { ReactNode } from 'react'

interface QuotationProps {
  children: ReactNode
  name: string
  /** Post and house of the speaker. */
  role?: string
  /** Address of the source. */
  cite?: string
  lang?: string
}

/** Somebody's words. The marks around them are of the text's own language. */
export function Quotation({ children, cite, lang, name, role }: QuotationProps) {
  return (
    <figure className="quotation">
      <blockquote cite={cite} lang={lang}>
        <p>{children}</p>
      </blockquote>
      <figcaption>
        <span className="quotation-name">{name}</span>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  )
}
