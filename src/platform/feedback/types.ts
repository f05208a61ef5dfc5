export interface ToastOptions {
  /**
   * Spec 8: errors stand at the bottom, a few at the centre. A mini-program has the centre alone. `tap` is beside what was
   * tapped last, on the web.
   */
  readonly at?: 'bottom' | 'center' | 'tap'
  readonly ms?: number
}

export interface Feedback {
  /** A line break in the text is one in the toast. */
  toast(text: string, options?: ToastOptions): void
  /** Shows that something goes on until the returned function is called. */
  loading(text: string): () => void
}
