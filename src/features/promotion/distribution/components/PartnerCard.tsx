import type { PartnerPage } from '@storefront/contract/entities/promotion/distribution'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import s from './Promoter.module.scss'

/** The promoter: avatar, name, kind and message. */
export function PartnerCard({ partner: { name, avatar, dist_kind, msg } }: { readonly partner: PartnerPage }) {
  const t = useT()
  return (
    <View className={s.partner}>
      <View className={s.portrait}>
        {avatar ? <Picture image={avatar} alt="" width={72} ratio={1} /> : <Icon name="user" size={32} />}
      </View>
      <View className={s.title}>{name}</View>
      <View className={s.kind}>{t(`dist.kind.${dist_kind}`)}</View>
      {msg ? <View className={s.saying}>{msg}</View> : null}
    </View>
  )
}
