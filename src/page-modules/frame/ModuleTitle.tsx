import { Text, View } from '@tarojs/components'
import { cx } from '@/lib/text'
import { ContentLink } from '@/shared/link/ContentLink'
import { Img } from '@/platform/elements/img'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { colourOf, imageOf, isRecord, textOf } from '../read'
import type { ModuleConfig } from '../types'
import { useIsDark } from '@/ui/stores'
import s from './ModuleFrame.module.scss'
import { MoreLink } from './MoreLink'
import { moduleLink } from './moduleLink'
import type { CollapseControl } from './useCollapse'

interface ModuleTitleProps {
  readonly config: ModuleConfig
  /** Replaces an empty title. */
  readonly byDefault: string
  readonly collapse: CollapseControl | null
}

/**
 * A module's icon and title, which lead to where the module leads, the button that collapses an accordion, and the way
 * to more.
 */
export function ModuleTitle({ config, byDefault, collapse }: ModuleTitleProps) {
  const titleConfig = isRecord(config.title_config) ? config.title_config : null
  const title = textOf(titleConfig?.title) || byDefault
  const subtitle = textOf(titleConfig?.subtitle)
  const isDark = useIsDark()
  // A site's colour is chosen for its paper.
  const colour = isDark ? '' : colourOf(titleConfig?.color)
  const style = colour ? `color:${colour}` : undefined
  const thumb = imageOf(config.icon)?.thumb
  const icon = thumb ? <Img src={thumb} alt="" className={s.icon} /> : null
  const link = moduleLink(config)
  return (
    <View className={cx(s.head, titleConfig?.align === 'center' && s.center)}>
      {collapse ? (
        <View className={s.whole} role="heading" aria-level={2}>
          <Pressable className={s.toggle} expanded={!collapse.isCollapsed} onTap={collapse.toggle}>
            <View className={s.words}>
              {/* A mini-program's text holds text alone. */}
              {icon}
              <Text className={s.title} style={style}>
                {title}
              </Text>
              {subtitle ? <Text className={s.sub}>{subtitle}</Text> : null}
            </View>
            <Icon name="down" size={16} className={collapse.isCollapsed ? undefined : s.up} />
          </Pressable>
        </View>
      ) : (
        <View className={s.words}>
          <View className={s.title} style={style} role="heading" aria-level={2}>
            {link ? (
              <ContentLink link={link} className={s.lead} style={style}>
                {icon}
                {title}
              </ContentLink>
            ) : (
              <>
                {icon}
                {title}
              </>
            )}
          </View>
          {subtitle ? <View className={s.sub}>{subtitle}</View> : null}
        </View>
      )}
      <MoreLink config={config} title={title} />
    </View>
  )
}
