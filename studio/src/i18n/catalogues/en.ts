/** The texts of the studio: its own, and those of the operators' view for what staff do in both. */
import permissions from '@storefront/contract/locales/en/ops/site.json'
import moderation from '@storefront/contract/locales/en/opsdata/moderation.json'
import coins from '@storefront/contract/locales/en/opspromotion/coins.json'
import promoters from '@storefront/contract/locales/en/opspromotion/promoters.json'
import raffles from '@storefront/contract/locales/en/opspromotion/raffles.json'
import builder from '@storefront/contract/locales/en/studio/builder.json'
import campaigns from '@storefront/contract/locales/en/studio/campaigns.json'
import customers from '@storefront/contract/locales/en/studio/customers.json'
import designer from '@storefront/contract/locales/en/studio/form-designer.json'
import frame from '@storefront/contract/locales/en/studio/frame.json'
import help from '@storefront/contract/locales/en/studio/help.json'
import invoices from '@storefront/contract/locales/en/studio/invoices.json'
import media from '@storefront/contract/locales/en/studio/media.json'
import operation from '@storefront/contract/locales/en/studio/operation.json'
import overview from '@storefront/contract/locales/en/studio/overview.json'
import productBulk from '@storefront/contract/locales/en/studio/product-bulk.json'
import report from '@storefront/contract/locales/en/studio/report.json'
import resource from '@storefront/contract/locales/en/studio/resource.json'
import reviews from '@storefront/contract/locales/en/studio/reviews.json'
import search from '@storefront/contract/locales/en/studio/search.json'
import site from '@storefront/contract/locales/en/studio/site.json'
import spreadsheet from '@storefront/contract/locales/en/studio/spreadsheet.json'
import staff from '@storefront/contract/locales/en/studio/staff.json'
import studio from '@storefront/contract/locales/en/studio/studio.json'
import translation from '@storefront/contract/locales/en/studio/translation.json'
import views from '@storefront/contract/locales/en/studio/views.json'
import events from '@storefront/contract/locales/en/trade/events.json'
import forms from '@storefront/contract/locales/en/trade/forms.json'
import reservations from '@storefront/contract/locales/en/trade/reservations.json'

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
