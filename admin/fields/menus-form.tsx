'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { StoredMenus } from '#content/globals/menus.ts'
import type { MenuName } from '#domain/site/menu.ts'
import { MenuList } from './menu-list.tsx'
import { menuTexts } from './menu-texts.ts'
import { FoundCopy } from '#admin/session/found-copy.tsx'
import { useUnsavedCopy } from '#admin/session/use-unsaved-copy.ts'
import './menus.css'
import { saveMenus } from './save-menus.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSaveKey } from './use-save-key.ts'

interface MenusFormProps {
  language: 'zh' | 'en'
  mayChange: boolean
  menus: { name: MenuName; label: string; hint: string; isPromoting: boolean }[]
  stored: StoredMenus
}

/** All menus of the site with one button that saves them, in both languages. */
export function MenusForm({ language, mayChange, menus, stored: first }: MenusFormProps) {
  const texts = menuTexts[language]
  const [stored, setStored] = useState(first)
  const [edited, setEdited] = useState(first.menus)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const isChanged = edited !== stored.menus
  const isReady = mayChange && isChanged && !isSaving
  useLeaveGuard(isChanged, texts.leave)
  const { forget, found } = useUnsavedCopy({
    place: 'navigation',
    base: stored.seen,
    isUnsaved: isChanged,
    stamp: edited,
    read: () => edited,
  })

  const save = async () => {
    if (!isReady) return
    setSaving(true)
    const answer = await saveMenus({ seen: stored.seen, menus: edited }, language)
    setSaving(false)
    setFaults(answer.is === 'wrong' ? answer.faults : {})
    if (answer.is === 'stored') {
      setStored(answer.stored)
      setEdited(answer.stored.menus)
      toast.success(texts.saved)
    } else {
      toast.error(
        answer.is === 'wrong' ? texts.wrong(Object.keys(answer.faults).length) : (answer.message ?? texts.failed),
      )
    }
  }
  useSaveKey(save)

  return (
    <div className="menus">
      <FoundCopy
        base={stored.seen}
        copy={mayChange ? found : undefined}
        language={language}
        onDiscard={forget}
        onRestore={() => {
          if (found) setEdited(found.data)
          forget()
        }}
      />
      <div className="menus__bar">
        <p role="status">{mayChange ? isChanged && texts.unsaved : texts.readOnly}</p>
        {mayChange && (
          <>
            <Button
              buttonStyle="secondary"
              disabled={!isReady}
              margin={false}
              onClick={() => {
                setEdited(stored.menus)
                setFaults({})
              }}
            >
              {texts.discard}
            </Button>
            <Button disabled={!isReady} id="save-menus" margin={false} onClick={() => void save()}>
              {isSaving ? texts.saving : texts.save}
            </Button>
          </>
        )}
      </div>
      {menus.map((menu) => (
        <MenuList
          {...menu}
          key={menu.name}
          entries={edited[menu.name]}
          faults={faults}
          isReadOnly={!mayChange}
          language={language}
          onChange={(entries) => setEdited((now) => ({ ...now, [menu.name]: entries }))}
        />
      ))}
    </div>
  )
}
