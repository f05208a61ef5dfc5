import type { ReactNode } from 'react'
import type { HtmlElement as Element } from '@/lib/html-tree'

/** The props of a component that replaces an element of a text. */
export interface RichElementProps {
  readonly element: Element
  readonly style?: string
  readonly children?: ReactNode
}
