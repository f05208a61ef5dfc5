import type { DistMessage } from '@storefront/contract/entities/promotion/distribution'
import { View } from '@tarojs/components'
import s from '@/features/promotion/distribution/components/Promoter.module.scss'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { go } from '@/router'
import { distKeys, distributionApi } from '@/services/api/distribution'
import { usePaged } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'

const idOf = ({ id }: DistMessage): number => id

/** distribution.message: what the programme told the promoter, with a button home (spec 3). */
export function DistMessagesScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const { items, view } = usePaged<DistMessage>({
    key: distKeys.messages(),
    load: distributionApi.messages,
    idOf,
    enabled: guard === null,
  })
  const goHome = () => void go('mobile.index')
  return (
    <Screen title={t('dist.messages')} state={guard ?? undefined}>
      <ListView
        {...view}
        skeleton={<SkeletonRows rows={3} />}
        empty={
          <Empty
            icon="doc"
            text={t('dist.noMessages')}
            hint={t('dist.noMessagesHint')}
            action={{ text: t('dist.home'), onTap: goHome }}
          />
        }
      >
        <View className={s.page} role="list">
          {items.map(({ id, title, text, created: sentAt }) => (
            <View key={id} className={s.card} role="listitem">
              <View className={s.title}>{title}</View>
              <View className={s.text}>{text}</View>
              <View className={s.quiet}>{dateTimeText(sentAt)}</View>
            </View>
          ))}
        </View>
      </ListView>
      {items.length > 0 && (
        <View className={s.page}>
          <Button wide kind="secondary" onTap={goHome}>
            {t('dist.home')}
          </Button>
        </View>
      )}
    </Screen>
  )
}
