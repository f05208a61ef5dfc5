import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { SearchBox } from '@/shared/search/SearchBox'
import { SearchModal } from '@/shared/search/SearchModal'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { openDialog } from '@/ui/overlay/store'
import { Tabs } from '@/ui/navigation/Tabs'
import { FilterButton } from './FilterButton'
import s from './ListHead.module.scss'
import { OrderingBar } from './OrderingBar'
import type { ListSpec } from './spec'
import type { ListState } from './useListQuery'

interface ListHeadProps<T, Q extends object> {
  readonly spec: ListSpec<T, Q>
  readonly list: ListState<Q>
  /** In the place of the list's own search box. */
  readonly box?: ReactNode
  /** The search box and `children` alone: nothing is listed yet. */
  readonly bare?: boolean
  /** Stands right under the search box. */
  readonly children?: ReactNode
}

/** The controls of a list, those that its spec names: search, filter tabs, orderings, and the way to the panel. */
export function ListHead<T, Q extends object>({ spec, list, box, bare, children }: ListHeadProps<T, Q>) {
  const t = useT()
  const { values, change } = list
  const find = (text: string) => change({ search: text })
  const ownBox = (placeholder: string) => {
    const value = values.search ?? ''
    const openModal = async () => {
      const words = await openDialog(SearchModal, { value, placeholder })
      if (words !== undefined && words !== value) find(words)
    }
    return <SearchBox value={value} placeholder={placeholder} onSearch={find} onWords={() => void openModal()} />
  }
  const search = box ?? (spec.search ? ownBox(t(spec.search)) : null)
  const { tabs, orderings = [], panel = [] } = bare ? {} : spec
  const hasBar = orderings.length > 1 || panel.length > 0
  const hasMore = tabs !== undefined || hasBar || Boolean(children)
  if (!search && !hasMore) return null
  return (
    <View className={cx(s.head, search && hasMore && s.slides)}>
      {search ? <View className={s.box}>{search}</View> : null}
      {children}
      {tabs ? (
        <Tabs
          items={tabs.options.map(({ value, label }) => ({ key: value, title: t(label) }))}
          current={values[tabs.name] ?? ''}
          label={t(tabs.label)}
          onChange={(value) => change({ [tabs.name]: value })}
        />
      ) : null}
      {hasBar ? (
        <View className={cx(s.bar, (tabs || children) && s.on, orderings.length < 2 && s.end)}>
          {orderings.length > 1 ? (
            <OrderingBar tabs={orderings} value={values.ordering} onChange={(ordering) => change({ ordering })} />
          ) : null}
          {panel.length > 0 ? (
            <FilterButton panel={panel} values={values} onChange={change} count={list.count} />
          ) : null}
        </View>
      ) : null}
    </View>
  )
}
