import { nameIn } from '@storefront/contract/domain/country/country'
import type { InvoiceRule } from '@storefront/contract/domain/country/invoice'
import {
  hasTaxNumber,
  INVOICE_LIMITS,
  invoiceBuyers,
  type InvoiceInput,
} from '@storefront/contract/domain/orders/invoice'
import type { OrderInvoice } from '@storefront/contract/entities/orders/invoice'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useLanguage, useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { replaceQueryData } from '@/services/query'
import { invoiceKeys, invoicesApi } from '@/services/api/invoices'
import { useSubmit } from '@/services/use-submit'
import { OptionRows } from '@/ui/controls/OptionRows'
import { TextField } from '@/ui/controls/TextField'
import { Screen } from '@/ui/layout/Screen'
import { draftErrors, EMPTY_DRAFT } from './invoice-draft'
import s from './Invoice.module.scss'
import { InvoiceSum } from './InvoiceSum'

interface InvoiceFormProps {
  readonly invoice: OrderInvoice
  readonly rule: InvoiceRule
  /** Called once the request is stored. */
  readonly onSent: () => void
}

/** The form of a request for an invoice, with what was filled in the last time. */
export function InvoiceForm({ invoice, rule, onSent }: InvoiceFormProps) {
  const t = useT()
  const language = useLanguage()
  const { order: number, last, request } = invoice
  const start = last ?? EMPTY_DRAFT
  const [draft, setDraft] = useState<InvoiceInput>(start)
  const [showsErrors, setShowsErrors] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start)
  const letGo = useNavigationGuard(isChanged)
  const { submit, busy } = useSubmit(`request_invoice:${number}`, (input: InvoiceInput, key: string) =>
    invoicesApi.request(number, input, key),
  )
  const errors = draftErrors(rule, draft, language, t)
  const field = (name: 'title' | 'tax_number' | 'email') => ({
    value: draft[name],
    error: showsErrors ? errors[name] : null,
    onChange: (text: string) => setDraft((old) => ({ ...old, [name]: text })),
  })
  const isCompany = draft.buyer === 'company'

  const send = async () => {
    setShowsErrors(true)
    if (Object.keys(errors).length > 0) return
    const reply = await submit({ ...draft, title: draft.title.trim(), email: draft.email.trim() })
    if (!reply) return
    letGo()
    replaceQueryData<OrderInvoice>(invoiceKeys.ofOrder(number), reply)
    feedback.toast(t('invoice.sent'), { at: 'center' })
    onSent()
  }
  return (
    <Screen
      title={nameIn(rule.names, language)}
      bar={
        <FootButton
          text={t(request?.status === 'waiting' ? 'invoice.save' : 'invoice.submit')}
          busy={busy}
          onTap={() => void send()}
        />
      }
    >
      <View className={s.page}>
        <InvoiceSum invoice={invoice} />
        <View className={s.rows}>
          <OptionRows
            one
            label={t('invoice.buyer')}
            options={invoiceBuyers.map((value) => ({ value, label: t(`invoice.${value}`) }))}
            chosenValues={[draft.buyer]}
            onChange={([next]) => setDraft((old) => ({ ...old, buyer: next === 'company' ? next : 'personal' }))}
          />
          <TextField
            {...field('title')}
            isRequired
            label={t('invoice.title')}
            placeholder={t(isCompany ? 'invoice.titleCompany' : 'invoice.titlePerson')}
            autoComplete={isCompany ? 'organization' : 'name'}
            maxLength={INVOICE_LIMITS.title}
          />
          {hasTaxNumber(rule, draft.buyer) ? (
            <TextField
              {...field('tax_number')}
              isRequired={isCompany}
              label={nameIn(rule.taxNumber.names, language)}
              placeholder={isCompany ? rule.taxNumber.example : t('invoice.optional')}
              maxLength={INVOICE_LIMITS.taxNumber}
            />
          ) : null}
          <TextField
            {...field('email')}
            isRequired
            kind="email"
            label={t('invoice.email')}
            description={t('invoice.emailHint')}
            placeholder="name@example.com"
            autoComplete="email"
            maxLength={INVOICE_LIMITS.email}
          />
        </View>
      </View>
    </Screen>
  )
}
