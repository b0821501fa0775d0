/** Where the server draws QR codes of the site's own pages. */
export const codePath = '/page-code.svg'

/** The address of the QR code of a page. @param page its path and query, with language prefix */
export const codeAddress = (page: string) => `${codePath}?page=${encodeURIComponent(page)}`
