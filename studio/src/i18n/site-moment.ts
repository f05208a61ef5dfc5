/** Returns the offset of a zone from UTC at a moment, ms; positive if its clocks are ahead. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - moment
}

/**
 * The moment at which the clocks of a zone show a local time; null for what is no time.
 * @param local `2026-03-01T09:30`, as a `datetime-local` field gives it
 */
export function siteMoment(local: string, timeZone: string): Date | null {
  const wall = Date.parse(`${local}Z`)
  if (local === '' || Number.isNaN(wall)) return null
  // Second pass: the first guess may lie on the other side of a change of the clocks.
  const guess = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(guess, timeZone))
}

/** Returns the local time of a zone at a moment, in the format of a `datetime-local` field; '' for none. */
export function siteLocal(moment: string | null, timeZone: string): string {
  if (moment === null) return ''
  const at = Date.parse(moment)
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16)
}
