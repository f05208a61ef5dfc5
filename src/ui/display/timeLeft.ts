/** "29:59", or "1:02:03" from an hour on; never below zero. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const visible = parts[0] === 0 ? parts.slice(1) : parts
  return visible
    .map((part, index) => (index === 0 && visible.length === 3 ? String(part) : String(part).padStart(2, '0')))
    .join(':')
}

/** Seconds from `now` (milliseconds) until a moment; null when there is none to wait for. */
export function secondsUntil(moment: string | null, now: number): number | null {
  return moment === null ? null : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000))
}
