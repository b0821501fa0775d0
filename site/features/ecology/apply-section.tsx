import { workTexts } from '#site/messages/work.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'

/** Where an application begins. */
export function ApplySection({ text }: { text: string }) {
  const { locale } = useLanguage()
  return (
    <Section id="apply" ground="paper-2" labelledBy="apply-title">
      <SectionHeading id="apply-title" title={workTexts[locale].apply} lead={text} />
    </Section>
  )
}
