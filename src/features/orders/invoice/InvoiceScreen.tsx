import { nameIn } from '@storefront/contract/domain/country/country'
import { invoiceRuleOf } from '@storefront/contract/domain/country/invoice'
import { useState } from 'react'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useLanguage, useT } from '@/i18n'
import { useRoute } from '@/router'
import { useCountry } from '@/ui/country'
import { Screen } from '@/ui/layout/Screen'
import { InvoiceForm } from './InvoiceForm'
import { InvoiceView } from './InvoiceView'
import { useInvoice } from './useInvoice'

/** shop.invoice.detail: the invoice of an order, asked for or as it stands. */
export function InvoiceScreen() {
  const t = useT()
  const language = useLanguage()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useInvoice(number, guard === null)
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  const rule = invoiceRuleOf(useCountry().code)
  const [isEditing, setEditing] = useState(false)
  const invoice = query.data
  if (guard || !invoice || !rule)
    return (
      <Screen title={rule ? nameIn(rule.names, language) : t('pages.order.invoice')} state={guard ?? screenState} />
    )
  return invoice.request && !isEditing ? (
    <InvoiceView invoice={invoice} request={invoice.request} rule={rule} onEdit={() => setEditing(true)} />
  ) : (
    <InvoiceForm invoice={invoice} rule={rule} onSent={() => setEditing(false)} />
  )
}
