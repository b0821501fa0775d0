import type { Locale } from '#lib/locale.ts'

const zh = {
  choose: '选择文件',
  replace: '换一个文件',
  remove: '移除',
  reading: '正在检查文件……',
  failed: '上传没有成功，请再试一次。',
  tooLarge: '文件超过1 MB。标志请用SVG，通常只有几KB',
  onPaper: '在浅色底上',
  onInk: '在深色底上',
  none: '还没有图形',
  pick: (name: string) => `挑选颜色：${name}`,
  clear: '不用自己的颜色',
  use: (colour: string) => `改用${colour}`,
  preview: '配色效果',
  sampleTitle: '标题与正文',
  sampleText: '正文说明事实，次要文字补充条件。',
  sampleLink: '查看详情',
  sampleButton: '联系我们',
  sampleMark: '小标题',
  lowest: '对比度最低的几对',
  pair: (front: string, back: string) => `${front}在${back}上`,
}

const en: typeof zh = {
  choose: 'Choose a file',
  replace: 'Choose another file',
  remove: 'Remove',
  reading: 'Checking the file …',
  failed: 'The file could not be sent. Try again.',
  tooLarge: 'The file is over 1 MB. Use an SVG, which takes a few kilobytes',
  onPaper: 'On a light ground',
  onInk: 'On a dark ground',
  none: 'No picture yet',
  pick: (name) => `Pick a colour: ${name}`,
  clear: 'Use the default colour',
  use: (colour) => `Use ${colour}`,
  preview: 'How the colours look',
  sampleTitle: 'Heading and text',
  sampleText: 'Text states a fact, and quiet text its condition.',
  sampleLink: 'Read more',
  sampleButton: 'Contact us',
  sampleMark: 'Small heading',
  lowest: 'The pairs with the lowest contrast',
  pair: (front, back) => `${front} on ${back}`,
}

export const brandTexts: Record<Locale, typeof zh> = { zh, en }
