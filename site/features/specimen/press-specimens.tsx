import { Badge, type BadgeTone } from '#site/ui/badge.tsx'
import { Button, ButtonLink, type ButtonVariant, IconButton } from '#site/ui/buttons.tsx'
import { CountBadge } from '#site/ui/count-badge.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { OnwardLink, TextLink } from '#site/ui/links.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'

const variants: ButtonVariant[] = ['primary', 'quiet', 'plain', 'danger']
const tones: BadgeTone[] = ['quiet', 'brass', 'jade', 'alert']

export function PressSpecimens() {
  const { press, sections } = useSpecimenTexts()
  return (
    <SpecimenSection id="press" title={sections.press}>
      <Specimen name={press.variants}>
        <div className="specimen-row">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {press[variant as 'primary' | 'quiet' | 'plain' | 'danger']}
            </Button>
          ))}
        </div>
        <div className="specimen-row">
          <Button size="small">{press.small}</Button>
          <ButtonLink href="#press" icon={controlIcons.download}>
            {press.follow}
          </ButtonLink>
          <IconButton icon={interfaceIcons.search} label={press.search} />
        </div>
      </Specimen>
      <Specimen name={press.states}>
        <div className="specimen-row">
          <Button variant="primary" disabled>
            {press.disabled}
          </Button>
          <Button disabled>{press.disabled}</Button>
        </div>
        <div className="specimen-row">
          <Button variant="primary" loading={press.loading}>
            {press.loadingButton}
          </Button>
          <Button loading={press.loading}>{press.loadingButton}</Button>
          <IconButton icon={interfaceIcons.x} label={press.disabled} disabled />
        </div>
      </Specimen>
      <Specimen name={press.links}>
        <p>
          {press.before}
          <TextLink href="#press">{press.textLink}</TextLink>
          {press.after}
          <TextLink href="https://fmi-standard.org" leaves={press.leaves}>
            {press.outside}
          </TextLink>
          {press.stop}
        </p>
        <p>
          <OnwardLink href="#press">{press.onward}</OnwardLink>
        </p>
        <div className="specimen-row">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {press.badges[tone]}
            </Badge>
          ))}
        </div>
        <div className="specimen-row">
          {[1, 48, 128].map((count) => (
            <span key={count} className="specimen-counted">
              {press.replies}
              <CountBadge count={count} label={press.counts({ count })} />
            </span>
          ))}
        </div>
      </Specimen>
    </SpecimenSection>
  )
}
