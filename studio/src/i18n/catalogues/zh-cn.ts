/** The texts of the studio: its own, and those of the operators' view for what staff do in both. */
import permissions from '@storefront/contract/locales/zh-cn/ops/site.json'
import moderation from '@storefront/contract/locales/zh-cn/opsdata/moderation.json'
import coins from '@storefront/contract/locales/zh-cn/opspromotion/coins.json'
import promoters from '@storefront/contract/locales/zh-cn/opspromotion/promoters.json'
import raffles from '@storefront/contract/locales/zh-cn/opspromotion/raffles.json'
import builder from '@storefront/contract/locales/zh-cn/studio/builder.json'
import campaigns from '@storefront/contract/locales/zh-cn/studio/campaigns.json'
import customers from '@storefront/contract/locales/zh-cn/studio/customers.json'
import designer from '@storefront/contract/locales/zh-cn/studio/form-designer.json'
import frame from '@storefront/contract/locales/zh-cn/studio/frame.json'
import help from '@storefront/contract/locales/zh-cn/studio/help.json'
import invoices from '@storefront/contract/locales/zh-cn/studio/invoices.json'
import media from '@storefront/contract/locales/zh-cn/studio/media.json'
import operation from '@storefront/contract/locales/zh-cn/studio/operation.json'
import overview from '@storefront/contract/locales/zh-cn/studio/overview.json'
import productBulk from '@storefront/contract/locales/zh-cn/studio/product-bulk.json'
import report from '@storefront/contract/locales/zh-cn/studio/report.json'
import resource from '@storefront/contract/locales/zh-cn/studio/resource.json'
import reviews from '@storefront/contract/locales/zh-cn/studio/reviews.json'
import search from '@storefront/contract/locales/zh-cn/studio/search.json'
import site from '@storefront/contract/locales/zh-cn/studio/site.json'
import spreadsheet from '@storefront/contract/locales/zh-cn/studio/spreadsheet.json'
import staff from '@storefront/contract/locales/zh-cn/studio/staff.json'
import studio from '@storefront/contract/locales/zh-cn/studio/studio.json'
import translation from '@storefront/contract/locales/zh-cn/studio/translation.json'
import views from '@storefront/contract/locales/zh-cn/studio/views.json'
import events from '@storefront/contract/locales/zh-cn/trade/events.json'
import forms from '@storefront/contract/locales/zh-cn/trade/forms.json'
import reservations from '@storefront/contract/locales/zh-cn/trade/reservations.json'

export const catalogue = {
  ...permissions,
  ...moderation,
  ...coins,
  ...promoters,
  ...raffles,
  ...builder,
  ...campaigns,
  ...customers,
  ...designer,
  ...frame,
  ...help,
  ...invoices,
  ...media,
  ...operation,
  ...overview,
  ...productBulk,
  ...report,
  ...resource,
  ...reviews,
  ...search,
  ...site,
  ...spreadsheet,
  ...staff,
  ...studio,
  ...translation,
  ...views,
  ...events,
  ...forms,
  ...reservations,
}
