/** Where the admin lists the mails, behind `/admin`. */
export const mailTextsPath = '/mail-texts'
