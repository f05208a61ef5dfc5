import { RichText, View } from '@tarojs/components'
import { absolute } from '../../mini/absolute'
import type { HtmlProps } from '../types'

/** Mini-programs' rich text knows inline styles alone; pictures are held inside the column here. */
const fitted = (html: string) =>
  html
    .replace(/(<img [^>]*?src=")([^"]*)/g, (_, before: string, address: string) => before + absolute(address))
    .replace(/<img /g, '<img style="max-width:100%;height:auto;display:block;border-radius:12px;margin:12px 0" ')
    .replace(/<p>/g, '<p style="margin:0 0 12px">')
    .replace(/<h3>/g, '<h3 style="margin:20px 0 8px">')
    .replace(/<blockquote>/g, '<blockquote style="margin:12px 0;padding-left:12px;border-left:3px solid #d9d3c5">')

export function Html({ html, className }: HtmlProps) {
  return (
    <View className={className}>
      <RichText nodes={fitted(html)} />
    </View>
  )
}
