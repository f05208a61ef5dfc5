import { secondsUntil } from '@/ui/display/timeLeft'
import { textOf } from '../read'
import type { ModuleConfig } from '../types'

/** Returns whether a countdown has nothing to show: no moment to come, and no text for its end. */
export const isOver = ({ until, ended }: ModuleConfig): boolean =>
  textOf(ended) === '' && !((secondsUntil(textOf(until), Date.now()) ?? 0) > 0)
