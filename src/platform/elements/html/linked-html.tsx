import { RichText, type RichTextProps, Text, View } from '@tarojs/components'
import { type CSSProperties, useMemo } from 'react'
import { type LinkPart, type Run, splitAtLinks } from '@/lib/html-links'

const PARAGRAPH = { margin: '0 0 12px' }
const HEADING = { margin: '20px 0 8px', fontWeight: 600 }
const BOLD = { fontWeight: 600 }
const LINK = { color: 'var(--primary)', textDecoration: 'underline' }

type Follow = (href: string) => void

interface LinkedHtmlProps {
  readonly html: string
  /** As the vendor's rich text wants it. */
  readonly draw: (html: string) => RichTextProps['nodes']
  readonly onLink?: Follow
}

/** The vendors' rich text does not tell which link was tapped: a line with links is words of its own, and a list's links stand below it. */
export function LinkedHtml({ html, draw, onLink }: LinkedHtmlProps) {
  const parts = useMemo(() => splitAtLinks(html), [html])
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
  return parts.map((part, index) => <Part key={index} part={part} draw={draw} onLink={onLink} />)
}

function Part({ part, draw, onLink }: { readonly part: LinkPart } & Pick<LinkedHtmlProps, 'draw' | 'onLink'>) {
  if (part.kind === 'html') return <RichText nodes={draw(part.html)} />
  if (part.kind === 'line') return <Runs runs={part.runs} style={part.isHeading ? HEADING : PARAGRAPH} onLink={onLink} />
  const runs = part.links.flatMap((link, at) => (at > 0 ? [{ text: '\n' }, link] : [link]))
  return (
    <>
      <RichText nodes={draw(part.html)} />
      <Runs runs={runs} style={PARAGRAPH} onLink={onLink} />
    </>
  )
}

function Runs({ runs, style, onLink }: { readonly runs: readonly Run[]; readonly style: CSSProperties; readonly onLink?: Follow }) {
  return (
    <View style={style}>
      {runs.map(({ text, href, isBold }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the line
        <Text key={at} style={href ? LINK : isBold ? BOLD : undefined} onClick={href ? () => onLink?.(href) : undefined}>
          {text}
        </Text>
      ))}
    </View>
  )
}
