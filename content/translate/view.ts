/** Where the admin shows what is to be translated, behind `/admin`. */
export const translatePath = '/translate'

/** Where it shows both languages of one record. */
export const translateRecordPath = `${translatePath}/:kind/:record`
