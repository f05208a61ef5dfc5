import { studioOperationRoutes } from './operation/routes'
import { studioContentRoutes } from './content/routes'
import { studioCredentialRoutes } from './credential/routes'
import { studioDomainRoutes } from './domain/routes'
import { studioFlashCampaignRoutes } from './flash-campaign/routes'
import { studioBlockRoutes } from './page/block'
import { studioCustomerRoutes } from './customer/routes'
import { studioInvoiceRoutes } from './invoice/routes'
import { studioIssuedCouponRoutes } from './issued-coupon/routes'
import { studioIssuedVoucherRoutes } from './issued-voucher/routes'
import { studioListFileRoutes } from './list-file/routes'
import { studioResultRoutes } from './result/routes'
import { studioMediaRoutes } from './media/routes'
import { studioOrderRoutes } from './order/routes'
import { studioOverviewRoutes } from './overview/routes'
import { studioPageRoutes } from './page/routes'
import { studioProductRoutes } from './product/routes'
import { studioRefundRoutes } from './refund/routes'
import { studioRegionRoutes } from './region/routes'
import { studioReportRoutes } from './report/routes'
import { studioResourceRoutes } from './resource/routes'
import { studioReviewRoutes } from './review/routes'
import { studioSearchRoutes } from './search/routes'
import { studioSessionRoutes } from './session/routes'
import { studioShopRoutes } from './shop/routes'
import { studioSiteRoutes } from './site/routes'
import { studioSpreadsheetRoutes } from './spreadsheet/routes'
import { studioStaffRoutes } from './staff/routes'
import { studioViewRoutes } from './view/routes'

export const studio = {
  ...studioSessionRoutes,
  ...studioOverviewRoutes,
  ...studioRegionRoutes,
  ...studioReportRoutes,
  ...studioReviewRoutes,
  ...studioSearchRoutes,
  ...studioProductRoutes,
  ...studioMediaRoutes,
  ...studioPageRoutes,
  ...studioContentRoutes,
  ...studioBlockRoutes,
  ...studioStaffRoutes,
  ...studioResourceRoutes,
  ...studioOperationRoutes,
  ...studioOrderRoutes,
  ...studioRefundRoutes,
  ...studioInvoiceRoutes,
  ...studioIssuedCouponRoutes,
  ...studioIssuedVoucherRoutes,
  ...studioSiteRoutes,
  ...studioDomainRoutes,
  ...studioShopRoutes,
  ...studioCredentialRoutes,
  ...studioSpreadsheetRoutes,
  ...studioCustomerRoutes,
  ...studioViewRoutes,
  ...studioResultRoutes,
  ...studioListFileRoutes,
  ...studioFlashCampaignRoutes,
}
