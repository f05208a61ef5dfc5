import type { Site } from '@storefront/contract/entities/site/site'
import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { renewFollow } from '@/features/site/follow-state'
import { copyText } from '@/shared/device/copyText'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { Img } from '@/platform/elements/img'
import { env } from '@/platform/env'
import { Button } from '@/ui/controls/Button'
import s from './FollowCard.module.scss'

/** The account's code, how to follow by it, and its name to copy (spec 2). */
export function FollowCard({ site }: { readonly site: Pick<Site, 'wx_qr_url' | 'wx_name' | 'name'> }) {
  const t = useT()
  const name = site.wx_name || site.name
  // Who reads the code leaves for the account's page, and comes back as a follower.
  useDidShow(() => void renewFollow())
  return (
    <View className={s.card}>
      <View className={s.frame}>
        <Img src={site.wx_qr_url} alt={t('site.follow.code', { name })} className={s.code} eager pressMenu />
      </View>
      {/* A long press reads the code inside WeChat alone. */}
      <View className={s.press}>
        {t(env.kind === 'wechat' || env.kind === 'weapp' ? 'site.follow.press' : 'site.follow.scan')}
      </View>
      <View className={s.account}>
        <Text className={s.key}>{t('site.follow.account')}</Text>
        <Text className={s.name} selectable>
          {name}
        </Text>
        <Button kind="secondary" size="s" onTap={() => void copyText(name)}>
          {t('site.follow.copy')}
        </Button>
      </View>
      <View className={s.hint}>{t('site.follow.search')}</View>
    </View>
  )
}
