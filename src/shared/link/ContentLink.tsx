import type { Link } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { OpenTag } from '@/platform/elements/open-tag'
import { Pressable } from '@/platform/elements/pressable'
import { goLink } from '@/router'
import { linkHref } from './href'
import { openHere, weappOf } from './weapp'

interface ContentLinkProps {
  readonly link: Link | null
  readonly label?: string
  readonly className?: string
  readonly style?: string
  readonly children?: ReactNode
}

/** The link of a page builder (spec 2). Without a target it is plain content, not a control that does nothing. */
export function ContentLink({ link, label, className, style, children }: ContentLinkProps) {
  if (!link || Object.keys(link).length === 0)
    return (
      <View className={className} style={style}>
        {children}
      </View>
    )
  const weapp = weappOf(link)
  if (weapp) {
    const open = () => void openHere(link, weapp)
    return (
      <Pressable
        href={linkHref(link)}
        onTap={open}
        label={label}
        className={className}
        style={`position:relative;${style ?? ''}`}
      >
        {children}
        <OpenTag {...weapp} onFail={open} />
      </Pressable>
    )
  }
  return (
    <Pressable href={linkHref(link)} onTap={() => void goLink(link)} label={label} className={className} style={style}>
      {children}
    </Pressable>
  )
}
