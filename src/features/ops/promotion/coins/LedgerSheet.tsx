import type { CoinEntry, OpsCoinUser } from '@storefront/contract/entities/promotion/coins'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { opsCoinApi, opsCoinKeys } from '@/services/api/ops/promotion'
import { usePaged } from '@/shared/list/usePaged'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Sheet } from '@/ui/overlay/Sheet'

const idOf = ({ id }: CoinEntry) => id

/** The changes of a user's coins, the newest first. */
export function LedgerSheet({ user, onClose }: { readonly user: OpsCoinUser; readonly onClose: () => void }) {
  const t = useT()
  const { uuid, name } = user
  const { items, view } = usePaged<CoinEntry>({
    key: opsCoinKeys.entries(uuid),
    load: (page, options) => opsCoinApi.entries(uuid, page, options),
    idOf,
  })
  const { status, hasMore, isLoadingMore } = view
  return (
    <Sheet open title={t('opsCoins.ledgerOf', { name })} onClose={onClose}>
      {status === 'loading' ? <SkeletonRows /> : null}
      {status === 'failed' ? <Failure text={view.errorText ?? ''} onRetry={view.onRetry} /> : null}
      {status === 'ready' && items.length === 0 ? <Empty icon="doc" text={t('opsCoins.noEntries')} /> : null}
      <View role="list" className={s.page}>
        {items.map(({ id, kind, change, after, reason_display, ref, created: createdAt }) => (
          <View key={id} role="listitem" className={s.answer}>
            <View className={s.spread}>
              <Text className={s.name}>{[reason_display, ref].filter(Boolean).join(' · ')}</Text>
              <Text className={s.status}>{`${t(`opsCoins.kind.${kind}`)} ${change > 0 ? '+' : ''}${change}`}</Text>
            </View>
            <View className={s.quiet}>{`${dateTimeText(createdAt)} · ${t('opsCoins.after', { amount: after })}`}</View>
          </View>
        ))}
      </View>
      {hasMore && status === 'ready' ? (
        <Button wide kind="ghost" busy={isLoadingMore} onTap={view.onMore}>
          {t('opsCoins.more')}
        </Button>
      ) : null}
    </Sheet>
  )
}
