import type { SvgProblem } from '#domain/brand/clean-svg.ts'
import type { AdminText } from '#content/fields/labels.ts'

export type ImageProblem = SvgProblem | 'tooLarge' | 'tooSmall' | 'shape' | 'notPicture'

/** Why a picture is refused, and what mends it. */
export const refusalWords: Record<ImageProblem, AdminText> = {
  tooLarge: {
    zh: '文件超过1 MB。标志请用SVG，通常只有几KB',
    en: 'The file is over 1 MB. Use an SVG, which takes a few kilobytes',
  },
  tooSmall: {
    zh: '图片太小（{detail}像素），长边至少48像素',
    en: 'The picture is too small ({detail} pixels): its longer side needs 48 or more',
  },
  shape: {
    zh: '图片过长或过高：宽应在高的一半到十二倍之间',
    en: 'The picture is too long or too high: its width must be between half its height and twelve times that',
  },
  notPicture: {
    zh: '只接受SVG和PNG文件，文件内容不是其中之一',
    en: 'Only SVG and PNG files can be used, and the content of this file is neither',
  },
  notSvg: {
    zh: '无法读出这个SVG：不是完整的SVG，或没有图形',
    en: 'This SVG can’t be read: it is incomplete, or nothing is drawn in it',
  },
  script: {
    zh: 'SVG中有脚本，不能使用。请从绘图软件重新导出',
    en: 'The SVG contains a script. Export it again from your drawing program',
  },
  handler: {
    zh: 'SVG中有事件处理（{detail}），不能使用。请从绘图软件重新导出',
    en: 'The SVG contains an event handler ({detail}). Export it again from your drawing program',
  },
  external: {
    zh: 'SVG引用了文件之外的内容（{detail}），不能使用。请把内容并入文件再导出',
    en: 'The SVG refers to something outside the file ({detail}). Embed it and export again',
  },
  foreign: {
    zh: 'SVG中有网页内容（{detail}），不能使用。请导出为纯图形',
    en: 'The SVG contains web content ({detail}). Export it as shapes only',
  },
  style: {
    zh: 'SVG的样式会读取其他文件，不能使用。请导出时把样式写成属性',
    en: 'The SVG’s style could load other files. Export it with its styles as attributes',
  },
  declaration: {
    zh: 'SVG中有自定义实体，不能使用。请重新导出',
    en: 'The SVG declares its own entities. Export it again without them',
  },
  element: {
    zh: 'SVG中有不能使用的元素<{detail}>。请把它转成路径再导出',
    en: 'The SVG contains <{detail}>, which cannot be used. Convert it to paths and export again',
  },
  tooMuch: {
    zh: '图片太复杂：清理后应不超过64 KB（SVG）或96 KB（PNG）',
    en: 'The picture is too complex: cleaned, it can be up to 64 kB (SVG) or 96 kB (PNG)',
  },
  noSize: { zh: 'SVG没有尺寸（viewBox），请重新导出', en: 'The SVG has no size (viewBox). Export it again' },
}
