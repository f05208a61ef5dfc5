import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Dialog } from '@/platform/elements/dialog'
import { Pressable } from '@/platform/elements/pressable'
import type { DialogProps } from '@/ui/overlay/store'
import s from './ShareGuide.module.scss'

/** In WeChat's browser: where the menu is that shares. Nothing of a page can open it. */
export function ShareGuide({ close }: DialogProps<void>) {
  const t = useT()
  return (
    <View className={s.layer} onClick={() => close()} catchMove>
      <Dialog label={t('share.guideTitle')} onClose={() => close()} className={s.box}>
        <View className={s.arrow} aria-hidden />
        <View className={s.text}>{t('share.guide')}</View>
        <Pressable className={s.close} onTap={() => close()}>
          {t('common.gotIt')}
        </Pressable>
      </Dialog>
    </View>
  )
}
