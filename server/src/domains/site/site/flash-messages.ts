import type { Page } from '@storefront/contract/entities/common'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { Connection } from '../../../db'
import { Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { dayOf } from '../../../lib/day'
import { safeAddress, safeLink } from '../../../lib/html'
import { receiveCampaigns } from './flash-campaign'

const TAKE = `update flash_message set seen_at = $3 where tenant_id = $1 and user_id = $2 and seen_at is null returning id, data`

const picture = (address: string) => safeAddress(address, false) ?? ''

/** Returns a message whose addresses are safe to follow and to show. */
function safeMessage(message: FlashMessage): FlashMessage {
  const { link, img_url, wxaccount } = message
  return {
    ...message,
    ...(link && { link: safeLink(link) }),
    ...(img_url !== undefined && { img_url: picture(img_url) }),
    ...(wxaccount && { wxaccount: { ...wxaccount, qr_url: picture(wxaccount.qr_url) } }),
  }
}

/** A message of coins that are pending says so, and until when. */
function withMaturity(ctx: Ctx, message: FlashMessage): FlashMessage {
  const { matures } = message
  if (matures === undefined) return message
  const day = dayOf(ctx.tenant, new Date(matures))
  return {
    ...message,
    description: translate(ctx.language, 'promotion.coinsPending'),
    subDescription: translate(ctx.language, 'promotion.coinsPendingUntil', { day }),
  }
}

/**
 * Hands out what waits for a user, and what campaigns have for them; of two calls at once, each message goes to one.
 */
export async function consumeFlashMessages(tx: Connection, ctx: Ctx, userId: number): Promise<FlashMessage[]> {
  const rows = await tx.rows<{ id: number; data: FlashMessage }>(TAKE, [ctx.tenant.id, userId, ctx.now])
  const campaigns = await receiveCampaigns(tx, ctx, userId)
  return [...rows.sort((a, b) => a.id - b.id).map(({ data }) => withMaturity(ctx, data)), ...campaigns].map(safeMessage)
}

/** Returns the messages that wait for this user; a visitor has none. */
export async function flashMessages(ctx: Ctx): Promise<Page<FlashMessage>> {
  const { user } = ctx
  const results = user ? await ctx.db.tx((tx) => consumeFlashMessages(tx, ctx, user.id)) : []
  return { count: results.length, results }
}

const SEND = 'insert into flash_message (tenant_id, user_id, data, created_at) values ($1, $2, $3, $4)'

/**
 * Leaves a message for a user, in the transaction of what caused it: the call hands it out, or the next one that looks.
 */
export async function sendFlashMessage(
  tx: Connection,
  ctx: Pick<Ctx, 'tenant' | 'now'>,
  userId: number,
  message: FlashMessage,
): Promise<void> {
  await tx.rows(SEND, [ctx.tenant.id, userId, JSON.stringify(message), ctx.now], 'flash_send')
}

/** Returns a call's reply with the messages that it caused, or that waited for the user. */
export async function withFlashMessages<T extends object>(
  ctx: UserCtx,
  reply: T | Failure,
): Promise<(T & { flashMessages?: FlashMessage[] }) | Failure> {
  if (reply instanceof Failure) return reply
  const flashMessages = await ctx.db.tx((tx) => consumeFlashMessages(tx, ctx, ctx.user.id))
  return flashMessages.length > 0 ? { ...reply, flashMessages } : reply
}
