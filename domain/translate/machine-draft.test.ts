import { describe, expect, it } from 'vitest'
import { findDraftFault, hasWords } from './machine-draft.ts'

const zh = '请在<1>下载页</1>取用2024b版，见{name}'
const en = 'Get version 2024b from the <1>download page</1>, see {name}'

describe('a draft of a machine', () => {
  it.each([
    ['as it should be', en, undefined],
    ['empty', '', 'empty'],
    ['with a control', `${en}\u0007`, 'characters'],
    ['turned around', `${en}\u202E`, 'characters'],
    ['with a broken character', `${en}\uFFFD`, 'characters'],
    ['without its tag', 'Get version 2024b from the download page, see {name}', 'codes'],
    ['with a tag of its own', `${en} <3/>`, 'codes'],
    ['with another number', en.replace('2024b', '2023b'), 'facts'],
    ['without its placeholder', en.replace('{name}', 'name'), 'facts'],
    ['the source again', zh, 'source'],
    ['still Chinese', '请在<1>下载页面</1>获取2024b版本，见{name}', 'language'],
    ['Japanese', 'ダウンロードページから<1>入手</1> 2024b {name}', 'language'],
    ['Russian', 'Скачайте версию 2024b на <1>странице загрузки</1>, см. {name}', 'language'],
    [
      'German',
      'Holen Sie sich bitte die neue Version 2024b auf der <1>Seite</1> unserer Firma, siehe {name}',
      'language',
    ],
    ['far too long', `${en} ${'and so on '.repeat(60)}`, 'length'],
    ['far too short', 'a <1>b</1> 2024b {name}', undefined],
  ])('in English: %s', (_what, text, fault) => {
    expect(findDraftFault({ source: zh, text, target: 'en' })).toBe(fault)
  })

  it.each([
    ['as it should be', '该仿真平台支持Modelica语言，可在24小时内完成部署', undefined],
    ['English', 'The simulation platform supports Modelica, deploys within 24 hours', 'language'],
    ['one word of Chinese', 'The simulation platform supports Modelica 语, deploys within 24 hours now', 'language'],
    ['Korean', '시뮬레이션 플랫폼은 Modelica를 지원 24', 'language'],
    ['far too short', '好24', 'length'],
    ['far too long', `24${'很好'.repeat(200)}`, 'length'],
  ])('in Chinese: %s', (_what, text, fault) => {
    const source =
      'The simulation platform supports the Modelica language and can be deployed within 24 hours by one person'
    expect(findDraftFault({ source, text, target: 'zh' })).toBe(fault)
  })

  it('is not asked for where nothing is to be translated', () => {
    expect(['MWORKS 2024b', '3.5 mm', '<1>Modelica</1>', '版本'].map((text) => hasWords(text, 'en'))).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(['2024', 'MWORKS'].map((text) => hasWords(text, 'zh'))).toEqual([false, true])
  })
})
