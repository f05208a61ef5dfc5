import { insert } from './insert'
import type { Connection } from './index'

/** Kinds of jobs and what their key names. */
export type JobKind =
  /** Close an unpaid order; key: the order's id. */
  | 'order_expire'
  /** Tell the vendor that a payment is off; key: the payment's id. */
  | 'payment_close'
  /** Give money back; key: the refund's id. */
  | 'refund'
  /** Confirm an order whose parcels have come; key: the order's id. */
  | 'order_confirm'
  /** Confirm an exchange whose replacement was sent; key: the return's id. */
  | 'exchange_confirm'
  /** Tell the buyer how an order stands; key: the order's id and the status, `12:shipped`. */
  | 'notify_order'
  /** Tell those who wait for a product that there is stock again; key: the product's id. */
  | 'stock_arrival'
  /** Send the message of it to one of them; key: the subscription's id. */
  | 'notify_stock'
  /** Tell those who saved a product that it is cheaper; key: the product's id. */
  | 'price_drop'
  /** Send the message of it to one of them; key: the user's id and the product's, `3:12`. */
  | 'notify_price'
  /** End the reserved stock of a notified user who did not buy; key: the subscription's id. */
  | 'reservation_lapse'
  /** Return a coupon gift that was not accepted; key: the secret of its link. */
  | 'coupon_gift_return'
  /** Write a file of many rows; key: the task's id. */
  | 'export_rows'
  /** Delete that file and its task; key: the task's id. */
  | 'export_expire'
  /** Tell a visitor what became of a registration; key: its id and the action, `12:approve`. */
  | 'registration_notify'
  /** Return a gift of a ticket that was not accepted; key: the secret of its link. */
  | 'ticket_gift_return'
  /** Offer seats of an event to those who wait; key: the event's id. */
  | 'seat_offer'
  /** Tell somebody that seats are held for them; key: the order's id. */
  | 'offer_notify'
  /** Free the seats of those who did not come; key: the event's id. */
  | 'ticket_no_show'
  /** Remind a customer of a booking; key: the booking's id. */
  | 'resv_remind'
  /**
   * Tell a customer what became of a booking; key: the booking's id, what happened and its start,
   * `12:move:2026-05-06T01:00:00.000Z`.
   */
  | 'resv_notify'
  /** Have WeChat check a held post; key: the item's id and the revision of the post, `12:1`. */
  | 'moderation_check'
  /** Do what WeChat pushed; key: the push's id. */
  | 'wechat_push'
  /** Write a file of a user's data; key: the export's id. */
  | 'data_export'
  /** Delete that file; key: the export's id. */
  | 'data_export_expire'
  /** Tell the old number of an account that another one took its place; key: the change's id. */
  | 'number_notify'
  /** Tell the number of an account what its login rests on now, or that money leaves; key: the change's id. */
  | 'login_notify'
  /** Remove an account whose waiting time is over; key: the user's id. */
  | 'account_removal'
  /** Take what is left of coins whose time is over; key: the award's id. */
  | 'coin_expire'
  /** Give the coins of an order whose time for returns is over; key: the award's id. */
  | 'coin_mature'
  /** Settle the income of an order whose time for returns is over; key: the order's id. */
  | 'income_settle'
  /** Close a raffle whose time is over; key: its id. */
  | 'raffle_close'
  /** Draw a closed raffle; key: its id. */
  | 'raffle_draw'
  /** Give what was not claimed to the next places; key: the raffle's id and the moment or the win, `12:34`. */
  | 'raffle_claim'
  /** Show a planned revision of a page; key: the publication's id. */
  | 'page_publish'
  /** Go on with an import; key: its plan's id. */
  | 'sheet_import'
  /** Delete the rows of an import's file, and its plan if nothing is written; key: the plan's id. */
  | 'sheet_expire'
  /** Fetch pictures that a spreadsheet names; key: its plan's id. */
  | 'sheet_pictures'
  /** Write the next part of an export of products; key: the export's id. */
  | 'sheet_export'
  /** Delete such an export; key: its id. */
  | 'sheet_export_expire'
  /** Undo the next part of an import; key: the import's id. */
  | 'sheet_undo'
  /** Delete what an undo of an import needs; key: the import's id. */
  | 'sheet_undo_expire'
  /** Delete a file; key: where it is stored. */
  | 'file_expire'
  /** Mark and delete files that nothing shows; key: `all`. */
  | 'media_sweep'
  /** Delete files of an upload that was lost; key: where the original is stored. */
  | 'media_settle'
  /** Delete files that another picture has replaced; key: where the original is stored. */
  | 'media_old'
  /** Look again for the record that proved a host; key: the host. */
  | 'domain_check'
  /** Write the search keys that products lack; key: `all`. */
  | 'search_keys'
  /** Sum up what accounts spent that have no sum yet; key: `all`. */
  | 'account_spent'
  /** Write the stock levels that variants lack; key: `all`. */
  | 'stock_levels'
  /** Write the searched texts that orders lack; key: the order behind which it begins. */
  | 'order_texts'
  /** Sum up the stock by category, or add what has changed; key: `all`. */
  | 'stock_sums'
  /** Sum up figures; key: `days` that are over, or `changes` of days that were summed up. */
  | 'figures'
  /** Send events to the analytics service outside; key: `batch`. */
  | 'analytics_send'
  /** Have a CDN forget a site's documents; key: the version of the content. */
  | 'cdn_purge'

export interface NewJob {
  tenantId: number
  kind: JobKind
  key: string
  runAt: Date
}

const REVIVE = `update job set run_at = $4, attempts = 0, failed_at = null
  where tenant_id = $1 and kind = $2 and key = $3 and failed_at is not null`

/**
 * Schedules a job in the caller's transaction. A kind and a key schedule one job, however often; a job that has failed
 * is tried anew.
 */
export async function scheduleJob(tx: Connection, job: NewJob): Promise<void> {
  const rows = await insert(tx, 'job', { ...job, attempts: 0 }, { ignoreConflicts: true, returning: ['id'] })
  if (rows.length === 0) await tx.rows(REVIVE, [job.tenantId, job.kind, job.key, job.runAt])
}

/** Deletes a job that is done or no longer needed. */
export async function cancelJob(tx: Connection, tenantId: number, kind: JobKind, key: string): Promise<void> {
  await tx.rows('delete from job where tenant_id = $1 and kind = $2 and key = $3', [tenantId, kind, key])
}
