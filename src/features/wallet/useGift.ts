import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { useDidShow } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { removeItem } from '@/shared/list/cache'
import { ShareGuide } from '@/shared/share/ShareGuide'
import { useShareCard } from '@/shared/share/useShareCard'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { share } from '@/platform/share'
import { queryClient } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { type OwnTab, walletApi } from '@/services/api/wallet'
import { useSession } from '@/state/session'
import { confirm } from '@/ui/overlay/dialogs'
import { openDialog } from '@/ui/overlay/store'

const idOf = ({ id }: UserCoupon): number => id

/** A coupon that was given, or taken back, is another tab's from now on (spec 4). */
const leave = (tab: OwnTab, id: number): void => removeItem(walletKeys.own(tab), id, idOf)

const readAgain = () => queryClient.invalidateQueries({ queryKey: walletKeys.own() })

/**
 * Gives a coupon away and cancels a gift (spec 4, 6): the link is shared first, and only then the gift is opened, so
 * that a cancelled share leaves the coupon unchanged.
 */
export function useGift() {
  const t = useT()
  const name = useSession((state) => state.user?.name ?? '')
  const [giving, setGiving] = useState<UserCoupon | null>(null)
  const shared = useShareCard(
    giving
      ? {
          title: t('give.shareTitle', { name, label: giving.coupon.label }),
          description: giving.coupon.description,
          name: 'shop.usercoupon.present',
          params: { num: giving.num },
        }
      : null,
  )
  const onError = () => {
    void readAgain()
    return false
  }
  const present = useSubmit(
    'coupon_present',
    ({ id }: { id: number; num: string }, key: string) => walletApi.present(id, key),
    { onError },
  )
  const cancelling = useSubmit(
    'coupon_present_cancel',
    ({ id }: { id: number; num: string }, key: string) => walletApi.cancelPresent(id, key),
    { onError },
  )

  /** After the link went out. */
  const open = async (): Promise<void> => {
    if (!giving || !(await present.submit({ id: giving.id, num: giving.num }))) return
    setGiving(null)
    leave('unused', giving.id)
    feedback.toast(t('give.done'), { at: 'center' })
    await readAgain()
  }
  /** WeChat's menu and a mini-program's button do not tell whether anything was sent; the one who did it knows. */
  const openWhenSent = async (): Promise<void> => {
    if (await confirm({ text: t('give.guided'), confirmText: t('give.guidedYes'), cancelText: t('give.guidedNo') }))
      await open()
  }
  const isVendorSharing = useRef(false)
  const send = async (): Promise<void> => {
    if (!shared) return
    const result = await share.send(shared)
    if (result === 'cancelled') return
    if (result === 'failed') return feedback.toast(t('give.notShared'), { at: 'center' })
    if (result === 'guided') {
      await openDialog(ShareGuide, {})
      await openWhenSent()
    } else await open()
  }
  const startVendorShare = (): void => {
    isVendorSharing.current = true
  }
  // The vendor's sheet covers the page: it is shown anew once the sheet has closed.
  useDidShow(() => {
    if (!isVendorSharing.current) return
    isVendorSharing.current = false
    void openWhenSent()
  })
  const cancel = async ({ id, num }: UserCoupon): Promise<void> => {
    if (!(await confirm({ text: t('own.cancelAsk'), confirmText: t('own.cancelYes'), cancelText: t('own.keep') })))
      return
    if (!(await cancelling.submit({ id, num }))) return
    leave('presenting', id)
    feedback.toast(t('own.cancelled'), { at: 'center' })
    await readAgain()
  }
  return { giving, give: setGiving, send, startVendorShare, cancel, busy: present.busy || cancelling.busy }
}
