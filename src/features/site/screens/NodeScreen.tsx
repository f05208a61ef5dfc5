import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import '@/i18n/overlay'
import { back } from '@/router'
import { Screen } from '@/ui/layout/Screen'
import { NodePicker } from '@/features/site/components/NodePicker'

/** node: the classification on a page of its own, for links that lead to it. */
export function NodeScreen() {
  const t = useT()
  const guard = useRequireLogin()
  return (
    <Screen title={t('node.title')} state={guard ?? undefined}>
      <NodePicker onDone={() => back()} />
    </Screen>
  )
}
