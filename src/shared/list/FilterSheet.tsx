import { LIST_COUNT_MAX } from '@storefront/contract/constants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { Fragment, useState } from 'react'
import { useT } from '@/i18n'
import { useDebounced } from '@/lib/use-debounced'
import type { Params, Query } from '@/routes'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './FilterSheet.module.scss'
import { withoutFilters } from './list-params'
import type { PanelPart } from './spec'
import type { ListCount } from './useListQuery'

interface FilterSheetProps {
  readonly panel: readonly PanelPart[]
  readonly values: Query
  readonly count?: ListCount
  readonly onApply: (values: Params) => void
  readonly onClose: () => void
}

/** Milliseconds for which the filters stay the same before their items are counted. */
const COUNT_DELAY_MS = 300

/**
 * The filters of a list: selected here, and applied to the request when confirmed. The confirming button says how many
 * items they leave, as far as the list counts.
 */
export function FilterSheet({ panel, values, count, onApply, onClose }: FilterSheetProps) {
  const t = useT()
  const names = panel.flatMap((part) => part.names)
  const [draft, setDraft] = useState<Query>(() => Object.fromEntries(names.map((name) => [name, values[name] ?? ''])))
  const lay = (next: Params) =>
    setDraft((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value ?? '')])),
    }))
  const filters = useDebounced(draft, COUNT_DELAY_MS)
  const { data: total } = useQuery({
    queryKey: count?.key(filters) ?? ['uncounted'],
    queryFn: ({ signal }) => count?.load(filters, signal) ?? null,
    enabled: count !== undefined,
    placeholderData: keepPreviousData,
  })
  const n = typeof total === 'number' && total > LIST_COUNT_MAX ? `${LIST_COUNT_MAX}+` : total
  const foot = (
    <View className={s.foot}>
      <Button kind="ghost" className={s.half} onTap={() => lay(withoutFilters(panel))}>
        {t('list.reset')}
      </Button>
      <Button className={s.half} onTap={() => onApply(draft)}>
        {count && typeof total === 'number' ? t(count.text, { n: n ?? '', count: total }) : t('common.confirm')}
      </Button>
    </View>
  )
  return (
    <Sheet open title={t('list.filter')} onClose={onClose} foot={foot}>
      <View className={s.parts}>
        {panel.map((part) => (
          <Fragment key={part.names.join()}>{part.render({ values: draft, onChange: lay })}</Fragment>
        ))}
      </View>
    </Sheet>
  )
}
