import type { Messages } from '#site/messages/texts.ts'
import type { zh } from './zh.ts'

export const en: Messages<typeof zh> = {
  mission: 'Mission',
  principles: 'How we work',
  history: 'History',
  leadership: 'Leadership',
  certificates: 'Certificates',
  honours: 'Honours',
  offices: 'Our offices',
  certificate: 'Certificate',
  number: 'Number',
  issuer: 'Issued by',
  issued: 'Issued on',
  until: 'Valid until',
  noEnd: 'No expiry date',
  expired: 'Expired',
  inForce: 'In force',
  founded: 'Founded',
  people: '',
  year: '',
  atWork: 'People',
  places: '',
  contact: 'Contact the offices',
  join: 'See open positions',
}
