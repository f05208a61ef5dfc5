import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Bone } from '@/ui/feedback/Skeleton'
import s from './PageSkeleton.module.scss'

/** The shape of a screen of one object. */
type Shape = 'reading' | 'form' | 'card'

type Bar = readonly [width: string, height: string]

const LINES: readonly Bar[] = [
  ['100%', '14px'],
  ['96%', '14px'],
  ['100%', '14px'],
  ['60%', '14px'],
]
const FIELDS: readonly Bar[] = [
  ['28%', '14px'],
  ['100%', '44px'],
]

/** Bars from the top to the bottom, as wide and high as what comes. */
const shapes: Readonly<Record<Shape, readonly Bar[]>> = {
  reading: [['100%', '190px'], ['82%', '24px'], ['36%', '14px'], ...LINES],
  form: [['60%', '24px'], ...FIELDS, ...FIELDS, ...FIELDS, ['100%', '96px']],
  card: [['100%', '176px'], ['48%', '20px'], ...LINES],
}

/**
 * The shape of a screen of one thing before its data: what is read, what is filled in, or the face of a card or ticket.
 */
export function PageSkeleton({ shape }: { readonly shape: Shape }) {
  const t = useT()
  return (
    <View className={s.page} role="status" aria-label={t('common.loading')}>
      {shapes[shape].map(([width, height], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <Bone key={index} width={width} height={height} />
      ))}
    </View>
  )
}
