import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { coinKeys } from '@/services/api/coins'
import { raffleApi, raffleKeys } from '@/services/api/raffle'
import { errorText } from '@/services/error-policy'
import { queryClient, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { Progress } from '@/ui/feedback/Progress'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import s from './Raffle.module.scss'

/**
 * The bonus box of days in a row: how many are there, and its opening. What was in it pops up by its flash messages.
 */
export function BonusBoxCard() {
  const t = useT()
  const box = useQuery({ queryKey: raffleKeys.box(), queryFn: ({ signal }) => raffleApi.box({ signal }), staleTime: 0 })
  const { submit, busy } = useSubmit(
    'bonus_box',
    (_: { readonly days: number }, key: string) => raffleApi.openBox(key),
    {
      onError: () => {
        void box.refetch()
        return false
      },
    },
  )
  if (box.isError && !box.data) return <Failure text={errorText(box.error)} onRetry={() => void box.refetch()} />
  if (!box.data) return <SkeletonRows rows={1} />
  const { days, needed, can_open, reward } = box.data
  const open = async () => {
    const reply = await submit({ days })
    if (!reply) return
    replaceQueryData(raffleKeys.box(), reply)
    feedback.toast(t('raffle.boxOpened'), { at: 'center' })
    void queryClient.invalidateQueries({ queryKey: coinKeys.all() })
  }
  return (
    <View className={s.card}>
      <View className={s.spread}>
        <View className={s.why}>
          <View className={s.name}>{t('raffle.box')}</View>
          <View className={s.quiet}>
            {can_open ? t('raffle.boxReady', { n: reward }) : t('raffle.boxDays', { needed, days })}
          </View>
        </View>
        {can_open ? (
          <Button size="s" busy={busy} onTap={() => void open()}>
            {t('raffle.openBox')}
          </Button>
        ) : (
          <Button size="s" kind="secondary" onTap={() => void go('gamification.diamond')}>
            {t('raffle.goSignIn')}
          </Button>
        )}
      </View>
      <View className={s.progress}>
        <Progress share={can_open ? 1 : days / needed} label={t('raffle.boxProgress')} />
      </View>
    </View>
  )
}
