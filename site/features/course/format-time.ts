/** `1:05` or `1:02:03` of seconds. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const pad = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
}
