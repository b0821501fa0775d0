import { describeFault } from '#domain/form/describe-fault.ts'
import { chosenIn, type FormAnswers, type FormFaults, type FormField, longestAnswer } from '#domain/form/form-fields.ts'
import type { FileRules } from '#domain/form-file/form-files.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Checkbox, RadioGroup } from '#site/ui/choice-fields.tsx'
import { FieldGroup } from '#site/ui/field.tsx'
import { Select } from '#site/ui/select.tsx'
import { NumberField, TextField } from '#site/ui/text-field.tsx'
import { FilesField } from './files-field.tsx'
import { Passage } from './passage.tsx'
import { useEnquiryTexts } from './texts.ts'
import type { FormFilesState } from './use-form-files.ts'

/** More choices than these are a list that opens. */
const mostButtons = 6

interface OwnFieldProps {
  /** In front of the fields' ids: two forms may stand on one page. */
  prefix: string
  field: FormField
  values: FormAnswers
  faults: FormFaults
  files: FormFilesState
  rules: FileRules | undefined
}

/** One field of a form that editors made, by its kind. */
export function OwnField({ faults, field, files, prefix, rules, values }: OwnFieldProps) {
  const { locale } = useLanguage()
  const words = useEnquiryTexts()
  const { hint, id: name, isRequired, kind, label, options } = field
  const fault = faults[name]
  const answer = values[name] ?? ''
  const id = `${prefix}-${name}`
  const common = {
    id,
    label,
    hint: hint || undefined,
    mark: isRequired ? undefined : words.optional,
    error: fault && describeFault(field, fault, locale),
  }
  const typed = { ...common, name, defaultValue: answer }
  switch (kind) {
    case 'passage':
      return <Passage {...typed} max={Math.min(field.most ?? longestAnswer.passage, longestAnswer.passage)} />
    case 'email':
      return <TextField {...typed} type="email" inputMode="email" spellCheck={false} />
    case 'phone':
      return <TextField {...typed} type="tel" autoComplete="tel" />
    case 'number':
      return <NumberField {...typed} step="any" />
    case 'date':
      return <TextField {...typed} type="date" />
    case 'choice':
      // A button that was pressed cannot be let go again, so what may stay open is a list.
      return isRequired && options.length <= mostButtons ? (
        <RadioGroup {...common} name={name} initial={answer} options={options} />
      ) : (
        <Select {...typed} options={options} empty={words.own.none} />
      )
    case 'choices':
      return (
        <FieldGroup {...common}>
          <div className="choices">
            {options.map((option) => (
              <Checkbox
                key={option.value}
                id={`${id}-${option.value}`}
                name={name}
                value={option.value}
                label={option.label}
                defaultChecked={chosenIn(answer).includes(option.value)}
              />
            ))}
          </div>
        </FieldGroup>
      )
    case 'yes':
      return <Checkbox {...common} name={name} value="yes" defaultChecked={answer === 'yes'} />
    case 'file':
      return (
        rules && <FilesField prefix={prefix} label={label} mark={common.mark} hint={hint} rules={rules} files={files} />
      )
    default:
      return <TextField {...typed} />
  }
}
