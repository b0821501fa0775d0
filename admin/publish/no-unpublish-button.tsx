/** Settings are replaced and never taken back: every page reads them. */
export const NoUnpublishButton = () => null
