import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { back } from '@/router'
import { Icon } from '@/ui/display/Icon'
import s from './TitleBar.module.scss'

/** The class of a screen that has the bar: what sticks to the top stands under it. */
export const underBar = s.underBar
/** The class of a part that folds up at the bar's end. */
export const barEnd = s.end

/**
 * The title and the way back, or home where nothing is behind: in an ordinary browser alone, because WeChat and the app
 * draw their own bar (config/first-scripts.ts marks the document). The title is the page's heading for readers, so that
 * here it is only seen.
 */
export function TitleBar({ title }: { readonly title: string | undefined }) {
  const t = useT()
  return (
    <View className={s.bar} data-title={title}>
      <Pressable className={s.back} label={t('site.nav.back')} onTap={() => back()}>
        <Icon name="left" size={20} />
      </Pressable>
    </View>
  )
}
