import { Icon } from '../Icon'
import { type DragEvent, memo, useState } from 'react'
import { useT } from '../../i18n'
import { moduleName, moveTo, typeName } from '../actions/module-actions'
import type { ModuleId } from '../document/types'
import { useBuilder, useBuilderStore, useModule } from '../document/useBuilder'
import { RowActions } from './RowActions'

/** What is dragged is a module of this page. */
const DRAG_TYPE = 'application/x-storefront-module'

/** A row is dropped on: the module goes before it from its upper half, behind it from its lower one. */
function useDrop(id: ModuleId) {
  const store = useBuilderStore()
  const [edge, setEdge] = useState<'before' | 'after' | null>(null)
  const edgeOf = ({ clientY, currentTarget }: DragEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return clientY < top + height / 2 ? 'before' : 'after'
  }
  return {
    edge,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(DRAG_TYPE)) return
      event.preventDefault()
      setEdge(edgeOf(event))
    },
    onDragLeave: () => setEdge(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      const other = Number(event.dataTransfer.getData(DRAG_TYPE))
      const place = edgeOf(event)
      setEdge(null)
      if (!other || other === id) return
      event.preventDefault()
      const order = store.getState().document.order.filter((one) => one !== other)
      moveTo(store, other, order.indexOf(id) + (place === 'after' ? 1 : 0))
    },
  }
}

/** One module of the outline: selected by a press, moved by dragging, by buttons and by keys. */
export const OutlineRow = memo(function OutlineRow({ id }: { id: ModuleId }) {
  const t = useT()
  const store = useBuilderStore()
  const module = useModule(id)
  const isSelected = useBuilder(({ selected }) => selected === id)
  const isHovered = useBuilder(({ hovered }) => hovered === id)
  const { edge, ...drop } = useDrop(id)
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
      draggable
      onPointerEnter={() => setIsNear(true)}
      onPointerLeave={() => setIsNear(false)}
      onFocus={() => setIsNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsNear(false)}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, String(id))
        event.dataTransfer.effectAllowed = 'move'
      }}
      {...drop}
    >
      <Icon name="handle" className="builder-handle" />
      <button type="button" className="builder-row-name" data-module={id} aria-current={isSelected} onClick={() => store.getState().select(id)}>
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
