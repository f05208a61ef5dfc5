import type { Image } from '@storefront/contract/entities/common'
import type { Language } from '@storefront/contract/language'

/** A screen's place in the site, from its top: the label, and the path below the site's root. */
export interface Breadcrumb {
  readonly label: string
  readonly path: string
}

/**
 * Description of a screen for search engines, link previews and readers without scripts. All texts are plain but
 * `html`.
 */
export interface ScreenDocument {
  /** Below the site's root, as `product/1/`: the one address of what may be reached by several. */
  readonly path: string
  /** Empty for the home page, which is called by the site's name. */
  readonly title: string
  readonly description: string
  readonly kind: 'website' | 'product' | 'article'
  /** The largest of the first screen. */
  readonly picture: Image | null
  /** Title and picture for link previews; null uses the screen's own. */
  readonly share?: { readonly title: string | null; readonly picture: Image | null }
  /** From the home page, which is left out, to this screen's parent. */
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Lines of facts: a price, a time, a place. */
  readonly facts: readonly string[]
  /** Cleaned HTML. */
  readonly html: string
  /** Screens that this one leads to. */
  readonly links: readonly Breadcrumb[]
  /** schema.org, without `@context`; addresses are made by `absolute`. */
  readonly structuredData: (address: Addresses) => readonly Readonly<Record<string, unknown>>[]
  /** Data that the client reads instead of a call (src/state/initial-data). */
  readonly initialData: { readonly id: string; readonly data: unknown } | null
}

/** A language of the site, with the addresses of its screens. */
export interface Alternate {
  readonly language: Language
  readonly screen: Addresses['screen']
}

/** Whole addresses of a site's screens and pictures. */
export interface Addresses {
  /** @param path below the site's root */
  readonly screen: (path: string) => string
  /** @param url as the wire has it: whole, or from the origin's root */
  readonly file: (url: string) => string
}
