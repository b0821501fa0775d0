import type { Field, TextareaFieldValidation } from 'payload'
import { hasRole, isAdministratorField } from '#content/access/roles.ts'
import { findFragmentProblem, type FragmentProblem } from '#domain/site/head-fragment.ts'
import { type AdminText, describe } from './labels.ts'

/** What to mend, next to the field. */
const words: Record<FragmentProblem, AdminText> = {
  notAnElement: {
    zh: '不是有效的元素。请写一个完整的<meta …>或<link …>，属性值加引号',
    en: 'Not a valid element. Write one whole <meta …> or <link …>, with quoted attribute values',
  },
  script: {
    zh: '不能放脚本：网站的内容安全策略（CSP）会拒绝',
    en: 'No script: the site’s content security policy refuses it',
  },
  style: {
    zh: '不能放样式或样式表：网站的内容安全策略（CSP）会拒绝',
    en: 'No style or style sheet: the site’s content security policy refuses it',
  },
  otherElement: { zh: '只能是<meta>或<link>', en: 'Only <meta> or <link> may stand here' },
  eventHandler: {
    zh: '不能有on开头的属性（事件处理）：网站的内容安全策略（CSP）会拒绝',
    en: 'No attribute that begins with on (an event handler): the site’s content security policy refuses it',
  },
  attribute: {
    zh: '有不能使用的属性，或没有属性',
    en: 'It has an attribute that cannot be used here, or none at all',
  },
  refresh: {
    zh: '不能用http-equiv跳转页面或更改内容安全策略',
    en: 'http-equiv may not send visitors elsewhere or change the content security policy',
  },
  otherHost: {
    zh: '浏览器自动读取的文件须在本站，地址以/开头：其他网站的会被内容安全策略（CSP）拒绝',
    en: 'A file that browsers fetch by themselves must be of this site, with an address starting with /: the content security policy refuses others',
  },
  several: { zh: '只能有一个元素，其后不能有其他内容', en: 'One element only, with nothing after it' },
}

/** Longer than any one element needs, and short enough to read on every page. */
const longest = 2000

const validate: TextareaFieldValidation = (value, { req }) => {
  // Who cannot change it must not be kept from saving the other settings by what stands there.
  if (req.user && !hasRole(req.user, 'administrator')) return true
  const language = req.i18n.language === 'zh' ? 'zh' : 'en'
  if ((value ?? '').length > longest) {
    return language === 'zh' ? `最多${longest}个字符` : `At most ${longest} characters`
  }
  const problem = findFragmentProblem(value ?? '')
  return problem === undefined || words[problem][language]
}

/** N3: what joins the head of every page. Whoever edits it edits the site's code, so only administrators may. */
export const headFragmentField: Field = {
  name: 'header',
  type: 'textarea',
  access: { update: isAdministratorField },
  validate,
  ...describe(
    '页头片段',
    'Head fragment',
    '一个<meta>或<link>元素，加入每页的head，只有管理员可改',
    'One <meta> or <link> element that joins the head of every page; administrators only',
  ),
}
