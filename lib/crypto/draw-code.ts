import { randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when they are read out: without 0 O 1 I L U, and so without most words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight letters, such as `7KMD-3XV9`: one of 30^8, drawn at random, so that none tells how many there are. */
export function drawCode(): string {
  const draw = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${draw()}-${draw()}`
}
