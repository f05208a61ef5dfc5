import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Img } from '@/platform/elements/img'
import { router } from '@/router/router'
import { go } from '@/router'
import { Button } from '@/ui/controls/Button'
import { CouponStub } from './CouponStub'
import s from './Reward.module.scss'
import type { ContentProps } from './content'

/** Coupons that were received, and the way to them. */
export function CouponsContent({ message, leave }: ContentProps) {
  const t = useT()
  return (
    <View className={s.face}>
      {message.img_url ? <Img src={message.img_url} alt="" className={s.picture} eager /> : null}
      <View className={s.title}>{message.description || t('flash.coupons')}</View>
      {message.subDescription ? <View className={s.text}>{message.subDescription}</View> : null}
      <View className={s.list}>
        {(message.coupons ?? []).map((coupon) => (
          <CouponStub key={coupon.id} coupon={coupon} />
        ))}
      </View>
      <Button
        wide
        onTap={() => leave(() => (router.here().name === 'shop.usercoupon' ? undefined : go('shop.usercoupon')))}
      >
        {t('flash.myCoupons')}
      </Button>
    </View>
  )
}
