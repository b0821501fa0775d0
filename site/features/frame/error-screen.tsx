import { useLanguage } from '#site/runtime/language.tsx'
import { PageFrame } from './page-frame.tsx'

export function ErrorScreen({ message, status }: { status: number; message?: string | undefined }) {
  const { texts } = useLanguage()
  const isNotFound = status === 404
  return (
    <PageFrame>
      <title>{isNotFound ? texts.notFoundTitle : texts.errorTitle}</title>
      <h1>{isNotFound ? texts.notFoundTitle : texts.errorTitle}</h1>
      <p>{message ?? texts.errorText}</p>
    </PageFrame>
  )
}
