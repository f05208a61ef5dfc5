import { Text, View } from '@tarojs/components'
import { useContext, useEffect } from 'react'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'
import { Icon } from '@/ui/display/Icon'
import { InFront } from '@/ui/overlay/front'
import s from './NodeBar.module.scss'
import { askNode, openNodes } from '@/features/site/openNodes'
import { useNodes } from '@/features/site/useNodes'

/** The user's place in the classification, where a site asks for one (spec 2); a tap changes it. */
export function NodeBar() {
  const isRequired = useSite((state) => state.config.node_required)
  const isUser = useSession((state) => state.user !== null)
  return isRequired && isUser ? <Bar /> : null
}

function Bar() {
  const t = useT()
  const hasNode = useSession((state) => state.user?.node != null)
  const { data } = useNodes(undefined, hasNode)
  const isFront = useContext(InFront)
  // A login in front of this screen would take the picker with it when it closes.
  useEffect(() => {
    if (!hasNode && isFront) askNode()
  }, [hasNode, isFront])
  // The way comes a moment after the choice.
  const way = hasNode ? data?.user_paths.map(({ name }) => name).join(' / ') || t('node.bar') : t('node.choose')
  return (
    <View className={s.bar}>
      <Pressable className={s.pick} label={`${t('node.bar')} ${way}`} onTap={() => void openNodes()}>
        <Icon name="place" size={16} />
        <Text className={s.way}>{way}</Text>
        <Icon name="down" size={14} className={s.arrow} />
      </Pressable>
    </View>
  )
}
