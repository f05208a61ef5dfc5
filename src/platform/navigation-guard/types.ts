/** A screen that would lose what was filled in. */
export interface Unsaved {
  /**
   * Going back from the screen in front asks first, until the returned function is called: by `ask` where the way back
   * is ours, by the vendor with `text` where it is the vendor's.
   */
  hold(text: string, ask: () => Promise<boolean>): () => void
}
