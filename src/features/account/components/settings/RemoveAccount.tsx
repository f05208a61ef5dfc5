import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { privacyApi, privacyKeys } from '@/services/api/privacy'
import { queryClient, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Button } from '@/ui/controls/Button'
import { Failure } from '@/ui/feedback/Failure'
import { confirm } from '@/ui/overlay/dialogs'
import s from './Settings.module.scss'

/**
 * The removal of one's account: asked for after a question, with the day on which it happens, until which it can be
 * taken back.
 */
export function RemoveAccount() {
  const t = useT()
  const queryKey = privacyKeys.removal()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => privacyApi.removal({ signal }), staleTime: 0 })
  // Asked for or taken back elsewhere meanwhile: told in words, and loaded again.
  const onError = () => {
    void queryClient.invalidateQueries({ queryKey })
    return false
  }
  const removalSubmit = useSubmit('remove_account', (_: object, key: string) => privacyApi.removeAccount(key), {
    onError,
  })
  const keepSubmit = useSubmit('keep_account', () => privacyApi.keepAccount(), { onError })
  const removal = query.data
  if (!removal) return query.isError ? <Failure onRetry={() => void query.refetch()} /> : null
  const { removes, wait_days } = removal
  const requestRemoval = async () => {
    const isMeant = await confirm({
      text: t('privacy.removeAsk', { n: wait_days }),
      confirmText: t('privacy.remove'),
      danger: true,
    })
    const reply = isMeant ? await removalSubmit.submit({}) : undefined
    if (!reply) return
    replaceQueryData(queryKey, reply)
    feedback.toast(t('privacy.removeAsked'), { at: 'center' })
  }
  const keepAccount = async () => {
    const reply = await keepSubmit.submit({})
    if (!reply) return
    replaceQueryData(queryKey, reply)
    feedback.toast(t('privacy.kept'), { at: 'center' })
  }
  return (
    <View className={s.part}>
      <View className={s.name}>{t('privacy.remove')}</View>
      <View className={s.quiet}>{t('privacy.removeHint', { n: wait_days })}</View>
      {removes ? (
        <>
          <View className={s.state} role="status">
            {t('privacy.removing', { time: dateTimeText(removes) })}
          </View>
          <Button wide busy={keepSubmit.busy} onTap={() => void keepAccount()}>
            {t('privacy.keep')}
          </Button>
        </>
      ) : (
        <Button wide kind="danger" busy={removalSubmit.busy} onTap={() => void requestRemoval()}>
          {t('privacy.remove')}
        </Button>
      )}
    </View>
  )
}
