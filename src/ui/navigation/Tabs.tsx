import { TABS_FIT_MAX } from '@storefront/contract/constants'
import { Text } from '@tarojs/components'
import { useId } from 'react'
import { Scroller } from '@/platform/elements/scroller'
import { Pressable } from '@/platform/elements/pressable'
import { cx } from '@/lib/text'
import s from './Tabs.module.scss'

export interface TabsProps<K extends string> {
  readonly items: readonly { readonly key: K; readonly title: string }[]
  readonly current: K
  readonly onChange: (key: K) => void
  readonly label: string
}

/** A row of tabs that shares the width up to four of them, and scrolls when they are more or do not fit (spec 9). */
export function Tabs<K extends string>({ items, current, onChange, label }: TabsProps<K>) {
  // Selectors take no colons.
  const id = `t${useId().replace(/:/g, '')}`
  const isLong = items.length > TABS_FIT_MAX
  const idOf = (key: K) => (isLong ? `${id}-${key}` : undefined)
  return (
    <Scroller className={cx(s.tabs, isLong && s.long)} label={label} role="tablist" showing={idOf(current)}>
      {items.map(({ key, title }) => (
        <Pressable
          key={key}
          id={idOf(key)}
          role="tab"
          checked={key === current}
          className={cx(s.tab, key === current && s.on)}
          onTap={() => onChange(key)}
        >
          <Text>{title}</Text>
        </Pressable>
      ))}
    </Scroller>
  )
}
