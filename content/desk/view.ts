/** Where agents work in the admin, and where they read how it goes; behind `/admin`. */
export const deskPath = '/desk'
export const deskReportsPath = '/desk/reports'
/** The desk's own endpoints. */
export const deskApi = '/admin/api/tickets/desk'
