import { en } from '@payloadcms/translations/languages/en'

const { translations } = en
const { authentication, general, upload } = translations

/** The admin's English, from Payload's own. */
export const adminEnglish: typeof en = {
  ...en,
  translations: {
    ...translations,
    authentication: { ...authentication, login: 'Sign in', logOut: 'Sign out', logout: 'Sign out' },
    general: {
      ...general,
      dashboard: 'Overview',
      backToDashboard: 'Back to the overview',
      locale: 'Language',
      locales: 'Languages',
      noLabel: 'No {{label}}',
      payloadSettings: 'Interface',
    },
    upload: { ...upload, dragAndDrop: 'drop a file here', dragAndDropHere: 'or drop a file here' },
  },
}
