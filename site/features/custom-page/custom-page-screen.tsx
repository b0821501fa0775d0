import { foreignLang } from '#site/features/content/language-mark.tsx'
import { AskTranslation, Newer, NotTranslated } from '#site/features/translate/not-translated.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { beginsWithHero, BlockRun } from './block-run.tsx'
import { describeCustomPage } from './describe-custom-page.ts'
import type { CustomPageContent } from './load-custom-page.ts'

export function CustomPageScreen({ data }: { data: CustomPageContent }) {
  const { cards, item, steps } = data
  const { locale } = useLanguage()
  return (
    <>
      <StructuredData records={[describeCustomPage(data)]} />
      <article className="page custom-page">
        {!beginsWithHero(item.blocks) && (
          <div className="frame">
            <PageHeading title={item.title} lead={item.lead} lang={foreignLang(item.lang, locale)} steps={steps} />
            {item.lang !== locale && (
              <NotTranslated lang={item.lang} path={item.path} action={<AskTranslation path={item.path} />} />
            )}
            {item.newerIn && <Newer lang={item.newerIn} path={item.path} />}
          </div>
        )}
        <BlockRun blocks={item.blocks} cards={cards} />
        <footer className="frame">
          <div className="custom-foot">
            <UpdatedNote iso={item.updatedAt} />
          </div>
        </footer>
      </article>
    </>
  )
}
