import { create } from 'zustand'
import { stored } from '@/platform/storage'

/** Whether a user who may do operators' work sees the shop or the ops area (spec 1). */
export type View = 'user' | 'operator'

const isView = (value: unknown): value is View => value === 'user' || value === 'operator'
const cache = stored<View>('view', { version: 1, empty: 'user', check: isView })
const store = create<{ readonly view: View }>()(() => ({ view: cache.read() }))

/** Remembered on this device until the user logs out; it holds for users with permissions alone. */
export function setView(view: View): void {
  cache.write(view)
  store.setState({ view })
}

/** Returns the chosen view, whether or not the current user may use it. */
export const useChosenView = (): View => store((state) => state.view)
