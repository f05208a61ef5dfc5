import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { FILM } from '../data/build'
import type { Scene } from './insert'

/** Made once by tools/make-film.ts: a drive over three of our own pictures, 640 x 360, five seconds, without sound. */
const FILE = new URL('../media/film.mp4', import.meta.url)

/** Stores the demo's film for a tenant and gives its key. */
export async function storeFilm({ storage, tenantId }: Pick<Scene, 'storage' | 'tenantId'>): Promise<string> {
  const bytes = await readFile(FILE)
  // Named by its bytes: another film gets another address, as caches keep the old one for good.
  const key = `t${tenantId}/seed/film-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.mp4`
  await storage.put(key, bytes, 'video/mp4')
  return key
}

/** A text in which the film's place has become its address. */
export const placeFilm = (text: string, address: string): string => text.replaceAll(FILM, address)
