import { formatPrice } from '@storefront/contract/domain/money'
import type { DistOffer } from '@storefront/contract/entities/promotion/distribution'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { RouteLink } from '@/shared/link/RouteLink'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { useCurrency } from '@/ui/stores'
import s from './Promoter.module.scss'
import { usePercent } from '../usePercent'

/** The rates of an offer, and that joining is free. */
export function OfferRates({ offer }: { readonly offer: DistOffer | undefined }) {
  const t = useT()
  const percent = usePercent()
  if (!offer) return <View className={s.quiet}>{t('dist.fee')}</View>
  const { rate_from: from, rate_to: to } = offer
  return (
    <View className={s.purse}>
      <View className={s.word}>{t('dist.earnRate')}</View>
      <View className={s.amount}>
        {from === to
          ? t('dist.percent', { n: percent(to) })
          : t('dist.percents', { from: percent(from), to: percent(to) })}
      </View>
      <View className={s.word}>{t('dist.earnBase')}</View>
      <View className={s.fee}>{t('dist.fee')}</View>
    </View>
  )
}

/** The income from one sale of some goods. */
export function OfferGoods({ goods }: Pick<DistOffer, 'goods'>) {
  const t = useT()
  const currency = useCurrency()
  return (
    <View className={s.card}>
      <View className={s.title}>{t('dist.examples')}</View>
      <View role="list">
        {goods.map(({ type, id, title, main_image, price, commission }) => (
          <View key={`${type}:${id}`} className={s.example} role="listitem">
            <RouteLink
              to={type === 'event' ? 'event.event.detail' : 'shop.product.detail'}
              params={{ id }}
              className={s.exampleLink}
            >
              <View className={s.thumb}>
                <Picture image={main_image} alt="" width={56} ratio={1} />
              </View>
              <View className={s.why}>
                <View className={s.name}>{title}</View>
                <View className={s.quiet}>{formatPrice(price, currency)}</View>
              </View>
              <View className={s.earning}>
                <View className={s.quiet}>{t('dist.exampleEarn')}</View>
                <Price amount={commission} sum />
              </View>
            </RouteLink>
          </View>
        ))}
      </View>
      <View className={s.rule}>{t('dist.exampleNote')}</View>
    </View>
  )
}
