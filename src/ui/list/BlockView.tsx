import { View } from '@tarojs/components'
import { Fragment, memo, type ReactNode } from 'react'
import { cx } from '@/lib/text'
import { recyclesSlots } from '@/platform/viewport'
import { type Block, heightOfBlock, itemsOf, type Column } from './layout'
import s from './VirtualList.module.scss'

interface BlockProps<T> {
  readonly id: string | undefined
  /** The index of the block in its lane. */
  readonly index: number
  /** Undefined for a place that is free. */
  readonly block: Block | undefined
  readonly lane: Column
  /** The current number of its items: more items at its end do not make it another block. */
  readonly count: number
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly render: (item: T, index: number) => ReactNode
}

/**
 * Rows that are mounted and unmounted together. Scrolling does not render the blocks that stay again; an element stays
 * the same whatever block it shows.
 */
export const BlockView = memo(function BlockView<T>({ id, index, block, lane, items, keyOf, render }: BlockProps<T>) {
  if (!block) return <View />
  // Where slots are recycled, the order in the tree is not the one on the screen.
  const order = recyclesSlots && id !== undefined ? `order:${index}` : ''
  const indexes = itemsOf(lane, block)
  const isWhole = indexes.every((at) => items[at] !== undefined)
  if (!isWhole) return <View id={id} className={s.missing} style={`height:${heightOfBlock(block)}px;${order}`} />
  return (
    <View id={id} className={cx(s.block, index > 0 && s.next)} style={order || undefined}>
      {indexes.map((at) => (
        <Fragment key={keyOf(items[at] as T)}>{render(items[at] as T, at)}</Fragment>
      ))}
    </View>
  )
}) as <T>(props: BlockProps<T>) => ReactNode
