import { useQuery } from '@tanstack/react-query'
import { QUANTITY_MAX } from '@storefront/contract/constants'
import { isMobile } from '@storefront/contract/domain/account/mobile'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { ContactTools } from '@/features/account/components/contacts/ContactTools'
import { useContactSaver } from '@/features/account/useContactSaver'
import { useTextFields } from '@/features/account/useTextFields'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { askForMessages } from '@/features/site/askForMessages'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { keys, queryClient } from '@/services/query'
import { type BackInStockInput, catalogApi } from '@/services/api/catalog'
import { useSubmit } from '@/services/use-submit'
import { useCountry } from '@/ui/country'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'
import { Stepper } from '@/ui/controls/Stepper'
import { MobileField } from '@/ui/controls/MobileField'
import { TextField } from '@/ui/controls/TextField'
import s from './BackInStock.module.scss'

/** The form of a back-in-stock subscription: quantity, name and mobile number. */
export function BackInStockForm({ productId }: { readonly productId: number }) {
  const t = useT()
  const country = useCountry()
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: keys.product(productId),
    queryFn: ({ signal }) => catalogApi.product(productId, { signal }),
  })
  const screenState = useScreenState(query)
  const [quantity, setQuantity] = useState(1)
  const saver = useContactSaver()
  const form = useTextFields({ name: '', mobile: '' }, ({ name, mobile }) => ({
    name: name.trim() === '' ? t('contacts.namePlaceholder') : undefined,
    mobile: isMobile(mobile.trim(), country) ? undefined : t('contacts.mobileWrong'),
  }))
  const { submit, busy } = useSubmit(`reservation:${productId}`, (input: BackInStockInput, key: string) =>
    catalogApi.addBackInStockSubscription(input, key),
  )
  const send = async () => {
    if (!form.submit() || busy) return
    await askForMessages('stock')
    const subscription = await submit({
      product_id: productId,
      quantity,
      name: form.values.name.trim(),
      mobile: form.values.mobile.trim(),
    })
    if (!subscription) return
    saver.save({ '': form.values })
    feedback.toast(t('resv.done'), { at: 'center' })
    await Promise.all(
      [walletKeys.backInStockSubscriptions(), keys.product(productId)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
    await go('shop.reservation', {}, { replace: true })
  }
  const product = query.data
  return (
    <Screen title={t('resv.add')} state={guard ?? screenState}>
      {product ? (
        <View className={s.page}>
          <View className={s.card}>
            <View className={s.product}>
              <View className={s.pic}>
                <Picture image={product.main_image} alt="" width={72} ratio={1} />
              </View>
              <View className={s.body}>
                <View className={s.name}>{product.name}</View>
              </View>
            </View>
          </View>
          <View className={s.form}>
            <ContactTools
              person={form.values}
              saver={saver}
              onChoose={({ name, mobile }) => form.fill({ name, mobile })}
            />
            <View className={s.rows}>
              <View className={s.count}>
                {t('resv.quantity')}
                <Stepper value={quantity} max={QUANTITY_MAX} label={t('resv.quantity')} onChange={setQuantity} />
              </View>
              <TextField
                label={t('contacts.name')}
                placeholder={t('contacts.namePlaceholder')}
                maxLength={50}
                autoComplete="name"
                isRequired
                {...form.field('name')}
              />
              <MobileField
                label={t('contacts.mobile')}
                placeholder={t('contacts.mobilePlaceholder')}
                isRequired
                {...form.field('mobile')}
              />
            </View>
            <View className={s.hint}>{t('resv.hint')}</View>
            <Button wide busy={busy} onTap={() => void send()}>
              {t('resv.submit')}
            </Button>
          </View>
        </View>
      ) : null}
    </Screen>
  )
}
