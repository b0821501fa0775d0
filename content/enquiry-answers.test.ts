import { expect, it } from 'vitest'
import { writeAnswers } from './enquiry-answers.ts'

it('calls a field what it is called in its form', () => {
  const answers = { subject: 'Prices', channel: 'phone' }
  expect(writeAnswers({ answers, kind: 'contact' }, 'en')).toBe('Subject: Prices\nPreferred channel: Telephone')
  expect(writeAnswers({ answers, kind: 'contact' }, 'zh')).toBe('事由：Prices\n希望的答复方式：电话')
  expect(writeAnswers({ answers, kind: 'quotation' }, 'en')).toContain('Product or machine: Prices')
})
