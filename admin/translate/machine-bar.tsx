import type { Locale } from '#lib/locale.ts'
import { machineTexts } from './machine-texts.ts'
import type { MachineDrafts } from './use-machine.ts'

interface MachineBarProps {
  language: Locale
  machine: MachineDrafts
  isDisabled: boolean
}

/** Asks a machine for drafts, says how far it is, and what was left out and why. */
export function MachineBar({ isDisabled, language, machine }: MachineBarProps) {
  const { isRunning, left, run, said, stop, toDo } = machine
  const texts = machineTexts[language]
  if (toDo === 0 && !isRunning && said === '') return null
  return (
    <div className="side-drafts">
      {isRunning ? (
        <button type="button" onClick={stop}>
          {texts.stop}
        </button>
      ) : (
        <button type="button" title={texts.hint} disabled={isDisabled || toDo === 0} onClick={run}>
          {texts.draft}
        </button>
      )}
      <span role="status">{said}</span>
      {left.length > 0 && (
        <details>
          <summary>{texts.left(left.length)}</summary>
          <ul>
            {left.map(({ label, number, place, reason }) => (
              <li key={`${place} ${number ?? ''}`}>
                {texts.passage(label, number)}
                {language === 'zh' ? '：' : ': '}
                {texts.reasons[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
