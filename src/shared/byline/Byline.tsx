import type { Author } from '@storefront/contract/entities/account/user'
import { Text, View } from '@tarojs/components'
import { useRenderNow } from '@/platform/use-first-render'
import { RouteLink } from '@/shared/link/RouteLink'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { Avatar } from '@/ui/display/Avatar'
import { timeLabel } from '@/ui/display/timeLabel'
import s from './Byline.module.scss'

interface BylineProps {
  readonly author: Author
  /** ISO 8601. */
  readonly publishedAt: string
  readonly hits: number
}

/** A line with the author, a link to their page, the date and the number of reads. */
export function Byline({ author, publishedAt, hits }: BylineProps) {
  const t = useT()
  const language = useLanguage()
  const now = useRenderNow()
  const who = (
    <>
      <Avatar avatar={author.avatar} size={40} />
      <View className={s.words}>
        <View className={s.name}>{author.name}</View>
        <View className={s.facts}>
          <Text>{timeLabel(t, publishedAt, now)}</Text>
          {hits > 0 ? <Text>{t('note.hits', { n: countLabel(hits, language), count: hits })}</Text> : null}
        </View>
      </View>
    </>
  )
  return author.uuid ? (
    <RouteLink to="user.detail" params={{ guid: author.uuid }} className={s.by}>
      {who}
    </RouteLink>
  ) : (
    <View className={s.by}>{who}</View>
  )
}
