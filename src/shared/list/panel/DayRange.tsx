import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { DateField } from '@/ui/controls/DateField'
import type { PanelPartProps } from '@/shared/list/spec'
import { Chips } from './Chips'
import { Part } from './Part'
import s from './Part.module.scss'
import { type Direction, spansOf } from './spans'

/** The first and the last day, both in full; common spans by one tap. */
export function DayRange({ direction, values, onChange }: PanelPartProps & { readonly direction: Direction }) {
  const t = useT()
  const { from = '', to = '' } = values
  const items = spansOf(direction, Date.now()).map((span) => {
    const isOn = span.from === from && span.to === to
    return {
      key: span.label,
      title: t(span.label),
      isOn,
      onTap: () => onChange(isOn ? { from: '', to: '' } : { from: span.from, to: span.to }),
    }
  })
  return (
    <Part label={t('list.days')}>
      <Chips label={t('list.days')} items={items} />
      <View className={s.dates}>
        <DateField
          kind="date"
          label={t('list.from')}
          value={from}
          clearable
          onChange={(text) => onChange({ from: text })}
        />
        <DateField kind="date" label={t('list.to')} value={to} clearable onChange={(text) => onChange({ to: text })} />
      </View>
    </Part>
  )
}
