import type { RouteName } from '@storefront/contract/routes'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/elements/pressable'
import { go, type GoOptions } from '@/router'
import type { Params } from '@/routes'
import { webHref } from './href'

interface RouteLinkProps {
  readonly to: RouteName
  readonly params?: Params
  readonly options?: GoOptions
  /** Called at a tap, before the screen opens. */
  readonly onTap?: () => void
  /** Name for those who do not see it, where the content is no text. */
  readonly label?: string
  readonly className?: string
  readonly style?: string
  readonly children?: ReactNode
}

/** A link to a screen: a real one on H5, with an address that can be copied or opened in a new tab. */
export function RouteLink({ to, params, options, onTap, label, className, style, children }: RouteLinkProps) {
  return (
    <Pressable
      href={webHref(to, params)}
      onTap={() => {
        onTap?.()
        void go(to, params, options)
      }}
      label={label}
      className={className}
      style={style}
    >
      {children}
    </Pressable>
  )
}
