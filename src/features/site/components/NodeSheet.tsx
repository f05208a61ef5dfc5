import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import { NodePicker, type WalkedPath } from './NodePicker'
import s from './NodeSheet.module.scss'

/** The picker over the screen in front; closes when a node was chosen. */
export function NodeSheet({ walkedPath, close }: DialogProps<void> & { readonly walkedPath: WalkedPath }) {
  const t = useT()
  return (
    <Sheet open title={t('node.title')} onClose={() => close()}>
      <View className={s.body}>
        <NodePicker onDone={() => close()} walkedPath={walkedPath} />
      </View>
    </Sheet>
  )
}
