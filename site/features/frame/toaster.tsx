import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { toast as numbers } from '#site/runtime/state/constants.ts'
import { type ShownToast, toasts, type ToastType } from '#site/runtime/state/toasts.ts'
import { Icon } from '#site/ui/icon.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { interfaceIcons } from '#site/ui/interface-icons.ts'

interface Extra {
  lang: string | undefined
}

const icons = {
  success: controlIcons.circleCheck,
  warning: interfaceIcons.triangleAlert,
  error: controlIcons.circleAlert,
  info: controlIcons.info,
} satisfies Record<ToastType, unknown>

/** The toasts of the page (contract K1). Errors interrupt who listens to the page, all others wait their turn. */
export function Toaster() {
  const { texts } = useLanguage()
  return (
    <Toast.Provider timeout={numbers.duration} limit={4}>
      <Toast.Viewport className="toasts" aria-label={texts.toasts}>
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function ToastList() {
  const { texts } = useLanguage()
  const { add, toasts: shown } = Toast.useToastManager<Extra>()
  useEffect(
    () =>
      toasts.takeOver(({ id, lang, text, type }: ShownToast) => {
        add({ id, type, title: text, priority: type === 'error' ? 'high' : 'low', data: { lang } })
      }),
    [add],
  )
  return shown.map((toast) => {
    const type = toast.type as ToastType
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection={['up', 'right']} className={`toast toast-${type}`}>
        <Icon drawing={icons[type]} />
        <Toast.Title render={<p />} lang={toast.data?.lang}>
          <span className="sr-only" lang={undefined}>
            {texts.toastTypes[type]}
          </span>
          {toast.title}
        </Toast.Title>
        <Toast.Close className="toast-close" aria-label={texts.close}>
          <Icon drawing={interfaceIcons.x} />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
