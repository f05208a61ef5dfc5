import { useT } from '@/i18n'
import { Editable } from '@/platform/elements/editable'
import { type ModuleFrame, usePreview } from './store'

/** A module that may be edited, with its edit button (spec 2, preview frame). */
export const EditableModule: ModuleFrame = ({ module: { id, name }, children }) => {
  const t = useT()
  const isSelected = usePreview((state) => state.selected === id)
  const point = usePreview((state) => state.point)
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
