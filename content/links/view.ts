/** Where the admin lists links that lead nowhere, behind `/admin`. */
export const linksPath = '/links'
