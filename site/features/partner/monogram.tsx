/** A number from a text: the same text turns the rings the same way everywhere. */
function numberOf(text: string): number {
  let number = 7
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return number
}

/** The sign of a name: the first Han character, or the first letters of up to two Latin words. */
function initialsOf(name: string): string {
  const [first = ''] = name.trim()
  if (/\p{Script=Han}/u.test(first)) return first
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Stands for a logo that is not there: the initials inside two rings, each name's at an angle of its own. */
export function Monogram({ name, seed }: { name: string; seed: string }) {
  const turn = numberOf(seed) % 180
  const tilt = 9 + (numberOf(`${seed}.`) % 8)
  return (
    <svg className="monogram" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" />
      <ellipse cx="32" cy="32" rx="29" ry={tilt} transform={`rotate(${turn} 32 32)`} />
      <text x="32" y="33" textAnchor="middle" dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
