import { View } from '@tarojs/components'
import { Fragment, useState } from 'react'
import { useT } from '@/i18n'
import type { Params, Query } from '@/routes'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './FilterSheet.module.scss'
import { withoutFilters } from './list-params'
import type { PanelPart } from './spec'

interface FilterSheetProps {
  readonly panel: readonly PanelPart[]
  readonly values: Query
  readonly onApply: (values: Params) => void
  readonly onClose: () => void
}

/** The filters of a list: selected here, and applied to the request when confirmed. */
export function FilterSheet({ panel, values, onApply, onClose }: FilterSheetProps) {
  const t = useT()
  const names = panel.flatMap((part) => part.names)
  const [draft, setDraft] = useState<Query>(() => Object.fromEntries(names.map((name) => [name, values[name] ?? ''])))
  const lay = (next: Params) =>
    setDraft((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value ?? '')])),
    }))
  const foot = (
    <View className={s.foot}>
      <Button kind="ghost" className={s.half} onTap={() => lay(withoutFilters(panel))}>
        {t('list.reset')}
      </Button>
      <Button className={s.half} onTap={() => onApply(draft)}>
        {t('common.confirm')}
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
