import type { FastifyBaseLogger } from 'fastify'
import type { StoragePort } from '../core/ports.types'
import { limitRender } from './picture'
import { encodePicture, formatsFor, type PictureFormat, type StoredFile } from './picture-format'

/** Folder of pictures in other formats, beside the others; no address leads to it. */
const FOLDER = 'formats/'
/** Most pictures that wait to be encoded, of which two are at a time: the rest are sent as they are stored. */
const WAITING_MAX = 8

/** File that a client receives for a stored picture. */
export interface SentPicture extends StoredFile {
  readonly format: PictureFormat | 'stored'
  /** Whether the same request may get something better in a minute, when fewer pictures wait. */
  readonly isInterim: boolean
}

export const isFormatKey = (key: string): boolean => key.startsWith(FOLDER)

/**
 * Stored pictures in the formats and widths that clients name. Each is encoded once, when it is asked for the first
 * time, and stored; so is that it would not be smaller, as a file without bytes.
 */
export class PictureNegotiation {
  readonly #encoding = new Map<string, Promise<Buffer>>()

  constructor(
    private readonly storage: StoragePort,
    private readonly log: FastifyBaseLogger,
  ) {}

  /**
   * Chooses the file for a client that sends this Accept header.
   *
   * @param key of the file in the storage
   * @param width pixels that are enough for it; null asks for all of them
   */
  async choose(key: string, file: StoredFile, accept: string, width: number | null = null): Promise<SentPicture> {
    for (const format of formatsFor(file, accept, width !== null)) {
      const bytes = await this.#read(key, file, format, width)
      if (!bytes) return { ...file, format: 'stored', isInterim: true }
      if (bytes.length > 0) return { bytes, contentType: `image/${format}`, format, isInterim: false }
    }
    return { ...file, format: 'stored', isInterim: false }
  }

  /** The encoded picture, empty where it would not be smaller; null while too many wait. */
  async #read(key: string, file: StoredFile, format: PictureFormat, width: number | null): Promise<Buffer | null> {
    const target = `${FOLDER}${key}${width ? `.${width}` : ''}.${format}`
    const stored = await this.storage.get(target)
    if (stored) return stored.bytes
    const running = this.#encoding.get(target)
    if (running) return running
    if (this.#encoding.size >= WAITING_MAX) return null
    const encoding = this.#encode(target, file, format, width).finally(() => this.#encoding.delete(target))
    this.#encoding.set(target, encoding)
    return encoding
  }

  async #encode(target: string, file: StoredFile, format: PictureFormat, width: number | null): Promise<Buffer> {
    const bytes = (await limitRender(() => encodePicture(file, format, width))) ?? Buffer.alloc(0)
    try {
      await this.storage.put(target, bytes, `image/${format}`)
    } catch (error) {
      // It is encoded again for the next client; this one has it.
      this.log.warn({ err: error, target }, 'an encoded picture could not be stored')
    }
    return bytes
  }
}
