import { describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/setup/processor-time.ts'
import { cutQuoted } from './reply-text.ts'

const answer = '问题还在。\n\n日志在附件里。'
const reply = 'It still stops.\n\nThe log is attached.'

/** Answers as programs send them, each with what it puts below. */
const shapes: [string, string, string][] = [
  [
    'Gmail',
    reply,
    'On Fri, Nov 20, 2026 at 10:00 AM Support <support@portal.example> wrote:\n\n> Please send the log.\n>\n> -- \n> Armilla',
  ],
  [
    'Gmail, folded',
    reply,
    'On Fri, Nov 20, 2026 at 10:00 AM Support of the company\n<support+abc@portal.example> wrote:\n> Please send the log.',
  ],
  [
    'Gmail in Chinese',
    answer,
    '技术支持 <support@portal.example> 于2026年11月20日周五 10:00写道：\n\n> 请把日志发来。',
  ],
  [
    'Gmail in Chinese, folded',
    answer,
    '技术支持 <support@portal.example>\n于2026年11月20日周五 10:00写道：\n\n> 请把日志发来。',
  ],
  [
    'Apple Mail',
    reply,
    '> On Nov 20, 2026, at 10:00 AM, Support <support@portal.example> wrote:\n> \n> Please send the log.',
  ],
  [
    'Apple Mail in Chinese',
    answer,
    '> 在 2026年11月20日，10:00，技术支持 <support@portal.example> 写道：\n> \n> 请把日志发来。',
  ],
  [
    'Apple Mail in Chinese, bare',
    answer,
    '在 2026年11月20日，10:00，技术支持 <support@portal.example> 写道：\n\n请把日志发来。',
  ],
  [
    'Outlook',
    reply,
    'From: Support <support@portal.example>\nSent: Friday, November 20, 2026 10:00 AM\nTo: Maya Hart <maya@example.com>\nSubject: New answer\n\nPlease send the log.',
  ],
  [
    'Outlook, with a rule',
    reply,
    '________________________________\nFrom: Support <support@portal.example>\nSent: Friday, November 20, 2026 10:00 AM\nTo: Maya Hart\nSubject: New answer\n\nPlease send the log.',
  ],
  ['Outlook, older', reply, '-----Original Message-----\nFrom: Support\nSent: Friday\n\nPlease send the log.'],
  [
    'Outlook in Chinese',
    answer,
    '发件人: 技术支持 <support@portal.example>\n发送时间: 2026年11月20日 10:00\n收件人: 林夏 <lin@example.com>\n主题: 工单有新答复\n\n请把日志发来。',
  ],
  [
    'Outlook in bold',
    answer,
    '*发件人:* 技术支持 <support@portal.example>\n*日期:* 2026年11月20日\n*收件人:* 林夏\n*主题:* 新答复\n\n请把日志发来。',
  ],
  [
    'QQ',
    answer,
    '------------------ 原始邮件 ------------------\n发件人: "技术支持" <support@portal.example>;\n发送时间: 2026年11月20日(星期五) 上午10:00\n收件人: "林夏"<lin@example.com>;\n主题: 新答复\n\n请把日志发来。',
  ],
  ['163', answer, '在 2026-11-20 10:00:00，"技术支持" <support@portal.example> 写道：\n\n请把日志发来。'],
  [
    '163, newer',
    answer,
    '---- 回复的原邮件 ----\n| 发件人 | 技术支持 |\n| 日期 | 2026年11月20日 10:00 |\n请把日志发来。',
  ],
  [
    '163 in English',
    reply,
    '---- Replied Message ----\n| From | Support |\n| Date | 11/20/2026 |\nPlease send the log.',
  ],
  [
    'Lark',
    answer,
    '发件人：技术支持<support@portal.example>\n日期：2026年11月20日（周五） 10:00\n主题：新答复\n收件人：林夏<lin@example.com>\n\n请把日志发来。',
  ],
  [
    'Lark in English',
    reply,
    'From: "Support"<support@portal.example>\nDate: Fri, Nov 20, 2026, 10:00\nSubject: New answer\nTo: "Maya"<maya@example.com>\n\nPlease send the log.',
  ],
  [
    'a phone',
    reply,
    'Sent from my iPhone\n\nOn 20 Nov 2026, at 10:00, Support <support@portal.example> wrote:\n> Please send the log.',
  ],
  [
    'a phone in Chinese',
    answer,
    '发自我的 iPhone\n\n> 在 2026年11月20日，10:00，技术支持 <support@portal.example> 写道：\n> 请把日志发来。',
  ],
  ['the line of our own mails', answer, '—— 请在这一行以上回复 ——\n\n技术支持答复：\n请把日志发来。'],
  ['the line of our own mails, in English', reply, '> —— Please write above this line ——\n> Support wrote:'],
  ['a signature', reply, '-- \nMaya Hart\nExample Works'],
]

describe('an answer without what it quotes', () => {
  it.each(shapes)('as %s sends it', (_, own, below) => {
    expect(cutQuoted(`${own}\n\n${below}\n`)).toBe(own)
    expect(cutQuoted(`${own}\n\n${below}\n`.replaceAll('\n', '\r\n'))).toBe(own)
  })

  it('stays whole when it stands between quoted lines', () => {
    const text =
      'See below.\n\nOn Fri, Nov 20, 2026 at 10:00 AM Support <s@x.example> wrote:\n> Which version?\n\nR2026a.\n\n> Which solver?\n\nDAE.'
    expect(cutQuoted(text)).toBe(text)
  })

  it('is kept when it stands below all that it quotes', () => {
    const text = 'On Fri, Nov 20, 2026, Support <s@x.example> wrote:\n> Which version?\n\nR2026a.'
    expect(cutQuoted(text)).toContain('R2026a.')
  })

  it('words of the customer that look like it are no quotation', () => {
    for (const text of [
      'On the second run it stops at t = 0.42 s.\nThe log wrote nothing.',
      'From: the menu I choose Simulate.\nThen it stops.',
      '在工程里我写道路模型时出错。\n版本 R2026a。',
      '发件人：这个字段是空的。\n请看。',
      '-----\nCase 1\n-----\nIt stops.',
    ])
      expect(cutQuoted(text)).toBe(text)
  })

  it('a mail of nothing but a quotation stays, because nothing else would be left', () => {
    const text = '-----Original Message-----\nFrom: Support\n\nPlease send the log.'
    expect(cutQuoted(text)).toBe(text)
    expect(cutQuoted('')).toBe('')
  })

  it('takes no long time for what is made to take it', () => {
    const hostile = [
      `On ${'a '.repeat(200_000)}`,
      'On 1\n'.repeat(100_000),
      '> '.repeat(300_000),
      `${'-'.repeat(400_000)}x`,
      'From:\n'.repeat(60_000),
      `${'x'.repeat(300)}于`.repeat(3000),
    ]
    for (const text of hostile) {
      const time = processorTime(() => void cutQuoted(text))
      expect(time, text.slice(0, 20)).toBeLessThan(1500)
    }
  })
})
