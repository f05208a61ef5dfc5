import { View } from '@tarojs/components'
import { useRoute } from '@/router'
import { Tabs } from '@/ui/navigation/Tabs'
import s from './PageTabs.module.scss'

/** Returns the tab that the address names; the first where it names none of them. */
export function usePageTab<K extends string>(keys: readonly [K, ...K[]]): K {
  const { params } = useRoute()
  return keys.find((key) => key === params.tab) ?? keys[0]
}

interface PageTabsProps<K extends string> {
  readonly items: readonly [
    { readonly key: K; readonly title: string },
    ...{ readonly key: K; readonly title: string }[],
  ]
  readonly current: K
  readonly label: string
}

/** Tabs over lists of their own, the chosen one in the address: a reload and "back" come to the same. */
export function PageTabs<K extends string>({ items, current, label }: PageTabsProps<K>) {
  const { setQuery } = useRoute()
  const [{ key: first }] = items
  return (
    <View className={s.tabs}>
      <Tabs
        items={items}
        current={current}
        label={label}
        onChange={(key) => setQuery({ tab: key === first ? undefined : key })}
      />
    </View>
  )
}
