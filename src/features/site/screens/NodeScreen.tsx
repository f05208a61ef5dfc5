import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { back } from '@/router'
import { Screen } from '@/ui/layout/Screen'
import bar from '@/features/site/components/NodeBar.module.scss'
import { NodeDropdown } from '@/features/site/components/NodeDropdown'
import { NodePicker } from '@/features/site/components/NodePicker'

/**
 * node: the classification on a page of its own, for links that lead to it, below a header with the user's place in it.
 */
export function NodeScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const [isExpanded, setExpanded] = useState(true)
  return (
    <Screen title={t('node.title')} state={guard ?? undefined}>
      <View className={bar.bar}>
        <NodeDropdown isExpanded={isExpanded} onTap={() => setExpanded(!isExpanded)} />
      </View>
      {isExpanded ? <NodePicker onDone={() => back()} /> : null}
    </Screen>
  )
}
