import type { FormSchema } from '@storefront/contract/domain/forms/form'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { useRef, useState } from 'react'
import type { FormControl } from '@/forms/useSchemaForm'
import { isLoggedIn } from '@/state/session'
import type { Draft } from './device-draft'
import { useDeviceSave } from './useDeviceSave'
import { useServerSave } from './useServerSave'

/** Returns the drafts of one form while it is filled in: on the server every 20 s, on the device with each change. */
export function useDrafts(
  { slug, config }: FormDetail,
  schema: FormSchema,
  control: FormControl,
  initialOffer: Draft | null,
) {
  const [offer, setOffer] = useState(initialOffer)
  const openOffer = useRef(initialOffer)
  const enabled = config.enable_temp_save
  const { values } = control
  const text = JSON.stringify(values)
  const device = useDeviceSave({ slug, enabled, schema, values, text, offer: openOffer })
  const server = useServerSave({
    slug,
    enabled,
    values,
    text,
    onSaved: (savedValues, at) => savedValues === values && device.write(at),
  })
  const answerOffer = () => {
    openOffer.current = null
    setOffer(null)
  }
  return {
    ...server,
    offer,
    /** Something of it is on this device: what was typed last follows in a moment. */
    isOnDevice: device.isSaved,
    restore() {
      if (offer) control.replace(offer.values)
      answerOffer()
    },
    discard() {
      answerOffer()
      // The one that was not wanted must not be offered again, neither here nor elsewhere.
      device.write()
      if (isLoggedIn()) void server.save()
    },
    /** The form was submitted. */
    clear: device.clear,
  }
}
