'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { StoredMenus } from '#content/globals/menus.ts'
import type { MenuName } from '#domain/site/menu.ts'
import { MenuList } from './menu-list.tsx'
import { menuTexts } from './menu-texts.ts'
import { PlanDocument } from '#admin/plan/plan-document.tsx'
import { SharePreview } from '#admin/preview/share-preview.tsx'
import { ReviewDialog } from '#admin/review/review-document.tsx'
import { FoundCopy } from '#admin/session/found-copy.tsx'
import { useUnsavedCopy } from '#admin/session/use-unsaved-copy.ts'
import './menus.css'
import './menus-controls.css'
import { saveMenus } from './save-menus.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSaveKey } from './use-save-key.ts'

interface MenusFormProps {
  language: 'zh' | 'en'
  /** Whether the person may save drafts, and bring them to the visitors. */
  mayChange: boolean
  mayPublish: boolean
  menus: { name: MenuName; label: string; hint: string; isPromoting: boolean }[]
  stored: StoredMenus
}

const stateOf = (texts: (typeof menuTexts)['zh'], isChanged: boolean, isDraft: boolean) =>
  isChanged ? texts.unsaved : isDraft && texts.draft

/** What can be done with the draft as it is stored: looking at it, its review, and when it goes out. */
function Controls({ mayPublish }: { mayPublish: boolean }) {
  return (
    <div className="menus__controls">
      <SharePreview />
      <ReviewDialog />
      {mayPublish && <PlanDocument />}
    </div>
  )
}

/** All menus of the site with the buttons that save and publish them, in both languages. */
export function MenusForm({ language, mayChange, mayPublish, menus, stored: first }: MenusFormProps) {
  const texts = menuTexts[language]
  const [stored, setStored] = useState(first)
  const [edited, setEdited] = useState(first.menus)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const isChanged = edited !== stored.menus
  const isReady = mayChange && isChanged && !isSaving
  const isPublishable = mayPublish && (isChanged || stored.isDraft) && !isSaving
  useLeaveGuard(isChanged, texts.leave)
  const { forget, found } = useUnsavedCopy({
    place: 'navigation',
    base: stored.seen,
    isUnsaved: isChanged,
    stamp: edited,
    read: () => edited,
  })

  const save = async (isPublic = false) => {
    if (!(isPublic ? isPublishable : isReady)) return
    setSaving(true)
    const answer = await saveMenus({ seen: stored.seen, menus: edited, isPublic }, language)
    setSaving(false)
    setFaults(answer.is === 'wrong' ? answer.faults : {})
    if (answer.is === 'stored') {
      setStored(answer.stored)
      setEdited(answer.stored.menus)
      toast.success(isPublic ? texts.published : texts.saved)
    } else {
      toast.error(
        answer.is === 'wrong' ? texts.wrong(Object.keys(answer.faults).length) : (answer.message ?? texts.failed),
      )
    }
  }
  useSaveKey(() => save())

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
        <p role="status">{mayChange ? stateOf(texts, isChanged, stored.isDraft) : texts.readOnly}</p>
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
            <Button
              buttonStyle={mayPublish ? 'secondary' : 'primary'}
              disabled={!isReady}
              id="save-menus"
              margin={false}
              onClick={() => void save()}
            >
              {isSaving ? texts.saving : texts.save}
            </Button>
            {mayPublish && (
              <Button disabled={!isPublishable} id="publish-menus" margin={false} onClick={() => void save(true)}>
                {texts.publish}
              </Button>
            )}
          </>
        )}
      </div>
      {mayChange && !isChanged && <Controls mayPublish={mayPublish} />}
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
