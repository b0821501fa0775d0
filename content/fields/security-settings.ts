import type { Field } from 'payload'
import { describe } from './labels.ts'

/** Site settings of those who answer reports of vulnerabilities. */
export const securitySettings: Field[] = [
  {
    name: 'securityEmail',
    type: 'email',
    ...describe(
      '安全响应邮箱',
      'Mailbox of the security team',
      '漏洞报告发到这里，也写进security.txt和CSAF文件；不填时用来件邮箱',
      'Where vulnerability reports are e-mailed; also in security.txt and the CSAF files. If empty, the mailbox for enquiries',
    ),
  },
]
