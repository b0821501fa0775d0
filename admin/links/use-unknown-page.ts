'use client'

import { useEffect, useState } from 'react'
import { isUnknownPage } from './check-address.ts'

/** Whether the address in a field leads to no page of the site; asked again whenever it changes. */
export function useUnknownPage(address: string): boolean {
  const [unknown, setUnknown] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void isUnknownPage(address).then((isUnknown) => {
      if (isCurrent) setUnknown(isUnknown ? address : undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [address])
  return unknown === address
}
