/** A stretch of bytes, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Returns the bytes that a Range header asks for of `size` bytes (RFC 9110, 14.2). Null where the whole is to be sent:
 * no header, another unit, several ranges, or one that cannot be read; `none` where nothing of it is there.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  // `-500` are the last 500 bytes.
  const [start, end] =
    from === ''
      ? [Math.max(0, size - Number(to)), size - 1]
      : [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return start < size && start <= end ? { start, end } : 'none'
}
