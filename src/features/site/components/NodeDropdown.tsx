import { Text } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { useSession } from '@/state/session'
import { Icon } from '@/ui/display/Icon'
import s from './NodeBar.module.scss'
import { useNodes } from '@/features/site/useNodes'

interface NodeDropdownProps {
  /** Whether what it drops down is there; undefined where it opens a dialog. */
  readonly isExpanded?: boolean
  readonly onTap: () => void
}

/** The way to the user's node, or 请选择 (spec 2). */
export function NodeDropdown({ isExpanded, onTap }: NodeDropdownProps) {
  const t = useT()
  const hasNode = useSession((state) => state.user?.node != null)
  const { data } = useNodes(undefined, hasNode)
  // The way comes a moment after the choice.
  const way = hasNode ? data?.user_paths.map(({ name }) => name).join(' / ') || t('node.bar') : t('node.choose')
  return (
    <Pressable className={s.pick} label={`${t('node.bar')} ${way}`} expanded={isExpanded} onTap={onTap}>
      <Icon name="place" size={16} />
      <Text className={s.way}>{way}</Text>
      <Icon name={isExpanded === false ? 'right' : 'down'} size={14} className={s.arrow} />
    </Pressable>
  )
}
