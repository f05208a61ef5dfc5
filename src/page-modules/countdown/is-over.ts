import { secondsUntil } from '@/ui/display/timeLeft'
import { textOf } from '../read'
import type { ModuleConfig } from '../types'

/** Returns whether a countdown has nothing to show: no moment, or one that is over without a text for it. */
export function isOver(config: ModuleConfig): boolean {
  const until = textOf(config.until)
  if (Number.isNaN(Date.parse(until))) return true
  return secondsUntil(until, Date.now()) === 0 && textOf(config.ended) === ''
}
