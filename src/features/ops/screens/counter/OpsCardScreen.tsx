import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, useRoute } from '@/router'
import { opsKeys, opsApi } from '@/services/api/ops'
import { queryClient, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { Screen } from '@/ui/layout/Screen'
import s from '@/features/ops/components/Ops.module.scss'
import { TicketResult } from '@/features/ops/components/TicketResult'
import { useOps } from '@/features/ops/useOps'

/** ops.virtualcard: one ticket of an order or of the records, as it is now; it can be used here, too. */
export function OpsCardScreen() {
  const t = useT()
  const id = Number(useRoute().params.id)
  const guard = useOps(permissions.verifyEticket)
  const query = useQuery({
    queryKey: opsKeys.card(id),
    queryFn: ({ signal }) => opsApi.card(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const { submit, busy } = useSubmit(`use_card:${id}`, (_: null, key: string) => opsApi.verifyCard(id, key), {
    // Another operator may have been faster: the current state is shown under the error message.
    onError: () => {
      void query.refetch()
      return false
    },
  })
  const use = async () => {
    const usedCard = await submit(null)
    if (!usedCard) return
    replaceQueryData(opsKeys.card(id), usedCard)
    void queryClient.invalidateQueries({ queryKey: opsKeys.verifications() })
    feedback.toast(t('ops.used'), { at: 'center' })
  }
  return (
    <Screen title={t('ops.card')} state={guard ?? screenState}>
      <View className={s.page}>
        {query.data ? (
          <TicketResult
            card={query.data}
            busy={busy}
            onUse={() => void use()}
            onNext={() => void go('shop.ticket.verify')}
          />
        ) : null}
      </View>
    </Screen>
  )
}
