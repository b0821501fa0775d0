/** Lines of a drawing of 20 by 20, in the grey of the editor's own icons. */
const drawings = {
  callout: 'M4 3v14M8 5h8M8 9h8M8 13h5',
  code: 'M7 5l-4 5 4 5M13 5l4 5-4 5',
  formula: 'M15 4H6l5 6-5 6h9',
  footnote: 'M3 16l4-11 4 11M4.5 12h5M14 5l2-1v6',
} satisfies Record<string, string>

const draw = (lines: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="none" stroke="#7a7f8a" stroke-width="1.6" d="${lines}"/></svg>`,
  )}`

/** An icon for each block of a text, in the page itself, so that nothing is fetched for it. */
export const blockDrawings = Object.fromEntries(
  Object.entries(drawings).map(([name, lines]) => [name, draw(lines)]),
) as Record<keyof typeof drawings, string>
