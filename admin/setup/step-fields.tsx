import { sectionNames } from '#content/fields/sections-off.ts'
import type { StepValues } from '#content/first-run/step-inputs.ts'
import type { Step } from '#content/first-run/steps.ts'
import { sections } from '#domain/section/sections.ts'
import type { Locale } from '#lib/locale.ts'
import { ImageChoice } from './image-choice.tsx'
import { setupTexts } from './setup-texts.ts'

interface StepFieldsProps<Name extends Step> {
  step: Name
  values: StepValues[Name]
  language: Locale
  onChange: (values: StepValues[Name]) => void
}

/** Fields that no company may leave out. */
const needed = new Set(['nameZh', 'nameEn', 'shortZh', 'shortEn', 'descriptionZh', 'descriptionEn'])
/** Asked of sites that are run in China. */
const chinese = new Set(['icp', 'publicSecurity'])

function SectionChoice({ language, onChange, values }: Omit<StepFieldsProps<'sections'>, 'step'>) {
  const chosen = new Set(values.has)
  const choose = (section: (typeof sections)[number], isChosen: boolean) =>
    onChange({ has: sections.filter((each) => (each === section ? isChosen : chosen.has(each))) })
  return (
    <>
      <p>{setupTexts[language].sections}</p>
      <div className="setup-sections">
        {sections.map((section) => (
          <label key={section}>
            <input
              type="checkbox"
              checked={chosen.has(section)}
              onChange={({ target }) => choose(section, target.checked)}
            />
            {sectionNames[section][language]}
          </label>
        ))}
      </div>
    </>
  )
}

/** The fields of a step, each with its words above it. */
export function StepFields<Name extends Step>({ language, onChange, step, values }: StepFieldsProps<Name>) {
  if ('has' in values)
    return <SectionChoice language={language} values={values} onChange={(next) => onChange(next as StepValues[Name])} />
  const texts = setupTexts[language]
  const labels: Record<string, string> = texts.fields
  const given = Object.entries(values as Record<string, string>)
  const isInChina = given.some(([name, value]) => name === 'country' && value === 'CN')
  const set = (name: string, value: string) => onChange({ ...values, [name]: value })
  return (
    <>
      {step === 'look' && (
        <p>
          {texts.contrast} {texts.images}
        </p>
      )}
      <div className="setup-fields">
        {given
          .filter(([name]) => isInChina || !chinese.has(name))
          .map(([name, value]) =>
            /^(?:mark|logo)/.test(name) ? (
              <ImageChoice
                key={name}
                name={name}
                label={labels[name] ?? name}
                value={value}
                language={language}
                onChange={(image) => set(name, image)}
              />
            ) : (
              <label key={name} className="setup-field">
                <span>{labels[name]}</span>
                <input
                  name={name}
                  type={/email$/i.test(name) ? 'email' : 'text'}
                  value={value}
                  required={needed.has(name)}
                  maxLength={300}
                  onChange={({ target }) => set(name, name === 'country' ? target.value.toUpperCase() : target.value)}
                />
              </label>
            ),
          )}
      </div>
    </>
  )
}
