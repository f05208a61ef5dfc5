import type { Widget } from '../types'

/** Sent back as it came; nobody sees it. */
export const hidden: Widget<unknown> = { empty: null, parse: (raw) => raw ?? null, Component: () => null }
