'use client'

import { Button } from '@payloadcms/ui'
import type { DeskTexts } from './desk-texts.ts'
import type { Notices as Said } from './use-notices.ts'

/** Notices of what was done, with undo for half a minute, and of conflicting changes. */
export function Notices({ said, words }: { said: Said; words: DeskTexts }) {
  const { drop, notices, refused, run, say, setRefused } = said
  return (
    <div className="desk-notices">
      {refused && (
        <div className="desk-clash" role="alertdialog" aria-labelledby="desk-clash-title">
          <p id="desk-clash-title">{words.clash}</p>
          <ul>
            {refused.clashes.map(({ actor, after, before, kind }) => (
              <li key={`${kind} ${before} ${after}`}>
                {kind === 'message'
                  ? words.clashMessage(actor, after)
                  : words.clashLine(actor, words.kinds[kind] ?? kind, before, after)}
              </li>
            ))}
          </ul>
          <div className="desk-row">
            <Button size="small" margin={false} onClick={() => void run(refused.again)}>
              {words.again}
            </Button>
            <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setRefused(undefined)}>
              {words.close}
            </Button>
          </div>
        </div>
      )}
      <div role="status">
        {notices.map(({ id, isBad, text, undo }) => (
          <p key={id} className={isBad ? 'desk-notice is-bad' : 'desk-notice'}>
            <span>{text}</span>
            {undo && (
              <button
                type="button"
                onClick={() => {
                  drop(id)
                  void run(undo).then((isDone) => isDone && say(words.undone))
                }}
              >
                {words.undo}
              </button>
            )}
          </p>
        ))}
      </div>
    </div>
  )
}
