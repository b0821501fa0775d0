import type { EmailAdapter } from 'payload'

/**
 * Mail is not configured in this release: a message is refused and only that is logged. Payload's own stand-in would
 * write the whole text, with its reset link, to the terminal.
 */
export const noMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: 'Portico',
  sendEmail: () => {
    payload.logger.warn('a mail was not sent: no mail server is configured')
    return Promise.reject(new Error('No mail server is configured'))
  },
})
