import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import s from './OrderingBar.module.scss'
import { isTabOf, orderingAfter, type OrderingTab } from './spec'

interface OrderingBarProps {
  readonly tabs: readonly OrderingTab[]
  /** The ordering as the call has it; none is the list's own. */
  readonly value: string | undefined
  readonly onChange: (ordering: string | undefined) => void
}

/** 综合, 销量, 价格↑↓. */
export function OrderingBar({ tabs, value, onChange }: OrderingBarProps) {
  const t = useT()
  /** Returns the name of a tab with two directions for screen readers: its current direction. */
  const nameOf = ({ value: up, reverse, names }: OrderingTab): string | undefined => {
    if (!names || !value) return undefined
    return value === up ? t(names[0]) : value === reverse ? t(names[1]) : undefined
  }
  return (
    <View className={s.bar} role="group" aria-label={t('list.ordering')}>
      {tabs.map((tab) => {
        const isOn = isTabOf(tab, value)
        return (
          <Pressable
            key={tab.label}
            className={cx(s.tab, isOn && s.on)}
            checked={isOn}
            label={nameOf(tab)}
            onTap={() => onChange(orderingAfter(tab, value))}
          >
            <Text>{t(tab.label)}</Text>
            {tab.reverse ? (
              <View className={s.arrows}>
                <Icon name="down" size={12} className={cx(s.up, isOn && value === tab.value && s.lit)} />
                <Icon name="down" size={12} className={cx(s.down, isOn && value === tab.reverse && s.lit)} />
              </View>
            ) : null}
          </Pressable>
        )
      })}
    </View>
  )
}
