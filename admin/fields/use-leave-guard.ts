import { useEffect } from 'react'

/** Asks before what is not saved is left, be it by closing the window or by a link of the admin. */
export function useLeaveGuard(isOn: boolean, question: string): void {
  useEffect(() => {
    if (!isOn) return undefined
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link === null || link.getAttribute('target') === '_blank' || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isOn, question])
}
