import type { Field } from 'payload'
import { isAdministratorField, isStaffField } from '#content/access/roles.ts'
import { describe } from './labels.ts'

/** Site settings of how content becomes public. */
export const publicationSettings: Field[] = [
  {
    name: 'fourEyes',
    type: 'checkbox',
    defaultValue: false,
    ...describe(
      '双人复核',
      'Second person',
      '启用后，内容须由作者以外的发布者审核通过才能发布，管理员也不例外；撤回不受限制。只有管理员可以修改',
      'Content is then published only after a publisher other than its author has approved it, including for administrators. Withdrawing needs no approval. Only administrators can change this',
    ),
    access: { read: isStaffField, create: isAdministratorField, update: isAdministratorField },
  },
]
