/** Where the admin lists the messages of the interface, behind `/admin`. */
export const interfaceTextsPath = '/interface-texts'
