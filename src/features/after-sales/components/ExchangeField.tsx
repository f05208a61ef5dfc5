import type { OrderLine } from '@storefront/contract/entities/orders/order'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { afterSalesApi, afterSalesKeys } from '@/services/api/after-sales'
import { Button } from '@/ui/controls/Button'
import { OptionRows } from '@/ui/controls/OptionRows'
import s from './Return.module.scss'

interface ExchangeFieldProps {
  readonly line: OrderLine
  readonly quantity: number
  readonly value: number | null
  readonly error: string | null
  readonly onChange: (variantId: number) => void
}

/** The replacement: a variant of the line's product at its price; one with too little stock cannot be chosen. */
export function ExchangeField({ line, quantity, value, error, onChange }: ExchangeFieldProps) {
  const t = useT()
  const query = useQuery({
    queryKey: afterSalesKeys.exchangeVariants(line.id),
    queryFn: ({ signal }) => afterSalesApi.exchangeVariants(line.id, { signal }),
    staleTime: 0,
  })
  if (query.isError)
    return (
      <View className={s.loading}>
        <Button kind="ghost" onTap={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </View>
    )
  if (!query.data) return <View className={s.loading}>{t('common.loading')}</View>
  if (query.data.variants.length === 0) return <View className={s.loading}>{t('ret.noVariants')}</View>
  return (
    <OptionRows
      one
      label={t('ret.exchangeTo')}
      options={query.data.variants.map(({ id, attributes_label, inventory, image }) => {
        const isShort = inventory !== null && inventory < quantity
        return {
          value: String(id),
          label: attributes_label || line.product_name,
          image,
          disabled: isShort,
          ...(isShort && { note: t('ret.variantShort') }),
        }
      })}
      chosenValues={value === null ? [] : [String(value)]}
      error={error}
      description={t('ret.exchangeHint')}
      onChange={([next]) => onChange(Number(next))}
    />
  )
}
