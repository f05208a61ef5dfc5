import { MODULE_PADDING } from '@storefront/contract/constants'
import type { FrameConfig } from '@storefront/contract/modules/define'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { ContentLink } from '@/features/link/ContentLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { Icon } from '@/ui/Icon'
import { colourOf, linkOf, numberOf, textOf } from '../read'
import s from './ModuleFrame.module.scss'

interface ModuleFrameProps {
  readonly config: FrameConfig
  /** Stands from edge to edge unless the config says otherwise. */
  readonly bleeds?: boolean
  readonly children: ReactNode
}

/** What stands around every module: title, the way to more, side padding, background, space below (spec 3). */
export function ModuleFrame({ config, bleeds, children }: ModuleFrameProps) {
  const padding = numberOf(config.padding_lr, bleeds ? 0 : MODULE_PADDING)
  const colour = colourOf(config.module_background_color)
  // What scrolls sideways takes the padding back at the right, to run out of the screen instead of stopping short of it.
  const style = [`--pad:${padding}px`, `padding-left:${padding}px`, `padding-right:${padding}px`, colour && `background:${colour}`].filter(Boolean).join(';')
  return (
    <View className={cx(s.m, colour && s.filled, config.has_margin_b !== false && s.gap)} style={style}>
      {config.has_title && config.title_config ? <Title config={config} /> : null}
      {children}
    </View>
  )
}

function Title({ config }: { readonly config: FrameConfig }) {
  const t = useT()
  const title = textOf(config.title_config?.title)
  const subtitle = textOf(config.title_config?.subtitle)
  const more = config.list_config?.show_more ? linkOf(config.list_config.more_link) : null
  return (
    <View className={cx(s.head, config.title_config?.align === 'center' && s.center)}>
      <View className={s.words}>
        <View className={s.title} role="heading" aria-level={2}>
          {title}
        </View>
        {subtitle ? <View className={s.sub}>{subtitle}</View> : null}
      </View>
      {more ? (
        <ContentLink link={more} className={s.more} label={`${title} ${t('pages.module.more')}`}>
          {t('pages.module.more')}
          <Icon name="right" size={14} />
        </ContentLink>
      ) : null}
    </View>
  )
}
