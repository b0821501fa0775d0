/** Where the admin shows what waits for review, behind `/admin`. */
export const reviewPath = '/review'
