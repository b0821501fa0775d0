import type { Field, GlobalConfig } from 'payload'
import type { Corner, Density, HeroKind, MarkKind, TypePair } from '#domain/brand/brand.ts'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { inTabs } from '#content/fields/document-layout.ts'
import { imageField } from '#content/fields/fields.ts'
import { type AdminText, describe } from '#content/fields/labels.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'
import { brandColour, brandImage, choice } from './fields.ts'
import { readImage } from './image-endpoint.ts'

const marks: Record<MarkKind, AdminText> = {
  none: { zh: '只用公司简称', en: 'The short name only' },
  own: { zh: '自己的标志', en: 'A mark of our own' },
  armillary: { zh: '浑仪（本站自带）', en: 'The armillary sphere (one of ours)' },
}

const typePairNames: Record<TypePair, AdminText> = {
  instrument: { zh: 'Instrument Sans，配黑体', en: 'Instrument Sans' },
  inter: { zh: 'Inter，配黑体', en: 'Inter' },
  plex: { zh: 'IBM Plex Sans，配黑体', en: 'IBM Plex Sans' },
  manrope: { zh: 'Manrope，配黑体', en: 'Manrope' },
  outfit: { zh: 'Outfit，配黑体', en: 'Outfit' },
  serif: { zh: 'Source Serif，配宋体', en: 'Source Serif' },
}

const cornerNames: Record<Corner, AdminText> = {
  square: { zh: '直角', en: 'Square' },
  slight: { zh: '小圆角', en: 'Slightly round' },
  round: { zh: '大圆角', en: 'Round' },
}

const densityNames: Record<Density, AdminText> = {
  compact: { zh: '紧凑', en: 'Compact' },
  normal: { zh: '适中', en: 'Normal' },
  roomy: { zh: '宽松', en: 'Roomy' },
}

const heroes: Record<HeroKind, AdminText> = {
  none: { zh: '没有，只有文字', en: 'Nothing, text only' },
  picture: { zh: '一张图片', en: 'A picture' },
  video: { zh: '一段视频', en: 'A video' },
  armillary: { zh: '转动的浑仪（本站自带）', en: 'The turning sphere (one of ours)' },
}

const logoFields = [
  choice(
    'mark',
    ['标志', 'Mark', '页头、图标和链接预览中显示', 'Shown in the header, in icons and in link previews'],
    marks,
    'none',
  ),
  brandImage('markImage', [
    '标志图形',
    'Picture of the mark',
    '近似方形的SVG或PNG，选“自己的标志”时使用',
    'A nearly square SVG or PNG, used for “a mark of our own”',
  ]),
  brandImage('markImageDark', [
    '深色底上的标志图形',
    'Picture of the mark for dark backgrounds',
    '不填则与上面相同',
    'Leave empty if it is the same',
  ]),
  brandImage('logo', [
    '带名称的标志',
    'Logo with the name',
    '横排的SVG或PNG，代替页头的标志和简称',
    'A wide SVG or PNG that replaces mark and short name in the header',
  ]),
  brandImage('logoDark', [
    '深色底上的带名称标志',
    'Logo with the name on dark',
    '不填则与上面相同',
    'Leave empty if it is the same',
  ]),
]

const colourFields = [
  brandColour('main', [
    '主色',
    'Main colour',
    '按钮和链接；不填则用本站的颜色',
    'Buttons and links; our default if empty',
  ]),
  brandColour('accent', [
    '强调色',
    'Accent colour',
    '标记线和小标题；不填则同主色',
    'Marks and small headings; the main colour if empty',
  ]),
  brandColour('ink', ['墨色', 'Ink', '深色区块和深色主题的底色', 'Background of dark sections and of the dark theme']),
  brandColour('paper', ['纸色', 'Paper', '浅色主题的底色，近于白', 'Background of the light theme, nearly white']),
  {
    name: 'palettePreview',
    type: 'ui',
    admin: { components: { Field: '/brand/palette-preview.tsx#PalettePreview' } },
  } satisfies Field,
]

const shapeFields = [
  choice(
    'type',
    ['字体', 'Type', '西文字体；中文用访问者系统自带的', 'The Latin typeface; Chinese uses the visitor’s system font'],
    typePairNames,
    'instrument',
  ),
  choice(
    'corner',
    ['圆角', 'Corners', '按钮、卡片和图片的角', 'Of buttons, cards and pictures'],
    cornerNames,
    'slight',
  ),
  choice('density', ['疏密', 'Density', '各段之间的距离', 'The space between sections'], densityNames, 'normal'),
  choice(
    'hero',
    ['首屏图形', 'Figure of the first screen', '首页第一屏文字旁', 'Beside the words at the top of the home page'],
    heroes,
    'none',
  ),
  {
    ...imageField,
    name: 'heroPicture',
    ...describe('首屏图片', 'Picture of the first screen', '选“一张图片”时使用', 'Used for “a picture”'),
  } as typeof imageField,
  {
    name: 'heroVideo',
    type: 'upload',
    relationTo: 'videos',
    ...describe(
      '首屏视频',
      'Video of the first screen',
      '选“一段视频”时使用，几秒即可：无声循环播放，只在大屏幕上，访客可以暂停；此外显示它的封面',
      'Used for “a video”. A few seconds are enough: it plays silent, again and again, on large screens, and visitors can stop it; everywhere else its poster shows',
    ),
  } satisfies Field,
]

/** How the company looks: its mark, its colours and its type, from which the style of every page is computed. */
export const brand: GlobalConfig = {
  slug: 'brand',
  label: { zh: '品牌', en: 'Brand' },
  admin: { group: groups.site },
  access: { read: readAlways, update: mayTranslate },
  hooks: { afterChange: [purgeGlobal] },
  endpoints: [readImage],
  fields: [
    inTabs(
      ['标志', 'Logo', logoFields],
      ['颜色', 'Colours', colourFields],
      ['字体与版式', 'Type and layout', shapeFields],
    ),
  ],
}
