/** A row that is pushed sideways and has no link in it takes the focus, so that it can be pushed by keyboard. */
export const pushedSideways = { tabIndex: 0 } as const
