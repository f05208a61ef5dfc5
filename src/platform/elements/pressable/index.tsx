import type { MouseEvent } from 'react'
import { css } from '@/platform/css'
import type { PressableProps } from '@/platform/elements/types'

/** A real link when it leads somewhere, a real button otherwise: keyboard, focus and new tabs come with them. */
export function Pressable({
  onTap,
  href,
  label,
  className,
  style,
  disabled,
  role,
  checked,
  expanded,
  describedBy,
  id,
  isTabStop,
  children,
}: PressableProps) {
  const shared = {
    id,
    className,
    style: css(style),
    'aria-label': label,
    'aria-expanded': expanded,
    'aria-describedby': describedBy,
  }
  if (href !== undefined && !disabled)
    return (
      <a {...shared} href={href} onClick={(event) => follow(event, onTap)}>
        {children}
      </a>
    )
  const state =
    role === 'tab' || role === 'option'
      ? { 'aria-selected': checked }
      : role && role !== 'button'
        ? { 'aria-checked': checked }
        : { 'aria-pressed': checked }
  // A disabled button cannot have the focus: in a group that the arrow keys walk through it only says so.
  const reach =
    isTabStop === undefined
      ? { disabled, onClick: onTap }
      : { tabIndex: isTabStop ? 0 : -1, 'aria-disabled': disabled || undefined, onClick: disabled ? undefined : onTap }
  return (
    <button {...shared} {...state} {...reach} type="button" role={role}>
      {children}
    </button>
  )
}

/** A plain click stays in the app; one that asks for a new tab or a download is the browser's. */
function follow(event: MouseEvent, onTap: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onTap()
}
