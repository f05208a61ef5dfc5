import type { RouteName } from '@storefront/contract/routes'
import type { ComponentType, ReactNode } from 'react'

/** The facts about a screen that the parts around it get. */
export interface ChromeProps {
  readonly route: RouteName
  /** It stands under the tab bar. */
  readonly isTab: boolean
  /** Its content is there: not loading, not failed. */
  readonly isReady: boolean
}

/**
 * The parts around the content of every screen (spec 2): the screen knows the places, the features that fill them know
 * the site and the user.
 */
export interface Chrome {
  /** Above the content, in the flow. */
  readonly Top: ComponentType<ChromeProps>
  /** Shows its children, or what has to be done before they may be seen. */
  readonly Gate: ComponentType<ChromeProps & { readonly children: ReactNode }>
  /** After the content, in the flow. */
  readonly Foot: ComponentType<ChromeProps>
  /** Fixed over the content, above the bars at the foot. */
  readonly Floats: ComponentType<ChromeProps>
}

let registeredChrome: Chrome | null = null

/** Called once, before the first screen; without it screens stand alone. */
export function registerChrome(chrome: Chrome | null): void {
  registeredChrome = chrome
}

export const chrome = (): Chrome | null => registeredChrome
