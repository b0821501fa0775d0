import { Button } from '#site/ui/buttons.tsx'
import { Checkbox, RadioGroup, Switch } from '#site/ui/choice-fields.tsx'
import { Combobox } from '#site/ui/combobox.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Select } from '#site/ui/select.tsx'
import { NumberField, PasswordField, TextArea, TextField } from '#site/ui/text-field.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'

const products = ['Armilla Studio', 'Armilla Compute', 'Armilla Control', 'Armilla Realtime']
const productOptions = products.map((label) => ({ value: label.slice(8).toLowerCase(), label }))

export function FieldSpecimens() {
  const { fields, sections } = useSpecimenTexts()
  return (
    <SpecimenSection id="fields" title={sections.fields}>
      <Specimen name={fields.asked}>
        <EmptyForm />
      </Specimen>
      <Specimen name={fields.filled}>
        <FilledForm />
      </Specimen>
      <Specimen name={fields.choices} isWide>
        <Choices />
      </Specimen>
    </SpecimenSection>
  )
}

function EmptyForm() {
  const { fields, lists } = useSpecimenTexts()
  const toolboxes = lists.names.map((label, index) => ({
    value: `toolbox-${index}`,
    label,
    group: Object.values(lists.domains)[[0, 0, 1, 1, 2, 3][index] ?? 0] ?? '',
  }))
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      <TextField id="name" name="name" label={fields.name} autoComplete="off" />
      <TextField
        id="company"
        name="company"
        label={fields.company}
        mark={fields.optional}
        hint={fields.companyHint}
        autoComplete="off"
      />
      <PasswordField
        id="password"
        name="password"
        label={fields.password}
        hint={fields.passwordHint}
        showLabel={fields.show}
        hideLabel={fields.hide}
        autoComplete="new-password"
      />
      <Combobox
        id="toolbox"
        name="toolbox"
        label={fields.toolbox}
        hint={fields.toolboxHint}
        options={toolboxes}
        words={{ placeholder: fields.find, none: fields.none, clear: fields.clear, open: fields.open }}
      />
      <Select id="product" name="product" label={fields.product} options={productOptions} empty={fields.allProducts} />
      <TextArea
        id="question"
        name="question"
        label={fields.question}
        hint={fields.questionHint}
        count={{
          max: 600,
          write: (left) => (left < 0 ? fields.tooMany({ count: -left }) : fields.left({ count: left })),
        }}
      />
      <div className="form-actions">
        <Button variant="primary" type="submit">
          {fields.submit}
        </Button>
        <Button variant="plain">{fields.cancel}</Button>
      </div>
    </form>
  )
}

function FilledForm() {
  const { fields, press } = useSpecimenTexts()
  return (
    <div className="form">
      <TextField id="name-2" label={fields.name} defaultValue={fields.nameValue} autoComplete="off" />
      <TextField
        id="email"
        type="email"
        label={fields.email}
        defaultValue="name@"
        error={fields.emailError}
        autoComplete="off"
      />
      <NumberField id="seats" label={fields.seats} defaultValue={24} unit={fields.seatsUnit} />
      <NumberField id="step" label={fields.step} defaultValue={0.5} step="any" unit="ms" />
      <TextField id="date" type="date" label={fields.date} defaultValue="2026-11-28" />
      <TextField
        id="search"
        type="search"
        label={press.search}
        defaultValue="FMI"
        before={<Icon drawing={interfaceIcons.search} />}
      />
      <TextField id="licence" label={fields.licence} defaultValue="ARM-2026-40718" after={fields.locked} readOnly />
      <Select id="product-2" label={fields.product} options={productOptions} defaultValue="control" disabled />
      <TextArea
        id="question-2"
        label={fields.question}
        defaultValue={fields.questionValue}
        count={{
          max: 50,
          write: (left) => (left < 0 ? fields.tooMany({ count: -left }) : fields.left({ count: left })),
        }}
        rows={3}
      />
    </div>
  )
}

function Choices() {
  const { fields } = useSpecimenTexts()
  return (
    <div className="specimen-columns">
      <div className="choices">
        <Checkbox id="agree" label={fields.agree} error={fields.agreeError} />
        <Checkbox id="news" label={fields.news} hint={fields.newsHint} mark={fields.optional} defaultChecked />
        <Checkbox id="all" label={fields.all} isPartial />
        <Checkbox id="locked" label={fields.notNow} disabled />
        <Switch id="captions" label={fields.captions} defaultChecked />
        <Switch id="autoplay" label={fields.autoplay} />
        <Switch id="locked-2" label={fields.notNow} disabled />
      </div>
      <RadioGroup
        id="channel"
        name="channel"
        label={fields.channel}
        initial="stable"
        options={[
          { value: 'stable', label: fields.channels.stable },
          { value: 'lts', label: fields.channels.lts },
          { value: 'beta', label: fields.channels.beta, isDisabled: true },
        ]}
      />
      <RadioGroup
        id="severity"
        name="severity"
        label={fields.severity}
        look="cards"
        initial="normal"
        options={Object.entries(fields.severities).map(([value, [label, hint]]) => ({ value, label, hint }))}
      />
    </div>
  )
}
