/** Where the admin shows what the site doctor finds, behind `/admin`. */
export const doctorPath = '/doctor'
