import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { readingApi } from '@/services/api/reading'
import { keys } from '@/services/query'
import s from './NoteSummary.module.scss'

/** Counts of one's own notes; nothing while they are not there, or have nothing to say. */
export function NoteSummary() {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [...keys.notes(), 'summary'],
    queryFn: ({ signal }) => readingApi.noteSummary({ signal }),
  })
  if (!data || data.count === 0) return null
  const facts = [
    [data.published, 'list.published'],
    [data.private, 'list.private'],
    ...(data.pending > 0 ? [[data.pending, 'note.pending'] as const] : []),
    [data.like_count, 'note.likesReceived'],
    [data.hits, 'note.hitsReceived'],
  ] as const
  return (
    <View className={s.summary}>
      {facts.map(([count, label]) => (
        <View key={label} className={s.fact}>
          <Text className={s.count}>{countLabel(count, language)}</Text>
          <Text className={s.label}>{t(label)}</Text>
        </View>
      ))}
    </View>
  )
}
