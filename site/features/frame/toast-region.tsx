import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from '#site/runtime/state/constants.ts'
import { toasts } from '#site/runtime/state/toasts.ts'

const none: readonly never[] = []

/** Where toasts appear. What shows them well is loaded with the first one, which plain words stand in for if that fails. */
export function ToastRegion() {
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.waiting, () => none)
  const [Toaster, setToaster] = useState<ComponentType>()
  const [isPlain, setPlain] = useState(false)
  const isNeeded = waiting.length > 0 && Toaster === undefined
  useEffect(() => {
    if (!isNeeded) return
    import('./toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      // Most likely the connection is lost, which is what the toast is about.
      () => setPlain(true),
    )
  }, [isNeeded])
  if (Toaster) return <Toaster />
  if (!isPlain) return null
  return (
    <div className="toasts" role="alert">
      {waiting.map(({ id, lang, text, type }) => (
        <PlainToast key={id} id={id} lang={lang} text={text} type={type} />
      ))}
    </div>
  )
}

function PlainToast({ id, lang, text, type }: { id: string; lang?: string | undefined; text: string; type: string }) {
  useEffect(() => {
    const timer = setTimeout(() => toasts.drop(id), toast.duration)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <p className={`toast toast-${type}`} lang={lang}>
      {text}
    </p>
  )
}
