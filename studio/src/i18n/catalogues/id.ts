/** The texts of the studio: its own, and those of the operators' view for what staff do in both. */
import permissions from '@storefront/contract/locales/id/ops/site.json'
import moderation from '@storefront/contract/locales/id/opsdata/moderation.json'
import coins from '@storefront/contract/locales/id/opspromotion/coins.json'
import promoters from '@storefront/contract/locales/id/opspromotion/promoters.json'
import raffles from '@storefront/contract/locales/id/opspromotion/raffles.json'
import builder from '@storefront/contract/locales/id/studio/builder.json'
import campaigns from '@storefront/contract/locales/id/studio/campaigns.json'
import customers from '@storefront/contract/locales/id/studio/customers.json'
import designer from '@storefront/contract/locales/id/studio/form-designer.json'
import frame from '@storefront/contract/locales/id/studio/frame.json'
import help from '@storefront/contract/locales/id/studio/help.json'
import invoices from '@storefront/contract/locales/id/studio/invoices.json'
import media from '@storefront/contract/locales/id/studio/media.json'
import operation from '@storefront/contract/locales/id/studio/operation.json'
import overview from '@storefront/contract/locales/id/studio/overview.json'
import productBulk from '@storefront/contract/locales/id/studio/product-bulk.json'
import report from '@storefront/contract/locales/id/studio/report.json'
import resource from '@storefront/contract/locales/id/studio/resource.json'
import reviews from '@storefront/contract/locales/id/studio/reviews.json'
import search from '@storefront/contract/locales/id/studio/search.json'
import site from '@storefront/contract/locales/id/studio/site.json'
import spreadsheet from '@storefront/contract/locales/id/studio/spreadsheet.json'
import staff from '@storefront/contract/locales/id/studio/staff.json'
import studio from '@storefront/contract/locales/id/studio/studio.json'
import translation from '@storefront/contract/locales/id/studio/translation.json'
import views from '@storefront/contract/locales/id/studio/views.json'
import events from '@storefront/contract/locales/id/trade/events.json'
import forms from '@storefront/contract/locales/id/trade/forms.json'
import reservations from '@storefront/contract/locales/id/trade/reservations.json'

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
