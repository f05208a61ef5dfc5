/** What a page of modules and the page builder that frames it say to each other (docs/preview-frame.md). */

/** A module as the editor learns of it; `config` is the one that is drawn, with its pictures' addresses. */
export interface FramedModule {
  readonly id: number
  readonly type: string
  readonly name: string
  readonly style: string
  readonly config: Readonly<Record<string, unknown>>
  readonly editable: boolean
}

export type ToEditor =
  | {
      readonly type: 'ready'
      /** `sub` is the part that is shown of a composed page. */
      readonly page: { readonly id: number; readonly slug: string; readonly title: string; readonly sub: number | null }
      readonly modules: readonly FramedModule[]
    }
  /** The edit button of a module was pressed. */
  | { readonly type: 'edit'; readonly module: number }
  /** Of the page's content, in CSS px. */
  | { readonly type: 'height'; readonly height: number }
  /** A config was not taken; `reason` in the words of the one who is logged in. */
  | { readonly type: 'refused'; readonly module: number; readonly reason: string }

export type FromEditor =
  | { readonly type: 'hello' }
  /** Draw the module with this config, the whole of it. */
  | { readonly type: 'config'; readonly module: number; readonly config: Record<string, unknown>; readonly style?: string; readonly name?: string }
  /** Show this module and mark it; null marks none. */
  | { readonly type: 'select'; readonly module: number | null }

export interface PreviewListener {
  /** An editor of an allowed origin is connected; called again after the editor reloads. */
  connected(send: (message: ToEditor) => void): void
  message(message: FromEditor): void
}

export interface PreviewFrame {
  /** Opened for a preview (`?preview`), and framed by the page at the top of the window itself. */
  isAsked(): boolean
  /** Answers an editor of one of these origins, or of our own. Once. */
  connect(origins: readonly string[], listener: PreviewListener): void
}
