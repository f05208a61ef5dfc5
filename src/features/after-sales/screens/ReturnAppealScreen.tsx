import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useOrderReturn } from '@/features/after-sales/useOrderReturn'
import { useT } from '@/i18n'
import { go } from '@/router'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { AppealForm } from '@/features/after-sales/components/AppealForm'

/** shop.orderlinereturn.appeal: the buyer's words against the refusal of a return. */
export function ReturnAppealScreen() {
  const t = useT()
  const { number, guard, query } = useOrderReturn()
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
