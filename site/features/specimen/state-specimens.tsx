import { Button, ButtonLink } from '#site/ui/buttons.tsx'
import { Progress } from '#site/ui/progress.tsx'
import { Loading, Skeleton } from '#site/ui/skeleton.tsx'
import { EmptyState, ErrorState, Notice } from '#site/ui/states.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'

export function StateSpecimens() {
  const { sections, states } = useSpecimenTexts()
  return (
    <SpecimenSection id="states" title={sections.states}>
      <Specimen name={states.notices}>
        <div className="specimen-stack">
          {(['info', 'success', 'warning', 'failure'] as const).map((tone) => (
            <Notice key={tone} tone={tone === 'failure' ? 'error' : tone} title={states[tone][0] ?? ''}>
              <p>{states[tone][1]}</p>
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen name={states.progress}>
        <div className="specimen-stack">
          <Progress label={states.uploading} value={0.64} words="64%" isLabelShown />
          <Progress label={states.verifying} isLabelShown />
        </div>
        <h4 className="specimen-name">{states.skeleton}</h4>
        <Loading label={states.loading}>
          <div className="specimen-skeletons">
            <div>
              <Skeleton shape="figure" />
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
            <div>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </div>
          </div>
        </Loading>
      </Specimen>
      <Specimen name={states.empty}>
        <div className="specimen-box">
          <EmptyState
            title={states.emptyTitle}
            actions={
              <>
                <ButtonLink href="#states" variant="primary">
                  {states.newTicket}
                </ButtonLink>
                <ButtonLink href="#states">{states.browse}</ButtonLink>
              </>
            }
          >
            <p>{states.emptyText}</p>
          </EmptyState>
        </div>
      </Specimen>
      <Specimen name={states.error}>
        <div className="specimen-box">
          <ErrorState title={states.errorTitle} actions={<Button>{states.retry}</Button>} reference={states.reference}>
            <p>{states.errorText}</p>
          </ErrorState>
        </div>
      </Specimen>
    </SpecimenSection>
  )
}
