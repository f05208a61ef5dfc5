import type { Annotation, Link as Target } from '@storefront/contract/entities/common'
import { View } from '@tarojs/components'
import type { ComponentType, ReactNode } from 'react'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import s from './Annotated.module.scss'
import { areaStyle, isFlipped, tagStyle } from './annotation-place'

/** The link component of a primitive, which knows no screens: shared/link/ContentLink. */
export type LinkElement = ComponentType<{
  readonly link: Target | null
  readonly label?: string
  readonly className?: string
  readonly style?: string
  readonly children?: ReactNode
}>

interface StickerProps {
  readonly annotation: Annotation
  /** For those who do not see it, where it has no title of its own. */
  readonly name: string
  readonly Link: LinkElement
}

/** A word at a point. */
function Tag({ annotation, name, Link }: StickerProps) {
  const { title, link } = annotation
  return (
    <Link
      link={link ?? null}
      label={title ? undefined : name}
      className={cx(s.tag, isFlipped(annotation) && s.flip)}
      style={tagStyle(annotation)}
    >
      <View className={s.dot} />
      {title ? <View className={s.word}>{title}</View> : null}
    </Link>
  )
}

/** A part of the picture that leads somewhere; without a link it is nothing. */
function Area({ annotation, name, Link }: StickerProps) {
  const style = areaStyle(annotation)
  return style && annotation.link ? (
    <Link link={annotation.link} label={annotation.title || name} className={s.area} style={style} />
  ) : null
}

/** Kinds of stickers (spec 3) in the order in which they lie over each other: a tag on an area can be tapped. */
const kinds = [
  ['albumannotationarea', Area],
  ['albumannotationtag', Tag],
] as const

interface AnnotatedProps {
  readonly annotations: readonly Annotation[]
  readonly Link: LinkElement
  /** The picture, which fills the width. */
  readonly children: ReactNode
}

/** A picture with stickers over it: tags and areas, each with its own link (spec 2, sticker overlay on images). */
export function Annotated({ annotations, Link, children }: AnnotatedProps) {
  const t = useT()
  if (annotations.length === 0) return <>{children}</>
  return (
    <View className={s.box}>
      {children}
      {kinds.map(([kind, Sticker]) =>
        annotations.map((annotation, index) =>
          annotation.ptype === kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sticker is its place in the list
            <Sticker key={index} annotation={annotation} name={t('modules.spot', { n: index + 1 })} Link={Link} />
          ) : null,
        ),
      )}
    </View>
  )
}
