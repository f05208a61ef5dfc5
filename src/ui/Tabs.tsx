import { Text } from '@tarojs/components'
import { Scroller } from '@/platform/elements/scroller'
import { Tap } from '@/platform/elements/tap'
import { cx } from '@/lib/cx'
import s from './Tabs.module.scss'

export interface TabsProps<K extends string> {
  readonly items: readonly { readonly key: K; readonly title: string }[]
  readonly current: K
  readonly onChange: (key: K) => void
  readonly label: string
}

/** A row of tabs that shares the width while it fits and scrolls when it does not. */
export function Tabs<K extends string>({ items, current, onChange, label }: TabsProps<K>) {
  return (
    <Scroller className={s.tabs} label={label}>
      {items.map(({ key, title }) => (
        <Tap key={key} role="tab" checked={key === current} className={cx(s.tab, key === current && s.on)} onTap={() => onChange(key)}>
          <Text>{title}</Text>
        </Tap>
      ))}
    </Scroller>
  )
}
