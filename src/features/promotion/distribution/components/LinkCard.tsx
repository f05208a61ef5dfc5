import type { Promoter, PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import { Text, View } from '@tarojs/components'
import { usePromoterLink } from '@/features/promotion/distribution/usePromoterLink'
import { useT } from '@/i18n'
import { copyText } from '@/shared/device/copyText'
import { Button } from '@/ui/controls/Button'
import { Tag } from '@/ui/display/Tag'
import s from './Promoter.module.scss'

const home = { type: 'home', id: null } as const

interface LinkCardProps extends Pick<PromoterAccount, 'visits' | 'orders'> {
  readonly promoter: Promoter
}

/** The promoter's link and poster of the shop, their code, and the visits and orders by them. */
export function LinkCard({ promoter, visits, orders }: LinkCardProps) {
  const t = useT()
  const { copyLink, openPoster, busy } = usePromoterLink(home)
  const title = t('dist.homeLink')
  return (
    <View className={s.card}>
      <View className={s.head}>
        <View className={s.title}>{t('dist.shareTitle')}</View>
        <View className={s.flag}>
          <Tag tone="primary">{promoter.dist_kind_display}</Tag>
        </View>
      </View>
      <View className={s.pair}>
        <Button
          className={s.sharing}
          kind="secondary"
          busy={busy}
          label={`${t('dist.link')} ${title}`}
          onTap={() => void copyLink()}
        >
          {t('dist.link')}
        </Button>
        <Button
          className={s.sharing}
          busy={busy}
          label={`${t('dist.poster')} ${title}`}
          onTap={() => void openPoster()}
        >
          {t('dist.poster')}
        </Button>
      </View>
      <View className={s.codeRow}>
        <View className={s.why}>
          <View className={s.quiet}>{t('dist.code')}</View>
          <View className={s.code}>
            <Text userSelect>{promoter.code}</Text>
          </View>
        </View>
        <Button size="s" kind="ghost" onTap={() => void copyText(promoter.code)}>
          {t('dist.copyCode')}
        </Button>
      </View>
      <View className={s.counts}>
        <View>
          <View className={s.quiet}>{t('dist.visitCount')}</View>
          <View className={s.sum}>{visits}</View>
        </View>
        <View>
          <View className={s.quiet}>{t('dist.orderCount')}</View>
          <View className={s.sum}>{orders}</View>
        </View>
      </View>
    </View>
  )
}
