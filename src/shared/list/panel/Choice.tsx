import { useT } from '@/i18n'
import type { FilterTabs, PanelPartProps } from '@/shared/list/spec'
import { Chips } from './Chips'
import { Part } from './Part'

/** One of a few values. */
export function Choice({ name, label, options, values, onChange }: FilterTabs & PanelPartProps) {
  const t = useT()
  const now = values[name] ?? ''
  const items = options.map(({ value, label: words }) => ({
    key: value,
    title: t(words),
    isOn: value === now,
    onTap: () => onChange({ [name]: value }),
  }))
  return (
    <Part label={t(label)}>
      <Chips label={t(label)} items={items} />
    </Part>
  )
}
