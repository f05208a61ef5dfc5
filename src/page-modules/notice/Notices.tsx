import { CAROUSEL } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Slides } from '@/platform/elements/slides'
import { ContentLink } from '@/shared/link/ContentLink'
import { Icon } from '@/ui/display/Icon'
import { linkOf, recordsOf, textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './Notices.module.scss'

const doNothing = () => undefined

/** Announcements of one line each, shown one after the other. */
export function Notices({ module, config }: ModuleProps) {
  const t = useT()
  const rows = recordsOf(config.items).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an announcement is its place in the list
    <ContentLink key={index} link={linkOf(item.link)} className={s.row}>
      <View className={s.text}>{textOf(item.title)}</View>
      {linkOf(item.link) ? <Icon name="right" size={14} /> : null}
    </ContentLink>
  ))
  return (
    <View className={s.notices}>
      <View className={s.word}>{t('modules.notice')}</View>
      <View className={s.rows}>
        {rows.length === 1 ? (
          rows
        ) : (
          <Slides
            label={module.name}
            height="44px"
            autoplayMs={CAROUSEL.intervalMs}
            durationMs={CAROUSEL.durationMs}
            onChange={doNothing}
          >
            {rows}
          </Slides>
        )}
      </View>
    </View>
  )
}
