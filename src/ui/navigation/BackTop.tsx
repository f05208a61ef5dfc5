import { BACK_TOP_OFFSET } from '@storefront/contract/constants'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { display } from '@/platform/display'
import s from './BackTop.module.scss'
import { Icon } from '@/ui/display/Icon'

/** A way back to the top, once the screen is scrolled further than 600 px (spec 2). */
export function BackTop() {
  const t = useT()
  const [isFar, setFar] = useState(false)
  // The same value again renders nothing: scrolling costs one render when the line is crossed.
  usePageScroll(({ scrollTop }) => setFar(scrollTop > BACK_TOP_OFFSET))
  if (!isFar) return null
  return (
    <Pressable className={s.button} label={t('common.backTop')} onTap={() => display.scrollToTop()}>
      <Icon name="left" size={20} className={s.up} />
    </Pressable>
  )
}
