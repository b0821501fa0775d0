import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTeachingTexts } from './texts.ts'

/** The sums of what is ticked in the plan of one's own, beside the button, while it is put together. */
export function useRunningTotal(): void {
  const words = useTeachingTexts()
  const { key } = useLocation()
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('[data-plan-builder]')
    const output = form?.querySelector('output')
    if (!form || !output) return
    const count = () => {
      const chosen = [...form.querySelectorAll<HTMLInputElement>('[name=course]:checked')]
      const sum = (name: 'hours' | 'credits') =>
        chosen.reduce((total, { dataset }) => total + Number(dataset[name] ?? 0), 0)
      output.textContent = words.totalOf({ courses: chosen.length, hours: sum('hours'), credits: sum('credits') })
    }
    count()
    form.addEventListener('input', count)
    return () => form.removeEventListener('input', count)
  }, [key, words])
}
