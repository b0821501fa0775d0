import { isLocale, type Locale } from '#lib/locale.ts'

const words = {
  zh: {
    previous: '上一页',
    next: '下一页',
    more: '更多操作',
    clear: '清除',
    copy: '复制地址',
    move: '拖动以移动此行',
    editFile: '编辑文件',
    remove: '移除文件',
    choose: (row: string) => `选择${row}`,
    sort: (column: string, isUp: boolean) => `按${column}${isUp ? '升序' : '降序'}排列`,
    edit: (title: string) => `编辑${title}`,
    field: '字段',
    operator: '条件',
    value: '值',
    view: '视图',
    languages: { zh: '中文', en: '英文' },
    states: '语言',
    format: {
      bold: '加粗',
      italic: '斜体',
      underline: '下划线',
      strikethrough: '删除线',
      subscript: '下标',
      superscript: '上标',
      inlineCode: '行内代码',
      link: '链接',
    },
  },
  en: {
    previous: 'Previous page',
    next: 'Next page',
    more: 'More actions',
    clear: 'Clear',
    copy: 'Copy the address',
    move: 'Drag to move this row',
    editFile: 'Edit the file',
    remove: 'Remove the file',
    choose: (row: string) => `Select ${row}`,
    sort: (column: string, isUp: boolean) => `Sort by ${column}, ${isUp ? 'ascending' : 'descending'}`,
    edit: (title: string) => `Edit ${title}`,
    field: 'Field',
    operator: 'Condition',
    value: 'Value',
    view: 'View',
    languages: { zh: 'Chinese', en: 'English' },
    states: 'Languages',
    format: {
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      strikethrough: 'Strikethrough',
      subscript: 'Subscript',
      superscript: 'Superscript',
      inlineCode: 'Inline code',
      link: 'Link',
    },
  },
}
type Words = (typeof words)[Locale]

const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s*\*\s*/, ' ').trim() ?? ''

/** The words above a control that Payload does not tie to it. */
function labelOf(element: Element, { field, operator, value, view }: Words): string {
  const parts = { '.condition__field': field, '.condition__operator': operator, '.condition__value': value }
  const part = Object.entries(parts).find(([selector]) => element.closest(selector))
  if (part) return part[1]
  const box = element.closest('.field-type, .payload-settings__language, .react-select-container')
  return textOf(box?.querySelector('label, .field-label')) || view
}

/** What a row is about: the first of its cells that says something. */
function titleOf(element: Element): string {
  const cells = element.closest('tr')?.querySelectorAll('td') ?? []
  return [...cells].map(textOf).find((text) => text !== '') ?? ''
}

/** What a sign of the text editor's toolbar does. */
function formatOf(element: Element, { format }: Words): string {
  const key = element.getAttribute('data-button-key') ?? ''
  return Object.hasOwn(format, key) ? format[key as keyof typeof format] : key
}

type Name = (element: Element, words: Words) => string

/** Controls that have neither text nor name of their own, and how they are called. */
const names: readonly [selector: string, name: Name][] = [
  ['.clickable-arrow--left', (_, { previous }) => previous],
  ['.clickable-arrow--right', (_, { next }) => next],
  ['button.popup-button', (_, { more }) => more],
  ['.date-time-picker__clear-button, .clear-indicator', (_, { clear }) => clear],
  ['.copy-to-clipboard', (_, { copy }) => copy],
  ['.file-details__remove, .upload-relationship-details__remove', (_, { remove }) => remove],
  ['.upload-relationship-details__edit', (_, { editFile }) => editFile],
  ['.collapsible__drag', (_, { move }) => move],
  ['.toolbar-popup__button[data-button-key]', formatOf],
  ['td input[type=checkbox]', (element, { choose }) => choose(titleOf(element))],
  ['input[role=combobox], .react-datepicker__input-container input, [role=textbox][contenteditable]', labelOf],
]

/** Sort arrows of columns without a label, and of those whose label is in both languages (content/one-language.ts). */
const unsaid = '.sort-column__button:is([aria-label*="{{label}}"], [aria-label*="[object Object]"])'

/** Names that Payload gives and that say nothing, or say it in another language. */
function rename(root: ParentNode, { edit, sort }: Words): void {
  for (const button of root.querySelectorAll(unsaid))
    button.ariaLabel = sort(textOf(button.closest('th')), button.classList.contains('sort-column__asc'))
  for (const button of root.querySelectorAll('button[aria-label^="Edit "]'))
    button.ariaLabel = edit(button.ariaLabel?.slice('Edit '.length) ?? '')
  // Their text says more than the name that hides it: with the number of versions.
  for (const tab of root.querySelectorAll('.doc-tab[aria-label]')) tab.removeAttribute('aria-label')
}

/** Roles that forbid what stands inside, and signs hidden from some people that the keyboard still stops at. */
function mendRoles(root: ParentNode): void {
  for (const list of root.querySelectorAll('ul.doc-tabs__tabs:not([role])')) list.setAttribute('role', 'group')
  for (const value of root.querySelectorAll('.rs__multi-value[role=button]')) value.setAttribute('role', 'group')
  for (const sign of root.querySelectorAll('.clear-indicator[aria-hidden]')) sign.removeAttribute('aria-hidden')
  for (const sign of root.querySelectorAll<HTMLElement>('.dropdown-indicator[aria-hidden]')) sign.tabIndex = -1
}

function isNamed(element: Element): boolean {
  if (element.ariaLabel || element.hasAttribute('aria-labelledby')) return true
  if (element instanceof HTMLInputElement) return (element.labels?.length ?? 0) > 0
  // Neither what is typed into a field is its name, nor a hint that is drawn when it is pointed at.
  if (element.getAttribute('role') === 'textbox' || element.querySelector('.tooltip')) return false
  return textOf(element) !== ''
}

function textsIn(root: ParentNode, selector: string): Text[] {
  const children = [...root.querySelectorAll(selector)].flatMap((element) => [...element.childNodes])
  return children.filter((child): child is Text => child instanceof Text)
}

/** Where Payload puts “所有 新闻” or “或 把文件拖到这里” together with an English space. */
const joined = '.default-list-view-tabs__button .btn__label, [class*="ragAndDropText"]'
/** Where it ends a label with an English colon. */
const colons = '.doc-controls__label, .localizer-button__label, .status__label'

/** The columns of a saved list, of which one is no field and has no label here. */
const savedColumns = '.query-preset-columns-field .pill__label, .query-preset-columns-field .pill-selector__pill'

/** Hints that are drawn when something is pointed at, with the same colon. */
const hints = '.status[title*=": "], .doc-controls__list-item[title*=": "]'

/** Where the text editor lists what can be inserted; “Table” is the one that has no words of another language. */
const insertions = '.slash-menu-popup__item-text, .toolbar-popup__dropdown-item .text'

/** Words that Payload's markup writes into the page itself: a language by its code, and English punctuation. */
function mendTexts(root: ParentNode, locale: Locale): void {
  for (const text of textsIn(root, '.localized')) {
    if (text.data === '— ') text.data = ''
    if (isLocale(text.data)) text.data = words[locale].languages[text.data]
  }
  for (const text of textsIn(root, savedColumns)) if (text.data === 'languageStates') text.data = words[locale].states
  if (locale !== 'zh') return
  for (const text of textsIn(root, insertions)) if (text.data === 'Table') text.data = '表格'
  for (const text of textsIn(root, `${joined}, ${colons}`)) if (/^\s$/.test(text.data)) text.data = ''
  for (const hint of root.querySelectorAll<HTMLElement>(hints)) hint.title = hint.title.replace(': ', '：')
  for (const text of textsIn(root, colons)) if (/:\s*$/.test(text.data)) text.data = text.data.replace(/:\s*$/, '：')
}

/** Names what Payload's markup leaves without a name, and mends the roles that shut out what stands inside. */
export function nameControls(root: ParentNode, locale: Locale): void {
  const own = words[locale]
  mendTexts(root, locale)
  mendRoles(root)
  rename(root, own)
  for (const [selector, name] of names)
    for (const element of root.querySelectorAll(selector)) if (!isNamed(element)) element.ariaLabel = name(element, own)
}
