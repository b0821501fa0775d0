import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, Field } from 'payload'
import { isWriter, mayPublish } from '#content/access/roles.ts'
import { readMenus } from '#content/globals/menus.ts'
import { menuNames } from '#domain/site/menu.ts'
import { MenusForm } from './menus-form.tsx'

/** The menus of the site as trees, in both languages at once; stored as the fields of the global say. */
export async function MenusView({ initPageResult }: DocumentViewServerProps) {
  const { globalConfig, req } = initPageResult
  const stored = await readMenus(req.payload, { user: req.user })
  const fields: Field[] = globalConfig?.fields ?? []
  const told = (words: unknown) => getTranslation(words as Record<string, string>, req.i18n)
  const menus = menuNames.map((name) => {
    const field = fields.find((each) => 'name' in each && each.name === name)
    const {
      admin,
      fields: own = [],
      label,
    } = field as { label?: unknown; admin?: { description?: unknown }; fields?: Field[] }
    const isPromoting = own.some((each) => 'name' in each && each.name === 'promoted')
    return { name, label: told(label), hint: told(admin?.description), isPromoting }
  })
  return (
    <Gutter>
      <SetStepNav nav={[{ label: told(globalConfig?.label) }]} />
      <MenusForm
        language={req.i18n.language === 'zh' ? 'zh' : 'en'}
        mayChange={isWriter(req.user)}
        mayPublish={mayPublish(req.user)}
        menus={menus}
        stored={stored}
      />
    </Gutter>
  )
}
