/** Where the proxy serves the script that watches a page. */
export const watchPath = '/watched-by-tests.js'
/** Where that script tells of complaints. */
export const complaintsPath = '/watched-by-tests/complaints'
