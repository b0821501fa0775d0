'use client'

import { Button } from '@payloadcms/ui'
import type { SubmitEvent } from 'react'
import type { Changes } from '#content/desk/change.ts'
import type { DeskTools } from '#content/desk/tools.ts'
import type { Locale } from '#lib/locale.ts'
import { priorities, priorityNames, staffStatusNames } from '#domain/ticket/ticket.ts'
import type { DeskTexts } from './desk-texts.ts'
import { settable } from './ticket-facts.tsx'

interface Bulk {
  count: number
  tools: DeskTools | undefined
  locale: Locale
  words: DeskTexts
  onApply: (changes: Changes) => void
  onClear: () => void
}

/** Changes all selected tickets together. */
export function BulkBar({ count, locale, onApply, onClear, tools, words }: Bulk) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const say = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const changes = {
      ...(say('status') && { status: say('status') }),
      ...(say('priority') && { priority: say('priority') }),
      ...(say('assignee') && { assignee: say('assignee') === 'none' ? null : Number(say('assignee')) }),
      ...(say('tag') && { addTags: [Number(say('tag'))] }),
    } as Changes
    if (Object.keys(changes).length > 0) onApply(changes)
  }
  const choices: [string, string, readonly (readonly [string | number, string])[]][] = [
    ['status', words.status, settable.map((status) => [status, staffStatusNames[status][locale]])],
    ['priority', words.priority, priorities.map((priority) => [priority, priorityNames[priority][locale]])],
    [
      'assignee',
      words.assignee,
      [['none', words.nobody], ...(tools?.agents ?? []).map(({ id, name }) => [id, name] as const)],
    ],
    ['tag', words.addTag, (tools?.tags ?? []).map(({ id, title }) => [id, title])],
  ]
  return (
    <form className="desk-bulk" onSubmit={submit} aria-label={words.apply}>
      <strong>{words.selected(count)}</strong>
      {choices.map(([name, label, options]) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} defaultValue="">
            <option value="">{words.keep}</option>
            {options.map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" size="small" margin={false}>
        {words.apply}
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={onClear}>
        {words.clear}
      </Button>
    </form>
  )
}
