import { randomInt } from 'node:crypto'

/** Letters and digits that are unambiguous when read aloud: no 0 O 1 I L U, and so hardly any words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random code such as `7KMD-3XV9`: one of 30^8, so that no code reveals how many there are. */
export function drawCode(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${draw()}-${draw()}`
}
