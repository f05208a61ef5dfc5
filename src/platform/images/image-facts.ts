import type { LocalImage } from './types'

interface Facts {
  readonly path: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  /** The vendors' word: jpg, jpeg, png, gif, webp … */
  readonly kind: string | undefined
}

const nameOf = (path: string, kind: string): string => {
  const last = path.split(/[/\\]/).pop() ?? ''
  return /\.\w+$/.test(last) ? last : `${last || 'picture'}.${kind}`
}

/** Returns a chosen picture in our terms. Throws when it cannot be one: no width is a file that was not read. */
export function localImage({ path, bytes, width, height, kind }: Facts): LocalImage {
  if (!(width > 0 && height > 0)) throw new Error(`unreadable picture ${path}`)
  const ending = (kind && kind !== 'unknown' ? kind : (/\.(\w+)$/.exec(path)?.[1] ?? 'jpeg')).toLowerCase()
  const type = `image/${ending === 'jpg' ? 'jpeg' : ending}`
  return { path, name: nameOf(path, ending), bytes, width, height, type }
}
