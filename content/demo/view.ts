/** Where the admin takes the demo company away, behind `/admin`. */
export const demoPath = '/demo'
