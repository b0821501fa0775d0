import sharp from 'sharp'
import type { FullText } from './content/types.ts'
import type { Loader, RecordId } from './loader.ts'

/** Uploads what was drawn as SVG: the media library takes no file that may hold a script. */
export async function uploadDrawn(
  { change, upload }: Loader,
  drawn: { name: string; alt: FullText; svg: string },
): Promise<RecordId> {
  const data = await sharp(Buffer.from(drawn.svg)).png({ palette: true }).toBuffer()
  const file = { data, name: `${drawn.name}.png`, mimetype: 'image/png', size: data.length }
  const id = await upload('media', { alt: drawn.alt }, file)
  await change('media', id, { alt: drawn.alt.en, _status: 'published' }, 'en')
  return id
}

/** The marks of the invented partners, drawn on a square of 64 units in one colour each. */

const line = (path: string, width = 4) => `<path d="${path}" fill="none" stroke-width="${width}"/>`
const area = (path: string) => `<path d="${path}" stroke="none"/>`
const dot = (x: number, y: number, radius: number) => `<circle cx="${x}" cy="${y}" r="${radius}" stroke="none"/>`
const ring = (x: number, y: number, radius: number, width = 4) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke-width="${width}"/>`
const turned = (count: number, shape: string, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${from + (360 / count) * index} 32 32)">${shape}</g>`,
  ).join('')
/** The seal of a university: two rings, and what it teaches within. */
const seal = (shape: string) => ring(32, 32, 28, 3) + ring(32, 32, 23, 1.5) + shape

/** What the marks stand on, in the dark theme too: with a ground they are half the bytes that they are without. */
const paper = '#fcfaf7'

/** Each stands out from the ground: 3:1 at least. */
const colours = {
  jade: '#23907a',
  brass: '#a97a2e',
  blue: '#4a7fc6',
  clay: '#c2603f',
  violet: '#8a70c4',
  slate: '#6c84a3',
}

type Mark = [colour: keyof typeof colours, shapes: string]

const wave = (y: number) => line(`M14 ${y}q6-7 12 0t12 0t12 0`, 3.5)

const marks: Record<string, Mark> = {
  'yanchuan-micro': [
    'jade',
    line('M16 8h32a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z') + wave(24) + wave(34) + wave(44),
  ],
  'tingshi-data': [
    'slate',
    area(
      'M32 6c14 0 20 4 20 8s-6 8-20 8-20-4-20-8 6-8 20-8zM32 25c16 0 24 3 24 7s-8 7-24 7-24-3-24-7 8-7 24-7zM32 42c12 0 18 4 18 8s-6 8-18 8-18-4-18-8 6-8 18-8z',
    ),
  ],
  'danhai-networks': [
    'blue',
    line('M32 14L12 46h40z') + dot(32, 14, 8) + dot(12, 46, 8) + dot(52, 46, 8) + dot(32, 35, 4),
  ],
  'sunhe-software': ['brass', area('M6 10h22v14h8v16h-8v14H6zM34 10h24v44H34V46h8V18h-8z')],
  kestrelfeld: ['clay', area('M4 14c18 2 26 10 28 22 2-12 10-20 28-22-6 20-16 26-28 36C20 40 10 34 4 14z')],
  'orvale-metrology': [
    'violet',
    ring(32, 32, 19) + ring(32, 32, 10, 3) + dot(32, 32, 3.5) + line('M32 4v14M32 46v14M4 32h14M46 32h14', 4),
  ],
  lindqvar: [
    'jade',
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          row === column || row + column === 3 || row * column === 2
            ? dot(8 + 16 * column, 8 + 16 * row, 6.5)
            : dot(8 + 16 * column, 8 + 16 * row, 2),
        ),
      )
      .join(''),
  ],
  'heyuan-visual': ['clay', area('M12 36a20 20 0 0 1 40 0z') + line('M4 42h56M12 49h40M20 56h24', 3.5)],
  'yiqian-engineering': ['blue', area('M32 8l8 26 18 10-22-3-4 15-4-15-22 3 18-10z')],
  'xingchui-dynamics': [
    'brass',
    area('M32 16l4 12 12 4-12 4-4 12-4-12-12-4 12-4z') +
      '<ellipse cx="32" cy="32" rx="29" ry="12" fill="none" stroke-width="3" transform="rotate(-35 32 32)"/>',
  ],
  'muyan-safety': [
    'jade',
    line('M32 6l22 8v16c0 14-9 23-22 28C19 53 10 44 10 30V14z') + line('M18 26l14 6 14-6M19 37l13 6 13-6', 4),
  ],
  'chishuo-engineering': ['slate', area('M58 6L40 58l-9-25L6 24z') + line('M8 56l16-16', 5)],
  'tiezhen-hydraulics': [
    'clay',
    area('M4 16h16v-2h38v10c-12 0-18 4-18 12 0 6 4 8 8 8v10H18V44c4 0 8-2 8-8v-2C14 34 6 28 4 16z'),
  ],
  'fudian-engineering': [
    'violet',
    area('M36 4L16 36h12l-4 24 24-34H34z') + line('M6 20h12M4 30h8M46 44h14M44 54h8', 3.5),
  ],
  'haoheng-precision': [
    'slate',
    line('M6 32h52', 4) +
      [8, 16, 24, 32, 40, 48, 56]
        .map((x, index) =>
          line(`M${x} 32V${index % 2 === 0 ? 14 : 21}M${x - (index - 3)} 32v${index % 3 === 0 ? 18 : 11}`, 3),
        )
        .join(''),
  ],
  'nordhafen-marine': ['blue', dot(32, 10, 6) + line('M32 14v42M20 24h24M8 38c2 12 12 18 24 18s22-6 24-18', 5)],
  'tingzhou-technology': [
    'jade',
    area('M30 6v34H10C14 24 20 14 30 6zM35 14c8 6 14 14 16 26H35zM6 46h52c-4 8-10 12-16 12H22c-6 0-12-4-16-12z'),
  ],
  'yanbei-software': ['violet', ring(32, 32, 27) + area('M32 10l12 40-12-8-12 8z')],
  'zhuyu-information': [
    'brass',
    dot(32, 20, 13) + line('M6 44q8-8 14 0t12 0t12 0t14 0M6 55q8-8 14 0t12 0t12 0t14 0', 4),
  ],
  'longyan-technology': ['clay', line('M6 54h52M12 44h44M18 34h34M26 24h22M34 14h10', 5.5)],
  'shuyu-software': [
    'jade',
    area('M54 8C28 8 10 22 10 44c0 4 1 8 2 10C32 56 54 42 54 8z') +
      '<path d="M18 46C23 37 31 29 42 23" fill="none" stroke="#fff" stroke-width="3.5"/>',
  ],
  'liaozhen-technology': ['brass', line('M32 6l22 13v26L32 58 10 45V19z') + line('M10 19l22 13 22-13M32 32v26', 3.5)],
  'chuli-information': ['slate', ring(32, 32, 27) + ring(32, 32, 7) + turned(8, line('M32 21V11', 3.5), 22.5)],
  isarwerk: ['blue', ring(32, 32, 27) + line('M20 8c0 14 24 14 24 26S20 44 20 58', 7)],
  'jiangzuo-tech': [
    'blue',
    seal(area('M15 24c6-2 12-1 16 3v20c-4-4-10-5-16-3zM49 24c-6-2-12-1-16 3v20c4-4 10-5 16-3z') + dot(32, 18, 3.5)),
  ],
  'yunling-aeronautics': ['violet', seal(area('M32 14l4 16 14 8-15-2-3 12-3-12-15 2 14-8z'))],
  'beiyuan-polytechnic': ['clay', seal(ring(32, 32, 10, 4) + turned(8, line('M32 20v-5', 5)) + dot(32, 32, 3))],
  'qinling-engineering': ['jade', seal(area('M13 42l12-20 7 11 5-7 14 16z') + dot(44, 20, 3.5))],
  'haicheng-maritime': [
    'slate',
    seal(
      line('M15 38q6-6 11 0t11 0t11 0M20 45q6-5 12 0t12 0', 3) +
        area('M31 15v17H19c3-8 6-13 12-17zM34 19c6 3 9 7 11 13H34z'),
    ),
  ],
  'nanyu-science': [
    'brass',
    seal(dot(32, 19, 5) + area('M17 38c4-9 9-12 15-12s11 3 15 12z') + line('M17 44h30M22 50h20', 3)),
  ],
}

/** The mark of a partner as SVG, large enough for screens with small pixels. @throws when none is drawn */
export function drawPartnerLogo(slug: string): string {
  const mark = marks[slug]
  if (mark === undefined) throw new Error(`No mark is drawn for the partner ${slug}`)
  const [name, shapes] = mark
  const colour = colours[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="-6 -6 76 76" fill="${colour}" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"><rect x="-6" y="-6" width="76" height="76" fill="${paper}" stroke="none"/>${shapes}</svg>`
}

/** Stands for a person who has given no picture: head and shoulders within the rings of the site. */
export const defaultPerson = `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#dfe3ea"/><g fill="none" stroke="#b0803a" stroke-width="1" opacity=".55"><ellipse cx="32" cy="32" rx="30" ry="11" transform="rotate(-24 32 32)"/><ellipse cx="32" cy="32" rx="30" ry="13" transform="rotate(58 32 32)"/></g><clipPath id="c"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#c)" fill="#6c7a92"><circle cx="32" cy="25" r="10.5"/><path d="M12 64c0-15 8-24 20-24s20 9 20 24z"/></g></svg>`
