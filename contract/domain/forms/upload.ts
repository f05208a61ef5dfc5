/** Rules for an uploaded picture (spec 5). 1 KB is 1,024 bytes. */
export interface PictureRules {
  readonly maxKb?: number
  readonly minKb?: number
  /** Pixels: exactly these when `fixed`, otherwise any of the same shape. */
  readonly resolution?: { readonly width: number; readonly height: number; readonly fixed?: boolean }
}

/** The facts of a chosen picture: `bytes` of the file, pixels, MIME type. */
export interface PictureFacts {
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly type: string
}

/** A broken rule with the allowed and the actual value; the messages are in the language files under `upload.`. */
export interface PictureViolation {
  readonly rule: 'type' | 'sizeTips1' | 'sizeTips2' | 'resolutionTip1' | 'resolutionTip2'
  readonly allowed: string
  readonly actual: string
}

const KB = 1024

/** Width over height to one decimal, by which two shapes are the same. */
const shapeOf = (width: number, height: number): string => (Math.round((width / height) * 10) / 10).toFixed(1)

function resolutionViolation(
  { width, height }: PictureFacts,
  rule: NonNullable<PictureRules['resolution']>,
): PictureViolation | null {
  if (rule.fixed) {
    if (width === rule.width && height === rule.height) return null
    return { rule: 'resolutionTip1', allowed: `${rule.width}×${rule.height}`, actual: `${width}×${height}` }
  }
  const [allowed, actual] = [shapeOf(rule.width, rule.height), shapeOf(width, height)]
  return allowed === actual ? null : { rule: 'resolutionTip2', allowed, actual }
}

/** Returns the first rule of spec 5 that a picture breaks, or null. `kinds` are those that its place takes. */
export function pictureViolation(
  picture: PictureFacts,
  kinds: readonly string[],
  { maxKb, minKb, resolution }: PictureRules,
): PictureViolation | null {
  const { bytes, type } = picture
  const kind = type.replace(/^image\//, '')
  if (!kinds.includes(kind)) return { rule: 'type', allowed: kinds.join(', '), actual: kind }
  // Rounded away from the bound: "200 KB, at most 200 KB" would explain nothing.
  if (maxKb !== undefined && bytes > maxKb * KB)
    return { rule: 'sizeTips1', allowed: String(maxKb), actual: String(Math.ceil(bytes / KB)) }
  if (minKb !== undefined && bytes < minKb * KB)
    return { rule: 'sizeTips2', allowed: String(minKb), actual: String(Math.floor(bytes / KB)) }
  return resolution ? resolutionViolation(picture, resolution) : null
}
