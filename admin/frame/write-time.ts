const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** A moment as the admin writes them, in the reader's own zone. @example `2026-11-25 09:41` */
export const writeTime = (iso: string) => clock.format(Date.parse(iso))
