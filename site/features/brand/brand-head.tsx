import { use } from 'react'
import type { FrameBrand } from '#site/runtime/rendering/frame.tsx'
import { RequestFactsContext } from '#site/runtime/rendering/request-facts.ts'
import { ServedContext } from '#site/runtime/rendering/served-html.tsx'

/**
 * What a company's look adds to the head: nothing when it is that of the house. The style is in the server's HTML alone,
 * where its hash is part of the page's policy; the browser neither needs it as data nor may set it.
 */
export function BrandHead({ brand, sheet }: { brand: FrameBrand; sheet: string | undefined }) {
  const style = use(ServedContext)?.style
  const { nonce } = use(RequestFactsContext) ?? {}
  const { isStyled, themeColours } = brand
  return (
    <>
      {sheet !== undefined && <link rel="stylesheet" href={sheet} precedence="default" />}
      {themeColours && (
        <>
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        </>
      )}
      {isStyled && (
        <style data-brand="" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style ?? '' }} />
      )}
    </>
  )
}
