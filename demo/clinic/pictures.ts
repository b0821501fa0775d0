import type { FullText } from '#demo/content/types.ts'
import { uploadDrawn } from '#demo/drawn-marks.ts'
import type { Loader, RecordId } from '#demo/loader.ts'

/** Grounds and inks of the drawings: pale, so that they stand in both themes. */
const pale = '#e3efe9'
export const deep = '#1f5c4d'
export const mid = '#6aa892'
const warm = '#d99a5b'
const white = '#fdfefd'

const box = (x: number, y: number, width: number, height: number, fill: string, round = 12) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const stroke = (path: string, colour: string, width = 14) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`

/** A tube of blood, filled up to a height. */
const tube = (x: number, cap: string, filled: number) =>
  box(x, 250, 70, 420, white, 35) +
  box(x + 8, 660 - filled, 54, filled, '#a8454a', 27) +
  box(x - 8, 210, 86, 70, cap, 14)

interface Drawing {
  alt: FullText
  shapes: string
}

/** Plain drawings on 1200 by 800 units: a supplier’s catalogue without a photographer. */
const drawings = {
  gloves: {
    alt: { zh: '一盒检查手套，盒口露出一只', en: 'A box of examination gloves with one looking out' },
    shapes:
      box(330, 380, 540, 280, white) +
      box(330, 380, 540, 70, mid) +
      area(
        'M520 410c-10-90-30-150-10-165 22-14 38 60 46 100 0-60-4-130 22-132 26-1 26 78 28 128 6-50 12-124 38-120 25 4 12 82 10 132 14-34 34-88 56-78 24 12-14 100-22 160z',
        deep,
      ) +
      stroke('M400 540h260M400 590h170', mid, 16),
  },
  tubes: {
    alt: { zh: '四支不同盖色的采血管', en: 'Four blood collection tubes with caps of different colours' },
    shapes: tube(360, '#7d4fa0', 250) + tube(500, '#3f7fb8', 300) + tube(640, warm, 220) + tube(780, mid, 270),
  },
  monitor: {
    alt: { zh: '电子血压计与袖带', en: 'A blood pressure monitor and its cuff' },
    shapes:
      box(300, 300, 380, 300, deep, 28) +
      box(340, 340, 300, 150, white, 14) +
      stroke('M370 420h60l24-46 36 92 30-66 18 20h70', deep, 10) +
      disc(400, 545, 22, mid) +
      disc(580, 545, 22, warm) +
      stroke('M680 450c70 0 60 120 130 120', mid, 18) +
      area('M800 420h130c30 0 40 40 40 120s-10 120-40 120H800c30 0 40-40 40-120s-10-120-40-120z', mid),
  },
  steriliser: {
    alt: { zh: '台式灭菌器，门关着', en: 'A table-top steriliser with its door closed' },
    shapes:
      box(330, 250, 540, 420, white, 24) +
      disc(530, 460, 150, pale) +
      `<circle cx="530" cy="460" r="150" fill="none" stroke="${deep}" stroke-width="22"/>` +
      stroke('M530 370v90l60 40', mid, 16) +
      box(730, 310, 100, 70, deep, 10) +
      disc(780, 440, 24, warm) +
      disc(780, 520, 24, mid) +
      box(370, 670, 60, 30, deep, 8) +
      box(770, 670, 60, 30, deep, 8),
  },
  dressings: {
    alt: { zh: '一卷敷料和两片伤口贴', en: 'A roll of dressing and two wound pads' },
    shapes:
      disc(470, 430, 170, white) +
      disc(470, 430, 70, pale) +
      `<circle cx="470" cy="430" r="120" fill="none" stroke="${mid}" stroke-width="8"/>` +
      area('M470 600h420v-80H470z', white) +
      `<g transform="rotate(-20 780 340)">${box(660, 300, 240, 80, warm, 40)}${box(740, 310, 80, 60, white, 8)}</g>`,
  },
  couch: {
    alt: { zh: '一张可升降的诊查床', en: 'An examination couch that can be raised' },
    shapes:
      `<g transform="rotate(-24 420 420)">${box(260, 390, 220, 56, deep, 24)}</g>` +
      box(430, 420, 470, 56, deep, 24) +
      stroke('M500 480l300 170M800 480L500 650', mid, 18) +
      box(430, 650, 470, 34, white, 16),
  },
  shop: {
    alt: { zh: '仓库门口待发的纸箱', en: 'Boxes ready to go at the door of the warehouse' },
    shapes:
      area('M260 330L600 190l340 140v340H260z', white) +
      box(420, 430, 360, 240, mid, 8) +
      stroke('M420 490h360M420 550h360M420 610h360', pale, 6) +
      box(300, 570, 140, 100, warm, 6) +
      box(350, 480, 110, 90, warm, 6) +
      stroke('M370 570v40M405 480v34', white, 8) +
      stroke('M240 330L600 182l360 148', deep, 20),
  },
  clinic: {
    alt: { zh: '诊室里的桌子、椅子和一扇窗', en: 'Desk, chair and a window in a consulting room' },
    shapes:
      box(320, 210, 240, 220, white, 8) +
      stroke('M440 210v220M320 320h240', mid, 10) +
      box(620, 470, 300, 26, deep, 8) +
      box(650, 496, 20, 170, deep, 6) +
      box(870, 496, 20, 170, deep, 6) +
      box(700, 380, 130, 90, mid, 10) +
      box(360, 540, 150, 26, warm, 12) +
      stroke('M375 566v100M495 566v100M375 540V450', warm, 16),
  },
  team: {
    alt: { zh: '三个人围着一张打包台', en: 'Three people at a packing table' },
    shapes:
      [420, 600, 780]
        .map(
          (x, index) =>
            disc(x, 330, 56, index === 1 ? warm : mid) + area(`M${x - 90} 530c0-90 40-130 90-130s90 40 90 130z`, deep),
        )
        .join('') + box(300, 530, 600, 40, white, 12),
  },
} satisfies Record<string, Drawing>

export type PictureName = keyof typeof drawings

const svgOf = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="${pale}"/>${shapes}</svg>`

/** The company’s mark in one colour: three leaves of an elm on one stem. */
export const markSvg = (colour: string) => {
  const path =
    'M16 30c-1-6-1-9 0-14 1 5 1 8 0 14zM16 15C9 14 6 9 8 2c7 1 10 6 8 13zM17 20c1-6 5-9 12-8-1 6-5 9-12 8zM15 22c-6 1-10-1-12-7 6-1 10 1 12 7z'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colour}" d="${path}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Uploads each drawing when it is first asked for. */
export function createPictures(loader: Loader): (name: PictureName) => Promise<RecordId> {
  const uploaded = new Map<PictureName, Promise<RecordId>>()
  return (name) => {
    const { alt, shapes } = drawings[name]
    const picture = uploaded.get(name) ?? uploadDrawn(loader, { name: `baiyu-${name}`, alt, svg: svgOf(shapes) })
    uploaded.set(name, picture)
    return picture
  }
}
