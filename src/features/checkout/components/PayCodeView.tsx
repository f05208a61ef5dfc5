import type { PaymentMethod } from '@storefront/contract/domain/checkout/payment-methods'
import { methodOfChannel } from '@storefront/contract/domain/checkout/payment-methods'
import { formatPrice } from '@storefront/contract/domain/money'
import type { PayCode } from '@storefront/contract/entities/checkout/payment'
import { Text, View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { type TextKey, useT } from '@/i18n'
import { codeGroups } from '@/lib/text'
import { endTimeText } from '@/lib/time'
import { Img } from '@/platform/elements/img'
import { externalLink } from '@/platform/external-link'
import { Button } from '@/ui/controls/Button'
import { QrCode } from '@/ui/display/QrCode'
import { useCurrency } from '@/ui/stores'
import { PayMark, payNames } from './PayMark'
import s from './PayCodeView.module.scss'

const QR_SIZE = 220

const accountSteps = ['payCode.steps.va1', 'payCode.steps.va2', 'payCode.steps.va3'] as const
/** The steps of each method that is paid with another app. */
const steps: Readonly<Partial<Record<PaymentMethod, readonly TextKey[]>>> = {
  qris: ['payCode.steps.qris1', 'payCode.steps.qris2', 'payCode.steps.qris3'],
  gopay: ['payCode.steps.gopay1', 'payCode.steps.gopay2'],
  va_bca: accountSteps,
  va_bni: accountSteps,
  va_bri: accountSteps,
  va_mandiri: ['payCode.steps.bill1', 'payCode.steps.bill2', 'payCode.steps.bill3'],
}

export interface PayCodeViewProps {
  readonly code: PayCode
  /** The order's total. */
  readonly amount: string
  readonly busy: boolean
  readonly onCheck: () => void
  readonly onOther: () => void
}

/** The code or number by which an order is paid with another app, until when, and how. */
export function PayCodeView({ code, amount, busy, onCheck, onOther }: PayCodeViewProps) {
  const t = useT()
  const price = formatPrice(amount, useCurrency())
  const method = methodOfChannel[code.channel]
  const name = t(payNames[method])
  const { app_url: appUrl, account } = code
  return (
    <View className={s.card}>
      <View className={s.head}>
        <PayMark method={method} />
        <Text className={s.title}>{name}</Text>
      </View>
      <Qr code={code} label={t('payCode.qrLabel', { amount: price })} />
      {code.qr || code.qr_picture ? <View className={s.hint}>{t('payCode.saveHint')}</View> : null}
      {account?.biller ? <NumberRow label={t('payCode.biller')} number={account.biller} /> : null}
      {account ? (
        <NumberRow label={t(account.biller ? 'payCode.billKey' : 'payCode.number')} number={account.number} />
      ) : null}
      <View className={s.until}>{t('payCode.until', { time: endTimeText(code.expires) })}</View>
      <View className={s.hint} role="status">
        {t('payCode.waiting')}
      </View>
      <View className={s.buttons}>
        {appUrl ? (
          <Button wide onTap={() => void externalLink.open(appUrl, async () => undefined)}>
            {t('payCode.openApp', { name })}
          </Button>
        ) : null}
        <Button wide kind={appUrl ? 'secondary' : 'primary'} busy={busy} onTap={onCheck}>
          {t('payCode.check')}
        </Button>
        <Button wide kind="ghost" onTap={onOther}>
          {t('payCode.other')}
        </Button>
        <View className={s.hint}>{t('payCode.otherHint')}</View>
      </View>
      <View className={s.how} role="heading" aria-level={2}>
        {t('payCode.how')}
      </View>
      {steps[method]?.map((step, at) => (
        <View key={step} className={s.step}>
          <Text className={s.place}>{at + 1}</Text>
          <Text className={s.words}>{t(step, { amount: price })}</Text>
        </View>
      ))}
    </View>
  )
}

function Qr({ code: { qr, qr_picture: picture }, label }: { readonly code: PayCode; readonly label: string }) {
  if (qr) return <QrCode text={qr} size={QR_SIZE} label={label} />
  return picture ? (
    <View className={s.picture}>
      <Img src={picture} alt={label} className={s.image} eager pressMenu />
    </View>
  ) : null
}

function NumberRow({ label, number }: { readonly label: string; readonly number: string }) {
  const t = useT()
  return (
    <View className={s.row}>
      <View className={s.words}>
        <View className={s.label}>{label}</View>
        <View className={s.number}>{codeGroups(number)}</View>
      </View>
      <Button size="s" kind="secondary" label={`${t('payCode.copy')} ${label}`} onTap={() => void copyText(number)}>
        {t('payCode.copy')}
      </Button>
    </View>
  )
}
