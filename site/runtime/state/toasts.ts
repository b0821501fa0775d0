export type ToastType = 'success' | 'warning' | 'error' | 'info'

export interface Toast {
  type: ToastType
  text: string
  /** Toasts of one id are one: shown again, it only stays longer. Without an id, equal ones are one. */
  id?: string
  /** Language of the text, where it is not the page's. */
  lang?: string
}

export type ShownToast = Toast & { id: string }

/** Name under which a toast waits for the next document. */
const carriedKey = 'portico.toast'

/** Toasts on their way to where they are shown; what shows them is loaded with the first. */
export function createToasts(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  let waiting: readonly ShownToast[] = []
  let show: ((toast: ShownToast) => void) | undefined
  const listeners = new Set<() => void>()

  function setWaiting(toasts: readonly ShownToast[]) {
    waiting = toasts
    for (const listener of listeners) listener()
  }

  function showToast(toast: Toast) {
    const shown = { ...toast, id: toast.id ?? `${toast.type} ${toast.text}` }
    if (show) show(shown)
    else setWaiting([...waiting.filter(({ id }) => id !== shown.id), shown])
  }

  return {
    showToast,
    /** Toasts that nothing shows yet. */
    waiting: () => waiting,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    drop: (id: string) => setWaiting(waiting.filter((toast) => toast.id !== id)),
    /** Takes over: gets what waited, and every toast from now on. @returns a function that stops it */
    takeOver: (shower: (toast: ShownToast) => void) => {
      show = shower
      for (const toast of waiting) shower(toast)
      setWaiting([])
      return () => {
        show = undefined
      }
    },
    /** Keeps a toast for the document that is loaded next. Without storage it is shown at once. */
    carryToast: (toast: Toast) => {
      try {
        storage().setItem(carriedKey, JSON.stringify(toast))
      } catch {
        showToast(toast)
      }
    },
    /** Shows the toast that the last document kept, if there is one. */
    showCarried: () => {
      try {
        const kept = storage().getItem(carriedKey)
        if (kept === null) return
        storage().removeItem(carriedKey)
        showToast(JSON.parse(kept) as Toast)
      } catch {
        // Without storage nothing was kept; what is no toast is none.
      }
    },
  }
}

export const toasts = createToasts(() => sessionStorage)
export const { carryToast, showToast } = toasts
