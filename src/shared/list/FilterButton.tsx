import { Text } from '@tarojs/components'
import { useState } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import type { Params, Query } from '@/routes'
import { Icon } from '@/ui/display/Icon'
import s from './FilterButton.module.scss'
import { FilterSheet } from './FilterSheet'
import type { ListCount } from './useListQuery'
import { countFilters } from './list-params'
import type { PanelPart } from './spec'

interface FilterButtonProps {
  readonly panel: readonly PanelPart[]
  readonly values: Query
  readonly onChange: (values: Params) => void
  /** Counts what the filters would leave. */
  readonly count?: ListCount
}

/** Opens the filter panel, and shows how many filters are set. */
export function FilterButton({ panel, values, onChange, count: listCount }: FilterButtonProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const count = countFilters(panel, values)
  const close = () => setOpen(false)
  const apply = (next: Params) => {
    close()
    onChange(next)
  }
  return (
    <>
      <Pressable
        className={cx(s.button, count > 0 && s.on)}
        label={count > 0 ? t('list.filtersSet', { n: count }) : undefined}
        expanded={open}
        onTap={() => setOpen(true)}
      >
        <Icon name="filter" size={16} />
        <Text>{t('list.filter')}</Text>
        {count > 0 ? <Text className={s.count}>{count}</Text> : null}
      </Pressable>
      {/* Mounted again at each opening: changes that were not confirmed are discarded. */}
      {open ? <FilterSheet panel={panel} values={values} count={listCount} onApply={apply} onClose={close} /> : null}
    </>
  )
}
