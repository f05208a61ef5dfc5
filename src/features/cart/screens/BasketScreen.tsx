import type { BasketLine } from '@storefront/contract/entities/cart/basket'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useMemo, useRef, useState } from 'react'
import { BestSellers } from '@/shared/item-card/BestSellers'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { randomId } from '@/lib/hash'
import { feedback } from '@/platform/feedback'
import { go, goLogin } from '@/router'
import { catalogApi } from '@/services/api/catalog'
import { showError } from '@/services/error-handler'
import { keys, queryClient } from '@/services/query'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { BasketBar } from '@/features/cart/components/BasketBar'
import { BasketRow } from '@/features/cart/components/BasketRow'
import { FreeShippingHint, RemovedNotice } from '@/features/cart/components/BasketNotices'
import s from './BasketScreen.module.scss'
import { groupLines } from '@/features/cart/basket-lines'
import { useBasket } from '@/features/cart/useBasket'

/** The lines that were just removed, and the key under which they are put back. */
interface RemovedLines {
  readonly lines: readonly BasketLine[]
  readonly key: string
}

/** The basket. A visitor sees why it is worth to log in rather than being sent away from a tab. */
export function BasketScreen() {
  const t = useT()
  const status = useSession((state) => state.status)
  const { query, actions } = useBasket(status === 'user')
  /** The line that is on its way to the favourites: a second tap does nothing. */
  const savedLine = useRef<number | null>(null)
  const [removal, setRemoval] = useState<RemovedLines | null>(null)
  const basket = query.data
  const failure = useStartFailure()
  const screenState = useScreenState(query, <SkeletonRows rows={4} />)
  useDidShow(() => {
    if (status === 'user') void query.refetch({ cancelRefetch: false })
  })

  const clearInvalid = async (lines: readonly BasketLine[]) => {
    if (
      await confirm({
        text: t('pages.basket.clearAsk'),
        confirmText: t('pages.basket.remove'),
        cancelText: t('common.cancel'),
        danger: true,
      })
    )
      await actions.remove(lines)
  }
  // One line goes without a question, because it can be brought back; what is invalid cannot.
  const remove = async (line: BasketLine) => {
    if (await actions.remove([line])) setRemoval(line.is_valid ? { lines: [line], key: randomId() } : null)
  }
  const save = async (line: BasketLine) => {
    if (savedLine.current === line.id) return
    savedLine.current = line.id
    try {
      await catalogApi.addFavourites([line.product_id])
    } catch (error) {
      savedLine.current = null
      showError(error)
      return
    }
    void queryClient.invalidateQueries({ queryKey: keys.saved('favourite') })
    feedback.toast(t('pages.basket.saved'), { at: 'center' })
    await remove(line)
    savedLine.current = null
  }
  const restore = async ({ lines, key }: RemovedLines) => {
    if (await actions.restore(lines, key)) setRemoval(null)
  }
  const checkout = () => {
    queryClient.removeQueries({ queryKey: keys.checkout('basket') })
    void go('shop.checkout', { source: 'basket' })
  }

  const basketProducts = useMemo(() => basket?.lines.map(({ product_id }) => product_id), [basket])
  const { valid, invalid } = groupLines(basket?.lines ?? [])
  const bar =
    basket && valid.length > 0 ? (
      <BasketBar basket={basket} onSelectAll={(selected) => void actions.selectAll(selected)} onCheckout={checkout} />
    ) : undefined
  return (
    <Screen
      title={t('pages.basket.title')}
      tab="shop.basket"
      state={status === 'visitor' ? undefined : (failure ?? screenState)}
      bar={bar}
      layout="side"
    >
      {status === 'visitor' ? (
        <Empty
          icon="cart"
          text={t('pages.basket.visitor')}
          hint={t('pages.basket.visitorHint')}
          action={{ text: t('pages.basket.login'), onTap: () => void goLogin() }}
        />
      ) : null}
      <View className={s.list}>
        {removal ? (
          <RemovedNotice
            count={removal.lines.length}
            onRestore={() => void restore(removal)}
            onEnd={() => setRemoval(null)}
          />
        ) : null}
        {basket?.free_shipping ? <FreeShippingHint shipping={basket.free_shipping} /> : null}
        {valid.length > 0 ? (
          <View className={s.group}>
            {valid.map((line) => (
              <BasketRow
                key={line.id}
                line={line}
                actions={actions}
                onRemove={() => void remove(line)}
                onSave={() => void save(line)}
              />
            ))}
          </View>
        ) : null}
        {invalid.length > 0 ? (
          <View className={s.group}>
            <View className={s.head}>
              {t('pages.basket.invalid')}
              <Button kind="ghost" size="s" onTap={() => void clearInvalid(invalid)}>
                {t('pages.basket.clearInvalid')}
              </Button>
            </View>
            {invalid.map((line) => (
              <BasketRow
                key={line.id}
                line={line}
                actions={actions}
                onRemove={() => void remove(line)}
                onSave={() => void save(line)}
              />
            ))}
          </View>
        ) : null}
      </View>
      {basket?.lines.length === 0 ? (
        <Empty
          icon="cart"
          text={t('pages.basket.empty')}
          hint={t('pages.basket.emptyHint')}
          action={{ text: t('pages.basket.shop'), onTap: () => void go('shop.category') }}
        />
      ) : null}
      <BestSellers title={t('pages.basket.suggested')} without={basketProducts} />
    </Screen>
  )
}
