import { fallbackMessage } from '#portal/answer.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'

/**
 * What a form says about a call that failed. The words for an answer without any are the toast's, in Chinese for every
 * language; the form has its own.
 */
export function useFailureText(): (error: Error) => string {
  const { texts } = useLanguage()
  return ({ message }) => (message === fallbackMessage ? texts.notSent : message)
}
