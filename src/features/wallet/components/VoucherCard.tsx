import type { VoucherHolder } from '@storefront/contract/entities/wallet/voucher'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { untilText } from '@/lib/time'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import s from './Voucher.module.scss'

interface VoucherCardProps {
  readonly voucher: VoucherHolder
  /** Its name leads to its own screen. */
  readonly isLink?: boolean
}

/** Pickup vouchers of one kind: what they are for, how many are left and until when, and the way to fetch one. */
export function VoucherCard({ voucher, isLink }: VoucherCardProps) {
  const t = useT()
  const { id, name, product, quantity, available, end } = voucher
  const isOver = end !== null && Date.parse(end) <= Date.now()
  return (
    <View className={s.card}>
      <View className={s.pic}>
        <Picture image={product?.main_image ?? null} alt="" width={80} ratio={1} />
      </View>
      <View className={s.body}>
        {isLink ? (
          <RouteLink to="shop.pickupcard.detail" params={{ id }} className={s.name}>
            {name}
          </RouteLink>
        ) : (
          <View className={s.name}>{name}</View>
        )}
        <View className={s.left}>{t('vouchers.left', { available, quantity })}</View>
        <View className={s.days}>
          {isOver ? t('vouchers.over') : end ? t('vouchers.until', { date: untilText(end) }) : t('vouchers.forever')}
        </View>
        {product && available > 0 && !isOver ? (
          <View className={s.actions}>
            <Button
              size="s"
              kind="primary"
              label={`${t('vouchers.fetch')} ${product.name}`}
              onTap={() => void go('shop.product.detail', { id: product.id, pickup: id })}
            >
              {t('vouchers.fetch')}
            </Button>
          </View>
        ) : null}
      </View>
    </View>
  )
}
