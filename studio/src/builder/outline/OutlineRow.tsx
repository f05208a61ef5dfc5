import { Icon } from '../../app/Icon'
import { memo, useState } from 'react'
import { useRowDrop } from '../../editing/useRowDrop'
import { useT } from '../../i18n'
import { moduleName, moveTo, typeName } from '../actions/module-actions'
import type { ModuleId } from '../document/types'
import { useBuilder, useBuilderStore, useModule } from '../document/useBuilder'
import { RowActions } from './RowActions'

/** The type of a dragged module of this page. */
const DRAG_TYPE = 'application/x-storefront-module'

/** One module of the outline: selected by a press, moved by dragging, by buttons and by keys. */
export const OutlineRow = memo(function OutlineRow({ id }: { id: ModuleId }) {
  const t = useT()
  const store = useBuilderStore()
  const module = useModule(id)
  const isSelected = useBuilder(({ selected }) => selected === id)
  const isHovered = useBuilder(({ hovered }) => hovered === id)
  const drop = useRowDrop(DRAG_TYPE, (source, target, edge) => {
    const order = store.getState().document.order.filter((one) => one !== source)
    moveTo(store, source, order.indexOf(target) + (edge === 'after' ? 1 : 0))
  })
  const edge = drop.edgeAt(id)
  // Sixty rows of buttons are slow to make: a row has them while it is pointed at, focused or selected.
  const [isNear, setIsNear] = useState(false)
  if (!module) return null
  const name = moduleName(module)
  const classes = [
    'builder-row',
    isSelected && 'builder-row-selected',
    isHovered && 'builder-row-hovered',
    module.hidden && 'builder-row-hidden',
    edge && `builder-row-${edge}`,
  ]
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      onPointerEnter={() => setIsNear(true)}
      onPointerLeave={() => setIsNear(false)}
      onFocus={() => setIsNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsNear(false)}
      {...drop.dragProps(id)}
      {...drop.dropProps(id)}
    >
      <Icon name="handle" className="builder-handle" />
      <button
        type="button"
        className="builder-row-name"
        data-module={id}
        aria-current={isSelected}
        onClick={() => store.getState().select(id)}
      >
        <span className="builder-ellipsis">{name}</span>
        <small className="builder-ellipsis">
          {typeName(module.type)}
          {module.hidden && ` · ${t('builder.module.hidden')}`}
        </small>
      </button>
      {module.hidden && <Icon name="hidden" />}
      {(isSelected || isNear) && <RowActions module={module} />}
    </li>
  )
})
