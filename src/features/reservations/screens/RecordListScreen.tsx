import { useDidShow } from '@tarojs/taro'
import { ListScreen } from '@/shared/list/ListScreen'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { reservationKeys } from '@/services/api/reservations'
import { queryClient } from '@/services/query'
import { recordList } from '@/features/reservations/recordList'

/** reservation.resvrecord: one's own bookings. */
export function RecordListScreen() {
  const t = useT()
  const guard = useRequireLogin()
  // The shop accepts, refuses and moves them meanwhile.
  useDidShow(() => void queryClient.invalidateQueries({ queryKey: reservationKeys.bookings() }))
  return <ListScreen spec={recordList} title={t('reservation.records')} state={guard ?? undefined} />
}
