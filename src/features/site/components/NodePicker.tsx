import type { Node } from '@storefront/contract/entities/site/node'
import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { errorText } from '@/services/error-policy'
import { useSession } from '@/state/session'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Icon } from '@/ui/display/Icon'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import s from './NodePicker.module.scss'
import { useChooseNode } from '@/features/site/useChooseNode'
import { useNodes } from '@/features/site/useNodes'

type Step = Pick<Node, 'id' | 'name' | 'is_active'>

/**
 * The path that the user has opened; null while they have opened none. Outlives a screen that is mounted again below
 * the picker.
 */
export interface WalkedPath {
  current: readonly Step[] | null
}

/**
 * Goes down the classification a level at a time (spec 2). A node without children is chosen by its row; one with
 * children opens, and is itself the first choice of its level.
 */
export function NodePicker({ onDone, walkedPath }: { readonly onDone: () => void; readonly walkedPath?: WalkedPath }) {
  const t = useT()
  const roots = useNodes(undefined)
  const [path, setPath] = useState(walkedPath?.current ?? null)
  // Opens where the user's own node is, and stays there when the list is loaded again.
  const openedPath = useRef<readonly Step[] | null>(null)
  openedPath.current ??= roots.data?.user_paths.slice(0, -1) ?? null
  const way = path ?? openedPath.current ?? []
  const parent = way[way.length - 1]
  const level = useNodes(parent?.id, parent === undefined || roots.isSuccess)
  const { choose, busy } = useChooseNode(onDone)
  const walk = (next: readonly Step[]) => {
    if (walkedPath) walkedPath.current = next
    setPath(next)
  }
  const tap = (node: Node) => (node.numchild > 0 ? walk([...way, node]) : void choose(node))
  return (
    <View>
      {way.length > 0 ? <Way way={way} onTap={(depth) => walk(way.slice(0, depth))} /> : null}
      {level.data ? (
        <View className={cx(busy && s.busy)}>
          {parent?.is_active ? (
            <Row name={t('node.chooseThis', { name: parent.name })} id={parent.id} onTap={() => void choose(parent)} />
          ) : null}
          {level.data.results.map((node) => (
            <Row
              key={node.id}
              name={node.name}
              id={node.id}
              off={!node.is_active}
              opens={node.numchild > 0}
              onTap={() => tap(node)}
            />
          ))}
          {level.data.results.length === 0 && !parent ? <Empty text={t('node.empty')} /> : null}
        </View>
      ) : level.isError ? (
        <Failure text={errorText(level.error)} onRetry={() => void level.refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </View>
  )
}

/** The levels above, each a way back to it. */
function Way({ way, onTap }: { readonly way: readonly Step[]; readonly onTap: (depth: number) => void }) {
  const t = useT()
  return (
    <View className={s.way} role="group" aria-label={t('node.levels')}>
      <Pressable className={s.step} onTap={() => onTap(0)}>
        {t('node.all')}
      </Pressable>
      {way.map((step, index) => (
        <View key={step.id} className={s.after}>
          <Icon name="right" size={12} className={s.arrow} />
          <Pressable className={cx(s.step, index === way.length - 1 && s.here)} onTap={() => onTap(index + 1)}>
            {step.name}
          </Pressable>
        </View>
      ))}
    </View>
  )
}

interface RowProps {
  readonly id: number
  readonly name: string
  readonly off?: boolean
  readonly opens?: boolean
  readonly onTap: () => void
}

function Row({ id, name, off, opens, onTap }: RowProps) {
  const t = useT()
  const isOwn = useSession((state) => state.user?.node === id)
  return (
    <Pressable className={cx(s.row, off && s.off, isOwn && s.own)} checked={opens ? undefined : isOwn} onTap={onTap}>
      <Text className={s.name}>{name}</Text>
      {off ? <Text className={s.hint}>{t('node.off')}</Text> : null}
      {isOwn ? <Icon name="check" size={18} /> : null}
      {opens ? <Icon name="right" size={16} className={s.arrow} /> : null}
    </Pressable>
  )
}
