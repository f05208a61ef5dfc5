import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { AddressList } from '@/features/account/components/address/AddressList'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { useAddresses } from '@/features/account/useAddressActions'

/** The user's addresses; opened by a checkout (`choose`) a tap on one takes it there. */
export function AddressListScreen() {
  const t = useT()
  const { params } = useRoute()
  const guard = useRequireLogin()
  const query = useAddresses(guard === null)
  const screenState = useScreenState(query, <SkeletonRows rows={3} />)
  const isChoosing = params.choose === '1'
  const add = () => void go('shop.shippingaddress.edit', { choose: isChoosing ? 1 : undefined })
  const addresses = query.data?.results ?? []
  const empty: ScreenState = {
    kind: 'empty',
    icon: 'place',
    text: t('address.empty'),
    hint: t('address.emptyHint'),
    action: { text: t('address.add'), onTap: add },
  }
  const state = guard ?? (query.data && addresses.length === 0 ? empty : screenState)
  return (
    <Screen
      title={t(isChoosing ? 'address.choose' : 'address.title')}
      state={state}
      bar={<FootButton text={t('address.add')} onTap={add} />}
    >
      <AddressList addresses={addresses} choosing={isChoosing} />
    </Screen>
  )
}
