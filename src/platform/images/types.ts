import type { Result } from '@/platform/result'

/** A picture chosen on the device: `path` can be shown and uploaded. Sizes in pixels, `bytes` of the file. */
export interface LocalImage {
  readonly path: string
  readonly name: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  /** MIME type, e.g. image/jpeg. */
  readonly type: string
}

export interface ImageChoice {
  readonly count: number
  readonly from?: 'camera' | 'album'
  /** Endings of the MIME types that are offered, where the chooser can tell them apart: browsers' alone. */
  readonly kinds?: readonly string[]
}

export interface Images {
  /** `failed` also when a picture could not be read (client log 20005). */
  choose(options: ImageChoice): Promise<Result<{ readonly images: readonly LocalImage[] }>>
  /** Full-screen view of pictures by their addresses, `current` first in front. */
  preview(urls: readonly string[], current: number): void
  /** Saves a picture (a local path or an address) to the album; browsers download it. */
  save(path: string, name: string): Promise<Result<object>>
}
