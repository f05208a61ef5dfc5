import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { ShareButton } from '@/platform/elements/share-button'
import { share } from '@/platform/share'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './OwnCoupon.module.scss'

interface GiveSheetProps {
  readonly own: UserCoupon
  readonly busy: boolean
  readonly onClose: () => void
  /** Sends by the place's own means and tells how that went. */
  readonly onShare: () => void
  /** The vendor's own button has taken over, which does not tell how it went. */
  readonly onVendor: () => void
}

/** Giving a coupon to a friend: what happens, and the way to share its link. */
export function GiftSheet({ own, busy, onClose, onShare, onVendor }: GiveSheetProps) {
  const t = useT()
  return (
    <Sheet open title={t('give.title')} onClose={onClose}>
      <View className={s.steps}>
        <View className={s.label}>{own.coupon.label}</View>
        <View className={s.hint}>{t('give.steps')}</View>
        <View className={s.hint}>{t('give.back')}</View>
      </View>
      <View className={s.code}>
        {share.way() === 'vendor-button' ? (
          <ShareButton className={s.send} label={t('give.share')} onTap={onVendor}>
            {t('give.share')}
          </ShareButton>
        ) : (
          <Button wide busy={busy} onTap={onShare}>
            {t('give.share')}
          </Button>
        )}
      </View>
    </Sheet>
  )
}
