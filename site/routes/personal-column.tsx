/** A column's page that is made for each visitor: its data has no stored file, so the browser asks the server's loader. */
export { default, loader, meta } from './column.tsx'
