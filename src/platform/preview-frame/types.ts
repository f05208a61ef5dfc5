import type { Language } from '@storefront/contract/language'

/** The messages between a page of modules and the page builder that frames it (docs/preview-frame.md). */

/** A module as the editor learns of it; `config` is the one that is drawn, with its pictures' addresses. */
export interface FramedModule {
  readonly id: number
  readonly type: string
  readonly name: string
  readonly style: string
  readonly config: Readonly<Record<string, unknown>>
  readonly editable: boolean
}

/** A module of the draft, as a builder of version 2 sends it; pictures are `{ "$image": id }`. */
export interface DraftModule {
  readonly id: number
  readonly type: string
  readonly name: string
  readonly style: string
  readonly config: Readonly<Record<string, unknown>>
  readonly hidden: boolean
}

/** The place of a module in the frame's window, in CSS px. */
export interface ModuleRect {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** A text of a module's config that does not fit where it stands. */
export interface CutText {
  readonly module: number
  readonly text: string
}

export type ToEditor =
  | {
      readonly type: 'ready'
      /**
       * `sub` is the part that is shown of a composed page. Null, in version 2, for a page that no visitor sees yet.
       */
      readonly page: {
        readonly id: number
        readonly slug: string
        readonly title: string
        readonly sub: number | null
      } | null
      readonly modules: readonly FramedModule[]
    }
  /** The edit button of a module was pressed. */
  | { readonly type: 'edit'; readonly module: number }
  /** Version 2: the pointer came over a module, or pressed it; null left all. */
  | { readonly type: 'hover'; readonly module: number | null; readonly rect: ModuleRect | null }
  | { readonly type: 'click'; readonly module: number; readonly rect: ModuleRect }
  /** Version 2: what does not fit, once everything is drawn; `request` is the one of `measure`. */
  | { readonly type: 'measured'; readonly request: number; readonly width: number; readonly cuts: readonly CutText[] }
  /** The height of the page's content, in CSS px. */
  | { readonly type: 'height'; readonly height: number }
  /** A config was not taken; `reason` in the words of the one who is logged in. */
  | { readonly type: 'refused'; readonly module: number; readonly reason: string }

/**
 * A change of the draft that is drawn (version 2); places are counted from 0 in the whole document, hidden modules
 * included.
 */
export type DraftMessage =
  | { readonly type: 'load'; readonly title: string; readonly modules: readonly DraftModule[] }
  | { readonly type: 'insert'; readonly module: DraftModule; readonly index: number }
  | { readonly type: 'change'; readonly module: DraftModule }
  | { readonly type: 'move'; readonly module: number; readonly index: number }
  | { readonly type: 'remove'; readonly module: number }
  | { readonly type: 'hide'; readonly module: number; readonly hidden: boolean }
  | { readonly type: 'page'; readonly title: string }

export type FromEditor =
  | { readonly type: 'hello'; readonly version: 1 | 2 }
  | DraftMessage
  /** Draw with these colours; null brings the site's back. Version 2. */
  | { readonly type: 'theme'; readonly colours: Readonly<Record<string, string>> | null }
  /** Show the page in this language. Version 2. */
  | { readonly type: 'language'; readonly language: Language }
  /** Say which texts do not fit. Version 2. */
  | { readonly type: 'measure'; readonly request: number }
  /** Draw the module with this config, the whole of it. */
  | {
      readonly type: 'config'
      readonly module: number
      readonly config: Record<string, unknown>
      readonly style?: string
      readonly name?: string
    }
  /** Show this module and mark it; null marks none. */
  | { readonly type: 'select'; readonly module: number | null }

export interface PreviewListener {
  /** An editor of an allowed origin is connected; called again after the editor reloads. */
  connected(send: (message: ToEditor) => void, version: 1 | 2): void
  message(message: FromEditor): void
}

export interface PreviewFrame {
  /** Opened for a preview (`?preview`), and framed by the page at the top of the window itself. */
  isAsked(): boolean
  /** Answers an editor of one of these origins, or of our own. Once. */
  connect(origins: readonly string[], listener: PreviewListener): void
}
