import type { Address } from '@storefront/contract/entities/account/address'
import { View } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormControl, useSchemaForm } from '@/forms/useSchemaForm'
import type { RegionValue } from '@/forms/widgets/region'
import { useLanguage, useT } from '@/i18n'
import { back, useRoute } from '@/router'
import { useSite } from '@/state/site'
import { CountryProvider, useCountry } from '@/ui/country'
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

/** Shows the form of the chosen country; the regions of the one before are not kept. */
function useCountryChoice({ values, set }: FormControl, code: string, onCountry: (code: string) => void): void {
  const chosenCode = values['country']
  useEffect(() => {
    if (typeof chosenCode !== 'string' || chosenCode === '' || chosenCode === code) return
    onCountry(chosenCode)
    set('region', null)
    set('postcode', '')
  }, [chosenCode, code, onCountry, set])
}

interface AddressEditProps {
  readonly title: string
  readonly savedAddress: Address | undefined
  readonly choosing: boolean
}

const none: readonly string[] = []

function AddressEdit(props: AddressEditProps) {
  const home = useCountry().code
  const [code, setCode] = useState(props.savedAddress?.country ?? home)
  return (
    <CountryProvider value={code}>
      <AddressForm {...props} home={home} onCountry={setCode} />
    </CountryProvider>
  )
}

interface AddressFormProps extends AddressEditProps {
  /** Code of the site's country. */
  readonly home: string
  readonly onCountry: (code: string) => void
}

function AddressForm({ title, savedAddress, choosing, home, onCountry }: AddressFormProps) {
  const t = useT()
  const country = useCountry()
  const language = useLanguage()
  const abroad = useSite(({ site }) => site?.ship_to ?? none)
  const schema = useMemo(
    () => addressSchema(t, country, [home, ...abroad], language),
    [t, country, home, abroad, language],
  )
  const labels = useMemo(() => addressLabels(t, country), [t, country])
  const form = useSchemaForm(schema, valuesOf(savedAddress, home), labels)
  usePostcode(form)
  useCountryChoice(form, country.code, onCountry)
  const { save, remove, busy, removing } = useAddressActions(savedAddress)
  const leave = () => back('shop.shippingaddress')
  const submit = () =>
    form.submit(async (values) => {
      const address = await save(inputOf(values, home))
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
