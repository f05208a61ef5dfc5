/**
 * Data that the server and the client exchange about a server-rendered page (docs/decisions/022-server-rendering.md).
 */
import type { Site } from './entities/site/site'
import type { Language } from './language'
import type { TextTree } from './texts'

/**
 * Returns the version that the native app around a page names in its user agent (docs/native-bridge.md); undefined in a
 * browser.
 */
export const appVersionOf = (userAgent: string): string | undefined => /StorefrontApp\/([\w.-]+)/.exec(userAgent)?.[1]

/** The texts of a language by their namespaces. */
export type Namespaces = Readonly<Record<string, TextTree>>

/** Data on which the first render depends, besides that of the screen: the browser starts with the same. */
export interface FirstPage {
  readonly site: Site
  readonly language: Language
  /** Milliseconds, Unix time: when the page was rendered. */
  readonly now: number
  /** Texts of the screen in a language that the client does not carry; null for the one that it does. */
  readonly texts: Namespaces | null
  /** Whether comments are shown to this client (spec 6). */
  readonly hasComments: boolean
}

/** A reply of a call that is there already, by its name (src/state/initial-data). */
export interface InitialData {
  readonly id: string
  readonly data: unknown
}

export interface RenderInput {
  /** Below the site's root, with a slash at both ends: `/product/1/`. */
  readonly path: string
  /** Path of the site's root at its origin: `/mobile` or `/mobile-t/{slug}`. */
  readonly webRoot: string
  readonly site: Site
  readonly language: Language
  readonly now: number
  /** All texts of the language. */
  readonly texts: Namespaces
  readonly initialData: InitialData
  readonly hasComments: boolean
}

export interface RenderedPage {
  /** HTML of the element that the app renders into. */
  readonly html: string
  readonly firstPage: FirstPage
  /** Page of the route table, by which its files are known. */
  readonly page: string
}

/** The one entry of src that runs at the server; the build writes it as `render.cjs`. */
export interface ServerRender {
  /** The page of an address; null for a screen that is not rendered at the server. Throws what rendering throws. */
  render(input: RenderInput): RenderedPage | null
}
