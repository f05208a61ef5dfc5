import type { PropsWithChildren } from 'react'

/**
 * Root of a page that has nothing but Taro and React: what the storefront's figures of Lighthouse are compared with.
 */
export default function App({ children }: PropsWithChildren) {
  return children
}
