import { View } from '@tarojs/components'
import { createElement } from 'react'
import { css } from '@/platform/css'
import type { HtmlTableProps } from '@/platform/elements/types'

/** A table in a box that scrolls sideways where it is wider than the column. */
export const HtmlTable = ({ element, style, draw }: HtmlTableProps) => (
  <View className="h5-scroll">
    {createElement('table', { className: 'h5-table', style: css(style) }, ...draw(element.children))}
  </View>
)
