import type { LoaderFunctionArgs } from 'react-router'
import { notFound } from '#site/runtime/rendering/page-data.ts'

export function loader({ request }: LoaderFunctionArgs) {
  throw notFound(new URL(request.url))
}

export default function NotFound() {
  return null
}
