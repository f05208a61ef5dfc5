import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { coinKeys, coinsApi } from '@/services/api/coins'
import { queryClient, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { errorText } from '@/services/error-policy'
import s from './Coins.module.scss'
import { SignInMonth } from './SignInMonth'

/** Reads the sign-ins of this month. */
export const useSignInCalendar = (enabled = true) =>
  useQuery({
    queryKey: coinKeys.signIn(),
    queryFn: ({ signal }) => coinsApi.calendar({ signal }),
    enabled,
    staleTime: 0,
  })

/** The month's sign-ins and today's button. What a sign-in earns pops up by its flash messages. */
export function SignInCard() {
  const t = useT()
  const calendar = useSignInCalendar()
  // The day is a part of the action: tomorrow's sign-in is another one.
  const today = calendar.data?.today ?? ''
  const { submit, busy } = useSubmit(`signin:${today}`, (_: null, key: string) => coinsApi.signIn(key), {
    onError: () => {
      void calendar.refetch()
      return false
    },
  })
  const signIn = async () => {
    const reply = await submit(null)
    if (!reply) return
    replaceQueryData(coinKeys.signIn(), reply)
    feedback.toast(t('coins.signInDone'), { at: 'center' })
    void queryClient.invalidateQueries({ queryKey: coinKeys.all() })
  }
  if (calendar.isError && !calendar.data)
    return <Failure text={errorText(calendar.error)} onRetry={() => void calendar.refetch()} />
  if (!calendar.data) return <SkeletonRows rows={2} />
  const { is_signed, days, streak } = calendar.data
  return (
    <View className={s.card}>
      <View className={s.head}>
        <View className={s.why}>
          <View className={s.title}>{t('coins.signInTitle')}</View>
          <View className={s.quiet}>{t('coins.streak', { n: streak })}</View>
        </View>
        <Button size="s" busy={busy} disabled={is_signed} onTap={() => void signIn()}>
          {t(is_signed ? 'coins.signedIn' : 'coins.signIn')}
        </Button>
      </View>
      <SignInMonth today={today} days={days} />
    </View>
  )
}
