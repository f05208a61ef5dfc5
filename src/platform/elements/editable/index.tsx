import { type MouseEvent, useEffect, useRef } from 'react'
import type { EditableProps } from '@/platform/elements/types'
import s from './editable.module.scss'

/** Links of what is being edited lead nowhere: the page would be gone from the editor. All other taps work. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return
  event.preventDefault()
  event.stopPropagation()
}

/** A module inside a preview frame, with its edit button; one that the editor has selected is marked and in sight. */
export function Editable({ label, text, isSelected, onEdit, children }: EditableProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSelected) box.current?.scrollIntoView({ block: 'center' })
  }, [isSelected])
  return (
    <div ref={box} className={isSelected ? `${s.box} ${s.selected}` : s.box} data-selected={isSelected || undefined}>
      <div onClickCapture={stay}>{children}</div>
      <button type="button" className={s.edit} aria-label={label} onClick={onEdit}>
        {text}
      </button>
    </div>
  )
}
