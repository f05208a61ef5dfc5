import { useQuery } from '@tanstack/react-query'
import { Text } from '@tarojs/components'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { Pressable } from '@/platform/elements/pressable'
import { readingApi } from '@/services/api/reading'
import { keys } from '@/services/query'
import { AvatarGroup } from '@/ui/display/AvatarGroup'
import { openDialog } from '@/ui/overlay/store'
import { LikersSheet } from './LikersSheet'
import s from './NoteLikers.module.scss'

/**
 * The last ones who liked a note when it was opened, and how many there are: the way to the list of all. The reader's
 * own like does not ask again: it costs a mini-program no more than its button.
 */
export function NoteLikers({ noteId }: { readonly noteId: number }) {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [...keys.note(noteId), 'likes'],
    queryFn: ({ signal }) => readingApi.latestNoteLikes(noteId, { signal }),
    staleTime: 0,
  })
  if (!data || data.count === 0) return null
  const label = t('note.likers', { n: countLabel(data.count, language), count: data.count })
  return (
    <Pressable className={s.likers} label={label} onTap={() => void openDialog(LikersSheet, { noteId })}>
      <AvatarGroup people={data.results} size={28} />
      <Text>{label}</Text>
    </Pressable>
  )
}
