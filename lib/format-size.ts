const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** A size as file managers show it: whole bytes, then units of 1,024, with at most one decimal. */
export function formatSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${value >= 100 ? Math.round(value) : Number(value.toFixed(1))} ${units[step]}`
}
