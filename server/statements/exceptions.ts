/** A finding that stands for a reason. */
export interface Exception {
  /** The function around the call, or the type of its rows, each behind its file in server/src. */
  at: string
  /** The column, `$1` of a parameter, or `built` for a text that depends on the run. */
  subject: string
  reason: string
}

const builtText = (at: string, reason: string): Exception => ({ at, subject: 'built', reason })
const narrowColumns = (at: string, columns: readonly string[], reason: string): Exception[] =>
  columns.map((subject) => ({ at, subject, reason }))

/** Statements that cannot be checked, and columns that a statement restricts to fewer values than their table has. */
export const exceptions: readonly Exception[] = [
  builtText('db/insert.ts › insert', 'made of the rows that are inserted, which NewRows types'),
  {
    at: 'db/cluster.ts › readCatalogue',
    subject: 'refused',
    reason: 'a table of Citus, which test/server/base/distribute stands in for',
  },
  { at: 'db/roles.ts › noteAppRights', subject: 'copy', reason: 'the owner writes it, into a table of one machine' },
  builtText('db/list.ts › addSearch', 'one of the searches of lib/search, which test/server/ops/order-search runs'),
  builtText('db/list.ts › countParts', 'made of the conditions of a list and of parts of it'),
  builtText('db/list.ts › countSome', 'made of the conditions of a list, of a search and of parts of it'),
  builtText(
    'db/list.ts › runUncounted',
    'made of a shape and conditions; each call of runList is described by its columns and joins',
  ),
  builtText(
    'db/list.ts › runPage',
    'made of a shape and conditions; each call of runList is described by its columns and joins',
  ),
  builtText(
    'domains/events/event/service.ts › present',
    'a shape with the distance to the caller, by its default shape',
  ),
  builtText('domains/community/note/list.ts › present', 'the shape goes with the conditions of the caller'),
  builtText('domains/site/search/items.ts › findNamed', 'a kind of item with its conditions and its search'),
  builtText('domains/studio/order/facts.ts › withDeskFacts', 'names a method of payment by the table of methods'),
  builtText('domains/studio/order/export.ts › startOrderExport', 'the conditions of a list'),
  builtText('domains/studio/order/export.ts › orderSource', 'the conditions of a list'),
  builtText('domains/ops/export/registrations.ts › startRegistrationExport', 'the conditions of a list'),
  builtText('domains/ops/export/registrations.ts › registrationSource', 'the conditions of a list'),
  builtText('domains/ops/export/submissions.ts › countRows', 'the conditions of a list'),
  builtText('domains/ops/export/submissions.ts › submissionSource', 'the conditions of a list'),
  builtText('domains/ops/distribution/income.ts › listOpsIncome', 'the conditions of a list'),
  builtText(
    'domains/ops/dashboard/waiting.ts › countWaiting',
    'one column for each kind of work that the caller may do',
  ),
  builtText('domains/studio/overview/counts.ts › countFigures', 'one column for each figure that the caller may see'),
  builtText('domains/studio/content/list.ts › listContent', 'the shape is made of the table of a kind of content'),
  builtText('domains/studio/resource/read.ts › readRows', 'made of the fields of a resource'),
  builtText('domains/studio/resource/read.ts › listItems', 'made of the fields of a resource'),
  builtText('domains/studio/resource/assign.ts › setCapacity', 'made of the fields of a resource'),
  builtText('domains/studio/resource/write-rows.ts › writeRows', 'made of the fields of a resource'),
  builtText('domains/studio/resource/write.ts › insertItem', 'made of the fields of a resource'),
  builtText('domains/studio/resource/write.ts › writeItem', 'made of the fields of a resource'),
  builtText('domains/studio/media/uses.ts › findUses', 'made of the places that name files'),
  builtText('domains/studio/media/uses.ts › isUsed', 'made of the places that name files'),
  builtText('domains/studio/media/sweep.ts › sweepMedia', 'made of the places that name files'),
  builtText('opening/identities.ts › raiseIdentities', 'made of the tables of the database'),
  {
    at: 'opening/export-site.ts › rowsOf',
    subject: 'row',
    reason: 'a fetch from a cursor over the tables of the database',
  },
  builtText('opening/import-site.ts › writeTenant', 'made of the columns of the archive'),
  builtText('opening/import-site.ts › writeSite', 'made of the tables of the archive'),

  ...narrowColumns('domains/shared/credential.ts › messagesAbout', ['kind'], 'it selects the two mini-programs'),
  ...narrowColumns('opening/move-site.ts › moveNumbers', ['mobile'], 'mobile is not the empty text'),
  ...narrowColumns('domains/catalog/back-in-stock/restock.ts › productsOf', ['id'], 'product_id is not null'),
  ...narrowColumns(
    'domains/checkout/checkout/stock.ts › releaseStock',
    ['variant_id'],
    'what is reserved is a variant',
  ),
  ...narrowColumns(
    'domains/events/waiting-list/offer.ts › sendOfferNotice',
    ['pay_before'],
    'an unpaid order has its last moment',
  ),
  ...narrowColumns('domains/orders/order/effects.ts › countSales', ['product_id'], 'product_id is not null'),
  ...narrowColumns(
    'domains/after-sales/return/queries.ts › ReturnRow',
    ['product_id', 'variant_id'],
    'only products are returned',
  ),
  ...narrowColumns(
    'domains/promotion/distribution/settle.ts › IncomeRow',
    ['kind'],
    'an opening balance is settled when it is written',
  ),
  ...narrowColumns(
    'domains/promotion/distribution/settle.ts › CommissionRow',
    ['promoter_id', 'state', 'order_id', 'line_id'],
    'a commission that is no longer reserved has all of them',
  ),
  ...narrowColumns('domains/promotion/distribution/income.ts › IncomeRecord', ['state'], 'reserved rows are left out'),
  ...narrowColumns('domains/promotion/coins/order-award.ts › OrderAward', ['state'], 'both statements name the states'),
  ...narrowColumns('domains/catalog/product/service.ts › productDetail', ['status'], 'only open subscriptions'),
  ...narrowColumns('domains/checkout/payment/pay-code.ts › findOpenCode', ['code'], 'only payments with a code'),
  ...narrowColumns('domains/checkout/payment/settle.ts › PaymentRow', ['vendor'], 'payments by balance are never open'),
  ...narrowColumns('domains/door/scan-store.ts › StoredScan', ['reply'], 'a scan with a nonce has a whole reply'),
  ...narrowColumns(
    'domains/door/offline-list.ts › rowsSince',
    ['kind', 'subject_id'],
    'kind is not null, which has a subject',
  ),
  ...narrowColumns(
    'domains/events/issued-ticket/queries.ts › IssuedTicketRow',
    ['line_id'],
    'each ticket comes of a line',
  ),
  ...narrowColumns('domains/events/ticket-order/refund.ts › RefundedRow', ['line_id'], 'each ticket comes of a line'),
  ...narrowColumns(
    'domains/events/ticket-order/queries.ts › TicketLineRow',
    ['ticket_id'],
    'a line of tickets has its type',
  ),
  ...narrowColumns(
    'domains/catalog/back-in-stock/service.ts › SubscriptionRow',
    ['product_name'],
    'read only beside a product_id',
  ),
  ...narrowColumns('domains/wallet/voucher/service.ts › HolderRow', ['product_name'], 'read only beside a product_id'),
  ...narrowColumns('domains/ops/eticket/service.ts › OpsCardRow', ['product_id'], 'an e-ticket comes of a product'),
  ...narrowColumns(
    'domains/community/moderation/decide.ts › LogRow',
    ['old_state'],
    'what is removed is not decided again',
  ),
  ...narrowColumns('domains/promotion/coins/account.ts › coinAmounts', ['kind'], 'it selects the kinds of coins'),
  ...narrowColumns('domains/promotion/coins/account.ts › EntryRow', ['kind'], 'it selects the kinds of coins'),
  ...narrowColumns('domains/promotion/coins/account.ts › readCoinAccount', ['expires_at'], 'compared with now'),
  ...narrowColumns('domains/promotion/raffle/detail.ts › readDraw', ['rank'], 'rank is not null'),
  ...narrowColumns('domains/studio/domain/recheck.ts › recheckDomain', ['token'], 'token is not null'),
  ...narrowColumns('domains/studio/product/stock.ts › changeStock', ['inventory'], 'an unlimited stock does not match'),
  ...narrowColumns('domains/studio/session/service.ts › StaffRow', ['mobile'], 'found by the number'),
  ...narrowColumns('domains/studio/spreadsheet/coupon.ts › couponSheet', ['mobile'], 'found by the number'),
  ...narrowColumns(
    'domains/studio/spreadsheet/plan-lists.ts › listRows',
    ['action', 'outcome'],
    'of rows that are planned',
  ),
  ...narrowColumns('domains/studio/spreadsheet/plan-part.ts › storeErrors', ['outcome'], 'of rows that are planned'),
  ...narrowColumns(
    'domains/wallet/user-coupon/gift.ts › presentGift',
    ['num'],
    'the default gives each coupon a token',
  ),
  ...narrowColumns('domains/wallet/user-coupon/gift.ts › cancelGift', ['num'], 'the default gives each coupon a token'),
  ...narrowColumns('domains/wallet/user-coupon/receive-gift.ts › GiftRow', ['gone'], 'the outcomes of a gift'),
  ...narrowColumns('domains/site/wechat-push/receive.ts › PushRow', ['payload'], 'written by the same file'),
]
