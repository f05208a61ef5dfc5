import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** config/elements.ts: a mini-program's view that holds one text. */
      words: { readonly text: string; readonly className?: string; readonly 'aria-label'?: string }
    }
  }
}
