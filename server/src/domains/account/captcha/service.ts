import { randomInt } from 'node:crypto'
import { CAPTCHA } from '@storefront/contract/constants'
import { isPlausibleTrail, type TrailPoint } from '@storefront/contract/domain/account/captcha'
import type { Captcha } from '@storefront/contract/entities/account/captcha'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { randomToken } from '../../../lib/random'
import { limitRender } from '../../../lib/picture'
import { UpstreamError } from '../../../core/ports.types'
import { cutPiece, DOTS } from './picture'

/** Room between the hole and the picture's edges, and how far to the right of the start it begins, in CSS pixels. */
const MARGIN = 6
const NEAREST_X = 100

/** Old ones go in passing, a few at a time; locked ones are on their way out by another call. */
const MAKE = `with gone as (
    delete from captcha where tenant_id = $1 and id in (
      select id from captcha where tenant_id = $1 and expires_at < $4 order by expires_at limit 50 for update skip locked) returning 1
  ) insert into captcha (tenant_id, id, target_x, expires_at) values ($1, $2, $3, $5)`

/** Makes a slider captcha; where its hole is stays on the server (spec 4, 9). */
export async function createCaptcha(ctx: Ctx): Promise<Captcha> {
  const x = randomInt(NEAREST_X, CAPTCHA.width - CAPTCHA.piece - MARGIN + 1)
  const y = randomInt(MARGIN, CAPTCHA.height - CAPTCHA.piece - MARGIN + 1)
  const photo = await ctx.ports.photos.take(
    { width: CAPTCHA.width * DOTS, height: CAPTCHA.height * DOTS },
    ctx.tenant.slug,
  )
  const pictures = await limitRender(() => cutPiece(photo, { x, y })).catch((cause: unknown) => {
    throw new UpstreamError('photos', 'photos: what came is no picture', { cause })
  })
  const id = randomToken()
  const expires = new Date(ctx.now.getTime() + CAPTCHA.validSeconds * 1000)
  await ctx.db.tx((tx) => tx.rows(MAKE, [ctx.tenant.id, id, x, ctx.now, expires]))
  return { id, ...pictures, y }
}

// One statement answers: of two answers at once, the second finds the captcha no longer open.
const ANSWER = `update captcha set state = case when $3 and abs(target_x - $4::float8) <= ${CAPTCHA.tolerance} then 'passed' else 'failed' end
  where tenant_id = $1 and id = $2 and state = 'open' and expires_at > $5 returning state`

/** Takes the one answer to a captcha: where the piece was put, in CSS pixels, and how it was dragged there. */
export async function verifyCaptcha(
  ctx: Ctx,
  id: string,
  x: number,
  trail: readonly TrailPoint[],
): Promise<{ ok: true } | Failure> {
  const [row] = await ctx.db.tx((tx) =>
    tx.rows<{ state: string }>(ANSWER, [ctx.tenant.id, id, isPlausibleTrail(trail, x), x, ctx.now]),
  )
  if (!row) return fail('captchaGone')
  return row.state === 'passed' ? { ok: true } : fail('captchaWrong')
}

const SPEND =
  "update captcha set state = 'spent' where tenant_id = $1 and id = $2 and state = 'passed' and expires_at > $3 returning 1"

/** Uses up a passed captcha, whatever comes of the call that shows it; true for the one caller who did. */
export async function consumeCaptcha(ctx: Ctx, id: string): Promise<boolean> {
  const spentRows = await ctx.db.tx((tx) => tx.rows(SPEND, [ctx.tenant.id, id, ctx.now]))
  return spentRows.length > 0
}
