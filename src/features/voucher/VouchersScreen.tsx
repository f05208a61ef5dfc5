import type { VoucherHolder } from '@storefront/contract/entities/social'
import { View } from '@tarojs/components'
import { usePaged } from '@/features/list/usePaged'
import { useShownAnew } from '@/features/list/useShownAnew'
import { useMember } from '@/features/screen/useMember'
import { walletKeys } from '@/features/wallet/keys'
import { useT } from '@/i18n'
import { dateText } from '@/lib/time'
import { go } from '@/routes'
import { wallet } from '@/services/wallet'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { ListView } from '@/ui/ListView'
import { Picture } from '@/ui/Picture'
import { Screen } from '@/ui/Screen'
import { SkeletonRows } from '@/ui/Skeleton'
import s from './Voucher.module.scss'

const idOf = ({ id }: VoucherHolder): number => id

/** pickupholder: the pickup vouchers of which something is left to fetch. */
export function VouchersScreen() {
  const t = useT()
  const guard = useMember()
  const vouchers = usePaged<VoucherHolder>({ key: walletKeys.vouchers(), load: wallet.vouchers, idOf, enabled: guard === null })
  const { items, view } = vouchers
  useShownAnew(vouchers)
  return (
    <Screen title={t('vouchers.title')} state={guard ?? undefined}>
      <ListView {...view} skeleton={<SkeletonRows rows={3} />} empty={<Empty icon="box" text={t('vouchers.empty')} />}>
        <View className={s.page}>
          {items.map(({ id, name, product, quantity, available, end }) => (
            <View key={id} className={s.card}>
              <View className={s.pic}>
                <Picture image={product?.main_image ?? null} alt="" width={80} ratio={1} />
              </View>
              <View className={s.body}>
                <View className={s.name}>{name}</View>
                <View className={s.left}>{t('vouchers.left', { available, quantity })}</View>
                <View className={s.days}>{end ? t('vouchers.until', { date: dateText(end) }) : t('vouchers.forever')}</View>
                {product ? (
                  <View className={s.deeds}>
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
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
