import type { PageModule } from '@storefront/contract/entities/content/page'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import { Editable } from '@/platform/elements/editable'
import { usePreview } from './store'

/** Inside a preview frame, a module that may be edited has its edit button (spec 2); elsewhere it is just itself. */
export function EditableModule({
  module: { id, name, editable },
  children,
}: {
  readonly module: PageModule
  readonly children: ReactNode
}) {
  const t = useT()
  const isOn = usePreview((state) => state.isOn)
  const isSelected = usePreview((state) => state.selected === id)
  const point = usePreview((state) => state.point)
  if (!isOn || !editable) return <>{children}</>
  return (
    <Editable
      label={t('preview.editModule', { name })}
      text={t('preview.edit')}
      isSelected={isSelected}
      onEdit={() => usePreview.getState().edit(id)}
      onPoint={point?.(id)}
    >
      {children}
    </Editable>
  )
}
