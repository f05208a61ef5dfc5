import { studioOperationEndpoints } from './operation'
import { studioBlockEndpoints } from './block'
import { studioContentEndpoints } from './content'
import { studioCredentialEndpoints } from './credential'
import { studioCustomerEndpoints } from './customer'
import { studioDomainEndpoints } from './domain'
import { studioFlashCampaignEndpoints } from './flash-campaign'
import { studioInvoiceEndpoints } from './invoice'
import { studioListFileEndpoints } from './list-file'
import { studioMediaEndpoints } from './media'
import { studioIssuedCouponEndpoints } from './issued-coupon'
import { studioIssuedVoucherEndpoints } from './issued-voucher'
import { studioOrderEndpoints } from './order'
import { studioOverviewEndpoints } from './overview'
import { studioPageEndpoints } from './page'
import { studioProductEndpoints } from './product'
import { studioRefundEndpoints } from './refund'
import { studioRegionEndpoints } from './region'
import { studioReportEndpoints } from './report'
import { studioResourceEndpoints } from './resource'
import { studioResultEndpoints } from './result'
import { studioReviewEndpoints } from './review'
import { studioSearchEndpoints } from './search'
import { studioSessionEndpoints } from './session'
import { studioShopEndpoints } from './shop'
import { studioSiteEndpoints } from './site'
import { studioSpreadsheetEndpoints } from './spreadsheet'
import { studioStaffEndpoints } from './staff'
import { studioViewEndpoints } from './view'

export const studio = {
  ...studioSessionEndpoints,
  ...studioOverviewEndpoints,
  ...studioRegionEndpoints,
  ...studioReportEndpoints,
  ...studioReviewEndpoints,
  ...studioSearchEndpoints,
  ...studioProductEndpoints,
  ...studioMediaEndpoints,
  ...studioPageEndpoints,
  ...studioContentEndpoints,
  ...studioBlockEndpoints,
  ...studioStaffEndpoints,
  ...studioResourceEndpoints,
  ...studioOperationEndpoints,
  ...studioOrderEndpoints,
  ...studioRefundEndpoints,
  ...studioInvoiceEndpoints,
  ...studioIssuedCouponEndpoints,
  ...studioIssuedVoucherEndpoints,
  ...studioSiteEndpoints,
  ...studioDomainEndpoints,
  ...studioShopEndpoints,
  ...studioCredentialEndpoints,
  ...studioSpreadsheetEndpoints,
  ...studioCustomerEndpoints,
  ...studioViewEndpoints,
  ...studioResultEndpoints,
  ...studioListFileEndpoints,
  ...studioFlashCampaignEndpoints,
}
