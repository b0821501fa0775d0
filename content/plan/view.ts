/** Where the admin shows what is planned, behind `/admin`. */
export const plansPath = '/plans'
