import type { Address } from '@storefront/contract/entities/account/address'
import { View } from '@tarojs/components'
import { useEffect, useMemo } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormControl, useSchemaForm } from '@/forms/useSchemaForm'
import type { RegionValue } from '@/forms/widgets/region'
import { useLanguage, useT } from '@/i18n'
import { back, useRoute } from '@/router'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { Screen } from '@/ui/layout/Screen'
import s from './AddressEditScreen.module.scss'
import { useChosenAddress } from '@/features/account/address-selection'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { ImportButton } from '@/features/account/components/address/ImportButton'
import { PasteField } from '@/features/account/components/address/PasteField'
import { addressSchema, addressLabels, inputOf, valuesOf } from '@/features/account/address-schema'
import { useAddressActions, useAddress } from '@/features/account/useAddressActions'

/** A new address, or the one named by `id`; `choose` takes what is saved to the checkout that asked. */
export function AddressEditScreen() {
  const t = useT()
  const { params } = useRoute()
  const guard = useRequireLogin()
  const id = params.id ? Number(params.id) : null
  const query = useAddress(guard === null ? id : null)
  const screenState = useScreenState(query, <PageSkeleton shape="form" />)
  const title = t(id === null ? 'address.add' : 'address.edit')
  if (guard) return <Screen title={title} state={guard} />
  if (id !== null && !query.data) return <Screen title={title} state={screenState} />
  return (
    <AddressEdit title={title} savedAddress={id === null ? undefined : query.data} choosing={params.choose === '1'} />
  )
}

/** Fills the postcode in once a village is picked that has one. */
function usePostcode({ values, set }: FormControl): void {
  const { postcode } = (values['region'] ?? {}) as Partial<RegionValue>
  useEffect(() => {
    if (postcode) set('postcode', postcode)
  }, [postcode, set])
}

interface AddressEditProps {
  readonly title: string
  readonly savedAddress: Address | undefined
  readonly choosing: boolean
}

function AddressEdit({ title, savedAddress, choosing }: AddressEditProps) {
  const t = useT()
  const country = useCountry()
  const language = useLanguage()
  const schema = useMemo(() => addressSchema(t, country, language), [t, country, language])
  const form = useSchemaForm(schema, valuesOf(savedAddress), addressLabels(t, country))
  usePostcode(form)
  const { save, remove, busy, removing } = useAddressActions(savedAddress)
  const leave = () => back('shop.shippingaddress')
  const submit = () =>
    form.submit(async (values) => {
      const address = await save(inputOf(values))
      if (!address) return
      if (choosing) useChosenAddress.getState().choose(address)
      leave()
    })
  return (
    <Screen title={title} bar={<FootButton text={t('address.save')} busy={busy} onTap={submit} />}>
      <View className={s.page}>
        {country.address.canPaste ? (
          <>
            <ImportButton form={form} />
            <PasteField form={form} />
          </>
        ) : null}
        <SchemaForm schema={schema} form={form} />
        {savedAddress ? (
          <Button
            kind="danger"
            wide
            busy={removing}
            onTap={() => void remove().then((isRemoved) => isRemoved && leave())}
          >
            {t('common.delete')}
          </Button>
        ) : null}
      </View>
    </Screen>
  )
}
