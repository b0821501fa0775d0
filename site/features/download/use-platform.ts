import { useEffect, useState } from 'react'
import type { Architecture, System } from '#domain/release/release-file.ts'

export interface Platform {
  system: System
  /** Missing where the browser does not tell. */
  architecture?: Architecture
}

interface Hints {
  platform: string
  getHighEntropyValues?: (names: string[]) => Promise<{ architecture?: string; bitness?: string }>
}

/** The system by the browser's own words. */
function systemOf(words: string): System | undefined {
  if (/android|iphone|ipad|cros/i.test(words)) return undefined
  if (/windows|win32/i.test(words)) return 'windows'
  if (/mac/i.test(words)) return 'macos'
  return /linux/i.test(words) ? 'linux' : undefined
}

/** The processor by the browser's own words; Macs say Intel whatever they have. */
function architectureOf(words: string, system: System): Architecture | undefined {
  if (/aarch64|arm64|\barm\b/i.test(words)) return 'arm64'
  if (system === 'macos') return undefined
  return /x86_64|x64|win64|amd64|\bx86\b/i.test(words) ? 'x86-64' : undefined
}

/**
 * The visitor's own system, by client hints where the browser has them. Found out in the browser: the page is the same
 * for everybody, and nothing is sent.
 */
export function usePlatform(): Platform | undefined {
  const [platform, setPlatform] = useState<Platform>()
  useEffect(() => {
    let isGone = false
    const find = async () => {
      const { userAgent } = navigator
      const hints = (navigator as { userAgentData?: Hints }).userAgentData
      const system = systemOf(hints?.platform || userAgent)
      if (system === undefined) return
      const values = await hints?.getHighEntropyValues?.(['architecture', 'bitness']).catch(() => undefined)
      const words = values?.architecture ? `${values.architecture}${values.bitness === '64' ? ' x64' : ''}` : userAgent
      const architecture = architectureOf(words.startsWith('arm') ? 'arm64' : words, system)
      if (!isGone) setPlatform({ system, ...(architecture && { architecture }) })
    }
    void find()
    return () => {
      isGone = true
    }
  }, [])
  return platform
}
