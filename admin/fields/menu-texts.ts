import type { MenuStep } from '#domain/site/menu.ts'

interface MenuTexts {
  title: Record<'zh' | 'en', string>
  summary: Record<'zh' | 'en', string>
  target: string
  icon: string
  promoted: string
  promotedHint: string
  handle: (name: string) => string
  steps: Record<MenuStep, string>
  children: (count: number) => string
  more: (name: string) => string
  remove: (name: string) => string
  removed: (name: string) => string
  add: string
  addBelow: (name: string) => string
  unnamed: string
  at: (name: string, number: number, count: number, parent: string | undefined) => string
  save: string
  publish: string
  saving: string
  saved: string
  published: string
  draft: string
  discard: string
  unsaved: string
  leave: string
  readOnly: string
  failed: string
  wrong: (count: number) => string
}

export const menuTexts: Record<'zh' | 'en', MenuTexts> = {
  zh: {
    title: { zh: '中文名称', en: '英文名称' },
    summary: { zh: '中文说明', en: '英文说明' },
    target: '链接地址',
    icon: '图标（Iconify名称，例如lucide:download）',
    promoted: '推荐内容的地址',
    promotedHint: '菜单展开后突出显示，例如/product/detail?id=studio',
    handle: (name) => `移动“${name}”：拖动，或按方向键`,
    steps: { up: '上移', down: '下移', in: '降为下级', out: '升为上级' },
    children: (count) => `下级${count}项`,
    more: (name) => `“${name}”的页面、说明、图标和位置`,
    remove: (name) => `删除“${name}”`,
    removed: (name) => `已删除“${name}”，发布后生效`,
    add: '添加一项',
    addBelow: (name) => `在“${name}”下添加一项`,
    unnamed: '未命名',
    at: (name, number, count, parent) =>
      parent === undefined
        ? `“${name}”现在是第${number}项，共${count}项`
        : `“${name}”现在是“${parent}”下的第${number}项，共${count}项`,
    save: '保存草稿',
    publish: '发布',
    saving: '正在保存……',
    saved: '草稿已保存，访客还看不到',
    published: '菜单已发布，两种语言同时生效',
    draft: '草稿中有未发布的修改',
    discard: '放弃修改',
    unsaved: '有未保存的修改',
    leave: '菜单的修改还没有保存。要离开吗？',
    readOnly: '您可以查看菜单，但不能修改。',
    failed: '没有保存成功，请重试。',
    wrong: (count) => `有${count}处需要改正，已在下面标出`,
  },
  en: {
    title: { zh: 'Chinese title', en: 'English title' },
    summary: { zh: 'Chinese summary', en: 'English summary' },
    target: 'Link address',
    icon: 'Icon (an Iconify name such as lucide:download)',
    promoted: 'Address of what is promoted',
    promotedHint: 'Stands out in the open menu, such as /product/detail?id=studio',
    handle: (name) => `Move “${name}”: drag it, or press the arrow keys`,
    steps: { up: 'Move up', down: 'Move down', in: 'Move in', out: 'Move out' },
    children: (count) => (count === 1 ? '1 entry below' : `${count} entries below`),
    more: (name) => `Page, summary, icon and place of “${name}”`,
    remove: (name) => `Remove “${name}”`,
    removed: (name) => `“${name}” is removed for visitors once you publish`,
    add: 'Add an entry',
    addBelow: (name) => `Add an entry below “${name}”`,
    unnamed: 'Untitled',
    at: (name, number, count, parent) =>
      parent === undefined
        ? `“${name}” is now number ${number} of ${count}`
        : `“${name}” is now number ${number} of ${count} below “${parent}”`,
    save: 'Save draft',
    publish: 'Publish',
    saving: 'Saving…',
    saved: 'Draft saved; visitors do not see it yet',
    published: 'Menus published, in both languages',
    draft: 'The draft has changes that are not published',
    discard: 'Discard changes',
    unsaved: 'Unsaved changes',
    leave: 'Your changes to the menus are not saved. Leave all the same?',
    readOnly: 'You can look at the menus but not change them.',
    failed: 'That could not be saved. Please try again.',
    wrong: (count) =>
      count === 1
        ? 'One thing has to be put right; it is marked below'
        : `${count} things have to be put right; they are marked below`,
  },
}
