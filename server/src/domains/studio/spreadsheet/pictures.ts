import { UPLOAD } from '@storefront/contract/constants'
import type { PictureFailure } from '@storefront/contract/domain/spreadsheet/pictures'
import type { PictureCounts } from '@storefront/contract/entities/studio/spreadsheet'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx, StaffCtx } from '../../../core/context.types'
import { raiseContentVersion } from '../../../http/call/content-version'
import type { RemotePictureProblem } from '../../../core/ports.types'
import { nameOf } from '../../site/upload/take-over'
import { importSizes } from './import-sizes'
import { removeUnusedFile } from '../media/sweep'
import { storePicture } from '../../site/upload/service'

/** Pictures that are outcome at once: other jobs wait no longer than the slowest of them takes, and their slice. */
const BATCH = 8
const ATTEMPTS_MAX = 3
const RETRY_MS = 60_000

/** Notes the pictures that a product does not have yet, in the caller's transaction. */
export async function requestPictures(
  ctx: StaffCtx,
  tx: Connection,
  { planId, productId, row }: { planId: number; productId: number; row: number | null },
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return
  const request = { tenantId: ctx.tenant.id, planId, productId, sheetRow: row, state: 'waiting' } as const
  await insert(
    tx,
    'picture_request',
    urls.map((url) => ({ ...request, url })),
  )
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_pictures', key: String(planId), runAt: ctx.now })
}

const COUNTS = `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed
  from picture_request where tenant_id = $1 and plan_id = $2`

/** Counts the pictures of a plan that still wait, and those whose download failed. */
export async function countPictures(ctx: StaffCtx, tx: Connection, planId: number): Promise<PictureCounts> {
  const [counts] = await tx.rows<PictureCounts>(COUNTS, [ctx.tenant.id, planId])
  return counts ?? { waiting: 0, failed: 0 }
}

interface Request {
  id: number
  plan_id: number
  product_id: number
  user_id: number
  url: string
  attempts: number
}

const WAITING = `select r.id, r.plan_id, r.product_id, p.user_id, r.url, r.attempts from picture_request r
  join spreadsheet_plan p on p.tenant_id = $1 and p.id = r.plan_id
  where r.tenant_id = $1 and r.plan_id = $2 and r.state = 'waiting' order by r.attempts, r.id limit ${BATCH}`
const FINISH =
  "update picture_request set state = $3, reason = $4, attempts = attempts + 1 where tenant_id = $1 and id = $2 and state = 'waiting' returning 1"
// The version rises, so that somebody who edits the product meanwhile does not drop the picture.
const SHOW =
  'update product set main_image_id = coalesce(main_image_id, $3), version = version + 1 where tenant_id = $1 and id = $2 returning version'
// The picture is the import's own: its undo still meets the version that it left.
const FOLLOW = `update sheet_import_step set version = $4 where tenant_id = $1 and product_id = $2 and version = $4 - 1 and state = 'applied'
  and import_id = (select import_id from spreadsheet_plan where tenant_id = $1 and id = $3)`
const APPEND = `insert into product_image (tenant_id, product_id, position, image_id)
  select $1, $2, coalesce(max(position) + 1, 0), $3 from product_image where tenant_id = $1 and product_id = $2 returning position`

/** The result of one attempt: a picture of the site, or why there is none, and whether another attempt may help. */
type Fetched = { readonly imageId: number } | { readonly reason: PictureFailure; readonly canRetry: boolean }

const NO_ANSWER: Fetched = { reason: 'noAnswer', canRetry: true }

/** Fetches the picture at an address and stores it as one of the site's. */
async function fetchPicture(ctx: JobCtx, { id, url, user_id }: Request): Promise<Fetched> {
  let bytes: Buffer | RemotePictureProblem
  try {
    bytes = await ctx.ports.remotePictures.download(url, UPLOAD.maxBytes)
  } catch {
    // The address may hold a secret of the owner's: it stays out of the log.
    return NO_ANSWER
  }
  if (typeof bytes === 'string') return { reason: bytes, canRetry: false }
  try {
    const picture = await storePicture(ctx, user_id, bytes, { name: nameOf(url) })
    return typeof picture === 'string' ? { reason: 'noPicture', canRetry: false } : { imageId: picture.id }
  } catch (error) {
    // Counted as an attempt like any other: thrown, it would bring the whole batch back for ever.
    ctx.log.warn({ err: error, request: id }, 'a picture of a spreadsheet could not be stored')
    return NO_ANSWER
  }
}

async function finishRequest(
  ctx: JobCtx,
  { id, plan_id, product_id, attempts }: Request,
  outcome: Fetched,
): Promise<void> {
  const imageId = 'imageId' in outcome ? outcome.imageId : null
  const reason = 'reason' in outcome ? outcome.reason : null
  const canRetry = 'canRetry' in outcome && outcome.canRetry && attempts + 1 < ATTEMPTS_MAX
  const state = imageId !== null ? 'done' : canRetry ? 'waiting' : 'failed'
  const isShown = await ctx.db.tx(async (tx) => {
    const rows = await tx.rows(FINISH, [ctx.tenant.id, id, state, reason])
    // Another process was quicker, because this one outlasted its claim.
    if (rows.length === 0 || !imageId) return false
    // The product's row first: its lock puts two pictures of it one after the other.
    const [product] = await tx.rows<{ version: number }>(SHOW, [ctx.tenant.id, product_id, imageId])
    await tx.rows(APPEND, [ctx.tenant.id, product_id, imageId])
    if (product) await tx.rows(FOLLOW, [ctx.tenant.id, product_id, plan_id, product.version])
    return true
  })
  if (imageId && !isShown) await removeUnusedFile(ctx, imageId)
}

const NEXT =
  "select attempts from picture_request where tenant_id = $1 and plan_id = $2 and state = 'waiting' order by attempts limit 1"

/** Returns the attempts of the picture that is outcome next; undefined where none waits. */
const nextAttempts = async (ctx: JobCtx, tx: Connection, planId: number): Promise<number | undefined> =>
  (await tx.rows<{ attempts: number }>(NEXT, [ctx.tenant.id, planId]))[0]?.attempts

async function fetchBatch(ctx: JobCtx, planId: number): Promise<boolean> {
  const requests = await ctx.db.read((tx) => tx.rows<Request>(WAITING, [ctx.tenant.id, planId]))
  const pictures = await Promise.all(requests.map((request) => fetchPicture(ctx, request)))
  // One after the other, so that a product has them in the order of the file.
  for (const [n, request] of requests.entries()) await finishRequest(ctx, request, pictures[n] ?? NO_ANSWER)
  return pictures.some((picture) => 'imageId' in picture)
}

/**
 * Fetches pictures of a plan for a slice of time, and plans itself again for the others.
 * @param key the plan's id
 */
export async function fetchPictures(ctx: JobCtx, key: string): Promise<void> {
  const planId = Number(key)
  const end = performance.now() + importSizes.sliceMs
  let hasChanged = false
  do hasChanged = (await fetchBatch(ctx, planId)) || hasChanged
  while (performance.now() < end && (await ctx.db.read((tx) => nextAttempts(ctx, tx, planId))) === 0)
  if (hasChanged) await raiseContentVersion(ctx)
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, 'sheet_pictures', key)
    const attempts = await nextAttempts(ctx, tx, planId)
    if (attempts === undefined) return
    const runAt = new Date(ctx.now.getTime() + (attempts > 0 ? RETRY_MS : 0))
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_pictures', key, runAt })
  })
}
