import { View } from '@tarojs/components'
import { openContact } from '@/features/site/openContact'
import { canContact } from '@/features/site/contact-methods'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { go } from '@/router'
import { useSite } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Backdrop } from '../header/Backdrop'
import { imageOf, textOf } from '../read'
import type { ModuleProps } from '../types'
import { contentFor, contactMethodsOf } from './parts'
import s from './StoreHeader.module.scss'

/** A shop, or one distributor's corner of it: who it is, and the way to reach them (spec 2 and 3, store header). */
export function StoreHeader({ module, config, first }: ModuleProps) {
  const t = useT()
  const siteName = useSite((state) => state.site?.name ?? '')
  const back = imageOf(config.bg_image)
  const { avatar, badge } = contentFor(config)
  const methods = contactMethodsOf(config)
  const isReachable = canContact(methods)
  const intro = textOf(config.intro)
  return (
    <View className={s.header}>
      {back ? <Backdrop image={back} eager={first} /> : null}
      <View className={cx(s.inner, back && s.over)}>
        {avatar ? (
          <View className={s.face}>
            <Picture image={avatar} alt="" width={60} ratio={1} eager={first} />
          </View>
        ) : null}
        <View className={s.words}>
          <View className={s.line}>
            {badge ? (
              <View className={s.logo}>
                <Picture image={badge} alt="" width={22} ratio={1} eager={first} />
              </View>
            ) : null}
            <View className={s.name} role="heading" aria-level={2}>
              {textOf(config.name) || siteName}
            </View>
          </View>
          {intro ? <View className={s.intro}>{intro}</View> : null}
          <View className={s.ways}>
            <Button
              kind="ghost"
              size="s"
              className={s.way}
              disabled={!isReachable}
              onTap={() => void openContact(methods)}
            >
              {isReachable ? t('common.contactUs') : t('common.contactSoon')}
            </Button>
            {module.editable ? (
              <Button kind="ghost" size="s" className={s.way} onTap={() => void go('ucenter.profile')}>
                {t('site.account.profile')}
              </Button>
            ) : null}
          </View>
        </View>
      </View>
    </View>
  )
}
