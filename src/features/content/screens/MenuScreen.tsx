import type { Menu } from '@storefront/contract/entities/content/menu'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { contentApi } from '@/services/api/content'
import { keys } from '@/services/query'
import { ContentLink } from '@/shared/link/ContentLink'
import { homeAction, useScreenState } from '@/shared/screen/useScreenState'
import { useShareCard } from '@/shared/share/useShareCard'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'
import { usePullRefresh } from '@/ui/layout/usePullRefresh'
import s from './MenuScreen.module.scss'

type Entry = Omit<Menu['items'][number], 'items'>

function Row({ entry: { label, image, link }, isSub }: { readonly entry: Entry; readonly isSub: boolean }) {
  return (
    <ContentLink link={link} className={isSub ? s.sub : s.row}>
      {image ? (
        <View className={s.picture}>
          <Picture image={image} alt="" width={32} ratio={1} />
        </View>
      ) : null}
      <View className={s.label}>{label}</View>
      {link ? <Icon name="right" size={16} className={s.mark} /> : null}
    </ContentLink>
  )
}

/** Returns a menu by its slug. */
export const useMenu = (slug: string) =>
  useQuery({ queryKey: keys.menu(slug), queryFn: ({ signal }) => contentApi.menu(slug, { signal }) })

/** A menu of the site: its items with those below them. */
export function MenuScreen({ slug }: { readonly slug: string }) {
  const t = useT()
  const query = useMenu(slug)
  const loaded = useScreenState(query)
  useShareCard(query.data ? { title: query.data.title, name: 'mpage.menu', params: { slug } } : null)
  usePullRefresh(() => query.refetch())
  const { title = t('pages.menu.title'), items = [] } = query.data ?? {}
  const isEmpty = loaded.kind === 'ready' && items.length === 0
  return (
    <Screen
      title={title}
      state={isEmpty ? { kind: 'empty', text: t('pages.menu.empty'), action: homeAction() } : loaded}
    >
      {items.map(({ items: below, ...entry }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the menu
        <View key={index} className={s.group}>
          <Row entry={entry} isSub={false} />
          {below.map((sub, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the menu
            <Row key={place} entry={sub} isSub />
          ))}
        </View>
      ))}
    </Screen>
  )
}
