import type { HTMLAttributes } from 'react'
import { css } from '@/platform/css'

/** Props that mean something to mini-programs only; as attributes of an element they would be noise. */
const MINI_ONLY = new Set([
  'animation',
  'catchMove',
  'compileMode',
  'disableScroll',
  'hoverClass',
  'hoverStartTime',
  'hoverStayTime',
  'hoverStopPropagation',
  'onLongPress',
  'selectable',
  'userSelect',
])

/** Taro's spellings of two attributes. */
const RENAMED: Readonly<Record<string, string>> = { ariaLabel: 'aria-label', ariaRole: 'role' }

/** Props of a Taro component as attributes of its element. */
export function domProps(props: object): HTMLAttributes<HTMLElement> {
  const attributes: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props)) {
    if (MINI_ONLY.has(key)) continue
    // Mini-programs take a style as text, React as an object.
    attributes[RENAMED[key] ?? key] = key === 'style' && typeof value === 'string' ? css(value) : value
  }
  return attributes
}
