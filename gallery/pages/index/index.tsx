import '@/i18n/subpackage'
import { View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import { ModuleSlot } from '@/page-modules/ModuleSlot'
import { useRoute } from '@/router'
import { Portal } from '@/ui/overlay/Portal'
import { Screen } from '@/ui/layout/Screen'
import { cases, type GalleryCase } from '../../cases'
import { PartView } from '../../parts'
import { useLead } from './use-lead'
import s from './index.module.scss'

/**
 * Every module in every layout and every part in every state, for developers: a list of what there is, or the one that
 * `case` names.
 */
export default function GalleryPage() {
  const { params, setQuery } = useRoute()
  useLead(setQuery)
  const shownCase = cases.find(({ id }) => id === params.case)
  return (
    <Screen title="样式库">
      {shownCase ? (
        <CaseView key={shownCase.id} shownCase={shownCase} />
      ) : (
        <View className={s.list}>
          {cases.map(({ id }) => (
            <Pressable key={id} className={s.row} onTap={() => setQuery({ case: id })}>
              {id}
            </Pressable>
          ))}
        </View>
      )}
    </Screen>
  )
}

function CaseView({ shownCase }: { readonly shownCase: GalleryCase }) {
  if ('module' in shownCase)
    return (
      <View className={s.case} id="case">
        <ModuleSlot module={shownCase.module} first last />
      </View>
    )
  const part = <PartView part={shownCase.part} props={shownCase.props} />
  if (!shownCase.inWindow)
    return (
      <View className={s.part} id="case">
        {part}
      </View>
    )
  // What opens over a screen stays inside of this portal, and in the box, since that is moved.
  return (
    <Portal>
      <View className={s.window} id="case">
        {part}
      </View>
    </Portal>
  )
}
