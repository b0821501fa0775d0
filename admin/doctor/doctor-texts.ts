import type { Level } from '#content/doctor/finding.ts'
import type { Locale } from '#lib/locale.ts'

const zh = {
  title: '网站体检',
  lead: '检查会在正式运营中出问题的设置，并说明怎么办。除了本站自己的地址、邮件服务器、域名服务器、病毒扫描和存储，不联系任何人，也不改动任何东西。命令行：npm run doctor。',
  refused: '只有管理员可以看网站体检。',
  checking: '正在检查，最多需要十几秒……',
  failed: '没有检查成功，请再试一次。',
  again: '再查一次',
  fine: '没有发现问题。',
  mend: '去处理',
  levels: { error: '错误', warning: '警告', note: '提示' } satisfies Record<Level, string> as Record<Level, string>,
  sum: (errors: number, warnings: number) =>
    errors + warnings === 0 ? '没有发现错误或警告。' : `发现${errors}个错误、${warnings}个警告。`,
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

export const doctorTexts: Record<Locale, typeof zh> = {
  zh,
  en: {
    title: 'Site doctor',
    lead: 'Looks for settings that cause trouble in production, and says what to do. It asks nobody but this site’s own address, mail server, name server, scanner and storage, and changes nothing. On the command line: npm run doctor.',
    refused: 'Only administrators see the site doctor.',
    checking: 'Checking. This takes up to a quarter of a minute…',
    failed: 'The check did not work. Please try again.',
    again: 'Check again',
    fine: 'Nothing found.',
    mend: 'Open',
    levels: { error: 'Error', warning: 'Warning', note: 'Note' },
    sum: (errors, warnings) =>
      errors + warnings === 0
        ? 'No errors or warnings were found.'
        : `${counted(errors, 'error')} and ${counted(warnings, 'warning')} were found.`,
  },
}
