import { createContext, type ReactNode } from 'react'

/**
 * The use of a desktop's window by a screen: one narrow column, a wide one, pictures beside the facts, or the bar
 * beside the content.
 */
export type ScreenLayout = 'column' | 'wide' | 'split' | 'side'

/** The parts that a layout arranges on a screen. */
export interface ScreenParts {
  readonly layout: ScreenLayout
  readonly isReady: boolean
  readonly inside: ReactNode
  readonly bar: ReactNode
}

/** The layout that a screen has now. */
export const LayoutContext = createContext<ScreenLayout>('column')
