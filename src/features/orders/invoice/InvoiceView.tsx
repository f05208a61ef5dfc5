import { nameIn } from '@storefront/contract/domain/country/country'
import type { InvoiceRule } from '@storefront/contract/domain/country/invoice'
import type { InvoiceRequest, OrderInvoice } from '@storefront/contract/entities/orders/invoice'
import { Text, View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { useLanguage, useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { replaceQueryData } from '@/services/query'
import { invoiceKeys, invoicesApi } from '@/services/api/invoices'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import { confirm } from '@/ui/overlay/dialogs'
import s from './Invoice.module.scss'
import { InvoiceSum } from './InvoiceSum'

interface InvoiceViewProps {
  readonly invoice: OrderInvoice
  readonly request: InvoiceRequest
  readonly rule: InvoiceRule
  readonly onEdit: () => void
}

/** A request for an invoice: what became of it, whom it is made out to, and what its buyer can do. */
export function InvoiceView({ invoice, request, rule, onEdit }: InvoiceViewProps) {
  const t = useT()
  const language = useLanguage()
  const { order: number, actions } = invoice
  const { submit, busy } = useSubmit(`withdraw_invoice:${number}`, (_: null, key: string) =>
    invoicesApi.withdraw(number, key),
  )
  const withdraw = async () => {
    const isConfirmed = await confirm({
      text: t('invoice.withdrawAsk'),
      confirmText: t('invoice.withdraw'),
      cancelText: t('invoice.withdrawNo'),
    })
    const reply = isConfirmed ? await submit(null) : undefined
    if (!reply) return
    replaceQueryData<OrderInvoice>(invoiceKeys.ofOrder(number), reply)
    feedback.toast(t('invoice.withdrawn'), { at: 'center' })
  }
  const isWaiting = request.status === 'waiting'
  const hints = {
    waiting: t('invoice.hintWaiting'),
    issued: t('invoice.hintIssued', { email: request.email }),
  } as const satisfies Partial<Record<InvoiceRequest['status'], string>>
  const hint = (hints as Partial<Record<InvoiceRequest['status'], string>>)[request.status]
  const facts = [
    [t('invoice.reason'), request.reason],
    [t('invoice.buyer'), t(`invoice.${request.buyer}`)],
    [t('invoice.title'), request.title],
    [nameIn(rule.taxNumber.names, language), request.tax_number],
    [t('invoice.email'), request.email],
    [t('invoice.requested'), dateTimeText(request.requested)],
    [t('invoice.issued'), request.issued ? dateTimeText(request.issued) : ''],
  ] as const
  const canRequest = actions.includes('request')
  const bar =
    actions.length > 0 ? (
      <View className={s.bar}>
        {actions.includes('withdraw') ? (
          <Button kind="ghost" busy={busy} onTap={() => void withdraw()}>
            {t('invoice.withdraw')}
          </Button>
        ) : null}
        {canRequest ? (
          <Button kind={isWaiting ? 'ghost' : 'primary'} disabled={busy} onTap={onEdit}>
            {t(isWaiting ? 'invoice.edit' : 'invoice.again')}
          </Button>
        ) : null}
      </View>
    ) : undefined
  return (
    <Screen title={nameIn(rule.names, language)} bar={bar}>
      <View className={s.page}>
        <View className={s.card}>
          <View className={s.head} role="heading" aria-level={2}>
            {request.status_display}
          </View>
          {hint ? <View className={s.hint}>{hint}</View> : null}
          {request.number ? (
            <View className={s.fact}>
              <Text className={s.label}>{t('invoice.number')}</Text>
              <Text className={s.value}>{request.number}</Text>
              <Button
                kind="ghost"
                size="s"
                label={`${t('invoice.copy')} ${t('invoice.number')}`}
                onTap={() => void copyText(request.number)}
              >
                {t('invoice.copy')}
              </Button>
            </View>
          ) : null}
          {facts
            .filter(([, text]) => text !== '')
            .map(([label, text]) => (
              <View key={label} className={s.fact}>
                <Text className={s.label}>{label}</Text>
                <Text className={s.value}>{text}</Text>
              </View>
            ))}
        </View>
        <InvoiceSum invoice={invoice} />
      </View>
    </Screen>
  )
}
