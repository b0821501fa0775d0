/** Lines, and what is filled, of a drawing of 120 by 80. */
interface Drawing {
  lines?: string
  shapes?: string
}

const drawings = {
  hero: { lines: 'M20 28h36M20 38h28', shapes: 'M20 50h22v9h-22zM66 18h38v44h-38z' },
  cards: {
    lines: 'M18 50h24M18 58h18M48 50h24M48 58h18M78 50h24M78 58h18',
    shapes: 'M18 20h24v22h-24zM48 20h24v22h-24zM78 20h24v22h-24z',
  },
  text: { lines: 'M24 22h44M24 36h72M24 46h72M24 56h52' },
  columns: { lines: 'M18 26h36M18 38h36M18 50h28', shapes: 'M66 22h36v36h-36z' },
  quotation: { lines: 'M40 30h54M40 42h54M40 56h24', shapes: 'M22 28h10v10l-5 8h-5z' },
  table: { lines: 'M20 20h80v40h-80zM20 33h80M20 46h80M52 20v40M76 20v40' },
  figure: { lines: 'M36 64h48', shapes: 'M22 14h76v42h-76z' },
  video: { lines: 'M22 14h76v48h-76z', shapes: 'M52 28l20 10-20 10z' },
  gallery: {
    shapes: 'M18 18h26v20h-26zM48 18h26v20h-26zM78 18h26v20h-26zM18 42h26v20h-26zM48 42h26v20h-26zM78 42h26v20h-26z',
  },
  numbers: { lines: 'M20 56h22M50 56h22M80 56h22', shapes: 'M20 26h18v20h-18zM50 26h18v20h-18zM80 26h18v20h-18z' },
  steps: {
    lines: 'M42 24h50M42 40h50M42 56h36',
    shapes: 'M22 20h8v8h-8zM22 36h8v8h-8zM22 52h8v8h-8z',
  },
  questions: { lines: 'M20 22h80M20 40h80M20 58h80M86 29l4 4 4-4M86 47l4 4 4-4M26 31h40M26 49h32' },
  people: {
    lines: 'M56 30h44M56 40h44M56 50h28',
    shapes: 'M24 30a10 10 0 0 1 20 0a10 10 0 0 1-20 0M20 60a14 14 0 0 1 28 0z',
  },
  downloads: { lines: 'M46 28h54M46 52h54M26 20v14M20 29l6 6 6-6M26 44v14M20 53l6 6 6-6' },
  form: { lines: 'M22 20h34M22 28h76v8h-76zM22 44h34M22 50h76', shapes: 'M22 58h26v8h-26z' },
  action: { lines: 'M30 24h60M38 34h44', shapes: 'M42 44h36v14h-36z' },
} satisfies Record<string, Drawing>

function draw({ lines = '', shapes = '' }: Drawing): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path fill="#f5f2ec" d="M0 0h120v80H0z"/><path fill="#d9c9a3" d="${shapes}"/><path fill="none" stroke="#1d2433" stroke-width="2" d="${lines}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

type BlockName = keyof typeof drawings

/** A drawing of each block, for who chooses one; in the page itself, so that nothing is fetched for it. */
export const blockDrawings = Object.fromEntries(
  Object.entries(drawings).map(([name, drawing]) => [name, draw(drawing)]),
) as Record<BlockName, string>
