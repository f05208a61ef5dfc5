import { type TextKey, useT } from '@/i18n'
import type { PanelPartProps } from '@/shared/list/spec'
import { Chips } from './Chips'
import { Part } from './Part'

/** A filter that is on or off. */
export interface SwitchRow {
  readonly name: string
  readonly label: TextKey
}

interface SwitchesProps extends PanelPartProps {
  readonly label: TextKey
  readonly rows: readonly SwitchRow[]
}

/** Filters that are on or off, each for itself. */
export function Switches({ label, rows, values, onChange }: SwitchesProps) {
  const t = useT()
  const items = rows.map(({ name, label: words }) => {
    const isOn = values[name] === 'true'
    return { key: name, title: t(words), isOn, onTap: () => onChange({ [name]: isOn ? '' : 'true' }) }
  })
  return (
    <Part label={t(label)}>
      <Chips label={t(label)} items={items} />
    </Part>
  )
}
