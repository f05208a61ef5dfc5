import { View } from '@tarojs/components'
import { useContext, useEffect } from 'react'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'
import { InFront } from '@/ui/overlay/front'
import s from './NodeBar.module.scss'
import { NodeDropdown } from './NodeDropdown'
import { askNode, openNodes } from '@/features/site/openNodes'

/** The user's place in the classification, where a site asks for one (spec 2); a tap changes it. */
export function NodeBar() {
  const isRequired = useSite((state) => state.config.node_required)
  const isUser = useSession((state) => state.user !== null)
  return isRequired && isUser ? <Bar /> : null
}

function Bar() {
  const hasNode = useSession((state) => state.user?.node != null)
  const isFront = useContext(InFront)
  // A login in front of this screen would take the picker with it when it closes.
  useEffect(() => {
    if (!hasNode && isFront) askNode()
  }, [hasNode, isFront])
  return (
    <View className={s.bar}>
      <NodeDropdown onTap={() => void openNodes()} />
    </View>
  )
}
