import { formatSize } from '#lib/format-size.ts'
import { Moment } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { controlIcons } from '#site/ui/control-icons.ts'
import { Icon } from '#site/ui/icon.tsx'
import { MessageText } from './message-text.tsx'
import type { Ticket } from './ticket.ts'
import { useTicketTexts } from './texts.ts'

type Message = Ticket['messages'][number]

/** What customer and support wrote to each other, the oldest first. */
export function Thread({ ticket }: { ticket: Ticket }) {
  const { one } = useTicketTexts()
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="sr-only">
        {one.thread}
      </h2>
      <ol className="thread">
        {ticket.messages.map((message) => (
          <li key={message.id} className="message" data-kind={message.kind}>
            <p className="message-head">
              <strong>{message.author || one.agent}</strong>
              <span>{message.kind === 'agent' ? one.agent : message.isMine ? one.you : ''}</span>
              <Moment iso={message.at} />
            </p>
            <MessageText text={message.text} />
            <MessageFiles message={message} number={ticket.number} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function MessageFiles({ message, number }: { message: Message; number: string }) {
  const { one } = useTicketTexts()
  const portal = usePortal()
  if (message.files.length === 0) return null
  const fetchFile = async (file: string) => {
    const answer = await portal
      .call('ticket/file', { ticket: number, message: message.id, file })
      .catch(() => undefined)
    if (answer) window.location.assign(answer.path)
  }
  return (
    <ul className="message-files">
      {message.files.map(({ id, name, size, state }) => (
        <li key={id}>
          {state === 'ready' ? (
            <button type="button" aria-label={one.fetch({ name })} onClick={() => void fetchFile(id)}>
              <Icon drawing={controlIcons.file} />
              <span dir="auto">{name}</span>
              <small>{formatSize(size)}</small>
            </button>
          ) : (
            <span className="file-withheld">
              <Icon drawing={controlIcons.file} />
              <span dir="auto">{name}</span>
              <small>{one.fileStates[state]}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
