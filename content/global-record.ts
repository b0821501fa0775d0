/** The number under which a global stands among records: there is one of each. */
export const globalRecord = 0

export const isGlobal = ({ record }: { record: number }): boolean => record === globalRecord
