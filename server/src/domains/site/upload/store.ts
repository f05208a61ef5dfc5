import { randomUUID } from 'node:crypto'
import { keysOf } from '@storefront/contract/domain/keys-of'
import { utcDate } from '@storefront/contract/domain/dayjs'
import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { limitRender } from '../../../lib/picture'
import { detectImageKind, type Kind, KINDS, type PictureProblem, renditions } from './render'

export const ALL_KINDS: readonly Kind[] = keysOf(KINDS)

/** Files whose row is not there by then have none: their upload was lost. */
const SETTLE_MS = 60 * 60_000

/** Files of a picture in the storage, which its row is to name. */
export interface StoredFiles {
  readonly fullKey: string
  readonly thumbKey: string
  readonly thumbWxMpKey: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly color: string
  /** Says in the transaction of the row that names them that they are no orphans. */
  readonly settle: (tx: Connection) => Promise<void>
  /** Deletes them, because no row will name them. */
  readonly discard: () => Promise<void>
}

/** Returns a new name below which a site stores a file. It cannot be guessed, and the file under it never changes. */
export const newBase = (ctx: JobCtx): string =>
  `t${ctx.tenant.id}/${utcDate(ctx.now).format('YYYY/MM')}/${randomUUID()}`

/**
 * Plans, before files are stored, that they are deleted unless a row names them: a process that dies in between leaves
 * no orphans.
 */
export async function planSettling(ctx: JobCtx, fullKey: string): Promise<Pick<StoredFiles, 'settle'>> {
  const work = { tenantId: ctx.tenant.id, kind: 'media_settle', key: fullKey } as const
  await ctx.db.tx((tx) => scheduleJob(tx, { ...work, runAt: new Date(ctx.now.getTime() + SETTLE_MS) }))
  return { settle: (tx) => cancelJob(tx, ctx.tenant.id, work.kind, fullKey) }
}

/** Deletes files of the storage, and the work that would. */
export async function discardFiles(ctx: JobCtx, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys)) await ctx.ports.storage.remove(key)
  const [fullKey = ''] = keys
  await ctx.db.tx((tx) => cancelJob(tx, ctx.tenant.id, 'media_settle', fullKey))
}

/** Stores a picture with its thumbnails, or says why the bytes are none that may be. */
export async function storeFiles(
  ctx: JobCtx,
  bytes: Buffer,
  kinds: readonly Kind[] = ALL_KINDS,
): Promise<StoredFiles | PictureProblem> {
  const kind = detectImageKind(bytes)
  if (kind === null || !kinds.includes(kind)) return 'mediaType'
  const pictures = await limitRender(() => renditions(bytes, kind))
  if (typeof pictures === 'string') return pictures
  const { storage } = ctx.ports
  const base = newBase(ctx)
  const keys = { fullKey: `${base}.${KINDS[kind]}`, thumbKey: `${base}.thumb.webp`, thumbWxMpKey: `${base}.wx.jpg` }
  const { settle } = await planSettling(ctx, keys.fullKey)
  await storage.put(keys.fullKey, pictures.full, `image/${kind}`)
  await storage.put(keys.thumbKey, pictures.thumb, 'image/webp')
  await storage.put(keys.thumbWxMpKey, pictures.thumbWxMp, 'image/jpeg')
  const { width, height, color } = pictures
  const discard = () => discardFiles(ctx, Object.values(keys))
  return { ...keys, width, height, bytes: bytes.length, color, settle, discard }
}
