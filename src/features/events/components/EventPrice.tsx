import { isFree } from '@storefront/contract/domain/money'
import { Text } from '@tarojs/components'
import { useT } from '@/i18n'
import { Price } from '@/ui/display/Price'
import s from '@/features/events/screens/EventScreen.module.scss'

/** The price of an event's cheapest ticket. */
export function EventPrice({ amount, className }: { readonly amount: string; readonly className: string | undefined }) {
  const t = useT()
  return (
    <Price amount={amount} size="l" {...(className && { className })}>
      {isFree(amount) ? null : <Text className={s.suffix}>{t('pages.event.from')}</Text>}
    </Price>
  )
}
