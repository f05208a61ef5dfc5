import { isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import { Failure } from '../core/failure'
import { returnGift } from '../domains/wallet/user-coupon/gift'
import { SYSTEM, transition } from '../domains/orders/order/lifecycle'
import { sendOrderMessage } from '../domains/orders/order/message'
import { lockOrder } from '../domains/orders/order/record'
import { fillOrderTexts } from '../domains/orders/order/search-text'
import { fillSpent } from '../domains/orders/order/spent'
import { confirmByTime } from '../domains/orders/delivery/confirm'
import { confirmExchangeByTime } from '../domains/after-sales/return/exchange'
import { executeRefund } from '../domains/after-sales/refund/execute'
import { fillStockLevels } from '../domains/catalog/product/stock-levels'
import { sumStock } from '../domains/catalog/product/stock-sums'
import { fillSearchKeys } from '../domains/catalog/product/search-keys'
import { expireSubscription, notifyWaiting } from '../domains/catalog/back-in-stock/restock'
import { sendPriceMessage } from '../domains/catalog/saved-product/message'
import { notifyPriceDrop } from '../domains/catalog/saved-product/price'
import { sendStockMessage } from '../domains/catalog/back-in-stock/message'
import { rollFigures } from '../domains/ops/figures/roll'
import { expireExport, exportRows } from '../domains/ops/export/job'
import { sendNotice, sendReminder } from '../domains/reservations/reservation/message'
import { returnTicketGift } from '../domains/events/issued-ticket/gift'
import { releaseNoShows } from '../domains/events/ticket-order/no-show'
import { lookForSeats, sendOfferNotice } from '../domains/events/waiting-list/offer'
import { sendNotice as sendRegistrationNotice } from '../domains/events/registration/message'
import { exportData, expireDataExport } from '../domains/account/privacy/export-job'
import { tellOfLoginChange } from '../domains/account/profile/login-change'
import { tellOldNumber } from '../domains/account/profile/number-change'
import { removeAccount } from '../domains/account/privacy/removal-job'
import { settleIncome } from '../domains/promotion/distribution/settle'
import { closeRaffleByTime, drawRaffleByTime, forfeitPrizes } from '../domains/promotion/raffle/draw'
import { expireCoins } from '../domains/promotion/coins/expire'
import { matureCoins } from '../domains/promotion/coins/mature'
import { checkPost } from '../domains/community/moderation/vendor-check'
import { recheckDomain } from '../domains/studio/domain/recheck'
import { removeOrphan, sweepMedia } from '../domains/studio/media/sweep'
import { publishByTime } from '../domains/studio/page/publish'
import { expireParts, exportPart } from '../domains/studio/spreadsheet/export-parts'
import { advancePart } from '../domains/studio/spreadsheet/advance'
import { expirePlan } from '../domains/studio/spreadsheet/expire'
import { expireFile } from '../domains/studio/spreadsheet/file'
import { fetchPictures } from '../domains/studio/spreadsheet/pictures'
import { expireSteps, undoPart } from '../domains/studio/spreadsheet/undo'
import { purgeCdn } from '../domains/site/cdn/purge'
import { forwardEvents } from '../domains/site/telemetry/forward'
import { processPush } from '../domains/site/wechat-push/receive'
import { askForCodes, closePayment } from '../domains/checkout/payment/close'
import type { JobCtx, SendingCtx } from '../core/context.types'
import { type JobKind, cancelJob } from '../db/queue'

/** Does one piece of work and takes it off the list in the transaction of its effect. A throw plans it again. */
type JobHandler = (ctx: SendingCtx, key: string) => Promise<void>

const FINISH = 'delete from job where tenant_id = $1 and kind = $2 and key = $3 and attempts > 0'

/**
 * Deletes a job after its effect. A job that was scheduled again under the same key meanwhile was not tried yet, and
 * stays.
 */
const finishJob = (ctx: JobCtx, kind: JobKind, key: string) =>
  ctx.db.tx((tx) => tx.rows(FINISH, [ctx.tenant.id, kind, key], 'job_finish'))

/**
 * Handlers by kind of job. Each bears a second run, because a process may die between a vendor's reply and its record.
 */
export const jobHandlers: Readonly<Record<JobKind, JobHandler>> = {
  cdn_purge: purgeCdn,

  async order_expire(ctx, key) {
    await askForCodes(ctx, Number(key))
    await ctx.db.tx(async (tx) => {
      const order = await lockOrder(tx, ctx.tenant.id, Number(key))
      // An offer that was accepted at the last moment has time again, and a job of its own.
      const isOver = order !== undefined && isPayTimeOver(order, ctx.now.getTime())
      if (order?.pay_before && !isOver) return null
      const movedOrder = isOver && order.status === 'unpaid' ? await transition(ctx, tx, order, 'expire', SYSTEM) : null
      if (movedOrder instanceof Failure) return movedOrder
      await cancelJob(tx, ctx.tenant.id, 'order_expire', key)
      return null
    })
  },

  async payment_close(ctx, key) {
    await closePayment(ctx, key)
    await finishJob(ctx, 'payment_close', key)
  },

  refund: executeRefund,

  order_confirm: confirmByTime,

  exchange_confirm: confirmExchangeByTime,

  async notify_order(ctx, key) {
    await sendOrderMessage(ctx, key)
    await finishJob(ctx, 'notify_order', key)
  },
  coupon_gift_return: returnGift,

  stock_arrival: notifyWaiting,

  async notify_stock(ctx, key) {
    await sendStockMessage(ctx, key)
    await finishJob(ctx, 'notify_stock', key)
  },
  price_drop: notifyPriceDrop,

  async notify_price(ctx, key) {
    await sendPriceMessage(ctx, key)
    await finishJob(ctx, 'notify_price', key)
  },
  reservation_lapse: expireSubscription,

  export_rows: exportRows,

  export_expire: expireExport,

  async resv_remind(ctx, key) {
    await sendReminder(ctx, key)
    await finishJob(ctx, 'resv_remind', key)
  },

  async resv_notify(ctx, key) {
    await sendNotice(ctx, key)
    await finishJob(ctx, 'resv_notify', key)
  },

  moderation_check: checkPost,

  wechat_push: processPush,

  data_export: exportData,

  data_export_expire: expireDataExport,

  async number_notify(ctx, key) {
    await tellOldNumber(ctx, key)
    await finishJob(ctx, 'number_notify', key)
  },

  async login_notify(ctx, key) {
    await tellOfLoginChange(ctx, key)
    await finishJob(ctx, 'login_notify', key)
  },

  account_removal: removeAccount,

  coin_expire: expireCoins,

  coin_mature: matureCoins,

  income_settle: settleIncome,

  raffle_close: closeRaffleByTime,

  raffle_draw: drawRaffleByTime,

  raffle_claim: forfeitPrizes,

  analytics_send: forwardEvents,

  domain_check: recheckDomain,

  search_keys: fillSearchKeys,

  account_spent: fillSpent,
  stock_levels: fillStockLevels,
  stock_sums: sumStock,
  order_texts: fillOrderTexts,

  figures: rollFigures,

  page_publish: publishByTime,

  sheet_import: advancePart,

  sheet_expire: expirePlan,

  sheet_pictures: fetchPictures,

  sheet_export: exportPart,

  sheet_export_expire: expireParts,

  sheet_undo: undoPart,

  sheet_undo_expire: expireSteps,

  file_expire: expireFile,

  media_sweep: sweepMedia,

  media_settle: (ctx, key) => removeOrphan(ctx, 'media_settle', key),

  media_old: (ctx, key) => removeOrphan(ctx, 'media_old', key),

  async registration_notify(ctx, key) {
    await sendRegistrationNotice(ctx, key)
    await finishJob(ctx, 'registration_notify', key)
  },

  ticket_gift_return: returnTicketGift,

  seat_offer: lookForSeats,

  ticket_no_show: releaseNoShows,

  async offer_notify(ctx, key) {
    await sendOfferNotice(ctx, key)
    await finishJob(ctx, 'offer_notify', key)
  },
}
