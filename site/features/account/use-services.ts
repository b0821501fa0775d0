import { useEffect, useState } from 'react'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import type { Service } from './service-buttons.tsx'

/** Services that people may sign in by; none until they are known. */
export function useServices(): Service[] {
  const portal = usePortal()
  const [services, setServices] = useState<Service[]>([])
  useEffect(() => {
    void portal.call('auth/oidc/providers').then(setServices, () => undefined)
  }, [portal])
  return services
}
