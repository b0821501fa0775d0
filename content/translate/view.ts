/** Where the admin shows what is to be translated, behind `/admin`. */
export const translatePath = '/translate'
