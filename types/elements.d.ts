import type { CSSProperties } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // config/elements.ts: views of a mini-program that are one node each.
      /** One text. */
      words: {
        readonly text: string
        readonly className?: string
        readonly style?: CSSProperties
        readonly 'aria-label'?: string
      }
      /** An amount of money in its parts. */
      amount: { readonly sign?: string; readonly symbol: string; readonly whole: string; readonly decimals?: string }
      /** A picture in its box. */
      photo: {
        readonly src?: string
        readonly eager?: boolean
        readonly className?: string
        readonly style?: string
        readonly 'aria-label'?: string
        readonly onError?: () => void
      }
    }
  }
}
