'use client'

import { type SubmitEvent, useState } from 'react'
import type { FirstRun } from '#content/first-run/state.ts'
import type { StepValues } from '#content/first-run/step-inputs.ts'
import { type Step, steps, taskNames } from '#content/first-run/steps.ts'
import type { Section } from '#domain/section/section-paths.ts'
import type { Locale } from '#lib/locale.ts'
import { sendStep, type Told } from './send-step.ts'
import { setupTexts } from './setup-texts.ts'
import { StepFields } from './step-fields.tsx'

/** What most companies begin with; the others are a tick away. */
const common: Section[] = ['products', 'news', 'help', 'about', 'jobs']

interface Shared {
  first: FirstRun
  language: Locale
  onTold: (told: Told) => void
}

/** Sends something, and says what came of it. */
function useSending({ language, onTold }: Pick<Shared, 'language' | 'onTold'>) {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const texts = setupTexts[language]
  const send = async (name: string, values: object, busy: string, done: (told: Told) => string) => {
    setBusy(true)
    setSaid(busy)
    const { refusal = texts.failed, told } = await sendStep(name, values, language)
    setBusy(false)
    setSaid(told === undefined ? refusal : done(told))
    if (told !== undefined) onTold(told)
  }
  return { said, isBusy, send }
}

function StepForm({ first, language, onTold, step }: Shared & { step: Step }) {
  const isFresh = step === 'sections' && first.open.includes('sections')
  const begin: StepValues[Step] = isFresh ? { has: common } : first.values[step]
  const [values, setValues] = useState(begin)
  const { isBusy, said, send } = useSending({ language, onTold })
  const texts = setupTexts[language]
  const name = taskNames[step][language]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(step, values, texts.saving, () => texts.saved)
  }
  return (
    <form id={step} aria-labelledby={`${step}-title`} onSubmit={submit}>
      <h2 id={`${step}-title`}>{name}</h2>
      <StepFields step={step} values={values} language={language} onChange={setValues} />
      {step === 'people' && !first.sendsMail && <p>{texts.noMail}</p>}
      <div className="setup-ways">
        <button type="submit" data-main disabled={isBusy}>
          {texts.save(name)}
        </button>
        <p role="status">{said}</p>
      </div>
    </form>
  )
}

function PagesForm({ language, onTold }: Omit<Shared, 'first'>) {
  const { isBusy, said, send } = useSending({ language, onTold })
  const [isMade, setMade] = useState(false)
  const texts = setupTexts[language]
  const make = () =>
    send('pages', {}, texts.making, ({ made }) => {
      setMade(true)
      return made === undefined ? texts.saved : texts.made(made.columns, made.menus, made.legal)
    })
  return (
    <section id="pages" aria-labelledby="pages-title">
      <h2 id="pages-title">{taskNames.pages[language]}</h2>
      <p>{texts.makeText}</p>
      <div className="setup-ways">
        <button type="button" data-main disabled={isBusy} onClick={() => void make()}>
          {texts.make}
        </button>
        <p role="status">{said}</p>
      </div>
      {isMade && (
        <ul className="setup-on">
          <li>
            <a href="/">{texts.see}</a>
          </li>
          <li>
            <a href="/en">{texts.seeEnglish}</a>
          </li>
          <li>
            <a href="/admin/collections/legal-texts">{texts.legal}</a>
          </li>
        </ul>
      )}
    </section>
  )
}

/** The steps, each with a form and a button of its own. */
export function SetupApp({ first, language }: Pick<Shared, 'first' | 'language'>) {
  const [open, setOpen] = useState(first.open)
  const texts = setupTexts[language]
  const onTold = (told: Told) => setOpen(told.open)
  return (
    <>
      <ol className="setup-list" aria-label={texts.list}>
        {[...steps, 'pages' as const].map((task) => (
          <li key={task}>
            <a href={`#${task}`}>{taskNames[task][language]}</a>
            <span className={open.includes(task) ? 'setup-open' : 'setup-done'}>
              {open.includes(task) ? texts.open : texts.done}
            </span>
          </li>
        ))}
      </ol>
      {steps.map((step) => (
        <StepForm key={step} step={step} first={first} language={language} onTold={onTold} />
      ))}
      <PagesForm language={language} onTold={onTold} />
    </>
  )
}
