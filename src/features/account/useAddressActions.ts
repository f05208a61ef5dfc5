import { useQuery } from '@tanstack/react-query'
import { keys, queryClient } from '@/services/query'
import { type AddressInput, accountApi } from '@/services/api/account'
import type { Address } from '@storefront/contract/entities/account/address'
import { useState } from 'react'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { showError } from '@/services/error-handler'
import { useSubmit } from '@/services/use-submit'
import { confirm } from '@/ui/overlay/dialogs'
import { useChosenAddress } from './address-selection'

/** Lists and checkouts show addresses, too. */
const invalidateAddresses = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.addresses() }),
    queryClient.invalidateQueries({ queryKey: ['checkout'] }),
  ])

/**
 * Saving and removing an address.
 * @param savedAddress undefined for a new one
 */
export function useAddressActions(savedAddress: Address | undefined) {
  const t = useT()
  const [removing, setRemoving] = useState(false)
  const { submit, busy } = useSubmit(`address:${savedAddress?.id ?? 'new'}`, (input: AddressInput, key: string) =>
    savedAddress ? accountApi.editAddress(savedAddress.id, input) : accountApi.addAddress(input, key),
  )

  /** Saves the address; returns the stored one, or undefined if it was refused, which is shown. */
  const save = async (input: AddressInput): Promise<Address | undefined> => {
    const address = await submit(input)
    if (!address) return undefined
    // A choice of this address holds its old words.
    if (useChosenAddress.getState().address?.id === address.id) useChosenAddress.getState().choose(address)
    await invalidateAddresses()
    feedback.toast(t('address.saved'))
    return address
  }

  /** True when it is gone. */
  const remove = async (): Promise<boolean> => {
    if (!savedAddress) return false
    const isConfirmed = await confirm({
      text: t('address.removeAsk'),
      confirmText: t('common.delete'),
      cancelText: t('common.cancel'),
      danger: true,
    })
    if (!isConfirmed) return false
    setRemoving(true)
    try {
      await accountApi.removeAddress(savedAddress.id)
    } catch (error) {
      showError(error)
      return false
    } finally {
      setRemoving(false)
    }
    if (useChosenAddress.getState().address?.id === savedAddress.id) useChosenAddress.getState().choose(null)
    queryClient.removeQueries({ queryKey: keys.address(savedAddress.id) })
    await invalidateAddresses()
    feedback.toast(t('address.removed'))
    return true
  }
  return { save, remove, busy, removing }
}

export const useAddresses = (enabled: boolean) =>
  useQuery({ queryKey: keys.addresses(), queryFn: ({ signal }) => accountApi.addresses({ signal }), enabled })

export const useAddress = (id: number | null) =>
  useQuery({
    queryKey: keys.address(id ?? 0),
    queryFn: ({ signal }) => accountApi.address(id ?? 0, { signal }),
    enabled: id !== null,
    staleTime: 0,
  })
