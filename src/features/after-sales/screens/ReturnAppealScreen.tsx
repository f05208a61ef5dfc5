import { useQuery } from '@tanstack/react-query'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { afterSalesApi, afterSalesKeys } from '@/services/api/after-sales'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { AppealForm } from '@/features/after-sales/components/AppealForm'

/** shop.orderlinereturn.appeal: the buyer's words against the refusal of a return. */
export function ReturnAppealScreen() {
  const t = useT()
  const { params } = useRoute()
  const number = params.number ?? ''
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: afterSalesKeys.orderReturn(number),
    queryFn: ({ signal }) => afterSalesApi.orderReturn(number, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  const none: ScreenState = {
    kind: 'empty',
    icon: 'sad',
    text: t('ret.noAppeal'),
    action: {
      text: t('ret.detail'),
      onTap: () => void go('shop.orderlinereturn.detail', { number }, { replace: true }),
    },
  }
  if (guard || !query.data) return <Screen title={t('ret.appeal')} state={guard ?? screenState} />
  if (!query.data.actions.includes('appeal')) return <Screen title={t('ret.appeal')} state={none} />
  return <AppealForm key={number} ret={query.data} />
}
