import type { Field } from 'payload'
import { describe } from './labels.ts'

/** Site settings of what visitors send by forms. */
export const enquirySettings: Field[] = [
  {
    name: 'enquiryEmail',
    type: 'email',
    ...describe(
      '来件邮箱',
      'Mailbox for enquiries',
      '访客的咨询、询价和合作申请发到这里；不填时发到MAIL_FROM的地址',
      'Where enquiries, quotation requests and partner applications are e-mailed; if empty, the address in MAIL_FROM',
    ),
  },
  {
    name: 'applicationEmail',
    type: 'email',
    ...describe(
      '职位申请邮箱',
      'Mailbox for job applications',
      '职位申请发到这里；不填时用来件邮箱',
      'Where job applications are e-mailed; if empty, the mailbox for enquiries',
    ),
  },
  {
    name: 'ticketEmail',
    type: 'email',
    ...describe(
      '工单邮箱',
      'Mailbox for tickets',
      '没有人负责的工单通知到这里；有坐席订阅新工单时只发给他们，不填时用来件邮箱',
      'Notified of unassigned tickets, unless agents have asked to be notified; if empty, the mailbox for enquiries',
    ),
  },
  {
    name: 'enquiryMonths',
    type: 'number',
    required: true,
    defaultValue: 24,
    min: 1,
    max: 120,
    ...describe(
      '来件保存月数',
      'Months to keep enquiries',
      '收到后满这个月数即删除，不论状态',
      'An enquiry is deleted this many months after receipt, whatever its state',
    ),
  },
  {
    name: 'applicationMonths',
    type: 'number',
    required: true,
    defaultValue: 6,
    min: 1,
    max: 36,
    ...describe(
      '职位申请保存月数',
      'Months to keep job applications',
      '收到后满这个月数，申请和简历一并删除',
      'An application is deleted with its files this many months after receipt',
    ),
  },
]
