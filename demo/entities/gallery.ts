import { insert } from '../../server/src/db/insert'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { dominantColor } from '../../server/src/lib/picture'
import { diskStorage } from '../../server/src/ports/storage/disk'
import type { StoragePort } from '../../server/src/core/ports.types'
import type { PicturePlace } from '../../server/src/opening/seeding'
import { type PictureSpec, renderSvg } from '../pictures/index'
import { hasThumbs, isPng, render } from '../pictures/render'
import { storeFilm } from './film'
import type { Scene } from './insert'

/** The stored pictures of one tenant. */
export interface Gallery {
  /** Id of the image row of that picture. */
  id(spec: PictureSpec): number
  /** Address of its original. */
  url(spec: PictureSpec): string
  /** Address of the demo's film, and the id of its row; none where it is not stored. */
  film: string
  filmId: number | null
}

/** Drawn and encoded at once; more would only queue on two cores. */
const AT_ONCE = 2

const nameOf = (s: PictureSpec): string =>
  [s.scene, s.palette, s.seed, s.shot ?? '', `${s.width}x${s.height}`, s.text ?? ''].join('_')

/** Whether something of the data is a picture. */
export const isPicture = (value: unknown): value is PictureSpec =>
  typeof value === 'object' && value !== null && 'scene' in value && 'palette' in value && 'width' in value

/** Pictures that a part of the data names, at any depth. */
function picturesIn(value: unknown): PictureSpec[] {
  if (isPicture(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

/** All pictures that a tenant's data, or a part of it, names, each once. */
export const picturesOf = (data: unknown): PictureSpec[] => [
  ...new Map(picturesIn(data).map((spec) => [nameOf(spec), spec])).values(),
]

interface Stored {
  name: string
  fullKey: string
  thumbKey: string
  thumbWxMpKey: string
  width: number
  height: number
  color: string
}

/** The storage keys of a picture and its thumbnails; a small picture is its own thumbnail. */
type Keys = Pick<Stored, 'fullKey' | 'thumbKey' | 'thumbWxMpKey'>

/**
 * Pictures that were drawn on this machine, for the next empty data folder: to draw those of the demo takes two cores a
 * minute.
 */
const drawnPictures = diskStorage(fileURLToPath(new URL('../../.cache/demo-pictures', import.meta.url)), '')

/**
 * Returns keys in a folder with a digest of the drawing: a changed picture gets a new address, because caches keep the old
 * one.
 */
function keysOf(folder: string, spec: PictureSpec, svg: string): Keys {
  const digest = createHash('sha256').update(nameOf(spec)).update(svg).digest('hex').slice(0, 16)
  const base = `${folder}/${spec.scene.toLowerCase()}-${digest}`
  const fullKey = `${base}.${isPng(spec) ? 'png' : 'jpg'}`
  return hasThumbs(spec)
    ? { fullKey, thumbKey: `${base}.thumb.webp`, thumbWxMpKey: `${base}.wx.jpg` }
    : { fullKey, thumbKey: fullKey, thumbWxMpKey: fullKey }
}

/** Draws a picture and stores its files, the original last. @returns its thumbnail */
async function draw(
  storage: StoragePort,
  spec: PictureSpec,
  svg: string,
  { fullKey, thumbKey, thumbWxMpKey }: Keys,
): Promise<Buffer> {
  const { full, thumb, thumbWxMp } = await render(spec, svg)
  if (thumbKey !== fullKey)
    await Promise.all([storage.put(thumbKey, thumb, 'image/webp'), storage.put(thumbWxMpKey, thumbWxMp, 'image/jpeg')])
  await storage.put(fullKey, full, isPng(spec) ? 'image/png' : 'image/jpeg')
  return thumb
}

/** Copies a picture's files, the original last. @returns its thumbnail, or null where one of them is not stored */
async function copy(source: StoragePort, from: Keys, storage: StoragePort, to: Keys): Promise<Buffer | null> {
  const [thumb, thumbWxMp, full] = await Promise.all(
    [from.thumbKey, from.thumbWxMpKey, from.fullKey].map((key) => source.get(key)),
  )
  if (!thumb || !thumbWxMp || !full) return null
  if (to.thumbKey !== to.fullKey) {
    await Promise.all([
      storage.put(to.thumbKey, thumb.bytes, thumb.contentType),
      storage.put(to.thumbWxMpKey, thumbWxMp.bytes, thumbWxMp.contentType),
    ])
  }
  await storage.put(to.fullKey, full.bytes, full.contentType)
  return thumb.bytes
}

async function store({ storage, tenantId, sourceTenantId }: PicturePlace, spec: PictureSpec): Promise<Stored> {
  const svg = renderSvg(spec)
  const seedKeys = (id: number) => keysOf(`t${id}/seed`, spec, svg)
  const keys = seedKeys(tenantId)
  const drawnKeys = keysOf('drawn', spec, svg)
  // A seed that was cut off, or was made before in another database, has left it.
  const isStored = (await storage.get(keys.fullKey)) !== null
  const thumb =
    (isStored && (await storage.get(keys.thumbKey))?.bytes) ||
    (sourceTenantId !== undefined && (await copy(storage, seedKeys(sourceTenantId), storage, keys))) ||
    (await copy(drawnPictures, drawnKeys, storage, keys)) ||
    (await draw(storage, spec, svg, keys))
  if ((await drawnPictures.get(drawnKeys.fullKey)) === null) await copy(storage, keys, drawnPictures, drawnKeys)
  return { name: nameOf(spec), ...keys, width: spec.width, height: spec.height, color: await dominantColor(thumb) }
}

/**
 * Stores all pictures that the data names, in its order, and draws those that are nowhere yet; nothing is written to
 * the database.
 */
export async function drawPictures(place: PicturePlace, data: unknown): Promise<Stored[]> {
  const specs = picturesOf(data)
  const stored: Stored[] = []
  let next = 0
  const worker = async () => {
    for (let i = next++; i < specs.length; i = next++) {
      const spec = specs[i]
      if (spec) stored[i] = await store(place, spec)
    }
  }
  // One thread a picture, two pictures at once: cheaper than two threads on each.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } finally {
    sharp.concurrency(threads)
  }
  return stored
}

/** Records pictures that are stored; ids follow their order. */
export async function recordPictures(
  { tx, storage, tenantId, now }: Omit<Scene, 'timeZone'>,
  stored: readonly Stored[],
): Promise<Omit<Gallery, 'film' | 'filmId'>> {
  const rows = stored.map(({ name: _, ...row }, i) => ({ tenantId, id: i + 1, ...row, userId: null, createdAt: now }))
  await insert(tx, 'image', rows)
  const byName = new Map(stored.map((row, i) => [row.name, { id: i + 1, url: storage.url(row.fullKey) }]))
  const find = (spec: PictureSpec) => {
    const file = byName.get(nameOf(spec))
    if (!file) throw new Error(`picture ${nameOf(spec)} was not drawn: picturesOf() misses it`)
    return file
  }
  return { id: (spec) => find(spec).id, url: (spec) => find(spec).url }
}

/** Stores and records the demo's film under an id; its thumbnails are itself. */
async function recordFilm(
  { tx, storage, tenantId, now }: Scene,
  id: number,
): Promise<Pick<Gallery, 'film' | 'filmId'>> {
  const key = await storeFilm({ storage, tenantId })
  const keys = { fullKey: key, thumbKey: key, thumbWxMpKey: key }
  const size = { width: 0, height: 0, color: '' }
  await insert(tx, 'image', {
    tenantId,
    id,
    ...keys,
    ...size,
    name: 'film.mp4',
    kind: 'video',
    userId: null,
    createdAt: now,
  })
  return { film: storage.url(key), filmId: id }
}

/** Draws, stores and records all pictures of a tenant. */
export async function makeGallery(scene: Scene, data: unknown): Promise<Gallery> {
  const stored = await drawPictures(scene, data)
  const pictures = await recordPictures(scene, stored)
  return { ...pictures, ...(await recordFilm(scene, stored.length + 1)) }
}
