import type { Locale } from '#lib/locale.ts'

/**
 * The consent texts of accounts by version. A changed text is added in front as a new version; older ones stay, because
 * forms with them may still be open and accounts were created under them.
 */
export const accountConsentTexts = {
  '2026-11': {
    zh: '我同意按照隐私政策处理我的账户信息，用于登录、下载和工单。',
    en: 'I agree that the details of my account are processed under the privacy policy, for signing in, downloads and tickets.',
  },
} satisfies Record<string, Record<Locale, string>>
export type AccountConsentVersion = keyof typeof accountConsentTexts
export const accountConsentVersions = Object.keys(accountConsentTexts) as [
  AccountConsentVersion,
  ...AccountConsentVersion[],
]
export const currentAccountConsent = accountConsentVersions[0]
