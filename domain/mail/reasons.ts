import type { Both, MailArea } from './mail.ts'

/** Why somebody gets a mail, by whom it is to: below it, where people look for it. */
export const reasons: Record<MailArea, Both> = {
  account: {
    zh: '您收到这封邮件，是因为有人在本站用这个邮箱注册、登录或管理账户。',
    en: 'You received this e-mail because this address is used for an account on our site.',
  },
  security: {
    zh: '您收到这封邮件，是因为您在本站有账户。账户安全通知不能关闭。',
    en: 'You received this e-mail because you have an account on our site. Security notices can’t be turned off.',
  },
  enquiry: {
    zh: '您收到这封邮件，是因为有人在本站提交表单时填写了这个邮箱。',
    en: 'You received this e-mail because this address was entered in a form on our site.',
  },
  ticket: {
    zh: '您收到这封邮件，是因为您提交了工单，或是工单的抄送人。',
    en: 'You received this e-mail because you opened a ticket with us or are copied on one.',
  },
  advisory: {
    zh: '您收到这封邮件，是因为您在本站下载过受影响的版本。',
    en: 'You received this e-mail because you downloaded an affected release from our site.',
  },
  desk: {
    zh: '您收到这封邮件，是因为您在本站负责处理工单或来件。',
    en: 'You received this e-mail because you handle tickets or enquiries for our site.',
  },
  review: {
    zh: '您收到这封邮件，是因为您参与本站内容的审核。',
    en: 'You received this e-mail because you take part in reviews of our site’s content.',
  },
  staff: {
    zh: '您收到这封邮件，是因为您在本站后台有账户。 / You received this e-mail because you have a staff account on our site.',
    en: '您收到这封邮件，是因为您在本站后台有账户。 / You received this e-mail because you have a staff account on our site.',
  },
}
