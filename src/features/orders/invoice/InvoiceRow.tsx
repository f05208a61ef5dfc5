import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import s from './InvoiceRow.module.scss'
import { useInvoice } from './useInvoice'

/** The way from an order to its invoice, with where that stands. */
export function InvoiceRow({ number }: { readonly number: string }) {
  const t = useT()
  const invoice = useInvoice(number).data
  return (
    <RouteLink to="shop.invoice.detail" params={{ number }} className={s.row}>
      <Text>{t('pages.order.invoice')}</Text>
      <View className={s.state}>
        <Text>{invoice ? (invoice.request?.status_display ?? t('pages.order.invoiceRequest')) : ''}</Text>
        <Icon name="right" size={16} />
      </View>
    </RouteLink>
  )
}
