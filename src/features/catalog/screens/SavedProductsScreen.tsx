import type { SavedKind } from '@storefront/contract/domain/catalog/saved-products'
import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { View } from '@tarojs/components'
import { SavedRow } from '@/features/catalog/components/SavedRow'
import { useSavedList } from '@/features/catalog/useSavedList'
import { useRefetchOnShow } from '@/shared/list/usePaged'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, goLogin, useRoute } from '@/router'
import { catalogApi } from '@/services/api/catalog'
import { showError } from '@/services/error-handler'
import { keys, queryClient } from '@/services/query'
import { clearDeviceSaved, removeDeviceSaved } from '@/state/saved-products'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'
import { Tabs } from '@/ui/navigation/Tabs'
import { confirm } from '@/ui/overlay/dialogs'
import s from './SavedProductsScreen.module.scss'

const tabs = ['favourite', 'seen'] as const satisfies readonly SavedKind[]

/** Favourites and recently seen products; the chosen list is part of the address. A visitor's are on the device. */
export function SavedProductsScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const kind: SavedKind = params.tab === 'seen' ? 'seen' : 'favourite'
  return (
    <Screen title={t('savedList.title')}>
      <Tabs
        items={tabs.map((key) => ({ key, title: t(`savedList.${key}`) }))}
        current={kind}
        label={t('savedList.title')}
        onChange={(tab) => setQuery({ tab: tab === 'favourite' ? undefined : tab })}
      />
      <SavedList key={kind} kind={kind} />
    </Screen>
  )
}

function SavedList({ kind }: { readonly kind: SavedKind }) {
  const t = useT()
  const isUser = useSession(({ user }) => user !== null)
  const list = useSavedList(kind)
  const { items, view, refetch } = list
  // A product that was opened from here may have been marked or unmarked.
  useRefetchOnShow(list)
  const change = async (call: () => Promise<unknown>) => {
    try {
      await call()
      await queryClient.invalidateQueries({ queryKey: keys.saved(kind) })
    } catch (error) {
      showError(error)
    }
    await refetch()
  }
  const remove = ({ id }: ProductBrief) =>
    change(async () => {
      if (isUser) await catalogApi.removeFavourite(id)
      else removeDeviceSaved('favourite', id)
      feedback.toast(t('saved.removed'), { at: 'center' })
    })
  const clear = async () => {
    if (!(await confirm({ text: t('savedList.clearAsk'), confirmText: t('savedList.clear'), danger: true }))) return
    await change(async () => {
      if (isUser) await catalogApi.clearSeen()
      else clearDeviceSaved('seen')
    })
  }
  const empty = (
    <Empty
      icon={kind === 'seen' ? 'time' : 'star'}
      text={t(`savedList.empty.${kind}`)}
      hint={t(`savedList.emptyHint.${kind}`)}
      action={{ text: t('savedList.shop'), onTap: () => void go('shop.category') }}
      second={isUser ? undefined : { text: t('savedList.login'), onTap: () => void goLogin() }}
    />
  )
  return (
    <ListView {...view} skeleton={<SkeletonRows rows={5} />} empty={empty}>
      <View className={s.page}>
        {isUser || items.length === 0 ? null : (
          <View className={s.notice}>
            <View className={s.text}>{t('savedList.onDevice')}</View>
            <Button kind="ghost" size="s" onTap={() => void goLogin()}>
              {t('savedList.login')}
            </Button>
          </View>
        )}
        <View className={s.list}>
          {items.map((product) => (
            <SavedRow
              key={product.id}
              product={product}
              onRemove={kind === 'favourite' ? () => void remove(product) : undefined}
            />
          ))}
        </View>
        {kind === 'seen' && items.length > 0 ? (
          <Button kind="ghost" className={s.clear} onTap={() => void clear()}>
            {t('savedList.clear')}
          </Button>
        ) : null}
      </View>
    </ListView>
  )
}
