import { View } from '@tarojs/components'
import { Pressable } from '@/platform/elements/pressable'
import { ModuleSlot } from '@/page-modules/ModuleSlot'
import { useRoute } from '@/router'
import { Screen } from '@/ui/Screen'
import { cases } from '../../cases'
import s from './index.module.scss'

/** Every module in every layout, for developers: a list of what there is, or the one that `case` names. */
export default function GalleryPage() {
  const { params, setQuery } = useRoute()
  const shownCase = cases.find(({ id }) => id === params.case)
  return (
    <Screen title="样式库">
      {shownCase ? (
        <View className={s.case} id="case" key={shownCase.id}>
          <ModuleSlot module={shownCase.module} first last />
        </View>
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
