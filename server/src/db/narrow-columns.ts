import type { RegionLevel } from '@storefront/contract/domain/country/country'
import type { FlashCampaignKind } from '@storefront/contract/domain/site/flash-campaign'
import type { MediaKind } from '@storefront/contract/domain/content/media'
import type { Translations } from '@storefront/contract/domain/content/translation'
import type { InvoiceBuyer, InvoiceStatus } from '@storefront/contract/domain/orders/invoice'
import type { OrderKind } from '@storefront/contract/domain/orders/order-kinds'
import type { ReturnAction, ReturnKind, ReturnStatus } from '@storefront/contract/domain/after-sales/order-return'
import type { RefundAction, RefundStatus } from '@storefront/contract/domain/after-sales/refund'
import type { LineMsg, MsgField } from '@storefront/contract/domain/cart/line-msgs'
import type { Counting, ShippingTerms } from '@storefront/contract/domain/checkout/shipping-template'
import type { SubscriptionAction, SubscriptionStatus } from '@storefront/contract/domain/catalog/back-in-stock'
import type { ProductType } from '@storefront/contract/domain/catalog/product-kinds'
import type { SavedKind } from '@storefront/contract/domain/catalog/saved-products'
import type { HoldReason, ItemState, PostStatus, ReportReason } from '@storefront/contract/domain/community/moderation'
import type { DoorDirection, DoorQuestion, ReentryRule } from '@storefront/contract/domain/door/admit'
import type { DoorReason, DoorResult } from '@storefront/contract/domain/door/reasons'
import type { RegistrationStatus } from '@storefront/contract/domain/events/registration'
import type { WaitingStatus } from '@storefront/contract/domain/events/waiting-list'
import type { DeliveryNodeKind, DeliveryState, TrackOutcome } from '@storefront/contract/domain/orders/delivery'
import type { OrderAction, OrderStatus } from '@storefront/contract/domain/orders/order'
import type { CoinTrigger } from '@storefront/contract/domain/promotion/coins'
import type {
  DistKind,
  IncomeKind,
  IncomeState,
  PromoterStatus,
  RateScope,
} from '@storefront/contract/domain/promotion/distribution'
import type {
  RaffleKind,
  RafflePrizeKind,
  RaffleStatus,
  RaffleWinStatus,
} from '@storefront/contract/domain/promotion/raffle'
import type { WithdrawalAction, WithdrawalStatus } from '@storefront/contract/domain/promotion/withdrawal'
import type { TimeRangeConfig } from '@storefront/contract/domain/reservations/calendar'
import type { RecordStatus } from '@storefront/contract/domain/reservations/record'
import type { CredentialKind } from '@storefront/contract/domain/site/credentials'
import type { FlashAudience } from '@storefront/contract/domain/site/flash-campaign'
import type { PictureFailure } from '@storefront/contract/domain/spreadsheet/pictures'
import type { PartKind, PlanStatus, RowAction, SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { ImportStatus, LeftoverReason, UndoableKind } from '@storefront/contract/domain/spreadsheet/undo'
import type { BalanceKind } from '@storefront/contract/domain/wallet/balance-kinds'
import type { CouponType } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { OwnCouponAction } from '@storefront/contract/domain/wallet/user-coupon'
import type { PayChannel, PaymentVendor } from '@storefront/contract/domain/checkout/payment-methods'
import type { PayCode } from '@storefront/contract/entities/checkout/payment'
import type { Link } from '@storefront/contract/entities/common'
import type { DoorScanReply } from '@storefront/contract/entities/door/door'
import type { OfflineMethod, OrderFlag } from '@storefront/contract/domain/orders/order-desk'
import type { ExportFormat } from '@storefront/contract/domain/orders/order-export'
import type { ProductDraft } from '@storefront/contract/entities/studio/product'
import type { SheetPlanRow } from '@storefront/contract/entities/studio/spreadsheet'
import type { ShippingData, StoredConfig, StoredSite } from '../core/site.types'
import type {
  Attendee,
  BasketKind,
  DisabledDays,
  DistMessageKind,
  LoginChange,
  OrderAddress,
  OrderLogData,
  OrderPoint,
  PaymentState,
  SourceRow,
  StoredDocument,
} from './stored.types'

/**
 * Columns whose values are narrower than their SQL type: texts from a fixed set, and the shapes of JSON. The compiler
 * checks writes against them; values that were written into the database outside the code are not checked.
 */
export interface NarrowColumns {
  'article.translations': Translations
  'article_category.translations': Translations
  'audit_log.after': Record<string, unknown>
  'audit_log.before': Record<string, unknown>
  'back_in_stock_subscription.status': SubscriptionStatus
  'back_in_stock_subscription_log.action': SubscriptionAction
  'back_in_stock_subscription_log.from_status': SubscriptionStatus
  'back_in_stock_subscription_log.to_status': SubscriptionStatus
  'balance.kind': BalanceKind
  'balance_record.kind': BalanceKind
  'basket_line.kind': BasketKind
  'captcha.state': 'open' | 'passed' | 'failed' | 'spent'
  'category.translations': Translations
  'coin_award.state': 'pending' | 'given' | 'taken_back' | 'expired' | 'canceled'
  'coin_award.trigger': CoinTrigger
  'coin_flag.kind': 'device' | 'payment'
  'coin_flag.status': 'open' | 'allowed' | 'revoked'
  'coin_rule.trigger': CoinTrigger
  'content_report.reason': ReportReason
  'coupon.type': CouponType
  'data_export.status': 'waiting' | 'done' | 'failed'
  'delivery_node.kind': DeliveryNodeKind
  'dist_income.kind': IncomeKind
  'dist_income.state': 'reserved' | IncomeState
  'dist_link.type': 'product' | 'event' | 'home'
  'dist_message.kind': DistMessageKind
  'event.translations': Translations
  'login_change.kind': LoginChange
  'dist_rate.dist_kind': DistKind | ''
  'dist_rate.scope': RateScope
  'door_block.kind': 'ticket' | 'registration'
  'door_list.attention_type_ids': number[]
  'door_list.questions': DoorQuestion[]
  'door_list.reentry': ReentryRule
  'door_list.type_ids': number[]
  'door_scan.answers': Record<string, string>
  'door_scan.direction': DoorDirection
  'door_scan.kind': 'ticket' | 'registration'
  'door_scan.reason': DoorReason
  'door_scan.reply': Partial<DoorScanReply>
  'door_scan.result': Exclude<DoorResult, 'incomplete'>
  'event_registration.answers': Record<string, unknown>
  'event_registration.status': RegistrationStatus
  'export_task.format': ExportFormat
  'export_task.filters': Record<string, string>
  'export_task.status': 'waiting' | 'running' | 'done' | 'failed'
  'feedback.state': 'open' | 'answered' | 'closed'
  'feedback.status': 'approved' | 'pending' | 'hidden'
  'flash_campaign.audience': FlashAudience
  'flash_campaign.kind': FlashCampaignKind
  'flash_campaign.state': 'draft' | 'scheduled' | 'stopped'
  'flash_message.data': { kind: string } & Record<string, unknown>
  'form.json_schema': Record<string, unknown>
  'form.ui_schema': Record<string, unknown>
  'form_draft.data': Record<string, unknown>
  'form_submission.answers': Record<string, unknown>
  'idempotency_key.reply': unknown
  'identity.vendor': 'weapp' | 'alipay' | 'wechat'
  'issued_ticket.attendee': Attendee
  'issued_ticket.status': 'reserved' | 'valid' | 'canceled' | 'refunded'
  'image.kind': MediaKind
  'ledger_entry.kind': 'payment' | 'refund'
  'ledger_entry.vendor': PaymentVendor | 'fund' | 'hand'
  'menu.translations': Translations
  'menu_item.link': Record<string, unknown>
  'moderation_item.kind': 'note' | 'comment' | 'review' | 'profile' | 'feedback'
  'moderation_item.reasons': HoldReason[]
  'moderation_item.state': 'pending' | 'reported' | 'approved' | 'hidden' | 'removed'
  'moderation_log.action': 'approve' | 'hide' | 'mute' | 'unmute'
  'moderation_log.new_state': ItemState
  'moderation_log.old_state': ItemState
  'note.status': PostStatus
  'notify_grant.vendor': 'weapp' | 'alipay'
  'offline_payment.method': OfflineMethod
  'order_delivery.state': DeliveryState
  'order_delivery.track_result': TrackOutcome
  'order_line.msgs': LineMsg[]
  'order_log.action': OrderAction | 'submit' | 'readdress' | 'reprice' | 'mark' | 'mend'
  'order_log.actor': 'owner' | 'operator' | 'system'
  'order_log.data': OrderLogData
  'order_log.from_status': OrderStatus
  'order_log.to_status': OrderStatus
  'user_message.data': Record<string, string>
  'user_message.link': Link | null
  'invoice_request.buyer': InvoiceBuyer
  'invoice_request.status': InvoiceStatus
  'order_return.kind': ReturnKind
  'order_return.status': ReturnStatus
  'order_return_log.action': ReturnAction | 'apply'
  'order_return_log.actor': 'owner' | 'operator' | 'system'
  'order_return_log.from_status': ReturnStatus
  'order_return_log.to_status': ReturnStatus
  'page.settings': Record<string, unknown>
  'page_block.doc': StoredDocument
  'page_block.kind': 'block' | 'template'
  'page_draft.doc': StoredDocument
  'page_module.config': Record<string, unknown>
  'page_publication.state': 'waiting' | 'done' | 'failed' | 'cancelled'
  'page_revision.doc': StoredDocument
  'page_revision.reason': 'publish' | 'checkpoint' | 'restore'
  'payment.channel': PayChannel
  'payment.code': PayCode
  'payment.state': PaymentState
  'payment.vendor': PaymentVendor | 'fund'
  'picture_request.reason': PictureFailure | null
  'picture_request.state': 'waiting' | 'done' | 'failed'
  'product.ctype': ProductType
  'product.msg_fields': MsgField[]
  'product.translations': Translations
  'product_ad.link': Link
  'product_comment.status': PostStatus
  'promoter.dist_kind': DistKind
  'promoter.status': PromoterStatus
  'raffle.kind': RaffleKind
  'raffle.status': RaffleStatus
  'raffle_prize.kind': RafflePrizeKind
  'raffle_promoter.status': 'applied' | 'active' | 'refused'
  'raffle_win.status': RaffleWinStatus
  'refund.state': RefundStatus
  'refund_log.action': RefundAction
  'refund_log.actor': 'operator' | 'system'
  'refund_log.to_status': RefundStatus
  'region.level': RegionLevel
  'resv.calendar_mode': 'month' | 'week'
  'resv.disabled_days': DisabledDays
  'resv.json_schema': Record<string, unknown>
  'resv.ui_schema': Record<string, unknown>
  'resv_record.answers': Record<string, unknown>
  'resv_record.source': 'user' | 'walk_in'
  'resv_record.status': RecordStatus
  'resv_variant.attribute_values': { name: string; value: string }[]
  'resv_variant.time_ranges': readonly TimeRangeConfig[]
  'saved_product.kind': SavedKind
  'session.kind': 'cookie' | 'token' | 'studio'
  'shipping_template.counting': Counting
  'shipping_template.terms': ShippingTerms
  'shop_order.flag': OrderFlag
  'shop_order.address': OrderAddress
  'shop_order.kind': OrderKind
  'shop_order.pickup_point': OrderPoint
  'shop_order.status': OrderStatus
  'sheet_export.kind': PartKind
  'sheet_export.parts': readonly { readonly key: string; readonly rows: number }[]
  'sheet_export.status': 'running' | 'failed' | 'done'
  'sheet_import.kind': UndoableKind
  'sheet_import.status': ImportStatus
  'sheet_import_step.before': ProductDraft | null
  'sheet_import_step.reason': LeftoverReason | null
  'sheet_import_step.state': 'applied' | 'undone' | 'left'
  'spreadsheet_head.kind': SpreadsheetKind
  'spreadsheet_plan.columns': readonly (string | null)[]
  'spreadsheet_plan.counts': Partial<Record<RowAction, number>>
  'spreadsheet_plan.heads': readonly string[]
  'spreadsheet_plan.kind': SpreadsheetKind
  'spreadsheet_plan.samples': readonly string[]
  'spreadsheet_plan.status': PlanStatus
  'spreadsheet_plan.unknown_columns': string[]
  'spreadsheet_row.action': RowAction | null
  'spreadsheet_row.cells': SourceRow['cells']
  'spreadsheet_row.outcome': Omit<SheetPlanRow, 'row' | 'action'> | null
  'tenant.config': StoredConfig
  'tenant.shipping': ShippingData
  'tenant.site': StoredSite
  'tenant_app.vendor': 'weapp' | 'alipay'
  'tenant_credential.data': Record<string, string>
  'tenant_credential.kind': CredentialKind
  'threaded_comment.status': 'approved' | 'pending' | 'hidden' | 'removed'
  'threaded_comment.target': 'article' | 'note' | 'topic' | 'event' | 'product' | 'order' | 'delivery' | 'review'
  'ticket_gift.status': 'open' | 'taken' | 'cancelled' | 'returned'
  'ticket_order.offer': 'open' | 'accepted'
  'ticket_waiting.status': WaitingStatus
  'track_event.data': Record<string, string | number | boolean>
  'user_coupon.status': 'unused' | 'presenting' | 'used' | 'expired'
  'user_coupon_log.action': OwnCouponAction
  'variant.attributes': { name: string; value: string }[]
  'virtual_card.status': 'unused' | 'used' | 'inactive'
  'wechat_push.payload': Record<string, unknown>
  'withdrawal.status': WithdrawalStatus
  'withdrawal_log.action': WithdrawalAction | 'apply'
  'withdrawal_log.from_status': WithdrawalStatus
  'withdrawal_log.to_status': WithdrawalStatus
}
