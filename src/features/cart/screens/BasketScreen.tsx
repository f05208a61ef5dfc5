import type { BasketLine } from '@storefront/contract/entities/cart/basket'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { go, goLogin } from '@/router'
import { keys, queryClient } from '@/services/query'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { confirm } from '@/ui/overlay/dialogs'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { BasketBar } from '@/features/cart/components/BasketBar'
import { BasketRow } from '@/features/cart/components/BasketRow'
import s from './BasketScreen.module.scss'
import { groupLines } from '@/features/cart/basket-lines'
import { useBasket } from '@/features/cart/useBasket'

/** The basket. A visitor sees why it is worth to log in rather than being sent away from a tab. */
export function BasketScreen() {
  const t = useT()
  const status = useSession((state) => state.status)
  const { query, actions } = useBasket(status === 'user')
  const basket = query.data
  const screenState = useScreenState(query, <SkeletonRows rows={4} />)
  useDidShow(() => {
    if (status === 'user') void query.refetch({ cancelRefetch: false })
  })

  const remove = async (lines: readonly BasketLine[]) => {
    const text = t(lines.length > 1 ? 'pages.basket.clearAsk' : 'pages.basket.removeAsk')
    if (await confirm({ text, confirmText: t('pages.basket.remove'), cancelText: t('common.cancel'), danger: true })) await actions.remove(lines)
  }
  const checkout = () => {
    queryClient.removeQueries({ queryKey: keys.checkout('basket') })
    void go('shop.checkout', { source: 'basket' })
  }

  let state: ScreenState = screenState
  if (status === 'visitor') {
    state = {
      kind: 'empty',
      icon: 'cart',
      text: t('pages.basket.visitor'),
      hint: t('pages.basket.visitorHint'),
      action: { text: t('pages.basket.login'), onTap: () => void goLogin() },
    }
  } else if (basket?.lines.length === 0) {
    state = {
      kind: 'empty',
      icon: 'cart',
      text: t('pages.basket.empty'),
      hint: t('pages.basket.emptyHint'),
      action: { text: t('pages.basket.shop'), onTap: () => void go('shop.category') },
    }
  }
  const { valid, invalid } = groupLines(basket?.lines ?? [])
  const bar =
    basket && valid.length > 0 ? <BasketBar basket={basket} onSelectAll={(selected) => void actions.selectAll(selected)} onCheckout={checkout} /> : undefined
  return (
    <Screen title={t('pages.basket.title')} tab="shop.basket" state={state} bar={bar}>
      <View className={s.list}>
        {valid.length > 0 ? (
          <View className={s.group}>
            {valid.map((line) => (
              <BasketRow key={line.id} line={line} actions={actions} onRemove={(lines) => void remove(lines)} />
            ))}
          </View>
        ) : null}
        {invalid.length > 0 ? (
          <View className={s.group}>
            <View className={s.head}>
              {t('pages.basket.invalid')}
              <Button kind="ghost" size="s" onTap={() => void remove(invalid)}>
                {t('pages.basket.clearInvalid')}
              </Button>
            </View>
            {invalid.map((line) => (
              <BasketRow key={line.id} line={line} actions={actions} onRemove={(lines) => void remove(lines)} />
            ))}
          </View>
        ) : null}
      </View>
    </Screen>
  )
}
