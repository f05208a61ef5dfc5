import { carrierHoliday } from '@storefront/contract/domain/country/carrier-holidays'
import { View } from '@tarojs/components'
import { useLanguage, useT } from '@/i18n'
import { dayText } from '@/i18n/plan-text'
import { today } from '@/lib/time'
import { useCountry } from '@/ui/country'
import s from './Delivery.module.scss'

/** Says that parcels are late around a holiday of the country's carriers; nothing at other times. */
export function CarrierHolidayNote() {
  const t = useT()
  const language = useLanguage()
  const holiday = carrierHoliday(useCountry(), today(), language)
  if (!holiday) return null
  return (
    <View className={s.holiday} role="note">
      {t('checkout.carrierHoliday', {
        name: holiday.name,
        from: dayText(t, holiday.from),
        to: dayText(t, holiday.to),
      })}
    </View>
  )
}
