import { normalizeMobile } from '@storefront/contract/domain/account/mobile'
import { useState } from 'react'
import { showDeviceError } from '@/shared/device/showDeviceError'
import type { FormControl } from '@/forms/useSchemaForm'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { location } from '@/platform/location'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { regionOf } from '@/features/account/importAddress'

/** Fills the form from the address book that the vendor keeps for the visitor; nothing where there is none. */
export function ImportButton({ form }: { readonly form: Pick<FormControl, 'set'> }) {
  const t = useT()
  const country = useCountry()
  const [busy, setBusy] = useState(false)
  if (!location.canAskAddress()) return null
  const fill = async () => {
    const answer = await location.address()
    if (!answer.ok) return showDeviceError(answer.reason)
    const { address } = answer
    form.set('name', address.name)
    form.set('mobile', normalizeMobile(address.mobile, country))
    form.set('address', address.detail)
    const region = await regionOf(address).catch(() => null)
    form.set('region', region)
    feedback.toast(t(region ? 'device.imported' : 'device.importedNoRegion'), { at: 'center' })
  }
  const onTap = () => {
    setBusy(true)
    void fill().finally(() => setBusy(false))
  }
  return (
    <Button kind="secondary" wide busy={busy} onTap={onTap}>
      {t('device.importAddress')}
    </Button>
  )
}
