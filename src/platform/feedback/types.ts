export interface ToastOptions {
  /** Spec 8: errors stand at the bottom, a few at the centre. A mini-program has the centre alone. */
  readonly at?: 'bottom' | 'center'
  readonly ms?: number
}

export interface Feedback {
  /** A line break in the text is one in the toast. */
  toast(text: string, options?: ToastOptions): void
  /** Shows that something goes on until the returned function is called. */
  loading(text: string): () => void
}
