import type { Image } from '@storefront/contract/entities/common'
import type { Submission } from '@storefront/contract/entities/forms/submission'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { NoteCard } from '@/features/ops/components/NoteCard'
import s from '@/features/ops/components/Ops.module.scss'
import { useOps } from '@/features/ops/useOps'
import { Dial } from '@/shared/device/Dial'
import { PictureRow } from '@/shared/picture/PictureRow'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { opsFormKeys, opsFormsApi } from '@/services/api/ops/forms'
import { queryClient, replaceQueryData } from '@/services/query'
import { Screen } from '@/ui/layout/Screen'

/** ops.submission.detail: all that a customer sent, with its pictures. */
export function OpsSubmissionScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.readSubmission)
  const query = useQuery({
    queryKey: opsFormKeys.submission(id),
    queryFn: ({ signal }) => opsFormsApi.submission(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  return (
    <Screen title={t('opsForm.submission')} state={guard ?? screenState}>
      {query.data ? <Inside submission={query.data} /> : null}
    </Screen>
  )
}

/** Returns a picture by its address alone, shown in a square. */
const imageOf = (full: string): Image => ({ full, thumb: full, thumb_wx_mp: full, width: 1, height: 1 })

function Inside({
  submission: { id, form, user, note, created: createdAt, answers },
}: {
  readonly submission: Submission
}) {
  const t = useT()
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.who}>
          <View>
            <View className={s.big}>{user.name}</View>
            <Text className={s.quiet}>
              {[user.mobile, dateTimeText(createdAt), form.title].filter(Boolean).join('  ')}
            </Text>
          </View>
          <Dial name={user.name} number={user.mobile} />
        </View>
      </View>
      <View className={s.card}>
        {answers.map(({ title, value, images }) => (
          <View key={`${title} ${value}`} className={s.answer}>
            <View className={s.quiet}>{title}</View>
            {value || images.length === 0 ? <View className={s.text}>{value || t('opsForm.unanswered')}</View> : null}
            <PictureRow images={images.map(imageOf)} nameOf={(n) => `${title} ${n}`} />
          </View>
        ))}
      </View>
      <NoteCard
        action={`ops_submission_note:${id}`}
        note={note}
        canEdit
        save={async (text) => {
          replaceQueryData(opsFormKeys.submission(id), await opsFormsApi.noteSubmission(id, text))
          void queryClient.invalidateQueries({ queryKey: opsFormKeys.submissions() })
          return true
        }}
      />
    </View>
  )
}
