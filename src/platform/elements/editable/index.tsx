import { type MouseEvent, useEffect, useRef } from 'react'
import { cx } from '@/lib/text'
import type { EditableProps } from '@/platform/elements/types'
import s from './editable.module.scss'

/** Links of what is being edited lead nowhere: the page would be gone from the editor. All other taps work. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A module inside a preview frame, with its edit button or under the pointer; one that the editor has selected is
 * marked and in sight.
 */
export function Editable({ label, text, isSelected, onEdit, onPoint, children }: EditableProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Of one that is higher than the window its beginning is wanted.
    const isHigh = (box.current?.offsetHeight ?? 0) > window.innerHeight
    if (isSelected) box.current?.scrollIntoView({ block: isHigh ? 'start' : 'nearest', behavior: 'smooth' })
  }, [isSelected])
  const point = (kind: 'hover' | 'leave' | 'click') => {
    if (!box.current || !onPoint) return
    const { top, left, width, height } = box.current.getBoundingClientRect()
    onPoint(kind, { top, left, width, height })
  }
  return (
    <div
      ref={box}
      className={cx(s.box, isSelected && s.selected, onPoint && s.pointed)}
      data-selected={isSelected || undefined}
      onPointerEnter={() => point('hover')}
      onPointerLeave={() => point('leave')}
    >
      <div
        onClickCapture={(event) => {
          point('click')
          stay(event)
        }}
      >
        {children}
      </div>
      {!onPoint && (
        <button type="button" className={s.edit} aria-label={label} onClick={onEdit}>
          {text}
        </button>
      )}
    </div>
  )
}
