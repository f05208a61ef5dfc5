import { formatPrice } from '@storefront/contract/domain/money'
import type { Figures } from '@storefront/contract/entities/site/dashboard'
import { Text, View } from '@tarojs/components'
import { type Translate, useT } from '@/i18n'
import { useCurrency } from '@/state/site'
import s from './Data.module.scss'

/** The shown figures, in this order. */
export const figureKeys = [
  'sales',
  'orders',
  'paid_orders',
  'page_views',
  'visitors',
  'conversion',
  'verifications',
  'refunds',
] as const
export type FigureKey = (typeof figureKeys)[number]

/** Formats a figure: money with its sign, a share with its percent. */
export function figureText(
  t: Translate,
  currency: Parameters<typeof formatPrice>[1],
  key: FigureKey,
  figures: Partial<Figures>,
): string {
  const value = figures[key]
  if (value === null || value === undefined) return t('opsData.none')
  if (key === 'conversion') return `${value}%`
  return typeof value === 'string' ? formatPrice(value, currency) : String(value)
}

/** Figures as a list of terms, two in a row. */
export function FigureGrid({ figures }: { readonly figures: Figures }) {
  const t = useT()
  const currency = useCurrency()
  return (
    <View className={s.figures} role="list">
      {figureKeys.map((key) => (
        <View key={key} className={s.figure} role="listitem">
          <Text className={s.figureLabel}>{t(`opsData.${key}`)}</Text>
          <Text className={s.figureValue}>{figureText(t, currency, key, figures)}</Text>
        </View>
      ))}
    </View>
  )
}
