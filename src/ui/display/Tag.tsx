import { Text } from '@tarojs/components'
import { cx } from '@/lib/text'
import s from './Tag.module.scss'

/** A small word on a card: an offer, a state. */
export function Tag({
  children,
  tone = 'accent',
}: {
  readonly children: string
  readonly tone?: 'accent' | 'primary' | 'quiet'
}) {
  return <Text className={cx(s.tag, s[tone])}>{children}</Text>
}
