/** Where the data sheets of machines are, without language prefix. */
export const dataSheetFolder = '/product/machine/data-sheet'

/** The data sheet of a machine, without language prefix. */
export const dataSheetAddress = (slug: string) => `${dataSheetFolder}/${encodeURIComponent(slug)}.pdf`
