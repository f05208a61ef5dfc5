import { Image, RichText, View } from '@tarojs/components'
import { useMemo } from 'react'
import { type HtmlPart, splitAtImages } from '@/lib/html-images'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import type { HtmlProps } from '@/platform/elements/types'
import { LinkedHtml } from './linked-html'
import { richNodes } from './rich-nodes'

/** Mini-programs' rich text supports inline styles only; they limit pictures to the width of the column. */
const fitImages = (html: string) =>
  richNodes(
    html
      .replace(/(<img [^>]*?src=")([^"]*)/g, (_, before: string, address: string) => before + toAbsoluteUrl(address))
      .replace(/<img /g, '<img style="max-width:100%;height:auto;display:block;border-radius:12px;margin:12px 0" ')
      .replace(/<p>/g, '<p style="margin:0 0 12px">')
      .replace(/<h3>/g, '<h3 style="margin:20px 0 8px">')
      .replace(/<blockquote>/g, '<blockquote style="margin:12px 0;padding-left:12px;border-left:3px solid #d9d3c5">'),
  )

/** As the sheet of a text dresses its pictures on the web, which does not reach into these. */
const PICTURE = { display: 'block', width: '100%', borderRadius: '12px', margin: '12px 0' }

/**
 * The vendors' rich text does not tell which picture was tapped, so that each picture is an element of its own. A tap
 * on a table with pictures begins with its first one.
 */
export function Html({ html, className, onImage, onLink, imageLabel }: HtmlProps) {
  const parts = useMemo(() => splitAtImages(html), [html])
  return (
    <View className={className}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
        <Part key={index} part={part} onImage={onImage} onLink={onLink} imageLabel={imageLabel} />
      ))}
    </View>
  )
}

function Part({ part, onImage, onLink, imageLabel }: { readonly part: HtmlPart } & Pick<HtmlProps, 'onImage' | 'onLink' | 'imageLabel'>) {
  if (part.kind === 'html') return <LinkedHtml html={part.html} draw={fitImages} onLink={onLink} />
  const open = () => onImage?.(part.src)
  if (part.kind === 'table') return <RichText nodes={fitImages(part.html)} onClick={open} />
  return <Image src={toAbsoluteUrl(part.src)} mode="widthFix" lazyLoad style={PICTURE} aria-role="img" aria-label={part.alt || imageLabel} onClick={open} />
}
